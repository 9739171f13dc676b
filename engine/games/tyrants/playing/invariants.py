"""Invariants of a match: pieces and cards neither appear nor vanish, and each is where the rules can put it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

from engine.games.tyrants.board.control import controller, controls_totally
from engine.games.tyrants.board.pieces import owner_id
from engine.games.tyrants.board.places import places, sections, sites
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model.content import PromoteAtEndOfTurn, cards
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import WHITE, House, State, Turn
from engine.games.tyrants.model.vocabulary import STEPS, Pool, most_of
from engine.games.tyrants.playing.setup import MARKET_PLACES, STARTING_DECK, spaces_at, white_troops
from engine.games.tyrants.turns.turn import HAND_SIZE
from engine.kit.invariants import Check, Faults, bounds, first_faults, same_ids
from engine.kit.turns import clockwise

TROOPS, SPIES = House().troops, House().spies
MOST_ROUNDS = 10_000
MOST_MATCHES = 1_000
MOST_VP = 10_000  # from tokens in one match
MOST_STEPS = 100  # pieces that one card places or returns


def faults(state: State) -> Sequence[str]:
    """Returns the invariants that a state breaks; only those of the first failing check, because later ones rely on
    it.
    """
    return first_faults(state, CHECKS)


def _table(state: State) -> Faults:
    """Checks that seats, sections and decks match (TY-SETUP-02 to TY-SETUP-05, TY-SETUP-08)."""
    for name in ("houses", "wins", "total_vp"):
        if (count := len(getattr(state, name))) != state.seats:
            yield f"{name}: there are {count} for {state.seats} seats"
    if state.sections not in (sections(state.seats, "left"), sections(state.seats, "right")):
        yield f"sections: {', '.join(state.sections)} are not those for {state.seats} seats"
    factions = [deck for deck in state.decks if deck != "house"]
    if len(factions) != 2 or len(set(state.decks)) != len(state.decks):
        yield "decks: the market is made of two different decks"
    yield from bounds("match", state.match, 1, MOST_MATCHES)
    yield from bounds("start_player", state.start_player, 0, state.seats - 1)
    yield from bounds("active", state.active, 0, state.seats - 1)


def _earlier_matches(state: State) -> Faults:
    for seat in range(state.seats):
        yield from bounds(f"wins.{seat}", state.wins[seat], 0, state.match - 1)
        yield from bounds(f"total_vp.{seat}", state.total_vp[seat], 0, (state.match - 1) * MOST_VP)


def _board(state: State) -> Faults:
    """Checks that exactly the spaces in play exist (TY-SETUP-02 to TY-SETUP-07)."""
    with_marker = [site for site in sites(state) if site_cards()[site].marker]
    yield from same_ids("troops", state.troops, places(state))
    yield from same_ids("spies", state.spies, sites(state))
    yield from same_ids("markers", state.markers, with_marker)


def _spaces(state: State) -> Faults:
    """Checks the number of spaces, and that each seat has at most one spy at a site (TY-SPACE-03, TY-ACT-SPY-02)."""
    for place, spaces in state.troops.items():
        if len(spaces) != (printed := spaces_at(place)):
            yield f"troops.{place}: it has {len(spaces)} spaces, and {printed} are printed"
        if not {*spaces} <= {None, WHITE, *range(state.seats)}:
            yield f"troops.{place}: a troop belongs to nobody at the table"
    for site, spies in state.spies.items():
        if spies != sorted({*spies} & {*range(state.seats)}):
            yield f"spies.{site}: at most one of each seat, in order of the seats"


def _houses(state: State) -> Faults:
    for seat, house in enumerate(state.houses):
        here = f"houses.{seat}"
        yield from bounds(f"{here}.troops", house.troops, 0, TROOPS)
        yield from bounds(f"{here}.spies", house.spies, 0, SPIES)
        yield from bounds(f"{here}.vp", house.vp, 0, MOST_VP)
        enemies = {owner_id(owner) for owner in (WHITE, *range(state.seats)) if owner != seat}
        for owner, count in house.trophies.items():
            if owner not in enemies or count < 0:
                yield f"houses.{seat}.trophies.{owner}: a trophy hall counts troops of its enemies"


def _troops(state: State) -> Faults:
    """Checks that all troops are in barracks, on the map or in a trophy hall (TY-SETUP-15, TY-SETUP-20)."""
    on_map = Counter(chain.from_iterable(state.troops.values()))
    killed: Counter[str] = Counter()
    for house in state.houses:
        killed.update(house.trophies)
    for seat, house in enumerate(state.houses):
        if (found := house.troops + on_map[seat] + killed[owner_id(seat)]) != TROOPS:
            yield f"houses.{seat}.troops: with the map and trophy halls there are {found} of {TROOPS}"
    printed = sum(white_troops(place) for place in places(state))
    if (found := on_map[WHITE] + killed[owner_id(WHITE)]) != printed:
        yield f"troops: with trophy halls there are {found} white ones of {printed}"


def _spies(state: State) -> Faults:
    """Checks the number of spies (TY-SETUP-20)."""
    on_map = Counter(chain.from_iterable(state.spies.values()))
    for seat, house in enumerate(state.houses):
        if house.spies + on_map[seat] != SPIES:
            yield f"houses.{seat}.spies: with the map there are {house.spies + on_map[seat]} of {SPIES}"


def _markers(state: State) -> Faults:
    """Checks that markers agree with the troops and spies at their sites (TY-CTRL-10 to TY-CTRL-14)."""
    for site, marker in state.markers.items():
        holder = controller(state.troops[site])
        if marker.holder != holder:
            yield f"markers.{site}.holder: the troops there say {holder}"
        elif marker.total != (holder is not None and controls_totally(state, holder, site)):
            yield f"markers.{site}.total: the troops and spies there say otherwise"


def _card_ids(state: State) -> Faults:
    supply = {*piles.RECRUITABLE_SUPPLY, *([piles.OUTCAST] if "demons" in state.decks else [])}
    yield from same_ids("supply", state.supply, supply)
    for where, pile in _piles(state):
        if unknown := {*pile} - cards().keys():
            yield f"{where}: there is no card {min(unknown)}"
    for card, count in state.supply.items():
        yield from bounds(f"supply.{card}", count, 0, cards()[card].copies if card in cards() else 0)


def _card_places(state: State) -> Faults:
    """Checks who holds which cards: the market its decks, a house its own starting cards, no inner circle an
    Outcast.
    """
    for where, pile in (("market", filter(None, state.market)), ("market_deck", state.market_deck)):
        if wrong := [card for card in pile if cards()[card].deck not in state.decks]:
            yield f"{where}: {wrong[0]} is in no deck of the market"
    for seat, house in enumerate(state.houses):
        if piles.OUTCAST in house.inner_circle:
            yield f"houses.{seat}.inner_circle: an Insane Outcast is never promoted"
        held = Counter(chain(house.deck, house.hand, house.discard, house.inner_circle))
        if wrong := [card for card, count in STARTING_DECK.items() if held[card] > count]:
            yield f"houses.{seat}: its piles hold too many of {wrong[0]}"
    if piles.OUTCAST in state.devoured:
        yield "devoured: an Insane Outcast goes back to its pile"


def _card_counts(state: State) -> Faults:
    """Checks that each card exists as often as it has copies."""
    found = Counter(state.supply)
    for _, pile in _piles(state):
        found.update(pile)
    for card, copies in _copies(state.seats, *state.decks).items():
        if found.pop(card, 0) != copies:
            yield f"market_deck: with all other piles there are not {copies} of {card}"
    if extra := +found:
        yield f"market_deck: with all other piles there is {min(extra)}, which is not in this match"


def _market(state: State) -> Faults:
    """Checks that six cards are face up until the deck has run out, which ends the match (TY-MARKET-01, TY-END-02)."""
    opened = 0 if state.phase == "setup" else MARKET_PLACES
    if len(state.market) != opened:
        yield f"market: there are {opened} places"
    if None in state.market and state.market_deck:
        yield "market: an empty place is refilled at once"


def _end(state: State) -> Faults:
    """Checks that the trigger of the end has happened, and that nothing else triggered it (TY-END-01 to TY-END-03)."""
    in_turns = state.phase in ("turns", "over")
    happened = not state.market_deck or any(not house.troops for house in state.houses)
    if happened and not state.trigger:
        yield "trigger: the last troop or market card is gone"
    if state.trigger == "market" and state.market_deck:
        yield "trigger: there are cards left in the market deck"
    if (state.trigger and not in_turns) or (state.phase == "over" and not state.trigger):
        yield "phase: the end comes with the round in which it was triggered"
    yield from bounds("round", state.round, *((1, MOST_ROUNDS) if in_turns else (0, 0)))


def _before_the_turns(state: State) -> Faults:
    """Checks that nothing else happened until everyone has a troop on the map (TY-SETUP-23 to TY-SETUP-30)."""
    if state.phase in ("turns", "over"):
        return
    placed = _seats_before_active(state) if state.phase == "deployment" else []
    hand = HAND_SIZE if state.phase == "deployment" else 0
    for seat, house in enumerate(state.houses):
        if house.troops != TROOPS - (seat in placed) or house.spies != SPIES:
            yield f"houses.{seat}.troops: the match has not begun"
        if len(house.hand) != hand or house.discard or house.inner_circle:
            yield f"houses.{seat}.hand: the match has not begun"
    if state.turn != Turn() or state.devoured:
        yield "phase: the match has not begun"


def _seats_before_active(state: State) -> list[int]:
    order = list(clockwise(state.seats, state.start_player))
    return order[: order.index(state.active)]


def _waiting_hands(state: State) -> Faults:
    """Checks that no waiting player holds more cards than are drawn at the end of a turn (TY-TURN-12)."""
    for seat, house in enumerate(state.houses):
        if seat != state.active and len(house.hand) > HAND_SIZE:
            yield f"houses.{seat}.hand: out of turn it holds at most {HAND_SIZE} cards"


def _turn(state: State) -> Faults:
    """Checks that the pool holds no more than played cards and held markers have given (TY-RES-02, TY-CTRL-15)."""
    turn = state.turn
    if [played.instance for played in turn.played] != list(range(len(turn.played))):
        yield "turn.played: instances count from 0"
    resolving = [turn.resolving] if turn.resolving is not None else []
    for name, instances in (("resolving", resolving), ("grants", [grant.source for grant in turn.grants])):
        if not {*instances} <= {*range(len(turn.played))}:
            yield f"turn.{name}: no card with this instance was played"
    for name, known in (("spy_sites", sites(state)), ("deployed", places(state))):
        used = getattr(turn, name)
        if len(used) > MOST_STEPS or not {*used} <= {*known}:
            yield f"turn.{name}: not places where the resolving card placed or returned something"
    most = [_most(played.card) for played in turn.played]
    yield from bounds("turn.power", turn.power, 0, sum(power for power, _ in most))
    yield from bounds("turn.influence", turn.influence, 0, sum(each for _, each in most) + len(state.markers))


def _grants(state: State) -> Faults:
    """Checks that each queued promotion is one that its card gives (TY-ACT-PROMOTE-04)."""
    for index, grant in enumerate(state.turn.grants):
        given = _promotions(state.turn.played[grant.source].card)
        if (grant.times, grant.up_to, grant.filter, grant.vp_per_inner_circle) not in given:
            yield f"turn.grants.{index}: its card gives no such promotion"
    for source, count in Counter(grant.source for grant in state.turn.grants).items():
        if count > len(_promotions(state.turn.played[source].card)):
            yield f"turn.grants: the card with instance {source} gives fewer"


CHECKS: tuple[Check[State], ...] = (
    _table,
    _earlier_matches,
    _board,
    _spaces,
    _houses,
    _troops,
    _spies,
    _markers,
    _card_ids,
    _card_places,
    _card_counts,
    _market,
    _end,
    _before_the_turns,
    _waiting_hands,
    _turn,
    _grants,
)


# ---------------------------------------------------------------- helpers


def _piles(state: State) -> Iterator[tuple[str, Sequence[str]]]:
    """Yields every card outside the supply piles, by the field that holds it."""
    for seat, house in enumerate(state.houses):
        for name in ("deck", "hand", "discard", "inner_circle"):
            yield f"houses.{seat}.{name}", getattr(house, name)
    yield "market", [card for card in state.market if card is not None]
    yield "market_deck", state.market_deck
    yield "devoured", state.devoured
    yield "turn.played", [played.card for played in state.turn.played if not played.gone]


@cache
def _copies(seats: int, *decks: str) -> dict[str, int]:
    """Returns the number of copies of each card in a match (TY-SETUP-08 to TY-SETUP-13, TY-SETUP-21)."""
    supply = {*piles.RECRUITABLE_SUPPLY, *([piles.OUTCAST] if "demons" in decks else [])}
    in_match = [card for card in cards().values() if card.deck in decks or card.id in supply]
    return {card.id: card.copies for card in in_match} | {id_: seats * n for id_, n in STARTING_DECK.items()}


@cache
def _most(card: str) -> Pool:
    """Returns the most Power and Influence that playing a card can give."""
    return most_of(cards()[card].effect)


@cache
def _promotions(card: str) -> tuple[tuple[int, bool, str, int], ...]:
    """Returns the promotions that a card can queue."""
    return tuple(
        (step.times, step.up_to, step.filter, step.then_vp_per_inner_circle_cards)
        for step in STEPS.within(cards()[card].effect)
        if isinstance(step, PromoteAtEndOfTurn)
    )
