// The charts of the dice lab: every bar is a button, and says in words and by its form what its colour says.

const LONG_NAME = 24; // letters: of longer names only the beginning has room

function labPatterns(lab) {
  const lines = drawn("path", { d: "M0 0H8M0 4H8", class: "ky-lab-stripe" });
  const pattern = drawn("pattern", { id: `${lab.id}-known`, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    drawn("rect", { width: 8, height: 8, class: "ky-lab-ground" }), lines);
  return drawn("svg", { width: 0, height: 0, class: "ky-lab-defs", "aria-hidden": "true" }, drawn("defs", {}, pattern));
}

function mountCharts(lab) {
  const table = mountPairs(lab);
  const charts = element("div", { class: "ky-lab-charts" });
  const legend = mountLegend(lab);
  const el = element("div", { class: "ky-lab-sheet" }, table.el, charts, legend.el);
  function create() {
    const title = element("h3", { id: lab.fresh() });
    const says = element("p", { class: "ky-hint", id: lab.fresh() });
    const bars = element("div", { class: "ky-lab-bars", role: "group", "aria-labelledby": title.id, "aria-describedby": says.id });
    return element("section", { class: "ky-card" }, title, says, element("div", { class: "ky-lab-axis", "aria-hidden": "true" }), bars);
  }
  function fill(node, chart) {
    const [title, says, axis, bars] = node.children;
    setText(title, chart.title);
    setText(says, chart.says);
    setAttribute(node, "data-numbers", !chart.bars.some((bar) => bar.face));
    // The bars of a chart begin and end at the same places, however long their fractions are.
    node.style.setProperty("--ky-exact", `${Math.max(4, ...chart.bars.map((bar) => bar.exact.length)) + 1}ch`);
    axis.replaceChildren(element("span"), labAxis(chart));
    keyed(bars, chart.bars, (bar) => `${bar.number} ${bar.name}`, (bar) => createBar(chart.id, bar), (button, bar) => fillBar(button, chart, bar));
  }
  function createBar(id, bar) {
    const button = element("button", { type: "button", class: "ky-lab-bar-row", onclick: () => lab.send({ do: "know", chart: id, bar: Number(button.dataset.bar) }) });
    const name = element("span", { class: "ky-lab-name" }, ...(bar.face ? [labFace(id === "blue" ? 1 : 0, bar.face[0], bar.face[1])] : []), element("span"));
    button.append(name, drawn("svg", { class: "ky-lab-track", height: 26 }), element("span", { class: "ky-lab-exact" }), element("span", { class: "ky-lab-percent" }));
    return button;
  }
  function fillBar(button, chart, bar) {
    const [name, track, exact, percent] = button.children;
    button.dataset.bar = bar.number;
    setAttribute(button, "aria-pressed", String(bar.known));
    setAttribute(button, "aria-label", bar.label);
    setText(name.lastChild, bar.name);
    setAttribute(button, "title", bar.name.length > LONG_NAME ? bar.name : null);
    setText(exact, bar.exact);
    percent.replaceChildren(bar.percent, ...(bar.seen_percent ? [element("small", {}, bar.seen_percent)] : []));
    track.replaceChildren(...labMarks(bar, chart.top, lab));
  }
  function update(page) {
    table.update(page);
    keyed(charts, page.charts, (chart) => `${page.view} ${chart.id}`, create, fill);
    legend.update(page);
  }
  return { el, update };
}

const share = (size, top) => `${Math.min(100, (100 * size) / top).toFixed(3)}%`;

function labMarks({ size, before, known, seen }, top, lab) {
  const marks = [25, 50, 75, 100].map((x) => drawn("line", { class: "ky-lab-grid", x1: `${x}%`, x2: `${x}%`, y1: 0, y2: 26 }));
  const bar = drawn("rect", { class: "ky-lab-exact-bar", x: 0, y: 4, width: share(size, top), height: 18 });
  if (known) bar.setAttribute("style", `fill: url(#${lab.id}-known)`);
  marks.push(bar);
  if (before !== null) marks.push(drawn("rect", { class: "ky-lab-before", x: 0, y: 2, width: share(before, top), height: 22 }));
  if (seen !== null) marks.push(drawn("svg", { class: "ky-lab-seen", x: share(seen, top), y: 13 }, drawn("path", { d: "M0 -11V11M-6 0 0 -6 6 0 0 6z" })));
  return marks;
}

function labAxis(chart) {
  const axis = drawn("svg", { class: "ky-lab-track", height: 18 });
  chart.ticks.forEach(([size, words], place) => {
    const anchor = place === 0 ? "start" : place === chart.ticks.length - 1 ? "end" : "middle";
    axis.append(drawn("text", { x: share(size, chart.top), y: 13, "text-anchor": anchor }, words));
  });
  return axis;
}

// What is drawn how; only what there is at the moment.
function mountLegend(lab) {
  const title = element("span", { class: "ky-unseen" });
  const list = element("ul", { class: "ky-lab-legend" });
  const el = element("div", {}, title, list);
  const samples = {
    exact: { size: 1, before: null, known: false, seen: null },
    known: { size: 1, before: null, known: true, seen: null },
    before: { size: 0, before: 1, known: false, seen: null },
    seen: { size: 0, before: null, known: false, seen: 0.5 },
  };
  function create(name) {
    const mark = drawn("svg", { class: "ky-lab-track", width: 34, height: 26, "aria-hidden": "true" }, ...labMarks(samples[name], 1, lab).slice(4));
    return element("li", {}, mark, element("span"));
  }
  function update(page) {
    setText(title, lab.text("chance"));
    const there = ["exact", ...(page.knows ? ["known", "before"] : []), ...(page.drawn ? ["seen"] : [])];
    keyed(list, there, (name) => name, create, (node, name) => setText(node.lastChild, lab.text(name)));
  }
  return { el, update };
}

// Both dice: a row for each white face, a column for each blue one, and everything can be pressed.
function mountPairs(lab) {
  const title = element("h3", { id: lab.fresh() });
  const table = element("table", { "aria-labelledby": title.id });
  const el = element("section", { class: "ky-card ky-lab-pairs" }, title, element("div", {}, table));
  function know(chart, number) {
    return () => lab.send({ do: "know", chart, bar: number });
  }
  function head(item, scope) {
    const label = element("span", { class: "ky-lab-name" }, ...(item.face ? [labFace(item.chart === "blue" ? 1 : 0, ...item.face)] : []), element("span", {}, item.name));
    const button = element("button", { type: "button", title: item.name.length > LONG_NAME ? item.name : null, "aria-pressed": String(item.known), "data-key": `${item.chart} ${item.number}`, onclick: know(item.chart, item.number) }, label);
    return element("th", { scope }, button);
  }
  function cell(item) {
    const button = element("button", { type: "button", "aria-pressed": String(item.known), "aria-label": item.label, "data-key": `both ${item.number}`, style: `--ky-heat: ${(item.heat * 45).toFixed(1)}%`, onclick: know("both", item.number) },
      item.exact, ...(item.count === "" ? [] : [element("small", {}, `${item.count}`)]));
    return element("td", {}, button);
  }
  function update(page) {
    const pairs = page.table;
    show(el, Boolean(pairs.rows));
    if (!pairs.rows) return table.replaceChildren();
    setText(title, pairs.title);
    const focused = table.getRootNode().activeElement?.closest?.("[data-key]")?.dataset.key;
    table.replaceChildren(
      element("thead", {}, element("tr", {}, element("td"), ...pairs.columns.map((column) => head(column, "col")))),
      element("tbody", {}, ...pairs.rows.map((row, place) => element("tr", {}, head(row, "row"), ...pairs.cells[place].map(cell)))),
    );
    if (focused) table.querySelector(`[data-key="${focused}"]`)?.focus();
  }
  return { el, update };
}
