"""People who keep playing, and a hostile environment: who presses, and what is taken away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from bot.local_discord import NotPossible, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.interaction import NoAnswer
from bot.local_discord.model.permissions import Permission
from bot.local_discord.model.state import Event
from tests.end_to_end.playing import BUTTON, MENU, parts, until, verbs

PATIENCE = 0.5  # seconds that a person waits for an answer before pressing again
BETWEEN = 0.05  # seconds from one misfortune to the next, and until it is made good again
MOMENT = 0.01  # seconds after which something is looked at again
AT_ONCE = 2  # threads that are being deleted and opened again
NEWEST = 40  # messages that a person looks at
MOST_PRESSES = 30  # on one panel
ACTS = {"choose", "sure", "pick", "undo", "change"}


@dataclass
class Books:
    """Every post created: the threads it is in, its order, and its count."""

    posts: defaultdict[tuple[int, int], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    order: defaultdict[tuple[int, str], list[int]] = field(default_factory=lambda: defaultdict(list))

    def hear(self, event: Event) -> None:
        """Writes down a new message that is a post."""
        if event.name != "MESSAGE_CREATE" or event.only is not None:
            return
        presses = [part["custom_id"].split("/") for part in parts(event.data, BUTTON)]
        for _, verb, campaign, *_, number in presses:
            if verb == "post_log":
                self.posts[int(campaign), int(number)][event.data["channel_id"]] += 1
                self.order[int(campaign), event.data["channel_id"]].append(int(number))


@dataclass
class Troubled:
    """One campaign, whose thread may change at any time."""

    sandbox: Sandbox
    database: Path
    number: int
    players: list[Person]

    @property
    def thread(self) -> JsonObject | None:
        """Its thread, unless that has been deleted."""
        with closing(sqlite3.connect(self.database)) as connection:
            (thread,) = connection.execute("SELECT thread FROM campaign WHERE id = ?", [self.number]).fetchone()
        return self.sandbox.world.channels.get(str(thread))

    def newest(self) -> Iterator[JsonObject]:
        """Yields the bot's latest public messages in its thread, the newest first."""
        world, thread = self.sandbox.world, self.thread
        here = world.messages[thread["id"]].values() if thread else ()
        public = (each for each in reversed(list(here)) if each["id"] not in world.ephemeral_for)
        return islice(public, NEWEST)

    def cards(self) -> list[JsonObject]:
        """Returns the turn messages in the thread."""
        return [each for each in self.newest() if "act" in verbs(each)]


class Player:
    """Presses what can be pressed, and again if nothing happens."""

    def __init__(self, campaign: Troubled, person: Person, generator: Random) -> None:
        self._campaign = campaign
        self._person = person
        self._generator = generator
        self.done = Counter[str]()

    async def play(self) -> None:
        """Goes on until cancelled."""
        while True:
            card = next((each for each in self._campaign.cards() if self._person.mention in str(each)), None)
            if card is None:
                await asyncio.sleep(MOMENT)
            else:
                await self._take_turn(card)

    async def _take_turn(self, card: JsonObject) -> None:
        """Opens the panel and presses on it until there is nothing to choose."""
        act = next(part["custom_id"] for part in parts(card, BUTTON) if part["custom_id"].split("/")[1] == "act")
        panel = await self.press(card, act)
        for _ in range(MOST_PRESSES):
            choices = [] if panel is None else list(_choices(panel))
            if panel is None or not choices:
                return
            custom_id, values = self._generator.choice(choices)
            panel = await self.press(panel, custom_id, values)

    async def press(self, message: JsonObject, custom_id: str, values: list[str] | None = None) -> JsonObject | None:
        """Returns the answering message; None if there was no answer, or the pressed message is gone."""
        self.done["presses"] += 1
        try:
            sent = self._person.send_component(message["channel_id"], message["id"], custom_id, values)
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(sent.first)
                if sent.waiting:
                    await sent.progress.wait()
        except (NotPossible, NoAnswer, TimeoutError, KeyError):
            self.done["unanswered"] += 1
            await asyncio.sleep(MOMENT)
            return None
        return self._campaign.sandbox.world.messages[sent.channel_id].get(sent.response_id or "")


def _choices(panel: JsonObject) -> Iterator[tuple[str, list[str] | None]]:
    """Yields the choices of a panel: custom ids, with a picked value for menus."""
    for button in parts(panel, BUTTON):
        if button["custom_id"].split("/")[1] in ACTS and not button.get("disabled"):
            yield button["custom_id"], None
    for menu in parts(panel, MENU):
        if menu["custom_id"].split("/")[1] in ACTS:
            yield menu["custom_id"], [menu["options"][0]["value"]]


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
            threads = [(each, each.thread) for each in self._campaigns]
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
    player = Player(campaign, campaign.players[0], generator)
    while campaign.thread is None:
        lobby = _pressing(campaign, "lobby_watch")
        if lobby is None:
            await asyncio.sleep(MOMENT)
            continue
        gone = await player.press(*lobby)
        ids = [part["custom_id"] for part in parts(gone, BUTTON)] if gone else []
        reopen = next((each for each in ids if each.split("/")[1] == "reopen"), None)
        if gone and reopen:
            await player.press(gone, reopen)


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
