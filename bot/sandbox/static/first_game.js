/** A game against an autopilot in one press: what a person would press, one after the other, up to their first choice. */

import { slashCommands } from "./commands.js";
import { controlOf } from "./deeds.js";
import { byTime } from "./dom.js";
import { say } from "./words.js";

const PATIENCE_MILLISECONDS = 30000;

/** The games of which a table can be opened, as the bot's command offers them; none before the bot is there. */
export function gamesOf(commands) {
  const { options } = slashCommands(commands).find(({ name }) => name === "campaign new") ?? { options: [] };
  return options.find(({ name }) => name === "game")?.choices ?? [];
}

/** The line that opens a table of a game. */
export const openingLine = (game) => `/campaign new game:${game.value} name:${say("firstTable")}`;

export class FirstGame {
  /**
   * @param {Session} session who plays
   * @param {string} channel where the table is opened
   */
  constructor(session, channel) {
    this.session = session;
    this.channel = channel;
    this.before = session.newest(channel);
  }

  /**
   * Open a table, sit down, let autopilot sit down, start, and ask for the first choice.
   * @param {() => Promise<void>} open sends the opening line
   * @returns {Promise<string|null>} the thread of the game; null where the bot did not do its part
   */
  async play(open) {
    await open();
    for (const deed of ["lobby_join", "lobby_add_autopilot", "lobby_start"]) {
      const lobby = await this.found(() => this.lobby(deed));
      if (!lobby) return null;
      await this.press(lobby, deed);
    }
    const card = await this.found(() => this.turnCard());
    if (card) await this.press(card, "act");
    return card?.channel_id ?? null;
  }

  /** The table's card, once it offers this. */
  lobby(deed) {
    return this.session.list(this.channel).find((one) => byTime(one.id, this.before) > 0 && controlOf(one, deed));
  }

  /** The card that says it is the player's turn, in the thread that came with the table. */
  turnCard() {
    const threads = [...this.session.channels.keys()].filter((id) => byTime(id, this.before) > 0);
    const isMine = (one) => controlOf(one, "act") && one.mentions.some(({ id }) => id === this.session.user);
    return threads.flatMap((id) => this.session.list(id)).find(isMine);
  }

  found(find) {
    return this.session.until(find, PATIENCE_MILLISECONDS);
  }

  /** What comes of it is seen in the messages: a press that was answered too late counts, too. */
  press(message, deed) {
    const request = { do: "component", channel_id: message.channel_id, message_id: message.id };
    return this.session.ask({ ...request, custom_id: controlOf(message, deed).custom_id });
  }
}
