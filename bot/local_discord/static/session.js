/** One pretend user's side of the local Discord: a connection that comes back by itself, and all this user may see. */

import { now, setAhead } from "./clock.js";
import { byTime } from "./dom.js";

const RETRY_MILLISECONDS = 1000;
const EPHEMERAL = 64;

/** Numbers of the page's requests; the server only hands them back. */
let requests = 0;

export class Session {
  /**
   * @param {string|null} user null: whoever the server thinks of first
   * @param {(kind: string, detail: object, session: Session) => void} tell called after each change
   */
  constructor(user, tell) {
    this.user = user;
    this.tell = (kind, detail = {}) => {
      tell(kind, detail, this);
      for (const look of [...this.lookouts]) look();
    };
    this.lookouts = new Set();
    this.online = false;
    this.users = [];
    this.roles = [];
    this.guilds = [];
    /** Scheduled events of all servers, the next first. */
    this.events = [];
    /** The users who moderate, the one to become first. */
    this.moderators = [];
    this.channels = new Map();
    this.messages = new Map();
    /** What can be used in each server, and under "@me" in direct messages. */
    this.commands = {};
    /** Unread mentions: channel id → ids of messages. */
    this.pings = new Map();
    /** Channel id → newest message this user has seen there. */
    this.seen = new Map();
    /** Message id → what its last press came to: {busy: custom id} or {failure: words}. */
    this.presses = new Map();
    this.typing = new Map();
    this.exhausted = new Set();
    this.dismissed = new Set();
    /** Message id → when this user opened it or last pressed something in it, in milliseconds. */
    this.touched = new Map();
    /** Earlier ephemeral messages that this user wants to see again: ids. */
    this.unfolded = new Set();
    this.waiting = new Map();
    this.origins = new Map();
  }

  /** The server of a channel; of a conversation with one person, the first. */
  guildOf(channel) {
    return this.guilds.find(({ id }) => id === channel?.guild_id) ?? this.guilds[0];
  }

  /** The commands that can be used in a channel. */
  commandsIn(channel) {
    return this.commands[channel?.guild_id ?? "@me"] ?? [];
  }

  connect(locale) {
    this.locale = locale;
    const query = this.user ? `?user=${encodeURIComponent(this.user)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page/socket${query}`);
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  lost() {
    this.online = false;
    for (const resolve of this.waiting.values()) resolve({ t: "failed", text: null });
    this.waiting.clear();
    this.tell("connection");
    setTimeout(() => this.connect(this.locale), RETRY_MILLISECONDS);
  }

  /** Tell the server something that has no answer. False where nobody is there to hear it. */
  send(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Ask the server something; resolves with its answer, `{t: "failed"}` where the connection is gone. */
  ask(request) {
    const nonce = String(++requests);
    this.origins.set(nonce, request);
    if (!this.send({ ...request, nonce })) return Promise.resolve({ t: "failed", text: null });
    return new Promise((resolve) => this.waiting.set(nonce, resolve));
  }

  /** Wait for something to be seen: resolves with the first thing that `find` finds, with null after some time. */
  until(find, milliseconds) {
    return new Promise((resolve) => {
      const end = (found) => {
        clearTimeout(timer);
        this.lookouts.delete(look);
        resolve(found);
      };
      const look = () => {
        const found = find();
        if (found) end(found);
      };
      const timer = setTimeout(() => end(null), milliseconds);
      this.lookouts.add(look);
      look();
    });
  }

  setLocale(locale) {
    this.locale = locale;
    this.send({ do: "locale", locale });
  }

  receive(event) {
    const handler = RECEIVERS[event.t];
    if (handler) handler.call(this, event);
  }

  answer(event) {
    this.waiting.get(event.nonce)?.(event);
    this.waiting.delete(event.nonce);
    if (event.kind !== "modal") this.origins.delete(event.nonce);
  }

  hello(event) {
    this.user = event.user;
    this.users = event.users;
    this.roles = event.roles;
    this.bot = event.bot;
    this.moderators = [event.moderator, event.owner];
    this.events = event.events;
    this.guilds = event.guilds;
    this.channels = new Map(event.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(event.channels.map(({ id }) => [id, new Map()]));
    for (const list of Object.values(event.messages)) for (const message of list) this.put(message);
    this.commands = event.commands;
    this.alone = event.alone;
    setAhead(event.ahead);
    for (const id of this.channels.keys()) if (!this.seen.has(id)) this.seen.set(id, this.newest(id));
    this.pings = new Map(Object.entries(event.pings).map(([id, messages]) => [id, new Set(messages)]));
    this.exhausted.clear();
    this.presses.clear();
    this.online = true;
    this.setLocale(this.locale);
    this.tell("hello");
  }

  put(message) {
    if (this.dismissed.has(message.id)) return;
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
    this.messages.get(message.channel_id).set(message.id, message);
    if (!this.touched.has(message.id)) this.touch(message.id, Date.parse(message.edited_timestamp ?? message.timestamp));
  }

  touch(messageId, time = now()) {
    this.touched.set(messageId, time);
  }

  /** A channel's messages, oldest first. */
  list(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])].sort((one, other) => byTime(one.id, other.id));
  }

  /**
   * The ephemeral messages that are older than the last panel this user opened or pressed something in: that is past.
   * A mere word in between, such as a refusal, puts no panel away, and neither does a late picture in an older one.
   */
  past(channelId) {
    const touched = ({ id }) => this.touched.get(id);
    const mine = this.list(channelId).filter(isEphemeral);
    const panels = mine.filter((message) => message.edited_timestamp || hasControls(message));
    const last = Math.max(...panels.map(touched));
    return new Set(mine.filter((message) => touched(message) < last).map(({ id }) => id));
  }

  newest(channelId) {
    return this.list(channelId).at(-1)?.id ?? "0";
  }

  /** Whether something in the channel is newer than what this user has seen. */
  unread(channelId) {
    return byTime(this.newest(channelId), this.seen.get(channelId) ?? "0") > 0;
  }

  /** The user has looked at the channel: nothing in it is new any more. */
  read(channelId) {
    this.seen.set(channelId, this.newest(channelId));
    if (this.pings.delete(channelId)) this.send({ do: "read", channel_id: channelId });
  }

  pingCount(channelId) {
    return this.pings.get(channelId)?.size ?? 0;
  }

  get allPings() {
    return [...this.pings.values()].reduce((sum, pings) => sum + pings.size, 0);
  }

  /** Take away an ephemeral message, as its reader wished. */
  dismiss(message) {
    this.dismissed.add(message.id);
    this.forget(message.channel_id, message.id);
  }

  forget(channelId, id) {
    this.messages.get(channelId)?.delete(id);
    this.presses.delete(id);
    this.pings.get(channelId)?.delete(id);
    this.tell("message_gone", { channelId, id });
  }

  userName(id) {
    return this.users.find((user) => user.id === id)?.name ?? this.author(id) ?? "?";
  }

  /** Somebody who is no pretend user, the bot for one, is known by what they wrote or who mentioned them. */
  author(id) {
    for (const list of this.messages.values())
      for (const message of list.values()) {
        const user = [message.author, ...(message.mentions ?? [])].find((one) => one?.id === id);
        if (user) return displayName(user);
      }
    return null;
  }
}

/** What a Discord user object is called. */
export const displayName = (user) => user.global_name ?? user.username ?? user.name;

/** Whether only one person sees the message. */
export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether there is something to press or choose in a message. */
const hasControls = (message) => message.components.some(isControl);
const isControl = (part) => "custom_id" in part || (part.components ?? []).some(isControl);

/** What to do with each kind of event from the server; `this` is the session. */
const RECEIVERS = {
  hello: Session.prototype.hello,
  channel({ channel }) {
    this.channels.set(channel.id, channel);
    this.tell("channels", { id: channel.id });
  },
  channel_gone({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.pings.delete(id);
    this.tell("channels", { id });
  },
  message({ message }) {
    const isNew = !this.messages.get(message.channel_id)?.has(message.id);
    this.put(message);
    this.typing.delete(message.channel_id);
    this.tell("message", { message, isNew });
  },
  message_gone({ channel_id: channelId, id }) {
    this.forget(channelId, id);
  },
  earlier({ channel_id: channelId, messages }) {
    if (messages.length === 0) this.exhausted.add(channelId);
    for (const message of messages) this.put(message);
    this.tell("earlier", { channelId });
  },
  events({ events }) {
    this.events = events;
    this.tell("events");
  },
  commands({ commands, guilds }) {
    this.commands = commands;
    this.guilds = guilds;
    this.tell("commands");
  },
  ping({ channel_id: channelId, message_id: messageId }) {
    if (!this.pings.has(channelId)) this.pings.set(channelId, new Set());
    this.pings.get(channelId).add(messageId);
    this.tell("ping", { channelId });
  },
  time({ ahead }) {
    setAhead(ahead);
    this.tell("time");
  },
  typing({ channel_id: channelId }) {
    this.typing.set(channelId, Date.now());
    this.tell("typing", { channelId });
  },
  modal(event) {
    const origin = this.origins.get(event.nonce) ?? {};
    this.answer(event);
    this.tell("modal", { modal: event.modal, channelId: origin.channel_id, messageId: origin.message_id });
  },
  /** A refusal of something that awaited no answer has no number. */
  failed(event) {
    if (this.waiting.has(event.nonce)) this.answer(event);
    else this.tell("refused", { text: event.text });
  },
  choices: Session.prototype.answer,
  tried: Session.prototype.answer,
  acknowledged: Session.prototype.answer,
};
