// Who has caught what, and the log of what happened and why.

function mountBuckets(page) {
  const title = element("div", { class: "ky-title", id: `${page.id}-buckets` });
  const list = element("ul", { class: "ky-buckets", "aria-labelledby": `${page.id}-buckets` });
  const supply = element("p", { class: "ky-hint" });
  const el = element("section", { class: "ky-card" }, title, list, supply);
  function create(seat) {
    const name = element("span", { class: "ky-name" });
    const score = element("b");
    const fish = element("span", { class: "ky-fish" });
    const node = element("li", {}, seatMark(seat.seat), name, score, fish);
    node.fill = (now) => {
      setText(name, now.name);
      setText(score, now.score);
      setText(fish, now.fish);
      setAttribute(node, "title", now.title);
      setAttribute(node, "aria-current", now.turn ? "true" : null);
      node.classList.toggle("ky-winner", now.winner);
    };
    return node;
  }
  function update(panel) {
    setText(title, page.text("buckets"));
    keyed(list, panel.seats, (seat) => seat.seat, create, (node, seat) => node.fill(seat));
    setText(supply, panel.supply);
    show(supply, panel.supply !== "");
  }
  return { el, update };
}

function mountLog(page) {
  const title = element("div", { class: "ky-title", id: `${page.id}-log` });
  const list = element("ol", { class: "ky-log", reversed: true, "aria-labelledby": `${page.id}-log` });
  const later = element("button", { type: "button", class: "ky-button ky-quiet", tabindex: "-1", onclick: () => page.post({ type: "log", page: page.model.get("log").page - 1 }) });
  const earlier = element("button", { type: "button", class: "ky-button ky-quiet", tabindex: "-1", onclick: () => page.post({ type: "log", page: page.model.get("log").page + 1 }) });
  const empty = element("p", { class: "ky-hint" });
  const turn = element("div", { class: "ky-row ky-pages" }, later, earlier);
  const startTitle = element("p", { class: "ky-hint" });
  const startNotes = element("div", { class: "ky-lines-of-step" });
  const start = element("div", { class: "ky-log-start" }, startTitle, startNotes);
  const hint = element("span", { class: "ky-unseen", id: page.fresh() });
  const box = element("div", { class: "ky-log-box", tabindex: "0", role: "group", "aria-labelledby": `${page.id}-log`, "aria-describedby": hint.id }, empty, list, start, turn);
  const el = element("section", { class: "ky-card ky-log-card" }, title, hint, box);
  let shown = null;
  let spoken = null;
  let newest = null;
  let explained = null;
  let scrolled = false;
  box.addEventListener("scroll", () => (scrolled = box.scrollTop > 0));

  // One stop for Tab however long the log is: inside, arrows lead from entry to entry.
  box.addEventListener("keydown", (event) => {
    const stops = [...box.querySelectorAll("button, summary")].filter((node) => node.checkVisibility());
    const at = stops.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    (stops[to] ?? (to < 0 ? box : null))?.focus();
  });

  function create({ step }) {
    const go = element("button", { type: "button", class: "ky-go", tabindex: "-1", onclick: () => page.post({ type: "goto", step }) });
    const lines = element("div", { class: "ky-lines-of-step" });
    return element("li", { "data-step": step }, go, lines);
  }
  function fill(node, { step, seat, lines }) {
    const wanted = JSON.stringify([seat, lines, page.model.get("language")]);
    if (node.dataset.shown === wanted) return;
    node.dataset.shown = wanted;
    const [go, body] = node.children;
    go.replaceChildren(element("span", { class: "ky-number" }, String(step)), seatMark(seat), element("span", {}, lines.map(([words]) => words).join(page.model.get("language") === "ja" ? "" : " ")));
    setAttribute(go, "title", page.text("go-to-step"));
    const clauses = [...new Set(lines.map(([, clause]) => clause))];
    note(body, clauses);
  }
  function note(body, clauses) {
    body.replaceChildren(...clauses.map((clause) => clauseNote(page, clause)));
    for (const stop of body.querySelectorAll("summary, button")) setAttribute(stop, "tabindex", "-1");
  }
  function fillStart(clauses) {
    const wanted = JSON.stringify([clauses, page.model.get("language")]);
    if (startNotes.dataset.shown === wanted) return;
    startNotes.dataset.shown = wanted;
    setText(startTitle, page.text("log-start"));
    note(startNotes, clauses);
    show(start, clauses.length > 0);
  }
  function update() {
    const log = page.model.get("log");
    setText(title, page.text("log"));
    setText(hint, page.text("log-keys"));
    // A log without a step is the same in each language, what is said beside it is not.
    if (shown === log && spoken === page.model.get("language")) return;
    shown = log;
    spoken = page.model.get("language");
    setText(empty, page.text("log-empty"));
    show(empty, log.entries.length === 0);
    setText(later, page.text("log-later"));
    setText(earlier, page.text("log-earlier"));
    show(later, log.page > 0);
    show(earlier, log.more);
    show(turn, log.page > 0 || log.more);
    keyed(list, log.entries, (entry) => entry.step, create, fill);
    fillStart(log.start);
    // Not for nothing: scrolling makes the browser lay out the page before it would have to.
    if (newest !== log.newest && scrolled) box.scrollTop = 0;
    newest = log.newest;
    explainNewest();
  }

  // What just happened says its why at once; what moves down the list folds up again.
  function explainNewest() {
    const [first] = list.children;
    if (first === explained) return;
    for (const note of explained?.querySelectorAll("details") ?? []) note.open = false;
    for (const note of first?.querySelectorAll("details") ?? []) note.open = true;
    explained = first;
  }
  return { el, update };
}
