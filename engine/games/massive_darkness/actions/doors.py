"""Doors, and the rooms behind them (MD-DOOR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.board.decks import discard, draw
from engine.games.massive_darkness.board.zones import board, chamber, doors_of, layout, other_side, tile_level
from engine.games.massive_darkness.enemies.spawn import spawn_guard
from engine.games.massive_darkness.heroes.levels import raise_level
from engine.games.massive_darkness.model.content import DoorBlock, content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State, Treasure
from engine.table import Option, Seat, Table, Text


def openable(state: State, zone: str) -> list[str]:
    """Returns the closed Doors that a Hero in this Zone may open, except special ones and those of removed tiles
    (MD-DOOR-01)."""
    return [door for door in doors_of(state, zone) if state.doors.get(door) == "closed"]


def hidden_room(state: State, door: str) -> str | None:
    """Returns the Room Zone at a closed Door whose Chamber is still unseen (MD-DOOR-05)."""
    zones = board(state).zones
    return next((zone for zone in door.split("-") if zones[zone].room and zone not in state.revealed), None)


async def open_door(table: Table, state: State, door: str, hero: Hero | None) -> None:
    """Opens a Door: the token, the Level, then the Door card (MD-DOOR-02, MD-DOOR-03). `hero` is None if the Mission
    opens it."""
    room = hidden_room(state, door)
    rooms = chamber(state, room) if room and rules_of(state).draws_door_card(state, room) else ()
    state.doors[door] = "open"
    told = Text("hero-opens", hero=Seat(hero.seat), door=door) if hero else Text("hero-door-opens", door=door)
    table.tell(told)
    await _check_level(table, state, door, hero)
    _reveal(state, door)
    if rooms:
        await _resolve_door_card(table, state, rooms)
    await rules_of(state).door_opened(table, state, door, hero)


async def _check_level(table: Table, state: State, door: str, hero: Hero | None) -> None:
    """A tile of a higher Level behind the Door raises the Current Level before the Door card is drawn (MD-LEVEL-05)."""
    behind = [other_side(door, hero.zone)] if hero else door.split("-")
    if rules_of(state).level_rises_by_tiles:
        await raise_level(table, state, max(tile_level(state, zone) or 0 for zone in behind))


def _reveal(state: State, door: str) -> None:
    """Reveals the Chambers on both sides."""
    for side in door.split("-"):
        state.revealed += [zone for zone in chamber(state, side) if zone not in state.revealed]


async def _resolve_door_card(table: Table, state: State, rooms: Sequence[str]) -> None:
    """Applies one Door card to the whole Chamber, its blocks in order. Blocks without a Room are ignored, and so are
    Rooms without a block (MD-DOOR-04, MD-DOOR-06 to MD-DOOR-09)."""
    card = await draw(table, state.decks.doors, "deck.doors")
    if card is None:
        return
    table.tell(Text("hero-door-card", hero=Seat(state.active_hero.seat), card=card))
    used: list[str] = []
    for block in content().doors[card].zones:
        zone = await _next_room(table, state, rooms, used)
        if zone is None:
            break
        used.append(zone)
        await _resolve_block(table, state, block, zone)
    discard(state, card)


async def _next_room(table: Table, state: State, rooms: Sequence[str], used: Sequence[str]) -> str | None:
    """Returns the Room at the Door, then one next to it, then one next to that, else another next to the first
    (MD-DOOR-07, MD-DOOR-10, MD-Q-23)."""
    if not used:
        return rooms[0]
    ways = layout(state).seen
    for last in reversed(used):
        following = [zone for zone in ways[last] if zone in rooms and zone not in used]
        if following:
            options = [Option(f"room:{zone}", Text("hero-room", zone=zone), zone, places=(zone,)) for zone in following]
            chosen: str = await table.ask(state.active_hero.seat, "hero.next_room", options)
            return chosen
    return None


async def _resolve_block(table: Table, state: State, block: DoorBlock, zone: str) -> None:
    """Places Guards, in the active Hero's Zone if the card is an Ambush, and Treasure tokens (MD-DOOR-11 to
    MD-DOOR-13)."""
    for _ in range(block.guards):
        await spawn_guard(table, state, state.active_hero.zone if block.at == "active_hero_zone" else zone)
    if block.tokens or block.special:
        add_treasure(state, zone, block.tokens, block.special)
        table.tell(Text("hero-treasure-found", zone=zone, normal=block.tokens, special=block.special))


def add_treasure(state: State, zone: str, normal: int, special: int) -> None:
    """Puts Treasure tokens into a Zone."""
    here = state.treasure.setdefault(zone, Treasure())
    here.normal += normal
    here.special += special


def closed_doors(state: State) -> Iterator[str]:
    """Yields all Doors that are not open."""
    return (door for door, now in state.doors.items() if now != "open")
