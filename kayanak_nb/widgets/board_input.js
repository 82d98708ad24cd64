// Native buttons over a picture: mouse, touch, keyboard and screen reader all take the same path.

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const SMALLEST_TARGET = 24; // CSS pixels, WCAG 2.5.8

// Mounts a group of buttons in *host*. *onPick(id)* is called for every press, whether or not the place is legal:
// what is refused is explained by the kernel. *onPoint(label, id)* follows the mouse and the focus; "" is nowhere.
// *onLetGo()* is called when Escape is pressed. A target such as "5:NE" is a way out of the target "5".
function mountBoardInput(host, { onPick, onPoint, onLetGo }) {
  const group = element("div", { class: "ky-targets", role: "group" });
  const buttons = new Map();
  let current = null;
  let pointed = null;
  let column = null;
  let steered = null;
  host.append(group);

  function point(id) {
    pointed = buttons.has(id) ? id : null;
    onPoint(buttons.get(id)?.getAttribute("aria-label") ?? "", pointed);
  }

  function rove(id) {
    current = [id, origin(id)].find((key) => buttons.has(key)) ?? buttons.keys().next().value ?? null;
    // The ways out of a place are few, and Tab leads to each.
    for (const [key, button] of buttons) setAttribute(button, "tabindex", key === current || origin(key) !== key ? 0 : -1);
  }

  const origin = (id) => id?.split(":")[0];

  function place(targets, width, height) {
    const focused = buttons.get(group.getRootNode().activeElement?.dataset.id);
    keyed(group, targets, (target) => target[0], (target) => create(target[0]), (button, [, x, y, r, wide = r]) => {
      button.at = [x, y];
      setAttribute(button, "data-wide", wide !== r);
      const size = (reach, extent) => `max(${SMALLEST_TARGET}px, ${((200 * reach) / extent).toFixed(3)}%)`;
      button.style.cssText = `left:${((100 * x) / width).toFixed(3)}%;top:${((100 * y) / height).toFixed(3)}%;width:${size(wide, width)};height:${size(r, height)}`;
    });
    for (const id of [...buttons.keys()]) if (!group.keyedNodes.has(id)) buttons.delete(id);
    rove(current);
    // Who has gone a way that is no longer there stands where it began.
    if (focused && !focused.isConnected) buttons.get(current)?.focus({ preventScroll: true });
  }

  function create(id) {
    const button = element("button", { type: "button", "data-id": id });
    buttons.set(id, button);
    return button;
  }

  // *labels* and *legal* are parallel to the targets last placed; *chosen* is the one picked up, *movable(id)* tells
  // what can be dragged.
  function name(labels, legal, chosen, movable) {
    let index = 0;
    for (const [id, button] of group.keyedNodes ?? []) {
      setAttribute(button, "aria-pressed", id === chosen ? "true" : null);
      setAttribute(button, "data-slides", movable(id));
      setAttribute(button, "aria-label", labels[index] ?? button.dataset.id);
      // Not aria-disabled otherwise: a press there is answered too, with the reason why not.
      setAttribute(button, "data-legal", Boolean(legal[index]));
      index += 1;
    }
    if (pointed !== null) point(pointed);
  }

  const buttonOf = (event) => event.target.closest("button");

  group.addEventListener("click", (event) => {
    const button = buttonOf(event);
    if (button) onPick(button.dataset.id);
  });
  group.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") point(buttonOf(event)?.dataset.id ?? null);
  });
  group.addEventListener("pointerleave", () => point(null));
  group.addEventListener("focusin", (event) => {
    const button = buttonOf(event);
    if (!button) return;
    if (button.dataset.id !== steered) column = null;
    rove(button.dataset.id);
    point(button.dataset.id);
  });
  group.addEventListener("focusout", () => point(null));
  group.addEventListener("keydown", (event) => {
    if (event.key === "Escape") onLetGo();
    const direction = ARROWS[event.key];
    const from = buttonOf(event);
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    // Going up and down keeps to the column it began in, although every other row is half a step aside.
    column = direction[1] ? (column ?? from.at[0]) : null;
    const next = nearest(buttons.values(), [column ?? from.at[0], from.at[1]], direction);
    steered = next?.dataset.id ?? null;
    next?.focus();
  });

  return { group, place, name };
}

// The button one arrow press away: ahead of *from*, and rather straight ahead than near.
function nearest(buttons, [x, y], [right, down]) {
  let best = null;
  let least = Infinity;
  for (const button of buttons) {
    const along = (button.at[0] - x) * right + (button.at[1] - y) * down;
    const aside = Math.abs((button.at[0] - x) * down) + Math.abs((button.at[1] - y) * right);
    const cost = along + 1.5 * aside;
    if (along > 0 && cost < least) [best, least] = [button, cost];
  }
  return best;
}

// How small the picture may get before targets would be smaller than the smallest size. Ways out of a place come and
// go, and the picture must not grow and shrink with them.
function smallestWidth(targets, width) {
  const sizes = targets.filter(([id]) => !id.includes(":")).map(([, , , r]) => 2 * r);
  return sizes.length ? Math.ceil((SMALLEST_TARGET * width) / Math.min(...sizes)) : 0;
}
