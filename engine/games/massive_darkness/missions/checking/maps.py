"""Checks that the map of a Mission can be built and crossed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.massive_darkness.board.zones import SIDE, Board, build, door_id, zone_id
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.mission import MissionMap
from engine.kit.authoring import Place
from engine.kit.checking import Found


def tile_mistakes(mission: MissionMap) -> Iterator[Found]:
    """Yields faces that do not exist, and duplicate or overlapping tiles."""
    if not mission.tiles:
        yield ("tiles",), "no tile is laid", "A map has one tile or more, such as {tile: 8r, at: [0, 0]}."
    faces = content().tiles
    sides = Counter(placed.tile[:-1] for placed in mission.tiles)
    places = Counter(placed.at for placed in mission.tiles)
    for i, placed in enumerate(mission.tiles):
        if placed.tile not in faces:
            yield ("tiles", i, "tile"), f"there is no tile face `{placed.tile}`", f"Faces are {', '.join(faces)}."
        elif sides[placed.tile[:-1]] > 1:
            yield ("tiles", i, "tile"), f"tile {placed.tile[:-1]} is used twice", "Each tile has two faces; use one."
        if places[placed.at] > 1:
            yield ("tiles", i, "at"), f"two tiles lie at {list(placed.at)}", "Give each tile a place of its own."
    for i, pair in enumerate(mission.walled_joins):
        yield from _missing_tiles(mission, ("walled_joins", i), pair)
    yield from _missing_tiles(mission, ("damage_tokens",), mission.damage_tokens)


def _missing_tiles(mission: MissionMap, place: Place, tiles: Iterable[str]) -> Iterator[Found]:
    laid = [placed.tile for placed in mission.tiles]
    for tile in tiles:
        if tile not in laid:
            yield place, f"tile `{tile}` is not on this map", f"The tiles here are {', '.join(laid)}."


def zone_mistakes(mission: MissionMap) -> Iterator[Found]:
    """Yields Zones that are not on the map."""
    there = {
        zone_id(placed.at[0] * SIDE + across, placed.at[1] * SIDE + down)
        for placed in mission.tiles
        for across in range(SIDE)
        for down in range(SIDE)
    }
    far = max(there, key=lambda zone: (zone[0], int(zone[1:])))
    for place, zone in named_zones(mission):
        if zone not in there:
            yield (
                place,
                f"`{zone}` is no Zone of this map",
                f"A Zone is named by its column and row from the top left: a1 to {far}, where there is a tile.",
            )


def named_zones(mission: MissionMap) -> Iterator[tuple[Place, str]]:
    """Yields every Zone that a file names, with its position."""
    yield ("start",), mission.start
    if mission.exit:
        yield ("exit",), mission.exit
    for word in ("library", "artifact", "lair", "bridge", "no_door_card"):
        yield from (((word, i), zone) for i, zone in enumerate(getattr(mission, word)))
    for word in ("level_tokens", "pillars", "enemies"):
        yield from (((word, i, "zone"), each.zone) for i, each in enumerate(getattr(mission, word)))
    for i, door in enumerate(mission.doors):
        yield from ((("doors", i, "between"), zone) for zone in door.between)
    for i, pillar in enumerate(mission.pillars):
        yield from ((("pillars", i, "blocks"), zone) for border in pillar.blocks for zone in border)
    for i, enemy in enumerate(mission.enemies):
        yield from ((("enemies", i, "enters"), zone) for zone in enemy.enters)
    for name, pair in mission.stairs.items():
        yield from ((("stairs", name), zone) for zone in pair)
    if mission.face_down:
        yield from ((("face_down", "zones", i), zone) for i, zone in enumerate(mission.face_down.zones))
    rules = mission.rules
    yield from ((("rules", "special_rooms", i, "zone"), room.zone) for i, room in enumerate(rules.special_rooms))


def way_mistakes(mission: MissionMap) -> Iterator[Found]:
    """Yields Doors and Pillars without a passage, Doors that close nothing off, and unreachable Zones."""
    board = build(mission)
    yield from _door_mistakes(mission, board)
    yield from _pillar_mistakes(mission, board)
    lost = sorted(board.zones.keys() - _reached(board, mission.start, set()))
    if lost:
        remedy = "Turn a tile, or take the wall away with another face."
        yield ("tiles",), f"no way leads from the Start Zone to {', '.join(lost)}", remedy


def _door_mistakes(mission: MissionMap, board: Board) -> Iterator[Found]:
    shut = {door_id(*door.between) for door in mission.doors if door.state != "open"}
    counted = Counter(door_id(*door.between) for door in mission.doors)
    for i, door in enumerate(mission.doors):
        place, (one, other) = ("doors", i, "between"), door.between
        if other not in board.passages[one]:
            yield place, f"no way leads from {one} to {other}", "A Door stands between two Zones without a wall."
        elif counted[door_id(one, other)] > 1:
            yield place, f"two Doors stand between {one} and {other}", "Keep one of them."
        elif door.state == "closed" and not door.gate and other in _reached(board, one, shut):
            yield (
                place,
                f"the closed Door between {one} and {other} shuts nothing off: a way leads around it without a Door",
                "Put it elsewhere, or write `gate: true` if it is meant so.",
            )


def _pillar_mistakes(mission: MissionMap, board: Board) -> Iterator[Found]:
    for i, pillar in enumerate(mission.pillars):
        for one, other in pillar.blocks:
            if pillar.zone not in (one, other) or other not in board.passages[one]:
                remedy = f"Name two Zones with a way between them, one of them {pillar.zone}."
                yield ("pillars", i, "blocks"), f"a Pillar in {pillar.zone} cannot block {one}-{other}", remedy


def _reached(board: Board, start: str, shut: set[str]) -> set[str]:
    """Returns the Zones reachable past these Doors, including by Stairs."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        ways = [there for there, door in board.passages[here].items() if door not in shut]
        ways += [board.stairs[here]] if here in board.stairs else []
        waiting += [there for there in ways if there not in found]
        found.update(ways)
    return found
