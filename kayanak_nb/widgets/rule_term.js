// A word of the rules explained: in four languages, how it is read, what kind of word it is, its name in the code.

// A popover of the browser's own: Escape and a press elsewhere close it, and it lies above everything.
function mountTermCard(reader) {
  const title = element("h4", { id: reader.fresh() });
  const close = element("button", { type: "button", class: "ky-close", onclick: () => el.hidePopover() }, icon("close"));
  const body = element("div");
  const el = element("div", { class: "ky-term-card", popover: "auto", role: "dialog", tabindex: "-1", "aria-labelledby": title.id }, title, close, body);
  let from = null;

  function open(button, id) {
    if (from === button) return;
    const term = reader.term(id);
    from = button;
    setText(title, term.word);
    setAttribute(close, "aria-label", reader.text("close"));
    body.replaceChildren(...termLines(reader, term));
    el.showPopover();
    place();
    setAttribute(button, "aria-expanded", "true");
    el.focus({ preventScroll: true });
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
  }

  function place() {
    if (!from?.isConnected) return;
    const at = from.getBoundingClientRect();
    const { width, height } = el.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
    const below = at.bottom + 6;
    const top = below + height <= window.innerHeight - 8 ? below : Math.max(8, at.top - height - 6);
    el.style.cssText = `left:${left}px;top:${top}px`;
  }

  function forget() {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  }

  el.addEventListener("beforetoggle", (event) => {
    if (event.newState !== "closed") return;
    forget();
    const button = from;
    const inside = el.contains(el.getRootNode().activeElement);
    from = null;
    if (button) setAttribute(button, "aria-expanded", "false");
    if (button && inside) button.focus({ preventScroll: true });
  });

  // Nothing is left behind in the language of the moment.
  el.addEventListener("toggle", (event) => {
    if (event.newState === "closed") for (const node of [title, body]) node.replaceChildren();
  });

  // What is explained may be gone: another topic, another language.
  function update() {
    if (from && !from.isConnected) el.hidePopover();
  }
  return { el, open, update, close: forget };
}

function termLines(reader, term) {
  const rows = term.names.map(({ lang, language, word, part, reading, ours }) => element("tr", {},
    element("th", { scope: "row", lang }, language),
    element("td", { lang }, element("b", {}, word), reading.length ? element("span", { class: "ky-reading" }, `${reading[0]} · ${reading[1]}`) : null,
      element("small", {}, part), ours ? element("small", { lang: reader.page().language, class: "ky-ours" }, reader.text("term-ours")) : null)));
  const lines = [element("table", {}, element("tbody", {}, ...rows))];
  if (term.note) lines.unshift(element("p", {}, term.note));
  if (term.code) lines.push(element("p", { class: "ky-term-code" }, `${reader.text("term-code")} `, element("code", {}, term.code)));
  return lines;
}
