// The form for a new game: rule set, seats, board, seed.

function openNewGame(page, dialog) {
  const form = page.setup().form;
  const faults = mountFaults();
  const rules = element("select", {});
  const players = element("select", {});
  const board = element("select", {});
  const seed = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", placeholder: page.text("seed-any") });
  const about = element("p", { class: "ky-hint" });
  const boardField = field(page, "board", board);
  const seats = [0, 1, 2, 3].map((seat) => createSeat(page, form, seat));
  setOptions(rules, form.rules.map(([id, name]) => [id, name]), form.chosen.rules);
  setOptions(players, [2, 3, 4].map((count) => [count, String(count)]), form.chosen.players);

  // Which boards and which bots there are depends on the game that the rules belong to.
  function follow() {
    const [, , says, game] = form.rules.find(([id]) => id === rules.value);
    setText(about, says);
    setOptions(board, form.boards[game]);
    show(boardField, form.boards[game].length > 0);
    seats.forEach(({ el, who }, seat) => {
      const sat = who.value;
      show(el, seat < Number(players.value));
      setOptions(who, form.bots[game], form.bots[game].some(([id]) => id === sat) ? sat : "");
    });
  }
  rules.addEventListener("change", follow);
  players.addEventListener("change", follow);

  async function start(event) {
    event.preventDefault();
    const taken = seats.slice(0, Number(players.value));
    const answer = await page.ask({
      type: "new",
      rules: rules.value,
      board: board.value,
      seed: seed.value.trim(),
      names: taken.map((seat) => seat.name.value.trim()),
      bots: taken.map((seat) => seat.who.value),
    });
    if (answer.ok) dialog.close();
    else faults.tell(answer.problem, answer.faults);
  }

  const el = element("form", { onsubmit: start },
    field(page, "rules", rules), about,
    element("div", { class: "ky-pair" }, field(page, "players", players), boardField),
    element("fieldset", { class: "ky-seats" }, element("legend", {}, page.text("seats")), ...seats.map((seat) => seat.el)),
    field(page, "seed", seed), faults.el,
    element("div", { class: "ky-ends" },
      element("button", { type: "button", class: "ky-button", onclick: dialog.close }, page.text("cancel")),
      element("button", { type: "submit", class: "ky-button ky-act" }, page.text("start"))));
  follow();
  seats.forEach(({ who }, seat) => (who.value = form.chosen.bots[seat] ?? ""));
  if (form.chosen.board) board.value = form.chosen.board;
  dialog.open("new-game", el);
}

function createSeat(page, form, seat) {
  const name = element("input", { type: "text", maxlength: 24, autocomplete: "off", placeholder: form.colours[seat], "aria-label": `${form.colours[seat]}: ${page.text("name")}` });
  const who = element("select", { "aria-label": `${form.colours[seat]}: ${page.text("played-by")}` });
  name.value = form.chosen.names[seat] ?? "";
  return { el: element("div", { class: "ky-row" }, seatMark(seat), name, who), name, who };
}
