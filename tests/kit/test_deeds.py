"""The bars of titles, and the closing sentence of a chapter."""

from __future__ import annotations

import pytest

from engine.kit.deeds import earned
from engine.kit.endings import _of_allies, _of_rivals
from engine.table import Deed, Result, Seat, Text

SMALL, STEADY = Deed("small", 0.0, 0.1, 4), Deed("steady", 1.0, 0.5, 4)


def titles(counts: dict[str, dict[int, int]], rounds: int = 10, without: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    return [(each.key, each.seat) for each in earned((SMALL, STEADY), counts, rounds, without)]


def test_bar_grows_with_rounds_but_has_a_minimum() -> None:
    assert titles({"steady": {0: 9}}) == []
    assert titles({"steady": {0: 10}}) == [("steady", 0)]
    assert titles({"steady": {0: 3}}, rounds=1) == []
    assert titles({"steady": {0: 4}}, rounds=1) == [("steady", 0)]


def test_equal_counts_earn_nothing() -> None:
    assert titles({"small": {0: 6, 1: 6, 2: 5}}) == []


def test_autopilots_earn_nothing() -> None:
    assert titles({"small": {0: 9, 1: 6}}, without=(0,)) == [("small", 1)]


def test_each_seat_has_its_strongest_title_only() -> None:
    assert titles({"small": {0: 5}, "steady": {0: 30}}) == [("steady", 0)]
    assert titles({"small": {1: 5}, "steady": {0: 30}}) == [("steady", 0), ("small", 1)]


def result(*totals: int, winners: tuple[int, ...] = (0,)) -> Result:
    return Result(winners, tuple({"sites": total} for total in totals), Text("over"), {})


@pytest.mark.parametrize(
    ("lines", "totals", "expected"),
    [
        (((0, 5, 9), (0, 6, 7)), (30, 28), Text("closing-decks", count=2)),
        (((0, 5, 6), (0, 6, 7)), (30, 20), Text("closing-deck-won", leader=Seat(1), winner=Seat(0))),
        (((0, 3, 6, 9), (0, 4, 5, 6)), (30, 20), Text("closing-lead", winner=Seat(0), round=2)),
    ],
)
def test_match_closes_with_what_decided_it(
    lines: tuple[tuple[int, ...], ...], totals: tuple[int, ...], expected: Text
) -> None:
    assert _of_rivals(lines, result(*totals)) == expected


@pytest.mark.parametrize(
    ("danger", "won", "expected"),
    [
        ((0, 40, 67, 30), True, Text("closing-close", round=2)),
        ((0, 40, 66, 30), True, Text("closing-easy")),
        ((0, 40, 66, 100), False, Text("closing-lost", round=2)),
    ],
)
def test_cooperative_chapter_closes_with_its_worst_round(danger: tuple[int, ...], won: bool, expected: Text) -> None:
    assert _of_allies([(float(at), value) for at, value in enumerate(danger)], 3, won=won) == expected
