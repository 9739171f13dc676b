"""Resources, traps and portals, which come from the supply and return there (KH-PLAY-06, KH-SETUP-18)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.model.hooks import Event, scenario
from engine.games.keep_the_heroes_out.model.pieces import RESOURCES
from engine.games.keep_the_heroes_out.model.state import PORTAL, Room, State
from engine.kit.decks import put_back, take
from engine.table import Table, Text


def put(table: Table, state: State, room: str, token: str, count: int = 1, by: str = "") -> int:
    """Puts up to `count` resources or traps from the supply into a room, and returns how many there were.

    The log names the clan that does it.
    """
    taken = take(state.supply, token, count)
    if taken:
        put_back(state.rooms[room].tokens, token, taken)
        who = {"by": by} if by else {}
        table.tell(Text("tokens-placed", token=token, count=taken, room=room, **who))
    return taken


def discard(table: Table, state: State, room: str, token: str, count: int = 1) -> int:
    """Returns up to `count` resources or traps from a room to the supply, and returns how many there were."""
    taken = pick_up(state.rooms[room], token, count)
    if taken:
        put_back(state.supply, token, taken)
        table.tell(Text("tokens-lost", token=token, count=taken, room=room))
    return taken


def pick_up(room: Room, token: str, count: int = 1) -> int:
    """Takes up to `count` tokens out of a room."""
    taken = take(room.tokens, token, count)
    if room.tokens.get(token) == 0:
        del room.tokens[token]
    return taken


def resources(room: Room) -> int:
    """Returns the number of resource tokens in a room."""
    return sum(room.tokens.get(each, 0) for each in RESOURCES)


# ---------------------------------------------------------------- portals


def can_open_portal(state: State, room: str) -> bool:
    """True if a portal can be turned or put there (KH-PORTAL-07, KH-PLAY-06)."""
    portal = state.rooms[room].portal
    return portal == "incomplete" or (portal is None and state.supply[PORTAL] > 0)


async def open_portal(table: Table, state: State, room: str) -> bool:
    """Turns the incomplete portal of a room, or puts a completed one from the supply. Returns False if it could not
    (KH-ACT-PORTAL, KH-PORTAL-07)."""
    if not can_open_portal(state, room):
        return False
    there = state.rooms[room]
    turned = there.portal is not None
    if not turned:
        take(state.supply, PORTAL)
    there.portal = "completed"
    table.tell(Text("portal-completed" if turned else "portal-opened", room=room))
    if turned:
        await scenario().happen(table, state, "portal_completed", Event(room))
    return True


def close_portal(table: Table, state: State, room: str) -> None:
    """Turns a completed portal back to its incomplete side (KH-PORTAL-06)."""
    state.rooms[room].portal = "incomplete"
    table.tell(Text("portal-closed", room=room))
