"""Standing orders: conditions on the event of a window, and orders for each card in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from engine.table import ALWAYS, ASK_ME, Ask, Condition, Option, Order, Text, answer_of


@dataclass
class Attack:
    """An attack with a number of hits."""

    hits: int


def use(view: object, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    return [ask.options[0].id] if choice == ALWAYS else ["no"]


DUCK = Order(
    "duck",
    ("hit",),
    (ASK_ME, "never", ALWAYS),
    use,
    conditions=(
        Condition("hits", Attack, lambda view, event, seat, value: event.hits >= value, (2, 4)),
        Condition("first", Attack, lambda view, event, seat, value: seat == 0),
    ),
)
CARDS = Order("card", ("hit",), (ASK_ME, "never", ALWAYS), use, DUCK.conditions, subjects=lambda view, seat: view)


def hit(*cards: str, default: tuple[str, ...] = ("no",)) -> Ask:
    """Returns the question of a window: a card, or nothing."""
    options = [Option(f"use:{card}", Text("x"), about=card) for card in cards]
    return Ask("hit", (0,), [*options, Option("no", Text("x"))], "reaction", Text("x"), default=default)


def answered(
    order: Order,
    events: Sequence[object],
    ask: Ask,
    given: Mapping[str, str],
) -> Sequence[str] | None:
    found = answer_of([order], None, events, ask, 0, given)
    return None if found is None else list(found)


@pytest.mark.parametrize(
    ("choice", "hits", "picked"),
    [
        ("hits:2", 1, ["no"]),
        ("hits:2", 2, ["use:a"]),
        ("hits:4", 3, ["no"]),
        ("hits:4", 4, ["use:a"]),
        ("first", 1, ["use:a"]),
        (ALWAYS, 0, ["use:a"]),
        ("never", 9, ["no"]),
        (ASK_ME, 9, None),
    ],
)
def test_condition_decides_by_the_event(choice: str, hits: int, picked: list[str] | None) -> None:
    assert answered(DUCK, [Attack(hits)], hit("a"), {"duck": choice}) == picked


def test_condition_is_about_the_innermost_event_of_its_type() -> None:
    """Within a window about something else, and without any, the reaction is not wanted."""
    assert answered(DUCK, [Attack(9), "another"], hit("a"), {"duck": "hits:2"}) == ["no"]
    assert answered(DUCK, [], hit("a"), {"duck": "hits:2"}) == ["no"]


def test_nothing_is_answered_where_nothing_is_the_default() -> None:
    """Then there is no way to decline in advance, and the player is asked."""
    assert answered(DUCK, [Attack(1)], hit("a", default=()), {"duck": "hits:2"}) is None


@pytest.mark.parametrize(
    ("given", "picked"),
    [
        ({"card:a": "never", "card:b": ALWAYS}, ["use:b"]),
        ({"card:a": ALWAYS, "card:b": ALWAYS}, ["use:a"]),
        ({"card:a": "hits:4", "card:b": "hits:2"}, ["use:b"]),
        ({"card:a": "never", "card:b": "never"}, None),  # there may be others
        ({"card:a": "never"}, None),
        ({}, None),
    ],
)
def test_each_card_has_its_own_order(given: Mapping[str, str], picked: list[str] | None) -> None:
    assert answered(CARDS, [Attack(3)], hit("a", "b"), given) == picked


HANDS = [("a", "b"), ("a",), ("b",), ("c",), ()]
"""Returns the usable cards of a hand in a window opened by public knowledge."""


@pytest.mark.parametrize("hand", HANDS)
def test_held_cards_do_not_affect_who_is_asked(hand: tuple[str, ...]) -> None:
    """An order about one card leaves the others, held or not, to be asked about; one for all cards covers them; and one
    to be asked about a card counts though it is not held."""
    window = replace(hit(*hand), window=1)
    for given, asked in (
        ({}, True),
        ({"card:a": "never"}, True),
        ({"duck": "never"}, False),
        ({"duck": "never", "card:a": "never"}, False),
        ({"duck": "never", "card:a": ASK_ME}, True),
        ({"duck": ASK_ME, "card:a": "never"}, True),
    ):
        found = answer_of([CARDS, DUCK], None, [Attack(3)], window, 0, given)
        assert found is None if asked else list(found or ()) == ["no"], given


@pytest.mark.parametrize("hand", HANDS)
def test_orders_answer_windows_on_request_too(hand: tuple[str, ...]) -> None:
    """There what has no order is kept."""
    window = replace(hit(*hand), window=1, on_request=True)
    assert answered(CARDS, [Attack(3)], window, {"card:a": "never"}) == ["no"]
    assert answered(CARDS, [Attack(3)], window, {"card:a": ASK_ME}) is None
    assert answered(CARDS, [Attack(3)], window, {}) == ["no"]


def test_only_orders_to_play_depend_on_hand() -> None:
    """A seat with the card uses it; without it the answer comes at once, too."""
    given = {"duck": "never", "card:a": ALWAYS}
    for hand, picked in ((("a", "b"), ["use:a"]), (("b",), ["no"]), ((), ["no"])):
        found = answer_of([CARDS, DUCK], None, [Attack(3)], replace(hit(*hand), window=1), 0, given)
        assert list(found or ()) == picked


def test_order_about_a_card_that_cannot_be_held_waits() -> None:
    """It is open for all to see."""
    only_b = replace(CARDS, possible=lambda view, seat: {"b"})
    window = replace(hit(), window=1, on_request=True)
    assert answered(only_b, [Attack(3)], window, {"card:a": ASK_ME}) == ["no"]
    assert answered(only_b, [Attack(3)], window, {"card:b": ASK_ME}) is None


@pytest.mark.parametrize(
    ("given", "picked"),
    [
        ({}, ["no"]),
        ({"card:a": ASK_ME}, None),
        ({"card:b": "never"}, ["no"]),
        ({"card:b": ALWAYS}, ["use:b"]),
        ({"card:a": ASK_ME, "card:b": ALWAYS}, ["use:b"]),
    ],
)
def test_on_request_asks_only_volunteers(given: Mapping[str, str], picked: list[str] | None) -> None:
    ask = replace(hit("a", "b"), on_request=True)
    assert answered(CARDS, [Attack(3)], ask, given) == picked


def test_order_text_names_its_subject() -> None:
    (card,) = CARDS.each(("a",), 0)
    assert (card.stored_key, card.name) == ("card:a", Text("order-card", subject="a"))
    assert list(card.settings) == [ASK_ME, "never", ALWAYS, "hits:2", "hits:4", "first"]
    assert card.settings["hits:4"] == Text("order-card-hits", value=4)
    assert card.settings["first"] == Text("order-card-first")


@pytest.mark.parametrize(
    ("given", "hits", "picked"),
    [
        ({"duck": ALWAYS}, 1, ["use:a"]),
        ({"duck": ALWAYS, "card:a": "never"}, 1, ["use:b"]),
        ({"duck": ALWAYS, "card:a": "never", "card:b": "hits:4"}, 3, ["no"]),
        ({"duck": ALWAYS, "card:b": ALWAYS}, 1, ["use:b"]),
        ({"duck": "never", "card:b": "hits:2"}, 2, ["use:b"]),
        ({"duck": "never", "card:b": ASK_ME}, 2, None),
        ({"card:b": "never"}, 2, None),  # card a: ask me, because there is no order for all
    ],
)
def test_order_for_one_card_overrides_the_order_for_all(
    given: Mapping[str, str], hits: int, picked: list[str] | None
) -> None:
    found = answer_of([CARDS, DUCK], None, [Attack(hits)], hit("a", "b"), 0, given)
    assert (None if found is None else list(found)) == picked
