/** The list that a menu opens: a sheet from below on a phone, a box beside its menu on a wide screen. */

import { element } from "./dom.js";
import { say } from "./words.js";

/**
 * Let the reader choose.
 * @param {HTMLElement} anchor the menu that was pressed
 * @param {string} title
 * @param {{value: string, label: string, detail?: string, chosen: boolean}[]} choices
 * @param {{min: number, max: number}} limits how many; one alone is taken at a press, several with [Done]
 * @returns {Promise<string[]|null>} the values, or null where the reader closed the list
 */
export function chooseFrom(anchor, title, choices, limits) {
  return new Promise((resolve) => {
    const sheet = new Sheet(title, choices, limits);
    sheet.dialog.addEventListener("close", () => {
      sheet.dialog.remove();
      resolve(sheet.result);
    });
    document.body.append(sheet.dialog);
    sheet.place(anchor);
    sheet.dialog.showModal();
    sheet.focus(
      Math.max(
        0,
        choices.findIndex((choice) => choice.chosen),
      ),
    );
  });
}

class Sheet {
  constructor(title, choices, { min, max }) {
    this.choices = choices;
    this.min = min;
    this.max = Math.min(max, choices.length);
    this.several = max > 1 || min === 0;
    this.picked = new Set(choices.filter((choice) => choice.chosen).map((choice) => choice.value));
    this.result = null;
    this.options = choices.map((choice, index) => this.option(choice, index));
    this.dialog = this.build(title);
    this.refresh();
  }

  build(title) {
    const box = element(
      "div",
      {
        role: "listbox",
        "aria-label": title,
        "aria-multiselectable": this.several && "true",
        on: { keydown: (event) => this.key(event) },
      },
      this.options,
    );
    this.count = element("span", { class: "hint", role: "status" });
    this.done = element("button", {
      type: "button",
      class: "button primary",
      on: { click: () => this.finish([...this.inOrder()]) },
    });
    const close = element(
      "button",
      { type: "button", class: "icon", "aria-label": say("close"), on: { click: () => this.dialog.close() } },
      "✕",
    );
    const head = element("header", {}, element("strong", {}, title), close);
    const foot = this.several && element("footer", {}, this.count, this.done);
    return element(
      "dialog",
      { class: "sheet", "aria-label": title, on: { click: (event) => this.outside(event) } },
      head,
      box,
      foot,
    );
  }

  option(choice, index) {
    return element(
      "div",
      { role: "option", tabindex: "-1", class: "option", on: { click: () => this.toggle(index) } },
      this.several && element("span", { class: "tick", "aria-hidden": "true" }, "✓"),
      choice.sign && element("span", { class: "sign", "aria-hidden": "true" }, choice.sign),
      element(
        "span",
        { class: "option-words" },
        element("span", {}, choice.label),
        choice.detail && element("small", {}, choice.detail),
      ),
    );
  }

  inOrder() {
    return this.choices.map((choice) => choice.value).filter((value) => this.picked.has(value));
  }

  toggle(index) {
    const { value } = this.choices[index];
    if (!this.several) return this.finish([value]);
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.max === 1) this.picked = new Set([value]);
    else if (this.picked.size < this.max) this.picked.add(value);
    this.focus(index);
    this.refresh();
  }

  refresh() {
    const full = this.max > 1 && this.picked.size >= this.max;
    this.options.forEach((option, index) => {
      const chosen = this.picked.has(this.choices[index].value);
      option.setAttribute("aria-selected", String(chosen));
      option.setAttribute("aria-disabled", String(this.several && full && !chosen));
    });
    this.done.textContent = `${say("done")} (${this.picked.size})`;
    this.done.disabled = this.picked.size < this.min;
    this.count.textContent = this.min === this.max ? say("chooseExactly", this) : say("chooseBetween", this);
  }

  focus(index) {
    for (const option of this.options) option.tabIndex = -1;
    const option = this.options[index];
    if (!option) return;
    option.tabIndex = 0;
    option.focus();
  }

  key(event) {
    const at = this.options.indexOf(document.activeElement);
    const last = this.options.length - 1;
    const moves = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last };
    if (event.key in moves) this.focus(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.toggle(at);
    else return this.startingWith(event, at);
    event.preventDefault();
  }

  /** A letter goes to the next choice that begins with it. */
  startingWith({ key, ctrlKey, metaKey }, at) {
    if (key.length !== 1 || ctrlKey || metaKey) return;
    const order = [...this.choices.keys()].map((offset) => (at + 1 + offset) % this.choices.length);
    const found = order.find((index) => this.choices[index].label.toLowerCase().startsWith(key.toLowerCase()));
    if (found !== undefined) this.focus(found);
  }

  /** A press on the dialog itself, not on anything in it, is a press beside it. */
  outside(event) {
    if (event.target === this.dialog) this.dialog.close();
  }

  finish(values) {
    this.result = values;
    this.dialog.close();
  }

  place(anchor) {
    const box = anchor.getBoundingClientRect();
    const below = window.innerHeight - box.bottom > window.innerHeight / 2;
    this.dialog.classList.add(below ? "below" : "above");
    const edges = {
      "--left": box.left,
      "--width": box.width,
      "--top": box.bottom + 6,
      "--bottom": window.innerHeight - box.top + 6,
    };
    for (const [name, length] of Object.entries(edges)) this.dialog.style.setProperty(name, `${length}px`);
  }
}
