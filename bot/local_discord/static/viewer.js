/** A picture on the whole screen: it is zoomed by wheel, two fingers, double press, keys or buttons, and dragged. */

import { element } from "./dom.js";
import { say } from "./words.js";

const LARGEST = 8;
const STEP = 1.5;
const KEY_PIXELS = 60;

/** Show a picture on the whole screen. */
export function fullScreen(address, alt) {
  const viewer = new Viewer(address, alt);
  document.body.append(viewer.dialog);
  viewer.dialog.showModal();
  viewer.canvas.focus();
}

class Viewer {
  constructor(address, alt) {
    this.scale = 1;
    this.left = 0;
    this.top = 0;
    this.fingers = new Map();
    this.image = element("img", { src: address, alt, draggable: "false" });
    this.canvas = element(
      "div",
      {
        class: "canvas",
        tabindex: "0",
        role: "group",
        "aria-label": alt,
        on: {
          wheel: (event) => this.wheel(event),
          dblclick: (event) => this.toggle(event),
          pointerdown: (event) => this.down(event),
          pointermove: (event) => this.move(event),
          pointerup: (event) => this.up(event),
          pointercancel: (event) => this.up(event),
          keydown: (event) => this.key(event),
        },
      },
      this.image,
    );
    const press = (label, sign, click) =>
      element("button", { type: "button", class: "icon", "aria-label": say(label), on: { click } }, sign);
    const bar = element(
      "div",
      { class: "viewer-bar" },
      press("farther", "−", () => this.zoom(1 / STEP)),
      press("nearer", "+", () => this.zoom(STEP)),
      press("close", "✕", () => this.dialog.close()),
    );
    this.dialog = element(
      "dialog",
      { class: "full-screen", "aria-label": alt, on: { close: () => this.dialog.remove() } },
      bar,
      this.canvas,
      element("p", { tabindex: "0" }, alt),
    );
  }

  /** Grow or shrink by a factor; what is under this point of the screen (else the middle) stays there. */
  zoom(factor, x = null, y = null) {
    const box = this.canvas.getBoundingClientRect();
    const across = (x ?? box.left + box.width / 2) - (box.left + box.width / 2);
    const down = (y ?? box.top + box.height / 2) - (box.top + box.height / 2);
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.left = across - (across - this.left) * grown;
    this.top = down - (down - this.top) * grown;
    this.scale = scale;
    this.place();
  }

  drag(across, down) {
    this.left += across;
    this.top += down;
    this.place();
  }

  /** The picture never leaves the screen: its edges stop at the screen's. */
  place() {
    const room = (picture, screen) => Math.max(0, (picture * this.scale - screen) / 2);
    const across = room(this.image.offsetWidth, this.canvas.clientWidth);
    const down = room(this.image.offsetHeight, this.canvas.clientHeight);
    this.left = Math.min(across, Math.max(-across, this.left));
    this.top = Math.min(down, Math.max(-down, this.top));
    this.image.style.transform = `translate(${this.left}px, ${this.top}px) scale(${this.scale})`;
    this.canvas.classList.toggle("near", this.scale > 1);
  }

  toggle({ clientX, clientY }) {
    this.zoom(this.scale > 1 ? 1 / LARGEST : 3, clientX, clientY);
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  down(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, event);
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
      this.zoom(apart(event) / Math.max(1, apart(before)), ...middle);
    }
    const share = other ? 0.5 : 1;
    this.drag((event.clientX - before.clientX) * share, (event.clientY - before.clientY) * share);
    this.fingers.set(event.pointerId, event);
  }

  up(event) {
    this.fingers.delete(event.pointerId);
  }

  key(event) {
    const moves = {
      ArrowLeft: [KEY_PIXELS, 0],
      ArrowRight: [-KEY_PIXELS, 0],
      ArrowUp: [0, KEY_PIXELS],
      ArrowDown: [0, -KEY_PIXELS],
    };
    if (event.key in moves) this.drag(...moves[event.key]);
    else if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else return;
    event.preventDefault();
  }
}
