/** The group "Try a situation": what a bot meets on real servers, one press each. */

import { element } from "./dom.js";
import { isThread } from "./navigation.js";
import { say } from "./words.js";

/** The bot's permissions that a channel can withhold, as Discord's bits. */
const WITHHELD = {
  no_threads: (1n << 35n) | (1n << 36n),
  no_writing: (1n << 11n) | (1n << 38n),
  no_files: 1n << 15n,
};

const KINDS = ["forum", "kinds", ...Object.keys(WITHHELD), "moderator", "archived", "locked", "elsewhere", "direct", "older"];

/**
 * The buttons of all situations.
 * @param {object} state `channel`: the open one; `parent`: that of a thread, else the same; `bot`: the bot's id;
 *   `isOlder`: whether the page behaves like an older app
 * @param {(kind: string) => void} press
 */
export function situationButtons(state, press) {
  return KINDS.map((kind) => {
    const isOn = pressed(kind, state);
    const props = { type: "button", class: "button secondary", disabled: !fits(kind, state), data: { key: kind } };
    const shown = isOn === null ? {} : { "aria-pressed": String(isOn) };
    const words = [element("span", {}, say(`try_${kind}`)), element("small", {}, say(`tryAbout_${kind}`))];
    return element("button", { ...props, ...shown, on: { click: () => press(kind) } }, words);
  });
}

/** True or false for what can be ended by another press, null for everything else. */
export function pressed(kind, { channel, parent, bot, isOlder }) {
  if (kind === "older") return isOlder;
  if (kind === "archived" || kind === "locked") {
    const { archived = false, locked = false } = channel?.thread_metadata ?? {};
    return kind === "locked" ? locked : archived && !locked;
  }
  if (!(kind in WITHHELD)) return null;
  const own = (parent?.permission_overwrites ?? []).find(({ id }) => id === bot);
  return (BigInt(own?.deny ?? 0) & WITHHELD[kind]) === WITHHELD[kind];
}

function fits(kind, { channel, parent }) {
  if (kind === "archived" || kind === "locked") return Boolean(channel && isThread(channel));
  return kind in WITHHELD ? Boolean(parent?.permission_overwrites) : true;
}
