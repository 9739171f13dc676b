"""Presses that arrive at a rate, as from many independent people: however long the answers take, the next press arrives
on time, and its waiting counts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter

from bot.discord.threads import CARD_VERBS
from bot.local_discord import Answer, NoAnswer, NotPossible, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.state import Event
from tests.bench.clicks import CHOICES, PEOPLE
from tests.end_to_end.playing import BUTTON, MENU, parts, press, text_of, turn_cards, until, verbs

EPHEMERAL = 64
LOOKS_AGAIN = 1.0  # seconds without a new turn message after which a player checks anyway


@dataclass
class Pressed:
    """Seconds from each press to its answer, and the number of presses that had to wait for a free campaign."""

    times: list[float] = field(default_factory=list)
    waited: int = 0


class PlayedTable:
    """A thread whose asked players press what their panels offer, one press at a time."""

    def __init__(self, people: Sequence[Person], card: JsonObject) -> None:
        self._people = people
        self._generator = Random(int(card["id"]))
        self._card = card
        self._panel: tuple[Person, Answer] | None = None
        self._news = asyncio.Event()

    def hear(self, message: JsonObject) -> None:
        """Notes that a message in the thread was sent or changed."""
        if CARD_VERBS & verbs(message) and not message["flags"] & EPHEMERAL:
            self._card = message
            self._news.set()

    async def press(self) -> None:
        """Chooses something in the open panel, or opens the panel of a player that the turn message names."""
        self._news.clear()
        with suppress(NoAnswer, NotPossible):  # the card may just have gone; an answer that never came took its time
            if self._panel:
                person, panel = self._panel
                answer = await self._choose(person, panel)
            else:
                named = [each for each in self._people if each.mention in text_of(self._card)] or self._people
                person = self._generator.choice(named)
                answer = await press(person, self._card, "act")
            self._panel = (person, answer) if offered(answer) else None
            return
        self._panel = None

    async def settle(self) -> None:
        """Waits until a question is open."""
        if self._panel is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOKS_AGAIN)

    async def _choose(self, person: Person, panel: Answer) -> Answer:
        part = self._generator.choice(offered(panel))
        if part["type"] == BUTTON:
            return await person.click(panel, part["custom_id"])
        count = self._generator.randint(part.get("min_values", 1), part.get("max_values", 1))
        values = [entry["value"] for entry in self._generator.sample(part["options"], count)]
        return await person.select(panel, part["custom_id"], values)


def offered(panel: Answer) -> Sequence[JsonObject]:
    """Returns the buttons and menus of a panel that choose something."""
    found = [part for kind in (BUTTON, MENU) for part in parts(panel.message, kind) if not part.get("disabled")]
    return [part for part in found if part["custom_id"].split("/")[1] in CHOICES]


class Crowd:
    """All who play in some threads, and when they press."""

    def __init__(self, people: Sequence[Person], cards: Mapping[str, JsonObject]) -> None:
        self._tables = {thread: PlayedTable(people, card) for thread, card in cards.items()}
        self._generator = Random(len(cards))

    @classmethod
    async def of(cls, sandbox: Sandbox, threads: Sequence[str]) -> Crowd:
        """Returns the players of the threads, once each has its turn message."""
        people = [sandbox.user(name) for name in PEOPLE]
        cards = {each: (await until(partial(turn_cards, people[0], each), "a turn card"))[-1] for each in threads}
        crowd = cls(people, cards)
        sandbox.world.listeners.append(crowd._hear)
        return crowd

    def _hear(self, event: Event) -> None:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            table = self._tables.get(event.data["channel_id"])
            if table:
                table.hear(event.data)

    async def press(self, rate: float, seconds: float) -> Pressed:
        """Presses so often a second for so long, at random moments, each in the table that has rested longest."""
        free, pressed = asyncio.Queue[PlayedTable](), Pressed()
        for each in self._tables.values():
            free.put_nowait(each)

        async def one(moment: float) -> None:
            pressed.waited += free.empty()
            table = await free.get()
            await table.press()
            pressed.times.append(perf_counter() - moment)
            await table.settle()
            free.put_nowait(table)

        moment = perf_counter()
        end = moment + seconds
        async with asyncio.TaskGroup() as presses:
            while (moment := moment + self._generator.expovariate(rate)) < end:
                await asyncio.sleep(moment - perf_counter())
                presses.create_task(one(moment))
        return pressed
