"""The board fits its room, as a whole and cropped to where something may be chosen."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.board import board_of, neighbours
from engine.games.massive_darkness.content import MISSIONS
from renders.massive_darkness.map import room_of
from renders.massive_darkness.plan import RIM, Plan, plan_of, stage_zones
from renders.picture import Scene
from tests.renders.massive_darkness.tables import fought, job, table

READABLE = 140  # px of a Zone in which two figures of 28 px stand beside each other


def shown(plan: Plan, zone: str) -> bool:
    """Whether a whole Zone is in the view."""
    x, y = plan.corner(zone)
    return x >= 0 and x + plan.cell <= plan.wide and y >= 0 and y + plan.cell <= plan.high


@pytest.mark.parametrize("after_attack", [False, True])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_board_fits_as_a_whole(mission: str, after_attack: bool) -> None:
    state = fought(table(mission)) if after_attack else table(mission)
    room = room_of(state)
    plan = plan_of(Scene(job("board", state)), room)
    assert all(shown(plan, zone) for zone in plan.zones)
    assert room[0] <= plan.x and plan.x + plan.wide <= room[0] + room[2]
    assert room[1] <= plan.y and plan.y + plan.high <= room[1] + room[3]
    assert plan.cell >= 90


@pytest.mark.parametrize("mission", MISSIONS)
def test_choices_are_shown_large_with_whoever_makes_them(mission: str) -> None:
    """Wherever a Hero stands, the Zones one step away are whole in the view, and each is large."""
    for zone in board_of(mission).zones:
        state = fought(table(mission, zones=[zone] * 4))
        here = [each for each in neighbours(state, zone) if each in stage_zones(state)]
        plan = plan_of(Scene(job("board", state, badges=frozenset(here))), room_of(state))
        assert all(shown(plan, each) for each in [zone, *here]), zone
        assert not here or plan.cell >= READABLE, zone


def test_choices_far_apart_are_shown_on_the_whole_board() -> None:
    state = table("m07", zones=["a1"] * 4)
    plan = plan_of(Scene(job("board", state, badges=frozenset({"i6"}))), room_of(state))
    assert (plan.wide - 2 * RIM) // plan.cell == 9


def test_zones_lie_in_rows_and_columns_without_overlap() -> None:
    state = table("m07")
    plan = plan_of(Scene(job("board", state)), room_of(state))
    corners = [plan.corner(zone) for zone in plan.zones]
    assert len(set(corners)) == len(corners) == 63
    assert all((x - RIM) % plan.cell == 0 and (y - RIM) % plan.cell == 0 for x, y in corners)


@pytest.mark.parametrize(("zone", "rows"), [("e2", {0, 1, 2}), ("b9", {6, 7, 8}), ("a14", {12, 13, 14})])
def test_of_the_tenth_mission_only_the_stage_of_the_active_hero_is_shown(zone: str, rows: set[int]) -> None:
    state = table("m10", zones=[zone, "a1", "a1", "a1"])
    assert {each.row for each in stage_zones(state).values()} == rows


def test_a_dead_hero_leaves_the_furthest_stage_in_sight() -> None:
    state = table("m10", zones=["b1", "d9", "a1", "a1"])
    state.heroes[0].life = 0
    assert {each.stage for each in stage_zones(state).values()} == {2}
