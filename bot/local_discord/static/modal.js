/** The forms that the bot opens over the page (Discord's modals). */

import { menuChoices } from "./components.js";
import { element, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { readFile } from "./media.js";
import { chooseFrom } from "./sheet.js";
import { say } from "./words.js";

const PARAGRAPH = 2;
const ROW = 1;
const TEXT = 4;
const LABEL = 18;

/**
 * Show a modal. It stays open, with all that was written, until what it answers has come through or the reader closes it.
 * @param {object} modal Discord's JSON: title and components
 * @param {object} context as for components
 * @param {(components: object[]) => Promise<string>} send sends the answer; what it returns says why that failed
 */
export function fillIn(modal, context, send) {
  if (context.isOlder && modal.components.some(isNew)) return show(refusal(modal.title));
  const parts = modal.components.map((data) => part(data, context));
  const dialog = build(modal.title, parts, send);
  show(dialog);
  dialog.querySelector("input, textarea, .menu")?.focus();
}

function show(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Older apps know text fields only. */
const isNew = ({ type, component }) => type !== ROW && !(type === LABEL && component.type === TEXT);

/** What an older app shows instead of a form with other fields. */
function refusal(title) {
  const heading = element("h2", { id: freshId("modal") }, title);
  const close = element("button", { type: "submit", class: "button secondary" }, say("close"));
  const form = element("form", { method: "dialog" }, heading, element("p", {}, say("appTooOld")), element("footer", {}, close));
  return element("dialog", { class: "modal", "aria-labelledby": heading.id }, form);
}

function build(title, parts, send) {
  const heading = element("h2", { id: freshId("modal") }, title);
  const cancel = element(
    "button",
    { type: "button", class: "button secondary", on: { click: () => dialog.close() } },
    say("cancel"),
  );
  const submit = element("button", { type: "submit", class: "button primary" }, say("submit"));
  const failure = element("p", { class: "error", role: "alert" });
  const submitted = async (event) => {
    event.preventDefault();
    if (submit.disabled || parts.some((one) => one.check && !one.check())) return;
    submit.disabled = true;
    const answers = parts.filter((one) => one.answer).map((one) => one.answer());
    failure.textContent = await send(await Promise.all(answers));
    submit.disabled = false;
    if (!failure.textContent) dialog.close();
  };
  const form = element(
    "form",
    { method: "dialog", novalidate: true, on: { submit: submitted } },
    heading,
    parts.map((one) => one.node),
    failure,
    element("footer", {}, cancel, submit),
  );
  const dialog = element("dialog", { class: "modal", "aria-labelledby": heading.id }, form);
  return dialog;
}

/** One component of a modal: its element, what to check before it is sent, and what it answers. */
function part(data, context) {
  if (data.type === 10) return { node: element("div", { class: "text" }, markdown(data.content, context)) };
  if (data.type === 18) return labelled(data, context);
  if (data.type === 1) return rowed(data);
  return { node: element("p", { class: "outside" }, say("unknownPart", { type: data.type })) };
}

function labelled(data, context) {
  const inner = (INPUTS[data.component.type] ?? selectInput)(data.component, data.label, context);
  if (data.description) inner.node.querySelector(".label").after(element("p", { class: "hint" }, data.description));
  return { ...inner, answer: async () => ({ type: 18, id: data.id, component: await inner.answer() }) };
}

/** How the fields of a form are shown, by type; all others are menus. */
const INPUTS = { 4: textInput, 19: fileInput, 21: radioInput, 22: boxesInput, 23: boxInput };

/** The older form: a text field in a row of its own, with its label inside. */
function rowed(data) {
  const inner = textInput(data.components[0], data.components[0].label);
  return { ...inner, answer: () => ({ type: 1, id: data.id, components: [inner.answer()] }) };
}

function field(id, words, required, control) {
  const label = element(
    "label",
    { class: "label", for: id },
    words,
    required && element("span", { class: "required", title: say("required") }, " *"),
  );
  const error = element("p", { class: "error", role: "alert" });
  return { node: element("div", { class: "field" }, label, control, error), error };
}

function textInput(data, words) {
  const id = freshId("field");
  const required = data.required !== false;
  const tag = data.style === PARAGRAPH ? "textarea" : "input";
  const input = element(tag, {
    id,
    placeholder: data.placeholder,
    maxlength: data.max_length,
    "aria-required": required,
    autocomplete: "off",
    rows: tag === "textarea" ? 4 : null,
  });
  input.value = data.value ?? "";
  const { node, error } = field(id, words, required, input);
  const check = () => {
    const least = data.min_length ?? 0;
    const empty = required && input.value.trim() === "";
    const short = input.value !== "" && input.value.length < least;
    error.textContent = empty ? say("missing") : short ? say("tooShort", { min: least }) : "";
    if (empty || short) input.focus();
    return !empty && !short;
  };
  return { node, check, answer: () => ({ type: 4, id: data.id, custom_id: data.custom_id, value: input.value }) };
}

function selectInput(data, words, context) {
  const id = freshId("field");
  const choices = menuChoices(data, context);
  const required = data.required !== false;
  const limits = { min: required ? Math.max(1, data.min_values ?? 1) : 0, max: data.max_values ?? 1 };
  let values = choices.filter((choice) => choice.chosen).map((choice) => choice.value);
  const shown = element("span");
  const show = () => {
    for (const choice of choices) choice.chosen = values.includes(choice.value);
    shown.textContent =
      choices
        .filter((choice) => choice.chosen)
        .map((choice) => choice.label)
        .join(", ") ||
      data.placeholder ||
      say("choose");
  };
  const open = async () => {
    values = (await chooseFrom(button, words, choices, limits)) ?? values;
    show();
  };
  const button = element(
    "button",
    { type: "button", id, class: "menu", "aria-haspopup": "listbox", on: { click: open } },
    shown,
    element("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  show();
  const { node, error } = field(id, words, required, button);
  const check = () => {
    const enough = values.length >= limits.min;
    error.textContent = enough ? "" : say("missing");
    if (!enough) button.focus();
    return enough;
  };
  return { node, check, answer: () => ({ type: data.type, id: data.id, custom_id: data.custom_id, values }) };
}

function fileInput(data, words) {
  const id = freshId("field");
  const required = data.required !== false;
  const input = element("input", { id, type: "file", multiple: (data.max_values ?? 1) > 1 });
  const { node, error } = field(id, words, required, input);
  const check = () => {
    const enough = !required || input.files.length > 0;
    error.textContent = enough ? "" : say("missing");
    return enough;
  };
  const answer = async () => ({ ...named(data), files: await Promise.all([...input.files].map(readFile)) });
  return { node, check, answer };
}

function radioInput(data, words) {
  const { node, check, values } = ticked(data, words, "radio", data.required !== false ? 1 : 0);
  return { node, check, answer: () => ({ ...named(data), value: values()[0] ?? null }) };
}

function boxesInput(data, words) {
  const least = data.required === false ? 0 : (data.min_values ?? 1);
  const { node, check, values } = ticked(data, words, "checkbox", least);
  return { node, check, answer: () => ({ ...named(data), values: values() }) };
}

function boxInput(data, words) {
  const { node, values } = ticked({ ...data, options: [{ label: words, value: "on", ...data }] }, "", "checkbox", 0);
  return { node, check: null, answer: () => ({ ...named(data), value: values().length > 0 }) };
}

const named = (data) => ({ type: data.type, id: data.id, custom_id: data.custom_id });

/** Options that are all seen, each with its mark. */
function ticked(data, words, kind, least) {
  const id = freshId("field");
  const inputs = data.options.map((option) =>
    element("input", { type: kind, name: id, value: option.value, checked: Boolean(option.default) }),
  );
  const lines = data.options.map((option, at) =>
    element(
      "label",
      { class: "ticked" },
      inputs[at],
      element(
        "span",
        { class: "option-words" },
        element("span", {}, option.label),
        option.description && element("small", {}, option.description),
      ),
    ),
  );
  const group = element("div", { id, role: kind === "radio" ? "radiogroup" : "group", "aria-label": words }, lines);
  const { node, error } = field(id, words, least > 0, group);
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const check = () => {
    const enough = values().length >= least;
    error.textContent = enough ? "" : say("missing");
    return enough;
  };
  return { node, check, values };
}
