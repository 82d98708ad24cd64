// A board one can see and press: picture, buttons and announcements, from the traits of one model.

const DARK_SCHEME = "(prefers-color-scheme: dark)";
const PULSE = 1700; // milliseconds that the legal places stand out after a refusal

function isDark() {
  const { jpThemeLight: light, vscodeThemeKind: kind } = document.body.dataset;
  if (light !== undefined) return light === "false";
  return kind === undefined ? matchMedia(DARK_SCHEME).matches : !kind.endsWith("light");
}

// Calls *follow(dark)* now and whenever the page's theme changes.
function followTheme(follow) {
  const tell = () => follow(isDark());
  const scheme = matchMedia(DARK_SCHEME);
  const watch = new MutationObserver(tell);
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-vscode-theme-kind"] });
  scheme.addEventListener("change", tell);
  tell();
  return () => {
    watch.disconnect();
    scheme.removeEventListener("change", tell);
  };
}

// Mounts the board of *model* in *host*. Traits read: back, front, targets, labels, legal, chosen, previews, preview_kit,
// label, language, announcement, refusals. *onPick*, *onPoint* and *onLetGo* are those of the buttons; *onMove(move)* is
// called with what was dragged.
function mountBoard(host, model, { onPick, onPoint = () => {}, onLetGo = () => {}, onMove = () => {} }) {
  const canvas = element("canvas", { "aria-hidden": "true" });
  const picture = element("div", { class: "ky-board" }, canvas);
  const scroll = element("div", { class: "ky-board-scroll" }, picture);
  const live = element("div", { class: "ky-unseen", role: "status", "aria-live": "polite" });
  host.append(scroll, live);
  const input = mountBoardInput(picture, {
    onPick,
    onLetGo: () => (drag.active() ? drag.cancel() : onLetGo()),
    onPoint: (label, id) => {
      if (!drag.active()) preview(id);
      onPoint(label);
    },
  });
  const drag = mountDrag(input.group, { ways: () => model.get("preview_kit").ways, show: preview, drop: onMove });
  const seen = {};
  let previewed = null;
  let dark = isDark();
  let calm = null;

  function changed(name) {
    const value = model.get(name);
    if (seen[name] === value) return false;
    seen[name] = value;
    return true;
  }

  function paint() {
    const back = model.get("back");
    const ghost = previewed && model.get("previews")[previewed];
    const shapes = ghost ? ghostShapes(model.get("preview_kit"), previewed, ghost, model.get("targets")) : [];
    if (back.width) paintScene(canvas, back, [...model.get("front"), ...shapes], dark);
  }

  // Shows where the move *id*, such as "5:NE", would end; null shows nothing.
  function preview(id) {
    const next = model.get("previews")[id] ? id : null;
    if (next === previewed) return;
    previewed = next;
    paint();
  }

  function shape() {
    const { width, height } = model.get("back");
    if (!width) return;
    const targets = model.get("targets");
    picture.style.aspectRatio = `${width} / ${height}`;
    picture.style.setProperty("--ky-aspect", String(width / height));
    picture.style.minWidth = `${smallestWidth(targets, width)}px`;
    input.place(targets, width, height);
  }

  function update() {
    const newShape = changed("back") | changed("targets");
    const newMoves = changed("previews");
    if (newMoves) {
      drag.cancel();
      previewed = null;
    }
    if (newShape) shape();
    if (changed("labels") | changed("legal") | changed("chosen") | newMoves | newShape) name();
    if (changed("label")) setAttribute(input.group, "aria-label", model.get("label"));
    if (changed("language")) for (const node of [input.group, live]) setAttribute(node, "lang", model.get("language"));
    if (changed("front") | newShape | newMoves) paint();
    const first = seen.refusals === undefined;
    if (changed("refusals") && !first) pulse();
    if (changed("announcement")) setText(live, model.get("announcement"));
  }

  function name() {
    const movable = new Set(Object.keys(model.get("previews")).map((move) => move.split(":")[0]));
    input.name(model.get("labels"), model.get("legal"), model.get("chosen"), (id) => movable.has(id));
  }

  function pulse() {
    input.group.classList.remove("ky-pulse");
    void input.group.offsetWidth; // lets the animation start anew
    input.group.classList.add("ky-pulse");
    clearTimeout(calm);
    calm = setTimeout(() => input.group.classList.remove("ky-pulse"), PULSE);
  }

  const stopWatching = watchScene(canvas, paint);
  const forgetTheme = followTheme((now) => {
    dark = now;
    paint();
  });
  update();
  return {
    update,
    preview,
    close: () => {
      clearTimeout(calm);
      stopWatching();
      forgetTheme();
    },
  };
}

// The board as a widget of its own.
function renderBoard({ model, el }) {
  el.classList.add("ky");
  const link = openLink(model, () => {});
  const board = mountBoard(el, model, { onPick: (hole) => link.post({ type: "pick", hole }) });
  model.on("change", board.update);
  return () => {
    model.off("change", board.update);
    board.close();
    link.close();
  };
}
