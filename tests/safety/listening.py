"""Listens to whole games played through the bot: no one is shown what they may not know. A reader's knowledge of cards
grows during the game with their views and log lines. A card that is named in anything else that reaches them - a
message, a component, a completion, a picture, the file of the campaign, a line of the log - has leaked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import orjson
from structlog.testing import capture_logs

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from bot.local_discord.model.state import Event
from engine.campaigns import Actor, Situation
from engine.storage.schema.codec import unpack_seats
from engine.table import Game
from engine.words import Words
from renders.job import Job
from renders.pool import Studio
from tests.campaigns.tables import sql
from tests.end_to_end.playing import bot_on, delivered, started, until_so

PEOPLE = ("Ana", "Rui", "Mei")
WATCHER = "Frank"
MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
LOOKS = ("hand", "board", "log", "act", "history list", "turns")
Reader = str | None  # a person's name; None is everybody


@dataclass
class Secrets:
    """The cards of a game with their names, and which of them each reader may know by now."""

    game: Game
    cards: Mapping[str, str]
    known: dict[Reader, set[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, cards: Iterable[str], free: Iterable[str] = ()) -> Secrets:
        """Returns the secrets; `free` are cards that everyone knows of, such as those that all begin with."""
        words = Words.of_game(game, "en")
        return cls(game, {card: words.name(card) for card in cards}, {None: set(free)})

    def learn(self, situation: Situation, told: Iterable[tuple[str, Iterable[int] | None]] = ()) -> None:
        """Adds what views and log show now; public knowledge is everyone's."""
        for reader, seats in self._readers(situation):
            known = self.known.setdefault(reader, set())
            for seat in seats:
                known |= self._named(self.game.write_state(situation.view(seat)))
            for text, to in told:
                if to is None or set(to) & set(seats):
                    known |= self._named(text)
            known |= self.known[None]

    def _readers(self, situation: Situation) -> Iterator[tuple[Reader, tuple[int | None, ...]]]:
        yield None, (None,)
        for name in (*PEOPLE, WATCHER):
            yield name, (None, *(each.seat for each in situation.seats if each.name == name))

    def _named(self, plain: Any) -> set[str]:
        """Returns the cards that plain data names by their ids."""
        said = plain if isinstance(plain, str) else orjson.dumps(plain, default=str).decode()
        return set(re.findall(r"[a-z0-9_-]+", said)) & self.cards.keys()

    def leaked(self, reader: Reader, shown: Any) -> set[str]:
        """Returns the cards that this reader is shown and may not know, by id or by name."""
        said = shown if isinstance(shown, str) else orjson.dumps(shown, default=str).decode()
        named = {card for card, name in self.cards.items() if re.search(rf"\b{re.escape(name)}\b", said)}
        return (named | self._named(said)) - self.known[reader]


class Listener(Studio):
    """Hears every message, and is given every picture to draw; it draws none."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self._names = {sandbox.user(name).id: name for name in (*PEOPLE, WATCHER)}
        self.heard: list[tuple[Reader, Any]] = []
        sandbox.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if event.name in MESSAGES:
            self.heard.append((self._names.get(event.only) if event.only else None, event.data))

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        """Records a picture: a public one is heard by all, a seat's by its player."""
        reader = job.players[job.seat] if job.seat is not None else None
        self.heard.append((reader, [job.view, job.badges, job.changed, job.moves]))
        return None

    def take(self) -> list[tuple[Reader, Any]]:
        """Returns what was heard since the last call."""
        heard, self.heard = self.heard, []
        return heard


async def listen_to_a_game(
    database: Path,
    secrets: Secrets,
    seed: int,
    *,
    look_every: int = 20,
    longest: int = 10_000,
    orders: Mapping[str, str] | None = None,
) -> tuple[int, list[str]]:
    """Plays a game at random through the bot while people look about; how much was read, and what leaked. Everybody
    sets these `orders`."""
    generator, read, leaks = Random(seed), 0, []
    async with Sandbox() as sandbox:
        listener = Listener(sandbox)
        with capture_logs() as logs:
            async with bot_on(sandbox, database, seed, studio=listener) as bot:
                people = PEOPLE[: 2 + seed % 2]
                thread = await started(sandbox, *people, game=secrets.game.key)
                situation = await bot.campaigns.lookup.of_thread(int(thread))
                assert situation is not None
                secrets.learn(situation)
                for seated in situation.seats if orders else ():
                    await bot.campaigns.play.set_orders(situation.id, seated.user or 0, seated.seat, orders or {})
                for step in range(longest):
                    situation = await until_so(partial(at_rest, bot, situation.id), "what nobody presses for")
                    if situation.stage != "playing":
                        break
                    situation = await one_answer(bot, situation, secrets, generator)
                    if step % look_every == 0:
                        listener.heard += await looked(sandbox, thread, generator)
                    heard = listener.take()
                    read += len(heard)
                    leaks += [f"{reader}: {found}" for reader, each in heard if (found := secrets.leaked(reader, each))]
                await delivered(bot)
                user = next(each.user for each in situation.seats if each.user)
                exported = readable(await bot.campaigns.files.export(situation.id, Actor(user)))
                heard = [*listener.take(), (None, exported), *((None, each) for each in logs)]
                read += len(heard)
                leaks += [f"{reader}: {found}" for reader, each in heard if (found := secrets.leaked(reader, each))]
    return read, leaks


def readable(file: bytes) -> dict[str, Any]:
    """Returns the readable part of a file; the sealed part is random letters, in which any short word may occur."""
    parts: dict[str, Any] = orjson.loads(file)
    assert parts.pop("sealed")
    return parts


async def at_rest(bot: Emberkeep, campaign: int) -> Situation | None:
    """Returns the campaign once all automatic answers are given."""
    situation = await bot.campaigns.lookup.situation(campaign)
    return None if situation.answers_in_advance else situation


async def one_answer(bot: Emberkeep, situation: Situation, secrets: Secrets, generator: Random) -> Situation:
    """Gives a random answer of an asked player; the readers learn what they may."""
    seat = generator.choice(situation.waiting_for)
    ask = situation.ask_of(seat)
    assert ask is not None
    pick = [each.id for each in generator.sample(list(ask.options), max(1, ask.pick[0]))]
    user = situation.seats[seat].user
    assert user is not None
    answered = await bot.campaigns.play.answer(
        situation.id, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick
    )
    here = f"campaign = {situation.id} AND branch = {situation.branch}"
    query = f"SELECT text, seats FROM tell WHERE {here} AND n >= {situation.n}"
    told = await sql(bot.campaigns, query)
    secrets.learn(answered.situation, [(text, None if seats is None else unpack_seats(seats)) for text, seats in told])
    return answered.situation


async def looked(sandbox: Sandbox, thread: str, generator: Random) -> list[tuple[Reader, Any]]:
    """Uses look-up commands with random input."""
    name = generator.choice((*PEOPLE, WATCHER))
    person = sandbox.user(name)
    await person.slash(generator.choice(LOOKS), channel=thread)
    return [(name, await person.complete("act", channel=thread, choice=generator.choice(("", "p", "card", "a"))))]
