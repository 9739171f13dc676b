"""Search: what a seat cannot know is dealt again fairly, and never changes an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games import find, keys
from engine.games.massive_darkness.board.decks import piles
from engine.kit.computer.search import Budget, can_be_searched, search
from engine.table import Ask, Game, Redeals, Saved, Searches, Session, fair
from engine.table.imagined import Imagined
from tests.sampled import at_most, some

SEARCHED = [game for game in map(find, keys()) if isinstance(game, Searches)]
BUDGET = Budget(candidates=4, worlds=2)
POSITIONS, WORLDS, REDEALS = 24, 3, at_most(5_000, whole=10_000)
FEWEST_GROUPS = 2


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


@pytest.mark.parametrize("game", some(SEARCHED, 2), ids=lambda game: game.key)
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


def dealt_together(game: Game, state: Any, seat: int) -> Sequence[Sequence[list[str]]]:
    """Returns the piles that a seat cannot know, those that are dealt together in one group."""
    if game.key == "tyrants":
        others = [[house.hand, house.deck] for owner, house in enumerate(state.houses) if owner != seat]
        return [[state.market_deck], [state.houses[seat].deck], *others]
    if game.key == "massive_darkness":
        return [[pile.draw] for _, pile in piles(state.decks)]
    if game.key == "keep_the_heroes_out":
        decks = [state.guild_deck, state.loot_deck, state.builder_pile]
        return [[pile] for pile in (*decks, *(player.deck for player in state.players))]
    others = [[hero.hand, hero.deck] for hero in state.heroes if hero.seat != seat]
    own = [[hero.deck] for hero in state.heroes if hero.seat == seat]
    return [[state.threat_deck], [state.recon_deck], *own, *others]


@pytest.mark.parametrize("key", keys())
def test_hidden_piles_are_dealt_uniformly(key: str) -> None:
    """Each card is equally often at each end of its pile (chi-squared: at most one of 10,000 fair deals fails)."""
    game, random = find(key), Random("uniform")
    assert isinstance(game, Redeals)
    session = middle_of(game)
    seat = session.waiting_for[0]
    state = Imagined(game, session.saved, fair(random)).state
    groups = [group for group in dealt_together(game, state, seat) if len(Counter(_all(group))) > 1 and group[0]]
    assert len(groups) >= FEWEST_GROUPS
    whole = [Counter(_all(group)) for group in groups]
    ends: list[list[Counter[str]]] = [[Counter(), Counter()] for _ in groups]
    for _ in range(REDEALS):
        game.redeal_for(state, seat, lambda cards: random.sample(sorted(cards), len(cards)))
        for group, found in zip(groups, ends, strict=True):
            found[0][group[0][0]] += 1
            found[1][group[-1][-1] if group[-1] else group[0][-1]] += 1
    for cards, found in zip(whole, ends, strict=True):
        for counted in found:
            assert counted.keys() <= cards.keys()
            assert _chi_squared(cards, counted) < _limit(len(cards) - 1)


def middle_of(game: Game) -> Session:
    """Returns a question to one seat, some decisions after the start of a chapter."""
    session = Session.start(game, 2, fair(Random("middle")))
    for n in range(200):
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        if n > 30 and ask.in_turn:
            break
        session.answer(seat, game.choose(game.view(session.state, seat), ask, seat))
    return session


def _all(group: Sequence[list[str]]) -> list[str]:
    return [card for pile in group for card in pile]


def _chi_squared(cards: Counter[str], counted: Counter[str]) -> float:
    expected = {card: REDEALS * count / cards.total() for card, count in cards.items()}
    return sum((counted[card] - mean) ** 2 / mean for card, mean in expected.items())


def _limit(degrees: int) -> float:
    """Returns the 99.99 % point of chi-squared (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.72 * part**0.5) ** 3)


def test_strong_autopilot_plays_its_hand_before_it_ends_a_turn() -> None:
    """A search that stops too early ends turns at once, because that never looks worse."""
    game = find("tyrants")
    assert isinstance(game, Searches)
    session = Session.start(game, 2, fair(Random("hand")))
    ended_with: list[int] = []
    while len(ended_with) < 6:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        found = search(game, session, ask, seat, BUDGET)
        pick = found.pick if found else game.choose_at(game.view(session.state, seat), ask, seat, "strong")
        if list(pick) == ["end_turn"]:
            ended_with.append(len(session.state.houses[seat].hand))
        session.answer(seat, pick)
    assert ended_with == [0] * 6
