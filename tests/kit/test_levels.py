"""Levels of autopilot: only the strongest looks ahead, and every answer is legal and repeatable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from engine.campaigns import Settings
from engine.games import find
from engine.kit.levels import LEVELS, pick_of
from engine.table import Ask, Searches, Session, fair

GAME = find("tyrants")
assert isinstance(GAME, Searches)
DECISIONS = 120


def answers(level: str) -> list[Sequence[str]]:
    """Returns the answers of a level to the first questions of a match that simple rules play."""
    found = []
    for session, ask, seat in questions():
        pick = pick_of(level, GAME, session, ask, seat)
        assert pick_of(level, GAME, session, ask, seat) == pick
        usual = GAME.choose(GAME.view(session.state, seat), ask, seat)
        found.append(tuple(pick or usual))
        ask.check(found[-1])
    return found


def questions() -> Iterator[tuple[Session, Ask, int]]:
    session = Session.start(GAME, 2, fair(Random("levels")))
    for _ in range(DECISIONS):
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        yield session, ask, seat
        session.answer(seat, GAME.choose(GAME.view(session.state, seat), ask, seat))


def test_levels_play_differently() -> None:
    played = [answers(level) for level in LEVELS]
    for one, other in combinations(played, 2):
        assert sum(mine != theirs for mine, theirs in zip(one, other, strict=True)) >= DECISIONS / 20


def test_steady_and_simple_levels_play_by_rules_alone() -> None:
    for session, ask, seat in questions():
        view = GAME.view(session.state, seat)
        assert pick_of("steady", GAME, session, ask, seat) == GAME.play_on(view, ask, seat)
        assert pick_of("simple", GAME, session, ask, seat) is None


def test_beginner_takes_the_first_option_of_the_usual_kind() -> None:
    session = Session.start(GAME, 2, fair(Random("levels")))
    seat = session.waiting_for[0]
    ask = session.ask_of(seat)
    assert ask is not None
    assert pick_of("beginner", GAME, session, ask, seat) == [ask.options[0].id]


def test_settings_offer_the_levels_strongest_first() -> None:
    assert Settings().level == LEVELS[0]
    assert [level for level in LEVELS if Settings(level=level)] == list(LEVELS)
