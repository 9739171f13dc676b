"""MD-EPH: the Enemy Phase, and its examples MD-EX-19 to MD-EX-27."""

import pytest

from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.targets import is_held
from engine.games.massive_darkness.heroes.abilities import Held, Kit
from engine.games.massive_darkness.model.hooks import Mission
from engine.games.massive_darkness.model.state import Arrow, Enemy, State
from engine.games.massive_darkness.phases.enemy import activate_next_enemy, begin_enemy_phase, reinforcements
from engine.table import Table
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.fighting import ability
from tests.games.massive_darkness.position import Play, enemy, hero, position

TROLL, SPIDER, MAGE, DEMON = "rm04", "rm02", "rm06", "rm01"  # Melee; Ranged; Magic; Magic
WARRIORS, ARCHERS, GOBLIN_AGENT, DWARF_AGENT = "g001", "g005", "g004", "g011"  # Melee; Ranged; Melee; Melee


async def enemy_phase(table: Table, state: State) -> None:
    """The whole Enemy Phase."""
    await begin_enemy_phase(table, state)
    while state.waiting:
        await activate_next_enemy(table, state)
    await reinforcements(table, state)


def phase(state: State) -> Play:
    """Returns the Enemy Phase up to its first question."""
    return Play(state, enemy_phase)


def activation(state: State) -> Play:
    """Returns the Activation of the first Enemy."""
    return Play(state, lambda table, now: activate_enemy(table, now, now.enemies[0]))


# ---------------------------------------------------------------- order


@pytest.mark.rule("MD-EPH-01", "MD-ROUND-06")
def test_every_enemy_is_activated_once_in_the_order_that_the_table_chooses(attacks: list[Attack]) -> None:
    trolls = [enemy(TROLL, "c2"), enemy(WARRIORS, "c2"), enemy(ARCHERS, "c2")]
    play = phase(position(hero("c2"), hero("a6"), enemies=trolls))
    assert (play.key, play.seats, play.ids) == ("enemies.next", (0, 1), ["e1", "e2", "e3"])
    play.pick("e2")
    assert play.ids == ["e1", "e3"]
    play.pick("e3")
    assert [attacker for attacker, _, _ in attacks] == ["e2", "e3", "e1"]
    assert play.over


@pytest.mark.rule("MD-EPH-02", "MD-EPH-04")
def test_enemy_without_target_moves_two_zones_and_does_not_attack(attacks: list[Attack]) -> None:
    play = activation(position(hero("a2", xp=1), enemies=[enemy(TROLL, "b4")]))  # to b3 and b2, next to a2
    assert (play.enemy().zone, attacks) == ("b2", [])
    play = activation(position(hero("b2", xp=1), enemies=[enemy(TROLL, "b4")]))  # b2 itself, but after its last try
    assert (play.enemy().zone, attacks) == ("b2", [])


@pytest.mark.rule("MD-EPH-03")
def test_attack_ends_the_activation(attacks: list[Attack]) -> None:
    first, third = (
        position(hero("c2"), enemies=[enemy(TROLL, "c2")]),
        position(hero("c2"), enemies=[enemy(TROLL, "b2")]),
    )
    assert activation(first).enemy().zone == "c2"
    assert attacks == [("e1", "h0", "melee")]
    assert activation(third).enemy().zone == "c2"
    assert attacks == [("e1", "h0", "melee")] * 2


@pytest.mark.rule("MD-EPH-21", "MD-STUN-04")
def test_stunned_enemy_only_stands_up(attacks: list[Attack]) -> None:
    play = activation(position(hero("c2"), enemies=[enemy(TROLL, "c2", stunned=True)]))
    assert (play.enemy().stunned, attacks) == (False, [])
    play = activation(position(hero("c2"), enemies=[enemy(TROLL, "b2", stunned=True)]))
    assert (play.enemy().stunned, play.enemy().zone) == (False, "b2")


def test_enemies_standing_up_need_no_order(attacks: list[Attack]) -> None:
    enemies = [enemy(TROLL, "c2"), enemy(WARRIORS, "c2", stunned=True)]
    assert phase(position(hero("c2"), enemies=enemies)).over
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-EPH-22", "MD-EPH-23", "MD-ENEMY-10")
def test_phase_ends_with_the_reinforcements_which_are_not_activated(attacks: list[Attack]) -> None:
    """An Agent in c2, on the tile whose Level token is in c3; the reinforcement would reach the Hero."""
    play = phase(position(hero("c2"), enemies=[enemy(GOBLIN_AGENT, "c2")]))
    assert play.over
    assert play.enemy(2).zone == "c3"
    assert attacks == [("e1", "h0", "melee")]


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("MD-EPH-05", "MD-EPH-06", "MD-ENEMY-03")
def test_melee_reaches_the_own_zone_only(attacks: list[Attack]) -> None:
    warriors = [enemy(WARRIORS, "a2", minions=[2])]
    play = activation(position(hero("d2", xp=5), hero("a2"), enemies=warriors))
    assert attacks == [("e1", "h1", "melee")]
    assert play.enemy().zone == "a2"


@pytest.mark.rule("MD-EPH-07", "MD-ENEMY-04")
def test_ranged_attack_reaches_every_other_zone_in_line_of_sight(attacks: list[Attack]) -> None:
    activation(position(hero("e2"), enemies=[enemy(ARCHERS, "a2")]))  # Range 4
    assert attacks == [("e1", "h0", "ranged")]
    activation(position(hero("a2"), enemies=[enemy(ARCHERS, "a2")]))
    assert attacks[1:] == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-EPH-07", "MD-EPH-11")
def test_enemy_attacks_only_what_it_sees(attacks: list[Attack]) -> None:
    play = activation(position(hero("f2"), enemies=[enemy(ARCHERS, "e2")]))  # behind a closed Door
    assert attacks == []
    assert play.over


@pytest.mark.rule("MD-EPH-08", "MD-ENEMY-05")
@pytest.mark.parametrize(
    ("zone", "attack", "ends"), [("a2", "melee", "a2"), ("b2", "magic", "a2"), ("c2", "magic", "a2")]
)
def test_magic_reaches_range_1_to_2(attacks: list[Attack], zone: str, attack: str, ends: str) -> None:
    play = activation(position(hero(zone), enemies=[enemy(MAGE, "a2")]))
    assert attacks == [("e1", "h0", attack)]
    assert play.enemy().zone == ends


@pytest.mark.rule("MD-EPH-08", "MD-EPH-11", "MD-ENEMY-05")
def test_hero_at_range_3_is_brought_into_the_range_of_magic(attacks: list[Attack]) -> None:
    play = activation(position(hero("d2"), enemies=[enemy(MAGE, "a2")]))
    assert play.enemy().zone == "b2"
    assert attacks == [("e1", "h0", "magic")]


@pytest.mark.rule("MD-ENEMY-01")
def test_enemy_attacks_only_with_types_on_its_card(attacks: list[Attack]) -> None:
    activation(position(hero("e2"), enemies=[enemy(TROLL, "a2")]))  # Melee only: it walks
    assert attacks == []


@pytest.mark.rule("MD-Q-85")
def test_equipment_does_not_change_the_range_of_a_guardian(attacks: list[Attack]) -> None:
    """A spear strikes at Range 0 to 1 in the hands of a Hero, a bow shoots."""
    play = activation(position(hero("d2"), enemies=[enemy(TROLL, "a2", equipment=["se03"])]))
    assert attacks == []
    assert play.enemy().zone == "c2"


@pytest.mark.rule("MD-EPH-09")
def test_hero_with_the_most_unspent_xp_is_attacked(attacks: list[Attack]) -> None:
    activation(position(hero("a2", xp=3), hero("a2", xp=4), hero("b3", xp=9), enemies=[enemy(TROLL, "a2")]))
    assert attacks == [("e1", "h1", "melee")]


@pytest.mark.rule("MD-EPH-09")
def test_tie_among_targets_is_broken_by_the_table(attacks: list[Attack]) -> None:
    tied = [hero("a2", xp=4, life=2), hero("a2", xp=4, life=4), hero("f6", xp=9)]
    play = activation(position(*tied, enemies=[enemy(TROLL, "a2")]))
    assert (play.key, play.seats, play.ids) == ("enemies.target", (0, 1, 2), ["h0", "h1"])
    assert play.default == ("h1",)  # more Life
    play.pick("h0", seat=2)
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-LIFE-05")
def test_dead_heroes_are_not_targets(attacks: list[Attack]) -> None:
    activation(position(hero("a2", xp=9, life=0), hero("a2"), enemies=[enemy(TROLL, "a2")]))
    assert attacks == [("e1", "h1", "melee")]


@pytest.mark.rule("MD-STUN-11", "MD-STUN-06")
def test_stunned_are_targets_as_all_others(attacks: list[Attack]) -> None:
    activation(position(hero("a2", xp=9, stunned=True), hero("a2"), enemies=[enemy(TROLL, "a2")]))
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-EPH-10", "MD-EX-24")
def test_target_decides_the_type_of_the_attack(attacks: list[Attack]) -> None:
    """Sibyl, 5 XP, beside the Ogre Mage; Elias, 3 XP, two Zones away. Magic would have the better dice."""
    activation(position(hero("a2", xp=5), hero("c2", xp=3), enemies=[enemy(MAGE, "a2")]))
    assert attacks == [("e1", "h0", "melee")]


@pytest.mark.rule("MD-SKILL-13", "MD-EPH-09")
def test_hero_with_taunt_counts_as_the_one_with_the_most_xp(attacks: list[Attack]) -> None:
    """The third seat is a Paladin of Fury."""
    enemies = [enemy(TROLL, "a2")]
    activation(position(hero("a2", xp=9), hero("a2"), hero("a2", xp=1), enemies=enemies))
    assert attacks == [("e1", "h2", "melee")]
    two = [hero("a2", xp=9), hero("a2", hero_class="paladin_of_fury"), hero("a2", xp=1)]
    assert activation(position(*two, enemies=enemies)).ids == ["h1", "h2"]


def test_hero_immune_to_magic_is_skipped(attacks: list[Attack]) -> None:
    """The bearer of the Amulet is at Range 1, another Hero with fewer XP at Range 2."""
    bearer = hero("b2", xp=9, pack=["a003"])
    activation(position(bearer, hero("c2", xp=1), enemies=[enemy(MAGE, "a2")]))
    assert attacks == [("e1", "h1", "magic")]


# ---------------------------------------------------------------- moves


@pytest.mark.rule("MD-EPH-11", "MD-EPH-14", "MD-EPH-15")
def test_enemy_moves_toward_the_hero_in_sight_with_the_most_xp() -> None:
    """From c2 it sees b2 and e2, not b4; it looks again at each step."""
    heroes = [hero("a2", xp=3), hero("e2", xp=5), hero("b4", xp=9)]
    assert activation(position(*heroes[:2], enemies=[enemy(TROLL, "c2")])).enemy().zone == "e2"
    play = activation(position(hero("a2", xp=3), hero("e2", xp=3), enemies=[enemy(TROLL, "c2")]))
    assert (play.key, play.ids, play.default) == ("enemies.goal", ["h0", "h1"], ("h0",))
    assert play.pick("h1").key == "enemies.goal"  # a tie is asked about in each step
    assert play.pick("h0").enemy().zone == "c2"


@pytest.mark.rule("MD-EPH-15", "MD-EPH-11")
def test_target_is_chosen_again_at_each_step(attacks: list[Attack]) -> None:
    """Toward a2 at first; in b2 it sees the Hero in b4, who has more XP."""
    play = activation(position(hero("a2", xp=3), hero("b4", xp=9), enemies=[enemy(TROLL, "d2")]))
    assert play.enemy().zone == "b2"
    play = activation(position(hero("a2", xp=3), hero("b4", xp=9), enemies=[enemy(TROLL, "c2")]))
    assert play.enemy().zone == "b3"


@pytest.mark.rule("MD-EPH-12")
def test_enemy_without_sight_moves_toward_light() -> None:
    """From c6: a2 is in Light, d2 in Shadow; XP count among those in Light only."""
    heroes = [hero("a2", xp=1), hero("e3", xp=0), hero("d2", xp=9)]
    assert activation(position(*heroes, enemies=[enemy(TROLL, "c6")])).enemy().zone == "b5"


@pytest.mark.rule("MD-EPH-13")
def test_when_all_are_hidden_an_enemy_goes_to_the_start_zone() -> None:
    assert activation(position(hero("d4", xp=9), enemies=[enemy(TROLL, "b3")])).enemy().zone == "a2"


@pytest.mark.rule("MD-EPH-16")
def test_between_equal_ways_the_table_decides() -> None:
    """From b3 to c2: by b2 or c3."""
    play = activation(position(hero("c2"), enemies=[enemy(TROLL, "b3")]))
    assert (play.key, play.seats, play.ids, play.default) == ("enemies.way", (0,), ["b2", "c3"], ("b2",))
    assert play.pick("c3").state.arrows == [Arrow(1, "b3", "c3"), Arrow(1, "c3", "c2")]


@pytest.mark.rule("MD-EPH-17", "MD-DOOR-15", "MD-Q-24", "MD-Q-29")
def test_enemies_open_no_doors_and_skip_unreachable_heroes() -> None:
    """In Light are a Hero in a3, behind a closed Door, and one with fewer XP in a2."""
    heroes = [hero("a3", xp=16), hero("a2", xp=1)]
    assert activation(position(*heroes, enemies=[enemy(TROLL, "b5")])).enemy().zone == "b3"
    to_start_and_back = [Arrow(1, "b2", "a2"), Arrow(1, "a2", "b2")]
    assert activation(position(heroes[0], enemies=[enemy(TROLL, "b2")])).state.arrows == to_start_and_back


@pytest.mark.rule("MD-Q-29")
def test_enemy_without_any_way_stays() -> None:
    assert activation(position(hero("b2"), enemies=[enemy(TROLL, "f1")])).enemy().zone == "f1"


def in_tutorial(zone: str, **changes: bool) -> Play:
    """Returns a Troll on a map with Start Zone a3 and Exit e3, with the only Hero hidden in the Room d1."""
    state = position(hero("d1"), mission="t00", enemies=[enemy(TROLL, zone, **changes)])
    return activation(state)


@pytest.mark.rule("MD-EPH-19", "MD-Q-30")
def test_from_the_start_zone_an_enemy_turns_to_the_exit() -> None:
    play = in_tutorial("a2")
    assert [arrow.end for arrow in play.state.arrows] == ["a3", "a2"]
    assert play.enemy().towards_exit
    assert in_tutorial("a1", towards_exit=True).enemy().zone == "c1"


@pytest.mark.rule("MD-EPH-20", "MD-Q-30")
def test_from_the_exit_an_enemy_turns_to_the_start_zone() -> None:
    play = in_tutorial("e2", towards_exit=True)
    assert [arrow.end for arrow in play.state.arrows] == ["e3", "e2"]
    assert not play.enemy().towards_exit


@pytest.mark.rule("MD-EPH-19", "MD-EPH-20")
def test_enemy_that_cannot_get_closer_turns_back() -> None:
    """Without a1 no way leads to the Start Zone; without c1 none to the Exit."""
    walls = position(hero("d1"), mission="t00", enemies=[enemy(TROLL, "b1")], removed_zones=["a1"])
    assert activation(walls).enemy().zone == "c2"
    walls = position(hero("d1"), mission="t00", enemies=[enemy(TROLL, "b1", towards_exit=True)], removed_zones=["c1"])
    assert activation(walls).enemy().zone == "a2"


@pytest.mark.rule("MD-Q-30")
def test_enemy_that_finds_a_hero_forgets_where_it_was_going() -> None:
    """Later it starts with the Start Zone again."""
    state = position(hero("e3"), mission="t00", enemies=[enemy(TROLL, "c2", towards_exit=True)])
    assert not activation(state).enemy().towards_exit


@pytest.mark.rule("MD-EPH-24", "MD-Q-77")
def test_with_one_end_only_an_enemy_goes_there_and_stays() -> None:
    no_exit = position(hero("d4"), enemies=[enemy(TROLL, "b2")], removed_zones=["f5"])
    assert activation(no_exit).enemy().zone == "a2"
    no_start = position(hero("d1"), mission="t00", enemies=[enemy(TROLL, "e2")], removed_zones=["a2"])
    assert activation(no_start).enemy().zone == "e3"


@pytest.mark.rule("MD-EPH-18", "MD-STUN-06")
def test_heroes_hold_enemies_unless_dead_or_stunned() -> None:
    troll = enemy(TROLL, "a2")
    assert is_held(position(hero("a2"), enemies=[troll]), troll)
    assert not is_held(position(hero("a2", stunned=True), enemies=[troll]), troll)
    assert not is_held(position(hero("a2", life=0), enemies=[troll]), troll)


@pytest.mark.rule("MD-EPH-18")
def test_elusive_enemies_are_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slippery(Mission):
        def is_elusive(self, state: State, enemy: Enemy) -> bool:
            return True

    monkeypatch.setattr("engine.games.massive_darkness.enemies.targets.rules_of", lambda state: Slippery())
    troll = enemy(TROLL, "a2")
    assert not is_held(position(hero("a2"), enemies=[troll]), troll)


@pytest.mark.rule("MD-EPH-18", "MD-MOVE-08", "MD-GUARD-04")
def test_own_card_makes_enemy_elusive_but_equipment_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Nightrunner's Cloak makes a Hero Elusive."""
    carrier = enemy(WARRIORS, "a2", equipment=["a004"])
    assert is_held(position(hero("a2"), enemies=[carrier]), carrier)
    printed = Kit([Held(ability("always", {"elusive": True}))])
    monkeypatch.setattr("engine.games.massive_darkness.enemies.targets.kit_of_enemy", lambda enemy: printed)
    assert not is_held(position(hero("a2"), enemies=[carrier]), carrier)


# ---------------------------------------------------------------- worked examples


@pytest.mark.rule("MD-EX-19")
def test_melee_enemy_attacks_the_hero_beside_it(attacks: list[Attack]) -> None:
    """High Troll beside Elias, 3 XP; Bjorn, 16 XP, in sight."""
    play = activation(position(hero("c2", xp=3), hero("d2", xp=16), enemies=[enemy(TROLL, "c2")]))
    assert attacks == [("e1", "h0", "melee")]
    assert (play.enemy().zone, play.state.arrows) == ("c2", [])


@pytest.mark.rule("MD-EX-20")
def test_melee_enemy_one_zone_away_moves_and_attacks(attacks: list[Attack]) -> None:
    """Dwarf Agent in b2; in sight Bjorn in c2, 16 XP, Whisper in d2, 9 XP, Elias in b4, 3 XP."""
    heroes = [hero("c2", xp=16), hero("d2", xp=9), hero("b4", xp=3, hero_class="battle_wizard")]
    state = position(*heroes, enemies=[enemy(DWARF_AGENT, "b2")], level=2)
    state.decks.guards[1].draw.remove(DWARF_AGENT)
    play = phase(state)
    assert play.state.arrows == [Arrow(1, "b2", "c2")]
    assert attacks == [("e1", "h0", "melee")]
    assert play.enemy(2).zone == "c3"  # its reinforcement, at the Level token of its tile


@pytest.mark.rule("MD-EX-22")
def test_ranged_enemy_shoots_at_the_one_with_more_xp(attacks: list[Attack]) -> None:
    """Goblin Archers beside Elias, 3 XP; Whisper, 9 XP, in sight."""
    play = activation(position(hero("a2", xp=3), hero("c2", xp=9), enemies=[enemy(ARCHERS, "a2")]))
    assert attacks == [("e1", "h1", "ranged")]
    assert play.enemy().zone == "a2"


@pytest.mark.rule("MD-EX-26")
def test_magic_enemy_casts_at_the_only_one_in_sight(attacks: list[Attack]) -> None:
    """Abyssal Demon; Whisper two Zones away."""
    play = activation(position(hero("c2", xp=9), hero("d4", xp=16), enemies=[enemy(DEMON, "a2")]))
    assert attacks == [("e1", "h0", "magic")]
    assert play.enemy().zone == "a2"


@pytest.mark.rule("MD-EX-27")
def test_hero_in_shadow_is_not_gone_for(attacks: list[Attack]) -> None:
    """Dwarf Warriors see no one; Bjorn, 16 XP, in Shadow in d2, Sibyl, 5 XP, in Light in a2, six moves away."""
    play = activation(position(hero("d2", xp=16), hero("a2", xp=5), enemies=[enemy(WARRIORS, "c6")]))
    assert play.state.arrows == [Arrow(1, "c6", "b6"), Arrow(1, "b6", "b5")]
    assert attacks == []


# ---------------------------------------------------------------- the account


def test_each_move_has_the_number_of_its_line_in_the_account(attacks: list[Attack]) -> None:
    """Two Trolls walk; an Enemy that stands up between them has no arrow."""
    enemies = [enemy(TROLL, "c6"), enemy(WARRIORS, "c6"), enemy(MAGE, "f4", stunned=True)]
    play = phase(position(hero("a2"), enemies=enemies)).pick("e2")
    lines = [(text.args["number"], text.args["enemy"], text.args["end"]) for text in play.tells("enemies-moves")]
    assert lines == [(1, WARRIORS, "b5"), (2, TROLL, "b5")]
    assert [arrow.number for arrow in play.state.arrows] == [1, 1, 2, 2]
