"""Small decisions of autopilot with one clearly better answer."""

from __future__ import annotations

from engine.games.massive_darkness.autopilot.choose import caution, choose
from engine.games.massive_darkness.autopilot.danger import strikes
from engine.games.massive_darkness.autopilot.goals import readiness
from engine.games.massive_darkness.autopilot.skill import SKILLS
from engine.games.massive_darkness.model.state import Objective, State
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.games.massive_darkness.phases.hero import activate
from engine.table import Ask, Level, Option, Text
from tests.games.massive_darkness.position import Play, enemy, hero, position

BOW, AXE, POTION = "se03", "se05", "t008"
WARRIORS = "g001"  # Melee; Life 2 each


def chosen(state: State, level: Level = "strong") -> str:
    """Returns the autopilot's pick from the first Hero's menu."""
    play = Play(state, lambda table, now: activate(table, now, now.heroes[0]))
    return choose(play.state, play.session.ask_of(0), 0, SKILLS[level])[0]


def test_distant_hero_is_safe() -> None:
    """A Melee Enemy goes one Zone before it strikes: it reaches a Hero beside it, not one two Zones away."""
    state = position(hero("a2"), hero("d2"), enemies=[enemy(WARRIORS, "b2", minions=[2])])
    near, far = state.heroes
    assert strikes(state, near, state.enemies[0], "a2") > 0
    assert strikes(state, far, state.enemies[0], "d2") == 0


def test_held_enemy_is_no_danger_in_other_places() -> None:
    state = position(hero("a2"), hero("b2"), enemies=[enemy(WARRIORS, "b2", minions=[2])])
    assert strikes(state, state.heroes[0], state.enemies[0], "a2") == 0


def test_hero_hidden_in_shadow_is_safe() -> None:
    """B2 is in Shadow, and the Enemy in B1 is behind a closed Door."""
    state = position(hero("b2"), enemies=[enemy(WARRIORS, "b1", minions=[2])])
    assert strikes(state, state.heroes[0], state.enemies[0], "b2") == 0


def test_bow_is_used_on_an_enemy_that_another_hero_holds() -> None:
    state = position(hero("a2", hands=[BOW]), hero("c2"), enemies=[enemy(WARRIORS, "c2", minions=[2])])
    assert chosen(state) == "attack:e1:ranged"


def test_token_in_the_zone_is_picked_up() -> None:
    state = position(hero("a2"), objectives=[Objective("artifact", "a2", True)])
    assert chosen(state) == "pick"


def test_potion_goes_to_most_wounded_hero() -> None:
    state = position(hero("a2", life=3, pack=[POTION]), hero("a2", life=1))
    assert chosen(state) == f"use:{POTION}.0:h1"


def test_potion_is_not_used_for_a_scratch() -> None:
    state = position(hero("a2", life=4, pack=[POTION]))
    assert not chosen(state).startswith("use:")


def test_beginner_leaves_healing_aside() -> None:
    state = position(hero("a2", life=3, pack=[POTION]), hero("a2", life=1))
    assert chosen(state, "simple") == f"use:{POTION}.0:h1"
    assert not chosen(state, "beginner").startswith("use:")


def test_simple_level_is_not_afraid() -> None:
    state = position(hero("a2"), hero("d2"), enemies=[enemy(WARRIORS, "b2", minions=[2])])
    levels: tuple[Level, ...] = ("strong", "steady", "simple")
    strong, steady, simple = (caution(state, state.heroes[0], SKILLS[level]) for level in levels)
    assert strong == steady > simple == 0


def test_only_the_strongest_level_waits_for_equipment() -> None:
    state = position(hero("a2"))
    assert readiness(state, SKILLS["strong"]) < 4 < readiness(state, SKILLS["steady"])


def test_permanent_die_is_bought_before_later_life() -> None:
    state = position(hero("a2", hero_class="paladin_of_fury", xp=5), active=None)
    play = Play(state, experience_phase)
    assert choose(play.state, play.session.ask_of(0), 0) == ["buy:paladin_of_fury.judgement.0"]


def test_wounded_hero_does_not_bleed_for_skill() -> None:
    options = (Option("h0", Text("combat-skill-blood"), 0), Option("no", Text("combat-skill-no"), None))
    ask = Ask("combat.skill", (0,), options, "reaction", Text("ask-combat-skill"))
    assert choose(position(hero("a2", life=5)), ask, 0) == ["h0"]
    assert choose(position(hero("a2", life=3)), ask, 0) == ["no"]


def test_door_is_opened_only_with_actions_left() -> None:
    """There may be a Guard behind B1-B2."""
    assert chosen(position(hero("b2"), hero("b2"), hero("b2"), waiting=[1, 2])) == "open:b1-b2"
    assert chosen(position(hero("b2"), hero("b2"), hero("b2"), waiting=[])) == "end"


def test_held_hero_fights_its_enemy() -> None:
    """The Dwarves of this Mob stop nearly everything, but no one gets away from them."""
    state = position(hero("a2", hero="sibyl", hands=[AXE]), enemies=[enemy("g003", "a2", minions=[1, 1, 1, 1])])
    assert chosen(state).startswith("attack:e1:melee")
