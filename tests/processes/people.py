"""People who keep playing through every fault, chat in between, and open further campaigns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from random import Random
from typing import ClassVar

from bot.local_discord import Answer, NoAnswer, NotPossible, Person, Sandbox, Upload
from bot.local_discord.model.errors import DiscordError, JsonObject
from bot.local_discord.model.objects import is_named
from bot.local_discord.model.permissions import Permission
from tests.end_to_end.playing import BUTTON, MENU, parts, press, text_of, until, verbs
from tests.processes.asking import ask

PATIENCE = 1.5  # seconds that a person waits for an answer before pressing again
MOMENT = 0.02  # seconds after which something is looked at again
NEWEST = 600  # messages among which a person looks for the turn card
MOST_PRESSES = 30  # on one panel
CHAT = 200  # messages at once
AWAY = 0.3  # seconds that a right or a thread is taken away
RIGHTS = (Permission.ATTACH_FILES, Permission.SEND_MESSAGES_IN_THREADS, Permission.CREATE_PUBLIC_THREADS)
ACTS = frozenset({"choose", "follow", "sure", "pick", "undo"})
NO_ANSWER = (NotPossible, NoAnswer, DiscordError, TimeoutError, KeyError, LookupError)


@dataclass
class Table:
    """One campaign that is played, its name and its first thread; it may move to others of the same name."""

    most: ClassVar[int] = NEWEST

    sandbox: Sandbox
    name: str
    number: int
    thread: str
    players: list[Person]

    @property
    def place(self) -> str | None:
        """Returns its present thread, unless that has been deleted."""
        channels = self.sandbox.world.channels
        found = [key for key, each in channels.items() if is_named(each, self.name) and "thread_metadata" in each]
        return max(found, key=int, default=None)

    def newest(self) -> Iterator[JsonObject]:
        """Yields the latest public messages in the thread, the newest first."""
        world, place = self.sandbox.world, self.place
        here = list(world.messages[place].values()) if place else []
        return islice((each for each in reversed(here) if each["id"] not in world.ephemeral_for), self.most)

    def card_for(self, person: Person) -> JsonObject | None:
        """Returns the newest turn card that waits for this person."""
        mine = (each for each in self.newest() if person.mention in str(each) and "act" in verbs(each))
        return next(mine, None)


@dataclass
class Crowd:
    """All people of one deployment; they act while `awake`."""

    sandbox: Sandbox
    generator: Random
    awake: asyncio.Event = field(default_factory=asyncio.Event)
    done: Counter[str] = field(default_factory=Counter)
    patience: float | None = PATIENCE
    acts: frozenset[str] = ACTS
    no_answer: tuple[type[Exception], ...] = NO_ANSWER

    async def play(self, table: Table, person: Person) -> None:
        """Takes every turn of this person, until cancelled."""
        while True:
            await self.awake.wait()
            card = table.card_for(person)
            if card is None:
                await asyncio.sleep(MOMENT)
            else:
                await self._take_turn(person, card)

    async def _take_turn(self, person: Person, card: JsonObject) -> None:
        act = next(part["custom_id"] for part in parts(card, BUTTON) if part["custom_id"].split("/")[1] == "act")
        panel = await self.press(person, card, act)
        for _ in range(MOST_PRESSES):
            choices = list(_choices(panel, self.acts)) if panel else []
            if panel is None or not choices or not self.awake.is_set():
                return
            panel = await self.press(person, panel, *self.generator.choice(choices))

    async def press(
        self, person: Person, message: JsonObject, custom_id: str, values: list[str] | None = None
    ) -> JsonObject | None:
        """Returns the answering message; None if there was no answer, or the pressed message is gone."""
        self.done["presses"] += 1
        try:
            sent = person.send_component(message["channel_id"], message["id"], custom_id, values)
            async with asyncio.timeout(self.patience):
                await asyncio.shield(sent.first)
                if sent.waiting:
                    await sent.progress.wait()
        except self.no_answer:
            self.done["without an answer"] += 1
            await asyncio.sleep(MOMENT)
            return None
        return self.sandbox.world.messages[sent.channel_id].get(sent.response_id or "")

    # ---------------------------------------------------------------- more tables, and talk

    async def open_tables(self, tables: list[Table]) -> None:
        """Opens new tables, copies and imports, and moves tables to other threads, one after the other, until
        cancelled. The process that reads files knows the game of the first table."""
        while True:
            await self.awake.wait()
            opening = self.generator.choice((self._new, self._fork, self._import, self._move, self._move))
            table = tables[0] if opening == self._import else self.generator.choice(tables)
            person = self.generator.choice(table.players)
            with suppress(*NO_ANSWER):
                async with asyncio.timeout(4 * PATIENCE):
                    await opening(table, person)
            await asyncio.sleep(self.generator.uniform(0.5, 3.0))

    async def _new(self, _: Table, person: Person) -> None:
        self.done["new tables"] += 1
        await person.slash("campaign new", channel="games", game="toy", name="New roads")

    async def _fork(self, table: Table, person: Person) -> None:
        sure = await person.slash("history fork", channel=table.place or "", name="Copied roads")
        self.done["copies"] += 1
        await person.click(sure, _custom_id(sure, "forked"))

    async def _import(self, table: Table, person: Person) -> None:
        exported = await person.slash("campaign export", channel=table.place or "")
        await until(lambda: exported.message.get("attachments"), "the file", PATIENCE)
        stored = self.sandbox.world.files[exported.message["attachments"][0]["id"]]
        self.done["imports"] += 1
        await person.slash("campaign import", channel="games", file=Upload("campaign.json", stored.data))

    async def _move(self, table: Table, _: Person) -> None:
        organiser = table.players[0]
        panel = await organiser.slash("campaign rescue", channel=table.place or "")
        buttons = [each["custom_id"] for each in parts(panel.message, BUTTON)]
        move = [each for each in buttons if each.split("/")[1] == "rescue_move"]
        if move:
            self.done["moves"] += 1
            await organiser.click(panel, move[0])

    # ---------------------------------------------------------------- and moderators

    async def take_away(self, tables: list[Table]) -> None:
        """Takes rights and threads away, and gives each back a moment later, until cancelled."""
        ways = (self._asleep, self._locked, *(partial(self._without, right) for right in RIGHTS))
        while True:
            await self.awake.wait()
            take = self.generator.choice(ways)
            threads = [table.place for table in tables if table.place]
            if threads:
                with suppress(DiscordError):  # a thread that sleeps already
                    await take(self.generator.choice(threads))
            await asyncio.sleep(self.generator.uniform(0.2, 2.0))

    async def _asleep(self, thread: str) -> None:
        self.done["threads asleep"] += 1
        self.sandbox.moderator.edit_channel(thread, archived=True)

    async def _locked(self, thread: str) -> None:
        self.done["threads locked"] += 1
        self.sandbox.moderator.edit_channel(thread, archived=True, locked=True)
        await asyncio.sleep(AWAY)
        self.sandbox.moderator.edit_channel(thread, archived=False, locked=False)

    async def _without(self, permission: Permission, _: str) -> None:
        self.done[f"without {permission.name}"] += 1
        owner, everyone = self.sandbox.owner, self.sandbox.world.home.id
        owner.overwrite("games", everyone, deny=permission)
        await asyncio.sleep(AWAY)
        owner.overwrite("games", everyone)

    def chat(self, channel: str) -> None:
        """People talk, while the bot is away."""
        self.done["chats"] += 1
        with suppress(DiscordError):  # they may not either, as long as no one may write there
            for number in range(CHAT):
                self.generator.choice(list(self.sandbox.people.values())).say(channel, f"message {number}")


def _custom_id(answer: Answer, verb: str) -> str:
    return next(part["custom_id"] for part in parts(answer.message, BUTTON) if part["custom_id"].split("/")[1] == verb)


def _choices(panel: JsonObject, acts: frozenset[str]) -> Iterator[tuple[str, list[str] | None]]:
    """Yields the choices of a panel: custom ids, with a picked value for menus."""
    for button in parts(panel, BUTTON):
        if button["custom_id"].split("/")[1] in acts and not button.get("disabled"):
            yield button["custom_id"], None
    for menu in parts(panel, MENU):
        if menu["custom_id"].split("/")[1] in acts:
            yield menu["custom_id"], [menu["options"][0]["value"]]


async def open_table(
    sandbox: Sandbox,
    database: str,
    name: str,
    players: Sequence[Person],
    game: str = "toy",
    channel: str | JsonObject = "games",
) -> tuple[int, str]:
    """Opens and starts a campaign; the first player is its organiser. Returns its number and its thread."""
    where = sandbox.channel(channel)["id"] if isinstance(channel, str) else channel["id"]

    def lobby() -> JsonObject | None:
        cards = sandbox.world.messages[where].values()
        return next((each for each in cards if name in text_of(each) and "lobby_join" in verbs(each)), None)

    await players[0].slash("campaign new", channel=channel, game=game, name=name)
    card = await until(lobby, f"the lobby of {name}")
    for person in players:
        await press(person, card, "lobby_join")
    for person in players[1:]:
        await press(person, card, "lobby_ready")
    await press(players[0], card, "lobby_start")
    thread = str(sandbox.channel(name)["id"])
    ((number,),) = ask(database, "SELECT id FROM campaign WHERE thread = :thread", thread=int(thread))
    return int(number), thread
