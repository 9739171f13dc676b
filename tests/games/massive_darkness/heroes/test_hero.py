"""MD-HERO: the Hero card with its Skills, and the dashboard; MD-EX-30, MD-Q-71."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.use import Use, option_for, use
from engine.games.massive_darkness.actions.use_effects import Target, targets_of
from engine.games.massive_darkness.asking.wording import ability_text, effects_text
from engine.games.massive_darkness.heroes.abilities import conditions_hold, kit_of_hero
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_deeds import DirectDamage
from engine.games.massive_darkness.model.options import Options
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.hero import activate
from engine.games.massive_darkness.playing.setup import setup
from engine.table import Table
from tests.games.massive_darkness.position import HEROES, Play, enemy, hero, position

LIGHT, SHADOW = "c2", "b2"  # Zones of M01


def usable(state: State) -> list[str]:
    """Returns the ids of what the Hero of seat 0 can use in its Zone."""
    first = state.heroes[0]
    return [held.id for held in kit_of_hero(state, first).held if conditions_hold(state, first, held.ability)]


def skills(hero_id: str) -> tuple[Ability, ...]:
    """Returns the Shadow Mode Skill and the Special Skill of a Hero."""
    return content().heroes[hero_id].abilities


async def activated(table: Table, state: State) -> None:
    """The Activation of the Hero of seat 0."""
    await activate(table, state, state.heroes[0])


@pytest.mark.rule("MD-HERO-01", "MD-HERO-02")
def test_hero_is_a_card_a_class_and_a_dashboard() -> None:
    """Any Hero may have any Class; it starts with 5 Life, and without XP."""
    options = Options(heroes=(*HEROES[::-1],), classes=("battle_wizard",) * 6)
    first = setup("m01", 1, options, {}).heroes[0]
    assert (first.hero, first.hero_class) == (HEROES[-1], "battle_wizard")
    assert (first.life, first.xp, first.micro_xp) == (5, 0, 0)
    assert (first.body, first.hands, first.pack) == (None, [], [])


@pytest.mark.rule("MD-HERO-03", "MD-HERO-04", "MD-HERO-05")
@pytest.mark.parametrize("hero_id", HEROES)
def test_each_hero_has_a_skill_for_shadow_and_one_for_always(hero_id: str) -> None:
    """Both from Level 1 on, without XP."""
    in_shadow, always = skills(hero_id)
    assert in_shadow.condition == ("shadow_mode",) and not always.condition
    assert not in_shadow.cost.xp and not always.cost.xp
    light = usable(position(hero(LIGHT, hero=hero_id)))
    assert in_shadow.id not in light and always.id in light
    assert {in_shadow.id, always.id} <= set(usable(position(hero(SHADOW, hero=hero_id))))


@pytest.mark.rule("MD-EX-30", "MD-CLASS-02", "MD-SIG-02")
def test_sibyls_initial_abilities() -> None:
    """Her Shadow Mode Skill in Shadow, Eagle Eye, the Signature Skill for 1 XP, and the free Skill Elusive."""
    state = position(hero(SHADOW, hero="sibyl", hero_class="nightshade_ranger"))
    assert sorted(usable(state)) == [
        "nightshade_ranger.free.0",
        "nightshade_ranger.signature.0",
        "sibyl.0",
        "sibyl.1",
    ]
    eye = skills("sibyl")[1]
    assert [(effect.do, effect.value, effect.dice) for effect in eye.effect] == [("reroll", "attack", "blank")]
    sheet = content().classes["nightshade_ranger"]
    assert sheet.signature.abilities[0].cost.xp == 1
    assert [effect.do for effect in sheet.free.abilities[0].effect] == ["elusive"]


@pytest.mark.rule("MD-HERO-06", "MD-Q-71", "MD-Q-69")
def test_lightning_strikes_an_enemy_in_sight_once_in_an_activation() -> None:
    """Elias rolls a yellow die (face 5: 2 Hits) against Goblin Warriors (Life 1) in the next Zone; no one defends, and
    the Boss behind its Minion is safe. No Counterattack follows.
    """
    near, far = enemy("g007", "d2"), enemy("g016", "f5")
    state = position(hero("c2", hero="elias"), enemies=[near, far])
    play = Play(state, activated, {"damage.roll": [[5]]})
    assert [each for each in play.ids if "elias" in each] == ["use:elias.1:e1"]
    play.pick("use:elias.1:e1")
    assert (play.enemy(1).minions, play.enemy(1).life) == ([], 1)
    assert [ask.count for ask in play.asked_chance if ask.kind == "roll"] == [1]
    assert play.state.activation is not None and play.state.activation.actions == 3
    assert not [each for each in play.ids if "elias" in each]
    play.pick("end")
    assert play.over and play.hero().life == 5


@pytest.mark.rule("MD-HERO-06")
@pytest.mark.parametrize(("zone", "possible"), [("c2", True), ("d2", False)])
def test_headbutt_needs_an_enemy_in_the_own_zone(zone: str, possible: bool) -> None:
    play = Play(position(hero("c2", hero="bjorn"), enemies=[enemy("g001", zone)]), activated)
    assert ("use:bjorn.1:e1" in play.ids) is possible


@pytest.mark.rule("MD-HERO-06", "MD-Q-69")
def test_damage_without_a_range_reaches_the_zone_of_the_hero() -> None:
    state = position(hero("c2"), enemies=[enemy("g001", "c2"), enemy("g005", "d2")])
    found = targets_of(state, state.heroes[0], DirectDamage(do="direct_damage", value=1))
    assert [target.enemy for target in found] == [1]


@pytest.mark.rule("MD-SKILL-01", "MD-END-01")
@pytest.mark.parametrize(
    ("limit", "used", "in_round"),
    [("once_per_activation", ["test.0"], []), ("once_per_round", [], ["test.0"]), (None, [], [])],
)
def test_single_uses_are_recorded(limit: str | None, used: list[str], in_round: list[str]) -> None:
    """In the Hero's Activation, or in the Round."""
    written = {"id": "test.0", "when": "own_activation", "limit": limit, "effect": [{"heal": 1}]}
    ability = Ability.model_validate(written)
    play = Play(
        position(hero("c2", life=3)),
        lambda table, state: use(table, state, state.heroes[0], Use(ability, Target("c2", seat=0))),
    )
    assert (play.hero().life, play.hero().used, play.hero().used_in_round) == (4, used, in_round)


@pytest.mark.rule("MD-HERO-04", "MD-SKILL-01")
@pytest.mark.parametrize("cost", [{}, {"xp": 1}, {"discard_self": 1}])
def test_menu_shows_costs(cost: dict[str, int]) -> None:
    """Free options show only their effect."""
    written = {"id": "test.0", "when": "own_activation", "cost": cost, "effect": [{"heal": 1}]}
    ability = Ability.model_validate(written)
    detail = option_for(ability, Target("c2", seat=0)).detail
    assert detail == (ability_text(ability) if cost else effects_text(ability.effect))


@pytest.mark.rule("MD-DICE-01", "MD-COMBAT-12")
def test_menu_says_how_much_damage_an_attack_does_on_average() -> None:
    """Two red dice against a blue one, by all 216 rolls, to one tenth."""
    red, blue = (0, 1, 1, 2, 2, 3), (0, 0, 1, 1, 1, 2)
    mean = sum(max(0, a + b - c) for a in red for b in red for c in blue) / 216
    state = position(hero("c2", hands=["se05", "se05"]), enemies=[enemy("g001", "c2")])
    play = Play(state, lambda table, now: activate(table, now, now.heroes[0]))
    detail = play.session.asks[0].by_id["attack:e1:melee"].detail
    assert detail and mean > 2
    assert (detail.args["whole"], detail.args["tenths"]) == divmod(round(10 * mean), 10)
