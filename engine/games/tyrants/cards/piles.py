"""Moves cards between piles: draw, discard, promote, devour, the market row and the supply piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.games.tyrants.board.pieces import active_house
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import House, Played, State
from engine.kit import decks
from engine.kit.turns import clockwise
from engine.kit.wording import joined
from engine.table import Seat, Table, Text

OUTCAST = "insane_outcast"
RECRUITABLE_SUPPLY = ("priestess_of_lolth", "house_guard")  # an Outcast is never recruited (TY-ACT-RECRUIT-05)


@cache
def _rank() -> dict[str, int]:
    order = sorted(cards().values(), key=lambda card: (card.cost or 0, card.name["en"]))
    return {card.id: rank for rank, card in enumerate(order)}


def distinct(pile: Iterable[str]) -> list[str]:
    """Returns each card of a pile once, sorted by cost and name: equal cards are one option."""
    return sorted(set(pile), key=_rank().__getitem__)


def card_list(pile: Sequence[str]) -> Text:
    """Returns the cards of a pile in words, each with its count; the pile must not be empty."""
    return joined("list", [_counted(card, pile.count(card)) for card in distinct(pile)])


@cache
def _counted(card: str, count: int) -> Text:
    return Text("cards", card=card, count=count)


async def renew_deck(table: Table, house: House) -> bool:
    """Renews an empty deck from the discard pile; False if both are empty (TY-DECK-13 to TY-DECK-15)."""
    return await decks.refill(table, "deck.renew", house.deck, house.discard)


async def draw(table: Table, state: State, count: int) -> None:
    """Draws cards for the active player, one at a time (TY-ACT-DRAW)."""
    house = active_house(state)
    drawn: list[str] = []
    while len(drawn) < count and (house.deck or await renew_deck(table, house)):
        drawn.append(table.draw(house.deck))
    house.hand += drawn
    if drawn:
        table.tell(Text("draw-done", seat=Seat(state.active), count=len(drawn)))
        table.tell(Text("draw-cards", cards=card_list(drawn)), to=state.active)


def discard_from_hand(table: Table, state: State, card: str) -> None:
    """Moves a card from the active player's hand to their discard pile."""
    house = active_house(state)
    house.hand.remove(card)
    house.discard.append(card)
    table.tell(Text("discard-done", seat=Seat(state.active), card=card))


def promote(table: Table, state: State, card: str) -> None:
    """Moves a card to the inner circle; an Outcast goes to its pile instead (TY-ACT-PROMOTE-01, TY-ACT-PROMOTE-11)."""
    if card == OUTCAST:
        to_supply(table, state, card)
    else:
        active_house(state).inner_circle.append(card)
        table.tell(Text("promote-done", seat=Seat(state.active), card=card))


def promote_played(table: Table, state: State, played: Played) -> None:
    """Promotes a card in front of the active player (TY-ACT-PROMOTE-05)."""
    played.gone = True
    promote(table, state, played.card)


def devour(table: Table, state: State, card: str) -> None:
    """Removes a card from the game; an Outcast goes to its pile instead (TY-ACT-DEVOUR-01, -03, -04)."""
    if card == OUTCAST:
        to_supply(table, state, card)
    else:
        state.devoured.append(card)
        table.tell(Text("devour-done", seat=Seat(state.active), card=card))


def to_supply(table: Table, state: State, card: str) -> None:
    """Returns a card to its supply pile."""
    decks.put_back(state.supply, card)
    table.tell(Text("supply-done", card=card))


def give_outcasts(table: Table, state: State, seats: Iterable[int], count: int) -> None:
    """Gives each seat in order its whole share while the pile lasts (TY-CARD-36, TY-CARD-37, TY-OUTCAST-04 to -07,
    TY-Q-11).
    """
    for seat in seats:
        given = decks.take(state.supply, OUTCAST, count)
        if given:
            state.houses[seat].discard += [OUTCAST] * given
            table.tell(Text("outcast-done", seat=Seat(seat), count=given))


def opponents(state: State) -> list[int]:
    """Returns all other players, clockwise from the active player (TY-CARD-38)."""
    return list(clockwise(state.seats, state.active))[1:]


def market_row(state: State) -> list[str]:
    """Returns the different cards of the market row, by cost (TY-MARKET-02)."""
    return distinct(card for card in state.market if card)


def take_from_market(table: Table, state: State, card: str) -> None:
    """Takes a card from the market row, which is refilled at once (TY-MARKET-01, TY-ACT-RECRUIT-08)."""
    place = state.market.index(card)
    state.market[place] = reveal_market_card(table, state) if state.market_deck else None


def reveal_market_card(table: Table, state: State) -> str:
    """Reveals the top card of the market deck; the last one triggers the end of the game (TY-END-02, TY-Q-13)."""
    card = table.draw(state.market_deck)
    table.tell(Text("market-card", card=card))
    if not state.market_deck and not state.last_round:
        state.trigger = "market"
        table.tell(Text("last-market-card"))
    return card


def recruit(table: Table, state: State, card: str) -> None:
    """Moves a card to the active player's discard pile (TY-ACT-RECRUIT-02, -03, -07)."""
    table.tell(Text("recruit-done", seat=Seat(state.active), card=card))
    active_house(state).discard.append(card)
    if card in RECRUITABLE_SUPPLY:
        decks.take(state.supply, card)
    else:
        take_from_market(table, state, card)
