"""Rows of the log: what goes in comes out, and a decision takes few bytes."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine.storage.schema.codec import (
    checkpoint_row,
    decision_row,
    is_undamaged,
    pack_pick,
    pack_seats,
    read_checkpoint,
    read_decision,
    read_mark,
    read_marks,
    read_text,
    tell_row,
    unpack_pick,
    unpack_seats,
)
from engine.table import CHANCE, Checkpoint, Decision, Mark, Seat, Tell, Text


@pytest.mark.parametrize("pick", [(), ("light",), ("noble", "noble:2", "a_b.c-d")])
def test_picks_of_seats_are_ids(pick: tuple[str, ...]) -> None:
    assert unpack_pick(0, pack_pick(0, pick)) == pick


@pytest.mark.parametrize("pick", [(), (0,), (255, 0, 7)])
def test_picks_of_chance_take_a_byte_each(pick: tuple[int, ...]) -> None:
    packed = pack_pick(CHANCE, pick)
    assert len(packed) == len(pick) and unpack_pick(CHANCE, packed) == pick


def test_pile_above_256_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="range"):
        pack_pick(CHANCE, [256])


@pytest.mark.parametrize("seats", [None, (), (0,), (1, 3)])
def test_seats_are_bits(seats: tuple[int, ...] | None) -> None:
    assert unpack_seats(pack_seats(seats)) == seats


def test_decision_round_trip() -> None:
    decision = Decision(7, 2, "toy.action", 4_000_000_000, ("draw",), True)
    row = decision_row(3, decision, 123, "player", "card", 99)
    assert read_decision(SimpleNamespace(**row)) == decision
    assert (row["branch"], row["user"], row["at"]) == (3, 123, 99)


def test_tell_round_trip() -> None:
    text = Text("toy-took", seat=Seat(1), prize="prize-oil", count=3, more=(Text("toy-lit"), 4))
    row = tell_row(3, 1, Tell(7, text, (0, 2)))
    assert read_text(row["text"]) == text
    assert (row["n"], row["serial"], unpack_seats(row["seats"])) == (7, 1, (0, 2))


def test_checkpoint_round_trip_with_mark() -> None:
    checkpoint = Checkpoint(
        game="toy", chapter="first", seats=2, options={}, n=9, rules_version="1", schema_version=0, state={"a": [1]}
    )
    row = checkpoint_row(3, checkpoint, [Mark("phase", "setup"), Mark("round", 4), Mark("turn", 1)])
    assert read_checkpoint(row["state"]) == checkpoint
    assert read_marks(SimpleNamespace(**row)) == [("round", 4), ("turn", 1)]
    assert read_mark("phase", "1") == ("phase", "1")
    other = replace(checkpoint, state={"a": [2]})
    changed = checkpoint_row(3, other, [Mark("turn", 1)])
    assert changed["hash"] != row["hash"]
    assert is_undamaged(row["state"], row["hash"]) and not is_undamaged(changed["state"], row["hash"])
