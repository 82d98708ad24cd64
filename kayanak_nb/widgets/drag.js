// Dragging what can slide: the pointer says in which of its ways, and the move is shown before it is made.

const DRAG_START = 10; // CSS pixels from where the pointer went down; nearer is no drag, and ends one that was

// Buttons of *group* that have data-slides can be dragged. *ways()* gives each way as [right, down]; *show(move)* is
// called with what a release would make, such as "5:NE", or null, and *drop(move)* with what was made.
function mountDrag(group, { ways, show, drop }) {
  let drag = null;
  let dragged = false;

  function start(event) {
    dragged = false;
    const button = event.target.closest("[data-slides]");
    if (!button || event.button !== 0 || !event.isPrimary) return;
    drag = { button, x: event.clientX, y: event.clientY, way: null, pointer: event.pointerId };
  }

  function move(event) {
    if (drag?.pointer !== event.pointerId) return;
    const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
    const far = Math.hypot(right, down) >= DRAG_START;
    if (!dragged && !far) return;
    if (!dragged) drag.button.setPointerCapture(event.pointerId);
    dragged = true;
    group.classList.add("ky-dragging");
    drag.way = far ? nearestWay(ways(), right, down) : null;
    show(made());
  }

  const made = () => (drag.way === null ? null : `${drag.button.dataset.id}:${drag.way}`);

  function end(event) {
    if (drag?.pointer !== event.pointerId) return;
    const move = made();
    cancel();
    if (move !== null) drop(move);
  }

  function cancel() {
    if (drag === null) return;
    drag = null;
    group.classList.remove("ky-dragging");
    show(null);
  }

  group.addEventListener("pointerdown", start);
  group.addEventListener("pointermove", move);
  group.addEventListener("pointerup", end);
  group.addEventListener("pointercancel", cancel);
  // A drag ends in a click on what was dragged, which is none. One made with a key has no detail.
  group.addEventListener("click", (event) => {
    if (dragged && event.detail > 0) event.stopImmediatePropagation();
    dragged = false;
  }, { capture: true });
  return { active: () => drag !== null && dragged, cancel };
}

function nearestWay(ways, right, down) {
  const along = ([name, [x, y]]) => [name, (right * x + down * y) / Math.hypot(x, y)];
  return Object.entries(ways).map(along).reduce((best, way) => (way[1] > best[1] ? way : best))[0];
}
