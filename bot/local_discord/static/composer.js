/** The field at the foot of the page: ordinary messages, and slash commands from their list. */

import { Combobox } from "./combobox.js";
import { CommandForm } from "./command_form.js";
import { matching, slashCommands, typedCommand } from "./commands.js";
import { element } from "./dom.js";
import { say } from "./words.js";

/** Whether writing brings up a keyboard on the screen, which would cover the answer. */
const isTouched = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

export class Composer {
  /**
   * @param {HTMLElement} root
   * @param {object} actions `commands()`, `channelName()`, `isLocked()`, `isThread()`, `say(text)`, and those of `CommandForm`
   */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.status = element("p", { class: "status", role: "status" });
    this.place = element("div");
    root.append(this.status, this.place);
  }

  /** Show the message field, empty: after a change of person, channel or language. */
  reset() {
    this.form = null;
    this.input = element("input", {
      id: "message-text",
      type: "text",
      autocomplete: "off",
      maxlength: "2000",
      disabled: this.actions.isLocked(),
    });
    this.combobox = new Combobox(this.input, {
      label: say("commands"),
      suggest: (text) => this.suggest(text),
      pick: (suggestion) => this.open(suggestion.value),
    });
    this.input.addEventListener("keydown", (event) => this.key(event));
    const send = element("button", { type: "submit", class: "icon send", "aria-label": say("send") }, "➤");
    const submit = (event) => {
      event.preventDefault();
      this.submit();
    };
    this.place.replaceChildren(element("form", { class: "say", on: { submit } }, this.combobox.list, this.input, send));
    this.label();
  }

  /** Name the place where one writes. */
  label() {
    const words = this.actions.isLocked() ? say(this.actions.isThread() ? "lockedThread" : "locked") : say("write", { name: this.actions.channelName() });
    this.input.setAttribute("placeholder", this.actions.isLocked() ? words : say("writeShort"));
    this.input.setAttribute("aria-label", words);
  }

  list() {
    return slashCommands(this.actions.commands());
  }

  suggest(text) {
    if (!text.startsWith("/")) return null;
    return matching(this.list(), text.slice(1)).map((command) => ({
      label: `/${command.name}`,
      detail: command.description,
      value: command,
    }));
  }

  key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.submit();
  }

  submit() {
    const text = this.input.value.trim();
    if (text === "") return;
    if (text.startsWith("/")) return this.submitLine(text);
    if (!this.actions.say(text)) return this.report(say("reconnecting"), true);
    this.input.value = "";
  }

  submitLine(text) {
    const found = typedCommand(this.list(), text);
    if (found) return this.open(found.command, found.values);
    return this.report(say("noCommand", { name: text }), true);
  }

  /** Open a command by name, as a link in a message does. */
  compose(name) {
    const command = this.list().find((one) => one.name === name);
    if (command) this.open(command);
    else this.report(say("noCommand", { name: `/${name}` }), true);
  }

  /** Show a command's options. Without any, or where a typed line has said all that is needed, it is sent at once. */
  open(command, values = {}) {
    const context = { ...this.actions, send: (request) => this.run(command, request), leave: () => this.leave() };
    const form = new CommandForm(command, context, values);
    const isTyped = Object.keys(values).length > 0;
    if (command.options.length === 0 || (isTyped && form.isReady())) return form.send();
    this.form = form;
    this.place.replaceChildren(form.node);
    this.report("");
    form.focus();
  }

  leave() {
    this.reset();
    this.input.focus();
  }

  /** Send a command, and say how it goes until the bot has answered. */
  async run(command, request) {
    if (this.root.contains(document.activeElement) && !isTouched()) this.leave();
    else this.reset();
    const name = `/${command.name}`;
    this.report(say("sending", { command: name }));
    const reply = await this.actions.send(request);
    if (reply.t === "failed")
      this.report(say("commandFailed", { command: name, reason: reply.text ?? say("offline") }), true);
    else this.report("");
  }

  /** Who is typing, shown where there is nothing else to say. */
  showTyping(words) {
    this.status.dataset.typing = words;
  }

  /** The line over the field. */
  report(words, isError = false) {
    this.status.textContent = words;
    this.status.classList.toggle("error", isError);
  }
}
