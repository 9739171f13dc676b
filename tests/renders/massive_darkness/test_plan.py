"""Placement of the map: Zones as large as promised, the action in the window, and space for everyone."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.board.zones import board_of, distances, neighbours
from engine.games.massive_darkness.model.content import MISSIONS
from renders.canvas.grid import RIM
from renders.massive_darkness.board.plan import Plan, extent, plan_of_stage, stage_zones
from renders.massive_darkness.board.window import planned
from renders.scene import Scene
from tests.renders.massive_darkness.tables import job, mob, table

HEROES = range(1, 7)
ON_6_BY_6, ON_ANY = 170, 130  # px of a Zone at least, on a picture 1600 px wide
IN_A_WINDOW = 200


def shown(plan: Plan, zone: str) -> bool:
    """True if a whole Zone is in the view."""
    x, y = plan.corner(zone)
    return x >= 0 and x + plan.cell <= plan.wide and y >= 0 and y + plan.cell <= plan.high


@pytest.mark.parametrize("look", ["usual", "contrast", "large"])
@pytest.mark.parametrize("heroes", HEROES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_map_is_shown_whole_with_large_zones(mission: str, heroes: int, look: str) -> None:
    layout, plan = plan_of_stage(Scene(job("board", table(mission, heroes), look=look)))
    wide, high = layout.size
    least = ON_6_BY_6 if max(extent(plan.zones)) <= 6 else ON_ANY
    assert plan.cell * 1600 / wide >= least
    assert wide <= 1600
    assert high <= (1.51 if look == "large" else 1.26) * wide
    assert all(shown(plan, zone) for zone in plan.zones)
    assert plan.x >= 0
    assert plan.x + plan.wide <= wide
    assert plan.y + plan.high <= high


@pytest.mark.parametrize("mission", MISSIONS)
def test_words_and_map_do_not_touch(mission: str) -> None:
    for heroes in HEROES:
        layout, plan = plan_of_stage(Scene(job("board", table(mission, heroes))))
        x, y, wide, high = layout.words
        assert x >= plan.x + plan.wide or y >= plan.y + plan.high
        assert x + wide <= layout.size[0]
        assert y + high <= layout.size[1]


def test_window_is_closer_in_a_fight_if_it_still_holds_the_enemies_around() -> None:
    state = table(zones=["a1"] * 4)
    state.enemies = [mob(1, "a1")]
    alone = planned(Scene(job("asked", state, seat=0, badges=frozenset(["a1"]))))
    far = max((steps, zone) for zone, steps in distances(state, "a1").items() if steps <= 3)[1]
    state.enemies.append(mob(2, far))
    around = planned(Scene(job("asked", state, seat=0, badges=frozenset(["a1"]))))
    assert alone.span[2:] == (4, 3)
    assert far in around.shown


@pytest.mark.parametrize("look", ["usual", "large"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_asked_player_sees_enlarged_choices_around_hero(mission: str, look: str) -> None:
    for zone in board_of(mission).zones:
        state = table(mission, zones=[zone] * 4)
        here = [each for each in neighbours(state, zone) if each in stage_zones(state)]
        plan = planned(Scene(job("asked", state, seat=0, badges=frozenset(here), look=look)))
        assert {zone, *here} <= plan.shown.keys()
        assert all(shown(plan, each) for each in plan.shown)
        assert plan.cell >= IN_A_WINDOW
        assert plan.span[2] <= 5
        assert plan.span[3] <= 4


def test_window_moves_minimally_and_grows_for_distant_choices() -> None:
    """In Mission 7, of 9 x 9 Zones, from the upper left corner."""
    state = table("m07", zones=["a1"] * 4)

    def span(*badges: str) -> tuple[int, int, int, int]:
        return planned(Scene(job("asked", state, seat=0, badges=frozenset(badges)))).span

    assert span() == (0, 0, 5, 4)
    assert span("e1") == (0, 0, 5, 4)
    assert span("f1") == (0, 0, 6, 5)
    state.heroes[0].zone = "e3"
    assert span() == (2, 0, 5, 4)
    assert span("c6") == (2, 2, 5, 4)
    assert span("i3") == (4, 0, 5, 4)


def test_choices_too_far_apart_are_shown_on_the_whole_map() -> None:
    state = table("m07", zones=["a1"] * 4)
    assert planned(Scene(job("asked", state, seat=0, badges=frozenset({"i6"})))).span == (0, 0, 9, 9)


def test_zones_lie_in_rows_and_columns_without_overlap() -> None:
    plan = plan_of_stage(Scene(job("board", table("m07"))))[1]
    corners = [plan.corner(zone) for zone in plan.zones]
    assert len(set(corners)) == len(corners) == 63
    assert all((x - RIM) % plan.cell == 0 and (y - RIM) % plan.cell == 0 for x, y in corners)


def test_text_uses_holes_of_the_map() -> None:
    """Mission 9 has no Zones in A4 to C6."""
    plan = plan_of_stage(Scene(job("board", table("m09"))))[1]
    (x, y, wide, high), *others = plan.hole
    assert not others
    assert (x // plan.cell, wide // plan.cell, high // plan.cell) == (0, 2, 2)
    for zone in plan.zones:
        left, top = plan.corner(zone)
        left, top = left + plan.x, top + plan.y
        assert not (left < x + wide and left + plan.cell > x and top < y + high and top + plan.cell > y)


@pytest.mark.parametrize(("zone", "rows"), [("e2", {0, 1, 2}), ("b9", {6, 7, 8}), ("a14", {12, 13, 14})])
def test_tenth_mission_shows_only_active_heros_stage(zone: str, rows: set[int]) -> None:
    state = table("m10", zones=[zone, "a1", "a1", "a1"])
    assert {each.row for each in stage_zones(state).values()} == rows


def test_dead_hero_leaves_the_furthest_stage_in_sight() -> None:
    state = table("m10", zones=["b1", "d9", "a1", "a1"])
    state.heroes[0].life = 0
    assert {each.stage for each in stage_zones(state).values()} == {2}
