"""Distances, shortest ways with their ties, turned tiles, and lines of sight."""

from __future__ import annotations

import pytest

from engine.kit.maps import DIRECTIONS, distances, first_steps, lines_of_sight, linked, passages, shortest_ways, turned

# a-b-c   a round of four, with a tail of two and one place apart
# |   |
# d---e-f-g    h
ROUND = linked("abcdefgh", ["abc", "cefg", "ade"])


def test_places_in_a_chain_lead_to_each_other() -> None:
    assert ROUND["e"] == ("c", "f", "d")
    assert ROUND["h"] == ()
    assert all(here in ROUND[there] for here, near in ROUND.items() for there in near)


def test_distances_follow_shortest_paths() -> None:
    assert distances(ROUND, "a") == {"a": 0, "b": 1, "d": 1, "c": 2, "e": 2, "f": 3, "g": 4}


def test_all_first_steps_of_ways_that_tie() -> None:
    loop = linked("abcd", ["abcda"])
    assert first_steps(loop, "a", distances(loop, "c")) == ("b", "d")
    assert first_steps(ROUND, "a", distances(ROUND, "g")) == ("d",)


def test_no_first_step_leads_to_the_own_place_or_an_unreachable_one() -> None:
    assert first_steps(ROUND, "a", distances(ROUND, "a")) == ()
    assert first_steps(ROUND, "a", distances(ROUND, "h")) == ()


def test_all_shortest_ways_up_to_a_number_of_steps() -> None:
    loop = linked("abcd", ["abcda"])
    assert shortest_ways(loop.__getitem__, "a", 1) == {"b": [("b",)], "d": [("d",)]}
    assert shortest_ways(loop.__getitem__, "a", 3)["c"] == [("b", "c"), ("d", "c")]


def test_no_path_passes_a_holder() -> None:
    held = shortest_ways(lambda place: () if place == "e" else ROUND[place], "d", 5)
    assert list(held) == ["a", "e", "b", "c"]


@pytest.mark.parametrize(
    ("degrees", "rows"),
    [
        (0, ["ab", "cd", "ef"]),
        (90, ["eca", "fdb"]),
        (180, ["fe", "dc", "ba"]),
        (270, ["bdf", "ace"]),
        (450, ["eca", "fdb"]),
    ],
)
def test_drawing_is_turned_clockwise(degrees: int, rows: list[str]) -> None:
    assert turned(["ab", "cd", "ef"], degrees) == rows


def test_cells_lead_to_each_other_where_both_sides_are_open() -> None:
    north, east, south, west = DIRECTIONS
    # A B
    # C      A is open to the east and south, B to the west, C only to the east
    found = passages({(0, 0): {east, south}, (1, 0): {west, north}, (0, 1): {east}})
    assert found == {(0, 0): ((1, 0),), (1, 0): ((0, 0),), (0, 1): ()}


def test_cell_leads_north_first_and_then_clockwise() -> None:
    every = {(column, row): DIRECTIONS for column in range(3) for row in range(3)}
    assert passages(every)[1, 1] == ((1, 0), (2, 1), (1, 2), (0, 1))


def test_lines_of_sight_are_straight_and_end_at_walls() -> None:
    cells = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (0, 1), "e": (1, 1)}
    at = {cell: place for place, cell in cells.items()}
    # a b|c
    # d e
    open_to = {"a": ["b", "d"], "b": ["a", "e"], "c": [], "d": ["a", "e"], "e": ["b", "d"]}
    assert dict(lines_of_sight(cells, at, open_to, "a")) == {"a": 0, "b": 1, "d": 1}
    far = {**open_to, "b": ["a", "c", "e"]}
    assert dict(lines_of_sight(cells, at, far, "a"))["c"] == 2
