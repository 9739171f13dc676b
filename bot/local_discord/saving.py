"""Saves a local Discord in a folder and restores it from there.

Ephemeral messages and open forms are not saved, just as they are lost in Discord.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson

from bot.local_discord.model.guild import Guild
from bot.local_discord.model.state import Event, Notification, StoredFile, World
from bot.local_discord.people.interactions import Interactions
from bot.local_discord.people.people import Person

STATE = "discord.json"
FILES = "files"
SAVE_EVERY_SECONDS = 2.0
PLAIN = (
    "bot_id",
    "application_id",
    "moderator_id",
    "owner_id",
    "application",
    "users",
    "channels",
    "commands",
    "pinned_at",
)
"""Attributes saved as they are."""


class Unreadable(Exception):
    """Raised if the folder holds no readable local Discord."""


class Keeper:
    """Saves a world in a folder whenever it has changed."""

    def __init__(self, world: World, interactions: Interactions, people: dict[str, Person], folder: Path) -> None:
        self._world = world
        self._interactions = interactions
        self._people = people
        self._folder = folder
        self._changed = False

    def restore(self) -> bool:
        """Restores the world from the folder. Returns False if there was nothing. Raises Unreadable."""
        path = self._folder / STATE
        if not path.exists():
            return False
        try:
            self._put_back(orjson.loads(path.read_bytes()))
        except (OSError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise Unreadable(f"{path} cannot be read ({type(error).__name__}).") from error
        return True

    async def keep(self) -> None:
        """Saves changes until cancelled, and once more then."""
        self._world.listeners.append(self._hear)
        try:
            while True:
                await asyncio.sleep(SAVE_EVERY_SECONDS)
                if self._changed:
                    self._changed = False
                    await asyncio.to_thread(self._write, self._state(), dict(self._world.files))
        finally:
            self._world.listeners.remove(self._hear)
            self._write(self._state(), dict(self._world.files))

    def _hear(self, _: Event) -> None:
        self._changed = True

    def _state(self) -> bytes:
        world = self._world
        return orjson.dumps(
            {name: getattr(world, name) for name in PLAIN}
            | {
                "guilds": [[guild.about, guild.members, guild.roles, guild.events] for guild in world.guilds.values()],
                "ahead": world.clock.ahead,
                "thread_members": dict(world.thread_members),
                "locales": dict(world.locales),
                "emojis": world.emojis,
                "installed_by": sorted(world.installed_by),
                "messages": {
                    channel: [each for key, each in messages.items() if key not in world.ephemeral_for]
                    for channel, messages in world.messages.items()
                },
                "notifications": {
                    user: [[each.channel_id, each.message_id, each.content] for each in rung]
                    for user, rung in world.notifications.items()
                },
                "read": {user: person.read_up_to for user, person in self._people.items()},
                "files": {key: [each.filename, each.content_type] for key, each in world.files.items()},
            }
        )

    def _write(self, state: bytes, files: dict[str, StoredFile]) -> None:
        """Writes the files, each once, then atomically the state that refers to them."""
        folder = self._folder / FILES
        folder.mkdir(parents=True, exist_ok=True)
        for key, stored in files.items():
            if not (folder / key).exists():
                (folder / key).write_bytes(stored.data)
        fresh = self._folder / f"{STATE}.new"
        fresh.write_bytes(state)
        fresh.replace(self._folder / STATE)

    def _put_back(self, state: dict[str, Any]) -> None:
        world = self._world
        for name in PLAIN:
            setattr(world, name, state[name])
        guilds = state["guilds"] if "guilds" in state else [[state["guild"], state["members"], state["roles"]]]
        world.guilds = {about["id"]: Guild(about, *stored) for about, *stored in guilds}
        world.clock.skip(state["ahead"])
        world.thread_members.update(state["thread_members"])
        world.locales.update(state["locales"])
        world.emojis = state.get("emojis", {})
        world.installed_by = set(state.get("installed_by", ()))
        for channel, messages in state["messages"].items():
            world.messages[channel] = {each["id"]: each for each in messages}
            for starter in (each for each in messages if "thread" in each):
                # The thread itself: a copy would keep its old name.
                starter["thread"] = world.channels.get(starter["thread"]["id"], starter["thread"])
        for user, rung in state["notifications"].items():
            world.notifications[user] = [Notification(*each) for each in rung]
        for key, (filename, content_type) in state["files"].items():
            world.files[key] = StoredFile(filename, content_type, (self._folder / FILES / key).read_bytes())
        self._people.clear()
        for user in world.humans:
            person = Person(world, self._interactions, user["id"])
            person.read_up_to.update(state["read"].get(user["id"], {}))
            self._people[user["id"]] = person
