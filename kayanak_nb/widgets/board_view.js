// A board one can see and press: picture, buttons and announcements, from the traits of one model.

const DARK_SCHEME = "(prefers-color-scheme: dark)";
const PULSE = 1700; // milliseconds that the legal places stand out after a refusal

function isDark() {
  const light = document.body?.dataset?.jpThemeLight;
  return light === undefined ? matchMedia(DARK_SCHEME).matches : light === "false";
}

// Calls *follow(dark)* now and whenever the page's theme changes.
function followTheme(follow) {
  const tell = () => follow(isDark());
  const scheme = matchMedia(DARK_SCHEME);
  const watch = new MutationObserver(tell);
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  scheme.addEventListener("change", tell);
  tell();
  return () => {
    watch.disconnect();
    scheme.removeEventListener("change", tell);
  };
}

// Mounts the board of *model* in *host*. Traits read: back, front, targets, labels, legal, label, language, announcement, refusals.
function mountBoard(host, model, { onPick, onPoint = () => {} }) {
  const canvas = element("canvas", { "aria-hidden": "true" });
  const picture = element("div", { class: "ky-board" }, canvas);
  const scroll = element("div", { class: "ky-board-scroll" }, picture);
  const live = element("div", { class: "ky-unseen", role: "status", "aria-live": "polite" });
  host.append(scroll, live);
  const input = mountBoardInput(picture, { onPick, onPoint });
  const seen = {};
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
    if (back.width) paintScene(canvas, back, model.get("front"), dark);
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
    if (newShape) shape();
    if (changed("labels") | changed("legal") | newShape) input.name(model.get("labels"), model.get("legal"));
    if (changed("label")) setAttribute(input.group, "aria-label", model.get("label"));
    if (changed("language")) for (const node of [input.group, live]) setAttribute(node, "lang", model.get("language"));
    if (changed("front") | newShape) paint();
    const first = seen.refusals === undefined;
    if (changed("refusals") && !first) pulse();
    if (changed("announcement")) setText(live, model.get("announcement"));
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
