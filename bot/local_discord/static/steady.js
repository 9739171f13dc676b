/** What somebody presses stays where it is until they let go: a press must end on the element on which it began. */

let isPressing = false;
const waiting = new Map();

/**
 * Draw a part of the page, or draw it as soon as nobody presses anything; only the last wish for each part counts.
 * @param {string} part
 * @param {() => void} draw
 */
export function steadily(part, draw) {
  if (isPressing) waiting.set(part, draw);
  else draw();
}

/** Draw again after the press, when its click has been heard. */
function letGo() {
  isPressing = false;
  setTimeout(() => {
    const draws = [...waiting.values()];
    waiting.clear();
    for (const draw of draws) draw();
  });
}

addEventListener("pointerdown", () => (isPressing = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, true);
