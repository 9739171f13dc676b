"""The board: sectors, distances, terrain, lines of fire (FZ-SETUP-15, FZ-MOVE, FZ-ATTACK-30 to FZ-ATTACK-35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import Board, Line, Point, board
from engine.games.fireteam_zero.model.pieces import MISSIONS, Terrain

EVERY_BOARD = pytest.mark.parametrize("mission", MISSIONS)


def drawn(rows: Sequence[str], lines: Sequence[Line] = ()) -> Board:
    """Returns a plain board with these locations and solid lines."""
    cells = {f"{'ABCDEF'[x]}{y + 1}": (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    ground: dict[str, frozenset[Terrain]] = {
        name: frozenset({"impassable"}) if rows[y][x] == "#" else frozenset() for name, (x, y) in cells.items()
    }
    return Board(cells, ground, tuple(lines), ())


@pytest.mark.rule("FZ-SETUP-15")
@EVERY_BOARD
def test_sectors_of_a_mission_lie_as_its_briefing_shows(mission: str) -> None:
    """Each covers three by three locations; columns have letters, rows numbers, from the north-west."""
    found = board(mission)
    cells = [
        (x + right, y + down)
        for y, x, _ in content().missions[mission].sectors
        for right in (0, 1, 2)
        for down in (0, 1, 2)
    ]
    assert sorted(found.cells.values()) == sorted(cells)
    assert all(name == f"{'ABCDEFGHIJKL'[x]}{y + 1}" for name, (x, y) in found.cells.items())


@pytest.mark.rule("FZ-SETUP-15")
def test_turned_sector_turns_its_ground_lines_and_spawn_places() -> None:
    """Pine Wood (4A) is rotated by 90 degrees in the south-east of River Crossing: its west column becomes its north
    row. Drawn north up it has `.ff`, `..#`, `f..`, spawn places A1, B2 and C3."""
    found = board("river_crossing")
    ground = {"f": {"difficult", "cover"}, "#": {"impassable"}, ".": set()}
    turned = ["f..", "..f", ".#f"]
    assert all(found.terrain[f"{'DEF'[x]}{y + 4}"] == ground[turned[y][x]] for x in range(3) for y in range(3))
    assert set(found.spawn) >= {"F4", "E5", "D6"}


@pytest.mark.rule("FZ-SETUP-15", "FZ-ATTACK-30")
def test_turned_sector_turns_its_solid_lines() -> None:
    """The Gallery (6A) has a line on the south side of its north-east location; turned by a quarter clockwise it is the
    west side of the south-east one."""
    assert content().faces["6A"].lines == ("C1S",)
    assert ((8, 2), (8, 3)) in board("the_long_gallery").lines


@pytest.mark.rule("FZ-MOVE-02")
def test_locations_that_touch_at_a_corner_are_adjacent() -> None:
    assert set(board("river_crossing").near["B2"]) == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}


@pytest.mark.rule("FZ-MOVE-14", "FZ-Q-06")
def test_distance_counts_impassable_locations_too() -> None:
    found = board("river_crossing")
    assert found.distance("C1", "E1") == 2 and "impassable" in found.terrain["D1"]
    assert found.distance("A1", "A1") == 0 and found.distance("A6", "F1") == 5


@pytest.mark.rule("FZ-Q-05", "FZ-TERRAIN-04", "FZ-TERRAIN-05")
@EVERY_BOARD
def test_no_step_leads_onto_impassable_ground(mission: str) -> None:
    """So a way may be longer than the distance."""
    found = board(mission)
    assert not {there for near in found.walk.values() for there in near if "impassable" in found.terrain[there]}
    way = drawn(["...", ".##", "..."])
    assert (way.distance("C1", "C3"), way.steps("C1", "C3")) == (2, 4)


@pytest.mark.rule("FZ-MOVE-19", "FZ-Q-25")
def test_solid_lines_affect_neither_steps_nor_distance() -> None:
    walled = drawn(["..."], [((1, 0), (1, 1))])
    assert walled.walk["A1"] == ("B1",) and walled.distance("A1", "B1") == walled.steps("A1", "B1") == 1


# ---------------------------------------------------------------- lines of fire


@pytest.mark.rule("FZ-ATTACK-30", "FZ-ATTACK-32", "FZ-ATTACK-33")
def test_line_of_fire_that_crosses_a_solid_line_is_blocked() -> None:
    walled = drawn(["...", "..."], [((1, 0), (1, 1))])
    assert not walled.can_see("A1", "B1") and not walled.can_see("B1", "A1") and not walled.can_see("A1", "C1")
    assert walled.can_see("A2", "C2") and walled.can_see("B1", "C1")


@pytest.mark.rule("FZ-ATTACK-32")
@EVERY_BOARD
def test_within_a_location_there_is_always_a_line_of_fire(mission: str) -> None:
    found = board(mission)
    assert all(found.can_see(each, each) for each in found.locations)


@pytest.mark.rule("FZ-ATTACK-33")
def test_passing_the_end_of_a_single_line_does_not_block() -> None:
    """From A1 to B2 the segment passes through the corner at the line's end."""
    assert drawn(["..", ".."], [((1, 0), (1, 1))]).can_see("A1", "B2")


@pytest.mark.rule("FZ-ATTACK-33")
@pytest.mark.parametrize("second", [((1, 1), (2, 1)), ((1, 1), (1, 2)), ((0, 1), (1, 1))])
def test_corner_in_which_two_lines_meet_blocks(second: Line) -> None:
    lines = [((1, 0), (1, 1)), second]
    assert not drawn(["..", ".."], lines).can_see("A1", "B2")
    assert not drawn(["..", ".."], lines).can_see("B1", "A2")


@pytest.mark.rule("FZ-ATTACK-31", "FZ-ATTACK-34")
def test_impassable_ground_and_places_without_a_sector_do_not_block() -> None:
    assert drawn([".#."]).can_see("A1", "C1")
    assert drawn([". ."]).can_see("A1", "C1")


@pytest.mark.rule("FZ-ATTACK-32", "FZ-ATTACK-33")
@EVERY_BOARD
def test_lines_of_fire_follow_plain_geometry(mission: str) -> None:
    """Every pair of locations of every mission, by cross products: another way to the same answer."""
    found = board(mission)
    ends = Counter(point for line in found.lines for point in line)
    for one, other in combinations(found.locations, 2):
        free = not any(_is_hit(found.cells[one], found.cells[other], line, ends) for line in found.lines)
        assert found.can_see(one, other) == found.can_see(other, one) == free, (one, other)


def _is_hit(one: Point, other: Point, line: Line, ends: Counter[Point]) -> bool:
    """True if a line blocks the segment between two centres. All lengths are in half units."""
    (ax, ay), (bx, by) = ((2 * x + 1, 2 * y + 1) for x, y in (one, other))
    (cx, cy), (dx, dy) = ((2 * x, 2 * y) for x, y in line)
    whole = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) * (1 if whole > 0 else -1)
    on_line = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) * (1 if whole > 0 else -1)
    if not 0 < along < abs(whole) or not 0 <= on_line <= abs(whole):
        return False  # parallel, too: a centre never lies on a line
    at_end = {0: line[0], abs(whole): line[1]}
    return on_line not in at_end or ends[at_end[on_line]] > 1
