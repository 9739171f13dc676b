"""MD-SIG: Signature Skills; MD-Q-27."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.heroes.signature import ways_to_pay
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.phases.hero import activate
from tests.games.massive_darkness.position import CLASSES, Play, enemy, hero, position

LIGHT, SHADOW = "c2", "b2"  # Zones of M01, next to each other
STEP = "bloodmoon_nightrunner.signature.0"  # Shadow Step: Teleport 2 in Shadow Mode, free
FOCUS = "battle_wizard.signature.0"  # Arcane Focus: in an attack
DWARVES, STAFF = "g001", "se01"


def acting(state: State, chance: dict[str, Sequence[Any]] | None = None) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]), chance)


def nightrunner(zone: str, **changes: Any) -> Hero:
    """Returns a Hero with Shadow Step."""
    return hero(zone, hero_class="bloodmoon_nightrunner", **{"xp": 1, **changes})


def steps(play: Play) -> list[str]:
    """Where Shadow Step can lead."""
    return [each.removeprefix(f"{STEP}:") for each in play.verbs("use") if each.startswith(STEP)]


@pytest.mark.rule("MD-SIG-01", "MD-ACT-04", "MD-COND-12")
def test_signature_is_free_and_costs_one_xp() -> None:
    play = acting(position(nightrunner(SHADOW, xp=3))).pick(f"use:{STEP}:{LIGHT}")
    assert play.hero().zone == LIGHT
    assert play.hero().xp == 2
    assert play.state.activation is not None and play.state.activation.actions == 3


@pytest.mark.rule("MD-ACT-12", "MD-SIG-01")
def test_as_an_action_it_ends_a_running_movement_action() -> None:
    """Free as it is: the Movement Points that are left are lost, and the next move begins an Action."""
    play = acting(position(nightrunner(LIGHT))).pick(f"move:{SHADOW}")
    running = play.state.activation
    assert running is not None and running.movement_points
    play.pick(f"use:{STEP}:{LIGHT}")
    assert play.state.activation is not None
    assert (play.state.activation.movement_points, play.state.activation.actions) == (None, 2)
    assert play.pick(f"move:{SHADOW}").state.activation.actions == 1  # type: ignore[union-attr]


@pytest.mark.rule("MD-SIG-02")
@pytest.mark.parametrize("hero_class", CLASSES)
def test_every_class_has_one_that_no_level_locks(hero_class: str) -> None:
    abilities = content().classes[hero_class].signature.abilities
    assert [ability.cost.xp for ability in abilities] == [1]


@pytest.mark.rule("MD-SIG-03", "MD-Q-27")
def test_signature_works_once_between_activations() -> None:
    state = position(nightrunner(SHADOW, xp=3))
    play = acting(state).pick(f"use:{STEP}:{LIGHT}", f"move:{SHADOW}")
    assert play.hero().zone == SHADOW and steps(play) == []
    play.pick("end")
    assert play.hero().used == [STEP]
    assert steps(acting(play.state)) != []


@pytest.mark.rule("MD-SIG-03", "MD-Q-27")
def test_ability_used_for_ally_waits_for_next_activation() -> None:
    """Bodyguard is used in the Enemy Phase; the Hero's own Activation makes it fresh."""
    heroes = [hero(LIGHT), hero(LIGHT, hero_class="paladin_of_fury", xp=5)]
    state = position(*heroes, enemies=[enemy(DWARVES, LIGHT)], active=None)

    async def twice(table: Any, now: State) -> None:
        for _ in range(2):
            await attack(table, now, now.enemies[0], now.heroes[0], "melee")

    play = Play(state, twice, {"combat.roll": [[0, 0], [0, 0]]})
    assert (play.key, play.seats) == ("combat.bodyguard", (1,))
    play.pick("xp", seat=1)
    assert play.over and play.hero(1).xp == 4


@pytest.mark.rule("MD-SIG-04")
def test_signature_needs_its_condition() -> None:
    assert steps(acting(position(nightrunner(LIGHT)))) == []
    assert steps(acting(position(nightrunner(SHADOW)))) != []


@pytest.mark.rule("MD-SIG-05", "MD-STORY-04")
@pytest.mark.parametrize(
    ("story", "xp", "micro", "ways"),
    [
        (False, 0, 0, []),
        (False, 1, 0, ["xp"]),
        (True, 0, 0, []),
        (True, 0, 1, ["micro"]),
        (True, 1, 4, ["xp", "micro"]),
    ],
)
def test_signature_costs_xp_or_micro_xp_in_story_mode(story: bool, xp: int, micro: int, ways: list[str]) -> None:
    state = position(nightrunner(SHADOW, xp=xp, micro_xp=micro), story=story)
    ability: Ability = content().classes["bloodmoon_nightrunner"].signature.abilities[0]
    assert [option.id for option in ways_to_pay(state, state.heroes[0], ability)] == ways
    assert bool(steps(acting(state))) is bool(ways)


@pytest.mark.rule("MD-STORY-04")
def test_owner_chooses_payment() -> None:
    play = acting(position(nightrunner(SHADOW, xp=1, micro_xp=4), story=True)).pick(f"use:{STEP}:{LIGHT}")
    assert play.ids == ["xp", "micro"]
    play.pick("micro")
    assert (play.hero().xp, play.hero().micro_xp, play.hero().zone) == (1, 3, LIGHT)


@pytest.mark.rule("MD-SIG-06")
def test_one_for_a_combat_is_used_in_it_and_not_between_two_actions() -> None:
    mage = hero(LIGHT, hero="bjorn", hero_class="battle_wizard", hands=[STAFF], xp=1)
    play = acting(position(mage, enemies=[enemy(DWARVES, SHADOW)]), {"combat.roll": [[0, 0]]})
    assert FOCUS not in play.verbs("use")
    play.pick("attack:e1:magic")
    assert play.key == "combat.skill"
    play.pick("xp")
    assert (play.hero().xp, play.hero().used) == (0, [FOCUS])
