"""MD-MOB: a Boss and its Minions are one Enemy; MD-EX-41, MD-EX-42, MD-Q-17, MD-Q-22."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.combat.pools import printed_dice
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.spawn import spawn_guard
from engine.games.massive_darkness.heroes.damage import hurt_enemy, stun
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Colour, Combat, CombatType, Enemy, Hero, Role, State
from engine.games.massive_darkness.phases.end import end_phase
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

WARRIORS, ARCHERS, ENFORCERS = "g001", "g016", "g009"  # Life 2, 1 and 3; one Minion for each Hero
LONGSWORD = "se07"  # Melee: 1 yellow die; Defense: 1 blue die


def struck(state: State, *damage: int, boss: bool = False) -> Play:
    """The first Enemy suffers Damage by the Hero of seat 0, one blow after the other."""

    async def rule(table: Table, state: State) -> None:
        mob = state.enemies[0]
        for each in damage:
            await hurt_enemy(table, state, mob, each, state.heroes[0], boss=boss)

    return Play(state, rule)


def mob(card: str, minions: Sequence[int], **changes: object) -> Enemy:
    """Returns a Mob in the Zone c2 with these Minions."""
    return enemy(card, "c2", minions=list(minions), **changes)


def heroes_and(*enemies: Enemy, heroes: int = 2) -> State:
    """Heroes and Enemies in the Zone c2."""
    return position(*(hero("c2") for _ in range(heroes)), enemies=enemies)


def dice(state: State, who: Enemy, role: Role, type_: CombatType) -> dict[Colour, int]:
    """Returns the printed dice of an Enemy in a combat with the Hero of seat 0."""
    attacker: Hero | Enemy
    defender: Hero | Enemy
    attacker, defender = (who, state.heroes[0]) if role == "attack" else (state.heroes[0], who)
    fight = Fight(Table([]), state, Combat(attacker.id, defender.id, type_), attacker, defender)
    return dict(printed_dice(fight, role))


@pytest.mark.rule("MD-MOB-01", "MD-MOB-02", "MD-MOB-03", "MD-EX-10", "MD-EX-11")
@pytest.mark.parametrize(
    ("card", "heroes", "minions"), [("g001", 3, 3), ("g021", 3, 6), ("g021", 4, 8), ("g018", 3, 3)]
)
def test_mob_has_one_boss_and_minions_per_hero(card: str, heroes: int, minions: int) -> None:
    """Level 3 Goblin Archers (g021) have two Minions for each Hero."""
    play = Play(heroes_and(heroes=heroes), lambda table, state: spawn_guard(table, state, "c2", card=card))
    (spawned,) = play.state.enemies
    assert spawned.life > 0 and len(spawned.minions) == minions
    assert set(spawned.minions) == {spawned.life}


@pytest.mark.rule("MD-EX-12", "MD-GUARD-02", "MD-DOOR-11")
def test_guards_behind_door_carry_treasure_of_current_level() -> None:
    """Three Heroes at Level 2 find Goblin Warriors, whose Boss gets a Level 2 card."""
    door_card = next(each.id for each in content().doors.values() if each.zones[0].guards == 1)
    state = position(*(hero("e2", hero=each) for each in ("elias", "owen", "sibyl")), level=2)
    state.decks.doors.draw = [door_card]
    state.decks.guards[1].draw = ["g018", "g014"]
    play = Play(state, lambda table, state: open_door(table, state, "e2-f2", state.heroes[0]))
    spawned = play.state.enemies[0]
    assert (spawned.card, spawned.life, spawned.minions) == ("g018", 1, [1, 1, 1])
    assert [content().cards[card].level for card in spawned.equipment] == [2]


@pytest.mark.rule("MD-MOB-06", "MD-MOB-13", "MD-MOB-15", "MD-MOB-16", "MD-EX-14")
def test_minions_protect_boss_and_surplus_is_lost() -> None:
    play = struck(heroes_and(mob(WARRIORS, [2, 2])), 9)
    assert (play.enemy().minions, play.enemy().life) == ([], 2)
    assert play.hero().xp == 2


@pytest.mark.rule("MD-MOB-15", "MD-Q-17", "MD-EX-41", "MD-EX-42")
def test_wounded_minion_is_finished_before_the_next_one_suffers() -> None:
    """The two attacks of the rulebook on Dwarf Warriors: 3 Damage, then 4."""
    play = struck(heroes_and(mob(WARRIORS, [2, 2, 2, 2]), heroes=4), 3)
    assert (sorted(play.enemy().minions), play.enemy().life, play.hero().xp) == ([1, 2, 2], 2, 1)
    play = struck(play.state, 4)
    assert (play.enemy().minions, play.enemy().life, play.hero().xp) == ([1], 2, 3)


@pytest.mark.rule("MD-MOB-04")
def test_life_is_tracked_for_each_figure() -> None:
    play = struck(heroes_and(mob(ENFORCERS, [3, 3])), 1)
    assert (sorted(play.enemy().minions), play.enemy().life) == ([2, 3], 3)


@pytest.mark.rule("MD-MOB-17")
def test_boss_without_minions_is_vulnerable() -> None:
    play = struck(heroes_and(enemy(ENFORCERS, "c2", life=3)), 2)
    assert play.enemy().life == 1


@pytest.mark.rule("MD-MOB-08", "MD-MOB-09", "MD-STUN-08")
def test_effects_may_damage_boss_directly() -> None:
    play = struck(heroes_and(mob(WARRIORS, [2, 2])), 1, boss=True)
    assert (play.enemy().life, play.enemy().minions) == (1, [2, 2])


@pytest.mark.rule("MD-MOB-18", "MD-GUARD-12", "MD-GUARD-13", "MD-EX-14")
def test_killer_of_boss_takes_or_gives_its_treasure() -> None:
    """At any distance, and only to a Hero in the own Zone."""
    state = position(hero("a2"), hero("a2"), hero("c2"), enemies=[enemy(WARRIORS, "c2", life=1, equipment=[LONGSWORD])])
    play = struck(state, 1)
    assert play.ids == ["keep", "give:h1"]
    play.pick("give:h1")
    assert LONGSWORD in play.hero(1).inventory
    assert [each.xp for each in play.state.heroes] == [3, 3, 3]


@pytest.mark.rule("MD-GUARD-13", "MD-EX-14")
def test_receiver_of_treasure_reorganizes_for_free() -> None:
    state = heroes_and(enemy(WARRIORS, "c2", life=1, equipment=[LONGSWORD]), heroes=1)
    play = struck(state, 1)
    assert play.key == "item.reorganize"
    play.pick(next(each for each in play.ids if LONGSWORD in each))
    assert play.hero().hands == [LONGSWORD]
    assert play.state.activation is not None and play.state.activation.actions == 3


@pytest.mark.rule("MD-MOB-19")
def test_minions_outlive_their_boss_as_the_same_enemy_without_its_treasure() -> None:
    play = struck(heroes_and(mob(WARRIORS, [2, 2], equipment=[LONGSWORD]), heroes=1), 2, boss=True)
    assert play.key == "item.reorganize"
    left = play.enemy()
    assert (left.number, left.life, left.minions, left.equipment) == (1, 0, [2, 2], [])
    assert play.hero().xp == 3
    play = struck(play.pick("done").state, 4)
    assert (play.state.enemies, play.hero().xp) == ([], 3 + 2)


@pytest.mark.rule("MD-MOB-07")
@pytest.mark.parametrize("minions", [[], [2, 2]])
def test_effects_on_zone_affect_the_boss(minions: list[int]) -> None:
    """Mission 4: a tile falls with everyone on it, including the Boss, however many Minions protect it; the same Damage
    from a Hero would leave it unhurt."""
    doomed = enemy(WARRIORS, "a4", life=2, minions=minions, equipment=[LONGSWORD])
    state = position(hero("i2"), mission="m04", active=None, enemies=[doomed], progress={"damage_6r": 1})
    play = Play(state, end_phase)
    assert "a4" in play.state.removed_zones
    assert play.state.enemies == []
    assert play.hero().xp == 0
    hurt = struck(heroes_and(mob(WARRIORS, [2, 2])), 99)
    assert (hurt.enemy().life, hurt.enemy().minions) == (2, [])


@pytest.mark.rule("MD-STUN-07", "MD-MOB-05")
def test_mob_acts_as_one() -> None:
    """One Stun is for all its figures, and one step takes all of them along."""

    async def rule(table: Table, state: State) -> None:
        stun(table, state.enemies[0])
        await activate_enemy(table, state, state.enemies[0])
        await activate_enemy(table, state, state.enemies[0])

    play = Play(position(hero("d2"), enemies=[mob(WARRIORS, [2, 1])]), rule)
    assert (play.enemy().zone, play.enemy().minions, play.enemy().stunned) == ("d2", [2, 1], False)


@pytest.mark.rule("MD-MOB-10", "MD-MOB-11", "MD-MOB-14", "MD-EX-40")
def test_mob_attacks_with_the_dice_of_its_card_and_the_bosss_weapon_of_that_type() -> None:
    """Archers shoot with 2 yellow dice however many they are; their Boss's Longsword helps in Melee and Defense."""
    archers = mob(ARCHERS, [1] * 6, equipment=[LONGSWORD])
    state = heroes_and(archers)
    assert dice(state, archers, "attack", "ranged") == {"yellow": 2}
    assert dice(state, archers, "attack", "melee") == {"yellow": 1 + 1}
    assert dice(state, archers, "defense", "melee") == {"blue": 1 + 1}
    archers.minions = []
    assert dice(state, archers, "attack", "ranged") == {"yellow": 2}


@pytest.mark.rule("MD-MOB-12")
def test_whole_mob_makes_one_attack_on_one_hero(attacks: list[tuple[str, str, CombatType]]) -> None:
    state = position(hero("c2", xp=1), hero("c2", xp=2), enemies=[mob(WARRIORS, [2, 2, 2])])
    Play(state, lambda table, state: activate_enemy(table, state, state.enemies[0]))
    assert attacks == [("e1", "h1", "melee")]
