// Dice drawn as dice: a symbol, and below it the pips.

const DIE_SYMBOLS = {
  walk: [
    { d: "M-10 -14c4 -1 6.5 3 6 8 -.3 3 -1.5 4.5 -4 4.7 -2.6 .2 -4 -1 -4.8 -4 -1.2 -4.3 0 -8 2.8 -8.7z" },
    { d: "M-11.5 1.5c2.5 -.1 4.2 0 5 .1 .5 3 -.4 5 -2.6 5.2 -2.1 .1 -2.9 -2 -2.4 -5.3z" },
    { d: "M10 -8c-4 -1 -6.5 3 -6 8 .3 3 1.5 4.5 4 4.7 2.6 .2 4 -1 4.8 -4 1.2 -4.3 0 -8 -2.8 -8.7z" },
    { d: "M11.5 7.5c-2.5 -.1 -4.2 0 -5 .1 -.5 3 .4 5 2.6 5.2 2.1 .1 2.9 -2 2.4 -5.3z" },
  ],
  dig: [
    { d: "M-12 13 7 -7", line: 4 },
    { d: "M-7.5 -11.5C2 -13.5 12.5 -3.5 11 8 8.5 .5 1 -8 -7.5 -11.5z" },
  ],
  fish: [
    { d: "M-15 0C-9 -9.5 3 -10 9 -1.5L16 -8c-1.5 5 -1.5 11 0 16L9 1.5C3 10 -9 9.5 -15 0z" },
    { d: "M-8.5 -2.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z", hole: true },
  ],
  any: [{ d: "M-6.5 -6.5C-6.5 -15 7.5 -15 7.5 -6.5 7.5 -1 .5 -1.5 .5 5", line: 4.5 }, { d: "M-2 11.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z" }],
  bear: [
    { d: "M0 -2C6 -2 11.5 4 11.5 9C11.5 14.5 5 12.5 0 12.5S-11.5 14.5 -11.5 9C-11.5 4 -6 -2 0 -2z" },
    { d: "M-15.4 -2.5a3.4 4.3 0 1 0 6.8 0a3.4 4.3 0 1 0 -6.8 0zM-8.2 -9.5a3.5 4.8 0 1 0 7 0a3.5 4.8 0 1 0 -7 0zM1.2 -9.5a3.5 4.8 0 1 0 7 0a3.5 4.8 0 1 0 -7 0zM8.6 -2.5a3.4 4.3 0 1 0 6.8 0a3.4 4.3 0 1 0 -6.8 0z" },
  ],
  drop: [{ d: "M0 -15C5 -7.5 10 -2.5 10 4A10 10 0 1 1 -10 4C-10 -2.5 -5 -7.5 0 -15z" }, { d: "M-5.5 4.5A5.5 5.5 0 0 0 0 10", line: 2, hole: true }],
  crystal: [
    { d: "M0 -14V14M-12.1 -7 12.1 7M-12.1 7 12.1 -7", line: 3 },
    { d: "M-4 -12.5 0 -9 4 -12.5M-4 12.5 0 9 4 12.5M-13 -2.8 -7.8 -4.5 -8.8 -9.8M13 2.8 7.8 4.5 8.8 9.8M-13 2.8 -7.8 4.5 -8.8 9.8M13 -2.8 7.8 -4.5 8.8 -9.8", line: 2.2 },
  ],
};

const CENTRE_PIPS = { 1: [[0, 0]], 2: [[-9, -9], [9, 9]], 3: [[-11, -11], [0, 0], [11, 11]], 4: [[-9, -9], [9, -9], [-9, 9], [9, 9]] };

function symbolMark(symbol) {
  const marks = (DIE_SYMBOLS[symbol] ?? []).map(({ d, line, hole }) =>
    drawn("path", { d, class: `${line ? "ky-line" : "ky-solid"}${hole ? " ky-hole" : ""}`, ...(line ? { "stroke-width": line } : {}) }));
  return drawn("g", { class: "ky-symbol" }, ...marks);
}

function pipRow(pips) {
  return Array.from({ length: pips }, (_, index) => drawn("circle", { class: "ky-pip", cx: (index - (pips - 1) / 2) * 10, cy: 21, r: 3.4 }));
}

// *symbol* null is a die not thrown yet; *mute* is a symbol that does not count under these rules.
function dieFace({ die, symbol, pips, name, mute }) {
  const picture = drawn("svg", { class: `ky-die ky-die-${die}${mute ? " ky-mute" : ""}${symbol ? "" : " ky-blank"}`, viewBox: "-32 -32 64 64" });
  picture.append(drawn("rect", { class: "ky-die-body", x: -29, y: -29, width: 58, height: 58, rx: 14 }));
  if (name) {
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", name);
  } else picture.setAttribute("aria-hidden", "true");
  if (symbol === "plain" || symbol === "own") {
    for (const [cx, cy] of CENTRE_PIPS[pips] ?? []) picture.append(drawn("circle", { class: "ky-pip", cx, cy, r: 4.6 }));
    if (!CENTRE_PIPS[pips]) picture.append(...pipRow(pips));
  } else if (symbol) {
    const mark = symbolMark(symbol);
    mark.setAttribute("transform", "translate(0 -6) scale(1.05)");
    picture.append(mark, ...pipRow(pips));
  }
  return picture;
}
