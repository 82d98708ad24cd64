// One clause of one text: what it says, how, where, and what follows for the code. And what sets the texts apart.

function ruleCard(reader, card, page) {
  const heading = element("h4", { class: "ky-rule-heading", id: reader.fresh() }, sourceMark(card), element("span", { class: "ky-rule-name" }, card.name));
  const badge = element("p", { class: `ky-standing ky-${card.standing}` }, card.badge);
  const words = card.words.map(([language, name, pieces]) => element("div", { class: "ky-wording" },
    card.words.length > 1 || language !== page.language ? element("small", { lang: language }, name) : null,
    element("p", { lang: language }, ...ruleWords(reader, pieces))));
  const choice = card.choice.length ? element("div", { class: "ky-choice" }, element("b", {}, reader.text("choice")), element("p", {}, ...ruleWords(reader, card.choice))) : null;
  const demo = element("button", { type: "button", class: "ky-button ky-demo-open", "data-demo": card.clause, "aria-label": `${reader.text("demo")} – ${card.title}`, onclick: () => toggleDemo(reader, card.clause) }, icon("play"), element("span", {}, reader.text("demo")));
  return element("article", { class: "ky-rule", tabindex: "-1", "data-clause": card.clause, "data-current": card.clause === page.clause, "aria-labelledby": heading.id },
    heading, badge, element("div", { class: "ky-wordings" }, ...words, choice), switchList(reader, card), placeList(reader, card), demo);
}

function sourceMark({ source, text }) {
  return element("span", { class: "ky-source", title: text }, source);
}

function toggleDemo(reader, clause) {
  if (reader.demo().clause === clause) return reader.read({ do: "close" });
  reader.wanted = { demo: clause };
  return reader.read({ do: "demo", clause });
}

// Words, the terms among them as buttons: a press says what they mean.
function ruleWords(reader, pieces) {
  return pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const [words, term] = piece;
    const button = element("button", { type: "button", class: "ky-term", "aria-haspopup": "dialog", "aria-expanded": "false", "data-term": term, onclick: () => reader.openTerm(button, term) }, words);
    return button;
  });
}

function switchList(reader, card) {
  // An empty place keeps the parts of the cards beside it in line.
  if (!card.switches.length) return element("div");
  return element("div", { class: "ky-facts" }, element("b", {}, reader.text("switches")), element("ul", {},
    ...card.switches.map(([fact, code]) => element("li", {}, `${fact} `, element("code", {}, code)))));
}

function placeList(reader, card) {
  return element("div", { class: "ky-facts" }, element("b", {}, reader.text("where")), element("ul", {}, ...card.where.map((place) => element("li", {}, place))));
}

const VERDICTS = { differ: "M5 9h14M5 15h14M16 4 8 20", agree: "M5 9h14M5 15h14", alone: "M12 7v10" };

// Drawn, because not every font has the sign.
function verdictMark(mark) {
  return drawn("svg", { class: "ky-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, drawn("path", { d: VERDICTS[mark], fill: "none" }));
}

// A line of the comparison: whether the texts differ, in what, and which text says what.
function compareLine({ label, code, mark, verdict, values }) {
  const groups = values.map(([texts, words]) => element("span", { class: "ky-group-of-texts" }, element("b", {}, texts), element("span", {}, words)));
  return element("li", { "data-differ": mark === "differ" },
    element("span", { class: "ky-verdict" }, verdictMark(mark), verdict),
    element("span", { class: "ky-compare-label" }, label, code ? element("code", {}, code) : null),
    element("span", { class: "ky-compare-values" }, ...groups));
}
