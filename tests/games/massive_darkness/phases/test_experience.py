"""MD-XPH: how Skills are bought; MD-XP-08, MD-EX-31, MD-EX-32, MD-EX-33."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.enemies.targets import most_xp
from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.heroes.damage import gain_xp
from engine.games.massive_darkness.heroes.levels import raise_level
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

SHARP, SHARPER = "nightshade_ranger.ranged_specialist.0", "nightshade_ranger.ranged_specialist.1"
LIFE = "nightshade_ranger.health_boost.0"
BRUTALITY = [f"shadow_barbarian.brutality.{step}" for step in range(3)]


def buying(state: State) -> Play:
    """Returns the Experience Phase."""
    return Play(state, experience_phase)


def rerolls(state: State) -> list[object]:
    """Returns the dice that the Class of seat 0 may reroll."""
    return [
        effect.value
        for held in kit_of_hero(state, state.heroes[0]).held
        if held.id.startswith("nightshade_ranger.ranged_specialist")
        for effect in held.ability.effect
    ]


@pytest.mark.rule("MD-XPH-01", "MD-XPH-05", "MD-XP-07", "MD-ROUND-07")
def test_any_number_of_skills_can_be_bought_and_the_rest_is_kept() -> None:
    """With 19 XP: Brutality 1 for 5, then Charge 1 and Iron Hide 1 for 5 each."""
    state = position(hero("c2", hero_class="shadow_barbarian", xp=19), active=None)
    play = buying(state).pick(
        f"buy:{BRUTALITY[0]}", "buy:shadow_barbarian.charge.0", "buy:shadow_barbarian.iron_hide.0"
    )
    assert play.over, "4 XP buy nothing"
    assert play.hero().xp == 4 and len(play.hero().skills) == 3


@pytest.mark.rule("MD-XPH-01", "MD-XPH-05")
def test_buying_is_optional() -> None:
    play = buying(position(hero("c2", hero_class="shadow_barbarian", xp=19), active=None)).pick("done")
    assert (play.over, play.hero().xp, play.hero().skills) == (True, 19, [])


@pytest.mark.rule("MD-XPH-02")
@pytest.mark.parametrize(("xp", "bought"), [(4, []), (5, [BRUTALITY[0]])])
def test_skill_costs_its_printed_price(xp: int, bought: list[str]) -> None:
    play = buying(position(hero("c2", hero_class="shadow_barbarian", xp=xp), active=None))
    if bought:
        play.pick(f"buy:{bought[0]}")
    assert (play.over, play.hero().skills, play.hero().xp) == (True, bought, xp - 5 * len(bought))


@pytest.mark.rule("MD-XPH-03", "MD-CLASS-04")
def test_line_is_bought_from_left_to_right_even_in_one_phase() -> None:
    """Brutality costs 5, 10 and 15."""
    play = buying(position(hero("c2", hero_class="shadow_barbarian", xp=30), active=None))
    for step in BRUTALITY:
        assert [each for each in play.verbs("buy") if each in BRUTALITY] == [step]
        play.pick(f"buy:{step}")
    assert (play.over, play.hero().skills, play.hero().xp) == (True, BRUTALITY, 0)


@pytest.mark.rule("MD-XPH-01")
def test_heroes_buy_concurrently() -> None:
    state = position(hero("c2", xp=5), hero("c2", xp=5), hero("c2", xp=4), hero("c2", xp=5), active=None)
    play = buying(state)
    assert play.seats == (0, 1, 3)
    assert play.pick("done", seat=3).seats == (0, 1)
    play.pick(play.ids_of(1)[0], seat=1).pick("done", seat=0)
    assert play.over
    assert [len(each.skills) for each in play.state.heroes] == [0, 1, 0, 0]


@pytest.mark.rule("MD-XPH-04", "MD-SKILL-04", "MD-EX-31")
def test_sibyl_buys_a_skill_for_five_minions_and_has_it_at_once() -> None:
    async def rule(table: Table, state: State) -> None:
        for _ in range(5):
            gain_xp(table, state, state.heroes[0], 1)
        await experience_phase(table, state)

    play = Play(position(hero("c2", hero="sibyl", hero_class="nightshade_ranger"), active=None), rule)
    play.pick(f"buy:{SHARP}")
    assert (play.hero().xp, rerolls(play.state)) == (0, ["attack"])


@pytest.mark.rule("MD-EX-32", "MD-CLASS-05", "MD-SKILL-05")
def test_sibyl_buys_life_and_a_skill_that_must_wait() -> None:
    state = position(hero("c2", hero_class="nightshade_ranger", xp=10, life=4, skills=[SHARP]), level=2, active=None)
    play = buying(state).pick(f"buy:{LIFE}", f"buy:{SHARPER}")
    sibyl = play.hero()
    assert (sibyl.xp, sibyl.max_life, sibyl.life) == (0, 6, 5)
    assert rerolls(play.state) == ["attack"]


@pytest.mark.rule("MD-EX-33", "MD-CLASS-06")
def test_sibyls_better_skill_replaces_first_at_its_level() -> None:
    skills = [SHARP, LIFE, SHARPER]
    state = position(hero("c2", hero_class="nightshade_ranger", max_life=6, life=5, skills=skills), level=2)
    play = Play(state, lambda table, state: raise_level(table, state, 3))
    assert (play.hero().max_life, play.hero().life) == (6, 5)
    assert rerolls(play.state) == ["attack_or_defense"]


@pytest.mark.rule("MD-XP-08")
def test_spent_xp_do_not_count_for_the_most() -> None:
    state = position(hero("c2", hero_class="shadow_barbarian", xp=12), hero("c2", xp=8), active=None)
    assert most_xp(state, state.heroes) == [state.heroes[0]]
    play = buying(state).pick(f"buy:{BRUTALITY[0]}", seat=0)
    assert most_xp(play.state, play.state.heroes) == [play.hero(1)]


@pytest.mark.rule("MD-XPH-01")
def test_enemies_do_not_prevent_learning() -> None:
    state = position(hero("c2", hero_class="shadow_barbarian", xp=5, stunned=True), enemies=[enemy("g001", "c2")])
    assert f"buy:{BRUTALITY[0]}" in buying(state).ids
