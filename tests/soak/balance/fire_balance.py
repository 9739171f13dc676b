"""How hard the missions of Fireteam Zero are for autopilot.

`python -m tests.soak.balance.fire_balance FILE --games 200 [--first …] [--missions …] [--heroes …]` plays what is not
in the file yet and adds a line of JSON for each game, so that a run can be ended at any time and taken up again.
`tests.soak.balance.fire_report` makes the tables from that file.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from pydantic import JsonValue

from engine.games import find
from engine.games.fireteam_zero.model.content import FILES, FOLDER, content
from engine.games.fireteam_zero.model.pieces import HEROES, MISSIONS, HeroId, MissionId
from engine.table import Session, fair
from tests.playing import autopilot_steps
from tests.soak.balance.measuring import keep, kept, listed

COUNTS = (2, 3, 4)

Job = tuple[MissionId, int, int]  # mission, number of heroes, seed


@dataclass(frozen=True)
class Attempt:
    """One mission played by autopilot with these heroes: result, reason, rounds and knock-outs. `content` is the hash
    of the cards and the mission's numbers."""

    content: str
    mission: MissionId
    heroes: tuple[HeroId, ...]
    seed: int
    won: bool
    reason: str
    rounds: int
    knock_outs: int

    @property
    def job(self) -> Job:
        """The games to play."""
        return self.mission, len(self.heroes), self.seed


@cache
def mission_hash(mission: MissionId) -> str:
    """Returns a hash that changes with anything a mission is played with."""
    others = {f"missions/{each}.yaml" for each in MISSIONS if each != mission}
    return FOLDER.hash([each for each in FILES if each not in others])


def chosen(mission: MissionId, count: int, seed: int) -> list[HeroId]:
    """Returns heroes of different roles, including those that the briefing needs, one a seat."""
    draw = Random(f"heroes {mission} {count} {seed}")
    known = content()
    heroes = draw.sample(HEROES, len(HEROES))
    one_each = {known.heroes[each].role: each for each in heroes}
    needed = [one_each[role] for role in known.missions[mission].roles]
    others = [each for each in one_each.values() if each not in needed]
    return draw.sample([*needed, *draw.sample(others, count - len(needed))], count)


def attempt(job: Job) -> Attempt:
    """Returns a mission on its own; the heroes go round with the seed. Raises AssertionError when it does not end."""
    mission, count, seed = job
    heroes = chosen(mission, count, seed)
    named: list[JsonValue] = list(heroes)
    options: dict[str, JsonValue] = {"mission": mission, "heroes": named}
    chance = fair(Random(f"chance {mission} {count} {seed}"))
    session = Session.start(find("fireteam_zero"), count, chance, options=options, chapter=mission)
    for _ in autopilot_steps(session, checked=False):
        pass
    result, state = session.result, session.state
    assert result is not None
    won = state.outcome == "won"
    reason = result.reason.key
    return Attempt(mission_hash(mission), mission, tuple(heroes), seed, won, reason, state.round, state.knock_outs)


def jobs(seeds: Iterable[int], missions: Sequence[MissionId], counts: Sequence[int]) -> list[Job]:
    """Returns the games of each cell with these seeds, one of each before the next."""
    return [(mission, count, seed) for seed in seeds for mission in missions for count in counts]


def read(file: Path) -> list[Attempt]:
    """Returns the games in a file that were played with today's content."""
    return [Attempt(**each) for each in kept(file) if each["content"] == mission_hash(each["mission"])]


def main() -> None:
    """Plays the games missing in the file."""
    parser = ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200, help="of each cell")
    parser.add_argument("--first", type=int, default=0, help="seed: others than those by which numbers were tuned")
    parser.add_argument("--missions", type=listed, default=list(MISSIONS))
    parser.add_argument("--heroes", type=listed, default=list(map(str, COUNTS)), help="numbers of heroes")
    wish = parser.parse_args()
    there = {each.job for each in read(wish.file)}
    seeds = range(wish.first, wish.first + wish.games)
    wanted = jobs(seeds, wish.missions, list(map(int, wish.heroes)))
    keep(wish.file, map(attempt, [job for job in wanted if job not in there]))


if __name__ == "__main__":
    main()
