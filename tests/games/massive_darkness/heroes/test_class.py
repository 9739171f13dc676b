"""MD-CLASS: Class sheets, and which of their Skills can be used; MD-EX-08, MD-EX-29."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.heroes.abilities import kit_of_hero
from engine.games.massive_darkness.model.content import ClassSheet, content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.experience import experience_phase, offers
from tests.games.massive_darkness.position import CLASSES, Play, hero, position

SHEETS = [content().classes[each] for each in CLASSES]
HUNTER = ["nightshade_ranger.shadow_hunter.0", "nightshade_ranger.shadow_hunter.1"]
CHARGE = [f"shadow_barbarian.charge.{step}" for step in range(3)]
WIZARD = "battle_wizard"


def of_line(state: State, line: str) -> list[Ability]:
    """Returns what the Hero of seat 0 can use from a line of its Class."""
    owner = f"{state.heroes[0].hero_class}.{line}."
    return [held.ability for held in kit_of_hero(state, state.heroes[0]).held if held.id.startswith(owner)]


def lost_dice(level: int, skills: list[str]) -> list[int]:
    """Returns the dice that Shadow Hunter takes from the Defender."""
    state = position(hero("b2", hero_class="nightshade_ranger", skills=skills), level=level)
    return [effect.value for ability in of_line(state, "shadow_hunter") for effect in ability.effect]


@pytest.mark.rule("MD-CLASS-01", "MD-CLASS-03")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_sheet_has_a_signature_skill_a_free_skill_and_lines(sheet: ClassSheet) -> None:
    """The Signature Skill costs 1 XP, the free Skill nothing; in a line Levels rise from left to right."""
    assert sheet.signature.abilities and sheet.free.abilities
    assert all(ability.cost.xp == 1 for ability in sheet.signature.abilities)
    assert len(sheet.lines) > 1
    for line in sheet.lines:
        levels = [step.level for step in line.steps]
        assert levels == sorted(set(levels)) and set(levels) <= {1, 2, 3, 4, 5}
        assert all(step.cost > 0 for step in line.steps)


@pytest.mark.rule("MD-CLASS-02")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_free_skill_is_there_from_the_start(sheet: ClassSheet) -> None:
    state = position(hero("c2", hero_class=sheet.id))
    held = [each.id for each in kit_of_hero(state, state.heroes[0]).held]
    assert {ability.id for ability in sheet.free.abilities} <= set(held)
    assert all(not ability.cost.xp for ability in sheet.free.abilities)


@pytest.mark.rule("MD-CLASS-04", "MD-EX-08")
def test_no_skill_of_a_line_may_be_skipped() -> None:
    """Shadow Hunter 2 cannot be bought before Shadow Hunter 1, with any amount of XP."""
    ranger = hero("c2", hero_class="nightshade_ranger", xp=30)
    assert [each for each in (step.id for step in offers(ranger)) if each in HUNTER] == HUNTER[:1]
    ranger.skills = HUNTER[:1]
    assert [each for each in (step.id for step in offers(ranger)) if each in HUNTER] == HUNTER[1:]
    ranger.skills = HUNTER
    assert not [each for each in (step.id for step in offers(ranger)) if each in HUNTER]


@pytest.mark.rule("MD-CLASS-05", "MD-LEVEL-10")
def test_skill_bought_early_waits_for_its_level() -> None:
    """Quick Casting 1 is of Level 3."""
    state = position(hero("c2", hero_class=WIZARD, xp=10), active=None)
    state = Play(state, experience_phase).pick("buy:battle_wizard.quick_casting.0").state
    state.level = 2
    assert of_line(state, "quick_casting") == []
    state.level = 3
    assert len(of_line(state, "quick_casting")) == 1


@pytest.mark.rule("MD-CLASS-06", "MD-EX-08")
@pytest.mark.parametrize(("level", "dice"), [(1, []), (2, [-1]), (3, [-1]), (4, [-2]), (5, [-2])])
def test_only_the_highest_skill_of_a_line_works(level: int, dice: list[int]) -> None:
    """Two dice at Level 4, not three."""
    assert lost_dice(level, HUNTER) == dice


@pytest.mark.rule("MD-CLASS-07")
def test_without_the_better_skill_the_acquired_one_goes_on_working() -> None:
    assert lost_dice(5, HUNTER[:1]) == [-1]


@pytest.mark.rule("MD-CLASS-08", "MD-LIFE-02")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_every_class_has_the_line_of_life(sheet: ClassSheet) -> None:
    raising = [
        [(step.level, effect.value) for step in line.steps for ability in step.abilities for effect in ability.effect]
        for line in sheet.lines
        if any(effect.do == "max_life" for step in line.steps for each in step.abilities for effect in each.effect)
    ]
    assert raising == [[(2, 1), (3, 2)]]


@pytest.mark.rule("MD-CLASS-09")
def test_acquired_skill_stays_when_others_are_bought() -> None:
    state = position(hero("c2", hero_class=WIZARD, xp=10, skills=["battle_wizard.warding.0"]), active=None)
    play = Play(state, experience_phase).pick("buy:battle_wizard.evocation.0", "buy:battle_wizard.spellblade.0")
    assert play.hero().skills == ["battle_wizard.warding.0", "battle_wizard.evocation.0", "battle_wizard.spellblade.0"]


@pytest.mark.rule("MD-CLASS-10")
def test_class_strengths() -> None:
    assert {sheet.id: sheet.focus for sheet in SHEETS} == {
        "battle_wizard": ("magic", "melee"),
        "bloodmoon_nightrunner": ("melee", "ranged"),
        "nightshade_ranger": ("ranged", "melee"),
        "paladin_of_fury": ("defense", "melee"),
        "pit_fighter_berserker": ("melee", "defense"),
        "shadow_barbarian": ("melee", "ranged"),
    }


@pytest.mark.rule("MD-EX-29", "MD-SKILL-12")
@pytest.mark.parametrize(("level", "granted"), [(1, []), (2, ["reroll"]), (3, ["reroll"]), (4, ["reroll", "hits"])])
def test_charge_grows_with_the_level(level: int, granted: list[str]) -> None:
    """The effect in brackets applies in the Melee Action that Charge grants."""
    state = position(hero("c2", hero_class="shadow_barbarian", skills=CHARGE), level=level)
    (charge,) = of_line(state, "charge")
    (effect,) = charge.effect
    assert effect.do == "charge"
    assert [within.do for ability in effect.granted for within in ability.effect] == granted
    assert {ability.when for ability in effect.granted} <= {"melee"}


@pytest.mark.rule("MD-Q-04")
def test_heroes_of_one_class_have_a_sheet_each() -> None:
    state = position(hero("c2", hero_class=WIZARD, skills=["battle_wizard.evocation.0"]), hero("c2", hero_class=WIZARD))
    with_it, without = (kit_of_hero(state, each).held for each in state.heroes)
    assert {each.id for each in with_it} - {each.id for each in without} == {
        "bjorn.0",
        "bjorn.1",
        "battle_wizard.evocation.0.0",
    }
