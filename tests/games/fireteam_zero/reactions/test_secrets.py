"""Questions, messages and waits never depend on hidden cards (FZ-CARD-09). `test_hidden_hands.py` checks whole
campaigns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.campaigns.model.situation import UNTIL_CHANGED, StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.games.fireteam_zero.autopilot.orders import ORDERS
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import TRIGGERS
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.table import Ask, Table, Text
from tests.contract.test_secrets import check_questions, shuffled
from tests.games.fireteam_zero.position import hero, position, turn
from tests.playing import deal, random_steps
from tests.sampled import at_most

TWINS = at_most(1, whole=4)
TABLES = (1, 3, 4, 2)
FEWEST_GAMES, MOST_GAMES = at_most(2, whole=6), 80
MISSIONS = ("river_crossing", "the_lamplighters_round", "the_warm_dark")


SETTINGS = ("plan", "ask", "orders")


def windows(seats: int, seed: int, mission: str) -> Iterator[State]:
    """Yields a random game at each question of a window."""
    session = deal(GAME, seats, seed, {"mission": mission, "reactions": "ask"}, mission)
    for _ in random_steps(session, seed, checked=False):
        if session.state.events and session.asks:
            yield session.state


def opened(state: State) -> tuple[State, tuple[Ask, ...]]:
    """Returns the innermost window opened afresh in a copy: what that asks."""
    copy = deepcopy(state)
    window = open_window(Table(copy.events), copy, copy.events.pop())
    try:
        return copy, window.send(None).asks
    except StopIteration:
        return copy, ()


def asked(asks: Sequence[Ask]) -> list[Any]:
    """Returns the public part of a reaction window: who is asked what, and the view shown to all."""
    return [
        (
            *(ask.seats, ask.key, ask.mode, ask.occasion, ask.text, ask.on_request),
            [option.id for option in (*ask.for_all, *ask.default_for_all)],
        )
        for ask in asks
    ]


def come_of(state: State, asks: Sequence[Ask], orders: Sequence[StandingOrder]) -> list[str]:
    """Returns the outcome of each question with these orders: a wait, a pass at once, or a card."""
    session: Any = SimpleNamespace(game=GAME, state=state)
    picks = [answer_in_advance(session, orders, ask, ask.seats[0]) for ask in asks]
    return ["waits" if pick is None else "passes" if list(pick) == ["pass"] else "plays" for pick in picks]


def check_twins(one: State, other: State, orders: Sequence[StandingOrder]) -> None:
    """Raises AssertionError where two states that look the same to all ask or wait differently, but where a card is
    played."""
    assert public(other) == public(one)
    (one, asks), (other, other_asks) = opened(one), opened(other)
    assert asked(other_asks) == asked(asks)
    pairs = zip(come_of(one, asks, orders), come_of(other, other_asks, orders), strict=True)
    assert [pair for pair in pairs if pair[0] != pair[1] and "plays" not in pair] == [], orders


def drawn_orders(state: State, generator: Random) -> list[StandingOrder]:
    """Returns possible orders: one for all cards, for some possible cards, or none."""
    of_cards, of_all = ORDERS[0], ORDERS[1]
    found = []
    for each in state.heroes:
        known = content().action_deck(content().heroes[each.id].role, tuple(each.upgrades))
        cards = generator.sample(sorted(set(known)), generator.randrange(4))
        keys = [*(f"{of_cards.key}:{card}" for card in cards), *([of_all.key] if generator.getrandbits(1) else [])]
        found += [StandingOrder(each.seat, key, generator.choice(of_all.choices[1:]), UNTIL_CHANGED) for key in keys]
    return found


def public(state: State) -> Any:
    return GAME.write_state(GAME.view(state, None))


@pytest.mark.rule("FZ-CARD-09", "FZ-Q-11", "FZ-REACT-12")
def test_public_part_of_every_window_is_independent_of_hands() -> None:
    """If all hidden cards are dealt again, the same players get the same questions, the same waits under each setting,
    and the same views.
    """
    generator = Random(5)
    met: set[str] = set()
    for game in range(MOST_GAMES):
        for state in windows(TABLES[game % len(TABLES)], game, MISSIONS[game % len(MISSIONS)]):
            met.add(state.events[-1].trigger)
            for _ in range(TWINS):
                one, other = deepcopy(state), GAME.redeal(state, shuffled(generator))
                one.reactions = other.reactions = generator.choice(SETTINGS)
                orders = drawn_orders(state, generator)
                check_twins(one, other, orders)
        if game >= FEWEST_GAMES and met == set(TRIGGERS):
            return
    raise AssertionError(f"these kinds of windows have not come up: {set(TRIGGERS) - met}")


def test_peek_at_a_recon_card_is_private() -> None:
    """Neither what is asked, nor what all may be shown of it or read once it is picked, names the card."""
    heroes = hero("shad", "A1"), hero("abe", "A1", focus=["second_guess"])
    play = turn(position(*heroes, specialists="A1", recon=["empty_room", "ammo_crate"]))
    play.pick("leave").pick("search")
    (ask,) = play.session.asks
    assert (ask.key, ask.seats) == ("fire.look_ahead", (1,))
    assert ask.private and not ask.text.args and not any(option.text.args for option in ask.options)
    assert {option.detail for option in ask.options} == {Text("look-seen", card="ammo_crate")}
    play.pick("under")
    assert play.state.recon_deck[-1] == "ammo_crate"
    assert not [tell for tell in play.told if "ammo_crate" in str(tell.text)]


@pytest.mark.parametrize("reactions", ["plan", "ask", "orders"])
def test_questions_during_turn_reveal_no_hand(reactions: str) -> None:
    check_questions(GAME, 21, {"reactions": reactions}, twins=at_most(2, whole=6))
