"""MD-M02; MD-Q-58."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.counterattack import counterattacks
from engine.games.massive_darkness.enemies.targets import is_held
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Activation, Objective
from engine.games.massive_darkness.phases.event import event_phase
from tests.games.massive_darkness.missions.playing import closed_doors, first_picks_up, levels, play, set_up, tiles
from tests.games.massive_darkness.position import Play, enemy, hero, position

DEN, EXIT, HALL = "b2", "a8", "b7"


def spider(zone, **changes):
    return enemy("rm08", zone, role="spider", hidden_from_events=True, **changes)


def at(*heroes, where, **changes):
    return position(*heroes, mission="m02", enemies=[spider(where)], active=None, **changes)


async def acts(table, state):
    await activate_enemy(table, state, state.enemies[0])


@pytest.mark.rule("MD-M02-01")
def test_the_map():
    mission = content().missions["m02"]
    assert tiles("m02") == {"3v", "4r", "6r"}
    assert levels("m02") == {1, 2, 3}
    assert (mission.start, mission.exit, len(mission.lair)) == ("c9", EXIT, 3)
    assert closed_doors("m02") == 5


@pytest.mark.rule("MD-M02-03", "MD-M02-05", "MD-Q-58", "MD-ROAM-03")
def test_spider_is_placed_at_set_up():
    """Major at Level 1 already, with a Treasure card of the Current Level; her card is in the deck no more."""
    played = Play(position(hero("c9"), hero("c9"), mission="m02"), set_up)
    found = played.enemy()
    assert (found.card, found.zone, found.role, found.hidden_from_events) == ("rm08", DEN, "spider", True)
    assert found.life == 7 * 2
    assert [content().cards[card].level for card in found.equipment] == [1]
    assert "rm08" not in played.state.decks.major.draw


@pytest.mark.rule("MD-M02-06", "MD-MOVE-05")
def test_only_the_spider_cannot_be_held():
    state = position(hero(HALL), mission="m02", enemies=[spider(HALL), enemy("rm04", HALL)])
    assert [is_held(state, each) for each in state.enemies] == [False, True]


@pytest.mark.rule("MD-M02-04")
def test_nest_gives_5_xp_to_everyone():
    state = position(hero("a4"), hero("c9"), hero("c9", life=0), mission="m02")
    played = play(state, first_picks_up)
    assert [each.xp for each in played.state.heroes] == [5, 5, 0]
    assert Objective("lair", "a4") not in played.state.objectives


@pytest.mark.rule("MD-M02-02")
def test_heroes_win_when_the_spider_is_dead():
    async def nothing(table, state):
        pass

    assert play(position(mission="m02", progress={"killed_spider": 1}), nothing).state.outcome == "won"
    assert play(position(mission="m02"), nothing).state.outcome is None


@pytest.mark.rule("MD-M02-07", "MD-M02-06")
def test_spider_attacks_and_then_walks_on(attacks):
    """A Hero in her Zone does not hold her."""
    played = Play(at(hero(HALL), where=HALL), acts)
    assert attacks == [("e1", "h0", "melee")]
    assert played.enemy().zone == "b8"
    assert [(each.start, each.end) for each in played.state.arrows] == [(HALL, "b8")]


@pytest.mark.rule("MD-M02-07")
def test_without_a_hero_in_range_the_spider_only_walks(attacks):
    assert Play(at(hero("c9"), where=HALL), acts).enemy().zone == "b8"
    assert attacks == []


@pytest.mark.rule("MD-M02-08")
def test_in_a_counterattack_the_spider_does_not_move(attacks):
    async def strikes_back(table, state):
        state.activation = Activation(attacked=[1])
        await counterattacks(table, state, state.heroes[0])

    assert Play(at(hero(HALL), where=HALL), strikes_back).enemy().zone == HALL
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-M02-09")
def test_dead_and_stunned_are_dragged_along(attacks):
    state = at(hero(HALL, life=0), hero(HALL, stunned=True), hero(HALL), hero("b9", life=0), where=HALL)
    assert [each.zone for each in Play(state, acts).state.heroes] == ["b8", "b8", HALL, "b9"]


@pytest.mark.rule("MD-M02-10", "MD-Q-58")
def test_spider_escapes_from_the_exit_zone(attacks):
    """In the Zone of the Exit there is still a Hero Phase to kill her."""
    reached = play(at(hero("c9"), where="b8"), acts).state
    assert (reached.enemies[0].zone, reached.outcome) == (EXIT, None)
    escaped = play(at(hero("c9"), where=EXIT), acts).state
    assert (escaped.outcome, escaped.reason) == ("lost", "end-spider-escapes")


@pytest.mark.rule("MD-Q-58")
def test_stunned_spider_loses_the_whole_activation(attacks):
    state = at(hero(HALL), where=HALL)
    state.enemies[0].stunned = True
    played = Play(state, acts)
    assert (played.enemy().zone, played.enemy().stunned, attacks) == (HALL, False, [])


@pytest.mark.rule("MD-M02-05")
def test_no_event_means_the_spider():
    """The Event of the Giant Spiders finds no miniature, and none to activate."""
    state = at(hero("c9"), where=HALL, round=1)
    state.decks.events.draw = [next(card for card in content().events if content().events[card].kind == "monster")]
    state.decks.minor.draw = ["rm02"]
    state.phase = "event"
    played = play(state, event_phase)
    assert [(each.zone, each.stunned) for each in played.state.enemies] == [(HALL, False)]
