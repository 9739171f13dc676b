"""Levels of autopilot: they play differently, and every answer is legal and repeatable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, pairwise
from random import Random

import pytest
from pydantic import JsonValue

from engine.campaigns import Settings
from engine.games import find, keys
from engine.kit.computer import lookahead
from engine.kit.computer.levels import LEVELS, pick_of, quick_pick
from engine.kit.computer.search import Budget
from engine.table import Ask, Game, HasLevels, Level, LooksAhead, Searches, Session, fair

TYRANTS, FIRETEAM = find("tyrants"), find("fireteam_zero")
DECISIONS = 200
# the tutorial of Massive Darkness has one Level, so no one waits for Equipment there
STARTS: Mapping[str, tuple[int, dict[str, JsonValue]]] = {"massive_darkness": (4, {"mission": "m01"})}


def questions(game: Game) -> Iterator[tuple[Session, Ask, int]]:
    """Yields the first questions of a chapter, or of several short ones."""
    seats, options = STARTS.get(game.key, (2, {}))
    seeds = count()
    session = Session.start(game, seats, fair(Random(f"levels {next(seeds)}")), options=options)
    for _ in range(DECISIONS):
        if not session.asks:
            session = Session.start(game, seats, fair(Random(f"levels {next(seeds)}")), options=options)
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        yield session, ask, seat
        session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))


def answers(game: Game, level: Level) -> list[list[str]]:
    """Returns the answers of a level to the first questions of a chapter that the usual rules play."""
    found = []
    for session, ask, seat in questions(game):
        pick = list(pick_of(level, game, session, ask, seat))
        assert list(pick_of(level, game, session, ask, seat)) == pick
        ask.check(pick)
        found.append(pick)
    return found


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ideas in one world are enough to see a difference."""
    monkeypatch.setattr(lookahead, "BUDGET", Budget(candidates=2, worlds=1))


@pytest.mark.parametrize("key", keys())
def test_each_level_plays_differently_from_the_next(key: str) -> None:
    played = [answers(find(key), level) for level in LEVELS]
    for above, below in pairwise(played):
        assert above != below


@pytest.mark.parametrize("key", [key for key in keys() if not isinstance(find(key), Searches | LooksAhead)])
def test_the_strongest_partner_plays_by_the_usual_rules(key: str) -> None:
    game = find(key)
    for session, ask, seat in questions(game):
        usual = game.choose(game.view(session.state, seat), ask, seat)
        assert list(pick_of("strong", game, session, ask, seat)) == list(usual)


def test_the_strongest_rival_looks_ahead() -> None:
    assert isinstance(TYRANTS, HasLevels)
    looked = 0
    for session, ask, seat in questions(TYRANTS):
        view = TYRANTS.view(session.state, seat)
        by_rules = list(TYRANTS.choose_at(view, ask, seat, "strong"))
        assert list(pick_of("steady", TYRANTS, session, ask, seat)) == by_rules
        assert list(pick_of("simple", TYRANTS, session, ask, seat)) == list(TYRANTS.choose(view, ask, seat))
        looked += list(pick_of("strong", TYRANTS, session, ask, seat)) != by_rules
    assert looked >= DECISIONS / 20


def test_strongest_partner_looks_ahead_in_its_turns_only() -> None:
    looked = 0
    for session, ask, seat in questions(FIRETEAM):
        usual = list(FIRETEAM.choose(FIRETEAM.view(session.state, seat), ask, seat))
        assert list(quick_pick("strong", FIRETEAM, session, ask, seat)) == usual
        assert list(pick_of("steady", FIRETEAM, session, ask, seat)) == list(
            quick_pick("steady", FIRETEAM, session, ask, seat)
        )
        differs = list(pick_of("strong", FIRETEAM, session, ask, seat)) != usual
        assert not differs or ask.key == "fire.turn"
        looked += differs
    assert looked


def test_beginner_of_tyrants_takes_the_first_option_of_the_usual_kind() -> None:
    session, ask, seat = next(questions(TYRANTS))
    assert pick_of("beginner", TYRANTS, session, ask, seat) == [ask.options[0].id]


def test_settings_offer_the_levels_strongest_first() -> None:
    assert Settings().level == LEVELS[0]
    assert [level for level in LEVELS if Settings(level=level)] == list(LEVELS)
