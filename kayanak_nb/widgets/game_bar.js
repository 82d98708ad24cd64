// New game, save, load, code, language and settings.

// A dialog of the browser's own: it keeps the focus inside, Escape closes it, and it lies above everything.
function mountDialog(page) {
  const title = element("h2", { id: page.fresh() });
  const body = element("div", { class: "ky-dialog-body" });
  const close = element("button", { type: "button", class: "ky-close", onclick: () => el.close() }, icon("close"));
  const el = element("dialog", { class: "ky-dialog", "aria-labelledby": title.id }, title, close, body);
  el.addEventListener("click", (event) => {
    if (event.target === el) el.close();
  });
  function open(name, ...content) {
    setText(title, page.text(name));
    setAttribute(el, "lang", page.model.get("language"));
    setAttribute(close, "aria-label", page.text("close"));
    body.replaceChildren(...content);
    if (!el.open) el.showModal();
  }
  return { el, body, open, close: () => el.close() };
}

// What went wrong inside a dialog, told there: a sentence, and one line for each fault.
function mountFaults() {
  const el = element("div", { role: "alert" });
  function tell(words, lines = []) {
    const list = element("ul", {}, ...lines.map((line) => element("li", {}, line)));
    el.replaceChildren(element("div", { class: "ky-notice ky-refusal" }, element("p", {}, words), list));
  }
  return { el, tell };
}

// A control below its name. The name is not wrapped around it: then the options of a list would be part of the name.
function field(page, key, control) {
  control.id = page.fresh();
  return element("div", { class: "ky-field" }, element("label", { for: control.id }, page.text(key)), control);
}

function mountGameBar(page) {
  const dialog = mountDialog(page);
  const fresh = iconButton("fresh", () => openNewGame(page, dialog));
  const save = iconButton("save", () => saveGame(page));
  const load = iconButton("load", () => openLoad(page, dialog));
  const copy = iconButton("copy", () => copyCode(page, dialog));
  const options = iconButton("options", () => openOptions(page, dialog));
  const language = element("select", { class: "ky-language", onchange: () => page.post({ type: "language", language: language.value }) });
  const el = element("div", { class: "ky-bar", role: "group" }, fresh, save, load, copy, language, options, dialog.el);
  page.openNewGame = () => openNewGame(page, dialog);
  function update() {
    setAttribute(el, "aria-label", page.text("bar"));
    for (const [button, key] of [[fresh, "new-game"], [save, "save"], [load, "load"], [copy, "copy-code"], [options, "options"]]) setText(button.lastChild, page.text(key));
    setOptions(language, page.setup().languages, page.model.get("language"));
    setAttribute(language, "aria-label", page.text("language"));
  }
  return { el, update };
}

async function saveGame(page) {
  const file = await page.ask({ type: "save" });
  if (!file.text) return;
  download(page.root, file);
}

const LARGEST_FILE = 4_000_000; // bytes; a saved game has some ten thousand

function openLoad(page, dialog) {
  const faults = mountFaults();
  const file = jsonField({ most: LARGEST_FILE, take: (text) => send({ type: "load", text }), refuse });
  const code = element("textarea", { rows: 3, spellcheck: "false", autocomplete: "off" });
  const go = element("button", { type: "button", class: "ky-button ky-act", onclick: () => send({ type: "code", code: code.value }) }, page.text("load-code"));
  async function send(message) {
    const answer = await page.ask(message);
    if (answer.ok) dialog.close();
    else faults.tell(answer.problem, answer.faults);
  }
  function refuse(large) {
    if (large) faults.tell(page.text("file-too-large"));
  }
  dialog.open("load-title",
    field(page, "load-file", file), field(page, "load-paste", code), faults.el, element("div", { class: "ky-ends" }, go));
}

async function copyCode(page, dialog) {
  const { code } = page.panel();
  try {
    await navigator.clipboard.writeText(code);
    page.post({ type: "copied" });
  } catch {
    const field = element("textarea", { rows: 3, readonly: true, "aria-label": page.text("copy-code"), onfocus: () => field.select() }, code);
    dialog.open("copy-code", element("p", {}, page.text("copy-yourself")), field, element("p", { class: "ky-hint" }, page.text("code-reveals")));
    field.select();
  }
}

function openOptions(page, dialog) {
  const switches = page.setup().switches.map((name) => {
    const box = element("input", { type: "checkbox", onchange: () => page.post({ type: "option", name, on: box.checked }) });
    box.checked = page.panel()[name];
    return element("label", { class: "ky-switch" }, box, element("span", {}, element("b", {}, page.text(`option-${name}`)), element("small", {}, page.text(`option-${name}-why`))));
  });
  dialog.open("options", ...switches, ...oddsOption(page), element("p", { class: "ky-hint" }, page.panel().about));
}
