"""The loot row: cards taken from it, and its renewal (KH-RENEW, KH-ROOM)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Table, Text

TACTIC = "tactic"
ROW = 5


def category(card: str) -> str:
    """Returns the category of a card of the row; `tactic` for a clan's card (KH-LAB-06)."""
    return content().cards[card].category or TACTIC


def of_category(state: State, wanted: str) -> Iterator[tuple[int, str]]:
    """Yields the cards of a category in the row with their places, equal ones once."""
    for card in dict.fromkeys(each for each in state.row if each is not None):
        if category(card) == wanted:
            yield state.row.index(card), card


def take_from_row(table: Table, state: State, player: int, place: int) -> None:
    """Moves a card of the row to the player's discard pile, and refills its place at once (KH-ROOM-11, KH-ROOM-12,
    KH-ROOM-17)."""
    owner = state.players[player]
    card = state.row[place]
    assert card is not None  # only cards are offered
    owner.discard.append(card)
    owner.acquired.append(card)
    state.row[place] = None
    table.tell(Text("gained", clan=owner.clan, card=card))
    fill_row(table, state)


def fill_row(table: Table, state: State) -> None:
    """Fills empty places from the top of the loot deck (KH-RENEW-04)."""
    for place, card in enumerate(state.row):
        if card is None and state.loot_deck:
            state.row[place] = filled = table.draw(state.loot_deck)
            table.tell(Text("row-filled", card=filled))


def renew(table: Table, state: State, places: Sequence[int]) -> None:
    """Moves cards of the row to the bottom of the loot deck, left to right, and replaces them (KH-RENEW-02 to
    KH-RENEW-04, KH-RENEW-08)."""
    for place in sorted(places):
        card = state.row[place]
        if card is not None:
            state.loot_deck.append(card)
            state.row[place] = None
    fill_row(table, state)
