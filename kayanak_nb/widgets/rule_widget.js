// The rule reader as a widget of its own.

let readers = 0;

function renderRules({ model, el }) {
  readers += 1;
  const id = `ky-r${readers}-${Math.random().toString(36).slice(2, 6)}`;
  let ids = 0;
  const alarm = mountAlarm(model);
  const link = openLink(model, (silent) => alarm.complain(silent ? model.get("reader_kit").texts["no-answer"] : ""));
  const frame = element("div", { class: "ky-player" }, alarm.el);
  const reader = mountReader(frame, { get: (name) => model.get(name), read: (read) => link.post({ read }), fresh: () => `${id}-${(ids += 1)}` });
  el.classList.add("ky");
  el.append(frame);

  function draw() {
    reader.update();
  }

  const update = () => alarm.guarded(draw, () => model.get("reader_kit").texts["page-error"]);

  return keepDrawn({ model, el }, frame, update, [reader, link]);
}
