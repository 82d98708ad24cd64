// Back and forth through the game: undo, redo, single steps, the slider, play, speed, other lines.

const SPEEDS = [2000, 1000, 500, 200]; // milliseconds a step

function mountTransport(page) {
  const undo = iconButton("undo", () => act(undo, { type: "undo" }));
  const redo = iconButton("redo", () => act(redo, { type: "redo" }));
  const back = iconButton("back", () => act(back, { type: "step", by: -1 }), { class: "ky-button ky-quiet ky-icon-only" });
  const play = iconButton("play", () => act(play, { type: "run", on: !page.panel().timeline.running }), { class: "ky-button ky-quiet ky-icon-only ky-play" });
  const forward = iconButton("forward", () => act(forward, { type: "step", by: 1 }), { class: "ky-button ky-quiet ky-icon-only" });
  const slider = element("input", { type: "range", class: "ky-slider", min: 0, step: 1, oninput: scrub });
  const where = element("span", { class: "ky-where" });
  const speed = element("select", { class: "ky-speed", onchange: () => page.post({ type: "speed", delay: Number(speed.value) }) });
  const lines = element("select", { class: "ky-lines", onchange: () => page.post({ type: "line", line: Number(lines.value) }) });
  const el = element("div", { class: "ky-transport", role: "group" },
    element("span", { class: "ky-group" }, undo, redo),
    element("span", { class: "ky-group" }, back, play, forward, speed),
    element("span", { class: "ky-group ky-scrub" }, slider, where), lines);
  let playing = null;
  let wanted = null;
  let asking = false;

  function act(button, message) {
    if (isEnabled(button)) page.post(message);
  }

  // While the slider is drawn, one question at a time; the last place asked for is what counts.
  function scrub() {
    wanted = Number(slider.value);
    if (!asking || page.silent()) ask();
  }

  function ask() {
    asking = wanted !== null;
    if (asking) page.post({ type: "goto", step: wanted });
    wanted = null;
  }

  function label(button, key, visible = true) {
    const words = page.text(key);
    if (visible) setText(button.lastChild, words);
    setAttribute(button, "aria-label", words);
    setAttribute(button, "title", words);
  }

  function update(panel) {
    const { position, length, running, delay, line, lines: others, can_undo: canUndo, can_redo: canRedo, can_play: canPlay } = panel.timeline;
    setAttribute(el, "aria-label", page.text("timeline"));
    label(undo, "undo");
    label(redo, "redo");
    label(back, "step-back", false);
    label(forward, "step-forward", false);
    label(play, running ? "pause" : "play", false);
    if (playing !== running) play.firstChild.replaceWith(icon(running ? "pause" : "play"));
    playing = running;
    setEnabled(undo, canUndo);
    setEnabled(redo, canRedo);
    setEnabled(back, position > 0);
    setEnabled(forward, position < length);
    setEnabled(play, running || canPlay);
    ask();
    if (!asking) {
      slider.max = String(Math.max(length, 1));
      slider.value = String(position);
    }
    setAttribute(slider, "disabled", length === 0);
    setAttribute(slider, "aria-label", page.text("timeline-step"));
    setAttribute(slider, "aria-valuetext", panel.timeline.where);
    setText(where, panel.timeline.where);
    setOptions(speed, SPEEDS.map((value) => [value, page.text(`speed-${value}`)]), delay);
    setAttribute(speed, "aria-label", page.text("speed"));
    show(lines, others.length > 1);
    setOptions(lines, others.map((name, index) => [index, name]), line);
    setAttribute(lines, "aria-label", page.text("lines"));
  }
  return { el, update };
}

// Drives replay and bots: after each step it waits, then asks for the next one. The serial sent along keeps
// two views from going twice as fast.
function startClock(page) {
  let timer = null;
  let armed = null;
  function update(panel) {
    const serial = page.serial();
    const key = panel.timeline.running ? `${serial} ${panel.timeline.delay}` : null;
    if (key === armed) return;
    armed = key;
    clearTimeout(timer);
    if (key !== null) timer = setTimeout(() => page.post({ type: "tick" }), panel.timeline.delay);
  }
  return { update, close: () => clearTimeout(timer) };
}
