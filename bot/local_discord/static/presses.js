/** Presses on messages: buttons, menus, the message's own commands and forms, from the press to the bot's answer. */

import { messageCommands } from "./commands.js";
import { byTime } from "./dom.js";
import { fillIn } from "./modal.js";
import { isEphemeral } from "./session.js";
import { chooseFrom } from "./sheet.js";
import { localised, say } from "./words.js";

/** What marks the message's own menu as under way; no custom id is like it. */
const OWN_MENU = "⋯";

export class Presses {
  /**
   * @param {(session: Session) => void} changed called when a press begins or ends
   * @param {(session: Session, message: object) => void} answered called when the bot has answered a press with
   *   something for its person alone
   */
  constructor(changed, answered) {
    this.changed = changed;
    this.answered = answered;
  }

  /** A button was pressed, or `values` were chosen in a menu. */
  component(session, message, { custom_id: customId }, values) {
    const request = { do: "component", channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    return this.send(session, message.id, customId, values ? { ...request, values } : request);
  }

  /** Let the reader choose one of the bot's commands for a message. */
  async menu(session, message, anchor) {
    const commands = messageCommands(session.commandsIn(session.channels.get(message.channel_id)));
    const choices = commands.map((one) => ({ value: one.name, label: localised(one, "name"), chosen: false }));
    const picked = await chooseFrom(anchor, say("more"), choices, { min: 1, max: 1 });
    if (!picked) return;
    const request = { do: "menu", channel_id: message.channel_id, message_id: message.id, name: picked[0] };
    await this.send(session, message.id, OWN_MENU, request);
  }

  /** The bot answered with a form: show it, send what was filled in. */
  modal(session, { modal, channelId, messageId }, context) {
    fillIn(modal, context, async (components) => {
      const { custom_id: customId } = modal;
      const request = { do: "modal", channel_id: channelId, message_id: messageId, custom_id: customId, components };
      const reply = messageId ? await this.send(session, messageId, customId, request) : await session.ask(request);
      return reply?.t === "failed" ? failureWords(reply) : "";
    });
  }

  /** Send a press; its message shows that it is under way, and if it fails. A second press waits for the first. */
  async send(session, messageId, busy, request) {
    if (session.presses.get(messageId)?.busy) return;
    session.touch(messageId);
    this.mark(session, messageId, { busy });
    const before = session.newest(request.channel_id);
    const reply = await session.ask(request);
    this.mark(session, messageId, reply.t === "failed" ? { failure: failureWords(reply) } : null);
    const answer = session.list(request.channel_id).findLast(isEphemeral);
    if (answer && byTime(answer.id, before) > 0) this.answered(session, answer);
    return reply;
  }

  mark(session, messageId, press) {
    if (press) session.presses.set(messageId, press);
    else session.presses.delete(messageId);
    this.changed(session);
  }
}

const failureWords = (reply) => (reply.text ? `${say("failed")}: ${reply.text}` : say("failed"));
