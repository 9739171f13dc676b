"""Prints the tables of docs/balance/fireteam_zero.md from the games of `tests.soak.balance.fire_balance`: `python -m
tests.soak.balance.fire_report FILE`. Targets missed by more than two standard errors are bold."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HEROES, MISSIONS, ROLES
from tests.soak.balance.fire_balance import COUNTS, Attempt, read
from tests.soak.balance.measuring import Rate

AIMS = {1: (0.55, 0.70), 2: (0.40, 0.55), 3: (0.30, 0.45)}  # in the games of each mission, by act
APART = 0.12  # maximum difference between numbers of heroes
FROM_MEAN = 0.10  # maximum difference of a hero or role from the mean

Wanted = Callable[[Attempt], bool]


def rate(played: Sequence[Attempt], wanted: Wanted) -> Rate:
    """Returns the share among the selected games."""
    here = [game.won for game in played if wanted(game)]
    return Rate(sum(here), len(here))


def of(mission: str, count: int) -> Wanted:
    """Selects the games of a mission with this number of heroes."""
    return lambda game: game.mission == mission and len(game.heroes) == count


def of_act(act: int, count: int | None = None) -> Wanted:
    """Selects the games of an act with this number of heroes, or any."""
    return lambda game: content().missions[game.mission].act == act and count in (None, len(game.heroes))


def with_any(heroes: Sequence[str], count: int) -> Wanted:
    """Selects games with this number of heroes, one of these among them."""
    return lambda game: len(game.heroes) == count and any(each in game.heroes for each in heroes)


def mission_table(played: Sequence[Attempt]) -> Iterator[str]:
    """A mission each, by act, and the acts."""
    yield f"| mission | act | aim | {' | '.join(f'{each} heroes' for each in COUNTS)} | most apart | rounds |"
    yield f"|---|---:|---|{'---:|' * (len(COUNTS) + 2)}"
    for mission in sorted(MISSIONS, key=lambda each: content().missions[each].act):
        yield _mission_line(played, mission)
    for act, aim in AIMS.items():
        cells = [rate(played, of_act(act, count)).shown() for count in COUNTS]
        yield f"| act {act} | | {_aim(aim)} | {' | '.join(cells)} | | |"


def _mission_line(played: Sequence[Attempt], mission: str) -> str:
    written = content().missions[mission]
    aim = AIMS[written.act]
    rates = [rate(played, of(mission, count)) for count in COUNTS]
    cells = [each.shown(missed=each.is_outside(*aim)) for each in rates]
    too_far = any(one.above(other, APART) or other.above(one, APART) for one, other in combinations(rates, 2))
    apart = 100 * (max(each.share for each in rates) - min(each.share for each in rates))
    rounds = fmean([game.rounds for game in played if game.mission == mission] or [0])
    shown = f"**{apart:.0f}**" if too_far else f"{apart:.0f}"
    name = written.name["en"]
    return f"| {name} | {written.act} | {_aim(aim)} | {' | '.join(cells)} | {shown} | {rounds:.1f} |"


def _aim(aim: tuple[float, float]) -> str:
    return f"{100 * aim[0]:.0f} to {100 * aim[1]:.0f}"


def hero_table(played: Sequence[Attempt]) -> Iterator[str]:
    """Yields how often heroes and roles won, by the number of heroes."""
    yield f"| hero or role | {' | '.join(f'{each} heroes' for each in COUNTS)} |"
    yield f"|---|{'---:|' * len(COUNTS)}"
    known = content().heroes
    groups = {known[each].name["en"]: [each] for each in HEROES}
    groups |= {
        content().roles[role].name["en"]: [each for each in HEROES if known[each].role == role] for role in ROLES
    }
    for name, heroes in groups.items():
        yield f"| {name} | {' | '.join(_hero_cell(played, heroes, count) for count in COUNTS)} |"
    yield f"| all | {' | '.join(rate(played, with_any(HEROES, count)).shown() for count in COUNTS)} |"


def _hero_cell(played: Sequence[Attempt], heroes: Sequence[str], count: int) -> str:
    here, mean = rate(played, with_any(heroes, count)), rate(played, with_any(HEROES, count)).share
    return here.shown(missed=here.is_outside(mean - FROM_MEAN, mean + FROM_MEAN))


def report(played: Sequence[Attempt]) -> str:
    """Returns all tables in Markdown."""
    numbers = [rate(played, of(mission, count)).games for mission in MISSIONS for count in COUNTS]
    tables = {
        "Won, in percent, by mission and number of heroes": mission_table(played),
        "Won, in percent, where a hero or role took part": hero_table(played),
    }
    parts = [f"{title}:\n\n" + "\n".join(lines) for title, lines in tables.items()]
    return "\n\n".join([*parts, f"{len(played):,} games; {min(numbers)} to {max(numbers)} a cell."])


if __name__ == "__main__":
    print(report(read(Path(sys.argv[1]))))
