// The rulebook over the player: from an event or a refusal to its clause, beside what the other texts say.

function mountReaderDialog(page) {
  const close = element("button", { type: "button", class: "ky-close", onclick: () => el.close() }, icon("close"));
  const host = element("div");
  const el = element("dialog", { class: "ky-dialog ky-reader-dialog" }, close, host);
  const read = (message) => page.post({ type: "read", read: message });
  let reader = null;
  el.addEventListener("click", (event) => {
    if (event.target === el) el.close();
  });
  page.openReader = (clause) => {
    // Seldom is it opened at all.
    reader ??= mountReader(host, { get: (name) => page.model.get(name), read, fresh: page.fresh, languages: false });
    reader.want(clause);
    read({ do: "clause", clause });
    el.showModal();
    update();
  };
  function update() {
    if (!el.open) return;
    setAttribute(el, "aria-label", page.text("compare-texts"));
    setAttribute(close, "aria-label", page.text("close"));
    reader.update();
  }
  return { el, update, close: () => reader?.close() };
}
