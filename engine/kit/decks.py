"""Decks, discard piles and supplies. The first card of a deck is its top."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import TypeVar

from engine.table import HIDDEN, Table
from engine.table.game import Shuffled

Card = TypeVar("Card")


async def refill(table: Table, key: str, deck: list[str], discard: list[str]) -> bool:
    """Shuffles the discard pile into an empty deck; returns True if there is a card to draw.

    `key` names the shuffle in the log.
    """
    if not deck and discard:
        deck[:], discard[:] = discard, []
        await table.shuffle(key, deck)
    return bool(deck)


async def draw(table: Table, key: str, deck: list[str], discard: list[str]) -> str | None:
    """Takes the top card of a deck, which is refilled if it is empty; None if the discard pile is empty too."""
    return table.draw(deck) if await refill(table, key, deck, discard) else None


def copies(counts: Mapping[str, int]) -> list[str]:
    """Returns copies of each card, in the order of the mapping: a deck before its first shuffle."""
    return [card for card, count in counts.items() for _ in range(count)]


def take(supply: MutableMapping[str, int], component: str, count: int = 1) -> int:
    """Takes up to `count` of a component that can run out; returns how many there were."""
    taken = min(count, supply.get(component, 0))
    if taken:
        supply[component] -= taken
    return taken


def put_back(supply: MutableMapping[str, int], component: str, count: int = 1) -> None:
    """Returns components to their supply."""
    supply[component] = supply.get(component, 0) + count


def face_down(pile: Sequence[str]) -> list[str]:
    """Returns a pile as seen from behind: only the number of cards is known."""
    return [HIDDEN] * len(pile)


def deal_anew(shuffled: Shuffled, *piles: list[Card]) -> None:
    """Shuffles the cards of hidden piles together and deals the same number back to each.

    Used on a copy of a state, which then reveals nothing of the original.
    """
    cards = shuffled([card for pile in piles for card in pile])
    for pile in piles:
        pile[:], cards = cards[: len(pile)], cards[len(pile) :]
