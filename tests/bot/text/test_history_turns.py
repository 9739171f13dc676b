"""Names of turns on the buttons of the history."""

import pytest

from bot.panels.history.browsing import LONGEST_TURN, short_turn


@pytest.mark.parametrize("turn", ["Raspberry house [A]", "Casa frambuesa [B]", "Yellow house [C]", "Set-up"])
def test_long_name_of_a_turn_keeps_the_letter_of_its_seat(turn: str) -> None:
    short = short_turn(turn)
    assert len(short) <= LONGEST_TURN and short[0] == turn[0]
    assert short.endswith(turn[-3:]) if turn.endswith("]") else short == turn
