/** A text field with a list of suggestions (the combobox pattern of ARIA). */

import { element, freshId } from "./dom.js";

/**
 * @typedef {{label: string, detail?: string, value: *}} Suggestion
 */
export class Combobox {
  /**
   * @param {HTMLInputElement|HTMLTextAreaElement} input
   * @param {object} settings
   * @param {string} settings.label what the list is called
   * @param {(text: string) => Suggestion[]|null|Promise<Suggestion[]>} settings.suggest null: no list now
   * @param {(suggestion: Suggestion) => void} settings.pick
   * @param {(text: string) => string} [settings.nothing] words for an empty list; none: it stays closed
   * @param {number} [settings.wait] milliseconds of quiet before `suggest` is called; needed if it gives a promise
   */
  constructor(input, settings) {
    this.input = input;
    this.settings = settings;
    this.suggestions = [];
    this.active = -1;
    this.turn = 0;
    this.list = element("div", {
      id: freshId("list"),
      role: "listbox",
      "aria-label": settings.label,
      class: "suggestions",
      hidden: true,
    });
    const attributes = {
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      "aria-autocomplete": "list",
      autocomplete: "off",
      spellcheck: "false",
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.addEventListener("input", () => this.update());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("blur", () => this.close());
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /**
   * Show suggestions for the present text: at once, or, if they must be fetched, after a moment of quiet. Until then
   * nothing is picked out, so that Enter never takes a suggestion for an earlier text.
   */
  update() {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    if (!this.settings.wait) return this.show(this.settings.suggest(this.input.value));
    if (this.isOpen) this.activate(-1);
    this.timer = setTimeout(() => this.fetch(turn), this.settings.wait);
  }

  /** An answer that comes too late is not shown. */
  async fetch(turn) {
    const suggestions = await this.settings.suggest(this.input.value);
    if (turn === this.turn && document.activeElement === this.input) this.show(suggestions);
  }

  /** Picked out is what was typed in full, else the first; before anything is typed nothing, so that Tab passes through. */
  show(suggestions) {
    if (suggestions === null || (suggestions.length === 0 && !this.settings.nothing)) return this.close();
    this.suggestions = suggestions;
    const options = suggestions.map((suggestion, index) => this.option(suggestion, index));
    const empty = element(
      "div",
      { class: "hint", role: "option", "aria-disabled": "true" },
      this.settings.nothing?.(this.input.value),
    );
    this.list.replaceChildren(...(options.length > 0 ? options : [empty]));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    const typed = suggestions.findIndex((suggestion) => suggestion.label === this.input.value);
    this.activate(options.length > 0 && this.input.value ? Math.max(0, typed) : -1);
  }

  option(suggestion, index) {
    const press = (event) => {
      event.preventDefault(); // the field keeps the focus
      this.pick(index);
    };
    return element(
      "div",
      {
        id: freshId("option"),
        role: "option",
        class: "option",
        on: { mousedown: (event) => event.preventDefault(), click: press },
      },
      element(
        "span",
        { class: "option-words" },
        element("span", {}, suggestion.label),
        suggestion.detail && element("small", {}, suggestion.detail),
      ),
    );
  }

  activate(index) {
    this.active = index;
    const options = [...this.list.querySelectorAll("[role=option]")];
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    this.input.setAttribute("aria-activedescendant", options[index]?.id ?? "");
    options[index]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (!this.isOpen || event.isComposing) return;
    const count = this.suggestions.length;
    if (event.key === "ArrowDown" && count) this.activate((this.active + 1) % count);
    else if (event.key === "ArrowUp" && count) this.activate((this.active - 1 + count) % count);
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0 && !event.shiftKey)
      this.pick(this.active);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  pick(index) {
    const suggestion = this.suggestions[index];
    this.close();
    this.settings.pick(suggestion);
  }

  close() {
    this.turn += 1;
    clearTimeout(this.timer);
    this.list.hidden = true;
    this.active = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}
