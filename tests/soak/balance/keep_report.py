"""Prints the tables of docs/balance/keep_the_heroes_out.md from the games of `tests.soak.balance.keep_balance`.

`python -m tests.soak.balance.keep_report FILE`: targets missed by more than two standard errors are bold.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from engine.games.keep_the_heroes_out.chronicle.chapters import place_of
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS
from tests.soak.balance.keep_balance import DIFFICULTIES, Defence, read
from tests.soak.balance.measuring import Rate

COUNTS = (2, 4)
OTHER_COUNTS = (1, 3, 6)
LOW, HIGH = 0.30, 0.70  # in the games of each scenario on Challenging
STEP = 0.10  # least difference of Family above and Hardcore below; maximum difference of a clan from the mean
SPREAD = 0.15  # 1, 3 and 6 clans at most so far from the mean of 2 and 4
CHAPTERS = range(1, 6)

Wanted = Callable[[Defence], bool]


@dataclass(frozen=True)
class Games:
    """All games that were measured."""

    played: Sequence[Defence]

    def rate(self, difficulty: str, count: int, wanted: Wanted = lambda game: True) -> Rate:
        """Returns the share among the selected games of this difficulty and number of clans."""
        here = [
            game.won
            for game in self.played
            if game.difficulty == difficulty and len(game.clans) == count and wanted(game)
        ]
        return Rate(sum(here), len(here))


def of(*scenarios: str) -> Wanted:
    """Games of these scenarios."""
    return lambda game: game.scenario in scenarios


def of_chapter(number: int) -> Wanted:
    """Games of a chapter."""
    return lambda game: place_of(game.scenario)[0] == number


def with_clan(clan: str) -> Wanted:
    """Selects games with a clan."""
    return lambda game: clan in game.clans


def scenario_table(games: Games) -> Iterator[str]:
    """Yields each scenario, then the chapters and the total."""
    columns = [(level, count) for level in DIFFICULTIES for count in COUNTS]
    yield f"| | {' | '.join(f'{level.capitalize()}, {count}' for level, count in columns)} |"
    yield f"|---|{'---:|' * len(columns)}"
    for number, name in enumerate(SCENARIOS, 1):
        cells = [_cell(games, level, count, of(name)) for level, count in columns]
        yield f"| {number} {name} | {' | '.join(cells)} |"
    for chapter in CHAPTERS:
        cells = [games.rate(level, count, of_chapter(chapter)).shown() for level, count in columns]
        yield f"| chapter {chapter} | {' | '.join(cells)} |"
    yield f"| all | {' | '.join(games.rate(level, count).shown() for level, count in columns)} |"
    yield f"| games of a cell | {' | '.join(_games_of_a_cell(games, level, count) for level, count in columns)} |"


def _cell(games: Games, level: str, count: int, wanted: Wanted) -> str:
    here, middle = games.rate(level, count, wanted), games.rate("challenging", count, wanted)
    missed = {
        "family": middle.above(here, -STEP),
        "challenging": here.is_outside(LOW, HIGH),
        "hardcore": here.above(middle, -STEP),
    }
    return here.shown(missed=missed[level])


def _games_of_a_cell(games: Games, level: str, count: int) -> str:
    numbers = {games.rate(level, count, of(name)).games for name in SCENARIOS}
    return "–".join(map(str, sorted({min(numbers), max(numbers)})))


def chapter_table(games: Games) -> Iterator[str]:
    """Challenging by chapters, 2 and 4 clans together."""
    yield "| chapter | won | standard error |"
    yield "|---|---:|---:|"
    rates = [_both(games, of_chapter(chapter)) for chapter in CHAPTERS]
    missed = [False, *(after.above(before) for before, after in pairwise(rates))]
    for chapter, rate, bad in zip(CHAPTERS, rates, missed, strict=True):
        yield f"| {chapter} | {rate.shown(missed=bad)} | {100 * rate.error:.1f} |"


def _both(games: Games, wanted: Wanted = lambda game: True) -> Rate:
    rates = [games.rate("challenging", count, wanted) for count in COUNTS]
    return Rate(sum(rate.won for rate in rates), sum(rate.games for rate in rates))


def clan_table(games: Games) -> Iterator[str]:
    """Yields how often each clan won on Challenging."""
    counts = sorted({*COUNTS, *OTHER_COUNTS})
    yield f"| clan | {' | '.join(f'{count}' for count in counts)} |"
    yield f"|---|{'---:|' * len(counts)}"
    for clan in CLANS:
        yield f"| {clan} | {' | '.join(_clan_cell(games, clan, count) for count in counts)} |"
    yield f"| all | {' | '.join(games.rate('challenging', count).shown() for count in counts)} |"


def _clan_cell(games: Games, clan: str, count: int) -> str:
    here, mean = games.rate("challenging", count, with_clan(clan)), games.rate("challenging", count).share
    far = here.is_outside(mean - STEP, mean + STEP)
    return here.shown(missed=far and count in COUNTS)


def count_table(games: Games) -> Iterator[str]:
    """Challenging with 1, 3 and 6 clans beside the mean of 2 and 4."""
    yield f"| | 2 and 4 | {' | '.join(map(str, OTHER_COUNTS))} |"
    yield f"|---|---:|{'---:|' * len(OTHER_COUNTS)}"
    rows = {f"{number} {name}": of(name) for number, name in enumerate(SCENARIOS, 1)}
    for title, wanted in {**rows, "all": of(*SCENARIOS)}.items():
        both = _both(games, wanted)
        rates = [games.rate("challenging", count, wanted) for count in OTHER_COUNTS]
        cells = [rate.shown(missed=rate.above(both, SPREAD) or both.above(rate, SPREAD)) for rate in rates]
        yield f"| {title} | {both.shown()} | {' | '.join(cells)} |"
    cells = [_games_of_a_cell(games, "challenging", count) for count in OTHER_COUNTS]
    yield f"| games of a cell | | {' | '.join(cells)} |"


def report(played: Sequence[Defence]) -> str:
    """Returns all tables in Markdown."""
    games = Games(played)
    rounds = fmean(game.rounds for game in played)
    tables = {
        "Won, in percent, by difficulty and number of clans": scenario_table(games),
        "Challenging by chapters, 2 and 4 clans together": chapter_table(games),
        "Challenging, games in which a clan took part, by the number of clans": clan_table(games),
        "Challenging with other numbers of clans": count_table(games),
    }
    parts = [f"{title}:\n\n" + "\n".join(lines) for title, lines in tables.items()]
    return "\n\n".join([*parts, f"{len(played):,} games; {rounds:.1f} rounds a game."])


if __name__ == "__main__":
    print(report(read(Path(sys.argv[1]))))
