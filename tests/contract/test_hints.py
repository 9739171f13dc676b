"""Hints: legal advice for every kind of question, from what the seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.games import find, keys
from engine.kit.computer.hints import Hint, hint, sources
from engine.table import Ask, Game, LooksAhead, Redeals, Searches, Session, Text, fair
from engine.table.imagined import Imagined
from engine.words import LOCALES, Words
from tests.contract.test_search import dealt_differently

GAMES = [find(key) for key in keys()]
POSITIONS, WORLDS = 20, 3
EVERY = 23  # questions


def positions(game: Game, count: int, every: int = EVERY) -> Iterator[tuple[Session, Ask, int]]:
    """Yields open questions of several chapters that autopilot plays; among them reactions and sealed answers."""
    met = 0
    for seed in range(1_000):
        session = Session.start(game, 2, fair(Random(f"hint {seed}")))
        for _ in range(400):
            if not session.asks:
                break
            seat = session.waiting_for[0]
            ask = session.ask_of(seat)
            assert ask is not None
            met += 1
            if met % every == 0:
                yield session, ask, seat
                count -= 1
                if not count:
                    return
            session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))


@pytest.mark.parametrize("game", GAMES, ids=keys())
def test_hints_are_legal_and_can_be_said_in_every_language(game: Game) -> None:
    session = Session.start(game, 2, fair(Random("words")))
    words = [Words.of_game(game, locale, game.seat_names(session.state), ("bot.locales",)) for locale in LOCALES]
    explained = 0
    for session, ask, seat in positions(game, POSITIONS):
        found = hint(game, session, ask, seat)
        ask.check(found.pick)
        explained += bool(found.reasons)
        for each in words:
            for reason in found.reasons:
                assert "{" not in each.say(reason)
    assert explained >= POSITIONS / 8


@pytest.mark.parametrize("game", GAMES, ids=keys())
def test_hints_are_the_same_when_hidden_cards_are_dealt_again(game: Game) -> None:
    assert same_behind_one_view(game, POSITIONS) >= POSITIONS / 2


def same_behind_one_view(game: Game, count: int) -> int:
    """Checks this many positions, and returns how many others with the same view had other hidden cards."""
    compared = 0
    for session, ask, seat in positions(game, count):
        expected = hint(game, session, ask, seat)
        for other, asked in others_with_the_view(session, seat):
            assert hint(game, other, asked, seat) == expected
            compared += other.hash != session.hash
    return compared


def others_with_the_view(session: Session, seat: int) -> Iterator[tuple[Session, Ask]]:
    """Yields the same moment with other hidden cards, and the seat's question."""
    for world in range(WORLDS):
        searched = isinstance(session.game, Searches | LooksAhead)
        other = dealt_differently(session, seat, world) if searched else dealt(session, seat, world)
        asked = other.ask_of(seat) if other else None
        if other is not None and asked is not None:
            yield other, asked


def dealt(session: Session, seat: int, world: int) -> Imagined:
    """Returns a copy of this moment with other hidden cards."""
    game, random = session.game, Random(f"dealt {world}")
    assert isinstance(game, Redeals)
    copy = Imagined(game, session.saved, fair(random))
    game.redeal_for(copy.state, seat, lambda cards: random.sample(sorted(cards), len(cards)))
    return copy


@pytest.mark.parametrize("game", GAMES, ids=keys())
def test_every_game_deals_hidden_cards_again_behind_the_same_view(game: Game) -> None:
    for session, _, seat in positions(game, POSITIONS):
        copy = dealt(session, seat, 0).state
        assert not list(game.faults(copy))
        assert game.view(copy, seat) == game.view(session.state, seat)


def test_a_small_gain_makes_either_option_as_good() -> None:
    assert Hint(("a",), compared=True, second=("b",), gain=0.1).even
    assert not Hint(("a",), compared=True, second=("b",), gain=1.0).even
    assert not Hint(("a",)).even


def test_the_two_largest_differences_are_the_reasons() -> None:
    assert sources({"sites": -3.0, "deck": 0.1, "tokens": 4.0, "trophies": 1.0}) == (
        Text("hint-more", source=Text("score-tokens"), gain=4.0),
        Text("hint-less", source=Text("score-sites"), gain=3.0),
    )
