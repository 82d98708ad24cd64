// The board editor: the drawing, and beside it all that belongs to a board.

let editors = 0;

function renderEditor({ model, el }) {
  editors += 1;
  const id = `ky-e${editors}-${Math.random().toString(36).slice(2, 6)}`;
  let ids = 0;
  const alarm = mountAlarm(model);
  const link = openLink(model, (silent) => alarm.complain(silent ? page.text("no-answer") : ""));
  const page = {
    model, root: el, post: link.post, ask: link.ask,
    fresh: () => `${id}-${(ids += 1)}`,
    words: () => model.get("words"),
    text: (key) => model.get("words").texts?.[key] ?? key,
    panel: () => model.get("panel"),
  };
  const point = element("p", { class: "ky-point", "aria-hidden": "true" });
  const notice = mountEditorNotice(page);
  const bar = mountEditorBar(page);
  const surface = element("div");
  const finished = mountFinished(model);
  const stage = element("div", { class: "ky-stage" }, bar.el, surface, finished.el);
  const drawing = mountDrawing(surface, model, {
    onStroke: (holes, floe) => link.post({ type: "stroke", holes, floe }),
    onPoint: (label) => setText(point, label),
  });
  stage.append(point, notice.el);
  const brushes = mountBrushes(page);
  const beside = [mountCheck(page, drawing.focus), mountSheet(page)];
  const below = [mountFiles(page), mountPlay(page)];
  const rest = [...beside, ...below];
  const side = element("div", { class: "ky-side" }, brushes.el, ...beside.map((part) => part.el));
  const foot = element("div", { class: "ky-editor-below" }, ...below.map((part) => part.el));
  const frame = element("div", { class: "ky-player ky-editor", role: "group" }, alarm.el, element("div", { class: "ky-sheet" }, stage, side, foot));
  el.classList.add("ky");
  el.append(frame);

  function draw() {
    const drawingNow = model.get("view") === "draw";
    setAttribute(frame, "lang", model.get("language"));
    setAttribute(frame, "aria-label", page.text("title"));
    show(surface, drawingNow);
    show(point, drawingNow);
    show(finished.el, !drawingNow);
    for (const part of [bar, drawing, finished, notice, brushes, ...rest]) part.update();
  }

  const update = () => alarm.guarded(draw, () => page.text("page-error"));

  return keepDrawn({ model, el }, frame, update, [drawing, finished, link]);
}

// Above the stage: what is seen there, undo and redo.
function mountEditorBar(page) {
  const views = mountChips(page.fresh(), (view) => page.post({ type: "look", at: view }));
  const undo = iconButton("undo", () => isEnabled(undo) && page.post({ type: "undo" }));
  const redo = iconButton("redo", () => isEnabled(redo) && page.post({ type: "redo" }));
  const el = element("div", { class: "ky-editor-bar" }, views.el, element("div", { class: "ky-row" }, undo, redo));
  function update() {
    const panel = page.panel();
    views.update(page.text("view"), page.words().views, page.model.get("view"));
    setText(undo.lastChild, page.text("undo"));
    setText(redo.lastChild, page.text("redo"));
    setEnabled(undo, panel.undo);
    setEnabled(redo, panel.redo);
  }
  return { el, update };
}

// What is said to whoever draws: why something cannot be, or that it is done.
function mountEditorNotice(page) {
  const words = element("p");
  const list = element("ul");
  const close = element("button", { type: "button", class: "ky-close", onclick: () => page.post({ type: "dismiss" }) }, icon("close"));
  const el = element("div", { class: "ky-notice ky-refusal" }, words, list, close);
  function update() {
    const { notice } = page.panel();
    show(el, notice !== null);
    if (notice === null) return;
    setText(words, notice[0]);
    list.replaceChildren(...notice[1].map((line) => element("li", {}, line)));
    show(list, notice[1].length > 0);
    setAttribute(close, "aria-label", page.text("close"));
  }
  return { el, update };
}
