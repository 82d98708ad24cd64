// The whole player: board, what to do, timeline, log, and the bar for the game as a whole.

const SOON = 40; // milliseconds: two frames or so
let pages = 0;

function renderPlayer({ model, el }) {
  pages += 1;
  const id = `ky-${pages}-${Math.random().toString(36).slice(2, 6)}`;
  let ids = 0;
  const silence = element("div", { role: "alert" });
  const complain = (key) => silence.replaceChildren(element("p", { class: "ky-notice ky-alarm" }, page.text(key)));
  const link = openLink(model, (silent) => {
    if (silent) complain("no-answer");
    else silence.replaceChildren();
  });
  const page = {
    id, model, root: el, post: link.post, ask: link.ask, silent: link.silent,
    fresh: () => `${id}-${(ids += 1)}`,
    text: (key) => model.get("texts")[key] ?? key,
    clause: (clause) => model.get("clauses")[clause] ?? [clause, ""],
    panel: () => model.get("panel"),
    setup: () => model.get("setup"),
    serial: () => model.get("serial"),
  };

  const point = element("p", { class: "ky-point", "aria-hidden": "true" });
  const notice = mountNotice(page);
  const turn = mountTurn(page);
  const buckets = mountBuckets(page);
  const odds = mountOdds(page);
  const log = mountLog(page);
  const transport = mountTransport(page);
  const bar = mountGameBar(page);
  const words = mountWords(page);
  const clock = startClock(page);
  const reader = mountReaderDialog(page);
  const stage = element("div", { class: "ky-stage" });
  const side = element("div", { class: "ky-side" }, turn.el, odds.el, buckets.el, log.el);
  const sheet = element("div", { class: "ky-sheet" }, stage, side, transport.el, bar.el, words.el);
  const frame = element("div", { class: "ky-player", role: "group" }, silence, sheet, reader.el);
  el.classList.add("ky");
  el.append(frame);
  const board = mountBoard(stage, model, {
    onPick: (hole) => page.post({ type: "pick", hole }),
    onPoint: (label) => setText(point, label),
    onLetGo: () => model.get("chosen") && page.post({ type: "drop" }),
    onMove: (place) => page.post({ type: "play", kind: "slide", place }),
  });
  page.preview = board.preview;
  stage.append(point, notice.el);

  const first = [notice, turn, transport, clock];
  const then = [odds, buckets, bar, log, words, reader];
  let drawn = false;
  let rest = null;
  function update() {
    guarded(draw);
  }
  function guarded(step) {
    try {
      step();
    } catch (error) {
      console.error(error);
      complain("page-error");
    }
  }
  function draw() {
    const panel = page.panel();
    if (!panel.mode) return;
    const focus = focusInside(frame);
    setAttribute(frame, "lang", model.get("language"));
    setAttribute(frame, "aria-label", page.text("title"));
    frame.dataset.mode = panel.mode;
    frame.dataset.mood = panel.mood;
    board.update();
    for (const part of first) part.update(panel);
    // The eye is on the board: what can wait comes two frames later, so that the picture is there sooner.
    if (drawn) rest ??= setTimeout(() => guarded(drawRest), SOON);
    else drawRest();
    drawn = true;
    if (focus) keepFocus(frame, focus);
  }
  function drawRest() {
    clearTimeout(rest);
    rest = null;
    for (const part of then) part.update(page.panel());
  }

  return keepDrawn({ model, el }, frame, update, [{ close: () => clearTimeout(rest) }, board, clock, reader, link]);
}

function focusInside(frame) {
  const { activeElement } = frame.getRootNode();
  return frame.contains(activeElement) ? activeElement : null;
}

// When the control that had the focus is gone (the dice are thrown, the last pip spent), the next thing to do gets it.
function keepFocus(frame, had) {
  // The board looks after its own: who went a way that is no longer there stands where it began.
  if (!had.isConnected && focusInside(frame)) return;
  const waiting = had.matches(".ky-head");
  if (had.isConnected && !had.closest("[hidden]") && !waiting) return;
  const next = [...frame.querySelectorAll("[data-primary]")].find((node) => node.checkVisibility());
  if (next || !waiting) (next ?? frame.querySelector(".ky-head")).focus({ preventScroll: true });
}

// The same in words: the board as text and what was last announced, for everybody who opens it.
function mountWords(page) {
  const summary = element("summary");
  const said = element("p");
  const board = element("pre", { tabindex: "0", role: "group" });
  let shown = false;
  const el = element("details", { class: "ky-words", ontoggle: ask }, summary, said, board);
  // Words for the whole board take their time: they come only while somebody wants them.
  function ask() {
    if (el.open !== page.panel().in_words) page.post({ type: "option", name: "in_words", on: el.open });
  }
  function update(panel) {
    if (shown !== panel.in_words) el.open = panel.in_words;
    shown = panel.in_words;
    setText(summary, page.text("words"));
    setText(said, page.model.get("announcement"));
    setText(board, page.model.get("text_board"));
    setAttribute(board, "aria-label", page.text("text-board"));
  }
  return { el, update };
}
