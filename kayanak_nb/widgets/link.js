// The way to the kernel and back: every message is numbered, and one that stays unanswered is noticed.

const PATIENCE = 1500; // milliseconds until silence is worth a word

function openLink(model, onSilence) {
  const view = Math.random().toString(36).slice(2);
  const asked = new Map();
  let number = 0;
  let timer = null;
  let silent = false;

  function hush(now) {
    silent = now;
    onSilence(now);
  }

  function post(message) {
    number += 1;
    timer ??= setTimeout(() => hush(true), PATIENCE);
    try {
      model.send({ ...message, serial: model.get("serial"), view, number });
    } catch (error) {
      console.warn(error);
      hush(true);
    }
    return number;
  }

  // The kernel is alive as soon as it has answered anybody, this view or another.
  function answered() {
    clearTimeout(timer);
    timer = null;
    hush(false);
  }

  function ask(message) {
    return new Promise((resolve) => asked.set(post(message), resolve));
  }

  function reply(content) {
    if (content?.view !== view) return;
    asked.get(content.number)?.(content);
    asked.delete(content.number);
  }

  model.on("change:answers", answered);
  model.on("msg:custom", reply);
  function close() {
    clearTimeout(timer);
    model.off("change:answers", answered);
    model.off("msg:custom", reply);
  }
  return { post, ask, silent: () => silent, close };
}
