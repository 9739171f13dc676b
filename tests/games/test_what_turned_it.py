"""The rounds that a journal tells of."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from engine.kit.endings import Chapter, what_turned_it
from engine.table import Game, Happening, Recap, Text

WEIGHTS = ((1.0, 3.0), (9.0,), (), (5.0,), (4.0,), (2.0,))  # by round
LINE = Text("line")


def recap(before: int, after: int, told: object) -> Recap:
    assert after == before + 1
    return Recap(tuple(Happening(Text("said", weight=each), each) for each in WEIGHTS[before]), ())


def test_a_journal_tells_the_four_heaviest_rounds_in_their_order() -> None:
    game: Any = SimpleNamespace(recap=recap, competitive=True)
    chapter = Chapter(range(len(WEIGHTS) + 1), [[LINE]] * len(WEIGHTS), None)
    found = what_turned_it(cast(Game, game), chapter)
    assert [(number, text.args["weight"]) for number, text in found] == [(1, 3.0), (2, 9.0), (4, 5.0), (5, 4.0)]
