/** Discord's components, the classic rows of buttons and menus and the second version's layouts, as elements. */

import { colour, element } from "./dom.js";
import { customEmoji, webLink, markdown } from "./markdown.js";
import { file, picture } from "./media.js";
import { chooseFrom } from "./sheet.js";
import { say } from "./words.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const BUILDERS = {
  1: actionRow,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (data, context) => element("div", { class: "text" }, markdown(data.content, context)),
  11: (data, context) => picture(data.media, data.description, "thumbnail", context),
  12: gallery,
  13: (data) => file({ ...data.file, filename: data.name }),
  14: separator,
  17: container,
};

/**
 * The element for a component.
 * @param {object} data Discord's JSON
 * @param {object} context what `markdown` needs, and `press(data, values)`, `busy` (a custom id or null), `entities`
 */
export function component(data, context) {
  const build = BUILDERS[data.type];
  return build ? build(data, context) : element("p", { class: "outside" }, say("unknownPart", { type: data.type }));
}

const all = (list, context) => list.map((data) => component(data, context));

function container(data, context) {
  const accent =
    data.accent_color === null || data.accent_color === undefined ? {} : { "--accent": colour(data.accent_color) };
  return element("div", { class: "container", style: accent }, all(data.components, context));
}

function section(data, context) {
  const texts = element("div", { class: "section-texts" }, all(data.components, context));
  return element("div", { class: "section" }, texts, component(data.accessory, context));
}

function separator(data) {
  const kind = data.divider === false ? "space" : "line";
  return element("hr", { class: `${kind} ${data.spacing === 2 ? "large" : ""}` });
}

function gallery(data) {
  const pictures = data.items.map((item) => picture(item.media, item.description, "tile"));
  return element("div", { class: "gallery", data: { count: Math.min(pictures.length, 4) } }, pictures);
}

function actionRow(data, context) {
  return element("div", { class: "row" }, all(data.components, context));
}

/** An emoji of the application is a picture, any other a character. The words beside it say the same. */
const emoji = (data) => (data.id ? customEmoji(data.name, data.id, "") : data.name);

function button(data, context) {
  const words = [
    data.emoji && element("span", { class: "sign", "aria-hidden": Boolean(data.label) && "true" }, emoji(data.emoji)),
    data.label,
  ];
  const style = `button ${BUTTON_STYLES[data.style]}`;
  if (data.style === 5) return linkButton(data, words, style, context);
  return element(
    "button",
    {
      type: "button",
      class: style,
      disabled: data.disabled,
      data: { key: data.custom_id },
      on: { click: () => context.press(data) },
      ...busy(data, context),
    },
    words,
  );
}

function linkButton(data, words, style, context) {
  const usable = /^https?:\/\//.test(data.url) && !data.disabled;
  return usable
    ? webLink(data.url, [words, " ↗"], context, style)
    : element("button", { type: "button", class: style, disabled: true }, words);
}

function busy(data, context) {
  return context.busy === data.custom_id ? { "aria-busy": "true" } : {};
}

function menu(data, context) {
  const choices = menuChoices(data, context);
  const limits = { min: data.min_values ?? 1, max: data.max_values ?? 1 };
  const chosen = choices.filter((choice) => choice.chosen).map((choice) => choice.label);
  const open = async (event) => {
    const values = await chooseFrom(event.currentTarget, data.placeholder || say("choose"), choices, limits);
    if (values) context.press(data, values);
  };
  return element(
    "button",
    {
      type: "button",
      class: "menu",
      "aria-haspopup": "listbox",
      disabled: data.disabled,
      data: { key: data.custom_id },
      on: { click: open },
      ...busy(data, context),
    },
    element(
      "span",
      { class: chosen.length > 0 ? "" : "placeholder" },
      chosen.join(", ") || data.placeholder || say("choose"),
    ),
    element("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
}

/** What a menu offers: its own options, or the people or channels that this kind of menu chooses among. */
export function menuChoices(data, context) {
  if (data.type === 3)
    return data.options.map((option) => ({
      value: option.value,
      label: option.label,
      sign: option.emoji && emoji(option.emoji),
      detail: option.description,
      chosen: Boolean(option.default),
    }));
  const preset = (data.default_values ?? []).map(({ id }) => id);
  const known = context.entities(data.type, data.channel_types);
  return known.map(({ id, name }) => ({ value: id, label: name, chosen: preset.includes(id) }));
}
