"""MD-ENEMY: Enemy cards, their dice and Enchantments; MD-EX-10, MD-EX-11."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.enemies.targets import combat_type
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.fighting import LIGHT, Fought, enemy, hero, position
from tests.games.massive_darkness.position import Play

WARRIORS, ARCHERS, TROLL, SPIDER, MAGE = "g001", "g005", "rm04", "rm02", "rm06"
ENFORCERS, DEFENDERS = "g009", "g012"  # 1 Bam: +1 Hit; 1 Bam against Melee: 1 Damage to the attacker


def facing(card: str) -> State:
    """Returns an Enemy and a Hero without any dice in one Zone in Light."""
    return position(hero(LIGHT), enemies=[enemy(card, LIGHT, minions=[])])


@pytest.mark.rule("MD-ENEMY-01", "MD-EX-10")
def test_type_without_dice_is_not_available() -> None:
    """Level 3 Goblin Archers: Ranged, Melee and Defense dice, no Magic."""
    archers = content().guards["g021"]
    assert (archers.level, archers.life, archers.minions, set(archers.dice)) == (
        3,
        1,
        2,
        {"ranged", "melee", "defense"},
    )
    mob = enemy("g021", LIGHT)
    assert [combat_type(mob, distance) for distance in range(4)] == ["melee", "ranged", "ranged", "ranged"]


@pytest.mark.rule("MD-ENEMY-02", "MD-ENEMY-11")
def test_guards_are_mobs_and_agents_and_monsters_roam() -> None:
    everything = content()
    assert {each.kind for each in everything.guards.values()} == {"mob", "agent"}
    assert {each.kind for each in everything.monsters.values()} == {"roaming"}
    assert all(each.level is not None for each in everything.guards.values())
    assert all(each.level is None for each in everything.monsters.values())


@pytest.mark.rule("MD-ENEMY-03", "MD-ENEMY-04", "MD-ENEMY-05")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        (TROLL, ["melee", None, None, None]),
        (SPIDER, ["melee", "ranged", "ranged", "ranged"]),
        (MAGE, ["melee", "magic", "magic", None]),
    ],
)
def test_distance_decides_the_combat_type(card: str, reached: list[str | None]) -> None:
    assert [combat_type(enemy(card, LIGHT), distance) for distance in range(4)] == reached


def test_every_enemy_can_fight_in_its_own_zone_and_defend() -> None:
    everything = content()
    for card in (*everything.guards.values(), *everything.monsters.values()):
        assert {"melee", "defense"} <= set(card.dice), card.id


def test_healing_minion_does_not_heal_boss() -> None:
    """Orc Enforcers of Level 4, Life 4: Attack, 1 Bam: +1 Damage, a Minion heals 1."""
    for minions, healed in (([2, 4], [3, 4]), ([], [])):
        mob = enemy("g039", LIGHT, life=1, minions=minions)
        play = Fought(position(hero(LIGHT), enemies=[mob]), "e1", "h0", "melee", "Y2 Y0 Y0")
        assert (play.enemy().minions, play.enemy().life) == (healed, 1)


@pytest.mark.rule("MD-ENEMY-06")
def test_attack_enchantments_take_symbols_of_the_attack() -> None:
    assert Fought(facing(ENFORCERS), "e1", "h0", "melee", "Y2 Y1").dealt == 4  # 3 Hits, +1
    assert Fought(facing(ENFORCERS), "e1", "h0", "melee", "Y1 Y1").dealt == 2


@pytest.mark.rule("MD-ENEMY-06")
def test_defense_enchantments_take_symbols_of_the_defense() -> None:
    """The Bam of the Axe is no use to the Dwarves."""
    state = position(hero(LIGHT, hands=["se05"], hero_class="battle_wizard"), enemies=[enemy(DEFENDERS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R0 G0 G2")
    while not play.over:
        play.pick(*play.default)
    assert play.hero().life == 4
    play = Fought(state, "h0", "e1", "melee", "R2 G0 G0")
    while not play.over:
        play.pick(*play.default)
    assert play.hero().life == 5


@pytest.mark.rule("MD-ENEMY-07")
def test_enchantment_works_once_however_many_symbols_there_are() -> None:
    assert Fought(facing(ENFORCERS), "e1", "h0", "melee", "Y2 Y2").dealt == 5  # 4 Hits, +1
    troll = Fought(facing(TROLL), "e1", "h0", "melee", "R0 Y2 Y2 Y2")  # Repeat 2
    assert troll.combat.attack.activated == {"rm04.0": 2}


@pytest.mark.rule("MD-ENEMY-09")
def test_effects_without_symbols_always_work() -> None:
    """The Giant Spider: +1 Hit at Melee."""
    assert Fought(facing(SPIDER), "e1", "h0", "melee", "R1 R0").dealt == 2


@pytest.mark.rule("MD-ENEMY-10")
def test_spawned_enemy_waits_for_next_enemy_phase(attacks: list[Attack]) -> None:
    play = Play(position(hero("b2")), lambda table, state: spawn_guard(table, state, "b2"))
    assert (play.enemy().zone, attacks) == ("b2", [])


@pytest.mark.rule("MD-EX-11")
def test_multipliers_count_the_heroes_at_the_start() -> None:
    """Four Heroes, one of them dead: 4 or 8 Minions, and 16 Life if the card says 4."""
    heroes = [hero("d4"), hero("d4"), hero("d4"), hero("d4", life=0)]
    one = Play(position(*heroes), lambda table, state: spawn_guard(table, state, "b2", card=WARRIORS))
    two = Play(position(*heroes), lambda table, state: spawn_guard(table, state, "b2", card="g021"))
    assert (len(one.enemy().minions), len(two.enemy().minions)) == (4, 8)
    agent = Play(position(*heroes), lambda table, state: spawn_guard(table, state, "b2", card="g025"))
    monster = Play(position(*heroes), lambda table, state: spawn_roaming(table, state, "b2"))
    assert (agent.enemy().life, monster.enemy().life) == (16, 16)
