"""MD-GUARD: Guardians and what they carry; MD-EX-12 to MD-EX-14."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.heroes.damage import hurt_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from engine.table import Table
from tests.games.massive_darkness.fighting import LIGHT, Fought, ability, enemy, hero, position
from tests.games.massive_darkness.position import Play

WARRIORS, AGENT, TROLL, ARCHERS = "g001", "g004", "rm04", "g005"  # Boss, Agent, Roaming Monster; a Boss that shoots
GOBLINS, LONGSWORD = "g018", "t067"  # Level 2: Goblin Warriors; red die at Melee and blue die at Defense
SCEPTER, CHAINMAIL, FLAMING_SWORD, JAVELIN = "t020", "t003", "t026", "t038"


def guardian(card: str, *, level: int = 1, heroes: int = 1) -> Play:
    """A card places a Guardian in b2."""
    state = position(*(hero("d4") for _ in range(heroes)), level=level)
    return Play(state, lambda table, now: spawn_guard(table, now, "b2", card=card))


def facing(card: str, *equipment: str) -> State:
    """Returns a Guardian and a Hero without any dice in one Zone in Light."""
    return position(hero(LIGHT), enemies=[enemy(card, LIGHT, minions=[], equipment=list(equipment))])


# ---------------------------------------------------------------- what they are given


@pytest.mark.rule("MD-GUARD-01", "MD-GUARD-02", "MD-LEVEL-17", "MD-ENEMY-02")
@pytest.mark.parametrize("card", [WARRIORS, AGENT])
def test_bosses_and_agents_get_a_treasure_card_of_the_current_level(card: str) -> None:
    worn = guardian(card, level=3).enemy().equipment
    assert [content().cards[each].level for each in worn] == [3]


@pytest.mark.rule("MD-GUARD-01", "MD-GUARD-02")
def test_roaming_monsters_get_a_guard_too() -> None:
    play = Play(position(hero("d4"), level=5), lambda table, now: spawn_roaming(table, now, "b2"))
    assert [content().cards[each].level for each in play.enemy().equipment] == [5]


@pytest.mark.rule("MD-GUARD-03")
def test_traps_and_luck_are_replaced() -> None:
    state = position(hero("d4"))
    state.decks.treasures[0].draw = ["t011", "t016", CHAINMAIL]  # Trap, Luck
    play = Play(state, lambda table, now: spawn_guard(table, now, "b2"))
    assert play.enemy().equipment == [CHAINMAIL]
    assert sorted(play.state.decks.treasures[0].discard) == ["t011", "t016"]


@pytest.mark.rule("MD-Q-07", "MD-DECK-04", "MD-DECK-07")
def test_guard_of_a_higher_deck_keeps_its_level_but_its_treasure_is_of_the_current_one() -> None:
    state = position(hero("d4"))
    state.decks.guards[0].draw = []
    play = Play(state, lambda table, now: spawn_guard(table, now, "b2"))
    assert content().guards[play.enemy().card].level == 2
    assert [content().cards[each].level for each in play.enemy().equipment] == [1]


@pytest.mark.rule("MD-EX-12")
def test_level_2_goblins_have_a_longsword() -> None:
    """Three Heroes: 1 Boss and 3 Minions."""
    state = position(hero("d4"), hero("d4"), hero("d4"), level=2)
    state.decks.treasures[1].draw.insert(0, LONGSWORD)
    play = Play(state, lambda table, now: spawn_guard(table, now, "b2", card=GOBLINS))
    mob = play.enemy()
    assert (mob.life, mob.minions, mob.equipment) == (1, [1, 1, 1], [LONGSWORD])


# ---------------------------------------------------------------- dice and effects


@pytest.mark.rule("MD-GUARD-04", "MD-EX-13", "MD-MOB-11", "MD-MOB-14")
def test_guardian_adds_the_dice_of_its_equipment() -> None:
    """Goblins: a red and a yellow die at Melee, 2 blue ones at Defense; the Longsword: a red and a blue die."""
    assert Fought(facing(GOBLINS), "e1", "h0", "melee", ()).pools == ("RY", "")
    assert Fought(facing(GOBLINS, LONGSWORD), "e1", "h0", "melee", ()).pools == ("RRY", "")
    assert Fought(facing(GOBLINS), "h0", "e1", "melee", ()).pools == ("", "BB")
    assert Fought(facing(GOBLINS, LONGSWORD), "h0", "e1", "melee", ()).pools == ("", "BBB")


@pytest.mark.rule("MD-GUARD-05", "MD-EX-40")
def test_dice_of_a_type_that_the_card_has_not_are_not_used() -> None:
    """Dwarf Warriors cast no spells; Goblin Archers shoot with 2 yellow dice, to which a sword adds nothing."""
    assert Fought(facing(WARRIORS, SCEPTER), "e1", "h0", "magic", ()).pools == ("", "")
    assert Fought(facing(WARRIORS, SCEPTER), "e1", "h0", "melee", ()).pools == ("YY", "")
    assert Fought(facing(ARCHERS, LONGSWORD), "e1", "h0", "ranged", ()).pools == ("YY", "")


@pytest.mark.rule("MD-GUARD-06")
def test_enchantments_of_equipment_need_dice_of_the_type_on_both_cards() -> None:
    """Each costs 1 Bam: +1 Hit of the sword, 1 Damage of the javelin, whose dice are Ranged; +1 Shield of the armor."""
    sword = Fought(facing(WARRIORS, FLAMING_SWORD), "e1", "h0", "melee", "R0 Y2 Y0")
    assert (sword.combat.attack.activated, sword.dealt) == ({"t026.0": 1}, 3)
    javelin = Fought(facing(WARRIORS, JAVELIN), "e1", "h0", "melee", "Y2 Y0")
    assert (javelin.combat.attack.activated, javelin.dealt) == ({}, 2)
    armor = Fought(facing(WARRIORS, CHAINMAIL), "h0", "e1", "melee", "G0 B2")
    assert armor.combat.defense.activated == {"t003.0": 1}


@pytest.mark.rule("MD-GUARD-06", "MD-Q-21")
def test_effects_without_a_cost_need_them_too() -> None:
    """A bow rerolls 1 Defense die: the armor of the Hero shows 3 Shields, then none."""
    state = position(hero(LIGHT, body=CHAINMAIL), enemies=[enemy(ARCHERS, "e2", equipment=["t072"])])
    assert Fought(state, "e1", "h0", "ranged", "R1 Y1 Y1 Y1 G3", rerolls=["G0"]).dealt == 4
    state = position(hero(LIGHT, body=CHAINMAIL), enemies=[enemy(ARCHERS, LIGHT, equipment=["t096"])])
    assert Fought(state, "e1", "h0", "melee", "R2 Y0 Y0 Y0 G0").combat.attack.activated == {"t096.0": 1}


@pytest.mark.rule("MD-GUARD-07", "MD-GUARD-08", "MD-ENEMY-08", "MD-ENEMY-07", "MD-Q-37")
def test_symbols_pay_for_own_enchantments_first_and_lost_dice_do_not_matter() -> None:
    """The Troll has 3 yellow dice, so those of the War Cleaver are lost; its own +1 Hit works twice."""
    cleaver = "t066"
    one = Fought(facing(TROLL, cleaver), "e1", "h0", "melee", "R0 Y2 Y0 Y0")
    assert one.pools == ("RYYY", "")
    assert one.combat.attack.activated == {"rm04.0": 1}
    three = Fought(facing(TROLL, cleaver), "e1", "h0", "melee", "R0 Y2 Y2 Y2")
    assert three.combat.attack.activated == {"rm04.0": 2, "t066.0": 1}


@pytest.mark.rule("MD-GUARD-09")
def test_for_the_equipment_of_a_guardian_the_heroes_are_the_enemies() -> None:
    """The Scepter of Fear Stuns its target."""
    scepter_of_fear = "t021"
    state = position(hero(LIGHT, life=5), enemies=[enemy("rm06", "d2", equipment=[scepter_of_fear])])
    assert Fought(state, "e1", "h0", "magic", "R0 Y2 Y0 Y0").hero().stunned


@pytest.mark.rule("MD-GUARD-10")
def test_guardian_does_not_harm_its_allies() -> None:
    """Damage to all others in the target's Zone hits Heroes there."""
    enemies = [enemy(WARRIORS, LIGHT), enemy(TROLL, LIGHT)]
    state = position(hero(LIGHT), hero(LIGHT), enemies=enemies)
    everywhere = ability("attack", {"splash": "others_in_target_zone"})
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1", granted=[everywhere])
    assert [each.life for each in play.state.heroes] == [3, 3]
    assert play.enemy(2).life == 10


@pytest.mark.rule("MD-GUARD-11")
def test_items_and_consumables_are_only_carried() -> None:
    """The Turtle Charm gives a Hero 1 Shield; the Ring of Power gives 1 Bam, which Orcs would turn into a Hit."""
    charm = Fought(facing(WARRIORS, "t049"), "h0", "e1", "melee", "B0")
    assert charm.combat.defense.bonus == 0
    ring = Fought(facing("g009", "t087"), "e1", "h0", "melee", "Y1 Y1")
    assert ring.dealt == 2
    assert ring.enemy().equipment == ["t087"]


@pytest.mark.rule("MD-GUARD-14")
def test_all_equipment_of_a_guardian_counts_as_equipped() -> None:
    assert Fought(facing(WARRIORS, "t028"), "e1", "h0", "melee", ()).pools == ("RYYY", "")  # two hands
    assert Fought(facing(WARRIORS, CHAINMAIL), "h0", "e1", "melee", ()).pools == ("", "GB")  # body


# ---------------------------------------------------------------- when they die


@pytest.mark.rule("MD-EX-14", "MD-GUARD-12", "MD-GUARD-13", "MD-MOB-06")
def test_killer_gets_guardians_equipment_from_any_distance() -> None:
    """Elias in c2 kills Goblins in e2; there is no one else in his Zone who could get the sword."""
    elias = hero("c2", hero="elias", hands=["t003"])

    async def killed(table: Table, state: State) -> None:
        mob, killer = state.enemies[0], state.heroes[0]
        await hurt_enemy(table, state, mob, 9, killer)
        assert (mob.life, mob.minions, killer.inventory) == (1, [], ["t003"])
        await hurt_enemy(table, state, mob, 1, killer)

    enemies = [enemy(GOBLINS, "e2", equipment=[LONGSWORD])]
    play = Play(position(elias, hero("d2"), hero("e2"), enemies=enemies, level=2), killed)
    assert play.hero().pack == [LONGSWORD]
    assert [each.xp for each in play.state.heroes] == [3 + 3, 3, 3]  # three Minions, and the Boss for all
    assert (play.key, play.seats) == ("item.reorganize", (0,))


@pytest.mark.rule("MD-GUARD-12", "MD-XP-02")
def test_hero_that_died_with_the_guardian_gets_none_of_its_equipment() -> None:
    """As after a Blood Tribute or an answer that killed both: the others gain XP, the card is discarded."""

    async def killed(table: Table, state: State) -> None:
        await hurt_enemy(table, state, state.enemies[0], 99, state.heroes[0])

    state = position(hero("c2", life=0), hero("c2"), enemies=[enemy(AGENT, "c2", equipment=[LONGSWORD])])
    play = Play(state, killed)
    assert (play.over, play.hero(0).inventory, [each.xp for each in play.state.heroes]) == (True, [], [0, 4])
    assert LONGSWORD in [card for pile in play.state.decks.treasures for card in pile.discard]
