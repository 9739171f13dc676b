/** One message as an element. */

import { component } from "./components.js";
import { colour, element } from "./dom.js";
import { markdown, plainWords, webLink } from "./markdown.js";
import { attachment, picture } from "./media.js";
import { displayName, isEphemeral } from "./session.js";
import { timestamp } from "./timestamps.js";
import { say } from "./words.js";

const LOADING = 128;
const SECOND_VERSION = 32768;
const PINNED_NOTICE = 6;
const THREAD_NOTICE = 18;
const MENU_COMMAND = 23;
const TEXT_DISPLAY = 10;

/**
 * Build a message.
 * @param {object} message Discord's JSON
 * @param {object} context as for components; also `menuCommands`, `runMenu`, `dismiss`, `failure`, `thread`
 */
export function messageElement(message, context) {
  if (message.type === THREAD_NOTICE || message.type === PINNED_NOTICE) return notice(message, context);
  if (context.isFolded) return foldedElement(message, context);
  const names = ["message", isEphemeral(message) && "ephemeral", mentionsMe(message, context) && "mentions-me"];
  const label = `${displayName(message.author)}, ${sentAt(message).textContent}`;
  return element(
    "article",
    {
      class: names.filter(Boolean).join(" "),
      tabindex: "-1",
      "aria-label": label,
      "aria-busy": context.busy ? "true" : null,
      data: { id: message.id },
    },
    avatar(message.author),
    element(
      "div",
      { class: "body" },
      above(message, context),
      head(message),
      content(message, context),
      below(message, context),
    ),
    tools(message, context),
  );
}

/** An earlier message for one person alone takes one line, until its reader wants it back. */
function foldedElement(message, context) {
  const [words = ""] = textsOf(message).map((text) => plainWords(text, context));
  return element(
    "article",
    { class: "message ephemeral folded", tabindex: "-1", "aria-label": say("earlierPanel"), data: { id: message.id } },
    element(
      "button",
      { type: "button", class: "unfold", "aria-expanded": "false", on: { click: () => context.unfold(message) } },
      element("img", { src: "/page/static/eye.svg", alt: "", width: 16, height: 16 }),
      element("strong", {}, say("earlierPanel")),
      element("span", { class: "words" }, words),
    ),
  );
}

/** All texts of a message, in reading order. */
export function textsOf(message) {
  const within = (components) =>
    components.flatMap((one) => (one.type === TEXT_DISPLAY ? [one.content] : within(one.components ?? [])));
  return [message.content, ...within(message.components)].filter(Boolean);
}

/** The same letter and colour for a person everywhere; the bot has its picture. */
export function avatar(user) {
  if (user.bot) return element("img", { class: "avatar", src: "/page/static/icon.svg", alt: "" });
  const tint = BigInt(user.id) % 6n;
  return element(
    "span",
    { class: `avatar tint-${tint}`, "aria-hidden": "true" },
    displayName(user).slice(0, 1).toUpperCase(),
  );
}

const mentionsMe = (message, context) => (message.mentions ?? []).some((user) => user.id === context.me);

const sentAt = (message) => timestamp(Date.parse(message.timestamp) / 1000, "t");

function notice(message, context) {
  const name = displayName(message.author);
  if (message.type === PINNED_NOTICE)
    return element("article", { class: "notice", tabindex: "-1" }, say("pinnedMessage", { name }));
  const words = say("startedThread", { name, thread: message.content });
  const thread = message.message_reference?.channel_id;
  const open =
    thread &&
    element(
      "button",
      { type: "button", class: "link", on: { click: () => context.open(thread) } },
      say("openThread", { name: message.content }),
    );
  return element("article", { class: "notice", tabindex: "-1" }, `${words} `, open);
}

/** The line over a message: which command it answers, or which message. */
function above(message, context) {
  if (message.interaction) {
    const { name, user } = message.interaction;
    const compose = { type: "button", class: "mention", on: { click: () => context.compose(name) } };
    const used = message.type === MENU_COMMAND ? element("em", {}, name) : element("button", compose, `/${name}`);
    return element("p", { class: "origin" }, "╭ ", say("usedCommand", { name: displayName(user) }), " ", used);
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  const go = () => context.open(answered.channel_id ?? message.channel_id, answered.id);
  const words = `${say("replyTo", { name: displayName(answered.author) })} ${answered.content}`;
  return element(
    "p",
    { class: "origin" },
    "╭ ",
    element("button", { type: "button", class: "link", on: { click: go } }, words),
  );
}

function head(message) {
  return element(
    "header",
    {},
    element("strong", { class: "author" }, displayName(message.author)),
    message.author.bot && element("span", { class: "tag" }, say("bot")),
    sentAt(message),
    message.pinned && element("span", { class: "tag" }, say("pinned")),
  );
}

function content(message, context) {
  if (message.flags & LOADING)
    return element("p", { class: "thinking" }, say("thinking", { name: displayName(message.author) }));
  const parts = message.components.map((data) => component(data, context));
  if (message.flags & SECOND_VERSION) return parts;
  return [
    message.content && element("div", { class: "text" }, markdown(message.content, context)),
    message.attachments.filter((one) => !embedded(message.embeds).includes(one.url)).map(attachment),
    message.embeds.map((embed) => embedElement(embed, context)),
    parts,
  ];
}

function below(message, context) {
  return [
    context.thread &&
      element(
        "button",
        { type: "button", class: "thread-link", on: { click: () => context.open(context.thread.id) } },
        `↳ ${say("openThread", { name: context.thread.name })}`,
      ),
    context.failure && element("p", { class: "failed", role: "alert" }, context.failure),
    isEphemeral(message) && onlyYou(message, context),
  ];
}

function onlyYou(message, context) {
  const dismiss = element(
    "button",
    { type: "button", class: "link", on: { click: () => context.dismiss(message) } },
    say("dismiss"),
  );
  return element(
    "p",
    { class: "only-you" },
    element("img", { src: "/page/static/eye.svg", alt: "", width: 16, height: 16 }),
    " ",
    say("onlyYou"),
    " · ",
    dismiss,
  );
}

/** The commands that the bot offers for any message. Discord has none for messages that only one person sees. */
function tools(message, context) {
  if (context.menuCommands.length === 0 || isEphemeral(message)) return null;
  const open = (event) => context.runMenu(message, event.currentTarget);
  return element(
    "button",
    {
      type: "button",
      class: "icon tools",
      "aria-haspopup": "listbox",
      "aria-label": say("more"),
      data: { key: "⋯" },
      on: { click: open },
    },
    "⋯",
  );
}

/** The addresses of pictures that embeds show; as attachments they are not shown a second time. */
const embedded = (embeds) => embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);

function embedElement(embed, context) {
  const title =
    embed.title &&
    element("strong", { class: "embed-title" }, embed.url ? webLink(embed.url, [embed.title], context) : embed.title);
  const accent = embed.color === null || embed.color === undefined ? {} : { "--accent": colour(embed.color) };
  return element(
    "div",
    { class: "container embed", style: accent },
    embed.author && element("p", { class: "small" }, embed.author.name),
    title,
    embed.description && element("div", { class: "text" }, markdown(embed.description, context)),
    embed.fields?.length > 0 &&
      element(
        "dl",
        {},
        embed.fields.map((field) => embedField(field, context)),
      ),
    embed.thumbnail && picture(embed.thumbnail, null, "thumbnail"),
    embed.image && picture(embed.image, null, "alone"),
    embed.footer && element("p", { class: "small" }, embed.footer.text),
  );
}

function embedField(field, context) {
  return element(
    "div",
    { class: field.inline ? "inline" : "" },
    element("dt", {}, field.name),
    element("dd", {}, markdown(field.value, context)),
  );
}
