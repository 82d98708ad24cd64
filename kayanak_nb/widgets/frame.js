// What every widget's page stands in: a frame that is drawn anew whenever the model changes, and a place for failures.

// Says *words*, or else what the kernel has to report; takes both back when there is nothing more to say.
function mountAlarm(model) {
  const el = element("div", { role: "alert" });
  function complain(words) {
    const said = words || model.get("alarm");
    if (el.textContent !== said) el.replaceChildren(...(said ? [element("p", { class: "ky-notice ky-alarm" }, said)] : []));
  }
  function guarded(draw, failed) {
    try {
      draw();
      complain("");
    } catch (error) {
      console.error(error);
      complain(failed());
    }
  }
  return { el, complain, guarded };
}

// Draws the frame with *update* now and from now on; the answer ends that, and closes the *parts*.
function keepDrawn({ model, el }, frame, update, parts) {
  // Lab's one-letter shortcuts must not hear what is typed here; Ctrl+S and its like may pass.
  frame.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.altKey && !event.metaKey) event.stopPropagation();
  });
  const forgetTheme = followTheme((dark) => (el.dataset.theme = dark ? "dark" : "light"));
  model.on("change", update);
  update();
  return () => {
    model.off("change", update);
    forgetTheme();
    for (const part of parts) part.close();
  };
}
