"""Checks the secrecy contract with decks that are not dealt."""

from __future__ import annotations

from engine.games.tyrants.game import GAME
from tests.contract.test_secrets import check_questions


def test_questions_reveal_no_hand_of_elementals_or_demons() -> None:
    """Focus and Outcasts ask about a hand (TY-HIDDEN-01)."""
    check_questions(GAME, 17, {"first_deck": "elementals", "second_deck": "demons"})
