"""Setting up a match (TY-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pydantic import JsonValue

from engine.games.tyrants.asking import choices
from engine.games.tyrants.board import pieces
from engine.games.tyrants.board.places import places, sections, sites
from engine.games.tyrants.board.presence import empty_places
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model.content import board, cards
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import WHITE, House, Marker, MarketDeck, State
from engine.games.tyrants.turns.turn import HAND_SIZE
from engine.kit.decks import copies
from engine.kit.turns import clockwise
from engine.table import Seat, Table, Text

MARKET_PLACES = 6
STARTING_DECK = {"noble": 7, "soldier": 3}


def chapters(options: Options, carried: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Returns the next match: a campaign is a series of matches."""
    return (f"match_{_number(carried.get('match')) + 1}",)


def setup(chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Returns the state before the first shuffle (TY-SETUP-02 to TY-SETUP-17, TY-SETUP-20 to TY-SETUP-22).

    A seat is a house, chosen with the seat, so no one is asked for a colour. The start player of the first match is
    picked at random when play begins; later the start passes clockwise from match to match.
    """
    decks: list[MarketDeck] = [options.first_deck, options.second_deck]
    if options.house_deck:
        decks.append("house")
    state = State(
        seats=seats,
        match=int(chapter.removeprefix("match_")),
        decks=decks,
        sections=sections(seats, options.outer_section),
        choose_one_only_effective=options.choose_one_only_effective,
        start_player=_number(carried.get("start_player")),
        houses=[House(deck=copies(STARTING_DECK)) for _ in range(seats)],
        market_deck=copies({card.id: card.copies for card in cards().values() if card.deck in decks}),
        supply={card: cards()[card].copies for card in piles.RECRUITABLE_SUPPLY},
        wins=_numbers(carried.get("wins"), seats),
        total_vp=_numbers(carried.get("total_vp"), seats),
    )
    if "demons" in decks:
        state.supply[piles.OUTCAST] = cards()[piles.OUTCAST].copies
    _lay_out_board(state)
    return state


def _lay_out_board(state: State) -> None:
    """Places white troops and control markers of the sections in play (TY-SETUP-15, TY-SETUP-16)."""
    for place in places(state):
        white = white_troops(place)
        state.troops[place] = [WHITE] * white + [None] * (spaces_at(place) - white)
    for site in sites(state):
        state.spies[site] = []
        if site_cards()[site].marker:
            state.markers[site] = Marker()


def spaces_at(place: str) -> int:
    """Returns the number of troop spaces of a place (TY-SPACE-03, TY-SPACE-04)."""
    return site_cards()[place].spaces if place in site_cards() else 1


def white_troops(place: str) -> int:
    """Returns the number of white troops with which a place begins (TY-SETUP-15)."""
    return site_cards()[place].white if place in site_cards() else int(place in _white_route_spaces())


@cache
def _white_route_spaces() -> frozenset[str]:
    spaces = ((route.place(index), space) for route in board().routes for index, space in enumerate(route.spaces))
    return frozenset(place for place, space in spaces if space.white)


def _number(value: JsonValue) -> int:
    return value if isinstance(value, int) else 0


def _numbers(values: JsonValue, seats: int) -> list[int]:
    return [_number(value) for value in values] if isinstance(values, list) else [0] * seats


async def prepare(table: Table, state: State) -> None:
    """Shuffles, opens the market, picks the start player, draws opening hands (TY-SETUP-10, -14, -18, -23, -24)."""
    await table.shuffle("setup.market_deck", state.market_deck)
    opened = [table.draw(state.market_deck) for _ in range(MARKET_PLACES)]
    state.market = [*opened]
    table.tell(Text("market-opens", cards=piles.card_list(opened)))
    if state.match == 1:
        state.start_player = await table.pick_at_random("setup.start_player", range(state.seats))
    table.tell(Text("start-player", seat=Seat(state.start_player)))
    for seat, house in enumerate(state.houses):
        await table.shuffle("setup.deck", house.deck)
        house.hand = [table.draw(house.deck) for _ in range(HAND_SIZE)]
        table.tell(Text("draw-cards", cards=piles.card_list(house.hand)), to=seat)
    state.active = state.start_player
    state.phase = "deployment"


async def first_troops(table: Table, state: State) -> None:
    """Asks each player, clockwise, for a troop on an empty space of an unused starting site (TY-SETUP-25 to
    TY-SETUP-30).
    """
    for seat in clockwise(state.seats, state.start_player):
        state.active = seat
        options = choices.starts(state, starting_sites(state))
        place = await table.ask(seat, "setup.troop", options)
        state.houses[seat].troops -= 1
        pieces.put_troop(table, state, place, seat)
        table.tell(Text("setup-troop-done", seat=Seat(seat), place=place))
    state.active = state.start_player
    state.phase, state.round = "turns", 1


def starting_sites(state: State) -> list[str]:
    """Starting sites in play that no setup troop has taken (TY-SETUP-26, TY-SETUP-27)."""
    starts = [site for site in sites(state) if site_cards()[site].start]
    return empty_places(state, [site for site in starts if all(troop in (None, WHITE) for troop in state.troops[site])])
