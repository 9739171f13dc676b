"""The texts and pictures for Discord's App Directory keep its limits."""

from __future__ import annotations

from bot.text.primer import moments
from tests.store.__main__ import DETAILED, LONG, MOST_SHORT, PICTURES, SHORT, SIZE, picture


def test_texts_are_neither_too_short_nor_too_long() -> None:
    assert len(SHORT) <= MOST_SHORT and len(DETAILED) in LONG


def test_there_are_five_pictures_of_moments_that_come() -> None:
    assert len(PICTURES) == 5
    assert all(rule in {each.panel.rule for each in moments(game)} for game, rule, _ in PICTURES)
    assert picture(*PICTURES[4]).size == SIZE
