"""People who keep playing, and a hostile environment: who presses, and what is taken away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import ClassVar

from bot.local_discord import NotPossible, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.interaction import NoAnswer
from bot.local_discord.model.permissions import Permission
from tests.end_to_end.playing import BUTTON, parts, until, verbs
from tests.processes.people import ACTS, Crowd, Table

PATIENCE = 0.5  # seconds that a person waits for an answer before pressing again
BETWEEN = 0.05  # seconds from one misfortune to the next, and until it is made good again
MOMENT = 0.01  # seconds after which something is looked at again
AT_ONCE = 2  # threads that are being deleted and opened again


@dataclass
class Troubled(Table):
    """One campaign, whose thread may change at any time."""

    most: ClassVar[int] = 40

    database: Path

    @property
    def place(self) -> str | None:
        with closing(sqlite3.connect(self.database)) as connection:
            (thread,) = connection.execute("SELECT thread FROM campaign WHERE id = ?", [self.number]).fetchone()
        return str(thread) if str(thread) in self.sandbox.world.channels else None

    @property
    def channel(self) -> JsonObject | None:
        """Returns its present thread as Discord shows it."""
        return self.sandbox.world.channels.get(self.place or "")

    def cards(self) -> list[JsonObject]:
        """Returns the turn messages in the thread."""
        return [each for each in self.newest() if "act" in verbs(each)]


def impatient(sandbox: Sandbox, generator: Random) -> Crowd:
    """Returns people who press again soon, and who must never be refused by Discord."""
    never_came = (NotPossible, NoAnswer, TimeoutError, KeyError)
    crowd = Crowd(sandbox, generator, patience=PATIENCE, acts=ACTS | {"change"}, no_answer=never_came)
    crowd.awake.set()
    return crowd


class Misfortune:
    """Breaks threads, permissions and connections, and repairs them a moment later."""

    def __init__(
        self, sandbox: Sandbox, campaigns: list[Troubled], is_connected: Callable[[], bool], generator: Random
    ) -> None:
        self._sandbox = sandbox
        self._campaigns = campaigns
        self._is_connected = is_connected
        self._generator = generator
        self.happened = Counter[str]()

    async def strike(self, times: int) -> None:
        """Applies every trouble a number of times: permissions, the connection and threads in turn, and all
        together."""
        rights = (self.without_pictures, self.without_posts)
        connection = (self.dropped, self.asked_to_reconnect, self.invalid_but_resumable, self.invalid)
        await asyncio.gather(
            self._in_turns(rights, times),
            self._in_turns(connection, times),
            self._in_turns([self.archived, self.locked], times),
            *(self._in_turns([self.deleted], times // AT_ONCE) for _ in range(AT_ONCE)),
        )

    async def _in_turns(self, kinds: Sequence[Callable[[], Awaitable[None]]], times: int) -> None:
        for _ in range(times):
            for kind in kinds:
                await until(self._is_connected, "a connection")
                await kind()
                self.happened[kind.__name__] += 1
                await asyncio.sleep(BETWEEN)

    async def archived(self) -> None:
        """Archives a thread; the next message unarchives it."""
        _, thread = await self._somewhere()
        self._sandbox.moderator.edit_channel(thread, archived=True)

    async def locked(self) -> None:
        """Locks a thread as a moderator, and unlocks it."""
        _, thread = await self._somewhere()
        self._sandbox.moderator.edit_channel(thread, archived=True, locked=True)
        await asyncio.sleep(BETWEEN)
        if thread["id"] in self._sandbox.world.channels:
            self._sandbox.moderator.edit_channel(thread, archived=False, locked=False)

    async def deleted(self) -> None:
        """Deletes a thread as a moderator; a player opens a new one."""
        campaign, thread = await self._somewhere()
        self._sandbox.moderator.delete_channel(thread)
        await reopened(campaign, self._generator)

    async def without_pictures(self) -> None:
        """Takes away the permission to attach files for a while."""
        await self._without(Permission.ATTACH_FILES)

    async def without_posts(self) -> None:
        """Takes away the permission to write in threads for a while."""
        await self._without(Permission.SEND_MESSAGES_IN_THREADS)

    async def dropped(self) -> None:
        """Drops the connection; the bot resumes."""
        await self._sandbox.gateway.close_connections(self._generator.choice((4000, 4009)))

    async def asked_to_reconnect(self) -> None:
        """Op 7."""
        self._sandbox.gateway.ask_to_reconnect()

    async def invalid_but_resumable(self) -> None:
        """Op 9, true."""
        self._sandbox.gateway.invalidate(resumable=True)

    async def invalid(self) -> None:
        """Op 9, false: events until the bot is back are lost."""
        self._sandbox.gateway.invalidate(resumable=False)

    async def _somewhere(self) -> tuple[Troubled, JsonObject]:
        """Returns a campaign and its thread, which is there and open."""

        def open_threads() -> list[tuple[Troubled, JsonObject]]:
            threads = [(each, each.channel) for each in self._campaigns]
            return [(each, thread) for each, thread in threads if thread and not thread["thread_metadata"]["archived"]]

        found: list[tuple[Troubled, JsonObject]] = await until(open_threads, "an open thread")
        return self._generator.choice(found)

    async def _without(self, permission: Permission) -> None:
        owner, everyone = self._sandbox.owner, self._sandbox.world.home.id
        owner.overwrite("games", everyone, deny=permission)
        await asyncio.sleep(BETWEEN)
        owner.overwrite("games", everyone)


async def reopened(campaign: Troubled, generator: Random) -> None:
    """Presses [Watch] on the lobby card and [Open a new thread] until there is one."""
    people, player = impatient(campaign.sandbox, generator), campaign.players[0]
    while campaign.place is None:
        lobby = _pressing(campaign, "lobby_watch")
        if lobby is None:
            await asyncio.sleep(MOMENT)
            continue
        gone = await people.press(player, *lobby)
        ids = [part["custom_id"] for part in parts(gone, BUTTON)] if gone else []
        reopen = next((each for each in ids if each.split("/")[1] == "reopen"), None)
        if gone and reopen:
            await people.press(player, gone, reopen)


def _pressing(campaign: Troubled, verb: str) -> tuple[JsonObject, str] | None:
    """Returns the campaign's card in the channel and the custom id of the button that does this."""
    world = campaign.sandbox.world
    for message in world.messages[campaign.sandbox.channel("games")["id"]].values():
        for part in parts(message, BUTTON):
            if (
                part["custom_id"].split("/")[1:3] == [verb, str(campaign.number)]
                and message["id"] not in world.ephemeral_for
            ):
                return message, part["custom_id"]
    return None
