/** What stands above the first message of a channel. In an empty one it is the first screen a newcomer sees. */

import { element } from "./dom.js";
import { channelTitle, isThread } from "./navigation.js";
import { localised, say } from "./words.js";

/**
 * @param {object} channel
 * @param {object} actions `hasBot` and `isSetting` (the game whose table is being set): what can be pressed now; `games`: of what a
 *   table can be opened;
 *   `playAutopilot(game)`, `openTable(game)` and `compose(name)`: what a press does
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
  const named = (key, game) => `${say(key)}: ${localised(game, "name")}`;
  const starts = games.map((game) => {
    const isOwn = isSetting === game.value;
    const play = press(isOwn ? say("settingUp") : named("playAutopilot", game), "button first", () =>
      playAutopilot(game),
    );
    if (isOwn) play.setAttribute("aria-busy", "true");
    return element(
      "div",
      { class: "first-step" },
      play,
      press(named("openTable", game), "button secondary", () => openTable(game)),
    );
  });
  const help = press("/help", "mention", () => compose("help"));
  return [
    element("img", { src: "/page/static/icon.svg", alt: "", width: 56, height: 56 }),
    element("h2", {}, say("welcomeTitle")),
    element("p", {}, say("welcome")),
    ...starts,
    element("p", { class: "hint" }, hasBot ? [say("welcomePeople"), " ", help] : say("noBot")),
  ];
}
