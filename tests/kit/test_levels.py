"""Levels of autopilot: weaker ones look ahead less often, and every answer is legal and repeatable."""

from __future__ import annotations

from random import Random

import pytest

from engine.campaigns import Settings
from engine.games import find
from engine.kit import levels
from engine.kit.levels import SHARES, pick_of
from engine.kit.search import Budget
from engine.table import Session, fair

GAME = find("tyrants")
DECISIONS = 120


def looked_ahead(level: str) -> int:
    """Returns how many of the first decisions of a match a level answers itself; the rules answer the others."""
    session = Session.start(GAME, 2, fair(Random("levels")))
    count = 0
    for _ in range(DECISIONS):
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        pick = pick_of(level, GAME, session, ask, seat)
        if pick is not None:
            ask.check(pick)
            assert pick_of(level, GAME, session, ask, seat) == pick
        count += pick is not None
        session.answer(seat, pick or GAME.choose(GAME.view(session.state, seat), ask, seat))
    return count


def test_weaker_levels_look_ahead_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGET", Budget(candidates=2, worlds=2))
    strong, steady, simple = (looked_ahead(level) for level in ("strong", "steady", "simple"))
    assert strong > 5 * steady > 0
    assert simple == 0


def test_beginner_takes_the_first_option_of_the_usual_kind() -> None:
    session = Session.start(GAME, 2, fair(Random("levels")))
    seat = session.waiting_for[0]
    ask = session.ask_of(seat)
    assert ask is not None
    assert pick_of("beginner", GAME, session, ask, seat) == [ask.options[0].id]
    assert looked_ahead("beginner") > DECISIONS / 2


def test_settings_offer_the_levels_strongest_first() -> None:
    assert Settings().level == next(iter(SHARES))
    assert [level for level in SHARES if Settings(level=level)] == list(SHARES)
