"""Figures over simulated campaigns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from statistics import quantiles
from typing import Any

from tests.soak.life.batches import CELLS

NAMES = {
    "tyrants": "Tyrants of the Underdark",
    "keep_the_heroes_out": "Keep the Heroes Out!",
    "fireteam_zero": "Fireteam Zero",
    "massive_darkness": "Massive Darkness",
}
LEAST_DAYS = 0.5  # for a punctual campaign, in ratios
SLOW = 2.0
SAMPLES = 400
Campaign = dict[str, Any]


def finished(some: Sequence[Campaign]) -> int:
    """Returns how many finished."""
    return sum(each["outcome"] == "finished" for each in some)


def share(some: Sequence[Campaign]) -> str:
    """Returns how many finished, as a share and a count."""
    return f"{finished(some) / len(some):.1%} ({finished(some)} of {len(some)})" if some else "–"


def days(some: Sequence[Campaign]) -> list[float]:
    """Returns the days of the finished ones."""
    return [each["days"] for each in some if each["outcome"] == "finished"]


def ratios(campaigns: Sequence[Campaign], cell: tuple[str, int] | None = None, *, awake: bool = False) -> list[float]:
    """Returns the days of each campaign against the same one with everyone punctual, if both finished.

    With `awake` it leaves out campaigns that have slept.
    """
    twins = {each["key"]: each for each in campaigns if each["punctual"] and each["outcome"] == "finished"}
    return [
        each["days"] / max(LEAST_DAYS, twins[each["key"]]["days"])
        for each in campaigns
        if not each["punctual"]
        and each["outcome"] == "finished"
        and each["key"] in twins
        and not (awake and "asleep" in each["steps"])
        and cell in (None, (each["game"], each["people"]))
    ]


def pairs(campaigns: Sequence[Campaign]) -> list[tuple[Campaign, Campaign]]:
    """Returns each finished campaign with the same one with everyone punctual, if that finished too."""
    twins = {each["key"]: each for each in campaigns if each["punctual"] and each["outcome"] == "finished"}
    late = [each for each in campaigns if not each["punctual"] and each["outcome"] == "finished"]
    return [(each, twins[each["key"]]) for each in late if each["key"] in twins]


def per_answer(campaigns: Sequence[Campaign]) -> list[float]:
    """Returns the days for an answer against those of the punctual campaign, whose game may be longer or shorter."""
    return [
        each["days"] / each["decisions"] * twin["decisions"] / max(LEAST_DAYS, twin["days"])
        for each, twin in pairs(campaigns)
    ]


def with_absences(campaigns: Sequence[Campaign]) -> list[float]:
    """Returns the days of the punctual campaign with those added that went into waiting for people who were gone."""
    return [
        1 + sum(each["spent"].get(why, 0) for why in ("quit", "vacation")) / max(LEAST_DAYS, twin["days"])
        for each, twin in pairs(campaigns)
    ]


def without_sleep(campaigns: Sequence[Campaign]) -> list[float]:
    """Returns the days of each campaign, without those that it slept, against those of the punctual one."""
    return [
        (each["days"] - each["spent"].get("asleep", 0)) / max(LEAST_DAYS, twin["days"])
        for each, twin in pairs(campaigns)
    ]


def slow(campaigns: Sequence[Campaign]) -> Counter[str]:
    """Counts the pairs above `SLOW` by what made the difference: `asleep` for more than a day, a game that is `longer`
    by half in answers, or people who were `late`."""
    counts: Counter[str] = Counter()
    for each, twin in pairs(campaigns):
        if each["days"] / max(LEAST_DAYS, twin["days"]) > SLOW:
            asleep, longer = each["spent"].get("asleep", 0) > 1, each["decisions"] > 1.5 * twin["decisions"]
            counts["asleep" if asleep else "longer" if longer else "late"] += 1
    return counts


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Returns the 95 % interval of the 95th percentile, from samples of the values."""
    generator = Random(1)
    found = sorted(high(generator.choices(values, k=len(values))) for _ in range(SAMPLES))
    return found[SAMPLES // 40], found[-SAMPLES // 40]


def high(values: Sequence[float]) -> float:
    """Returns the 95th percentile."""
    return quantiles(values, n=20)[-1] if len(values) > 1 else max(values, default=0.0)


def by_cell(campaigns: Sequence[Campaign], row: Callable[[str, int, list[Campaign]], str | None]) -> list[str]:
    """Returns a row of a table for each game and size that was played."""
    rows = []
    for game, people in CELLS:
        found = row(game, people, [each for each in campaigns if (each["game"], each["people"]) == (game, people)])
        if found is not None:
            rows.append(found)
    return rows


def notified(some: Sequence[Campaign]) -> Counter[int]:
    """Counts turns by the number of times that they notified their player."""
    counts: Counter[int] = Counter()
    for each in some:
        counts.update({int(number): count for number, count in each["mentions"].items()})
    return counts
