// The faces of the dice as fields to write in.

function mountDiceFields(lab) {
  const count = element("select", { onchange: () => lab.send({ do: "lay", count: Number(count.value) }) });
  const hint = element("p", { class: "ky-hint" });
  const dice = element("div", { class: "ky-lab-dice" });
  const faults = element("div");
  const el = element("section", { class: "ky-card" }, dice, faults, element("div", { class: "ky-row ky-lab-foot" }, count, hint));
  // A face that goes takes the focus with it; its neighbour gets it.
  let wanted = null;

  function remove(die, face) {
    wanted = { die, face };
    lab.send({ do: "remove", die, face });
  }

  function createDie([number]) {
    const title = element("h3", { id: lab.fresh() });
    const preset = element("select", { onchange: () => { lab.send({ do: "take", die: number, preset: preset.value }); preset.value = ""; } });
    const faces = element("ol", { class: "ky-lab-faces", "aria-labelledby": title.id });
    const add = element("button", { type: "button", class: "ky-button", onclick: () => lab.send({ do: "add", die: number }) });
    return element("div", {}, element("div", { class: "ky-row" }, title, preset), faces, add);
  }

  function fillDie(node, [number, die], page) {
    const [head, faces, add] = node.children;
    setText(head.firstChild, die.name);
    setOptions(head.lastChild, [["", lab.text("preset")], ...lab.kit().presets], "");
    setAttribute(head.lastChild, "aria-label", `${die.name}: ${lab.text("preset")}`);
    setText(add, lab.text("add"));
    setAttribute(add, "aria-label", `${die.name}: ${lab.text("add")}`);
    keyed(faces, die.faces.map((face, place) => [place, face]), ([place]) => place, ([place]) => createFace(number, place),
      (item, [, face]) => fillFace(item, face, die, number, page));
  }

  function createFace(die, face) {
    const write = (more) => lab.send({ do: "write", die, face, ...more });
    const symbol = element("select", { onchange: () => write({ symbol: symbol.value }) });
    const pips = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 12, onchange: () => send(pips, write), onkeydown: (event) => stepBy(event, pips, write) });
    const away = element("button", { type: "button", class: "ky-button ky-quiet", onclick: () => remove(die, face) }, icon("close"));
    return element("li", {}, element("span"), symbol, pips, away);
  }

  function send(pips, write) {
    pips.dataset.sent = pips.value;
    write({ pips: pips.value });
  }

  function stepBy(event, pips, write) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const number = Number.parseInt(pips.value, 10) || 0;
    pips.value = String(Math.min(Math.max(number + by, Number(pips.dataset.least)), Number(pips.dataset.most)));
    send(pips, write);
  }

  function fillFace(item, face, die, number, page) {
    const [picture, symbol, pips, away] = item.children;
    const drawing = JSON.stringify([die.marked, face.symbol, face.pips]);
    if (picture.dataset.shown !== drawing) {
      picture.dataset.shown = drawing;
      picture.replaceChildren(labFace(number, die.marked ? face.symbol : null, face.pips));
    }
    show(symbol, die.marked);
    setOptions(symbol, page.symbols, face.symbol);
    setAttribute(symbol, "aria-label", `${die.name}: ${face.symbol_label}`);
    const typing = pips.getRootNode().activeElement === pips && pips.value !== (pips.dataset.sent ?? pips.value);
    if (!typing && pips.value !== face.pips) pips.value = face.pips;
    pips.dataset.sent = pips.value;
    pips.dataset.least = die.least;
    pips.dataset.most = die.most;
    setAttribute(pips, "aria-label", `${die.name}: ${face.pips_label}`);
    setAttribute(pips, "aria-invalid", face.bad ? "true" : null);
    setAttribute(away, "aria-label", `${die.name}: ${face.remove_label}`);
    setAttribute(away, "title", face.remove_label);
  }

  function update(page) {
    setOptions(count, [[1, lab.text("one-die")], [2, lab.text("two-dice")]], page.dice.length);
    setAttribute(count, "aria-label", lab.text("dice"));
    setText(hint, lab.text("write-hint"));
    keyed(dice, page.dice.map((die, number) => [number, die]), ([number]) => number, createDie, (node, item) => fillDie(node, item, page));
    const said = JSON.stringify(page.faults);
    if (faults.dataset.shown !== said) {
      faults.dataset.shown = said;
      faults.replaceChildren(...(page.faults.length ? [element("div", { class: "ky-notice ky-alarm" }, ...page.faults.map((words) => element("p", {}, words)))] : []));
    }
    follow(page);
  }

  function follow(page) {
    if (!wanted) return;
    const face = Math.min(wanted.face, page.dice[wanted.die].faces.length - 1);
    dice.children[wanted.die].querySelectorAll("li")[face]?.lastChild.focus();
    wanted = null;
  }
  return { el, update };
}

// A face as it looks on the die; *symbol* null is a die of numbers.
function labFace(die, symbol, pips) {
  const number = Number(pips);
  const drawable = symbol !== null && (symbol in DIE_SYMBOLS || symbol === "plain" || symbol === "own") && Number.isInteger(number) && number <= 5;
  const colour = die ? "blue" : "white";
  if (drawable) return dieFace({ die: colour, symbol, pips: number, name: "", mute: false });
  const picture = dieFace({ die: colour, symbol: null, pips: 0, name: "", mute: false });
  const known = symbol !== null && symbol in DIE_SYMBOLS;
  if (known) {
    const mark = symbolMark(symbol);
    mark.setAttribute("transform", "translate(0 -8) scale(0.95)");
    picture.append(mark);
  }
  picture.append(drawn("text", { class: "ky-lab-number", y: known ? 25 : 10, "font-size": known ? 18 : 28, "text-anchor": "middle" }, String(pips).slice(0, 4)));
  picture.classList.remove("ky-blank");
  return picture;
}
