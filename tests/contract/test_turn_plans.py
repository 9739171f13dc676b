"""Plans of a turn: they do what was planned or stop with a reason, in every game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.games import find
from engine.table import Act, Game, Session, fair, preview
from tests.contract.planning import PlannedGame
from tests.sampled import at_most

GAMES = ("tyrants", "keep_the_heroes_out", "massive_darkness", "fireteam_zero")
SEATS = 3


@pytest.mark.parametrize("key", GAMES)
def test_plans_do_what_was_planned_or_say_why_they_stop(key: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(at_most(2, whole=3)):
        found += PlannedGame(find(key), SEATS, seed).play()
    assert found["played"] > 5, found
    assert sum(number for name, number in found.items() if name.startswith("stopped")) > 3, found


def test_preview_that_ends_at_a_revealed_card_shows_the_board_before_it() -> None:
    game = find("tyrants")
    session = started(game)
    shown = preview(game, session.checkpoint, 1, [])
    assert shown is not None
    market, acts = list(shown.view.market), []
    while shown.ask is not None:
        recruits = [each for each in shown.ask.by_id if each.startswith("recruit")]
        pick = recruits[:1] or game.choose(shown.view, shown.ask, 1)
        acts.append(Act.of(shown.ask, 1, pick))
        shown = preview(game, session.checkpoint, 1, acts)
        assert shown is not None
    assert (shown.ends, len(shown.acts)) == ("card", len(acts))
    assert shown.view.market == market, "the next card of the market is not made up"


def started(game: Game) -> Session:
    """A match in which the first turn of seat 0 has begun."""
    session = Session.start(game, 2, fair(Random(1)))
    while game.round_of(session.state) != 1 or session.checkpoint.state["phase"] != "turns":
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))
    return session
