// The rulebook to read: topics, a search, and the clauses of all texts on one topic side by side.

const TYPING = 300; // milliseconds without a key until the search begins

// Mounts a reader in *host*. Traits read through *get*: reader_kit, reader_page, reader_back, reader_demo. *read(message)*
// asks the kernel; *fresh()* makes ids; *languages* is whether the language can be chosen here.
function mountReader(host, { get, read, fresh, languages = true }) {
  const reader = {
    get, read, fresh,
    text: (key) => get("reader_kit").texts?.[key] ?? key,
    term: (id) => get("reader_kit").terms[id],
    page: () => get("reader_page"),
    demo: () => get("reader_demo"),
    // What this view has asked for gets the focus when it is there; other views keep theirs.
    wanted: null,
  };
  const card = mountTermCard(reader);
  reader.openTerm = card.open;
  const bar = mountReaderBar(reader, languages);
  const topics = mountTopics(reader);
  const hits = mountHits(reader);
  const demo = mountDemo(reader);
  const table = mountClauses(reader, demo);
  const live = element("div", { class: "ky-unseen", role: "status" });
  const main = element("div", { class: "ky-reader-main" }, hits.el, table.el);
  const el = element("div", { class: "ky-reader" }, element("div", { class: "ky-reader-sheet" }, bar.el, topics.el, main), live, card.el);
  const parts = [bar, topics, hits, table, card];
  let shown = null;
  host.append(el);

  function update() {
    const page = reader.page();
    if (!page.topic) return;
    setAttribute(el, "lang", page.language);
    const now = JSON.stringify([page.language, page.topic, page.query]);
    if (shown !== page) for (const part of parts) part.update(page);
    if (shown && el.dataset.shown !== now) setText(live, page.query ? page.found : page.title);
    el.dataset.shown = now;
    shown = page;
    demo.update();
    table.place();
    follow(page);
  }

  function follow(page) {
    const { wanted } = reader;
    const there = wanted?.clause ? page.clause === wanted.clause : wanted?.demo && reader.demo().clause === wanted.demo;
    if (!there) return;
    reader.wanted = null;
    const node = wanted.clause ? table.card(wanted.clause) : demo.el;
    node?.scrollIntoView({ block: "nearest" });
    node?.focus({ preventScroll: true });
  }

  return {
    el,
    update,
    want: (clause) => (reader.wanted = { clause }),
    close: () => {
      bar.close();
      demo.close();
      card.close();
    },
  };
}

function mountReaderBar(reader, languages) {
  const title = element("h2", { class: "ky-reader-title" });
  const search = element("input", { type: "search", id: reader.fresh(), autocomplete: "off", spellcheck: "false", maxlength: 200, oninput: type, onsearch: seek });
  const label = element("label", { class: "ky-unseen", for: search.id });
  const topic = element("select", { class: "ky-topic-choice", onchange: () => reader.read({ do: "topic", topic: topic.value }) });
  const shown = mountShown(reader);
  const language = element("select", { class: "ky-language", onchange: () => reader.read({ do: "language", language: language.value }) });
  const hint = element("p", { class: "ky-hint" });
  const el = element("div", { class: "ky-reader-bar" }, title, element("div", { class: "ky-reader-tools" }, topic, label, search, shown.el, languages ? language : null), hint);
  let timer = null;
  let sent = "";

  function type() {
    clearTimeout(timer);
    timer = setTimeout(seek, TYPING);
  }
  function seek() {
    clearTimeout(timer);
    if (search.value === sent) return;
    sent = search.value;
    reader.read({ do: "search", words: sent });
  }
  function update(page) {
    setText(title, reader.text("title"));
    setText(hint, reader.text("own-words"));
    setText(label, reader.text("search"));
    setAttribute(search, "placeholder", reader.text("search"));
    const typing = search.getRootNode().activeElement === search && search.value !== sent;
    if (!typing && search.value !== page.query) search.value = page.query;
    if (!typing) sent = search.value;
    const groups = page.topics.filter(([, some]) => some.length);
    const wanted = JSON.stringify(groups);
    if (topic.dataset.options !== wanted) {
      topic.replaceChildren(...groups.map(([name, some]) => element("optgroup", { label: name }, ...some.map(([id, words]) => element("option", { value: id }, words)))));
      topic.dataset.options = wanted;
    }
    topic.value = page.topic;
    setAttribute(topic, "aria-label", reader.text("topics"));
    shown.update(page);
    setOptions(language, reader.get("reader_kit").languages, page.language);
    setAttribute(language, "aria-label", reader.text("language"));
  }
  return { el, update, close: () => clearTimeout(timer) };
}

// Original, mine or both: radio buttons that look like one switch.
function mountShown(reader) {
  const legend = element("legend", { class: "ky-unseen" });
  const choices = element("div", { class: "ky-shown-choices" });
  const el = element("fieldset", { class: "ky-shown" }, legend, choices);
  const group = reader.fresh();
  function create([shown]) {
    const radio = element("input", { type: "radio", name: group, value: shown, class: "ky-unseen", onchange: () => reader.read({ do: "shown", shown }) });
    return element("label", {}, radio, element("span"));
  }
  function update(page) {
    setText(legend, reader.text("shown"));
    keyed(choices, reader.get("reader_kit").shown, ([shown]) => shown, create, (node, [shown, words]) => {
      node.firstChild.checked = shown === page.shown;
      setText(node.lastChild, words);
    });
  }
  return { el, update };
}

function mountTopics(reader) {
  const groups = element("div");
  const el = element("nav", { class: "ky-topics" }, groups);
  function create() {
    const title = element("div", { class: "ky-title", id: reader.fresh() });
    return element("div", {}, title, element("ul", { "aria-labelledby": title.id }));
  }
  function createTopic([topic]) {
    return element("li", {}, element("button", { type: "button", onclick: () => reader.read({ do: "topic", topic }) }));
  }
  function update(page) {
    setAttribute(el, "aria-label", reader.text("topics"));
    keyed(groups, page.topics.map((group, index) => [index, ...group]), ([index]) => index, create, (node, [, name, topics]) => {
      setText(node.firstChild, name);
      show(node, topics.length > 0);
      keyed(node.lastChild, topics, ([topic]) => topic, createTopic, (item, [topic, words]) => {
        setText(item.firstChild, words);
        setAttribute(item.firstChild, "aria-current", topic === page.topic && !page.query.trim() ? "true" : null);
      });
    });
  }
  return { el, update };
}

function mountHits(reader) {
  const found = element("h3", { id: reader.fresh() });
  const list = element("ul", { class: "ky-hits" });
  const el = element("section", { class: "ky-card", "aria-labelledby": found.id }, found, list);
  function go(kind, id, button) {
    if (kind === "term") return reader.openTerm(button, id);
    reader.wanted = { clause: id };
    reader.read({ do: "clause", clause: id });
  }
  function hit([kind, id, name, says]) {
    const button = element("button", { type: "button", class: "ky-hit", onclick: () => go(kind, id, button) },
      element("b", {}, name), element("span", {}, says));
    if (kind === "term") setAttribute(button, "aria-haspopup", "dialog");
    return element("li", { "data-kind": kind }, button);
  }
  function update(page) {
    show(el, page.query.trim() !== "");
    const wanted = JSON.stringify([page.language, page.hits]);
    setText(found, page.found);
    if (list.dataset.shown === wanted) return;
    list.dataset.shown = wanted;
    list.replaceChildren(...page.hits.map(hit));
  }
  return { el, update };
}

// The clauses on one topic: those about the same thing in a row, and below the row what is shown on the board.
function mountClauses(reader, demo) {
  const title = element("h3", { class: "ky-topic-title" });
  const rows = element("div", { class: "ky-rule-rows" });
  const el = element("section", {}, title, rows);
  function create() {
    const heading = element("h4");
    const compare = element("ul", { class: "ky-compare" });
    return element("section", { class: "ky-rule-row" }, heading, compare, element("div", { class: "ky-rules" }));
  }
  function fill(node, row, page) {
    const [heading, compare, cards] = node.children;
    setText(heading, row.title);
    show(heading, row.title !== page.title);
    const wanted = JSON.stringify([page.language, page.clause, row]);
    if (node.dataset.shown === wanted) return;
    node.dataset.shown = wanted;
    setAttribute(compare, "aria-label", reader.text("compare"));
    show(compare, row.compare.length > 0);
    compare.replaceChildren(...row.compare.map(compareLine));
    cards.replaceChildren(...row.cards.map((card) => ruleCard(reader, card, page)));
  }
  function update(page) {
    show(el, page.query.trim() === "");
    setText(title, page.title);
    keyed(rows, page.rows, (row) => `${page.topic} ${row.id}`, create, (node, row) => fill(node, row, page));
  }
  const card = (clause) => rows.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  function place() {
    const { clause } = reader.demo();
    for (const button of rows.querySelectorAll(".ky-demo-open")) setAttribute(button, "aria-expanded", String(button.dataset.demo === clause));
    const row = clause ? card(clause)?.closest(".ky-rule-row") : null;
    show(demo.el, Boolean(row));
    if (row && demo.el.parentNode !== row) row.append(demo.el);
  }
  return { el, update, card, place };
}
