"""A text is a key and arguments, and comes back from storage as it was."""

from __future__ import annotations

import orjson

from engine.table import Seat, Text


def test_text_survives_storage() -> None:
    """Numbers, seats, ids, texts and lists of them keep what they are."""
    text = Text("told", seat=Seat(2), count=3, card="card-01", inner=Text("place", name="site-4"), cards=("a", Seat(0)))
    again = Text.from_plain(orjson.loads(orjson.dumps(text.to_plain())))
    assert again == text
    assert isinstance(again.args["seat"], Seat) and isinstance(again.args["cards"][1], Seat)
    assert not isinstance(again.args["count"], Seat)


def test_texts_differ_by_key_and_arguments() -> None:
    assert Text("told", count=1) == Text("told", count=1) != Text("told", count=2)
    assert Text("told") != Text("said")
    assert len({Text("told", count=1), Text("told", count=1), Text("told", count=2)}) == 2


def test_seats_have_letters() -> None:
    assert [Seat(each).letter for each in range(6)] == list("ABCDEF")
