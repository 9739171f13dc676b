"""Situations that a bot meets on real servers, each set up or ended by one call."""

from __future__ import annotations

from enum import StrEnum

from bot.local_discord.actions import channels, posts, threads
from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.permissions import Permission
from bot.local_discord.model.state import World

ELSEWHERE = "Another Server"


class Situation(StrEnum):
    """A situation by its name on the page."""

    FORUM = "forum"
    KINDS = "kinds"
    NO_THREADS = "no_threads"
    NO_WRITING = "no_writing"
    NO_FILES = "no_files"
    ARCHIVED = "archived"
    LOCKED = "locked"
    ELSEWHERE = "elsewhere"
    DIRECT = "direct"


WITHHELD: dict[Situation, int] = {
    Situation.NO_THREADS: Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS,
    Situation.NO_WRITING: Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS,
    Situation.NO_FILES: Permission.ATTACH_FILES,
}
"""The permissions that the bot is denied in a channel."""

KINDS = {"news": objects.ANNOUNCEMENT, "voice": objects.VOICE, "stage": objects.STAGE}
"""The channels of other kinds: name and type."""


def try_out(world: World, user_id: str, channel_id: str, situation: Situation) -> str:
    """Sets up a situation for a user who is in a channel, or ends it. Returns the id of the channel to go to. Raises
    DiscordError if the situation needs a thread or a channel of a server, and there is none."""
    channel = world.channel(channel_id, user_id)
    if situation is Situation.FORUM:
        return _forum_post(world)
    if situation is Situation.KINDS:
        first, *_ = [_channel(world, name, kind) for name, kind in KINDS.items()]
        return str(first["id"])
    if situation is Situation.ELSEWHERE:
        return _elsewhere(world, user_id)
    if situation is Situation.DIRECT:
        return str(channels.direct_messages(world, user_id)["id"])
    if situation in WITHHELD:
        _withhold(world, world.channels[channel.get("parent_id") or channel_id], WITHHELD[situation])
    else:
        _put_away(world, channel_id, locked=situation is Situation.LOCKED)
    return channel_id


def _channel(world: World, name: str, kind: int) -> JsonObject:
    """Returns the channel of this name in the first server, creating it if necessary."""
    here = [each for each in world.channels.values() if each.get("guild_id") == world.home.id]
    for channel in here:
        if channel["name"] == name and channel["type"] == kind:
            return channel
    position = 1 + max((each.get("position", 0) for each in here), default=0)
    return channels.create(world, world.home, world.owner_id, {"name": name, "type": kind, "position": position})


def _forum_post(world: World) -> str:
    """Returns a post of the owner in a forum whose tags the bot may create."""
    forum = _channel(world, "tables", objects.FORUM)
    allowed = {"type": 1, "allow": Permission.MANAGE_CHANNELS, "deny": 0}
    channels.overwrite(world, world.owner_id, forum["id"], world.bot_id, allowed)
    for post in threads.under(world, forum["id"]):
        if post["owner_id"] == world.owner_id and not post["thread_metadata"]["archived"]:
            return str(post["id"])
    message = {"content": "Who plays? Open a table with /campaign new here: it becomes a post of its own."}
    return str(posts.open_post(world, world.owner_id, forum["id"], {"name": "Welcome", "message": message}, {})["id"])


def _withhold(world: World, channel: JsonObject, bits: int) -> None:
    """Denies the bot permissions in a channel; gives them back if they are denied already."""
    mine = next((each for each in channel.get("permission_overwrites", []) if each["id"] == world.bot_id), None)
    denied, allowed = (int(mine["deny"]), mine["allow"]) if mine else (0, 0)
    payload = {"type": 1, "allow": allowed, "deny": denied & ~bits if denied & bits == bits else denied | bits}
    channels.overwrite(world, world.owner_id, channel["id"], world.bot_id, payload)


def _put_away(world: World, thread_id: str, *, locked: bool) -> None:
    """Archives a thread, and locks it if asked; brings it back if it is so already."""
    before = dict(world.thread(thread_id, world.owner_id)["thread_metadata"])
    if before["archived"]:
        threads.edit(world, world.owner_id, thread_id, {"archived": False, "locked": False})
    if not before["locked"] if locked else not before["archived"]:
        threads.edit(world, world.owner_id, thread_id, {"archived": True, "locked": locked})


def _elsewhere(world: World, user_id: str) -> str:
    """Installs the bot for the user alone, and returns a channel of a server in which it is no member."""
    world.installed_by.add(user_id)
    names = {guild.about["name"]: guild for guild in world.guilds.values()}
    guild = names.get(ELSEWHERE) or world.add_guild(ELSEWHERE, ("lounge",), bot_permissions=None)
    world.announce("GUILDS", {})
    return str(next(each["id"] for each in world.channels.values() if each.get("guild_id") == guild.id))
