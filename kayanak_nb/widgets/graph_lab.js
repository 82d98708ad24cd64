// The graph lab: a board to press on, and beside it what is looked at and what was found.

let labs = 0;

function renderLab({ model, el }) {
  labs += 1;
  const id = `ky-g${labs}-${Math.random().toString(36).slice(2, 6)}`;
  const panel = () => model.get("panel");
  const say = (key) => panel().texts?.[key] ?? "";
  const alarm = mountAlarm(model);
  const link = openLink(model, (silent) => alarm.complain(silent ? say("no-answer") : ""));
  const point = element("p", { class: "ky-point", "aria-hidden": "true" });
  const stage = element("div", { class: "ky-stage" });
  const controls = mountLabControls({ id, model, say, panel, post: link.post });
  const findings = mountFindings({ say, panel });
  const side = element("div", { class: "ky-side" }, controls.el, findings.el);
  const frame = element("div", { class: "ky-player ky-graph" }, alarm.el, element("div", { class: "ky-sheet" }, stage, side));
  el.classList.add("ky");
  el.append(frame);
  const board = mountBoard(stage, model, { onPick: (hole) => link.post({ type: "pick", hole }), onPoint: (label) => setText(point, label) });
  stage.append(point);

  function draw() {
    setAttribute(frame, "lang", model.get("language"));
    board.update();
    controls.update();
    findings.update();
  }

  const update = () => alarm.guarded(draw, () => say("page-error"));

  return keepDrawn({ model, el }, frame, update, [board, link]);
}

// What is looked at, how many steps, and what a press means.
function mountLabControls({ id, model, say, panel, post }) {
  const title = element("h2", { class: "ky-graph-title" });
  const language = element("select", { class: "ky-language", onchange: () => post({ type: "language", value: language.value }) });
  const boards = mountBoards({ id, say, panel, post });
  const views = mountChoice(`${id}-view`, (value) => post({ type: "view", value }));
  const tools = mountChoice(`${id}-tool`, (value) => post({ type: "tool", value }));
  const slider = element("input", { type: "range", id: `${id}-steps`, class: "ky-slider", min: 0, step: 1, oninput: () => post({ type: "steps", value: Number(slider.value) }) });
  const label = element("label", { for: slider.id });
  const count = element("output", { for: slider.id, class: "ky-where" });
  const steps = element("div", { class: "ky-row ky-graph-steps" }, label, slider, count);
  const clear = element("button", { type: "button", class: "ky-button", onclick: () => isEnabled(clear) && post({ type: "clear" }) });
  const head = element("div", { class: "ky-graph-head" }, title, language);
  const el = element("section", { class: "ky-card ky-turn ky-graph-controls" }, head, boards.el, views.el, steps, tools.el, clear);

  function update() {
    const { views: shown, tools: some, steps: walking, most, languages, free } = panel();
    setText(title, say("title"));
    setOptions(language, languages, model.get("language"));
    setAttribute(language, "aria-label", say("language"));
    boards.update();
    views.update(say("view"), shown, model.get("view"));
    tools.update(say("tool"), some, model.get("tool"));
    show(steps, walking.length > 0);
    setAttribute(slider, "max", most);
    const value = String(model.get("steps"));
    // What is being dragged is ahead of the answer.
    if (slider.value !== value && !slider.matches(":active")) slider.value = value;
    setText(label, walking[0] ?? "");
    setText(count, walking[1] ?? "");
    setAttribute(slider, "aria-valuetext", walking[1] ?? "");
    setText(clear, say("clear"));
    setEnabled(clear, !free);
  }
  return { el, update };
}

// Which board is looked at: one of those that come along, or one from a file.
function mountBoards({ id, say, panel, post }) {
  const choice = element("select", { id: `${id}-board`, onchange: () => post({ type: "board", value: choice.value }) });
  const label = element("label", { for: choice.id });
  const file = jsonField({ most: LARGEST_BOARD, take: (text) => post({ type: "load", text }), refuse }, { hidden: true });
  const open = iconButton("load", () => file.click());
  const problem = element("p", { class: "ky-notice ky-refusal", role: "alert", hidden: true });
  const el = element("div", { class: "ky-graph-board" }, label, element("div", { class: "ky-row" }, choice, open, file), problem);
  function refuse(large) {
    setText(problem, large ? say("file-too-large") : "");
    show(problem, large);
  }
  function update() {
    setText(label, say("board"));
    setOptions(choice, panel().boards, panel().ground);
    setText(open.lastChild, say("open"));
  }
  return { el, update };
}

// Radio buttons that look like buttons in a row.
function mountChoice(group, choose) {
  const legend = element("legend");
  const choices = element("div", { class: "ky-graph-choices" });
  const el = element("fieldset", { class: "ky-graph-choice" }, legend, choices);
  function create([value]) {
    const radio = element("input", { type: "radio", name: group, value, class: "ky-unseen", onchange: () => choose(value) });
    return element("label", {}, radio, element("span"));
  }
  function update(name, options, chosen) {
    setText(legend, name);
    keyed(choices, options, ([value]) => value, create, (node, [value, words]) => {
      node.firstChild.checked = value === chosen;
      setText(node.lastChild, words);
    });
  }
  return { el, update };
}

// What was found: sentences, a table, a row of a matrix.
function mountFindings({ say, panel }) {
  const notice = element("p", { class: "ky-notice ky-refusal" });
  const said = element("div", { class: "ky-graph-said" });
  const table = element("table", { class: "ky-graph-table" });
  const heading = element("h3", { class: "ky-title" });
  const row = element("div", { class: "ky-graph-row", role: "region", tabindex: 0 });
  const hint = element("p", { class: "ky-hint" });
  const matrix = element("div", {}, heading, row, hint);
  const el = element("section", { class: "ky-card ky-graph-findings" }, notice, said, table, matrix);

  // A row is scrolled once it has room: before, nothing in it has a place.
  let unseen = true;
  new ResizeObserver(() => {
    if (unseen && row.clientWidth) scrollToSome();
  }).observe(row);

  const line = (cells, head) => element("tr", {}, ...cells.map((cell) => (head ? element("th", { scope: "col" }, cell) : element("td", {}, String(cell)))));

  function update() {
    const now = panel();
    setText(notice, now.notice);
    show(notice, now.notice !== "");
    said.replaceChildren(...now.said.map((words) => element("p", {}, words)));
    show(table, now.table !== null);
    if (now.table) table.replaceChildren(element("thead", {}, line(now.table[0], true)), element("tbody", {}, ...now.table[1].map((cells) => line(cells))));
    show(matrix, now.row !== null);
    if (now.row) fillRow(now.row);
  }
  function fillRow([title, holes, numbers]) {
    const other = heading.textContent !== title;
    setText(heading, title);
    setAttribute(row, "aria-label", title);
    setText(hint, say("row-hint"));
    const body = numbers.map((number) => element("td", { "data-some": number > 0 }, String(number)));
    row.replaceChildren(element("table", {}, element("thead", {}, line(holes, true)), element("tbody", {}, element("tr", {}, ...body))));
    if (other) scrollToSome();
  }
  // Who looks at another row wants to see where it is not 0.
  function scrollToSome() {
    unseen = !row.clientWidth;
    row.scrollLeft = (row.querySelector("td[data-some]")?.offsetLeft ?? 0) - row.clientWidth / 3;
  }
  return { el, update };
}
