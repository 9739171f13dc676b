"""Costs before an arrow: optional, paid in full at most once (TY-CARD-07 to TY-CARD-11)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.choices import choose
from engine.games.tyrants.board import pieces
from engine.games.tyrants.board.pieces import active_house, resolving
from engine.games.tyrants.board.presence import Spy, own_spy_sites
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model.state import State
from engine.table import Option, Question, Table, Text

Cost = str
MANY_SPIES = "return_own_spies"


def ways_to_pay(state: State, cost: Cost) -> list[Option]:
    """Returns every way to pay a cost; empty if it cannot be paid."""
    house = active_house(state)
    if cost in ("return_own_spy", MANY_SPIES):
        return choices.spy_sites("return_own_spy", own_spy_sites(state, state.active))
    if cost == "devour_inner_circle_card":
        return choices.of_cards("devour", "inner_circle", piles.distinct(house.inner_circle))
    return choices.of_cards("devour" if cost == "devour_hand_card" else "discard", "hand", piles.distinct(house.hand))


async def pay(table: Table, state: State, cost: Cost, reveals: bool) -> bool:
    """Asks for payment; returns True if the cost was paid. `reveals`: the effect reveals a card."""
    options = ways_to_pay(state, cost)
    if reveals:
        options = [choices.revealing(option) for option in options]
    if not options:
        return False
    question = f"card-pay-{cost.replace('_', '-')}"
    if cost == MANY_SPIES:
        text = Text(f"ask-{question}", card=resolving(state).card)
        given = await table.ask(state.active, Question("card.pay", text=text, pick=(0, len(options))), options)
    else:
        chosen = await choose(table, state, "card.pay", question, [*options, choices.skip("pay")])
        given = [chosen] if chosen else []
    for each in given:
        PAYMENTS[cost](table, state, each)
    return bool(given)


def _return_spy(table: Table, state: State, site: str) -> None:
    """Returns an own spy from any site, without Presence (TY-CARD-25, TY-CARD-26)."""
    pieces.return_spy(table, state, Spy(site, state.active))
    state.turn.spy_sites.append(site)


def _devour_from_hand(table: Table, state: State, card: str) -> None:
    """Devours a card from the hand (TY-CARD-45); an Outcast also pays (TY-ACT-DEVOUR-05)."""
    active_house(state).hand.remove(card)
    piles.devour(table, state, card)


def _devour_from_inner_circle(table: Table, state: State, card: str) -> None:
    """Devours a card from the inner circle (TY-CARD-46)."""
    active_house(state).inner_circle.remove(card)
    piles.devour(table, state, card)


PAYMENTS: dict[Cost, Callable[[Table, State, str], None]] = {
    "return_own_spy": _return_spy,
    MANY_SPIES: _return_spy,
    "devour_hand_card": _devour_from_hand,
    "devour_inner_circle_card": _devour_from_inner_circle,
    "discard_hand_card": piles.discard_from_hand,
}
