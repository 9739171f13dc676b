"""Records games again: `python -m tests.recorded [--changed] [NAME...]`.

A name is that of a recording or of a game; without names all are recorded. `--changed` leaves out those that still
replay identically.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import orjson
import zstandard

from engine.campaigns import Actor, Campaigns, Situation
from engine.table import Ask, fair
from tests.campaigns.tables import StillClock
from tests.recorded.matches import Recording, recordings
from tests.recorded.replay import HASHES, path_of, replay, replays
from tests.seating import FIRST_USER, seat_and_start

LEVEL = 19  # zstd: made once, kept for good


async def record(recording: Recording) -> bytes:
    """Plays the campaign through the service; its open export."""
    with TemporaryDirectory() as folder:
        chance = fair(Random(f"chance {recording.name}"))
        campaigns = await Campaigns.open(Path(folder, "house.sqlite3"), chance=chance, clock=StillClock())
        situation = await play(campaigns, recording, settings={"pace": "none"})
        exported = await campaigns.files.export(situation.id, Actor(FIRST_USER), open_file=True)
        await campaigns.close()
    return exported


async def play(campaigns: Campaigns, recording: Recording, settings: Mapping[str, Any]) -> Situation:
    """Plays a new campaign to the end of its last chapter."""
    situation = await seat_and_start(
        campaigns, recording.game, people=recording.seats, options=recording.options, settings=settings
    )
    generator = Random(f"answers {recording.name}")
    for chapter in range(recording.chapters):
        if chapter and situation.next_chapters:
            situation = await campaigns.play.start(situation.id, FIRST_USER)
        while situation.stage == "playing":
            situation = await _answer(campaigns, recording, situation, generator)
    return situation


async def _answer(campaigns: Campaigns, recording: Recording, situation: Situation, generator: Random) -> Situation:
    seat = generator.choice(situation.waiting_for)
    ask = situation.ask_of(seat)
    assert ask is not None
    by_autopilot = recording.play == "autopilot" or (recording.play == "mixed" and seat % 2 == 0)
    pick = situation.game.choose(situation.view(seat), ask, seat) if by_autopilot else _at_random(ask, generator)
    answered = await campaigns.play.answer(
        situation.id, branch=situation.branch, n=ask.n, seat=seat, user=FIRST_USER + seat, pick=list(pick)
    )
    return answered.situation


def _at_random(ask: Ask, generator: Random) -> list[str]:
    fewest, most = ask.pick
    count = generator.randint(fewest, min(most, len(ask.options)))
    return [option.id for option in generator.sample(list(ask.options), count)]


def main(names: Sequence[str], *, changed: bool) -> None:
    """Records them, one after the other, and notes their hashes."""
    hashes = orjson.loads(HASHES.read_bytes()) if HASHES.exists() else {}
    for recording in recordings():
        if names and not {recording.name, recording.game} & {*names}:
            continue
        if changed and replays(recording.name):
            continue
        exported = asyncio.run(record(recording))
        path_of(recording.name).write_bytes(zstandard.compress(exported, LEVEL))
        replayed = replay(recording.name)
        hashes[recording.name] = replayed.marks
        print(f"{recording.name}: {replayed.decisions} decisions, {', '.join(replayed.ends)}")
    HASHES.write_bytes(orjson.dumps(hashes, option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tests.recorded")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--changed", action="store_true")
    arguments = parser.parse_args()
    main(arguments.names, changed=arguments.changed)
