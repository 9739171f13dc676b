"""Search: what a seat cannot know is dealt again fairly, and never changes an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.games import find, keys
from engine.kit.search import Budget, can_be_searched, search
from engine.table import Ask, Game, Redeals, Saved, Searches, Session, fair
from engine.table.imagined import Imagined

SEARCHED = [game for game in map(find, keys()) if isinstance(game, Searches)]
BUDGET = Budget(candidates=4, worlds=2)
POSITIONS, WORLDS, REDEALS = 24, 3, 2_000


def positions(game: Game, count: int) -> Iterator[tuple[Session, Ask, int]]:
    """Yields questions that can be searched, from several matches that autopilot plays."""
    seed = 0
    while count > 0:
        session = Session.start(game, game.seat_counts[seed % len(game.seat_counts)], fair(Random(f"search {seed}")))
        seed += 1
        for turn in range(400):
            if not session.asks or count == 0:
                break
            seat = session.waiting_for[0]
            ask = session.ask_of(seat)
            assert ask is not None
            if turn % 37 == 20 and can_be_searched(session, ask):
                yield session, ask, seat
                count -= 1
            session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))


def redealt(session: Session, seat: int, seed: object) -> Imagined:
    """Returns a copy with everything dealt again that the seat cannot know."""
    game, random = session.game, Random(str(seed))
    assert isinstance(game, Searches)
    copy = Imagined(game, session.saved, fair(random))
    game.redeal_for(copy.state, seat, lambda cards: random.sample(sorted(cards), len(cards)))
    return copy


@pytest.mark.parametrize("game", SEARCHED, ids=[game.key for game in SEARCHED])
def test_redealt_states_are_possible_and_look_the_same(game: Game) -> None:
    for session, ask, seat in positions(game, POSITIONS):
        for world in range(WORLDS):
            copy = redealt(session, seat, world)
            assert not list(game.faults(copy.state))
            assert game.view(copy.state, seat) == game.view(session.state, seat)
            assert [option.id for option in copy.asks[0].options] == [option.id for option in ask.options]


@pytest.mark.parametrize("game", SEARCHED, ids=[game.key for game in SEARCHED])
def test_answers_do_not_depend_on_hidden_cards(game: Game) -> None:
    """Sessions that look the same to the seat, but were dealt differently at their checkpoint, get the same answer."""
    compared = 0
    for session, ask, seat in positions(game, 3 * POSITIONS):
        expected = search(game, session, ask, seat, BUDGET)
        for world in range(WORLDS):
            other = dealt_differently(session, seat, world)
            if other is not None:
                assert search(game, other, other.asks[0], seat, BUDGET) == expected
                compared += other.hash != session.hash
    assert compared >= POSITIONS


def dealt_differently(session: Session, seat: int, world: int) -> Session | None:
    """Returns the same moment with other hidden cards since the checkpoint; None if the seat could notice it."""
    game, random = session.game, Random(f"hidden {world}")
    assert isinstance(game, Redeals)
    state = game.read_state(session.checkpoint)
    game.redeal_for(state, seat, lambda cards: random.sample(sorted(cards), len(cards)))
    checkpoint = replace(session.checkpoint, state=game.write_state(state))
    other = Session.load(game, Saved(checkpoint, tuple(session.tail)), fair(random))
    same = not other.diverged and game.view(other.state, seat) == game.view(session.state, seat)
    return other if same else None


@pytest.mark.parametrize("game", SEARCHED, ids=[game.key for game in SEARCHED])
def test_search_changes_nothing_in_the_session(game: Game) -> None:
    for session, ask, seat in positions(game, 5):
        before, saved = session.hash, session.saved
        assert search(game, session, ask, seat, BUDGET) == search(game, session, ask, seat, BUDGET)
        assert (session.hash, session.saved) == (before, saved)


def test_hidden_hands_of_tyrants_are_dealt_uniformly() -> None:
    """Each card of the other seat's hand and deck is equally often the first of the hand (chi-squared, 0.1 %)."""
    game = find("tyrants")
    session, _, seat = next(positions(game, 1))
    other = (seat + 1) % session.state.seats
    house = session.state.houses[other]
    cards = Counter([*house.hand, *house.deck])
    first = Counter(redealt(session, seat, world).state.houses[other].hand[0] for world in range(REDEALS))
    expected = {card: REDEALS * count / cards.total() for card, count in cards.items()}
    chi = sum((first[card] - mean) ** 2 / mean for card, mean in expected.items())
    degrees = len(cards) - 1
    assert degrees > 0
    assert chi < degrees + 3.3 * (2 * degrees) ** 0.5 + 4


def test_strong_autopilot_plays_its_hand_before_it_ends_a_turn() -> None:
    """A search that stops too early ends turns at once, because that never looks worse."""
    game = find("tyrants")
    session = Session.start(game, 2, fair(Random("hand")))
    ended_with: list[int] = []
    while len(ended_with) < 6:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        found = search(game, session, ask, seat, BUDGET)
        pick = found.pick if found else game.choose(game.view(session.state, seat), ask, seat)
        if list(pick) == ["end_turn"]:
            ended_with.append(len(session.state.houses[seat].hand))
        session.answer(seat, pick)
    assert ended_with == [0] * 6
