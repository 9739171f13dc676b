/** What stands above the first message of a channel. In an empty one it is the first screen a newcomer sees. */

import { element } from "./dom.js";
import { GAMES } from "./games.js";
import { FORUM, channelTitle, isThread, titled } from "./navigation.js";
import { localised, say } from "./words.js";

/**
 * @param {object} channel
 * @param {object} actions `hasBot` and `isSetting` (the game whose table is being set): what can be pressed now; `games`: of what a
 *   table can be opened;
 *   `posts(channel)`: those of a forum; `playAutopilot(game)`, `openTable(game)`, `learn(game)` and `compose(name)`: what a press does
 */
export function channelStart(channel, actions) {
  const name = channelTitle(channel);
  if (isThread(channel)) return element("p", { class: "start" }, say("threadStart", { name }));
  if (channel.type === FORUM)
    return element("section", { class: "forum", "aria-label": name }, [
      element("p", { class: "start" }, say("forumStart")),
      actions.posts(channel),
    ]);
  return element(
    "section",
    { class: "welcome", "aria-label": say("welcomeTitle") },
    welcome(actions),
    element("p", { class: "start" }, say("channelStart", { name: titled(channel).replace("# ", "#") })),
  );
}

function welcome({ hasBot, games, isSetting, playAutopilot, openTable, learn, compose }) {
  const press = (words, name, style, click) =>
    element(
      "button",
      { type: "button", class: style, disabled: !hasBot || isSetting, "aria-label": name, on: { click } },
      words,
    );
  const card = (game) => {
    const name = localised(game, "name");
    const isOwn = isSetting === game.value;
    const named = (key) => `${say(key)}: ${name}`;
    const play = isOwn
      ? press(say("settingUp"), say("settingUp"), "button first", () => {})
      : press(say("playNow"), named("playAutopilot"), "button first", () => playAutopilot(game));
    if (isOwn) play.setAttribute("aria-busy", "true");
    return element("li", { class: "game" }, [
      element("h3", {}, name),
      ...about(game.value),
      element("div", { class: "first-step" }, [
        play,
        press(say("learn"), named("learn"), "button secondary", () => learn(game)),
        press(say("openTable"), named("openTable"), "button secondary", () => openTable(game)),
      ]),
    ]);
  };
  const help = press("/help", "/help", "mention", () => compose("help"));
  return [
    element("h2", {}, say("welcomeTitle")),
    element("p", {}, say("welcome")),
    element("ul", { class: "games" }, games.map(card)),
    element("p", { class: "hint" }, hasBot ? [games.length > 0 ? say("welcomePeople") : say("commands"), " ", help] : say("noBot")),
  ];
}

/** Two lines about a game: what was measured, and its theme. */
function about(key) {
  const facts = GAMES[key];
  if (!facts) return [];
  const { players, together, choices, won } = facts;
  const kind = say(together ? "together" : "rivals");
  const measured = won === null ? say("choices", { choices }) : `${say("choices", { choices })} · ${say("won", { won })}`;
  return [
    element("p", {}, [element("strong", {}, kind), ` · ${say("players", { players })} · ${measured}`]),
    element("p", { class: "theme" }, say(`theme_${key}`)),
  ];
}
