"""How hard the scenarios of Keep the Heroes Out! are for autopilot; plain functions, so that another process can be
sent them.

`python -m tests.soak.balance.keep_balance FILE --games 200 [--difficulties …] [--clans …] [--scenarios …]` plays what
is not in the file yet and adds a line of JSON for each game, so that a run can be ended at any time and taken up again.
`tests.soak.balance.keep_report` makes the tables from that file.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import get_args

from pydantic import JsonValue

from engine.games import find
from engine.games.keep_the_heroes_out.model.content import scenario_hash
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS, Difficulty, ScenarioId
from engine.table import Session, fair
from tests.playing import autopilot_steps
from tests.soak.balance.measuring import keep, kept, listed

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)

Job = tuple[ScenarioId, str, int, int]  # scenario, difficulty, clans, seed


@dataclass(frozen=True)
class Defence:
    """One scenario played by autopilot with these clans: result, reason and rounds. `content` is the hash of its cards,
    treasures and rules."""

    content: str
    scenario: ScenarioId
    difficulty: str
    clans: tuple[str, ...]
    seed: int
    won: bool
    reason: str
    rounds: int

    @property
    def job(self) -> Job:
        """The games to play."""
        return self.scenario, self.difficulty, len(self.clans), self.seed


def defend(job: Job) -> Defence:
    """Returns a scenario played alone; the clans go round with the seed, which is the same for all difficulties. Raises
    AssertionError when it does not end."""
    scenario, difficulty, count, seed = job
    clans: list[JsonValue] = list(CLANS)
    Random(f"clans {scenario} {count} {seed}").shuffle(clans)
    options: dict[str, JsonValue] = {"scenario": scenario, "difficulty": difficulty, "clans": clans, "solo_clans": 1}
    chance = fair(Random(f"chance {scenario} {count} {seed}"))
    session = Session.start(find("keep_the_heroes_out"), count, chance, options=options)
    for _ in autopilot_steps(session, checked=False):
        pass
    result, state = session.result, session.state
    assert result is not None
    played = tuple(player.clan for player in state.players)
    won = state.outcome == "won"
    return Defence(scenario_hash(scenario), scenario, difficulty, played, seed, won, result.reason.key, state.round)


def jobs(games: int, difficulties: Sequence[str], counts: Sequence[int], scenarios: Sequence[ScenarioId]) -> list[Job]:
    """Yields a number of games of each cell, one of each before the next."""
    return [
        (scenario, difficulty, count, seed)
        for seed in range(games)
        for scenario in scenarios
        for difficulty in difficulties
        for count in counts
    ]


def read(file: Path) -> list[Defence]:
    """Returns the games in a file that were played with today's content."""
    return [Defence(**each) for each in kept(file) if each["content"] == scenario_hash(each["scenario"])]


def play(wanted: Iterable[Job], processes: int) -> Iterator[Defence]:
    """Yields the games as they end."""
    if processes == 1:
        yield from map(defend, wanted)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(defend, wanted, chunksize=4)


def main() -> None:
    """Plays the games missing in the file."""
    parser = ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200, help="of each cell")
    parser.add_argument("--difficulties", type=listed, default=["challenging"])
    parser.add_argument("--clans", type=listed, default=["2", "4"], help="numbers of clans")
    parser.add_argument("--scenarios", type=listed, default=list(SCENARIOS))
    parser.add_argument("--processes", type=int, default=1)
    wish = parser.parse_args()
    there = {each.job for each in read(wish.file)}
    wanted = jobs(wish.games, wish.difficulties, list(map(int, wish.clans)), wish.scenarios)
    keep(wish.file, play([job for job in wanted if job not in there], wish.processes))


if __name__ == "__main__":
    main()
