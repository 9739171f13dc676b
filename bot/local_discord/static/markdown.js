/** Discord's subset of Markdown, turned into elements. */

import { element } from "./dom.js";
import { timestamp } from "./timestamps.js";

const WEB_ADDRESS = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])]/;

/** What may stand inside a line: where it starts, and what becomes of it. Earlier entries win. */
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (found) => found[1]],
  [/^``([^]+?)``(?!`)/, (found) => element("code", {}, found[1].trim())],
  [/^`([^`]+)`/, (found) => element("code", {}, found[1])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (found) => timestamp(Number(found[1]), found[2])],
  [/^<@!?(\d+)>/, (found, context) => mention(found[1], context)],
  [/^<@&(\d+)>/, (found, context) => element("span", { class: "mention" }, `@${context.roleName(found[1])}`)],
  [/^<#(\d+)>/, (found, context) => channelLink(found[1], context)],
  [/^<\/([^:>]+):\d+>/, (found, context) => commandLink(found[1], context)],
  [/^<a?:(\w+):(\d+)>/, (found) => customEmoji(found[1], found[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (found, context) => webLink(found[1], [found[1]], context)],
  [
    /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (found, context) => webLink(found[2], inline(found[1], context), context),
  ],
  [WEB_ADDRESS, (found, context) => webLink(found[0], [found[0]], context)],
  [/^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, (found, context) => element("strong", {}, inline(found[1], context))],
  [/^__((?:\\[^]|[^\\])+?)__(?!_)/, (found, context) => element("u", {}, inline(found[1], context))],
  [/^~~((?:\\[^]|[^\\])+?)~~/, (found, context) => element("s", {}, inline(found[1], context))],
  [/^\|\|([^]+?)\|\|/, (found, context) => spoiler(inline(found[1], context))],
  [/^\*(?=\S)((?:\*\*|\\[^]|[^\\*])+?)\*(?!\*)/, (found, context) => element("em", {}, inline(found[1], context))],
  [/^_(?=\S)((?:__|\\[^]|[^\\_])+?)_(?!\w)/, (found, context) => element("em", {}, inline(found[1], context))],
  [/^\n/, () => element("br")],
  [/^[^][^\\`<[*_~|\n]*?(?=[\\`<[*_~|\n]|https?:|$)/, (found) => found[0]],
];

/** What fills lines of its own. Everything else is a paragraph. */
const BLOCKS = [
  [/^```(?:[\w+-]*\n)?\n?([^]+?)\n?```(?:\n|$)/, (found) => element("pre", {}, element("code", {}, found[1]))],
  [/^>>> ([^]+)/, (found, context) => element("blockquote", {}, markdown(found[1], context))],
  [
    /^(?:> ?[^\n]*(?:\n|$))+/,
    (found, context) => element("blockquote", {}, markdown(found[0].replace(/^> ?/gm, ""), context)),
  ],
  [
    /^(#{1,3}) +([^\n]+)(?:\n|$)/,
    (found, context) => element(`h${found[1].length + 2}`, {}, inline(found[2], context)),
  ],
  [/^-# +([^\n]+)(?:\n|$)/, (found, context) => element("p", { class: "small" }, inline(found[1], context))],
  [/^(?: *(?:[-*]|\d+\.) +[^\n]+(?:\n|$))+/, (found, context) => lists(found[0], context)],
];

/**
 * Turn a message's text into nodes.
 * @param {string} text
 * @param {object} context who is who and what a press does: `userName`, `roleName`, `channelName`, `me`, `open`,
 *   `compose`
 */
export function markdown(text, context) {
  const fragment = document.createDocumentFragment();
  let paragraph = "";
  const endParagraph = () => {
    if (paragraph.trim()) fragment.append(element("p", {}, inline(paragraph.replace(/\n$/, ""), context)));
    paragraph = "";
  };
  for (let rest = text; rest;) {
    const [found, build] = firstMatch(BLOCKS, rest);
    if (found) {
      endParagraph();
      fragment.append(...[build(found, context)].flat());
    } else paragraph += /^[^\n]*(?:\n|$)/.exec(rest)[0];
    rest = rest.slice(found ? found[0].length : rest.indexOf("\n") + 1 || rest.length);
  }
  endParagraph();
  return fragment;
}

/** A text's bare words, for announcements. */
export const plainWords = (text, context) => markdown(text, context).textContent.replace(/\s+/g, " ").trim();

function inline(text, context) {
  const nodes = [];
  for (let rest = text; rest;) {
    const [found, build] = firstMatch(INLINE, rest);
    nodes.push(build(found, context));
    rest = rest.slice(found[0].length);
  }
  return nodes;
}

function firstMatch(rules, text) {
  for (const [pattern, build] of rules) {
    const found = pattern.exec(text);
    if (found) return [found, build];
  }
  return [null, null];
}

function lists(text, context) {
  const items = text
    .trimEnd()
    .split("\n")
    .map((line) => /^( *)(?:[-*]|(\d+)\.) +(.+)$/.exec(line))
    .map(([, indent, number, words]) => ({ depth: indent.length, number, words }));
  return nested(items, context);
}

/** Items deeper than the first one belong to the item above them; where numbers begin or end, another list begins. */
function nested(items, context) {
  const [{ depth, number }] = items;
  const outer = element(number ? "ol" : "ul", number ? { start: number } : {});
  for (let at = 0; at < items.length;) {
    if (Boolean(items[at].number) !== Boolean(number)) return [outer, ...nested(items.slice(at), context)];
    let end = at + 1;
    while (end < items.length && items[end].depth > depth) end += 1;
    const below = items.slice(at + 1, end);
    outer.append(element("li", {}, inline(items[at].words, context), below.length > 0 && nested(below, context)));
    at = end;
  }
  return [outer];
}

function mention(id, context) {
  return element("span", { class: id === context.me ? "mention me" : "mention" }, `@${context.userName(id)}`);
}

function channelLink(id, context) {
  const name = context.channelName(id);
  if (name === null) return element("span", { class: "mention" }, "#…");
  return element("button", { type: "button", class: "mention", on: { click: () => context.open(id) } }, `#${name}`);
}

/** An emoji of the application. Screen readers read its name unless words beside it say the same. */
export const customEmoji = (name, id, alt = `:${name}:`) =>
  element("img", { class: "emoji", src: `/cdn/emojis/${id}.webp`, alt, title: alt || null, draggable: "false" });

function commandLink(name, context) {
  return element(
    "button",
    { type: "button", class: "mention", on: { click: () => context.compose(name) } },
    `/${name}`,
  );
}

const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/;

/** A link; one to a place inside Discord goes there in this page. */
export function webLink(address, children, context, style = null) {
  const place = PLACE.exec(address);
  const properties = { class: style, href: address, target: "_blank", rel: "noopener noreferrer" };
  if (place) {
    delete properties.target;
    properties.on = {
      click: (event) => {
        event.preventDefault();
        context.open(place[1], place[2]);
      },
    };
  }
  return element("a", properties, children);
}

function spoiler(children) {
  const reveal = (event) => event.currentTarget.replaceWith(element("span", { class: "spoiler shown" }, children));
  return element("button", { type: "button", class: "spoiler", on: { click: reveal } }, element("span", {}, children));
}
