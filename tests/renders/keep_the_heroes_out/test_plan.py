"""The dungeon's plan: whole, filling its picture, with rooms that are large on a phone and grow with their
contents."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.keep_the_heroes_out.model.state import Room, State
from renders.keep_the_heroes_out.board.board import Layout, laid_out
from renders.keep_the_heroes_out.board.inside import LEVELS
from renders.keep_the_heroes_out.style.plan import Box, Plan
from renders.scene import Scene
from tests.renders.keep_the_heroes_out.tables import crowded, fill, job, table

PHONE = 390  # points
LOOKS = ["usual", "large"]


def layout(state: State, look: str = "usual") -> Layout:
    """The plan of everything."""
    return laid_out(Scene(job("board", state, look=look)))


def apart(one: Box, other: Box) -> bool:
    """True if two boxes share no point."""
    (x, y, wide, high), (other_x, other_y, other_wide, other_high) = one, other
    return x + wide <= other_x or other_x + other_wide <= x or y + high <= other_y or other_y + other_high <= y


def wing(columns: int, rows: int) -> State:
    """Returns a dungeon with this number of columns and rows, as after building outside."""
    state = table("new_wing")
    state.rooms["forge"] = Room(columns - 1, 0)
    state.rooms["graveyard"] = Room(0, rows - 1 if rows > 3 else 0)
    return state


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_dungeon_is_whole_and_fills_its_picture(scenario: str, look: str) -> None:
    """No room touches another or the words, and nothing but a margin is left at the right and at the foot."""
    for clans in (1, 4, 6):
        filled(layout(table(scenario, clans), look).plan, look)


def filled(found: Plan, look: str) -> None:
    """Asserts that."""
    wide, high = found.size
    boxes = [*found.boxes.values(), found.words]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(x >= 0 and y >= 0 and x + w <= wide and y + h <= high for x, y, w, h in boxes)
    assert max(x + w for x, _, w, _ in boxes) >= wide - 40
    assert max(y + h for _, y, _, h in boxes) >= high - 60
    assert wide <= 1600
    assert high <= (1.7 if look == "large" else 1.25) * wide


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rooms_are_large_on_a_phone(scenario: str, look: str) -> None:
    found = layout(table(scenario, 6), look).plan
    assert min(w for _, _, w, _ in found.boxes.values()) * PHONE / found.size[0] >= (68 if look == "large" else 60)


@pytest.mark.parametrize(("columns", "rows"), [(3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (5, 4), (6, 3), (7, 3)])
def test_dungeons_that_are_built_on_outside_stay_whole(columns: int, rows: int) -> None:
    found = layout(wing(columns, rows)).plan
    assert all(apart(one, other) for one, other in combinations([*found.boxes.values(), found.words], 2))
    assert min(w for _, _, w, _ in found.boxes.values()) * PHONE / found.size[0] >= (50 if columns <= 5 else 40)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_map_grows_before_the_pieces_shrink(scenario: str) -> None:
    """A room with everything in it is higher than before, and its pieces are as large as ever."""
    empty, full = table(scenario, 4), table(scenario, 4)
    fill(full, "workshop")
    before, after = layout(empty), layout(full)
    assert after.level == LEVELS[0]
    share = [each.plan.box("workshop")[3] / each.plan.size[0] for each in (before, after)]
    assert share[1] > share[0]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_room_contents_stay_inside(scenario: str) -> None:
    for state in (crowded(scenario), crowded(scenario, 2)):
        found = layout(state)
        for room, (_, _, wide, high) in found.plan.boxes.items():
            assert found.inside[room].high(wide, found.level) <= high
