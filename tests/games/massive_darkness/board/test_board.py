"""Zones, Light and Shadow, lines of sight (ZONE, SHADOW, LOS)."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.board.zones import (
    SIDE,
    board,
    chamber,
    door_id,
    is_dark,
    neighbours,
    other_side,
    reach,
    sees,
    sight,
    tile_zones,
)
from engine.games.massive_darkness.enemies.targets import choose_step, choose_target
from engine.games.massive_darkness.heroes.abilities import conditions_hold
from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.state import Enemy, Hero
from tests.games.massive_darkness.position import Play, enemy, hero, position

EVERY_MISSION = pytest.mark.parametrize("mission", MISSIONS)

# ---------------------------------------------------------------- Zones


@pytest.mark.parametrize(
    "zones", [("b4", "c4"), ("c4", "b4"), ("a9", "a10"), ("a10", "a9"), ("c4", "b5"), ("b5", "c4")]
)
def test_two_zones_of_a_border_are_named_in_reading_order(zones: tuple[str, str]) -> None:
    """From left to right, row by row."""
    assert door_id(*zones) in ("b4-c4", "a9-a10", "c4-b5")


@pytest.mark.rule("MD-ZONE-01", "MD-ZONE-02")
def test_participants_are_heroes_and_enemies_and_each_side_is_allied() -> None:
    state = position(hero("b2"), hero("b2"), enemies=[enemy("g001", "b2"), enemy("g004", "c2")])
    assert all(isinstance(each, Hero) for each in state.heroes)
    assert all(isinstance(each, Enemy) for each in state.enemies)
    assert state.heroes_in("b2") == state.heroes


@EVERY_MISSION
@pytest.mark.rule("MD-ZONE-03", "MD-ZONE-04", "MD-Q-10")
def test_each_zone_belongs_to_one_tile(mission: str) -> None:
    state = position(mission=mission)
    tiles = [placed.tile for placed in content().missions[mission].tiles]
    zones = [zone for tile in tiles for zone in tile_zones(state, tile)]
    assert len(zones) == len(set(zones)) == SIDE * SIDE * len(tiles)
    assert set(zones) == set(board(state).zones)


@pytest.mark.rule("MD-ZONE-05", "MD-SHADOW-01", "MD-EX-02")
def test_zones_are_rooms_or_corridors_in_light_or_in_shadow() -> None:
    m01, m08 = position(), position(mission="m08")
    zones = board(m01).zones
    assert (zones["d6"].room, is_dark(m01, "d6")) == (True, True)
    assert (zones["a2"].room, is_dark(m01, "a2")) == (False, False)
    assert (zones["a4"].room, is_dark(m01, "a4")) == (True, False)
    assert (zones["b2"].room, is_dark(m01, "b2")) == (False, True)
    assert set(chamber(m08, "b9")) == {"b9", "c9"}


@pytest.mark.rule("MD-ZONE-06")
def test_chamber_is_all_rooms_joined_by_openings() -> None:
    state = position()
    assert set(chamber(state, "e5")) == {"e5", "e6", "d6"}
    assert set(chamber(state, "d6")) == {"e5", "e6", "d6"}
    assert chamber(state, "a2") == ()


@pytest.mark.rule("MD-ZONE-07", "MD-ZONE-08")
def test_closed_door_parts_two_chambers_and_an_open_one_joins_them() -> None:
    closed = position(mission="m08")
    assert closed.doors["b8-b9"] == "closed"
    assert chamber(closed, "b8") == ("b8",)
    joined = position(mission="m08", doors={"b8-b9": "open"})
    assert set(chamber(joined, "b8")) == set(chamber(joined, "c9")) == {"b8", "b9", "c9"}


@pytest.mark.rule("MD-ZONE-09")
def test_any_number_of_participants_share_a_zone() -> None:
    state = position(*(hero("b2") for _ in range(6)), enemies=[enemy("g001", "b2"), enemy("g002", "b2")])
    assert len(state.heroes_in("b2")) == 6
    assert len(state.enemies_in("b2")) == 2


@pytest.mark.rule("MD-ZONE-10", "MD-LOS-02", "MD-LOS-08")
def test_range_is_the_number_of_borders_along_the_line() -> None:
    assert sight(position(), "a2") == {"a2": 0, "b2": 1, "c2": 2, "d2": 3, "e2": 4}


# ---------------------------------------------------------------- Light and Shadow


@pytest.mark.rule("MD-SHADOW-02", "MD-SHADOW-03", "MD-COND-07")
def test_shadow_mode_holds_in_shadow_zones_for_heroes_and_enemies() -> None:
    ability = content().heroes["bjorn"].abilities[0]
    assert ability.condition == ("shadow_mode",)
    state = position(hero("b2"), hero("c2"), enemies=[enemy("g001", "b2"), enemy("g001", "c2")])
    assert [conditions_hold(state, each, ability) for each in state.heroes] == [True, False]
    assert [conditions_hold(state, each, ability) for each in state.enemies] == [True, False]


@pytest.mark.rule("MD-SHADOW-04", "MD-SHADOW-06")
def test_hero_in_shadow_and_out_of_sight_is_ignored() -> None:
    state = position(hero("b4", xp=16), hero("e3", xp=5), enemies=[enemy("g001", "c2")])
    assert Play(state, lambda table, state: choose_step(table, state, state.enemies[0])).value == "d2"
    state.heroes[0].zone = "b3"
    play = Play(state, lambda table, state: choose_step(table, state, state.enemies[0]))
    assert set(play.ids) == {"b2", "c3"}


@pytest.mark.rule("MD-SHADOW-05")
def test_hero_in_shadow_and_in_sight_is_a_target() -> None:
    archers = next(card.id for card in content().guards.values() if card.type == "goblin_archers")
    state = position(hero("b2"), enemies=[enemy(archers, "a2")])
    target, type_ = Play(state, lambda table, state: choose_target(table, state, state.enemies[0])).value
    assert (target.seat, type_) == (0, "ranged")


# ---------------------------------------------------------------- lines of sight


@EVERY_MISSION
@pytest.mark.rule("MD-LOS-01", "MD-LOS-07", "MD-LOS-08")
def test_lines_of_sight_are_straight_and_mutual(mission: str) -> None:
    state = position(mission=mission, doors=dict.fromkeys(position(mission=mission).doors, "open"))
    zones = board(state).zones
    for zone in zones.values():
        assert sight(state, zone.id)[zone.id] == 0
        for other in map(zones.__getitem__, sight(state, zone.id)):
            assert zone.column == other.column or zone.row == other.row
            assert sees(state, other.id, zone.id)


@pytest.mark.rule("MD-EX-03")
def test_elias_sees_the_whole_row_and_nothing_aslant() -> None:
    state = position(hero("a2", hero="elias"))
    seen = sight(state, state.heroes[0].zone)
    assert {"a2", "b2", "c2", "d2"} <= seen.keys()
    assert {"b1", "b3"}.isdisjoint(seen)


@pytest.mark.rule("MD-EX-04", "MD-LOS-03", "MD-LOS-04")
def test_closed_door_and_a_wall_stop_a_line_and_an_open_door_does_not() -> None:
    assert "f2" not in sight(position(), "c2")
    assert sight(position(doors={"e2-f2": "open"}), "c2")["f2"] == 3
    assert "b3" not in sight(position(), "a3")
    assert "d3" not in sight(position(), "b3")


@pytest.mark.rule("MD-LOS-03")
def test_edge_of_the_board_stops_a_line() -> None:
    assert sight(position(mission="t00", doors={"a2-b2": "open", "b2-c2": "open"}), "f2").keys() == {
        "f2",
        "e2",
        "d2",
        "c2",
        "b2",
        "a2",
        "f3",
    }


@pytest.mark.rule("MD-LOS-03")
def test_door_is_known_by_its_name_and_not_by_its_place_in_the_list() -> None:
    """A checkpoint that is loaded lists the Doors in another order."""
    state, loaded = position(hero("b2")), position(hero("b2"))
    loaded.doors = dict(reversed(loaded.doors.items()))
    for each in (state, loaded):
        door = next(iter(each.doors))
        one, other = door.split("-")
        assert not sees(each, one, other)
        each.doors[door] = "open"
        assert sees(each, one, other)


@pytest.mark.rule("MD-EX-05", "MD-LOS-04", "MD-LOS-05")
def test_line_goes_through_chambers_openings_and_shadow() -> None:
    state = position(mission="m09")
    line = ("d2", "c2", "b2", "a2")
    assert [board(state).zones[zone].room for zone in ("e2", *line)] == [True, False, True, True, True]
    assert is_dark(state, "b2")
    assert [sight(state, "e2")[zone] for zone in line] == [1, 2, 3, 4]
    assert [sight(state, "d2")[zone] for zone in ("e2", "c2", "b2", "a2")] == [1, 1, 2, 3]


@pytest.mark.rule("MD-LOS-06")
def test_figures_do_not_block_line_of_sight() -> None:
    state = position(hero("b2"), hero("a2"), enemies=[enemy("g001", "c2")])
    assert sees(state, "a2", "d2")


@pytest.mark.rule("MD-Q-11", "MD-Q-66")
def test_pillars_stop_steps_and_attacks_of_heroes_but_no_sight() -> None:
    state = position(mission="m10")
    border = next(each for pillar in state.pillars for each in pillar.blocks)
    zone = border.partition("-")[0]
    other = other_side(border, zone)
    assert sees(state, zone, other)
    assert other not in reach(state, zone)
    assert other not in neighbours(state, zone)
    for pillar in state.pillars:
        pillar.standing = False
    assert other in reach(state, zone)
    assert other in neighbours(state, zone)


@pytest.mark.rule("MD-LOS-09", "MD-Q-12")
def test_line_goes_on_from_tile_to_tile() -> None:
    state = position()
    zones = board(state).zones
    assert zones["c2"].tile != zones["d2"].tile
    assert sight(state, "c2")["d2"] == 1
