/** What stands above the first message of a channel. In an empty one it is the first screen a newcomer sees. */

import { element } from "./dom.js";
import { channelTitle, isThread } from "./navigation.js";
import { localised, say } from "./words.js";

/**
 * @param {object} channel
 * @param {object} actions `hasBot` and `isSetting`: what can be pressed now; `games`: of what a table can be opened;
 *   `playAutopilot()`, `openTable(game)` and `compose(name)`: what a press does
 */
export function channelStart(channel, actions) {
  const name = channelTitle(channel);
  if (isThread(channel)) return element("p", { class: "start" }, say("threadStart", { name }));
  return element(
    "section",
    { class: "welcome", "aria-label": say("welcomeTitle") },
    welcome(actions),
    element("p", { class: "start" }, say("channelStart", { name })),
  );
}

function welcome({ hasBot, games, isSetting, playAutopilot, openTable, compose }) {
  const press = (words, style, click) =>
    element("button", { type: "button", class: style, disabled: !hasBot || isSetting, on: { click } }, words);
  const play = press(say(isSetting ? "settingUp" : "playAutopilot"), "button first", playAutopilot);
  if (isSetting) play.setAttribute("aria-busy", "true");
  const tables = games.map((game) =>
    press(`${say("openTable")}: ${localised(game, "name")}`, "button secondary", () => openTable(game)),
  );
  const help = press("/help", "mention", () => compose("help"));
  return [
    element("img", { src: "/page/static/icon.svg", alt: "", width: 56, height: 56 }),
    element("h2", {}, say("welcomeTitle")),
    element("p", {}, say("welcome")),
    element("div", { class: "first-step" }, play, tables),
    element("p", { class: "hint" }, hasBot ? [say("welcomePeople"), " ", help] : say("noBot")),
  ];
}
