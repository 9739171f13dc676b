"""Measures of `make panels`: heights, rows that wrap, and labels that are cut, at a phone's width."""

from __future__ import annotations

from playwright.async_api import Page

from bot.messages.ids import Press
from bot.messages.layout import Message, Picture, Row, button, entry, menu
from tests.panels.measuring import measured
from tests.panels.report import alike
from tests.panels.turns import turns

PICTURE = Picture("board.png", "board", b"")
TALLER_BY = 231  # px of a picture of 1600 x 1100, and of the gap before it


def row(*labels: str) -> Row:
    return Row(tuple(button(Press("act", 1), label) for label in labels))


async def test_measure_finds_heights_wraps_and_cut_labels(ruler: Page) -> None:
    long = "A placeholder that is much longer than a phone shows of a menu"
    one, pictured, wrapped, cut = await measured(
        ruler,
        [
            Message("text", row("Deploy", "Recruit")),
            Message("text", PICTURE, row("Deploy", "Recruit")),
            Message("text", row(*["A rather long label"] * 3)),
            Message("text", menu(Press("act", 1), long, [entry("one", "1")])),
        ],
    )
    assert (one["rows"], one["wraps"], one["cut"]) == (1, 0, [])
    assert TALLER_BY - 10 < pictured["height"] - one["height"] < TALLER_BY + 20
    assert wrapped["wraps"] == 1 and wrapped["height"] >= one["height"] + 48
    assert cut["cut"] == [long]


async def test_labels_that_begin_alike_are_found() -> None:
    start = "Move to 7 Beast Trainer, from "
    assert alike(Message(row(f"{start}1 Vault", f"{start}4 Graveyard", "Other"))) == [start[:25]]


async def test_turn_counts_the_fewest_taps_and_holds_its_panels() -> None:
    *_, turn = turns("tyrants", 1)
    assert turn.whole and turn.shown
    assert 2 <= turn.taps <= turn.touches and sum(turn.kinds.values()) + 1 == turn.taps
    assert all(each.message.length for each in turn.shown)
