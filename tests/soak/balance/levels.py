"""Measures the levels of autopilot in the co-operative games, for the tables of docs/strength.md.

    python -m tests.soak.balance.levels FILE [--games 5] [--keys fireteam_zero,...] [--minutes 3]

All seats play at one level; `games` is the number of games of a cell. FILE gets a line of JSON for each game. A run can
be stopped at any time and continues where it was. All levels play the same games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, get_args

import orjson
from pydantic import JsonValue

from engine.games import find
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS
from engine.games.massive_darkness.model.options import ClassId, HeroId
from engine.kit.computer.levels import LEVELS, pick_of
from engine.table import HasLevels, Level, Session, fair
from tests.soak.balance.fire_balance import chosen
from tests.soak.balance.measuring import Rate, listed

FIRST = 60_000  # seeds that nothing was tuned with
CELLS: Mapping[str, list[tuple[str, int]]] = {
    "massive_darkness": [(f"m0{number}", 4) for number in (1, 2, 3, 5, 6, 7, 8, 9)],
    "keep_the_heroes_out": [(scenario, clans) for scenario in SCENARIOS for clans in (2, 4)],
    "fireteam_zero": [(mission, heroes) for mission in MISSIONS for heroes in (2, 3, 4)],
}
"""Missions and scenarios, with the number of seats."""


def options_of(key: str, what: str, seats: int, seed: int) -> dict[str, JsonValue]:
    """Returns the options of a game: heroes, classes and clans go round with the seed."""
    if key == "massive_darkness":
        heroes, classes = list(get_args(HeroId)), list(get_args(ClassId))
        Random(f"heroes {seed}").shuffle(heroes)
        Random(f"classes {seed}").shuffle(classes)
        return {"mission": what, "heroes": heroes, "classes": classes}
    if key == "fireteam_zero":
        return {"mission": what, "heroes": list(chosen(what, seats, seed))}
    clans: list[JsonValue] = list(CLANS)
    Random(f"clans {what} {seats} {seed}").shuffle(clans)
    return {"scenario": what, "difficulty": "challenging", "clans": clans, "solo_clans": 1}


def won(key: str, what: str, seats: int, seed: int, level: Level) -> bool:
    """Plays a game at a level in all seats, and returns if it is won."""
    game, options = find(key), options_of(key, what, seats, seed)
    assert isinstance(game, HasLevels)
    chapter = what if key == "fireteam_zero" else None
    chance = fair(Random(f"chance {what} {seats} {seed}" if key != "massive_darkness" else f"chance {seed}"))
    session = Session.start(game, seats, chance, options=options, chapter=chapter)
    while session.asks:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        session.answer(seat, pick_of(level, game, session, ask, seat))
    return bool(session.state.outcome == "won")


def main() -> None:
    """Plays the missing games and prints the table."""
    parser = ArgumentParser(description="Measures the levels of autopilot in the co-operative games.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=5, help="of each cell")
    parser.add_argument("--keys", type=listed, default=list(CELLS))
    parser.add_argument("--minutes", type=float, default=60.0, help="no game begins later")
    given = parser.parse_args()
    file: Path = given.file
    done: list[Any] = [orjson.loads(line) for line in file.read_bytes().splitlines()] if file.exists() else []
    known = {tuple(each["job"]) for each in done}
    jobs = [
        (key, what, seats, FIRST + seed, level)
        for seed in range(given.games)
        for key in given.keys
        for what, seats in CELLS[key]
        for level in LEVELS
    ]
    end = monotonic() + 60 * given.minutes
    with file.open("ab") as lines:
        for job in jobs:
            if job not in known and monotonic() < end:
                done.append({"job": list(job), "won": won(*job)})
                lines.write(orjson.dumps(done[-1]) + b"\n")
                lines.flush()
    print("| game | level | games | won |\n|---|---|---:|---:|")
    for key in given.keys:
        for level in LEVELS:
            played = [each["won"] for each in done if each["job"][0] == key and each["job"][-1] == level]
            if played:
                rate = Rate(sum(played), len(played))
                print(f"| {key} | {level} | {rate.games} | {100 * rate.share:.0f} % ± {100 * rate.error:.0f} |")


if __name__ == "__main__":
    main()
