// The rule reader as a widget of its own.

let readers = 0;

function renderRules({ model, el }) {
  readers += 1;
  const id = `ky-r${readers}-${Math.random().toString(36).slice(2, 6)}`;
  let ids = 0;
  const alarm = element("div", { role: "alert" });
  const link = openLink(model, (silent) => complain(silent ? model.get("reader_kit").texts["no-answer"] : ""));
  const frame = element("div", { class: "ky-player" }, alarm);
  const reader = mountReader(frame, { get: (name) => model.get(name), read: (read) => link.post({ read }), fresh: () => `${id}-${(ids += 1)}` });
  el.classList.add("ky");
  el.append(frame);

  function complain(words) {
    const said = words || model.get("alarm");
    if (alarm.textContent !== said) alarm.replaceChildren(...(said ? [element("p", { class: "ky-notice ky-alarm" }, said)] : []));
  }

  function update() {
    try {
      reader.update();
      complain("");
    } catch (error) {
      console.error(error);
      complain(model.get("reader_kit").texts["page-error"]);
    }
  }

  // Lab's one-letter shortcuts must not hear what is typed here; Ctrl+S and its like may pass.
  frame.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.altKey && !event.metaKey) event.stopPropagation();
  });
  const forgetTheme = followTheme((dark) => (el.dataset.theme = dark ? "dark" : "light"));
  model.on("change", update);
  update();
  return () => {
    model.off("change", update);
    forgetTheme();
    reader.close();
    link.close();
  };
}
