"""Tactic cards: drawing, shuffling, reinforcing and discarding (KH-PLAY, KH-CLEAN)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.players import ask_players
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import shows
from engine.games.keep_the_heroes_out.model.state import Player, State
from engine.kit.decks import refill
from engine.kit.turns import clockwise
from engine.table import Option, Table, Text

HAND_SIZE = 5
LOOKED_AT = 3


def can_draw(player: Player) -> bool:
    """True if there is a card to draw (KH-PLAY-09)."""
    return bool(player.deck or player.discard)


async def draw(table: Table, state: State, player: int, count: int = 1) -> int:
    """Draws up to `count` tactic cards and returns how many there were (KH-ACT-DRAW-01, KH-PLAY-07, KH-PLAY-15)."""
    owner = state.players[player]
    drawn = await _from_the_top(table, state, owner, count)
    owner.hand += drawn
    if drawn:
        tell_drawn(table, state, owner, drawn)
    return len(drawn)


def tell_drawn(table: Table, state: State, owner: Player, cards: Sequence[str]) -> None:
    """Logs the drawn cards, or their number if hands are private (KH-Q-24)."""
    if state.rulings.hands == "open":
        table.tell(Text("drew-cards", clan=owner.clan, cards=tuple(cards), count=len(cards)))
    else:
        table.tell(Text("drew", clan=owner.clan, count=len(cards)))
        table.tell(Text("draw-cards", cards=tuple(cards)), to=owner.seat)


async def _from_the_top(table: Table, state: State, owner: Player, count: int) -> list[str]:
    """Takes the top cards of a tactic deck, which is reshuffled when the next card is needed, or as soon as it is empty
    (KH-Q-28)."""
    cards: list[str] = []
    while len(cards) < count and await refill(table, "deck.renewed", owner.deck, owner.discard):
        cards.append(table.draw(owner.deck))
    if state.rulings.tactic_reshuffle == "at_once":
        await refill(table, "deck.renewed", owner.deck, owner.discard)
    return cards


async def reinforce(table: Table, state: State, player: int, action: str) -> None:
    """Looks at the top cards: those that show the action go to the hand, the others to the discard pile
    (KH-ACT-REINFORCE)."""
    owner = state.players[player]
    seen = await _from_the_top(table, state, owner, LOOKED_AT)
    kept = [card for card in seen if shows(content().cards[card].sides, action)]
    owner.hand += kept
    owner.discard += [card for card in seen if card not in kept]
    table.tell(Text("reinforced", clan=owner.clan, cards=tuple(seen), kept=tuple(kept), count=len(kept)))


def discard(owner: Player, card: str) -> None:
    """Puts a card from the hand on the player's discard pile."""
    owner.hand.remove(card)
    owner.discard.append(card)


async def discard_own(table: Table, state: State, counts: Mapping[int, int]) -> None:
    """Makes each of these players discard this number of cards of their choice, or as many as they have
    (KH-TREASURE-03, KH-SCEN-24, KH-Q-13, KH-Q-41)."""
    due = {
        player: min(counts.get(player, 0), len(state.players[player].hand))
        for player in clockwise(len(state.players), state.active)
    }
    while any(due.values()):
        options = {player: _hand_options(state.players[player]) for player, count in due.items() if count}
        for player, card in (await ask_players(table, state, "curse.card", options, "reaction")).items():
            owner = state.players[player]
            discard(owner, card)
            due[player] -= 1
            table.tell(Text("discarded", clan=owner.clan, card=card))


def _hand_options(owner: Player) -> list[Option]:
    return [
        Option(f"discard:{card}", Text("discard-card", card=card), card, places=(f"hand:{card}",), about=card)
        for card in dict.fromkeys(owner.hand)
    ]
