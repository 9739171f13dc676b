"""Decks are refilled when a card is needed, supplies run out, copies of hidden piles tell nothing."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from engine.kit.decks import copies, deal_anew, draw, face_down, put_back, refill, take
from engine.table import HIDDEN, Table

Returned = TypeVar("Returned")


class Shuffling(Table):
    """A table whose shuffles turn a pile round."""

    def __init__(self) -> None:
        super().__init__([])
        self.shuffled: list[str] = []

    async def shuffle(self, key: str, pile: list[Any]) -> None:
        self.shuffled.append(key)
        pile.reverse()


def run(rule: Coroutine[Any, Any, Returned]) -> Returned:
    """Returns the result of a rule that asks nothing."""
    with pytest.raises(StopIteration) as done:
        rule.send(None)
    returned: Returned = done.value.value
    return returned


def test_card_is_drawn_from_the_top() -> None:
    table, deck, discard = Shuffling(), ["a", "b"], ["c"]
    assert run(draw(table, "deck", deck, discard)) == "a"
    assert (deck, discard, table.shuffled, table.revealed) == (["b"], ["c"], [], True)


def test_empty_deck_is_rebuilt_from_discard_pile() -> None:
    table, deck, discard = Shuffling(), [], ["a", "b"]
    assert run(draw(table, "deck", deck, discard)) == "b"
    assert (deck, discard, table.shuffled) == (["a"], [], ["deck"])


def test_nothing_is_drawn_where_both_are_empty() -> None:
    table = Shuffling()
    assert run(draw(table, "deck", [], [])) is None
    assert run(refill(table, "deck", [], [])) is False
    assert table.shuffled == []


def test_deck_with_cards_is_not_refilled() -> None:
    deck, discard = ["a"], ["b"]
    assert run(refill(Shuffling(), "deck", deck, discard)) is True
    assert (deck, discard) == (["a"], ["b"])


def test_supply_gives_what_is_left() -> None:
    supply = {"trap": 3}
    assert [take(supply, "trap", 2), take(supply, "trap", 2), take(supply, "trap"), take(supply, "portal")] == [
        2,
        1,
        0,
        0,
    ]
    assert supply == {"trap": 0}
    put_back(supply, "trap", 2)
    assert take(supply, "trap") == 1
    put_back(supply, "trap")
    put_back(supply, "portal")
    assert supply == {"trap": 2, "portal": 1}


def test_copies_are_in_order_of_counts() -> None:
    assert copies({"b": 2, "a": 1, "c": 0}) == ["b", "b", "a"]


def test_from_behind_only_the_number_of_cards_is_seen() -> None:
    assert face_down(["a", "b"]) == [HIDDEN, HIDDEN]


def test_hidden_piles_are_redealt_with_same_sizes() -> None:
    hand, deck = ["a", "b"], ["c", "d", "e"]
    deal_anew(lambda cards: list(cards)[::-1], hand, deck)
    assert (hand, deck) == (["e", "d"], ["c", "b", "a"])
