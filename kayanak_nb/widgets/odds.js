// The odds of the turn: what is shown on the board, and a table of the rolls.

function mountOdds(page) {
  const title = element("div", { class: "ky-title", id: page.fresh() });
  const what = oddsChoice(page);
  const expected = element("p", { class: "ky-hint" });
  // The roles are said because the rows are laid out anew: the best use has a line of its own where there is no room.
  const head = element("tr", { role: "row" });
  const body = element("tbody", { role: "rowgroup" });
  const table = element("table", { role: "table", "aria-labelledby": title.id }, element("thead", { role: "rowgroup" }, head), body);
  const box = element("div", { class: "ky-odds-box", tabindex: "0", role: "group", "aria-labelledby": title.id }, table);
  const summary = element("summary");
  const notes = element("div");
  const counted = element("details", { class: "ky-hint" }, summary, notes);
  const el = element("section", { class: "ky-card ky-odds", hidden: true }, title, what.el, box, expected, counted);
  let shown = "";
  function update(panel) {
    show(el, Boolean(panel.odds));
    if (!panel.odds) return;
    setText(title, panel.odds.title);
    setText(expected, panel.odds.expected);
    what.update(panel);
    const wanted = JSON.stringify(panel.odds);
    if (wanted === shown) return;
    shown = wanted;
    const [name, ...lines] = panel.odds.notes;
    setText(summary, name);
    notes.replaceChildren(...lines.map((line) => element("p", {}, line)));
    head.replaceChildren(...panel.odds.head.map((column) => element("th", { scope: "col", role: "columnheader" }, column)));
    body.replaceChildren(...panel.odds.rows.map(oddsRow));
  }
  return { el, update };
}

function oddsRow([roll, ...figures]) {
  return element("tr", { role: "row" }, element("th", { scope: "row", role: "rowheader" }, roll), ...figures.map((figure) => element("td", { role: "cell" }, figure)));
}

// A list of what can be shown of the odds, "not at all" among it.
function oddsChoice(page) {
  const el = element("select", { onchange: () => page.post({ type: "odds", what: el.value }) });
  function update(panel) {
    setOptions(el, page.setup().odds, panel.what);
    setAttribute(el, "aria-label", page.text("option-odds"));
  }
  return { el, update };
}

// The same list with its name and what it is for, for the settings; none where a game has no odds.
function oddsOption(page) {
  if (!page.setup().odds.length) return [];
  const choice = oddsChoice(page);
  choice.update(page.panel());
  return [element("div", { class: "ky-odds-option" }, element("b", {}, page.text("option-odds")), choice.el, element("small", {}, page.text("option-odds-why")))];
}
