"""MD-M05; MD-Q-62, MD-Q-63, MD-Q-83."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.picking import objectives_here
from engine.games.massive_darkness.board.zones import neighbours
from engine.games.massive_darkness.combat.attacks import attack_choices
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.heroes.damage import destroy_pillar, direct_damage
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Objective
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    end_round,
    first_acts,
    first_picks_up,
    play,
    set_up,
    tiles,
)
from tests.games.massive_darkness.position import Play, enemy, hero, position

START, DEN, ARCHERS = "b9", "d1", "a1"
BRIDGE = ("a5", "c5")


def immortal(zone):
    return enemy("rm10", zone, role="immortal", hidden_from_events=True)


def at(where, *heroes, enemies=(), fireworks=(), **changes):
    return position(
        *(heroes or [hero("c9")]),
        mission="m05",
        enemies=[immortal(where), *enemies],
        objectives=[Objective("firework", zone) for zone in fireworks],
        active=None,
        **changes,
    )


async def walks(table, state):
    await activate_enemy(table, state, state.enemies[0])


def walk(*position_, **changes):
    return play(at(*position_, **changes), walks)


def carrier(zone, number=1):
    return hero(zone, goods=["firework"] * number)


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("MD-M05-01")
def test_the_map():
    mission = content().missions["m05"]
    assert tiles("m05") == {"1r", "2v", "6v", "7r"}
    assert (mission.library, len(mission.artifact), mission.bridge, len(mission.pillars)) == (("a1",), 2, BRIDGE, 2)
    assert (mission.start, mission.exit, closed_doors("m05")) == (START, None, 9)


@pytest.mark.rule("MD-M05-03", "MD-Q-62", "MD-Q-83")
def test_goblin_archers_of_level_4_wait_in_the_library():
    """A random card of that kind, with Treasure of the Current Level, which is 1."""
    deck = position(mission="m05").decks.guards[3].draw
    kind = [card for card in deck if content().guards[card].type == "goblin_archers"]
    played = Play(position(hero(START), mission="m05"), set_up, {"mission.guard": [kind[-1]]})
    archers = played.enemy(1)
    assert (archers.card, archers.zone, content().guards[archers.card].level) == (kind[-1], ARCHERS, 4)
    assert [content().cards[card].level for card in archers.equipment] == [1]
    assert kind[-1] not in played.state.decks.guards[3].draw


@pytest.mark.rule("MD-M05-04", "MD-M05-11")
def test_immortal_has_no_equipment():
    found = Play(position(hero(START), mission="m05"), set_up).enemy(2)
    assert (found.card, found.zone, found.equipment, found.hidden_from_events) == ("rm10", DEN, [], True)


@pytest.mark.rule("MD-M05-05")
def test_archers_never_move(attacks):
    archers = enemy("g035", ARCHERS, role="sentries")
    state = position(hero("b2"), mission="m05", enemies=[archers], doors={"a1-a2": "open"}, active=None)
    assert Play(state, walks).enemy().zone == ARCHERS
    assert attacks == []
    state.heroes[0].zone = "a2"
    assert Play(state, walks).enemy().zone == ARCHERS
    assert attacks == [("e1", "h0", "ranged")]


# ---------------------------------------------------------------- Fireworks


@pytest.mark.rule("MD-M05-06")
@pytest.mark.parametrize(("kind", "number"), [("artifact", 1), ("library", 3)])
def test_tokens_hold_fireworks(kind, number):
    state = position(hero("c7"), mission="m05", objectives=[Objective(kind, "c7")])
    played = play(state, first_picks_up)
    assert (played.hero().goods, played.state.objectives) == (["firework"] * number, [])


@pytest.mark.rule("MD-M05-07", "MD-Q-57")
def test_fireworks_can_be_traded_and_are_not_equipment():
    played = play(position(carrier("c7"), hero("c7"), mission="m05"), first_acts)
    assert played.hero().inventory == []
    assert "trade" in played.ids


@pytest.mark.rule("MD-M05-08", "MD-Q-83")
def test_firework_costs_movement_point_and_stays():
    played = play(position(carrier("c7"), mission="m05", objectives=[]), first_acts).pick("mission:firework")
    assert played.state.objectives == [Objective("firework", "c7")]
    assert played.hero().goods == []
    assert (played.state.activation.actions, played.state.activation.movement_points) == (2, 1)
    assert objectives_here(played.state, played.hero()) == []
    assert "mission:firework" not in played.ids


@pytest.mark.rule("MD-M05-09")
def test_fireworks_burn_down_at_the_end_of_the_round():
    played = play(at("d1", fireworks=["a2", "c4"]), end_round)
    assert played.state.objectives == []


# ---------------------------------------------------------------- the Immortal


@pytest.mark.rule("MD-M05-10")
def test_immortal_cannot_be_attacked_or_hurt():
    async def hurts(table, state):
        await direct_damage(table, state, state.enemies[0], 3, state.heroes[0])

    state = at("c9", hero("c9", hands=["se05"]))
    assert attack_choices(state, state.heroes[0], ("melee",)) == []
    assert play(state, hurts).enemy().life == 8


@pytest.mark.rule("MD-M05-12")
def test_immortal_walks_two_zones_toward_the_start():
    played = walk("a4")
    assert played.enemy().zone == "a6"
    assert [(each.start, each.end) for each in played.state.arrows] == [("a4", "a5"), ("a5", "a6")]


@pytest.mark.rule("MD-M05-13")
def test_firework_in_sight_leads_it_elsewhere():
    """From A4 it sees C4 along its row; C9 it does not see."""
    assert walk("a4", fireworks=["c4"]).enemy().zone == "c4"
    assert walk("a4", fireworks=["c9"]).enemy().zone == "a6"


@pytest.mark.rule("MD-M05-13")
def test_players_choose_among_fireworks():
    """Usually the one on the bridge."""
    played = walk("a4", fireworks=["c4", "a5"])
    assert (played.key, sorted(played.ids), played.default) == ("mission.firework", ["a5", "c4"], ("a5",))
    assert played.pick("a5").enemy().zone == "a5"


@pytest.mark.rule("MD-M05-13")
def test_usually_it_goes_for_the_firework_that_is_farthest_from_the_start():
    """None is on the bridge; C4 and A6 are equally far from A4."""
    assert walk("a4", fireworks=["a6", "c4"]).default == ("c4",)


@pytest.mark.rule("MD-M05-14", "MD-Q-63")
def test_immortal_kills_heroes_and_stops():
    """It reaches A5 with one of its two Zones left; it does not see the dead."""
    killed = walk("a4", hero("a5"), hero("a5"), hero("a6", life=0))
    assert [each.life for each in killed.state.heroes] == [0, 0, 0]
    assert killed.enemy().zone == "a5"
    assert walk("a4", hero("a5", life=0)).enemy().zone == "a6"


@pytest.mark.rule("MD-M05-14", "MD-Q-63")
def test_immortal_kills_before_its_first_step():
    killed = walk("a4", hero("a4"))
    assert (killed.hero().life, killed.enemy().zone) == (0, "a4")


@pytest.mark.rule("MD-M05-15", "MD-Q-22")
def test_immortal_kills_enemies_and_continues():
    played = walk("a4", enemies=[enemy("g007", "a5")])
    assert [each.role for each in played.state.enemies] == ["immortal"]
    assert (played.enemy().zone, played.hero().xp) == ("a6", 0)


@pytest.mark.rule("MD-M05-16", "MD-Q-63")
def test_firework_in_its_zone_stops_it():
    played = walk("a4", fireworks=["a5"])
    assert (played.enemy().zone, played.state.objectives) == ("a5", [])


@pytest.mark.rule("MD-M05-16", "MD-Q-63")
def test_after_a_firework_it_goes_for_the_next_one_in_sight():
    """The first one stops it in B3; then it has two Zones again, to B1."""
    played = walk("b4", fireworks=["b3", "b1"]).pick("b3")
    assert (played.enemy().zone, played.state.objectives) == ("b1", [])


@pytest.mark.rule("MD-Q-63")
def test_heroes_precede_enemies_and_fireworks():
    played = walk("a4", hero("a4"), enemies=[enemy("g007", "a4")], fireworks=["a4"])
    assert (len(played.state.enemies), len(played.state.objectives)) == (2, 1)


@pytest.mark.rule("MD-Q-83")
def test_stunned_it_loses_its_next_activation():
    state = at("a4")
    state.enemies[0].stunned = True
    played = play(state, walks)
    assert (played.enemy().zone, played.enemy().stunned) == ("a4", False)


@pytest.mark.rule("MD-M05-20")
def test_immortal_wins_in_start_zone():
    lost = walk("a8").state
    assert (lost.enemies[0].zone, lost.outcome, lost.reason) == (START, "lost", "end-immortal-arrives")


# ---------------------------------------------------------------- the bridges


def falls(where, *heroes, standing=1, **changes):
    """The last Pillar is destroyed, or one of two."""

    async def rule(table, state):
        for pillar in state.pillars[: 2 - standing]:
            pillar.standing = False
        await destroy_pillar(table, state, state.pillars[-1])

    return play(at(where, *heroes, **changes), rule)


@pytest.mark.rule("MD-M05-02", "MD-M05-18", "MD-M05-19")
def test_immortal_falls_with_the_bridge():
    won = falls("a5", hero("c5"), hero("a4"), enemies=[enemy("g007", "c5")])
    assert won.state.outcome == "won"
    assert [each.life for each in won.state.heroes] == [0, 5]
    assert won.state.enemies == []
    assert won.state.removed_zones == list(BRIDGE)


@pytest.mark.rule("MD-M05-19")
def test_bridges_falling_without_immortal_lose():
    lost = falls("a4").state
    assert (lost.outcome, lost.reason) == ("lost", "end-immortal-stays")


@pytest.mark.rule("MD-M05-18")
def test_one_pillar_holds_the_bridges():
    played = falls("a5", standing=2)
    assert (played.state.outcome, played.state.removed_zones) == (None, [])
    assert [text.key for text in rules_of(played.state).objectives(played.state)] == ["objective-met", "objective-open"]


@pytest.mark.rule("MD-Q-83")
def test_no_way_leads_over_a_fallen_bridge():
    state = falls("a5", hero("a4")).state
    assert "a5" not in neighbours(state, "a4")


@pytest.mark.rule("MD-M05-02")
def test_immortal_is_not_lured_before_it_appears():
    state = position(mission="m05")
    assert [text.key for text in rules_of(state).objectives(state)] == ["objective-open"] * 2
