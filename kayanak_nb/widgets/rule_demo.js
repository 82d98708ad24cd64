// A clause on a small board: step by step, each step in words.

function mountDemo(reader) {
  const title = element("h4", { id: reader.fresh() });
  const close = element("button", { type: "button", class: "ky-close", onclick: leave }, icon("close"));
  const canvas = element("canvas", { role: "img" });
  const picture = element("div", { class: "ky-demo-board" }, canvas);
  const back = iconButton("back", () => go(back, -1), { class: "ky-button" });
  const forward = iconButton("forward", () => go(forward, 1), { class: "ky-button ky-act" });
  const where = element("span", { class: "ky-where" });
  const told = element("div", { class: "ky-told", role: "status" });
  const summary = element("summary");
  const inWords = element("pre", { tabindex: "0" });
  const words = element("details", { class: "ky-words" }, summary, inWords);
  const side = element("div", { class: "ky-demo-side" }, element("div", { class: "ky-demo-steps" }, back, forward, where), told, words);
  const el = element("section", { class: "ky-demo ky-card", tabindex: "-1", "aria-labelledby": title.id }, title, close, element("div", { class: "ky-demo-sheet" }, picture, side));
  let dark = false;
  let shown = null;
  let step = 0;

  // The step is named, not counted on: two quick presses, or two views, go where they say.
  function go(button, by) {
    if (!isEnabled(button)) return;
    step += by;
    reader.read({ do: "step", step });
    enable(reader.demo().last);
  }

  function leave() {
    const opener = el.parentNode.querySelector(`[data-demo="${CSS.escape(reader.demo().clause)}"]`);
    reader.read({ do: "close" });
    opener?.focus();
  }

  function enable(last) {
    setEnabled(back, step > 0);
    setEnabled(forward, step < last);
  }

  function paint() {
    const back_ = reader.get("reader_back");
    if (back_.width && shown?.clause) paintScene(canvas, back_, shown.front, dark);
  }

  function update() {
    const demo = reader.demo();
    if (shown === demo) return;
    const before = shown?.clause;
    shown = demo;
    if (!demo.clause) return;
    step = demo.step;
    enable(demo.last);
    setText(title, demo.title);
    setAttribute(close, "aria-label", reader.text("demo-close"));
    setAttribute(canvas, "aria-label", demo.label);
    for (const [button, key] of [[back, "step-back"], [forward, "step-forward"]]) setText(button.lastChild, reader.text(key));
    setText(where, demo.where);
    setText(summary, reader.text("words"));
    setText(inWords, demo.in_words);
    setAttribute(inWords, "aria-label", reader.text("words"));
    if (before !== demo.clause) words.open = false;
    tell(demo);
    paint();
  }

  function tell({ tone, told: lines, clause }) {
    const wanted = JSON.stringify([tone, lines]);
    if (told.dataset.shown === wanted) return;
    told.dataset.shown = wanted;
    const alarm = tone === "refusal" ? [element("b", { class: "ky-not-allowed" }, reader.text("not-allowed"))] : [];
    told.className = `ky-told ky-notice ky-${tone}`;
    told.replaceChildren(...alarm, ...lines.map(([words_, id, name]) => element("p", {}, words_, id ? element("small", { "data-this": id === clause }, name) : null)));
  }

  const stopWatching = watchScene(canvas, paint);
  const forgetTheme = followTheme((now) => {
    dark = now;
    paint();
  });
  return {
    el,
    update,
    close: () => {
      stopWatching();
      forgetTheme();
    },
  };
}
