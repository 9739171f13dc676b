"""MD-SKILL: Skills that move, shield or hurry a Hero; MD-EX-29, MD-Q-45 to MD-Q-49, MD-Q-82."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.model.content import Card, content, named
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import CombatType, Hero, State
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.games.massive_darkness.phases.hero import activate
from tests.games.massive_darkness.position import Play, enemy, hero, position

AXE, MACE, SWORD, BOW, STAFF, SHIELD, BOOTS = "se05", "se09", "se07", "se03", "se01", "t071", "t055"
WARRIORS, AGENT, DEFENDERS, TROLL = "g001", "g004", "g012", "rm04"
CHARGE, SHOT = "shadow_barbarian.charge", "nightshade_ranger.sure_shot"
TELEPORT, BLADE = "battle_wizard.free.0", "battle_wizard.spellblade"
RETALIATE = "paladin_of_fury.shield_of_fury"

Chance = Mapping[str, Sequence[Any]]


def acting(state: State, chance: Chance | None = None) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]), chance)


def attacked(state: State, type_: CombatType, faces: list[int], seat: int = 0) -> Play:
    """The first Enemy attacks a Hero."""
    return Play(
        state,
        lambda table, now: attack(table, now, now.enemies[0], now.heroes[seat], type_),
        {"combat.roll": [faces]},
    )


def uses(play: Play, ability: str) -> list[str]:
    """Returns the targets of an ability, or the Zones it leads to."""
    return [each.removeprefix(f"{ability}:") for each in play.verbs("use") if each.startswith(ability)]


def barbarian(zone: str, step: int = 0, **changes: Any) -> Hero:
    """Returns a Hero with an axe who has bought Charge up to a step."""
    skills = [f"{CHARGE}.{each}" for each in range(step + 1)]
    return hero(zone, **{"hero_class": "shadow_barbarian", "skills": skills, "hands": [AXE], **changes})


def ranger(zone: str, step: int = 0, **changes: Any) -> Hero:
    """Returns a Hero with a bow who has bought Sure Shot up to a step."""
    skills = [f"{SHOT}.{each}" for each in range(step + 1)]
    return hero(
        zone, **{"hero": "bjorn", "hero_class": "nightshade_ranger", "skills": skills, "hands": [BOW], **changes}
    )


def wizard(zone: str, **changes: Any) -> Hero:
    """Returns a Hero with Teleport 2."""
    return hero(zone, **{"hero": "bjorn", "hero_class": "battle_wizard", **changes})


@pytest.fixture
def banner() -> Any:
    """An Item that gives Command, which no card of the game does."""
    command = Ability.model_validate({"when": "action", "cost": {"action": 1}, "effect": [{"command": True}]})
    card = Card.model_validate(
        {
            "id": "banner",
            "name": {"en": "Banner", "pt-BR": "Estandarte", "es": "Estandarte"},
            "source": "ours",
            "level": 1,
            "kind": "item",
            "abilities": named("banner", (command,)),
        }
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(content().cards, card.id, card)
        yield card.id


# ---------------------------------------------------------------- in general


@pytest.mark.rule("MD-SKILL-01", "MD-SKILL-10", "MD-MOVE-07")
def test_skill_wins_against_the_rule_that_enemies_hold_heroes() -> None:
    warriors = [enemy(WARRIORS, "c2")]
    held = acting(position(hero("c2", hero_class="battle_wizard"), enemies=warriors))
    elusive = acting(position(hero("c2", hero_class="nightshade_ranger"), enemies=warriors))
    assert held.verbs("move") == []
    assert set(elusive.verbs("move")) == {"b2", "c3", "d2"}


@pytest.mark.rule("MD-SKILL-02", "MD-COMBAT-13")
def test_defenders_skills_precede_attackers() -> None:
    state = position(
        hero("b2", hero_class="paladin_of_fury", skills=["paladin_of_fury.light_in_the_dark.0"]),
        enemies=[enemy("rm02", "b2")],
    )
    play = attacked(state, "melee", [1, 1])
    assert [text.args["by"].args["who"] for text in play.tells("combat-skill-acts")] == [0, "rm02"]
    assert play.value == 2  # 2 Hits and 1 more of the Spider, against 1 Shield in the Shadow


@pytest.mark.rule("MD-SKILL-03")
def test_enemy_skill_works_like_heros() -> None:
    """Dwarf Defenders pay a Bam of their defense so that their attacker, the Hero, suffers 1 Damage."""
    state = position(hero("c2", hero_class="battle_wizard", hands=[AXE]), enemies=[enemy(DEFENDERS, "c2")])
    play = acting(state, {"combat.roll": [[1, 3, 2]]}).pick("attack:e1:melee")
    assert play.hero().life == 4


@pytest.mark.rule("MD-SKILL-04", "MD-CLASS-09")
def test_skill_can_be_used_in_the_round_in_which_it_is_bought() -> None:
    bought = Play(
        position(barbarian("b2", step=-1, xp=5), active=None), lambda table, now: experience_phase(table, now)
    )
    bought.pick(next(each for each in bought.ids if f"{CHARGE}.0" in each))
    assert bought.hero().skills == [f"{CHARGE}.0"]
    bought.state.enemies = position(hero("a2"), enemies=[enemy(WARRIORS, "c2")]).enemies
    assert uses(acting(bought.state), f"{CHARGE}.0.0") == ["c2"]


@pytest.mark.rule("MD-SKILL-19", "MD-SKILL-20", "MD-ENCH-14")
@pytest.mark.parametrize(("weapon", "zone", "type_", "hits"), [(AXE, "c2", "melee", 3), ("t060", "c2", "melee", 6)])
def test_skill_text_has_condition_first_and_effect_last(weapon: str, zone: str, type_: str, hits: int) -> None:
    """Great Swing 1 asks for Melee with a Two Hands weapon, and adds 1 Hit."""
    skills = ["shadow_barbarian.great_swing.0"]
    slayer = hero(zone, hero="owen", hero_class="shadow_barbarian", skills=skills, hands=[weapon])
    state = position(slayer, enemies=[enemy(TROLL, zone)], level=2)
    play = acting(state, {"combat.roll": [[5, 0, 0] if weapon == AXE else [3, 5, 0, 0]]})
    play.pick(f"attack:e1:{type_}")
    assert [text.args["hits"] for text in play.tells("combat-result")] == [hits]


# ---------------------------------------------------------------- Spellblade


@pytest.mark.rule("MD-SKILL-09", "MD-SKILL-01")
def test_spellblade_makes_magic_actions_with_melee_weapons_at_range_0() -> None:
    enemies = [enemy(WARRIORS, "c2"), enemy(WARRIORS, "d2")]
    blade = wizard("c2", skills=[f"{BLADE}.0"], hands=[AXE])
    assert acting(position(blade, enemies=enemies)).verbs("attack") == ["e1:melee", "e1:magic"]
    plain = wizard("c2", hands=[AXE])
    assert acting(position(plain, enemies=enemies)).verbs("attack") == ["e1:melee"]


@pytest.mark.rule("MD-SKILL-09")
def test_effects_after_spellblade_need_that_magic_action() -> None:
    blade = wizard("c2", skills=[f"{BLADE}.0", f"{BLADE}.1"], hands=[AXE])
    state = position(blade, enemies=[enemy(TROLL, "c2")], level=2)
    play = acting(state, {"combat.roll": [[1, 0, 0], [1, 0, 0]]}).pick("attack:e1:melee", "attack:e1:magic")
    assert [text.args["hits"] for text in play.tells("combat-result")] == [1, 2]


# ---------------------------------------------------------------- Charge


@pytest.mark.rule("MD-SKILL-11", "MD-Q-46")
def test_charge_leads_one_or_two_zones_to_an_enemy_and_strikes() -> None:
    enemies = [enemy(WARRIORS, "c2"), enemy(WARRIORS, "d2")]
    play = acting(position(barbarian("a2"), enemies=enemies), {"combat.roll": [[1, 0]]})
    assert uses(play, f"{CHARGE}.0.0") == ["c2"]
    assert uses(acting(position(barbarian("a2"), enemies=enemies[1:])), CHARGE) == []  # d2 is three Zones away
    play.pick(f"use:{CHARGE}.0.0:c2")
    assert play.hero().zone == "c2"
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.attacked) == (2, [1])
    assert play.enemy(1).minions == [1]


@pytest.mark.rule("MD-Q-46", "MD-MOVE-05")
def test_enemies_hold_a_hero_that_charges() -> None:
    assert uses(acting(position(barbarian("a2"), enemies=[enemy(WARRIORS, "a2"), enemy(WARRIORS, "b2")])), CHARGE) == []
    passing = [enemy(WARRIORS, "b2"), enemy(WARRIORS, "c2")]
    assert uses(acting(position(barbarian("a2"), enemies=passing)), f"{CHARGE}.0.0") == ["b2"]
    passing[0].stunned = True
    assert uses(acting(position(barbarian("a2"), enemies=passing)), f"{CHARGE}.0.0") == ["b2", "c2"]


@pytest.mark.rule("MD-Q-46")
@pytest.mark.parametrize("hands", [[], [BOW], [STAFF]])
def test_charge_needs_a_melee_weapon(hands: list[str]) -> None:
    state = position(barbarian("a2", hands=hands), enemies=[enemy(WARRIORS, "b2")])
    assert uses(acting(state), CHARGE) == []


@pytest.mark.rule("MD-SKILL-11", "MD-Q-82")
def test_combat_action_pays_for_charge_also_one_that_may_only_be_melee() -> None:
    state = position(barbarian("a2", pack=["a001"]), enemies=[enemy(TROLL, "b2")])
    play = acting(state, {"combat.roll": [[0, 0, 0]]})
    play.pick(f"use:{CHARGE}.0.0:b2")
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.extra) == (3, [])


@pytest.mark.rule("MD-EX-29", "MD-SKILL-12", "MD-CLASS-06")
@pytest.mark.parametrize(("level", "inside"), [(1, []), (2, ["reroll"]), (3, ["reroll"]), (4, ["reroll", "hits"])])
def test_growing_charge(monkeypatch: pytest.MonkeyPatch, level: int, inside: list[str]) -> None:
    granted: list[list[str]] = []

    async def note(*_: Any, granted: Sequence[Ability], weapons: Sequence[str], **further: Any) -> int:
        noted.append([effect.do for ability in granted for effect in ability.effect])
        return 0

    noted = granted
    monkeypatch.setattr("engine.games.massive_darkness.actions.travel.attack", note)
    monkeypatch.setattr("engine.games.massive_darkness.actions.menu.attack", note)
    play = acting(position(barbarian("a2", step=2), enemies=[enemy(WARRIORS, "b2")], level=level))
    play.pick(next(each for each in play.ids if each.startswith("use:")), "attack:e1:melee")
    assert noted == [inside, []]


@pytest.mark.rule("MD-SKILL-12")
def test_hits_in_brackets_count_in_the_charge() -> None:
    state = position(barbarian("a2", step=2, hero="owen"), enemies=[enemy(TROLL, "b2")], level=4)
    play = acting(state, {"combat.roll": [[1, 0, 0]]}).pick(f"use:{CHARGE}.2.0:b2")
    while not play.key.startswith("hero"):
        play.pick("no")
    assert [text.args["hits"] for text in play.tells("combat-result")] == [4]


# ---------------------------------------------------------------- Teleport and Sure Shot


@pytest.mark.rule("MD-SKILL-16", "MD-SKILL-01")
def test_teleport_leads_up_to_its_number_of_zones_past_enemies() -> None:
    state = position(wizard("a2"), enemies=[enemy(WARRIORS, "a2"), enemy(WARRIORS, "b2")])
    play = acting(state)
    assert set(uses(play, TELEPORT)) == {"b2", "c2", "b3"}
    play.pick(f"use:{TELEPORT}:c2")
    assert play.hero().zone == "c2"
    assert play.state.activation is not None and play.state.activation.actions == 2


@pytest.mark.rule("MD-Q-48")
def test_teleport_is_blocked_by_walls_and_closed_doors() -> None:
    state = position(wizard("b2"))  # b1 lies behind a closed Door, a3 behind a wall
    assert set(uses(acting(state), TELEPORT)) == {"a2", "c2", "d2", "b3", "c3", "b4"}
    state.doors["b1-b2"] = "open"
    assert "b1" in uses(acting(state), TELEPORT)


@pytest.mark.rule("MD-SKILL-16")
def test_hero_chooses_among_ways_of_equal_length() -> None:
    play = acting(position(wizard("b2"))).pick(f"use:{TELEPORT}:c3")
    assert play.ids == ["way:c2-c3", "way:b3-c3"]
    play.pick("way:b3-c3")
    assert [text.args["zone"] for text in play.tells("hero-moves")] == ["b3", "c3"]


@pytest.mark.rule("MD-SKILL-17", "MD-Q-49", "MD-Q-82")
def test_sure_shot_moves_one_zone_past_enemies_and_shoots() -> None:
    state = position(ranger("c2"), enemies=[enemy(WARRIORS, "c2")], level=2)
    play = acting(state, {"combat.roll": [[1, 1, 0]]})
    assert set(uses(play, f"{SHOT}.0.0")) == {"b2", "c3", "d2"}
    play.pick(f"use:{SHOT}.0.0:d2")
    assert play.hero().zone == "d2"
    assert play.enemy().minions == []
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.attacked) == (2, [1])


@pytest.mark.rule("MD-Q-49")
def test_sure_shot_needs_bow_and_target_after_move() -> None:
    warriors = [enemy(WARRIORS, "c2")]
    assert uses(acting(position(ranger("c2", hands=[AXE]), enemies=warriors, level=2)), SHOT) == []
    assert uses(acting(position(ranger("c2"), level=2)), SHOT) == []
    beside = acting(position(ranger("d2"), enemies=warriors, level=2))
    assert "c2" not in uses(beside, f"{SHOT}.0.0")  # there the Range would be 0


@pytest.mark.rule("MD-SKILL-18", "MD-Q-49")
def test_die_in_brackets_is_rolled_in_the_shot_only() -> None:
    state = position(ranger("c2", step=1), enemies=[enemy(TROLL, "c2")], level=4)
    play = acting(state).pick(f"use:{SHOT}.1.0:d2")
    assert play.state.dice is not None
    assert [die.colour for die in play.state.dice.attack.dice].count("red") == 1
    play.pick("attack:e1:ranged")
    assert [die.colour for die in play.state.dice.attack.dice].count("red") == 0


# ---------------------------------------------------------------- Command


@pytest.mark.rule("MD-SKILL-08", "MD-Q-45", "MD-Q-82")
def test_command_works_at_any_distance(banner: str) -> None:
    heroes = [hero("a2", pack=[banner]), hero("f2", life=0), hero("e2", hands=[AXE])]
    play = acting(position(*heroes, enemies=[enemy(WARRIORS, "e2")]), {"combat.roll": [[1, 0]]})
    assert uses(play, f"{banner}.0") == ["h2"]  # not the dead one
    play.pick(f"use:{banner}.0:h2")
    assert (play.key, play.seats) == ("hero.free_action", (2,))
    play.pick("attack:e1:melee", seat=2)
    assert (play.key, play.seats, play.state.active) == ("hero.action", (0,), 0)
    assert play.enemy().minions == [1, 2, 2]
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.attacked) == (2, [])  # no Counterattack
    assert uses(play, banner) == []  # once in an Activation


@pytest.mark.rule("MD-Q-82", "MD-SKILL-08")
def test_commanded_action_may_be_a_movement_with_all_its_points(banner: str) -> None:
    play = acting(position(hero("a2", pack=[banner]), hero("e2"))).pick(f"use:{banner}.0:h1")
    play.pick("move:d2", "move:c2", seat=1)
    assert (play.hero(1).zone, play.key, play.seats) == ("c2", "hero.action", (0,))


@pytest.mark.rule("MD-Q-45")
def test_commanded_stunned_hero_stands_up(banner: str) -> None:
    play = acting(position(hero("a2", pack=[banner]), hero("e2", stunned=True, hands=[AXE])))
    play.pick(f"use:{banner}.0:h1")
    assert play.ids == ["stand", "end"]
    assert not play.pick("stand", seat=1).hero(1).stunned


# ---------------------------------------------------------------- Regeneration, Retaliate


@pytest.mark.rule("MD-SKILL-14")
@pytest.mark.parametrize(("life", "after"), [(2, 3), (5, 5)])
def test_regeneration_heals_at_the_start_of_the_activation(life: int, after: int) -> None:
    skills = ["pit_fighter_berserker.second_wind.0"]
    fighter = hero("c2", hero_class="pit_fighter_berserker", skills=skills, life=life)
    assert acting(position(fighter, level=2)).hero().life == after


@pytest.mark.rule("MD-SKILL-15", "MD-Q-47")
@pytest.mark.parametrize(("shields", "suffered"), [([2, 0], 0), ([5, 0], 1), ([0, 0], 0)])
def test_retaliate_answers_an_attack_with_more_shields_than_hits(shields: list[int], suffered: int) -> None:
    """One Hit against the Shields of a Longsword and a Teardrop Shield."""
    paladin = hero("a2", hero="bjorn", hero_class="paladin_of_fury", skills=[f"{RETALIATE}.0"], hands=[SWORD, SHIELD])
    play = attacked(position(paladin, enemies=[enemy(WARRIORS, "a2")]), "melee", [1, 0, *shields])
    assert sum(play.enemy().minions) + play.enemy().life == 4 - suffered
    assert len(play.tells("life-enemy-hurt")) == suffered


@pytest.mark.rule("MD-SKILL-15", "MD-Q-76")
def test_kill_by_retaliate_is_the_heros() -> None:
    paladin = hero("a2", hero="bjorn", hero_class="paladin_of_fury", skills=[f"{RETALIATE}.0"], hands=[SWORD, SHIELD])
    goblins = enemy("g007", "a2", life=1, minions=[1])
    play = attacked(position(paladin, enemies=[goblins]), "melee", [0, 0, 2, 2])
    assert (play.enemy().minions, play.hero().xp) == ([], 1)


@pytest.mark.rule("MD-SKILL-15", "MD-COND-08")
def test_retaliate_of_a_shield_bearer_needs_a_shield() -> None:
    paladin = hero("a2", hero="bjorn", hero_class="paladin_of_fury", skills=[f"{RETALIATE}.0"], hands=[SWORD])
    play = attacked(position(paladin, enemies=[enemy(WARRIORS, "a2")]), "melee", [0, 0, 5])
    assert play.tells("life-enemy-hurt") == []


# ---------------------------------------------------------------- Special and Class Skills of an Activation


@pytest.mark.rule("MD-HERO-04", "MD-Q-69", "MD-Q-71")
def test_damage_without_a_combat_is_not_an_attack() -> None:
    """Elias' Lightning: one yellow die, no dice of defense, no Counterattack, once in an Activation."""
    state = position(hero("a2", hero="elias", hero_class="battle_wizard"), enemies=[enemy(WARRIORS, "c2")])
    play = acting(state, {"damage.roll": [[5]]})
    play.pick("use:elias.1:e1")
    assert play.enemy().minions == []
    assert play.state.activation is not None
    assert (play.state.activation.attacked, play.state.activation.actions) == ([], 3)
    assert uses(play, "elias.1") == []


@pytest.mark.rule("MD-ACT-02", "MD-SKILL-20")
def test_healing_hands_cost_an_action_and_later_none() -> None:
    lines = [f"paladin_of_fury.healing_hands.{each}" for each in range(2)]
    paladin = hero("a2", hero_class="paladin_of_fury", skills=lines, life=1)
    play = acting(position(paladin, level=2)).pick(f"use:{lines[0]}.0:h0")
    assert play.state.activation is not None
    assert (play.hero().life, play.state.activation.actions) == (3, 2)
    play = acting(position(paladin, level=4)).pick(f"use:{lines[1]}.0:h0")
    assert play.state.activation is not None
    assert (play.hero().life, play.state.activation.actions) == (3, 3)
    assert uses(play, lines[1]) == []
