// The dice lab: dice to edit, their exact chances as bars to press, and throws beside them.

let diceLabs = 0;

function renderDiceLab({ model, el }) {
  diceLabs += 1;
  const id = `ky-d${diceLabs}-${Math.random().toString(36).slice(2, 6)}`;
  let ids = 0;
  const alarm = mountAlarm(model);
  const link = openLink(model, (silent) => alarm.complain(silent ? model.get("lab_kit").texts["no-answer"] : ""));
  const lab = {
    id,
    fresh: () => `${id}-${(ids += 1)}`,
    kit: () => model.get("lab_kit"),
    text: (key) => model.get("lab_kit").texts[key] ?? key,
    send: (message) => link.post({ lab: message }),
  };
  const live = element("div", { class: "ky-unseen", role: "status" });
  const parts = [mountLabBar(lab), mountDiceFields(lab), mountThrows(lab), mountKnown(lab), mountCharts(lab)];
  const frame = element("div", { class: "ky-player ky-lab" }, alarm.el, labPatterns(lab), ...parts.map((part) => part.el), live);
  let shown = null;
  el.classList.add("ky");
  el.append(frame);

  function draw() {
    const page = model.get("lab_page");
    if (page !== shown) {
      setAttribute(frame, "lang", page.language);
      for (const part of parts) part.update(page);
      if (shown) setText(live, heard(shown, page));
      shown = page;
    }
  }

  const update = () => alarm.guarded(draw, () => model.get("lab_kit").texts["page-error"]);

  return keepDrawn({ model, el }, frame, update, [link]);
}

// What a screen reader says of a change: what could not be done first, then what has become of the charts.
function heard(before, page) {
  if (page.notice || page.faults.length) return [page.notice, ...page.faults].filter(Boolean).join(" ");
  if (page.drawn !== before.drawn) return [page.count, page.trail.gap].filter(Boolean).join(". ");
  const says = page.charts.map((chart) => `${chart.title}: ${chart.says}`).join(" ");
  return page.known === before.known ? says : `${page.known} ${says}`;
}

function mountLabBar(lab) {
  const title = element("h2", { class: "ky-lab-title" });
  const views = mountViews(lab);
  const throws = element("select", { id: lab.fresh(), onchange: () => lab.send({ do: "throws", throws: Number(throws.value) }) });
  const throwsLabel = element("label", { for: throws.id });
  const throwsRow = element("div", { class: "ky-row" }, throwsLabel, throws);
  const language = element("select", { class: "ky-language", onchange: () => lab.send({ do: "language", language: language.value }) });
  const el = element("div", { class: "ky-lab-bar" }, title, views.el, throwsRow, language);
  function update(page) {
    setText(title, lab.text("title"));
    views.update(page);
    show(throwsRow, page.view === "sum");
    setText(throwsLabel, lab.text("throws"));
    setOptions(throws, lab.kit().throws, page.throws);
    setOptions(language, lab.kit().languages, page.language);
    setAttribute(language, "aria-label", lab.text("language"));
  }
  return { el, update };
}

function mountViews(lab) {
  const legend = element("legend", { class: "ky-unseen" });
  const choices = element("div", { class: "ky-lab-views" });
  const el = element("fieldset", {}, legend, choices);
  const group = lab.fresh();
  function create([view]) {
    const radio = element("input", { type: "radio", name: group, value: view, class: "ky-unseen", onchange: () => lab.send({ do: "view", view }) });
    return element("label", {}, radio, element("span"));
  }
  function update(page) {
    setText(legend, lab.text("views"));
    keyed(choices, page.views, ([view]) => view, create, (node, [view, words]) => {
      node.firstChild.checked = view === page.view;
      setText(node.lastChild, words);
    });
  }
  return { el, update };
}

function mountThrows(lab) {
  const title = element("div", { class: "ky-title", id: lab.fresh() });
  const buttons = element("div", { class: "ky-row ky-lab-samples", role: "group", "aria-labelledby": title.id });
  const clear = element("button", { type: "button", class: "ky-button", onclick: () => lab.send({ do: "clear" }) });
  const count = element("p", { class: "ky-lab-count" });
  const trail = mountTrail(lab);
  const el = element("section", { class: "ky-card ky-lab-throws" }, element("div", {}, title, element("div", { class: "ky-row ky-lab-samples" }, buttons, clear), count), trail.el);
  const create = ([number]) => element("button", { type: "button", class: "ky-button ky-act", onclick: () => lab.send({ do: "sample", count: number }) });
  function update(page) {
    setText(title, lab.text("throw"));
    keyed(buttons, lab.kit().samples, ([number]) => number, create, (node, [, words]) => setText(node, words));
    setText(clear, lab.text("clear"));
    setEnabled(clear, page.drawn > 0);
    setText(count, page.count);
    trail.update(page);
  }
  return { el, update };
}

function mountKnown(lab) {
  const words = element("p");
  const forget = element("button", { type: "button", class: "ky-button", onclick: () => lab.send({ do: "forget" }) });
  const notice = element("p", { class: "ky-notice ky-refusal" });
  const el = element("div", { class: "ky-lab-known" }, notice, element("div", { class: "ky-row" }, words, forget));
  function update(page) {
    setText(words, page.known);
    setText(forget, lab.text("forget"));
    setAttribute(el, "data-knows", page.knows);
    show(forget, page.knows);
    setText(notice, page.notice);
    show(notice, page.notice !== "");
  }
  return { el, update };
}
