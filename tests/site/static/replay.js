// Steps through FRAMES: a picture with its alt text, and what happened since the last one.
(() => {
  const by = (name) => document.getElementById(`replay-${name}`);
  let at = 0;
  const show = (next) => {
    at = Math.max(0, Math.min(FRAMES.length - 1, next));
    const frame = FRAMES[at];
    by("picture").src = frame.picture;
    by("picture").alt = frame.alt;
    by("at").textContent = `${at + 1} of ${FRAMES.length}`;
    by("lines").replaceChildren(...(frame.lines.length ? frame.lines : ["The game begins."]).map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }));
    by("back").disabled = at === 0;
    by("next").disabled = at === FRAMES.length - 1;
  };
  by("back").addEventListener("click", () => show(at - 1));
  by("next").addEventListener("click", () => show(at + 1));
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input")) return;
    if (event.key === "ArrowLeft") show(at - 1);
    if (event.key === "ArrowRight") show(at + 1);
  });
  show(0);
})();
