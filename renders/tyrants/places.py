"""The picture of one place of the map, enlarged with its surroundings, and its alt text.

See docs/behaviour.md#alt-text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import WHITE, State
from engine.table import Seat, Text
from renders.close_up import Box, frame
from renders.scene import Scene
from renders.tyrants.layouts import Board, board_of
from renders.tyrants.look import canvas
from renders.tyrants.map import control

AIR = 24  # px around the visible part, on the four-player map


def part(scene: Scene) -> Box:
    """Returns the box of the place and its neighbours; without a place, the whole map."""
    board, place = board_of(scene.view.sections, scene.large), scene.job.place
    shown = [place, *_spaces_beside(board, place)] if place else list(board.plates)
    boxes = [_box(board, each) for each in shown]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return _on_map(frame((min(lefts), min(tops), max(rights), max(bottoms)), canvas(scene)), board)


def _on_map(part: Box, board: Board) -> Box:
    """Moves the box up or down so that it covers only the map, if it is not higher than the map."""
    left, top, right, bottom = part
    _, first, _, last = board.measures.map
    down = max(0.0, first - top) or min(0.0, last - bottom)
    return (left, top + down, right, bottom + down) if bottom - top <= last - first else part


def _box(board: Board, place: str) -> Box:
    air = board.scaled(AIR)
    if place in board.plates:
        left, top, right, bottom = board.plates[place].box
        return left - air, top - 2 * air, right + air, bottom + 2 * air
    x, y = board.route_spaces[place]
    return x - 2 * air, y - 2 * air, x + 2 * air, y + 2 * air


def _spaces_beside(board: Board, place: str) -> list[str]:
    """Returns the spaces of the routes to this site; for a route space, those of its route and the sites at its
    ends."""
    found: list[str] = []
    for route in board.routes:
        spaces = [route.place(index) for index in range(len(route.spaces))]
        if place in (route.a, route.b):
            found += spaces
        elif place in spaces:
            found += [*spaces, route.a, route.b]
    return found


def words(scene: Scene) -> Sequence[Text]:
    """Describes the place's pieces, free spaces, controller and routes."""
    state, place = scene.view, scene.job.place
    if place is None:
        return []
    board = board_of(state.sections)
    said = [_troops(state, place)]
    if place in board.plates:
        if state.spies[place]:
            said.append(Text("picture-alt-spies", seats=tuple(Seat(spy) for spy in state.spies[place])))
        said.append(_control(state, place))
    return [*said, Text("picture-alt-routes", places=tuple(_ends(board, place)))]


def _troops(state: State, place: str) -> Text:
    spaces = state.troops[place]
    counts = Counter(owner for owner in spaces if owner is not None)
    free = spaces.count(None)
    if not counts:
        return Text("picture-alt-place-empty", place=place, spaces=len(spaces))
    held = tuple(_count(owner, count) for owner, count in sorted(counts.items()))
    return Text("picture-alt-place", place=place, spaces=len(spaces), troops=held, free=free)


def _count(owner: int, count: int) -> Text:
    if owner == WHITE:
        return Text("picture-alt-white", count=count)
    return Text("picture-alt-troops", seat=Seat(owner), count=count)


def _control(state: State, site: str) -> Text:
    owner, total = control(state, site)
    if owner is None:
        return Text("picture-alt-no-control")
    return Text("picture-alt-total-control" if total else "picture-alt-control", seat=Seat(owner))


def _ends(board: Board, place: str) -> list[str]:
    """Returns the numbers of the sites at the other ends of its routes."""
    ends = set()
    for route in board.routes:
        spaces = [route.place(index) for index in range(len(route.spaces))]
        if place in (route.a, route.b, *spaces):
            ends |= {route.a, route.b} - {place}
    return sorted(ends, key=content.numbers().__getitem__)
