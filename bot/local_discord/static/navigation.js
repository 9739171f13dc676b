/** The list of channels and threads, and the switch between the pretend users. */

import { byTime, element } from "./dom.js";
import { avatar } from "./messages.js";
import { displayName } from "./session.js";
import { timestamp } from "./timestamps.js";
import { say } from "./words.js";

const DIRECT = 1;
const CATEGORY = 4;
export const FORUM = 15;
const THREADS = [10, 11, 12];

export const isThread = (channel) => THREADS.includes(channel.type);

/** What a channel is called; a conversation with one person by that person's name. */
export function channelTitle(channel) {
  return channel.name ?? (channel.recipients ?? []).map(displayName).join(", ");
}

/** The title of the page: a channel's name after its sign. */
export function titled(channel) {
  return isThread(channel) ? channelTitle(channel) : `${signOf(channel)} ${channelTitle(channel)}`;
}

function signOf(channel) {
  if (channel.type === DIRECT) return "@";
  if (isThread(channel)) return "↳";
  return channel.type === FORUM ? "☰" : "#";
}

const byPlace = (one, other) => (one.position ?? 0) - (other.position ?? 0) || byTime(one.id, other.id);

const isArchived = (channel) => Boolean(channel.thread_metadata?.archived);

/** Channels in order, each with its threads: living ones first, the newest on top. */
export function channelTree(session) {
  const channels = [...session.channels.values()];
  const rooms = channels.filter(
    (channel) => !isThread(channel) && channel.type !== CATEGORY && channel.type !== DIRECT,
  );
  const threadsOf = (room) =>
    channels
      .filter((channel) => isThread(channel) && channel.parent_id === room.id)
      .sort((one, other) => isArchived(one) - isArchived(other) || byTime(other.id, one.id));
  return {
    rooms: rooms.sort(byPlace).map((room) => ({ room, threads: threadsOf(room) })),
    direct: channels.filter((channel) => channel.type === DIRECT),
  };
}

/**
 * The list of channels.
 * @param {Session} session whose channels
 * @param {string} current the open channel
 * @param {(id: string) => void} open
 */
export function channelList(session, current, open) {
  const link = (channel) => channelButton(session, channel, current, open);
  const { rooms, direct } = channelTree(session);
  const roomItem = ({ room, threads }) =>
    element(
      "li",
      {},
      link(room),
      threads.length > 0 &&
        element(
          "ul",
          {},
          threads.map((thread) => element("li", {}, link(thread))),
        ),
    );
  const directList = direct.length > 0 && [
    element("h2", {}, say("directMessages")),
    element(
      "ul",
      {},
      direct.map((channel) => element("li", {}, link(channel))),
    ),
  ];
  const several = session.guilds.length > 1;
  const guildLists = session.guilds.map((guild) => [
    several && element("h2", {}, guild.name),
    element("ul", {}, rooms.filter(({ room }) => room.guild_id === guild.id).map(roomItem)),
    eventList(session.events.filter(({ guild_id: id }) => id === guild.id)),
  ]);
  return [guildLists, directList].flat(3).filter(Boolean);
}

/** The scheduled events of a server, with their times. */
function eventList(events) {
  if (events.length === 0) return null;
  const item = (event) =>
    element("li", { class: "event" }, event.name, element("small", {}, timestamp(Date.parse(event.scheduled_start_time) / 1000)));
  return [element("h2", {}, say("events")), element("ul", {}, events.map(item))];
}

function channelButton(session, channel, current, open) {
  const isCurrent = channel.id === current;
  const pings = session.pingCount(channel.id);
  const isNew = !isCurrent && session.unread(channel.id);
  const names = ["channel", isNew && "new", isArchived(channel) && "archived"].filter(Boolean).join(" ");
  return element(
    "button",
    {
      type: "button",
      class: names,
      "aria-current": isCurrent && "page",
      data: { key: channel.id },
      on: { click: () => open(channel.id) },
    },
    element("span", { class: "sign", "aria-hidden": "true" }, signOf(channel)),
    element("span", { class: "name" }, channelTitle(channel)),
    isArchived(channel) && element("small", {}, say(channel.thread_metadata.locked ? "closed" : "archived")),
    tagsOf(session, channel).length > 0 &&
      element("small", { class: "tags" }, tagsOf(session, channel).join(", ")),
    pings > 0
      ? badge(pings, say("mentions", { count: pings }))
      : isNew && element("span", { class: "unseen" }, say("newMessages")),
  );
}

/** The posts of a forum, each with its tags: what Discord shows in place of messages. */
export function forumPosts(session, forum, open) {
  const found = channelTree(session).rooms.find(({ room }) => room.id === forum.id);
  return element(
    "ul",
    { class: "posts" },
    (found?.threads ?? []).map((post) => element("li", {}, channelButton(session, post, null, open))),
  );
}

/** The names of a post's tags. */
function tagsOf(session, channel) {
  const known = session.channels.get(channel.parent_id)?.available_tags ?? [];
  return known.filter(({ id }) => (channel.applied_tags ?? []).includes(id)).map(({ name }) => name);
}

/** Words for those who hear the page. */
const unseen = (words) => element("span", { class: "unseen" }, words);

/** Stands for a name, to find what is said before and after it. */
const NAME = "\u0000";

const badge = (count, words) => element("span", { class: "badge", "aria-label": words, role: "img" }, String(count));

/**
 * The switch between people.
 * @param {{id: string, name: string}[]} users
 * @param {string} me
 * @param {(id: string) => number} pings how often somebody is waited for
 * @param {(id: string) => void} become
 */
export function peopleSwitch(users, me, pings, become) {
  return users.map((user) => {
    const count = pings(user.id);
    const [before, after] = say("person", { name: NAME }).split(NAME);
    return element(
      "button",
      {
        type: "button",
        class: "person",
        "aria-pressed": String(user.id === me),
        data: { key: user.id },
        on: { click: () => become(user.id) },
      },
      element(
        "span",
        { class: "face", "aria-hidden": "true" },
        avatar(user),
        count > 0 && element("span", { class: "badge" }, String(count)),
      ),
      before && unseen(before),
      element("span", { class: "name" }, user.name),
      unseen(`${after}${count > 0 ? say("mentions", { count }) : ""}`),
    );
  });
}
