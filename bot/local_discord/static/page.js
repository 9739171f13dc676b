/** The page: which person and which channel is open, and what happens at each press. */

import { now } from "./clock.js";
import { messageCommands } from "./commands.js";
import { Composer } from "./composer.js";
import { asks } from "./deeds.js";
import { byId, element } from "./dom.js";
import { Drawer } from "./drawer.js";
import { FirstGame, gamesOf, openingLine } from "./first_game.js";
import { Log } from "./log.js";
import { plainWords } from "./markdown.js";
import { textsOf } from "./messages.js";
import { FORUM, channelList, channelTitle, channelTree, forumPosts, isThread, peopleSwitch, titled } from "./navigation.js";
import { Presses } from "./presses.js";
import { Session, displayName, isEphemeral } from "./session.js";
import { steadily } from "./steady.js";
import { keepCounting } from "./timestamps.js";
import { LANGUAGES, language, nearest, say, speak } from "./words.js";
import { channelStart } from "./welcome.js";
import { pressed, situationButtons } from "./situations.js";

const TYPING_MILLISECONDS = 10000;
const EARLIER_FROM = 25;
const PATIENCE_MILLISECONDS = 5000;

class Page {
  constructor() {
    this.sessions = new Map();
    this.isSetting = false;
    this.isOlder = false;
    this.open = new Map();
    this.log = new Log(byId("log"), byId("to-end"));
    this.composer = new Composer(byId("composer"), this.composerActions());
    this.drawer = new Drawer();
    this.presses = new Presses(
      (session) => session === this.me && this.showLog(),
      (session, message) => session === this.me && message.channel_id === this.channel && this.log.moveTo(message.id),
    );
  }

  start() {
    speak(this.savedLanguage());
    this.languageMenu();
    keepCounting();
    setInterval(() => this.showTyping(), 1000);
    byId("drawer-open").addEventListener("click", () => this.passButtons()); // for what time it is
    window.addEventListener("popstate", () => this.followAddress());
    this.passButtons();
    byId("anew").addEventListener("click", () => this.beginAnew());
    const { user } = this.address();
    this.me = new Session(user, (...news) => this.hear(...news));
    this.showConnection();
    this.me.connect(language());
  }

  // What is open stands in the address, so that a reload or a second window comes back to it.

  address() {
    const [user, channel] = location.hash.slice(1).split("/");
    return { user: user || null, channel: channel || null };
  }

  place() {
    return `${this.me.user}/${this.channel}`;
  }

  followAddress() {
    const { user, channel } = this.address();
    if (this.sessions.has(user)) this.become(user, channel);
  }

  /** What can be used in the open channel. */
  get commands() {
    return this.me.commandsIn(this.me.channels.get(this.channel));
  }

  get channel() {
    return this.open.get(this.me.user) ?? null;
  }

  // News from the sessions

  hear(kind, detail, session) {
    if (kind === "hello") this.welcomeSession(session);
    else if (kind === "ping") this.pinged(detail, session);
    if (session === this.me) this.hearMine(kind, detail);
    this.showPeople();
  }

  /** The first session to be answered learns who else there is; everybody gets a connection of their own. */
  welcomeSession(session) {
    if (this.sessions.size > 0 && this.sessions.get(session.user) !== session) return this.startOver();
    this.sessions.set(session.user, session);
    for (const { id } of session.users) {
      if (this.sessions.has(id)) continue;
      const other = new Session(id, (...news) => this.hear(...news));
      this.sessions.set(id, other);
      other.connect(language());
    }
    if (!session.channels.has(this.open.get(session.user))) this.open.set(session.user, this.firstChannel(session));
  }

  /** Somebody is not who they were: it is a new local Discord, and nothing that the page knows exists any more. */
  startOver() {
    history.replaceState(null, "", location.pathname);
    location.reload();
  }

  firstChannel(session) {
    const { channel } = this.address();
    return session.channels.has(channel) ? channel : (channelTree(session).rooms[0]?.room.id ?? null);
  }

  pinged({ channelId }, session) {
    if (session === this.me && channelId === this.channel) session.read(channelId);
  }

  hearMine(kind, detail) {
    if (kind === "connection") return this.showConnection();
    if (kind === "hello") return this.place() === this.shownPlace ? this.refresh() : this.showAll();
    if (kind === "typing") return this.showTyping();
    if (kind === "time") return this.passButtons();
    if (kind === "refused") return this.composer.report(detail.text, true);
    if (kind === "modal") return this.presses.modal(this.me, detail, this.context(null));
    if (kind === "message" && detail.isNew) this.announce(detail.message);
    if (kind === "channels" || kind === "commands") this.showSituations();
    if (kind === "channels" && !this.me.channels.has(this.channel)) return this.show(this.firstChannel(this.me));
    this.showLog();
    this.showChannels();
  }

  announce(message) {
    if (message.channel_id !== this.channel) return;
    const texts = textsOf(message).map((text) => plainWords(text, this.context(message)));
    byId("announcer").textContent = `${displayName(message.author)}: ${texts.join(". ")}`;
  }

  // Going somewhere

  /** Play as somebody else in the same place; if that person is waited for elsewhere, go there at once. */
  become(user, channel = null) {
    const here = this.channel;
    this.me = this.sessions.get(user);
    const waited = [...this.me.pings].filter(([, pings]) => pings.size > 0).map(([id]) => id);
    const wishes = [channel, waited.includes(here) ? here : waited.at(-1), here, this.channel];
    const place = wishes.find((id) => this.me.channels.has(id)) ?? this.firstChannel(this.me);
    this.open.set(user, place);
    this.showAll();
  }

  show(channel, messageId = null) {
    if (!this.me.channels.has(channel)) return;
    this.drawer.close();
    if (channel !== this.channel) {
      this.open.set(this.me.user, channel);
      this.showAll("pushState");
    }
    if (messageId) this.log.goTo(messageId);
  }

  // Showing

  /** Another place, person or language: everything is new, the message field is empty. With "pushState" the browser's
   * Back comes to where the reader was. */
  showAll(remember = "replaceState") {
    this.shownPlace = this.place();
    history[remember](null, "", `#${this.shownPlace}`);
    this.log.clear();
    this.composer.reset();
    byId("announcer").textContent = "";
    this.refresh();
  }

  /** The same place, as it is now. */
  refresh() {
    this.showConnection();
    this.showLog();
    this.showChannels();
    this.showPeople();
    this.showTyping();
    this.passButtons();
    this.showSituations();
  }

  showConnection() {
    const line = byId("connection");
    line.hidden = this.me.online;
    line.textContent = this.me.online ? "" : say(this.me.users.length > 0 ? "reconnecting" : "connecting");
  }

  showLog() {
    steadily("log", () => this.drawLog());
  }

  drawLog() {
    const channel = this.me.channels.get(this.channel);
    if (!channel) return;
    this.me.read(channel.id);
    const messages = this.me.list(channel.id);
    const hasEarlier = messages.length >= EARLIER_FROM && !this.me.exhausted.has(channel.id);
    const hasBot = this.commands.length > 0;
    const posts = channel.type === FORUM ? JSON.stringify([...this.me.channels.values()]) : "";
    this.log.showTop(`${hasEarlier} ${hasBot} ${this.isSetting} ${this.channel} ${language()} ${posts}`, () =>
      hasEarlier ? this.earlierButton() : this.channelStart(channel, hasBot),
    );
    const past = this.me.past(channel.id);
    const asking = messages.findLast((message) => isEphemeral(message) && !past.has(message.id) && asks(message));
    this.log.show(
      messages.map((message) => this.entry(message, past.has(message.id))),
      asking?.id ?? null,
    );
  }

  earlierButton() {
    const ask = () => this.me.send({ do: "more", channel_id: this.channel, before: this.me.list(this.channel)[0].id });
    return element("button", { type: "button", class: "button secondary earlier", on: { click: ask } }, say("earlier"));
  }

  channelStart(channel, hasBot) {
    return channelStart(channel, {
      hasBot,
      games: gamesOf(this.commands),
      isSetting: this.isSetting,
      posts: (forum) => forumPosts(this.me, forum, (id) => this.show(id)),
      playAutopilot: (game) => this.playAutopilot(game),
      openTable: (game) => this.composer.submitLine(openingLine(game)),
      learn: (game) => this.composer.submitLine(`/learn game:${game.value}`),
      compose: (name) => this.composer.compose(name),
    });
  }

  /** One press, and the newcomer is asked for the first choice, unless they have gone elsewhere meanwhile. */
  async playAutopilot(game) {
    const place = this.place();
    this.setSetting(game.value);
    const first = new FirstGame(this.me, this.channel);
    const thread = await first.play(() => this.composer.submitLine(openingLine(game)));
    this.setSetting(false);
    if (place !== this.place()) return;
    if (thread) {
      this.show(thread);
      this.log.moveTo(this.me.newest(thread));
    } else this.composer.report(say("firstGameFailed"), true);
  }

  setSetting(isSetting) {
    this.isSetting = isSetting;
    this.showLog();
  }

  /** A message with what it depends on besides itself: if `version` is the same, it need not be drawn again. */
  entry(message, isPast) {
    const press = this.me.presses.get(message.id) ?? {};
    const isPost = message.channel_id === message.id;
    const thread = isPost ? null : (this.me.channels.get(message.id) ?? null);
    const menuCommands = messageCommands(this.commands);
    const isFolded = isPast && !this.me.unfolded.has(message.id);
    const version = JSON.stringify([press, thread?.name, menuCommands.length, isFolded, language()]);
    return { message, version, context: { ...this.context(message), ...press, thread, menuCommands, isFolded } };
  }

  /** What the parts of a message need to know and may do. */
  context(message) {
    const session = this.me;
    return {
      me: session.user,
      isOlder: this.isOlder,
      userName: (id) => session.userName(id),
      roleName: (id) => session.roles.find((role) => role.id === id)?.name ?? "…",
      channelName: (id) => (session.channels.has(id) ? channelTitle(session.channels.get(id)) : null),
      entities: (type, kinds) => this.entities(type, kinds),
      open: (channel, messageId) => this.show(channel, messageId),
      compose: (name) => this.composer.compose(name),
      dismiss: (one) => session.dismiss(one),
      unfold: (one) => this.unfold(one),
      press: (data, values) => this.presses.component(session, message, data, values),
      runMenu: (one, anchor) => this.presses.menu(session, one, anchor),
    };
  }

  unfold(message) {
    this.me.unfolded.add(message.id);
    this.showLog();
  }

  /** Whom or what a menu or an option of this component type chooses among; channels of certain kinds, if given. */
  entities(type, kinds = []) {
    const fitting = [...this.me.channels.values()].filter(({ type: kind }) => kinds.length === 0 || kinds.includes(kind));
    const channels = fitting.map((channel) => ({ id: channel.id, name: `#${channelTitle(channel)}` }));
    const roles = this.me.roles.map(({ id, name }) => ({ id, name: `@${name}` }));
    return { 5: this.me.users, 6: roles, 7: [...this.me.users, ...roles], 8: channels }[type];
  }

  showChannels() {
    const channel = this.me.channels.get(this.channel);
    for (const id of ["pass", "anew"]) byId(id).hidden = Boolean(this.me.alone);
    byId("guild-name").textContent = this.me.guildOf(channel)?.name ?? "";
    byId("channel-name").textContent = channel ? titled(channel) : "";
    replace("channels", () => channelList(this.me, this.channel, (id) => this.show(id)));
    const isNew = [...this.me.channels.keys()].some((id) => id !== this.channel && this.me.unread(id));
    byId("drawer-open").classList.toggle("new", isNew);
    byId("drawer-open").setAttribute("aria-label", say(isNew ? "openChannelsUnread" : "openChannels"));
    this.composer.label();
  }

  showPeople() {
    const pings = (id) => this.sessions.get(id)?.allPings ?? 0;
    replace("people", () => peopleSwitch(this.me.users, this.me.user, pings, (id) => this.become(id)));
    const all = this.me.users.reduce((sum, { id }) => sum + pings(id), 0);
    document.title = `${all > 0 ? `(${all}) ` : ""}${byId("channel-name").textContent} · Emberkeep`;
  }

  showTyping() {
    const since = Date.now() - (this.me.typing.get(this.channel) ?? 0);
    this.composer.showTyping(since < TYPING_MILLISECONDS ? say("typing", { name: this.botName() }) : "");
  }

  botName() {
    const message = this.me.list(this.channel).findLast((one) => one.author.bot);
    return message ? displayName(message.author) : "Emberkeep";
  }

  // What people do

  composerActions() {
    const here = (request) => ({ ...request, channel_id: this.channel });
    return {
      commands: () => this.commands,
      channelName: () => channelTitle(this.me.channels.get(this.channel) ?? { name: "" }),
      isLocked: () => this.isLocked(this.me.channels.get(this.channel)),
      isThread: () => isThread(this.me.channels.get(this.channel) ?? {}),
      entities: (type) => this.entities(type),
      complete: (request) => this.me.ask(here({ do: "complete", ...request })),
      send: (request) => {
        this.log.goToEnd();
        return this.me.ask(here({ do: "command", ...request }));
      },
      say: (content) => {
        this.log.goToEnd();
        return this.me.send(here({ do: "say", content }));
      },
    };
  }

  /** Nobody writes in a forum itself, and only moderators in a locked thread. */
  isLocked(channel) {
    const locked = channel?.thread_metadata?.locked && !this.me.moderators.includes(this.me.user);
    return channel?.type === FORUM || Boolean(locked);
  }

  // Situations

  situation() {
    const channel = this.me.channels.get(this.channel);
    const parent = this.me.channels.get(channel?.parent_id) ?? channel;
    return { channel, parent, bot: this.me.bot, isOlder: this.isOlder };
  }

  showSituations() {
    replace("situation-list", () => situationButtons(this.situation(), (kind) => this.tryOut(kind)));
  }

  /** Set up a situation or end it, go where it can be seen, and say what to try there. */
  async tryOut(kind) {
    if (kind === "older") this.isOlder = !this.isOlder;
    else if (kind === "moderator") this.become(this.me.moderators[0], this.channel);
    else if (!(await this.setUp(kind))) return;
    this.drawer.close();
    byId("situations").open = false;
    this.showAll();
    const now = pressed(kind, this.situation());
    const key = now === null ? "tried" : now ? "triedUntil" : "triedOver";
    this.composer.report(say(key, { situation: say(`try_${kind}`) }));
  }

  async setUp(kind) {
    const session = this.me;
    const reply = await session.ask({ do: "try", situation: kind, channel_id: this.channel });
    if (reply.t === "failed") {
      this.composer.report(reply.text ?? say("offline"), true);
      return false;
    }
    await session.until(() => session.channels.has(reply.channel_id), PATIENCE_MILLISECONDS);
    this.open.set(session.user, reply.channel_id);
    return true;
  }

  // Time

  /** Three spans of time that can pass at once, and what time it is after them. */
  passButtons() {
    const pass = (hours) =>
      element(
        "button",
        { type: "button", class: "button secondary", on: { click: () => this.me.send({ do: "pass", hours }) } },
        say(`pass${hours}`),
      );
    byId("pass").replaceChildren(element("p", { role: "status" }, this.timeWords()), ...[1, 12, 72].map(pass));
  }

  timeWords() {
    const time = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(now());
    return `${say("letTimePass")}. ${say("timeHere", { time })}`;
  }

  beginAnew() {
    if (window.confirm(say("beginAnewSure"))) this.me.send({ do: "anew" });
  }

  // Language

  savedLanguage() {
    const wished = [localStorage.getItem("language"), ...navigator.languages];
    return wished.map(nearest).find(Boolean) ?? "en-US";
  }

  languageMenu() {
    const menu = byId("language");
    menu.append(
      ...Object.entries(LANGUAGES).map(([locale, { name }]) =>
        element("option", { value: locale, lang: locale }, name),
      ),
    );
    menu.value = language();
    menu.addEventListener("change", () => this.changeLanguage(menu.value));
  }

  changeLanguage(locale) {
    localStorage.setItem("language", locale);
    speak(locale);
    for (const session of this.sessions.values()) session.setLocale(locale);
    this.showAll();
  }
}

/** Put new children in place, once nobody presses anything; the keyboard stays on the one with the same key. */
function replace(part, children) {
  const parent = byId(part);
  steadily(part, () => {
    const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    parent.replaceChildren(...children());
    if (key) [...parent.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key)?.focus();
  });
}

new Page().start();
