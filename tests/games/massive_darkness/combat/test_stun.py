"""MD-STUN: who is Stunned, what that hinders, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.massive_darkness.actions.menu import actions
from engine.games.massive_darkness.actions.movement import is_held as is_hero_held
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.targets import choose_target, is_held, most_xp
from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.heroes.damage import hurt_enemy, stun
from engine.games.massive_darkness.model.state import Activation, State
from engine.games.massive_darkness.phases.hero import activate
from engine.table import Table
from tests.games.massive_darkness.fighting import Fought
from tests.games.massive_darkness.position import Play, enemy, hero, position


def activated(state: State) -> Play:
    """The first Enemy is activated."""
    return Play(state, lambda table, state: activate_enemy(table, state, state.enemies[0]))


def stunned(state: State) -> Play:
    """The Hero of seat 0 and the first Enemy are Stunned."""

    async def rule(table: Table, state: State) -> None:
        stun(table, state.heroes[0])
        stun(table, state.enemies[0])

    return Play(state, rule)


@pytest.mark.rule("MD-STUN-01", "MD-STUN-10")
def test_participant_is_stunned_or_not() -> None:
    """Standing up once is enough, however often it was hit."""
    state = position(hero("c2"), enemies=[enemy("rm04", "c2")])
    again = stunned(stunned(state).state).state
    assert again.heroes[0].stunned and again.enemies[0].stunned
    assert len(stunned(state).told) == 2 and stunned(again).told == []
    assert not activated(again).enemy().stunned


@pytest.mark.rule("MD-STUN-01", "MD-LIFE-05")
def test_dead_are_not_stunned() -> None:
    play = stunned(position(hero("c2", life=0), enemies=[enemy("rm04", "c2")]))
    assert (play.hero().stunned, len(play.told)) == (False, 1)


@pytest.mark.rule("MD-STUN-02")
def test_stunned_hero_must_pay_action_to_stand_up() -> None:
    """Not even a free Action comes first: three Treasure cards could be Transmuted."""
    play = Play(position(hero("c2", stunned=True, pack=["t007", "t008", "t013"])), activate_first)
    assert play.ids == ["stand", "end"]
    play.pick("stand")
    assert not play.hero().stunned
    assert play.state.activation is not None and play.state.activation.actions == 2
    assert "transmute" in play.ids and play.verbs("move")


@pytest.mark.rule("MD-STUN-03")
def test_stunned_hero_without_action_stays_stunned() -> None:
    state = position(hero("c2", stunned=True), activation=Activation(actions=0))
    assert [option.id for option in actions(state, state.heroes[0], kit_of_hero(state, state.heroes[0]))] == ["end"]
    play = Play(position(hero("c2", stunned=True)), activate_first).pick("end")
    assert play.hero().stunned


@pytest.mark.rule("MD-STUN-04")
def test_stunned_enemy_spends_its_activation_standing_up() -> None:
    """The High Troll neither strikes at the Hero in its Zone nor moves."""
    play = activated(position(hero("c2"), enemies=[enemy("rm04", "c2", stunned=True)]))
    assert not play.enemy().stunned
    assert (play.asked_chance, play.hero().life, play.enemy().zone) == ([], 5, "c2")


@pytest.mark.rule("MD-STUN-05")
@pytest.mark.parametrize("lies", [True, False])
def test_stunned_enemy_holds_no_hero(lies: bool) -> None:
    state = position(hero("c2", hero_class="battle_wizard"), enemies=[enemy("g001", "c2", stunned=lies)])
    assert is_hero_held(state, state.heroes[0]) is not lies


@pytest.mark.rule("MD-STUN-06")
@pytest.mark.parametrize("lies", [True, False])
def test_stunned_hero_holds_no_enemy_but_can_be_attacked(lies: bool) -> None:
    state = position(hero("c2", stunned=lies), enemies=[enemy("g001", "c2")])
    assert is_held(state, state.enemies[0]) is not lies
    play = Play(state, lambda table, state: choose_target(table, state, state.enemies[0]))
    assert play.value == (play.hero(), "melee")


@pytest.mark.rule("MD-STUN-11")
def test_stunned_hero_is_a_target_like_any_other() -> None:
    """Archers in c2 see both Heroes; the Stunned one has more XP."""
    state = position(hero("d2", xp=1), hero("d2", xp=2, stunned=True), enemies=[enemy("g016", "c2")])
    assert most_xp(state, state.heroes) == [state.heroes[1]]
    play = Play(state, lambda table, state: choose_target(table, state, state.enemies[0]))
    assert play.value == (play.hero(1), "ranged")


@pytest.mark.rule("MD-STUN-07")
def test_with_a_mob_all_its_figures_are_stunned() -> None:
    """It stays so, though the Minion that was hit dies."""
    play = stunned(position(hero("c2"), enemies=[enemy("g001", "c2")]))

    async def rule(table: Table, state: State) -> None:
        await hurt_enemy(table, state, state.enemies[0], 2, state.heroes[0])

    play = Play(play.state, rule)
    assert (play.enemy().minions, play.enemy().stunned) == ([], True)


@pytest.mark.rule("MD-STUN-08", "MD-MOB-09")
@pytest.mark.parametrize("changes", [{"life": 2}, {"life": 0, "minions": [2]}])
def test_boss_or_minions_alone_are_hit_without_a_question(changes: dict[str, Any]) -> None:
    state = position(hero("c2", hands=["se05"]), enemies=[enemy("g001", "c2", stunned=True, **changes)])
    play = Fought(state, "h0", "e1", "melee", "R1 B0")
    assert play.over and play.dealt == 1
    assert [play.enemy().life, *play.enemy().minions] == ([1] if changes["life"] else [0, 1])


@pytest.mark.rule("MD-STUN-08", "MD-MOB-09", "MD-MOB-06")
@pytest.mark.parametrize(("choice", "boss", "minions"), [("boss", 1, [2]), ("minions", 2, [1])])
def test_boss_of_a_stunned_mob_may_be_hit(choice: str, boss: int, minions: list[int]) -> None:
    """Dwarf Warriors have 2 Life and 1 blue die; 1 Hit of an Axe comes through."""
    state = position(hero("c2", hands=["se05"]), enemies=[enemy("g001", "c2", stunned=True)])
    play = Fought(state, "h0", "e1", "melee", "R1 B0")
    assert play.key == "combat.boss"
    play.pick(choice)
    assert (play.enemy().life, play.enemy().minions) == (boss, minions)


@pytest.mark.rule("MD-STUN-09")
def test_stunned_target_rolls_its_defense_dice() -> None:
    mob = enemy("g001", "c2", stunned=True)
    state = position(hero("c2", hands=["se05"], body="se13", stunned=True), enemies=[mob, enemy("rm04", "c2")])
    assert Fought(state, "h0", "e1", "melee", "R0 B1").pools == ("R", "B")
    assert Fought(state, "e2", "h0", "melee", "R0 Y0 Y0 Y0 B1").pools == ("RYYY", "B")


async def activate_first(table: Table, state: State) -> None:
    """The Activation of the Hero of seat 0."""
    await activate(table, state, state.heroes[0])
