"""MD-M04; MD-Q-60, MD-Q-61, MD-Q-84, and MD-Q-78 for the Watch Monster."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.movement import step
from engine.games.massive_darkness.board.zones import neighbours, tile_zones
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import LevelToken, Objective, Pillar, Treasure
from engine.table import Text
from tests.games.massive_darkness.missions.playing import closed_doors, end_round, levels, may_end, play, tiles
from tests.games.massive_darkness.position import Play, enemy, hero, position

EXIT, START = "i2", "c6"
FIRST, SECOND, THIRD, LAST = "6r", "7v", "8r", "1v"


def ends(*heroes, **changes):
    return play(position(*heroes, mission="m04", active=None, **changes), end_round)


def zones_of(*fallen):
    """All Zones of these tiles."""
    return [zone for tile in fallen for zone in tile_zones(position(mission="m04"), tile)]


def last_token(*tiles_):
    """Returns the progress in which these tiles have one token left."""
    return {f"damage_{tile}": 1 for tile in tiles_}


@pytest.mark.rule("MD-M04-01")
def test_the_map():
    mission = content().missions["m04"]
    assert tiles("m04") == {FIRST, SECOND, THIRD, LAST}
    assert levels("m04") == {1, 2, 3, 4}
    assert (mission.start, mission.exit, closed_doors("m04"), len(mission.pillars)) == (START, EXIT, 8, 2)


@pytest.mark.rule("MD-M04-03")
def test_damage_tokens_of_each_tile():
    assert content().missions["m04"].damage_tokens == {FIRST: 4, SECOND: 2, THIRD: 2, LAST: 2}
    state = position(mission="m04")
    assert rules_of(state).notes(state)[0] == Text("note-m04-collapse", zone="a4", tokens=4)


@pytest.mark.rule("MD-M04-04", "MD-Q-60", "MD-LEVEL-03")
def test_tile_of_the_lowest_level_loses_a_token():
    assert ends(hero(EXIT)).state.progress == {"damage_6r": 3}
    assert ends(hero(EXIT), removed_zones=zones_of(FIRST)).state.progress == {"damage_7v": 1}


@pytest.mark.rule("MD-Q-84")
def test_alone_the_token_passes_too():
    """To oneself."""
    assert ends(hero(EXIT)).state.first_player == 0


@pytest.mark.rule("MD-Q-60")
def test_among_tiles_of_one_level_the_table_chooses():
    """Usually that with the fewest Heroes."""
    state = position(hero("c6"), hero("a2"), hero("c4"), mission="m04", active=None)
    state.level_tokens = [LevelToken(1, "a6"), LevelToken(1, "a2"), LevelToken(3, "f3"), LevelToken(4, "i1")]
    played = play(state, end_round)
    assert (played.key, played.ids, played.default) == ("mission.collapse", ["tile:7v", "tile:6r"], ("tile:7v",))
    assert played.pick("tile:6r", seat=2).state.progress == {"damage_6r": 3}


@pytest.mark.rule("MD-M04-05", "MD-M04-06", "MD-Q-22")
def test_tile_without_tokens_falls_with_all_on_it():
    """An Enemy dies, its Equipment is discarded, and no one gains XP."""
    guard = enemy("g007", "a4", equipment=["t001"])
    played = ends(hero(EXIT), enemies=[guard], progress=last_token(FIRST), treasure={"a4": Treasure(1)})
    assert played.state.enemies == []
    assert played.hero().xp == 0
    assert "t001" in played.state.decks.treasures[0].discard
    assert set(played.state.removed_zones) == set(tile_zones(played.state, FIRST))
    assert [token.level for token in played.state.level_tokens] == [2, 3, 4]
    assert played.state.treasure == {}
    assert played.state.outcome is None


@pytest.mark.rule("MD-M04-05")
def test_tokens_on_other_tiles_stay():
    """The Objective on the fallen tile is gone, and so is a Pillar; two Pillars on another tile are left."""
    state = position(hero(EXIT), mission="m04", active=None, progress=last_token(FIRST))
    state.pillars.append(Pillar(2, "a4", None))
    state.objectives = [Objective("artifact", "a4"), Objective("artifact", "g2")]
    after = play(state, end_round).state
    assert [each.zone for each in after.objectives] == ["g2"]
    assert {each.zone for each in after.pillars} == {"g1", "g3"}


@pytest.mark.rule("MD-M04-04")
def test_tile_is_always_named_by_the_same_zone():
    played = Play(position(hero(EXIT), mission="m04", active=None), may_end(end_round))
    (crumbles,) = played.tells("mission-crumbles")
    assert crumbles == Text("mission-crumbles", zone="a4", tokens=3)


@pytest.mark.rule("MD-M04-05")
def test_nothing_leads_to_a_tile_that_is_gone():
    state = ends(hero(EXIT), progress=last_token(FIRST)).state
    assert set(neighbours(state, "a3")) == {"a2", "b3"}
    assert set(state.doors) == {"b3-c3", "a1-b1", "d2-d3", "e1-e2", "i1-i2", "g3-h3"}


@pytest.mark.rule("MD-M04-07", "MD-Q-60")
@pytest.mark.parametrize("life", [5, 0])
def test_falling_hero_loses_the_mission_dead_or_alive(life):
    lost = ends(hero(EXIT), hero("a5", life=life), progress=last_token(FIRST)).state
    assert (lost.outcome, lost.reason, lost.heroes[1].life) == ("lost", "end-buried", 0)


@pytest.mark.rule("MD-M04-08", "MD-M04-09", "MD-Q-61")
@pytest.mark.parametrize("beyond", ["h1", "h3"])
def test_passing_the_pillars_wakes_watch_monster_once(beyond):
    """Major at Level 1 already, at the Level 4 token."""

    async def moves(table, state):
        for zone in (beyond, "g1", beyond):
            await step(table, state, state.heroes[0], zone)

    played = play(position(hero("g1"), mission="m04"), moves)
    (watch,) = played.state.enemies
    assert (watch.zone, watch.role, watch.hidden_from_events) == ("i1", "watch", True)
    assert content().monsters[watch.card].tier == "major"


@pytest.mark.rule("MD-M04-08", "MD-Q-61")
def test_zones_of_pillars_wake_no_one():
    async def moves(table, state):
        await step(table, state, state.heroes[0], "g1")

    assert play(position(hero("f1"), mission="m04"), moves).state.enemies == []


@pytest.mark.rule("MD-M04-08", "MD-Q-78")
def test_watch_monster_always_appears():
    async def moves(table, state):
        await step(table, state, state.heroes[0], "h1")

    state = position(hero("g1"), mission="m04", enemies=[enemy("rm01", "a1")])
    assert [each.card for each in play(state, moves).state.enemies] == ["rm01", "rm08"]


@pytest.mark.rule("MD-M04-02", "MD-Q-33")
def test_watch_monster_is_dead_and_all_escape():
    async def nothing(table, state):
        pass

    def outcome(*heroes, **progress):
        return play(position(*heroes, mission="m04", progress=progress), nothing).state.outcome

    assert outcome(hero(EXIT), hero(EXIT), killed_watch=1) == "won"
    assert outcome(hero(EXIT), hero("i3"), killed_watch=1) is None
    assert outcome(hero(EXIT), hero(EXIT)) is None


def test_rules_of_the_last_round_can_be_said():
    """Also when the last tile has buried the Heroes."""
    fallen = zones_of(FIRST, SECOND, THIRD)
    state = position(hero(EXIT), mission="m04", active=None, progress=last_token(LAST), removed_zones=fallen)
    assert rules_of(state).notes(state)[0] == Text("note-m04-collapse", zone="g1", tokens=1)
    lost = play(state, end_round).state
    assert (lost.outcome, lost.reason) == ("lost", "end-buried")
    assert rules_of(lost).notes(lost)[0] == Text("note-m04-collapse", zone="g1", tokens=0)


def test_tile_without_tokens_falls_with_the_next():
    """An invented state, as a file may contain: no counter becomes negative."""
    fallen = ends(hero(EXIT), progress={"damage_6r": 0})
    assert fallen.state.progress == {"damage_6r": 0}
    assert set(zones_of(FIRST)) <= set(fallen.state.removed_zones)
