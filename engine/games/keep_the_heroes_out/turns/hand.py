"""Tactic cards: draws with their shuffles, reinforcements, and cards that go to the discard pile (KH-PLAY, KH-CLEAN)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.games.keep_the_heroes_out.cards.notation import shows
from engine.games.keep_the_heroes_out.content import content
from engine.games.keep_the_heroes_out.state import Player, State
from engine.kit.decks import refill
from engine.kit.turns import clockwise
from engine.table import Option, Seat, Table, Text

HAND_SIZE = 5
LOOKED_AT = 3


def can_draw(player: Player) -> bool:
    """Whether there is a card to draw (KH-PLAY-09)."""
    return bool(player.deck or player.discard)


async def draw(table: Table, state: State, player: int, count: int = 1) -> int:
    """Draws up to so many tactic cards; returns how many there were (KH-ACT-DRAW-01, KH-PLAY-07, KH-PLAY-15)."""
    owner = state.players[player]
    drawn = await _from_the_top(table, state, owner, count)
    owner.hand += drawn
    if drawn:
        table.tell(Text("cards-drawn", clan=owner.clan, count=len(drawn)))
        table.tell(Text("cards-drawn-which", cards=tuple(drawn)), to=_who_sees(state, owner))
    return len(drawn)


def _who_sees(state: State, owner: Player) -> list[int]:
    """The seats that may know what a hand holds (KH-Q-24)."""
    return [owner.seat] if state.rulings.hands == "private" else sorted({player.seat for player in state.players})


async def _from_the_top(table: Table, state: State, owner: Player, count: int) -> list[str]:
    """The top cards of a tactic deck; it is renewed when the next card is needed, or as soon as it is empty
    (KH-Q-28)."""
    cards = []
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
    """Puts a card from the hand on the own discard pile."""
    owner.hand.remove(card)
    owner.discard.append(card)


async def discard_own(table: Table, state: State, count: int, players: Collection[int] | None = None) -> None:
    """Each of these players, all if none are named, discards so many hand cards of his choice, or as many as there are
    (KH-TREASURE-03, KH-SCEN-24, KH-Q-13, KH-Q-41)."""
    due = {
        player: min(count, len(state.players[player].hand))
        for player in clockwise(len(state.players), state.active)
        if players is None or player in players
    }
    while asked := _next_of_each_seat(state, due):
        options = {seat: _hand_options(state.players[player]) for seat, player in asked.items()}
        chosen = await table.ask_each(options, "curse.card", occasion="reaction")
        for seat, card in chosen.items():
            owner = state.players[asked[seat]]
            discard(owner, card)
            due[asked[seat]] -= 1
            table.tell(Text("card-discarded", seat=Seat(seat), clan=owner.clan, card=card))


def _next_of_each_seat(state: State, due: Mapping[int, int]) -> dict[int, int]:
    """By seat, the first of its players who still has to discard."""
    found: dict[int, int] = {}
    for player, count in due.items():
        if count:
            found.setdefault(state.players[player].seat, player)
    return found


def _hand_options(owner: Player) -> list[Option]:
    return [
        Option(f"discard:{card}", Text("discard-card", card=card), card, places=(f"hand:{card}",), about=card)
        for card in dict.fromkeys(owner.hand)
    ]
