"""Checks that the board of a mission can be laid out, and that everything on it can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import FAR, Board, put_together
from engine.games.fireteam_zero.model.mission import Mission
from engine.kit.authoring import Place
from engine.kit.checking import Found

SPAWN_TOKENS = 12


def layout_mistakes(mission: Mission) -> Iterator[Found]:
    """Rows of unequal length, and another number of sectors than the spawn tokens need (FZ-SETUP-16)."""
    for i, row in enumerate(mission.layout):
        if len(row) != len(mission.layout[0]):
            remedy = f"Write {len(mission.layout[0])} sectors as in the first row, with `null` where there is none."
            yield ("layout", i), f"this row has {len(row)} sectors", remedy
    number = len(list(mission.sectors))
    if 3 * number != SPAWN_TOKENS:
        remedy = "Lay four: each has 3 of the 12 places for spawn tokens."
        yield ("layout",), f"{number} sectors are laid", remedy


def sector_mistakes(mission: Mission) -> Iterator[Found]:
    """Faces that there are not, and tiles that are laid twice."""
    laid: Counter[str] = Counter()
    for i, row in enumerate(mission.layout):
        for j, sector in enumerate(row):
            if sector is None:
                continue
            tile = sector.face[:1]
            laid[tile] += 1
            if sector.face not in content().faces:
                remedy = f"The faces are {', '.join(content().faces)}."
                yield ("layout", i, j), f"there is no sector face `{sector.face}`", remedy
            elif laid[tile] > 1:
                wrong = f"the tile {tile} is laid {laid[tile]} times"
                yield ("layout", i, j), wrong, "A tile shows one of its two faces: lay another."


def location_mistakes(mission: Mission) -> Iterator[Found]:
    """Yields locations that the board does not have, or that cannot be entered."""
    board = put_together(mission)
    for place, location in _locations(mission):
        if location not in board.terrain:
            remedy = f"The board goes from {board.locations[0]} to {board.locations[-1]}."
            yield place, f"there is no location `{location}` on this board", remedy
        elif "impassable" in board.terrain[location]:
            yield place, f"nobody can enter the location `{location}`", "Name one that is not impassable."


def way_mistakes(mission: Mission) -> Iterator[Found]:
    """Locations to which no way leads from the start."""
    board = put_together(mission)
    for place, location in _locations(mission):
        if board.steps(mission.start, location) == FAR:
            remedy = "Turn a sector with `@90`, `@180` or `@270`, or name another location."
            yield place, f"no way leads from the start to `{location}`", remedy
    yield from _cut_off(mission, board)


def _cut_off(mission: Mission, board: Board) -> Iterator[Found]:
    lost = [each for each in board.spawn if board.steps(mission.start, each) == FAR]
    if lost:
        remedy = "Turn a sector with `@90`, `@180` or `@270`, or begin somewhere else."
        yield ("layout",), f"no way leads from the start to the spawn places {', '.join(lost)}", remedy


def _locations(mission: Mission) -> Iterator[tuple[Place, str]]:
    """Yields every location that the file names, with its position."""
    yield ("start",), mission.start
    if mission.exit is not None:
        yield ("exit",), mission.exit
    if mission.boss is not None:
        yield ("boss", "at"), mission.boss.at
    yield from ((("places", i, "at"), place.at) for i, place in enumerate(mission.places))
    for i, tokens in enumerate(mission.tokens):
        yield from ((("tokens", i, "at", j), location) for j, location in enumerate(tokens.at))
