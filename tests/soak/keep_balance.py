"""How hard the scenarios of Keep the Heroes Out! are for autopilot; plain functions, so that another process can be
sent them.

`python -m tests.soak.keep_balance GAMES [difficulty,…] [clans,…] [scenario,…]` measures cells and prints their table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import get_args

from pydantic import JsonValue

from engine.games import find
from engine.games.keep_the_heroes_out.chronicle.chapters import place_of
from engine.games.keep_the_heroes_out.pieces import CLANS, SCENARIOS, Difficulty
from engine.table import Session, fair
from tests.playing import autopilot_steps

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
CLAN_COUNTS = (2, 4)

Job = tuple[str, str, int, int]  # scenario, difficulty, clans, seed


@dataclass(frozen=True)
class Defence:
    """One scenario that autopilot has played with so many clans: which they were, whether it was won, why it ended, and
    after how many rounds."""

    scenario: str
    difficulty: str
    clans: tuple[str, ...]
    won: bool
    reason: str
    rounds: int


def defend(job: Job) -> Defence:
    """A scenario played alone; the clans go round with the seed. Raises AssertionError when it does not end."""
    scenario, difficulty, count, seed = job
    clans: list[JsonValue] = list(CLANS)
    Random(f"clans {scenario} {count} {seed}").shuffle(clans)
    options: dict[str, JsonValue] = {"scenario": scenario, "difficulty": difficulty, "clans": clans, "solo_clans": 1}
    chance = fair(Random(f"chance {scenario} {count} {seed}"))
    session = Session.start(find("keep_the_heroes_out"), count, chance, options=options)
    for _ in autopilot_steps(session):
        pass
    result, state = session.result, session.state
    assert result is not None
    played = tuple(player.clan for player in state.players)
    return Defence(scenario, difficulty, played, state.outcome == "won", result.reason.key, state.round)


def jobs(games: int, difficulties: Sequence[str], counts: Sequence[int], scenarios: Sequence[str]) -> list[Job]:
    """So many games of each cell."""
    return [
        (scenario, difficulty, count, seed)
        for seed in range(games)
        for scenario in scenarios
        for difficulty in difficulties
        for count in counts
    ]


def rate(played: Sequence[Defence]) -> str:
    """The part of these games that was won, in percent."""
    return f"{100 * fmean(each.won for each in played):.0f}" if played else ""


def table(played: Sequence[Defence]) -> Iterator[str]:
    """The lines of a Markdown table: a scenario each, then the chapters and the mean."""
    columns = [(level, count) for level in DIFFICULTIES for count in CLAN_COUNTS]
    yield f"| scenario | {' | '.join(f'{level}, {count} clans' for level, count in columns)} |"
    yield f"|---|{'---:|' * len(columns)}"
    groups = {f"{n} {name}": {name} for n, name in enumerate(SCENARIOS, 1)}
    groups |= {f"**chapter {n}**": {each for each in SCENARIOS if place_of(each)[0] == n} for n in range(1, 6)}
    for title, names in {**groups, "**mean**": set(SCENARIOS)}.items():
        here = [each for each in played if each.scenario in names]
        cells = [[each for each in here if (each.difficulty, len(each.clans)) == column] for column in columns]
        yield f"| {title} | {' | '.join(map(rate, cells))} |"


def clan_table(played: Sequence[Defence]) -> Iterator[str]:
    """The lines of a Markdown table: how often each clan was among those that won."""
    yield f"| clan | {' | '.join(f'{count} clans' for count in CLAN_COUNTS)} |"
    yield f"|---|{'---:|' * len(CLAN_COUNTS)}"
    for clan in CLANS:
        with_it = [
            [each for each in played if len(each.clans) == count and clan in each.clans] for count in CLAN_COUNTS
        ]
        yield f"| {clan} | {' | '.join(map(rate, with_it))} |"


def main(games: str, difficulties: str = "challenging", counts: str = "2,4", scenarios: str = "") -> None:
    """Plays and prints."""
    names = scenarios.split(",") if scenarios else SCENARIOS
    wanted = jobs(int(games), difficulties.split(","), [int(each) for each in counts.split(",")], names)
    with ProcessPoolExecutor(2) as pool:
        played = list(pool.map(defend, wanted, chunksize=4))
    print("\n".join([*table(played), "", *clan_table(played)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
