// Paints a packed scene (kayanak_nb/drawing/canvas.py says how shapes are packed) on a <canvas>.
//
// paintScene draws, watchScene says when to draw again. Several files are joined into one module, so this one has no
// imports or exports, and all its names speak of scenes or paint.

// What lies under the moving shapes, painted once a canvas, size and theme.
const paintedBacks = new WeakMap();
// Sizes in device pixels as the browser reports them, for canvases that are watched.
const sceneSizes = new WeakMap();
// Compiled outlines by their path data.
const paintedPaths = new Map();
const PAINTED_PATHS_KEPT = 2000;
const SCENE_SIDE_LIMIT = 8192;

// Draw *back* and over it *front* on *canvas*, as wide as the canvas is laid out and in the proportions of *back*.
// Returns whether there was anything to draw on: a hidden canvas has no size.
function paintScene(canvas, back, front, dark) {
  canvas.style.aspectRatio = `${back.width} / ${back.height}`;
  const size = sceneSize(canvas, back);
  if (!size) return false;
  if (canvas.width !== size.width || canvas.height !== size.height) {
    canvas.width = size.width;
    canvas.height = size.height;
  }
  const pen = canvas.getContext("2d");
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  pen.drawImage(paintedBack(canvas, back, dark, size), 0, 0);
  paintShapes(pen, back, front, dark, size);
  return true;
}

// Call *redraw* now and whenever *canvas* gets another size or the screen another resolution. Returns how to stop.
function watchScene(canvas, redraw) {
  const observer = new ResizeObserver((entries) => {
    const box = entries[entries.length - 1].devicePixelContentBoxSize;
    if (box) sceneSizes.set(canvas, { width: box[0].inlineSize, ratio: window.devicePixelRatio });
    redraw();
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
  window.addEventListener("resize", redraw);
  redraw();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", redraw);
    sceneSizes.delete(canvas);
  };
}

function sceneSize(canvas, back) {
  const ratio = window.devicePixelRatio || 1;
  const laidOut = canvas.clientWidth * ratio;
  const reported = sceneSizes.get(canvas);
  // A report from before the last change of layout or zoom is out of date.
  const fits = reported && reported.ratio === ratio && Math.abs(reported.width - laidOut) < ratio;
  const limit = SCENE_SIDE_LIMIT / Math.max(1, back.height / back.width);
  const width = Math.round(Math.min(fits ? reported.width : laidOut, limit));
  return width > 0 ? { width, height: Math.max(1, Math.round((width * back.height) / back.width)) } : null;
}

function paintedBack(canvas, back, dark, size) {
  const known = paintedBacks.get(canvas);
  if (known && known.back === back && known.dark === dark && known.bitmap.width === size.width) return known.bitmap;
  const bitmap = document.createElement("canvas");
  bitmap.width = size.width;
  bitmap.height = size.height;
  paintShapes(bitmap.getContext("2d"), back, back.shapes, dark, size);
  paintedBacks.set(canvas, { back, dark, bitmap });
  return bitmap;
}

function paintShapes(pen, back, shapes, dark, size) {
  const setting = { pen, back, palette: back.palettes[dark ? "dark" : "light"] };
  pen.setTransform(size.width / back.width, 0, 0, size.height / back.height, 0, 0);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  for (const shape of shapes) paintSafely(setting, shape, null);
}

// One shape that cannot be drawn must not keep the others from being drawn.
function paintSafely(setting, shape, inherited) {
  setting.pen.save();
  try {
    paintShape(setting, shape, inherited);
  } catch (error) {
    console.error("kayanak_nb: a shape was left out:", error.message, shape);
  } finally {
    setting.pen.restore();
  }
}

function paintShape(setting, shape, inherited) {
  const { pen } = setting;
  switch (shape[0]) {
    case "c": {
      const [, x, y, r, paint] = shape;
      pen.translate(...paintNumbers(x, y));
      const disc = new Path2D();
      disc.arc(0, 0, paintPositive(r), 0, 2 * Math.PI);
      return paintPath(setting, disc, paint, inherited);
    }
    case "p": {
      const [, d, x, y, paint] = shape;
      pen.translate(...paintNumbers(x, y));
      return paintPath(setting, paintedPath(d), paint, inherited);
    }
    case "t":
      return paintText(setting, shape, inherited);
    case "u":
      return paintUse(setting, shape);
    default:
      throw new Error(`unknown kind of shape ${shape[0]}`);
  }
}

function paintUse(setting, [, name, x, y, scale = 1, paint = null]) {
  const sprite = setting.back.sprites[name];
  if (!sprite) throw new Error(`no sprite ${name}`);
  setting.pen.translate(...paintNumbers(x, y));
  setting.pen.scale(paintPositive(scale), scale);
  for (const shape of sprite) paintSafely(setting, shape, paint);
}

function paintText(setting, [, x, y, text, size, weight, paint], inherited) {
  const { pen } = setting;
  const { fill, opacity } = paintRead(paint, inherited);
  pen.font = `${weight} ${paintPositive(size)}px ${setting.back.font}`;
  pen.globalAlpha = opacity;
  pen.fillStyle = paintColour(setting, fill);
  pen.fillText(text, ...paintNumbers(x, y));
}

function paintPath(setting, path, ownPaint, inherited) {
  const { pen } = setting;
  const { fill, stroke, width, dash, opacity } = paintRead(ownPaint, inherited);
  pen.globalAlpha = opacity;
  if (fill) {
    pen.fillStyle = paintColour(setting, fill);
    pen.fill(path);
  }
  if (stroke) {
    pen.strokeStyle = paintColour(setting, stroke);
    pen.lineWidth = paintPositive(width);
    pen.setLineDash(paintNumbers(...dash));
    pen.stroke(path);
  }
}

// An empty paint takes that of the sprite's use, as in SVG.
function paintRead(own, inherited) {
  const [fill = null, stroke = null, width = 1, dash = [], opacity = 1] = own.length === 0 && inherited ? inherited : own;
  return { fill, stroke, width, dash, opacity };
}

function paintColour({ pen, back, palette }, name) {
  const colour = palette[name];
  if (colour === undefined) throw new Error(`no colour ${name}`);
  if (typeof colour === "string") return colour;
  const [wide, high, far] =
    colour.units === "picture" ? [back.width, back.height, Math.max(back.width, back.height)] : [1, 1, 1];
  const [x0, y0, x1, y1, r] = colour.at;
  const gradient =
    colour.kind === "linear"
      ? pen.createLinearGradient(x0 * wide, y0 * high, x1 * wide, y1 * high)
      : pen.createRadialGradient(x0 * wide, y0 * high, 0, x1 * wide, y1 * high, r * far);
  for (const [at, stop] of colour.stops) gradient.addColorStop(at, stop);
  return gradient;
}

function paintedPath(d) {
  let path = paintedPaths.get(d);
  if (!path) {
    if (paintedPaths.size >= PAINTED_PATHS_KEPT) paintedPaths.clear();
    path = new Path2D(d);
    paintedPaths.set(d, path);
  }
  return path;
}

function paintNumbers(...numbers) {
  if (!numbers.every(Number.isFinite)) throw new Error(`not all numbers: ${numbers}`);
  return numbers;
}

function paintPositive(number) {
  if (!(Number.isFinite(number) && number > 0)) throw new Error(`not above 0: ${number}`);
  return number;
}
