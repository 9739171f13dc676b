/** The form for a slash command's options, with completion, in place of the message field. */

import { Combobox } from "./combobox.js";
import { OPTION, invocation } from "./commands.js";
import { element, freshId } from "./dom.js";
import { readFile } from "./media.js";
import { localised, say } from "./words.js";

const QUIET_MILLISECONDS = 180;

export class CommandForm {
  /**
   * @param {object} command from `slashCommands`
   * @param {object} context `complete(request)`, `entities(type)`, `send(request)` and `leave()`
   * @param {Object<string, string>} values what to fill in at once
   */
  constructor(command, context, values = {}) {
    this.command = command;
    this.context = context;
    this.fields = command.options.map((option) => new Field(option, this, values[option.name] ?? ""));
    this.node = this.build();
  }

  build() {
    const { name, description } = this.command;
    const leave = element(
      "button",
      { type: "button", class: "icon", "aria-label": say("cancel"), on: { click: () => this.context.leave() } },
      "✕",
    );
    const title = element(
      "div",
      { class: "command-head" },
      element("strong", {}, `/${name}`),
      element("small", {}, description),
      leave,
    );
    const send = element("button", { type: "submit", class: "button primary" }, say("send"));
    const listeners = {
      submit: (event) => this.submit(event),
      keydown: (event) => event.key === "Escape" && this.context.leave(),
    };
    return element(
      "form",
      { class: "command", "aria-label": `/${name}`, novalidate: true, on: listeners },
      title,
      element(
        "div",
        { class: "fields" },
        this.fields.map((field) => field.node),
      ),
      send,
    );
  }

  focus() {
    const field = this.fields.find((one) => one.isMissing()) ?? this.fields[0];
    (field?.input ?? this.node.querySelector("[type=submit]")).focus();
  }

  /** After a pick: to the next field that still has to be filled in; if there is none, Enter sends. */
  next() {
    this.fields.find((one) => one.isMissing())?.input.focus();
  }

  /** Whether it could be sent as it stands. */
  isReady() {
    return this.fields.every((field) => field.wrong() === "");
  }

  submit(event) {
    event.preventDefault();
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length > 0) wrong[0].input.focus();
    else this.send();
  }

  async send() {
    const attachments = {};
    for (const field of this.fields) if (field.file) attachments[field.option.name] = await readFile(field.file);
    this.context.send({ ...this.request(null), attachments });
  }

  /** What the server is told: all that is filled in, and which field is being completed. */
  request(focused) {
    const filled = this.fields.filter((field) => field === focused || !field.isEmpty());
    return invocation(
      this.command,
      filled.map((field) => field.answer(field === focused)),
    );
  }
}

/** One option of a command. */
class Field {
  constructor(option, form, text) {
    this.option = option;
    this.form = form;
    this.known = knownSuggestions(option, form.context);
    this.input = this.buildInput(text);
    this.error = element("p", { class: "error", role: "alert", id: freshId("error") });
    this.combobox = this.buildCombobox();
    this.node = this.build();
  }

  buildInput(text) {
    const isFile = this.option.type === OPTION.attachment;
    const mode = { [OPTION.integer]: "numeric", [OPTION.number]: "decimal" }[this.option.type];
    const input = element("input", {
      id: freshId("option"),
      type: isFile ? "file" : "text",
      inputmode: mode,
      maxlength: this.option.max_length,
      autocomplete: "off",
      "aria-required": Boolean(this.option.required),
    });
    if (!isFile) input.value = this.labelOf(text);
    input.addEventListener("input", () => (this.error.textContent = ""));
    return input;
  }

  /** A value given in a typed line may be the value or the label of a choice; people read the label. */
  labelOf(text) {
    return this.known?.find((one) => String(one.value) === text)?.label ?? text;
  }

  buildCombobox() {
    if (!this.known && !this.option.autocomplete) return null;
    const combobox = new Combobox(this.input, {
      label: localised(this.option, "name"),
      wait: this.option.autocomplete ? QUIET_MILLISECONDS : 0,
      suggest: (text) => (this.option.autocomplete ? this.complete() : this.filter(text)),
      nothing: (text) => say("noChoice", { text }),
      pick: (suggestion) => this.pick(suggestion),
    });
    this.input.addEventListener("focus", () => combobox.update());
    return combobox;
  }

  build() {
    const mark = this.option.required
      ? element("span", { class: "required", title: say("required") }, " *")
      : element("small", {}, ` ${say("optional")}`);
    const label = element("label", { class: "label", for: this.input.id }, localised(this.option, "name"), mark);
    const hint = element("p", { class: "hint", id: freshId("hint") }, localised(this.option, "description"));
    this.input.setAttribute("aria-describedby", `${hint.id} ${this.error.id}`);
    return element("div", { class: "field" }, label, hint, this.input, this.combobox?.list, this.error);
  }

  filter(text) {
    const exact = this.known.some((one) => one.label === text);
    return exact ? this.known : this.known.filter((one) => one.label.toLowerCase().includes(text.toLowerCase().trim()));
  }

  async complete() {
    const reply = await this.form.context.complete(this.form.request(this));
    if (reply.t !== "choices") return [];
    return reply.choices.map((choice) => ({ label: localised(choice, "name"), value: choice.value }));
  }

  pick(suggestion) {
    this.picked = suggestion;
    this.input.value = suggestion.label;
    this.error.textContent = "";
    this.form.next();
  }

  get file() {
    return this.input.files?.[0] ?? null;
  }

  isEmpty() {
    return this.input.type === "file" ? this.file === null : this.input.value.trim() === "";
  }

  isMissing() {
    return Boolean(this.option.required) && this.isEmpty();
  }

  /** The suggestion whose label stands in the field, however it got there. */
  suggestion() {
    const text = this.input.value.trim().toLowerCase();
    return [this.picked, ...(this.known ?? [])].find((one) => one && one.label.toLowerCase() === text);
  }

  check() {
    this.error.textContent = this.wrong();
    return this.error.textContent === "";
  }

  wrong() {
    if (this.isEmpty()) return this.isMissing() ? say("missing") : "";
    if (this.suggestion()) return "";
    if (this.known) return say("fromList");
    if (this.option.type === OPTION.integer && !this.isNumber(/^[-+]?\d+$/))
      return say("wholeNumber", { range: this.range() });
    if (this.option.type === OPTION.number && !this.isNumber(/^[-+]?\d*\.?\d+$/))
      return say("anyNumber", { range: this.range() });
    return this.input.value.trim().length < (this.option.min_length ?? 0)
      ? say("tooShort", { min: this.option.min_length })
      : "";
  }

  isNumber(pattern) {
    const text = this.input.value.trim();
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    return pattern.test(text) && Number(text) >= least && Number(text) <= most;
  }

  range() {
    const { min_value: min, max_value: max } = this.option;
    return min === undefined || max === undefined ? "" : say("range", { min, max });
  }

  /** The option as Discord sends it. What is still being typed stays text. */
  answer(focused) {
    const { name, type } = this.option;
    if (focused) return { name, type, value: this.input.value, focused: true };
    return { name, type, value: this.value() };
  }

  value() {
    if (this.file) return this.file.name;
    const suggestion = this.suggestion();
    if (suggestion) return suggestion.value;
    const isNumber = this.option.type === OPTION.integer || this.option.type === OPTION.number;
    return isNumber ? Number(this.input.value) : this.input.value.trim();
  }
}

/** The suggestions that need no asking: fixed choices, yes and no, people, channels. Null: free text. */
function knownSuggestions(option, context) {
  if (option.choices?.length > 0)
    return option.choices.map((choice) => ({ label: localised(choice, "name"), value: choice.value }));
  if (option.type === OPTION.boolean)
    return [true, false].map((value) => ({ label: say(value ? "yes" : "no"), value }));
  const chooses = { [OPTION.user]: 5, [OPTION.role]: 6, [OPTION.mentionable]: 7, [OPTION.channel]: 8 }[option.type];
  return chooses ? context.entities(chooses).map(({ id, name }) => ({ label: name, value: id })) : null;
}
