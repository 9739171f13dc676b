/** What stands above the first message of a channel. In an empty one it is the first screen a newcomer sees. */

import { element } from "./dom.js";
import { channelTitle, isThread } from "./navigation.js";
import { say } from "./words.js";

/** The line that the prominent button sends. */
const FIRST_COMMAND = "/campaign new game:tyrants";

/**
 * @param {object} channel
 * @param {{hasCommands: boolean, run: (line: string) => void, compose: (name: string) => void}} context
 */
export function channelStart(channel, context) {
  const name = channelTitle(channel);
  if (isThread(channel)) return element("p", { class: "start" }, say("threadStart", { name }));
  return element(
    "section",
    { class: "welcome" },
    welcome(context),
    element("p", { class: "start" }, say("channelStart", { name })),
  );
}

function welcome({ hasCommands, run, compose }) {
  const open = element(
    "button",
    { type: "button", class: "button first", disabled: !hasCommands, on: { click: () => run(FIRST_COMMAND) } },
    say("openTable"),
  );
  const help = element(
    "button",
    { type: "button", class: "mention", disabled: !hasCommands, on: { click: () => compose("help") } },
    "/help",
  );
  return [
    element("img", { src: "/page/static/icon.svg", alt: "", width: 56, height: 56 }),
    element("h2", {}, say("welcomeTitle")),
    element("p", {}, say("welcome")),
    element("ol", {}, element("li", {}, say("welcomeFirst")), element("li", {}, say("welcomePeople"))),
    element("p", { class: "first-step" }, open, element("span", {}, say("orType"), " ", help)),
    !hasCommands && element("p", { class: "hint" }, say("noBot")),
  ].filter(Boolean);
}
