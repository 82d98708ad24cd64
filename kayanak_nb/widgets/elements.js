// Small pieces every part of the page is built from. Text from outside enters as text, never as markup.

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else setAttribute(node, name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function drawn(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG_NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function setAttribute(node, name, value) {
  if (value === false || value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value === true ? "" : String(value));
}

// Writing the same text again would make a screen reader repeat it and would lose a selection.
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function show(node, visible) {
  if (node.hidden === visible) node.hidden = !visible;
}

// Makes the children of *parent* one for each of *items*, keeping the node of a key that stays (and with it the focus).
function keyed(parent, items, key, create, update) {
  const known = parent.keyedNodes ?? new Map();
  const next = new Map();
  let previous = null;
  for (const item of items) {
    const id = key(item);
    const node = known.get(id) ?? create(item);
    next.set(id, node);
    update?.(node, item);
    const place = previous ? previous.nextSibling : parent.firstChild;
    if (node !== place) parent.insertBefore(node, place);
    previous = node;
  }
  for (const [id, node] of known) if (!next.has(id)) node.remove();
  parent.keyedNodes = next;
}

function setOptions(select, options, value) {
  const wanted = JSON.stringify(options);
  if (select.dataset.options !== wanted) {
    select.replaceChildren(...options.map(([id, label]) => element("option", { value: id }, label)));
    select.dataset.options = wanted;
  }
  if (value !== undefined && select.value !== String(value)) select.value = String(value);
}

const ICONS = {
  undo: "M7 5 3 9l4 4M3 9h8a5 5 0 0 1 0 10H8",
  redo: "m15 5 4 4-4 4M19 9h-8a5 5 0 0 0 0 10h3",
  back: "M15 5 8 12l7 7M5 5v14",
  forward: "m9 5 7 7-7 7M19 5v14",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  fresh: "M12 5v14M5 12h14",
  save: "M12 4v11m-5-5 5 5 5-5M5 20h14",
  load: "M12 15V4M7 9l5-5 5 5M5 20h14",
  copy: "M9 9h10v11H9zM5 15V4h10",
  options: "M4 7h9M19 7h1M4 17h1M11 17h9M16 7m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8 17m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
  hand: "M8 12V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-6 6c-3 0-4-1.5-6.5-5.5a1.6 1.6 0 0 1 2.6-1.8L8 14",
  close: "M6 6l12 12M18 6 6 18",
  branch: "M6 4v16M6 14c0-5 12-3 12-9M15 7l3-3 3 3",
};

function icon(name) {
  const solid = name === "play";
  const path = drawn("path", { d: ICONS[name], fill: solid ? "currentColor" : "none" });
  return drawn("svg", { class: "ky-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}

function iconButton(name, act, attributes = {}) {
  return element("button", { type: "button", class: "ky-button ky-quiet", onclick: act, ...attributes }, icon(name), element("span"));
}

// A disabled button drops the focus it had; aria-disabled keeps the keyboard where it is.
function setEnabled(button, enabled) {
  setAttribute(button, "aria-disabled", enabled ? null : "true");
}

function isEnabled(button) {
  return button.getAttribute("aria-disabled") !== "true";
}

// The four seats differ in shape as well as in colour.
const SEAT_SHAPES = ["M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z", "M12 3 22 20.5H2z", "M4 4h16v16H4z", "M12 2l10 10-10 10L2 12z"];

function seatMark(seat) {
  return drawn("svg", { class: `ky-seat ky-seat-${seat}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, drawn("path", { d: SEAT_SHAPES[seat] }));
}

const LARGEST_BOARD = 1_000_000; // bytes

// A field to choose a JSON file with: *take(text)* gets what it says, *refuse(large)* is called before with whether it
// has more than *most* bytes.
function jsonField({ most, take, refuse }, attributes = {}) {
  const field = element("input", { type: "file", accept: ".json,application/json", onchange: read, ...attributes });
  async function read() {
    const [chosen] = field.files;
    if (!chosen) return;
    const large = chosen.size > most;
    refuse(large);
    if (!large) await take(await chosen.text());
    field.value = "";
  }
  return field;
}

// Hands *file*, its name and its JSON text, to the browser's downloads.
function download(root, file) {
  const url = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
  const link = element("a", { href: url, download: file.name });
  root.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
