"""Uses of one Activate: the clan's ability, a room, a portal, the scenario (KH-ACT-ACTIVATE, KH-ROOM)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from engine.games.keep_the_heroes_out.cards import basic
from engine.games.keep_the_heroes_out.cards.carrying_out import Acting, Way, as_part_of, declare, ways
from engine.games.keep_the_heroes_out.cards.loot import of_category, take_from_row
from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.notation import Activate, Combo, Gain, Place, PutTrap, Spend
from engine.games.keep_the_heroes_out.model.pieces import BUILDER, LABORATORY
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.games.keep_the_heroes_out.turns.building import ways_to_build
from engine.games.keep_the_heroes_out.turns.laboratory import ways_to_experiment
from engine.table import Option, Table, Text

ACTIVATE = "activate"


def ways_to_activate(state: State, acting: Acting, action: Activate) -> Iterator[Option]:
    """Offers everything that one Activate may be used for (KH-ACT-ACTIVATE-01)."""
    yield from _by_ability(state, acting)
    for room in acting.rooms:
        yield from _by_room(state, room)
        if state.rooms[room].portal == "incomplete":
            yield _complete_option(room)
    for activation, room in scenario().activations(state, acting.player):
        yield _scenario_option(activation, room)


# ---------------------------------------------------------------- abilities and portals


def _by_ability(state: State, acting: Acting) -> Iterator[Option]:
    """Offers the clan's special ability (KH-CLAN)."""
    for option in ways(state, acting, content().clans[state.players[acting.player].clan].ability):
        way: Way = option.value
        yield as_part_of(option, "ability", Way(ACTIVATE, way.do, way.args), "way-ability", ACTIVATE)


@cache
def _complete_option(room: str) -> Option:
    text = Text("way-complete", room=room)
    way = Way(ACTIVATE, basic.open_portal, (room,))
    return Option(f"complete:{room}", text, way, group=ACTIVATE, places=(room,))


# ---------------------------------------------------------------- rooms


def _by_room(state: State, room: str) -> Iterator[Option]:
    """Offers the action of a room with one of the player's monsters (KH-ACT-ACTIVATE-02, KH-ROOM-02 to KH-ROOM-10)."""
    if room in SPECIAL:
        yield from SPECIAL[room](state)
    match content().rooms[room].action:
        case Place(resource):
            if state.supply[resource]:
                yield _put_option(room, resource)
        case PutTrap():
            if state.supply[TRAP]:
                yield _put_option(room, TRAP)
        case Combo(Spend(cost), (Gain(category),)):
            if cost in state.rooms[room].tokens:
                for place, card in of_category(state, category):
                    yield _loot_option(room, cost, card, place)


SPECIAL: Mapping[str, Callable[[State], Iterator[Option]]] = {LABORATORY: ways_to_experiment, BUILDER: ways_to_build}


@cache
def _put_option(room: str, token: str) -> Option:
    text = Text("way-room-put", room=room, token=token)
    way = Way(ACTIVATE, basic.put, (token, room))
    return Option(f"room:{room}", text, way, group=ACTIVATE, places=(room,))


@cache
def _loot_option(room: str, cost: str, card: str, place: int) -> Option:
    text = Text("way-room-loot", room=room, token=cost, card=card)
    way = Way(ACTIVATE, buy, (room, cost, place))
    return Option(f"room:{room}:{card}", text, way, group=ACTIVATE, places=(room, f"row:{place + 1}"), final="card")


async def buy(table: Table, state: State, player: int, room: str, cost: str, place: int) -> str:
    """Pays a resource of the room for a card of the row (KH-ROOM-07 to KH-ROOM-15)."""
    tokens.discard(table, state, room, cost)
    take_from_row(table, state, player, place)
    return room


# ---------------------------------------------------------------- the scenario


@cache
def _scenario_option(activation: str, room: str) -> Option:
    text = Text("way-scenario", activation=f"{activation}.do", room=room)
    way = Way(ACTIVATE, by_scenario, (activation, room))
    return Option(f"scenario:{activation}:{room}", text, way, group=ACTIVATE, places=(room,))


async def by_scenario(table: Table, state: State, player: int, activation: str, room: str) -> str:
    """Carries out an activation of the scenario, after which the game may be over (KH-SCEN-30, KH-SCEN-32)."""
    await scenario().activate(table, state, player, activation, room)
    await scenario().check_end(table, state)
    return room


declare(Activate, ways_to_activate)
