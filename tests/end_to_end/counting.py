"""Counts what a table posts: `python -m tests.end_to_end.counting`, with `--read LOCALE` to read it all.

A match of autopilots alone, and one round of a person with three autopilots (from the end of the person's first turn to
the end of the second), of each game on the local Discord; the person chooses what autopilot would.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.gateway.client import Emberkeep
from bot.local_discord import Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Situation
from engine.games import keys
from renders.job import Job
from renders.pool import Studio
from tests.end_to_end.playing import bot_on, delivered, labels, press, public, text_of, until, until_so, verbs
from tests.seating import answer_like_autopilot

NAME = "Counted"
LONGEST = 900.0  # seconds that a whole match may take on a busy machine
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360000002000001e221bc330000"
    "000049454e44ae426082"
)


class Blank(Studio):
    """Draws nothing: only how many pictures there are counts."""

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        return PICTURE


@dataclass(frozen=True)
class Posted:
    """The messages of a thread and the pictures in them."""

    messages: Sequence[JsonObject]

    @property
    def pictures(self) -> int:
        return sum(len(each["attachments"]) for each in self.messages)

    def __str__(self) -> str:
        return f"{len(self.messages)} messages, {self.pictures} pictures"


async def open_table(bot: Emberkeep, organiser: Person, game: str, people: int, seats: int, locale: str) -> Situation:
    """Opens a started campaign with this number of people (including the organiser) and autopilots."""
    await organiser.slash("campaign new", channel="games", game=game, name=NAME, language=locale)

    def opened() -> JsonObject | None:
        found = [each for each in public(organiser, "games") if "lobby_join" in verbs(each) and NAME in text_of(each)]
        return found[-1] if found else None

    lobby = await until(opened, "the lobby")
    if people:
        await press(organiser, lobby, "lobby_join")
    for _ in range(seats - people):
        await press(organiser, lobby, "lobby_add_autopilot")
    await press(organiser, lobby, "lobby_start")
    return await bot.campaigns.lookup.situation(1)


def posted(reader: Person, situation: Situation) -> list[JsonObject]:
    """Returns all messages of the thread but its first page and the turn card."""
    seen = public(reader, str(situation.facts.thread))
    return [each for each in seen if not {"act", "table", "lobby_join"} & verbs(each) and text_of(each)][1:]


async def match_of_autopilots(bot: Emberkeep, reader: Person, game: str, locale: str = "en") -> Posted:
    """Returns a whole chapter that four autopilots play."""
    table = await open_table(bot, reader, game, 0, 4, locale)

    async def over() -> bool:
        return (await bot.campaigns.lookup.situation(table.id)).stage != "playing"

    await until_so(over, "the end of the match", LONGEST)
    await delivered(bot)
    return Posted(posted(reader, table))


async def round_with_autopilots(bot: Emberkeep, person: Person, game: str, locale: str = "en") -> Posted:
    """Returns the posts of the second round: from the person's turn until their next one."""
    table = await open_table(bot, person, game, 1, 4, locale)
    await own_turn(bot, table.id)
    before = len(await settled(bot, person, table))
    await own_turn(bot, table.id)
    return Posted((await settled(bot, person, table))[before:])


async def settled(bot: Emberkeep, reader: Person, table: Situation) -> list[JsonObject]:
    """Returns the posts once the person is asked again and everything is delivered."""
    await asked(bot, table.id)
    await delivered(bot)
    return posted(reader, table)


async def own_turn(bot: Emberkeep, campaign: int) -> None:
    """Chooses for seat 0, as autopilot would, until it has ended its turn. An answer that a standing order
    gives at the same moment counts as well."""
    over = False
    while not over:
        situation = await asked(bot, campaign)
        ask = situation.ask_of(0)
        assert ask is not None
        pick = situation.game.choose(situation.view(0), ask, 0)
        over = any(ask.by_id[each].final == "turn" for each in pick)
        await answer_like_autopilot(bot.campaigns, situation, 0, pick)


async def asked(bot: Emberkeep, campaign: int) -> Situation:
    """Waits until seat 0 is asked, and returns the campaign."""

    async def waits() -> Situation | None:
        situation = await bot.campaigns.lookup.situation(campaign)
        return situation if 0 in situation.waiting_for else None

    found: Situation = await until_so(waits, "the person's turn", LONGEST)
    return found


def told(each: JsonObject) -> str:
    """Returns a message as it reads, its pictures and buttons named."""
    pictures = "".join("\n[picture]" for _ in each["attachments"])
    buttons = " ".join(f"[{label}]" for label in labels(each))
    return f"{text_of(each)}{pictures}\n{buttons}\n" + "-" * 60


async def main(games: Sequence[str], locale: str | None) -> None:
    """Counts, and reads everything aloud in a language if there is one."""
    for game in games:
        for name, play in (("match of autopilots", match_of_autopilots), ("round with 3", round_with_autopilots)):
            with TemporaryDirectory() as folder:
                async with Sandbox() as sandbox, bot_on(sandbox, Path(folder) / "play.db", studio=Blank()) as bot:
                    found = await play(bot, sandbox.user("Ana"), game, locale or "en")
            print(f"{game}, {name}: {found}", flush=True)
            if locale:
                print("\n".join(told(each) for each in found.messages))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=keys())
    arguments.add_argument("--read", metavar="LOCALE")
    given = arguments.parse_args()
    asyncio.run(main(given.games, given.read))
