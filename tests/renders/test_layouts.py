"""Nothing on any of the four boards touches anything else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from engine.games.tyrants.model import content
from renders.canvas.lettering import SMALLEST, fit
from renders.tyrants.layouts import Board, along, board_of, boards, distance, length
from tests.renders.tables import SECTIONS


@pytest.fixture(params=[*SECTIONS, *(f"{name}, large" for name in SECTIONS)])
def board(request: pytest.FixtureRequest) -> Board:
    """Each of the four boards, as usual and for large labels."""
    name, _, large = request.param.partition(", ")
    return board_of(SECTIONS[name], bool(large))


def ring(board: Board) -> int:
    """The radius of what is seen of a route space."""
    return board.scaled(board.measures.step - 3)


def test_there_is_a_board_for_every_number_of_players_and_for_large_labels() -> None:
    assert set(boards()) == {(frozenset(each), large) for each in SECTIONS.values() for large in (False, True)}


def test_every_place_is_on_the_board(board: Board) -> None:
    sites = {site.id for site in content.board().sites if site.section in board.layout.sections}
    spaces = {
        route.place(i)
        for route in content.board().routes
        if route.section in board.layout.sections
        for i in range(len(route.spaces))
    }
    assert set(board.plates) == sites
    assert set(board.route_spaces) == spaces


def test_fewer_play_the_larger_the_pieces() -> None:
    two, west, east, four = (board_of(sections).layout.scale for sections in SECTIONS.values())
    assert two > max(west, east) >= min(west, east) > four == 1


def test_plates_do_not_touch(board: Board) -> None:
    for (a, p), (b, q) in combinations(board.plates.items(), 2):
        beside = p.box[2] + 8 <= q.box[0] or q.box[2] + 8 <= p.box[0]
        above = p.box[3] + 8 <= q.box[1] or q.box[3] + 8 <= p.box[1]
        assert beside or above, (a, b)


def test_plates_lie_on_the_map(board: Board) -> None:
    """Spies look over the upper edge, and control pieces over the left one."""
    edges = board.measures.map
    for site, plate in board.plates.items():
        left, top, right, bottom = plate.box
        inside = left >= edges[0] + 18 and top >= edges[1] + 38 and right <= edges[2] - 6 and bottom <= edges[3] - 6
        assert inside, (site, plate.box)


def test_route_spaces_do_not_touch(board: Board) -> None:
    for (a, p), (b, q) in combinations(board.route_spaces.items(), 2):
        assert math.dist(p, q) >= 2 * ring(board), (a, b, math.dist(p, q))


def test_route_spaces_do_not_touch_plates(board: Board) -> None:
    for place, spot in board.route_spaces.items():
        for site, plate in board.plates.items():
            assert distance(spot, plate.box) >= ring(board) - 3, (place, site)


def test_control_markers_cover_no_route_space(board: Board) -> None:
    """The piece is on the upper left corner of the plate, the crown above it."""
    for site, plate in board.plates.items():
        left, top, _, _ = plate.box
        for place, spot in board.route_spaces.items():
            for y in (top + board.scaled(15), top - board.scaled(14)):
                assert math.dist(spot, (left + 2, y)) >= board.scaled(30), (site, place)


def test_control_markers_cover_no_other_plate(board: Board) -> None:
    for site, plate in board.plates.items():
        left, top, _, _ = plate.box
        for other, (x0, y0, x1, y1) in ((other, each.box) for other, each in board.plates.items() if other != site):
            beside = x1 <= left - board.scaled(18) or x0 >= left + board.scaled(19)
            assert beside or y1 <= top - board.scaled(31) or y0 >= top + board.scaled(32), (site, other)


def test_two_spies_can_look_over_every_plate(board: Board) -> None:
    """No other plate covers their hoods, at their end of the upper edge."""
    for site, plate in board.plates.items():
        left, top, right, _ = plate.box
        at_right = site in board.spies_right
        hoods = (
            (right - board.scaled(112), right - board.scaled(16)) if at_right else (left + 16, left + board.scaled(112))
        )
        for other, (x0, _, x1, bottom) in ((other, each.box) for other, each in board.plates.items() if other != site):
            beside = x1 <= hoods[0] or x0 >= hoods[1]
            assert beside or bottom > top or bottom <= top - board.scaled(37), (site, other, top - bottom)


def test_routes_pass_by_the_plates_of_other_sites(board: Board) -> None:
    for route in board.routes:
        for site, plate in board.plates.items():
            if site not in (route.a, route.b):
                nearest = min(distance(point, plate.box) for point in points(board.way(route)))
                assert nearest >= 8, (route.a, route.b, site, nearest)


def test_routes_do_not_cross(board: Board) -> None:
    for one, other in combinations(board.routes, 2):
        if not {one.a, one.b} & {other.a, other.b}:
            for leg in pairwise(board.way(one)):
                assert not any(crosses(leg, each) for each in pairwise(board.way(other))), (
                    one.a,
                    one.b,
                    other.a,
                    other.b,
                )


def test_troops_and_number_lie_side_by_side_on_their_plate(board: Board) -> None:
    for site, plate in board.plates.items():
        left, _, right, bottom = plate.box
        number = [] if board.measures.foot else [plate.number[0]]
        xs = [*number, *(x for x, _ in plate.slots)]
        assert len(plate.slots) == board.sites[site].spaces
        assert left < xs[0] and xs[-1] + board.scaled(board.measures.hole) <= right
        assert all(b - a >= 2 * board.scaled(board.measures.hole) for a, b in pairwise(xs)), site
        assert all(bottom - board.scaled(90) < y < bottom for _, y in plate.slots)


def test_names_fit_their_plates_uncut_in_every_language(board: Board) -> None:
    for site, plate in board.plates.items():
        for locale, name in board.sites[site].name.items():
            room = plate.size[0] - board.scaled(board.measures.vp)
            fitted = fit(name, board.scaled(board.measures.name), room, "bold", lines=plate.lines)
            assert " ".join(fitted.lines) == name, (site, locale)
            assert fitted.px >= SMALLEST


def points(way: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points along a line, at most ten px apart."""
    count = max(2, math.ceil(length(way) / 10))
    return (along(way, i / count) for i in range(count + 1))


def crosses(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    """True if two segments cross."""
    (p, q), (r, s) = one, other
    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """The side of the line a, b on which the point c is."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
