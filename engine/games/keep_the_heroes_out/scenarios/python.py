"""Functions for rules that the language of scenarios cannot express, by their names in the files (KH-SCEN-36)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from engine.games.keep_the_heroes_out.model.layout import can_turn, dungeon, turn
from engine.games.keep_the_heroes_out.model.pieces import VAULT, WORKSHOP
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.model.vocabulary import Python
from engine.table import Option, Table, Text


@dataclass(frozen=True, slots=True)
class Function:
    """A named step: its effect, and whether it could do anything now."""

    act: Callable[[Table, State], Awaitable[None]]
    possible: Callable[[State], bool]


async def turn_room(table: Table, state: State) -> None:
    """Rotates a random room other than the Vault a quarter clockwise with everything in it, unless that would cut a
    room off; no other is tried."""
    room = await table.pick_at_random("scenario.turn", [each for each in state.rooms if each != VAULT])
    if can_turn(state, room):
        turn(state, room)
        table.tell(Text("room-turned", room=room))
    else:
        table.tell(Text("room-stuck", room=room))


async def turn_neighbour(table: Table, state: State) -> None:
    """Asks the active player for a room beside the Workshop to rotate. Rooms that cannot rotate are not offered,
    because nothing would happen."""
    options = [Option(each, Text("choose-room", room=each), each, places=(each,)) for each in _neighbours(state)]
    if options:
        room = await table.ask(state.player.seat, "scenario.turn_neighbour", options)
        turn(state, room)
        table.tell(Text("room-turned", room=room))


def _neighbours(state: State) -> list[str]:
    beside = dungeon(state).touching.get(WORKSHOP, ())
    return [room for room in beside if room != VAULT and can_turn(state, room)]


FUNCTIONS: Mapping[Python, Function] = {
    "turn_room": Function(turn_room, lambda state: True),
    "turn_neighbour": Function(turn_neighbour, lambda state: bool(_neighbours(state))),
}
