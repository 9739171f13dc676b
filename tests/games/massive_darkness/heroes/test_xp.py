"""MD-XP: what kills and tokens are worth, and what XP are for; Micro-XP of Story Mode; MD-Q-15, MD-Q-22, MD-Q-76."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.picking import pick_up
from engine.games.massive_darkness.heroes.damage import (
    all_gain_xp,
    direct_damage,
    gain_real_xp,
    gain_xp,
    hurt_enemy,
    kill_enemy,
)
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.table import Table
from tests.games.massive_darkness.fighting import Fought
from tests.games.massive_darkness.position import Play, enemy, hero, position


def struck(state: State, damage: int, *, by: int | None = 0, boss: bool = False) -> Play:
    """The first Enemy suffers Damage by the Hero of a seat."""

    async def rule(table: Table, state: State) -> None:
        await hurt_enemy(table, state, state.enemies[0], damage, None if by is None else state.heroes[by], boss=boss)

    return Play(state, rule)


def gained(state: State, xp: int) -> Play:
    """Seat 0 gains XP."""

    async def rule(table: Table, state: State) -> None:
        gain_xp(table, state, state.heroes[0], xp)

    return Play(state, rule)


def all_xp(play: Play) -> list[int]:
    """Returns the XP of all Heroes, by seat."""
    return [each.xp for each in play.state.heroes]


@pytest.mark.rule("MD-XP-01")
def test_minion_is_worth_one_xp_for_the_hero_that_killed_it() -> None:
    state = position(hero("c2"), hero("c2"), enemies=[enemy("g007", "c2")])
    assert all_xp(struck(state, 1, by=1)) == [0, 1]


@pytest.mark.rule("MD-COMBAT-18")
def test_each_minion_that_one_blow_kills_is_worth_one_xp() -> None:
    state = position(hero("c2"), hero("c2"), hero("c2"), enemies=[enemy("g007", "c2")])
    assert all_xp(struck(state, 3)) == [3, 0, 0]


@pytest.mark.rule("MD-XP-01")
def test_wounded_minion_is_worth_nothing_yet() -> None:
    assert all_xp(struck(position(hero("c2"), enemies=[enemy("g009", "c2")]), 2)) == [0]


@pytest.mark.rule("MD-XP-02", "MD-XP-03", "MD-XP-04")
@pytest.mark.parametrize(("card", "xp"), [("g001", 3), ("g004", 4), ("rm01", 5), ("rm07", 5)])
def test_guardian_is_worth_xp_for_all_heroes(card: str, xp: int) -> None:
    """Only the Boss is left of a Mob."""
    boss = enemy(card, "c2", life=1)
    play = struck(position(hero("c2"), hero("a6"), enemies=[boss]), 1)
    assert play.state.enemies == []
    assert all_xp(play) == [xp, xp]


@pytest.mark.rule("MD-Q-15")
def test_dead_gain_nothing_from_a_guardian() -> None:
    state = position(hero("c2"), hero("c2", life=0), enemies=[enemy("g004", "c2", life=1)])
    assert all_xp(struck(state, 1)) == [4, 0]


@pytest.mark.rule("MD-XP-06")
@pytest.mark.parametrize(("before", "xp", "after"), [(25, 5, 30), (28, 5, 30), (30, 1, 30)])
def test_xp_are_limited_to_thirty(before: int, xp: int, after: int) -> None:
    assert gained(position(hero("c2", xp=before)), xp).hero().xp == after


@pytest.mark.rule("MD-XP-07")
def test_xp_are_spent_on_skills_in_the_experience_phase() -> None:
    """The Battle Wizard's Evocation 1 costs 5."""
    state = position(hero("c2", hero_class="battle_wizard", xp=9))
    play = Play(state, experience_phase).pick("buy:battle_wizard.evocation.0")
    assert (play.hero().xp, play.hero().skills) == (4, ["battle_wizard.evocation.0"])


@pytest.mark.rule("MD-STORY-02", "MD-STORY-03", "MD-EX-51")
@pytest.mark.parametrize(("micro", "gain", "after"), [(0, 1, (1, 0)), (4, 1, (0, 1)), (3, 4, (2, 1)), (0, 13, (3, 2))])
def test_in_story_mode_five_micro_xp_are_one_xp(micro: int, gain: int, after: tuple[int, int]) -> None:
    play = gained(position(hero("c2", micro_xp=micro), story=True), gain)
    assert (play.hero().micro_xp, play.hero().xp) == after


@pytest.mark.rule("MD-STORY-02", "MD-EX-51")
def test_in_story_mode_a_kill_is_worth_micro_xp() -> None:
    state = position(hero("c2", micro_xp=4), hero("c2"), story=True, enemies=[enemy("g007", "c2")])
    play = struck(state, 1)
    assert (play.hero(0).micro_xp, play.hero(0).xp, play.hero(1).micro_xp) == (0, 1, 0)


@pytest.mark.rule("MD-XP-06", "MD-STORY-03")
def test_micro_xp_turn_into_nothing_beyond_thirty() -> None:
    play = gained(position(hero("c2", xp=30, micro_xp=4), story=True), 2)
    assert (play.hero().micro_xp, play.hero().xp) == (1, 30)


@pytest.mark.rule("MD-STORY-35", "MD-XP-06")
def test_xp_other_than_micro_xp_counts_in_full() -> None:
    async def rule(table: Table, state: State) -> None:
        gain_real_xp(table, state.heroes[0], 3)
        gain_real_xp(table, state.heroes[1], 3)

    play = Play(position(hero("c2", micro_xp=4), hero("c2", xp=29), story=True), rule)
    assert all_xp(play) == [3, 30]
    assert play.hero().micro_xp == 4


@pytest.mark.rule("MD-XP-05", "MD-T00-03")
def test_objective_token_gives_the_xp_that_the_mission_states() -> None:
    """The Key of the tutorial, in b3: 3 XP for the Hero that picks it up."""
    state = position(hero("b3"), hero("b3"), mission="t00")
    play = Play(state, lambda table, state: pick_up(table, state, state.heroes[0]))
    assert all_xp(play) == [3, 0]


@pytest.mark.rule("MD-XP-05")
def test_shared_xp_go_to_living_heroes() -> None:
    async def rule(table: Table, state: State) -> None:
        all_gain_xp(table, state, 5)

    play = Play(position(hero("c2"), hero("a6", xp=27), hero("a6", life=0)), rule)
    assert all_xp(play) == [5, 30, 0]


@pytest.mark.rule("MD-Q-22", "MD-M04-06")
def test_enemies_not_killed_by_heroes_give_no_xp() -> None:
    """Its Equipment is discarded (here the Treasure card t003, of Level 1)."""
    state = position(hero("c2"), hero("c2"), enemies=[enemy("g001", "c2", equipment=["t003"])])
    play = Play(state, lambda table, state: kill_enemy(table, state, state.enemies[0]))
    assert (play.state.enemies, all_xp(play)) == ([], [0, 0])
    assert play.state.decks.treasures[0].discard == ["t003"]
    assert play.state.decks.guards[0].discard == ["g001"]


@pytest.mark.rule("MD-Q-76", "MD-Q-22", "MD-Q-71")
def test_kill_outside_attack_is_credited_to_effects_hero() -> None:
    """Face 1 of a yellow die is 1 Hit; the Defender rolls nothing."""
    state = position(hero("c2"), hero("c2"), enemies=[enemy("g004", "c2", life=1, equipment=["t003"])])

    async def rule(table: Table, state: State) -> None:
        await direct_damage(table, state, state.enemies[0], {"yellow": 1}, state.heroes[1])

    play = Play(state, rule, {"damage.roll": [[1]]})
    assert [ask.key for ask in play.asked_chance] == ["damage.roll"]
    play.pick("keep")
    assert all_xp(play) == [4, 4]
    assert "t003" in play.hero(1).inventory


@pytest.mark.rule("MD-Q-76")
def test_damage_outside_an_attack_goes_to_minions_and_is_lost_after_the_last() -> None:
    state = position(hero("c2"), enemies=[enemy("g007", "c2")])
    play = Play(state, lambda table, state: direct_damage(table, state, state.enemies[0], 3, state.heroes[0]))
    assert (play.enemy().minions, play.enemy().life, all_xp(play)) == ([], 1, [1])


# ---------------------------------------------------------------- what else a kill brings

DECAPITATOR, AXE = "t165", "se05"  # Melee: 1 yellow and 3 red dice; 1 red die


def further(state: State, hand: str = DECAPITATOR) -> int:
    """Returns the further Activations after a Melee attack with 2 Hits of seat 0 on the first Enemy."""
    dice = "R2 R0 R0 Y0" if hand == DECAPITATOR else "R2"
    play = Fought(state, "h0", "e1", "melee", f"{dice} B0 G0", weapons=[hand])
    assert play.over and play.state.activation
    return play.state.activation.granted


@pytest.mark.rule("MD-Q-81", "MD-Q-73")
def test_decapitator_grants_a_further_activation_for_a_guardian() -> None:
    """Once in a Round, and not for a kill with something else."""
    agent = enemy("g004", "c2", life=1)
    assert further(position(hero("c2", hands=[DECAPITATOR]), enemies=[agent])) == 1
    assert further(position(hero("c2", hands=[DECAPITATOR], used_in_round=["t165.0"]), enemies=[agent])) == 0
    assert further(position(hero("c2", hands=[AXE]), enemies=[agent]), AXE) == 0


@pytest.mark.rule("MD-Q-81")
def test_decapitator_grants_nothing_for_a_wound_a_minion_or_in_the_activation_of_another() -> None:
    agent, mob = enemy("g004", "c2", life=4), enemy("g012", "c2", minions=[1])
    assert further(position(hero("c2", hands=[DECAPITATOR]), enemies=[agent])) == 0
    mob_state = position(hero("c2", hands=[DECAPITATOR]), enemies=[mob])
    play = Fought(mob_state, "h0", "e1", "melee", "R2 R0 R0 Y0 G0 G0")
    assert play.enemy().minions == [] and play.state.activation and not play.state.activation.granted
    killed = enemy("g004", "c2", life=1)
    assert further(position(hero("c2", hands=[DECAPITATOR]), hero("c2"), active=1, enemies=[killed])) == 0
