"""MD-LIFE: Damage, healing, death, resurrection and the Lives of all figures; MD-Q-09, MD-Q-15, MD-Q-43."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.trading import partners
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.heroes.damage import (
    all_gain_xp,
    full_life,
    gain_xp,
    heal,
    heal_enemy,
    hurt_enemy,
    hurt_hero,
    hurt_pillar,
)
from engine.games.massive_darkness.heroes.levels import raise_level
from engine.games.massive_darkness.heroes.life import resurrect
from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Pillar, State
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.games.massive_darkness.phases.hero import begin_hero_phase
from engine.games.massive_darkness.telling.describe import describe
from engine.kit.outcome import GameOver
from engine.table import Table
from engine.words import Words
from tests.games.massive_darkness.position import Play, enemy, hero, position

CROWN = "a005"
LIFE_1, LIFE_2 = "battle_wizard.health_boost.0", "battle_wizard.health_boost.1"


def healed(state: State, healing: int) -> Play:
    """Seat 0 is healed."""

    async def rule(table: Table, state: State) -> None:
        heal(table, state, state.heroes[0], healing)

    return Play(state, rule)


def hurt(state: State, damage: int) -> Play:
    """Seat 0 suffers Damage."""
    return Play(state, lambda table, state: hurt_hero(table, state, state.heroes[0], damage))


def levelled(state: State, level: int) -> Play:
    """The Current Level rises."""
    return Play(state, lambda table, state: raise_level(table, state, level))


@pytest.mark.rule("MD-LIFE-01")
@pytest.mark.parametrize(("damage", "life"), [(0, 4), (1, 3), (3, 1), (4, 0), (9, 0)])
def test_each_point_of_damage_costs_a_life_down_to_none(damage: int, life: int) -> None:
    assert hurt(position(hero("c2", life=4)), damage).hero().life == life


@pytest.mark.rule("MD-LIFE-03", "MD-SKILL-14")
@pytest.mark.parametrize(("life", "healing"), [(3, 0), (5, 1)])
def test_healing_without_effect_is_not_logged(life: int, healing: int) -> None:
    play = healed(position(hero("c2", life=life)), healing)
    assert (play.hero().life, play.told) == (life, [])


def test_zero_damage_and_xp_are_not_logged() -> None:
    state = position(hero("c2"), enemies=[enemy("g001", "c2")], pillars=[Pillar(0, "c2", 2)])

    async def rule(table: Table, state: State) -> None:
        await hurt_hero(table, state, state.heroes[0], 0)
        await hurt_enemy(table, state, state.enemies[0], 0, state.heroes[0])
        await hurt_pillar(table, state, state.pillars[0], 0)
        gain_xp(table, state, state.heroes[0], 0)

    play = Play(state, rule)
    assert (play.told, play.state) == ([], state)


@pytest.mark.rule("MD-LIFE-03", "MD-GLOSS-01")
@pytest.mark.parametrize(("healing", "life"), [(1, 3), (3, 5), (9, 5)])
def test_healing_stops_at_the_maximum(healing: int, life: int) -> None:
    assert healed(position(hero("c2", life=2)), healing).hero().life == life


@pytest.mark.rule("MD-LIFE-03")
@pytest.mark.parametrize(("bearer", "life"), [("c2", 4), ("d2", 4), ("d3", 3)])
def test_crown_doubles_the_healing_of_its_bearer_and_of_allies_in_sight(bearer: str, life: int) -> None:
    """Paladin's Crown. d2 is in line with c2, d3 is off every line; nothing is healed beyond the maximum."""
    hurt = hero("c2", life=2)
    assert healed(position(hurt, hero(bearer, pack=[CROWN])), 1).hero().life == life
    assert healed(position(hero("c2", life=2, pack=[CROWN])), 1).hero().life == 4
    assert healed(position(hero("c2", life=4, pack=[CROWN])), 2).hero().life == 5


@pytest.mark.rule("MD-LIFE-02", "MD-SKILL-05")
def test_line_of_life_raises_the_maximum_to_six_and_seven_and_heals_as_much() -> None:
    state = position(hero("c2", hero_class="battle_wizard", life=2, xp=15), level=3)
    play = Play(state, experience_phase).pick(f"buy:{LIFE_1}")
    assert (play.hero().max_life, play.hero().life) == (6, 3)
    play.pick(f"buy:{LIFE_2}")
    assert (play.hero().max_life, play.hero().life) == (7, 5)


@pytest.mark.rule("MD-LIFE-02")
def test_no_class_can_have_more_than_seven_life() -> None:
    for each in content().classes.values():
        every = [step.id for line in each.lines for step in line.steps]
        state = position(hero("c2", hero_class=each.id, skills=every))
        assert levelled(state, 5).hero().max_life == 7


@pytest.mark.rule("MD-Q-43", "MD-CLASS-05")
def test_life_bought_too_early_counts_when_the_level_is_reached() -> None:
    state = position(hero("c2", hero_class="battle_wizard", life=2, xp=15))
    play = Play(state, experience_phase).pick(f"buy:{LIFE_1}", f"buy:{LIFE_2}")
    assert (play.hero().max_life, play.hero().life) == (5, 2)
    play = levelled(play.state, 2)
    assert (play.hero().max_life, play.hero().life) == (6, 3)
    play = levelled(play.state, 3)
    assert (play.hero().max_life, play.hero().life) == (7, 5)


@pytest.mark.rule("MD-Q-43")
def test_life_skill_heals_up_to_new_maximum() -> None:
    state = position(hero("c2", hero_class="battle_wizard", skills=[LIFE_1, LIFE_2], life=5))
    play = levelled(state, 3)
    assert (play.hero().max_life, play.hero().life) == (7, 7)


@pytest.mark.rule("MD-LIFE-04")
def test_dead_hero_stays_in_its_zone() -> None:
    play = hurt(position(hero("c2", life=2, stunned=True)), 2)
    assert (play.hero().dead, play.hero().zone, play.hero().stunned) == (True, "c2", False)


@pytest.mark.rule("MD-Q-09")
def test_death_in_its_own_activation_ends_it_without_counterattacks() -> None:
    state = position(hero("c2", life=1), hero("a2"), enemies=[enemy("g001", "c2")])

    async def rule(table: Table, state: State) -> None:
        assert state.activation
        state.activation.attacked = [0, 1]
        await hurt_hero(table, state, state.heroes[0], 1)
        assert state.activation.ended

    play = Play(state, rule)
    assert play.over and not play.asked_chance


@pytest.mark.rule("MD-Q-09")
def test_death_of_another_hero_ends_nothing() -> None:
    play = Play(position(hero("c2"), hero("a2")), lambda table, state: hurt_hero(table, state, state.heroes[1], 5))
    assert play.hero(1).dead
    assert play.state.activation is not None and not play.state.activation.ended


@pytest.mark.rule("MD-LIFE-05", "MD-Q-15")
def test_nothing_affects_a_dead_hero() -> None:
    state = position(hero("c2", life=0, xp=20), hero("c2", xp=20), active=None)

    async def rule(table: Table, state: State) -> None:
        dead = state.heroes[0]
        await hurt_hero(table, state, dead, 1)
        heal(table, state, dead, 5)
        gain_xp(table, state, dead, 5)
        all_gain_xp(table, state, 3)
        await experience_phase(table, state)

    play = Play(state, rule)
    assert play.seats == (1,), "only the living buy Skills"
    assert (play.hero(0).life, play.hero(0).xp, play.hero(1).xp) == (0, 20, 23)


@pytest.mark.rule("MD-LIFE-06")
def test_dead_hero_can_only_be_traded_with() -> None:
    state = position(hero("c2"), hero("c2", life=0), hero("a2", life=0))
    assert [each.seat for each in partners(state, state.heroes[0])] == [0, 1]
    play = Play(state, lambda table, state: hero_draws(table, state, state.heroes[0], [1], from_token=False))
    assert not play.verbs("give"), "what is found cannot be handed to the dead"


@pytest.mark.rule("MD-LIFE-07")
def test_dead_hero_keeps_its_cards() -> None:
    state = position(hero("c2", life=1, xp=7, hands=["se01"], body="se13", pack=["t001"], skills=[LIFE_1]))
    play = hurt(state, 3)
    dead = play.hero()
    assert (dead.xp, dead.inventory, dead.skills) == (7, ["se13", "se01", "t001"], [LIFE_1])


@pytest.mark.rule("MD-LIFE-08", "MD-LIFE-09", "MD-LIFE-10", "MD-Q-15")
def test_dead_heroes_rise_joined_for_tokens() -> None:
    state = position(hero("c2", life=0, max_life=7), hero("a2", life=0), hero("b2", life=1), lifebringer=2)
    play = Play(state, resurrect)
    assert [each.life for each in play.state.heroes] == [7, 5, 1]
    assert [each.zone for each in play.state.heroes] == ["c2", "a2", "b2"]
    assert play.state.lifebringer == 0


@pytest.mark.rule("MD-LIFE-08", "MD-ROUND-02")
def test_dead_rise_at_the_start_of_the_round_and_are_activated() -> None:
    play = Play(position(hero("c2", life=0), hero("a2"), active=None, waiting=[]), begin_hero_phase)
    assert not play.hero().dead
    assert play.state.waiting == [0, 1]


@pytest.mark.rule("MD-LIFE-11", "MD-END-05")
@pytest.mark.parametrize(("tokens", "dead"), [(0, 1), (1, 2)])
def test_without_a_token_the_heroes_lose_at_once(tokens: int, dead: int) -> None:
    state = position(hero("c2", life=0), hero("a2", life=0 if dead == 2 else 5), lifebringer=tokens)

    async def rule(table: Table, state: State) -> str:
        with pytest.raises(GameOver):
            await resurrect(table, state)
        return "over"

    play = Play(state, rule)
    assert play.state.outcome == "lost"


@pytest.mark.rule("MD-LIFE-11")
def test_no_token_is_needed_while_all_live() -> None:
    play = Play(position(hero("c2", life=1), lifebringer=0), resurrect)
    assert play.state.outcome is None and play.hero().life == 1


@pytest.mark.rule("MD-LIFE-12", "MD-LIFE-13")
def test_agent_is_gone_when_its_life_times_the_heroes_is() -> None:
    state = position(hero("c2"), hero("c2"), enemies=[enemy("g004", "c2")])
    assert full_life(state, state.enemies[0]) == 2 * 2
    play = Play(state, lambda table, state: hurt_enemy(table, state, state.enemies[0], 3, state.heroes[0]))
    assert play.enemy().life == 1
    play = Play(play.state, lambda table, state: hurt_enemy(table, state, state.enemies[0], 2, state.heroes[0]))
    assert play.state.enemies == []


@pytest.mark.rule("MD-LIFE-13", "MD-EX-11")
def test_dead_heroes_still_count_for_the_life_of_a_monster() -> None:
    state = position(hero("c2"), hero("c2"), hero("c2"), hero("c2", life=0), enemies=[enemy("rm01", "c2")])
    assert full_life(state, state.enemies[0]) == 4 * 4


@pytest.mark.rule("MD-LIFE-14", "MD-MOB-04")
def test_each_figure_of_a_mob_has_the_printed_life() -> None:
    state = position(hero("c2"), hero("c2"), hero("c2"), enemies=[enemy("g009", "c2")])
    assert (state.enemies[0].life, state.enemies[0].minions, full_life(state, state.enemies[0])) == (3, [3, 3, 3], 3)


@pytest.mark.rule("MD-LIFE-12")
def test_enemy_heals_no_more_than_it_lost() -> None:
    state = position(hero("c2"), enemies=[enemy("rm01", "c2", life=3), enemy("g009", "c2", minions=[1, 3])])

    async def rule(table: Table, state: State) -> None:
        heal_enemy(table, state, state.enemies[0], 2)
        heal_enemy(table, state, state.enemies[1], 1)

    play = Play(state, rule)
    assert play.enemy(1).life == 4
    assert sorted(play.enemy(2).minions) == [2, 3]


@pytest.mark.rule("MD-LIFE-15")
def test_life_of_every_figure_is_shown() -> None:
    """In words; the pictures show the same."""
    mob, alone = enemy("g009", "c2", life=2, minions=[1, 3]), enemy("g001", "d2", life=0, minions=[2])
    state = position(hero("c2", life=3), hero("a2", life=0), enemies=[mob, alone, enemy("rm01", "d2", life=7)])
    words = Words.of_game(GAME, "en", GAME.seat_names(state))
    lines = [words.say(line) for line in describe(state)]
    assert "C2 in Light, **Orc Enforcers**: Boss with Life 2 and 2 Minions with Life 3 (one wounded: 1)" in lines
    assert "D2 in Shadow, **Dwarf Warriors**: 1 Minion with Life 2" in lines
    assert "D2 in Shadow, **Abyssal Demon**: Life 7" in lines
    assert "**Bjorn [A]**: C2 in Light, Life 3 of 5, 0 XP" in lines
    assert "**Elias [B]**: A2 in Light, Life 0 of 5, 0 XP, dead" in lines
