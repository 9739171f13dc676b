"""The three sentences of a recap for one reader."""

from __future__ import annotations

from engine.kit.ranking import addressed, ranked
from engine.table import Happening, Text


def happening(weight: float, *seats: int, place: str = "", ends: bool = False) -> Happening:
    return Happening(Text("told", number=round(weight)), weight, seats, place=place, ends=ends)


def weights(*happenings: Happening, reader: int | None = None, competitive: bool = True) -> list[float]:
    return [each.weight for each in ranked(happenings, reader, competitive=competitive)]


def test_what_may_end_the_game_comes_first() -> None:
    assert weights(happening(30, 0), happening(9, 1, ends=True), happening(20, 2), happening(10, 3)) == [9, 30, 20]


def test_what_concerns_the_reader_weighs_more_among_rivals_than_among_allies() -> None:
    other, own = happening(13, 1), happening(10, 0)
    assert weights(other, own, reader=0) == [10, 13]
    assert weights(other, own, reader=0, competitive=False) == [13, 10]
    assert weights(other, own) == [13, 10]


def test_no_seat_or_place_takes_all_sentences_while_there_are_others() -> None:
    assert weights(happening(9, 1), happening(8, 1), happening(7, 1), happening(1, 2)) == [9, 8, 1]
    assert weights(happening(9, 1), happening(8, 1), happening(7, 1)) == [9, 8, 7]
    assert weights(happening(9, 1, place="a"), happening(8, 1, place="a"), happening(7, 2, place="a")) == [9, 7]


def test_only_the_reader_is_addressed() -> None:
    taken = happening(9, 2, 1)
    assert [addressed(taken, reader).args["you"] for reader in (2, 1, 0, None)] == [1, 2, 0, 0]
