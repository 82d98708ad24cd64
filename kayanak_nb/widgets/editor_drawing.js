// The drawing of a board: cells to press or to drag over, painted from numbers, and the finished board.

const LOOSE = -1;
const ERASER = -2;
const STROKE_STEP = 8; // CSS pixels: finer than any cell, so that a quick stroke leaves none out

// Mounts the drawing of *model* in *host*. Traits read: kit, ground, words, cells, marks, brush, and those of a board.
// *onStroke(holes, floe)* is called with what was drawn, *onPoint(label)* follows mouse and focus.
function mountDrawing(host, model, { onStroke, onPoint }) {
  const known = {};
  let stroke = null;
  let drawn = false;
  let ahead = null; // what the cells are going to be, until the kernel has said so

  const cells = () => ahead ?? model.get("cells");
  const cellOf = (id) => (id.charCodeAt(0) - 65) * model.get("ground").columns + Number(id.slice(1)) - 1;

  // Returns what *make* makes of the *sources*, the very same again as long as these are.
  function derived(name, sources, make) {
    const last = known[name];
    if (last && last.sources.every((source, index) => source === sources[index])) return last.value;
    known[name] = { sources, value: make(...sources) };
    return known[name].value;
  }

  const derive = {
    back: () => derived("back", [model.get("kit"), model.get("ground")], (kit, ground) => ({ ...kit, ...ground })),
    targets: () => derived("targets", [model.get("ground")], placedCells),
    legal: () => derived("legal", [model.get("ground")], ({ rows, columns }) => Array(rows * columns).fill(1)),
    labels: () => derived("labels", [model.get("cells"), model.get("marks"), model.get("words")], cellLabels),
    front: () => derived("front", [cells(), model.get("marks"), model.get("ground"), model.get("kit")], drawnCells),
    chosen: () => "",
    previews: () => derived("previews", [], () => ({})),
    preview_kit: () => ({ ways: {} }),
    label: () => model.get("words").texts.title,
  };
  const board = mountBoard(host, { get: (name) => (derive[name] ?? (() => model.get(name)))() }, { onPick: press, onPoint });
  const group = host.querySelector(".ky-targets");

  // What a stroke that begins at *id* does: what is seen there already is taken away.
  const meant = (id) => (cells()[cellOf(id)] === model.get("brush") ? ERASER : model.get("brush"));

  function lay(ids, floe) {
    ahead = [...cells()];
    for (const id of ids) ahead[cellOf(id)] = floe;
    board.update();
  }

  function press(id) {
    send([id], meant(id));
  }

  function send(ids, floe) {
    lay(ids, floe);
    onStroke(ids, floe);
  }

  function start(event) {
    drawn = false;
    const id = event.target.closest("button")?.dataset.id;
    // A finger scrolls the page and taps; it does not draw.
    if (!id || event.button !== 0 || event.pointerType === "touch") return;
    stroke = { ids: new Set([id]), floe: meant(id), x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event) {
    if (stroke?.pointer !== event.pointerId) return;
    const [right, down] = [event.clientX - stroke.x, event.clientY - stroke.y];
    const steps = Math.max(1, Math.ceil(Math.hypot(right, down) / STROKE_STEP));
    const before = stroke.ids.size;
    for (let step = 1; step <= steps; step += 1) {
      const under = group.getRootNode().elementFromPoint(stroke.x + (right * step) / steps, stroke.y + (down * step) / steps);
      const id = group.contains(under) ? under.dataset.id : null;
      if (id) stroke.ids.add(id);
    }
    [stroke.x, stroke.y] = [event.clientX, event.clientY];
    if (stroke.ids.size === before) return;
    if (!drawn) group.setPointerCapture(event.pointerId);
    drawn = true;
    lay(stroke.ids, stroke.floe);
  }

  function end(event) {
    if (stroke?.pointer !== event.pointerId) return;
    const { ids, floe } = stroke;
    stroke = null;
    if (drawn) onStroke([...ids], floe);
  }

  function cancel() {
    stroke = ahead = null;
    board.update();
  }

  group.addEventListener("pointerdown", start);
  group.addEventListener("pointermove", move);
  group.addEventListener("pointerup", end);
  group.addEventListener("pointercancel", cancel);
  // A stroke ends in a click, which is none. One made with a key has no detail.
  group.addEventListener("click", (event) => {
    if (drawn && event.detail > 0) event.stopImmediatePropagation();
    drawn = false;
  }, { capture: true });
  group.addEventListener("keydown", (event) => {
    const id = event.target.closest("button")?.dataset.id;
    if (!id || (event.key !== "Delete" && event.key !== "Backspace")) return;
    event.preventDefault();
    send([id], ERASER);
  });

  function cellLabels(numbers, marks, { labels, wrong, gaps: [hole, floe] }) {
    const { columns } = model.get("ground");
    const bad = new Set(marks);
    return numbers.map((number, cell) => {
      const name = String.fromCharCode(65 + Math.floor(cell / columns)) + ((cell % columns) + 1);
      const said = (bad.has(cell) ? wrong : labels)[number === ERASER ? "empty" : number === LOOSE ? "loose" : "floe"];
      return said.replace(hole, name).replace(floe, number);
    });
  }

  // Forgets what was laid ahead: the kernel has the word.
  function settle() {
    if (!stroke) ahead = null;
    board.update();
  }
  const focus = (id) => group.querySelector(`[data-id="${id}"]`)?.focus();
  return { update: settle, focus, close: board.close };
}

const cellPlace = (cell, { columns, at: [left, top, spacing] }) => {
  const row = Math.floor(cell / columns);
  return [left + spacing * ((cell % columns) + (row % 2) / 2), top + spacing * row * Math.sqrt(0.75)];
};

function placedCells(ground) {
  const { rows, columns, at } = ground;
  return Array.from({ length: rows * columns }, (_, cell) => {
    const name = String.fromCharCode(65 + Math.floor(cell / columns)) + ((cell % columns) + 1);
    return [name, ...cellPlace(cell, ground), at[2] / 2];
  });
}

// The shapes on the grid: each floe in one piece with its number in every hole, rings where nothing is.
function drawnCells(numbers, marks, ground, { patches }) {
  const places = numbers.map((_, cell) => cellPlace(cell, ground));
  const outlines = Array(patches).fill("");
  numbers.forEach((number, cell) => {
    if (number >= 0) outlines[number % patches] += floePart(numbers, cell, places, ground);
  });
  // Layer by layer: first what lies lowest of all floes. The rim keeps neighbours of one colour apart.
  const layer = (down, width, colour) => outlines.flatMap((d, patch) => (d ? [["p", d, 0, down, [null, colour(patch), width]]] : []));
  const ice = [...layer(6, 57, () => "ice_side"), ...layer(0, 57, () => "dent_edge"), ...layer(0, 53.5, (patch) => `patch_${patch}`)];
  const under = numbers.flatMap((number, cell) => (number >= 0 ? [] : [["u", number === LOOSE ? "loose" : "cell", ...places[cell]]]));
  const holes = numbers.flatMap((number, cell) => (number >= 0 ? numberedHole(places[cell], String(number)) : number === LOOSE ? [cellText(places[cell], "?", 20)] : []));
  return [...under, ...ice, ...holes, ...marks.map((cell) => ["u", "wrong", ...places[cell]])];
}

// A disc, as a line of no length, and lines to those neighbours on the same floe that come later.
function floePart(numbers, cell, places, { columns }) {
  const column = cell % columns;
  const shift = Math.floor(cell / columns) % 2;
  const later = [[1, 0], [shift - 1, columns], [shift, columns]];
  const [x, y] = places[cell];
  const joined = later.filter(([right, down]) => column + right >= 0 && column + right < columns && numbers[cell + right + down] === numbers[cell]);
  return `M${x} ${y}h.1${joined.map(([right, down]) => `M${x} ${y}L${places[cell + right + down].join(" ")}`).join("")}`;
}

function numberedHole(place, number) {
  return [["u", "dimple", ...place], cellText(place, number, number.length > 2 ? 13 : 19)];
}

function cellText([x, y], words, size) {
  return ["t", x, y + size * 0.36, words, size, 800, ["ink"]];
}

// The finished board as a picture, while there is one.
function mountFinished(model) {
  const canvas = element("canvas", { role: "img" });
  const picture = element("div", { class: "ky-board" }, canvas);
  let dark = isDark();
  let shown = null;
  let back = {};

  function paint() {
    if (back.width) paintScene(canvas, back, [], dark);
  }
  function update() {
    const ice = model.get("ice");
    if (ice === shown) return;
    shown = ice;
    const kit = model.get("kit");
    back = { ...kit, ...ice };
    if (!ice.width) return;
    picture.style.aspectRatio = `${ice.width} / ${ice.height}`;
    picture.style.setProperty("--ky-aspect", String(ice.width / ice.height));
    setAttribute(canvas, "aria-label", ice.label);
    paint();
  }
  const stopWatching = watchScene(canvas, paint);
  const forgetTheme = followTheme((now) => {
    dark = now;
    paint();
  });
  return {
    el: picture,
    update,
    close: () => {
      stopWatching();
      forgetTheme();
    },
  };
}
