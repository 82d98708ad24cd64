// What stands beside the drawing: brushes, name and size, what is wrong, files, and the way to a game.

// Radio buttons that look like buttons in a row. Options are [value, words, what it is called if that is more].
function mountChips(group, choose) {
  const legend = element("legend");
  const chips = element("div", { class: "ky-chips" });
  const el = element("fieldset", { class: "ky-chip-box" }, legend, chips);
  function create([value]) {
    const radio = element("input", { type: "radio", name: group, value: String(value), class: "ky-unseen", onchange: () => choose(value) });
    return element("label", {}, radio, element("span"));
  }
  function update(name, options, chosen) {
    setText(legend, name);
    keyed(chips, options, ([value]) => value, create, (node, [value, words, called]) => {
      node.firstChild.checked = value === chosen;
      setAttribute(node.firstChild, "aria-label", called || null);
      setText(node.lastChild, words);
    });
  }
  return { el, chips, update };
}

// A control with its name above it; it is overwritten only when the kernel has something new to say.
function mountField(page, name, control, send) {
  let told;
  control.id = page.fresh();
  control.addEventListener("change", () => send(control.value));
  const label = element("label", { for: control.id });
  const el = element("div", { class: "ky-field" }, label, control);
  function update(value) {
    setText(label, page.text(name));
    if (told !== value || document.activeElement !== control) control.value = String(value);
    told = value;
  }
  return { el, control, update };
}

const numberField = (least, most) => element("input", { type: "number", min: least, max: most, step: 1, inputmode: "numeric" });

function mountTitled(page, key, ...content) {
  const title = element("h3", { class: "ky-title" });
  const el = element("section", { class: "ky-card" }, title, ...content);
  return { el, update: () => setText(title, page.text(key)) };
}

// What a press puts down.
function mountBrushes(page) {
  const heading = element("h2", { class: "ky-editor-title" });
  const language = element("select", { class: "ky-language", onchange: () => page.post({ type: "language", language: language.value }) });
  const brushes = mountChips(page.fresh(), take);
  const hint = element("p", { class: "ky-hint" });
  const close = textButton(() => page.post({ type: "renumber" }));
  const el = element("section", { class: "ky-card ky-turn" }, element("div", { class: "ky-editor-head" }, heading, language), brushes.el, close, hint);

  // In hand at once: the next stroke may begin before the kernel has answered.
  function take(floe) {
    page.model.set("brush", floe);
    page.post({ type: "brush", floe });
  }

  function update() {
    const { brushes: options, gaps } = page.panel();
    setText(heading, page.text("title"));
    setOptions(language, page.words().languages, page.model.get("language"));
    setAttribute(language, "aria-label", page.text("language"));
    brushes.update(page.text("brush"), options, page.model.get("brush"));
    const { patches } = page.model.get("kit");
    for (const [value, node] of brushes.chips.keyedNodes) setAttribute(node, "data-patch", value < 0 ? null : value % patches);
    setText(close, page.text("renumber"));
    setAttribute(close, "hidden", !gaps);
    setText(hint, page.text("brush-hint"));
  }
  return { el, update };
}

function textButton(act, attributes = {}) {
  return element("button", { type: "button", class: "ky-button", onclick: act, ...attributes });
}

// Name, size, and what lies in the box.
function mountSheet(page) {
  const typed = (type, field) => (value) => page.post({ type, [field]: value });
  const name = mountField(page, "name", element("input", { type: "text", autocomplete: "off", spellcheck: "false" }), typed("name", "name"));
  const rows = mountField(page, "rows", numberField(2, 26), resize);
  const columns = mountField(page, "columns", numberField(2, 99), resize);
  const counts = ["small", "large", "drops", "crystals"].map((what) => [what, mountField(page, what, numberField(0, 999), (count) => page.post({ type: "count", what, count }))]);
  const box = element("h3", { class: "ky-title" });
  const fields = element("div", { class: "ky-editor-fields" }, rows.el, columns.el);
  const inside = element("div", { class: "ky-editor-fields" }, ...counts.map(([, field]) => field.el));
  const card = mountTitled(page, "sheet", name.el, fields, box, inside);
  card.el.classList.add("ky-editor-sheet");
  function resize() {
    page.post({ type: "size", rows: Number(rows.control.value), columns: Number(columns.control.value) });
  }
  function update() {
    const { fields: values } = page.panel();
    card.update();
    name.update(values.name);
    rows.update(values.rows);
    columns.update(values.columns);
    setText(box, page.text("box"));
    for (const [what, field] of counts) {
      // A field for numbers shows nothing of what is none, and what is to be mended must be seen.
      setAttribute(field.control, "type", typeof values[what] === "number" ? "number" : "text");
      field.update(values[what]);
    }
  }
  return { el: card.el, update };
}

// What keeps the drawing from being a board; a fault at a hole leads there.
function mountCheck(page, focus) {
  const standing = element("p", { class: "ky-editor-standing" });
  const list = element("ul", { class: "ky-editor-faults" });
  const more = element("p", { class: "ky-hint" });
  const card = mountTitled(page, "check", standing, list, more);
  let shown = null;
  function line({ place, words, hole }) {
    const mark = hole ? element("button", { type: "button", class: "ky-button", onclick: () => focus(hole) }, place) : element("b", {}, place);
    return element("li", {}, mark, element("span", {}, words));
  }
  function update() {
    const panel = page.panel();
    card.update();
    setText(standing, panel.standing);
    setAttribute(standing, "data-ready", panel.ready);
    const wanted = JSON.stringify(panel.faults);
    if (shown !== wanted) list.replaceChildren(...panel.faults.map(line));
    shown = wanted;
    show(list, panel.faults.length > 0);
    setText(more, panel.more);
    show(more, panel.more !== "");
  }
  return { el: card.el, update };
}

// Begin with a board, save, load.
function mountFiles(page) {
  const start = mountField(page, "start", element("select"), () => {});
  const begin = textButton(() => page.post({ type: "start", board: start.control.value }));
  const file = jsonField({ most: LARGEST_BOARD, take: (text) => page.post({ type: "load", text }), refuse }, { hidden: true });
  const save = iconButton("save", () => saveBoard(page));
  const load = iconButton("load", () => file.click());
  const problem = element("p", { class: "ky-notice ky-refusal", role: "alert", hidden: true });
  const card = mountTitled(page, "files", element("div", { class: "ky-editor-row" }, start.el, begin), element("div", { class: "ky-row" }, save, load, file), problem);
  function refuse(large) {
    setText(problem, large ? page.text("file-too-large") : "");
    show(problem, large);
  }
  function update() {
    card.update();
    setOptions(start.control, page.words().starts);
    start.update(start.control.value);
    setText(begin, page.text("begin"));
    setText(save.lastChild, page.text("save"));
    setText(load.lastChild, page.text("load"));
  }
  return { el: card.el, update };
}

async function saveBoard(page) {
  const file = await page.ask({ type: "save" });
  if (!file.ok) return;
  download(page.root, file);
}

// The way to a game on this board.
function mountPlay(page) {
  const chosen = () => ({ rules: rules.control.value, players: players.control.value });
  const choose = () => page.post({ type: "choose", ...chosen() });
  const rules = mountField(page, "rules", element("select"), choose);
  const players = mountField(page, "players", element("select"), choose);
  const go = element("button", { type: "button", class: "ky-button ky-act", onclick: () => page.post({ type: "play", ...chosen() }) });
  const stop = textButton(() => page.post({ type: "stop" }));
  const card = mountTitled(page, "play", element("div", { class: "ky-editor-row" }, rules.el, players.el), element("div", { class: "ky-row" }, go, stop));
  function update() {
    const { chosen: now, playing } = page.panel();
    card.update();
    setOptions(rules.control, page.words().rules);
    setOptions(players.control, page.words().players);
    rules.update(now[0]);
    players.update(now[1]);
    setText(go, page.text("play-now"));
    setText(stop, page.text("stop"));
    show(stop, playing);
  }
  return { el: card.el, update };
}
