"""Every question leaves something to choose, in all chapters of all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.contract.test_play import check_ask
from tests.playing import random_steps
from tests.sampled import at_most, some
from tests.soak.games import Match, fireteam_missions, missions, scenarios, tyrants_matches

MATCHES: dict[str, tuple[Callable[[int], Sequence[Match]], int, int]] = {
    "tyrants": (tyrants_matches, 12, 5_000),
    "massive_darkness": (missions, 88, 10_000),
    "keep_the_heroes_out": (scenarios, 120, 8_000),
    "fireteam_zero": (fireteam_missions, 144, 15_000),
}
"""How each game's matches are made, how many are played in `make soak`, and how many questions they ask at least."""
SHARE = at_most(3, whole=1)  # one of so many is played


@pytest.mark.parametrize("game", MATCHES)
def test_every_question_leaves_a_choice(game: str) -> None:
    """Random play of every mission, scenario and mode, with all numbers of seats (see `tests.soak.games`)."""
    matches, count, fewest = MATCHES[game]
    asked = 0
    for match in some(matches(count), count // SHARE):
        session = match.deal()
        for _ in random_steps(session, match.seed, checked=False):
            for ask in session.asks:
                check_ask(ask)
                asked += 1
    assert asked > fewest // SHARE
