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
    /** The questions for everyone that were answered, by the ids of their buttons. */
    this.answered = new Set();
  }

  /**
   * Open a table, sit down, let autopilot sit down, start, answer what everyone is asked first as usual, and open the
   * first choice of the player alone.
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
    let asking = await this.found(() => this.askingMe());
    while (asking && !controlOf(asking, "act")) {
      this.answered.add(controlOf(asking, "table").custom_id);
      await this.press(asking, "table");
      asking = await this.found(() => this.askingMe());
    }
    if (asking) await this.press(asking, "act");
    return asking?.channel_id ?? null;
  }

  /** The table's card, once it offers this. */
  lobby(deed) {
    return this.session.list(this.channel).find((one) => byTime(one.id, this.before) > 0 && controlOf(one, deed));
  }

  /**
   * The message that asks the player, in the thread of this game. A question for everyone has its answers as buttons, the
   * usual one first.
   */
  askingMe() {
    const threads = [...this.session.channels.keys()].filter((id) => byTime(id, this.before) > 0);
    const asksMe = (one) => {
      const control = controlOf(one, "act", "table");
      return control && !this.answered.has(control.custom_id) && one.mentions.some(({ id }) => id === this.session.user);
    };
    return threads.flatMap((id) => this.session.list(id)).find(asksMe);
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
