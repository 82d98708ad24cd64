// What to do now: whose turn it is, the dice, and every legal move as a button with its places.

function mountTurn(page) {
  const head = mountStatus();
  const dice = mountDice(page);
  const moves = mountMoves(page);
  const luck = mountCatch(page);
  const wait = mountWaiting(page);
  const parts = [head, dice, luck, moves, wait];
  const el = element("section", { class: "ky-card ky-turn" }, ...parts.map((part) => part.el));
  function update(panel) {
    setAttribute(el, "aria-label", page.text("turn"));
    for (const part of parts) part.update(panel);
  }
  return { el, update };
}

function mountStatus() {
  const mark = element("span", { class: "ky-mark" });
  const words = element("strong", { class: "ky-status" });
  const pips = element("span", { class: "ky-budget", "aria-hidden": "true" });
  const hint = element("p", { class: "ky-hint" });
  const el = element("div", { class: "ky-head", tabindex: "-1" }, mark, words, pips, hint);
  let seat = null;
  function update(panel) {
    if (seat !== panel.seat) mark.replaceChildren(panel.seat === null ? "" : seatMark(panel.seat));
    seat = panel.seat;
    setText(words, panel.status);
    setText(hint, panel.hint);
    show(hint, panel.hint !== "");
    if (pips.childElementCount !== panel.pips) pips.replaceChildren(...Array.from({ length: panel.pips }, () => element("i")));
    [...pips.children].forEach((pip, index) => pip.classList.toggle("ky-spent", index >= panel.budget));
  }
  return { el, update };
}

// Refusals and news are polite; what went wrong interrupts. The regions stay while their contents come and go, or a
// screen reader would not notice.
function mountNotice(page) {
  const polite = element("div", { role: "status" });
  const alarm = element("div", { role: "alert" });
  const el = element("div", { class: "ky-notices" }, polite, alarm);
  function fill(region, notice) {
    const wanted = JSON.stringify(notice);
    if (region.dataset.shown === wanted) return;
    region.dataset.shown = wanted;
    region.replaceChildren(...(notice ? [noticeBox(page, notice)] : []));
  }
  function update(panel) {
    const alarming = panel.notice?.tone === "alarm";
    fill(polite, alarming ? null : panel.notice);
    fill(alarm, alarming ? panel.notice : null);
  }
  return { el, update };
}

function noticeBox(page, notice) {
  const box = element("div", { class: `ky-notice ky-${notice.tone}` }, element("p", {}, notice.text));
  if (notice.more.length) box.append(element("ul", {}, ...notice.more.map((line) => element("li", {}, line))));
  if (notice.clause) box.append(clauseNote(page, notice.clause));
  for (const [move, label] of notice.offers) {
    box.append(element("button", { type: "button", class: "ky-button ky-act", onclick: () => page.post({ type: "play", ...move }) }, label));
  }
  box.append(element("button", { type: "button", class: "ky-close", "aria-label": page.text("close"), onclick: () => page.post({ type: "dismiss" }) }, icon("close")));
  return box;
}

// The clause an event or a refusal rests on: its name, and on demand what it says.
function clauseNote(page, clause) {
  const [title, says] = page.clause(clause);
  const compare = element("button", { type: "button", class: "ky-button ky-quiet ky-compare-open", "aria-haspopup": "dialog", onclick: () => page.openReader(clause) }, page.text("compare-texts"));
  return element("details", { class: "ky-clause" }, element("summary", {}, title), element("p", {}, says), compare);
}

function mountDice(page) {
  const faces = element("div", { class: "ky-dice" });
  const roll = element("button", { type: "button", class: "ky-button ky-act ky-main", "data-primary": "", onclick: () => page.post({ type: "roll" }) });
  const chooser = mountChooser(page);
  const el = element("div", { class: "ky-dice-row" }, faces, roll, chooser.el);
  let shown = "";
  function update(panel) {
    const wanted = JSON.stringify(panel.dice);
    if (wanted !== shown) {
      faces.replaceChildren(...panel.dice.map(dieFace));
      faces.classList.toggle("ky-thrown", shown !== "" && panel.dice.some((die) => die.symbol));
      shown = wanted;
    }
    show(el, panel.mode !== "place");
    setText(roll, page.text("roll"));
    show(roll, panel.mode === "roll");
    show(chooser.el, panel.mode === "roll");
    if (panel.mode === "roll") chooser.update();
  }
  return { el, update };
}

// The teacher's way: the faces set by hand.
function mountChooser(page) {
  const summary = element("summary");
  const body = element("div", { class: "ky-chooser-body" });
  const set = element("button", { type: "button", class: "ky-button", onclick: submit });
  const el = element("details", { class: "ky-chooser" }, summary, body, set);
  const chosen = {};
  let shown = null;
  function submit() {
    page.post({ type: "faces", white: chosen.white, blue: chosen.blue ?? null });
    el.open = false;
  }
  function group(die, name, faces) {
    chosen[die] = 0;
    const legend = element("legend", {}, name);
    const radios = faces.map((face, index) => {
      const radio = element("input", { type: "radio", name: `${page.id}-${die}`, class: "ky-unseen", "aria-label": face.name, onchange: () => (chosen[die] = index) });
      radio.checked = index === 0;
      return element("label", { title: face.name }, radio, dieFace({ ...face, die, name: "" }));
    });
    return element("fieldset", {}, legend, ...radios);
  }
  function update() {
    setText(set, page.text("set-faces"));
    setText(summary, page.text("faces-by-hand"));
    const { dice } = page.setup();
    if (shown === dice) return;
    shown = dice;
    body.replaceChildren(...dice.map(({ die, name, faces }) => group(die, name, faces)));
  }
  return { el, update };
}

function mountCatch(page) {
  const words = element("p");
  const luck = element("button", { type: "button", class: "ky-button ky-act ky-main", "data-primary": "", onclick: () => page.post({ type: "luck" }) });
  const choice = element("select", { id: page.fresh() });
  const label = element("label", { for: choice.id });
  const set = element("button", { type: "button", class: "ky-button", onclick: () => page.post({ type: "catch", choice: Number(choice.value) }) });
  const hint = element("p", { class: "ky-hint" });
  const summary = element("summary");
  const details = element("details", { class: "ky-chooser" }, summary, element("div", { class: "ky-row" }, label, choice, set), hint);
  const el = element("div", { class: "ky-catch" }, words, luck, details);
  function update(panel) {
    show(el, panel.mode === "catch");
    if (panel.mode !== "catch") return;
    setText(words, panel.catch_text);
    setText(luck, page.text("luck"));
    setText(summary, page.text("catch-by-hand"));
    setText(label, page.text("catch"));
    setText(set, page.text("set-catch"));
    setText(hint, page.text("catch-odds"));
    setOptions(choice, panel.catches.map((name, index) => [index, name]));
  }
  return { el, update };
}

function mountMoves(page) {
  const legend = element("legend");
  const rows = element("div", { class: "ky-rows" });
  const done = element("button", { type: "button", class: "ky-button ky-done", onclick: () => page.post({ type: "play", kind: "done" }) });
  const el = element("fieldset", { class: "ky-moves" }, legend, rows, done);
  function update(panel) {
    const active = panel.mode === "act" || panel.mode === "place";
    show(el, active);
    if (!active) return;
    setText(legend, page.text(panel.rows.length > 1 ? "your-moves" : "your-move"));
    keyed(rows, panel.rows, (row) => row.kind, (row) => createRow(page, row.kind), (node, row) => node.fill(row, panel));
    setText(done, panel.done ?? "");
    show(done, panel.done !== null);
    setAttribute(done, "data-primary", panel.rows.length ? null : "");
  }
  return { el, update };
}

// One kind of move: what a click on the board means (where there is a choice), the places, and the button. Some go from
// one place to another: then the second list shows what the first one leads to.
function createRow(page, kind) {
  const radio = element("input", { type: "radio", name: `${page.id}-kind`, onchange: () => page.post({ type: "kind", kind }) });
  const name = element("label", { class: "ky-kind" }, radio, element("span"));
  const places = element("select", { class: "ky-from", onchange: take });
  const ends = element("select", { class: "ky-to", onchange: preview });
  const act = element("button", { type: "button", class: "ky-button ky-act", onclick: () => page.post({ type: "play", kind, place: place() }) });
  const node = element("div", { class: "ky-row", "data-kind": kind }, name, places, ends, act);
  let shown = null;
  const place = () => (shown.then ? `${places.value}:${ends.value}` : places.value);

  function take() {
    if (!shown.then) return;
    fillEnds();
    page.post({ type: "take", kind, place: places.value });
  }

  function preview() {
    if (shown.preview) page.preview(place());
  }

  function fillEnds() {
    const ways = shown.then[places.value];
    setOptions(ends, ways.map((end) => [end, shown.names[end]]), ways.includes(ends.value) ? ends.value : ways[0]);
  }

  for (const event of ["pointerenter", "focusin"]) node.addEventListener(event, preview);
  for (const event of ["pointerleave", "focusout"]) node.addEventListener(event, () => shown.preview && page.preview(null));

  node.fill = (row, panel) => {
    shown = row;
    const chosen = panel.kind === kind || row.places === undefined;
    show(radio, (row.choice ?? true) && panel.rows.length > 1 && row.places !== undefined);
    radio.checked = chosen;
    setText(name.lastChild, row.label ?? "");
    show(name, row.label !== undefined);
    show(places, row.places !== undefined && !row.fixed);
    show(ends, row.then !== undefined);
    setAttribute(places, "aria-label", row.label);
    setAttribute(ends, "aria-label", row.to);
    if (row.places) setOptions(places, row.places, row.chosen ?? undefined);
    if (row.then) fillEnds();
    setText(act, row.verb);
    node.classList.toggle("ky-chosen", chosen);
    node.classList.toggle("ky-two", row.then !== undefined);
    node.classList.toggle("ky-whole", row.places === undefined);
    act.classList.toggle("ky-main", row.places === undefined);
    setAttribute(act, "data-primary", chosen ? "" : null);
    if (node.matches(":hover, :focus-within")) preview();
  };
  return node;
}

// While a bot is at it, and when all is over.
function mountWaiting(page) {
  const words = element("p");
  const next = element("button", { type: "button", class: "ky-button ky-act ky-main", "data-primary": "", onclick: () => page.post({ type: "next" }) });
  const again = element("button", { type: "button", class: "ky-button ky-act ky-main", "data-primary": "", onclick: () => page.openNewGame() });
  const el = element("div", { class: "ky-waiting" }, words, next, again);
  function update(panel) {
    show(el, panel.mode === "bot" || panel.mode === "over");
    show(next, panel.mode === "bot" && !panel.timeline.running);
    show(again, panel.mode === "over");
    setText(words, panel.result ?? "");
    show(words, words.textContent !== "");
    setText(next, page.text("bot-step"));
    setText(again, page.text("new-game"));
  }
  return { el, update };
}
