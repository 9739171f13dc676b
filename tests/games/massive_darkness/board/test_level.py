"""MD-LEVEL: the Current Level, how it rises, and what it is for; MD-Q-13, MD-Q-70, MD-EX-07.

In M01 tile 8R (a2, c3) is of Level 1, 4R (d2, e1) of Level 2, 9V (b4, c6) of Level 3, 2R (e4, f4) of Level 4.
"""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.actions.picking import treasure_levels
from engine.games.massive_darkness.actions.spending import spend
from engine.games.massive_darkness.board.zones import tile_level
from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.heroes.abilities import kit_of_hero, usable_cards
from engine.games.massive_darkness.heroes.levels import check_level, raise_level
from engine.games.massive_darkness.heroes.treasure import guardian_treasure
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.options import Options
from engine.games.massive_darkness.model.state import Activation, Hero, LevelToken, State, Treasure
from engine.games.massive_darkness.phases.end import end_phase
from engine.games.massive_darkness.phases.enemy import reinforcements
from engine.games.massive_darkness.phases.event import event_phase
from engine.games.massive_darkness.phases.hero import activate
from engine.games.massive_darkness.playing.play import heroes
from engine.games.massive_darkness.playing.setup import setup
from engine.table import Table
from tests.games.massive_darkness.position import Play, Rule, enemy, hero, position


def checked(state: State) -> int:
    """Returns the Current Level after an Action or a Phase."""
    return Play(state, check_level).state.level


async def activated(table: Table, state: State) -> None:
    """The Activation of the Hero of seat 0."""
    await activate(table, state, state.heroes[0])


def active_tokens(state: State) -> list[int]:
    """Returns the Levels of the tokens that show their Active side."""
    return [token.level for token in state.level_tokens if token.level == state.level]


@pytest.mark.rule("MD-LEVEL-01")
def test_there_are_five_levels() -> None:
    every = content()
    assert sorted(every.treasures) == [1, 2, 3, 4, 5]
    assert {card.level for card in every.guards.values()} == {1, 2, 3, 4, 5}


@pytest.mark.rule("MD-LEVEL-02")
def test_normal_mode_starts_at_level_one() -> None:
    for mission in content().missions:
        assert setup(mission, 4, Options(), {}).level == 1


@pytest.mark.rule("MD-LEVEL-03", "MD-Q-13")
@pytest.mark.parametrize(
    ("mission", "zone", "level"), [("m01", "a2", 1), ("m01", "f1", 2), ("m01", "d6", 4), ("m09", "a2", None)]
)
def test_tile_has_the_level_of_its_token(mission: str, zone: str, level: int | None) -> None:
    assert tile_level(position(hero(zone), mission=mission), zone) == level


@pytest.mark.rule("MD-Q-13")
def test_highest_token_of_tile_counts() -> None:
    """With the Level 2 token on it, too, tile 8R is of Level 2; tile 4R is left without any and raises nothing."""
    state = position(hero("a2"))
    state.level_tokens[1].zone = "a1"
    assert [tile_level(state, zone) for zone in ("a2", "c3", "d2")] == [2, 2, None]
    assert checked(state) == 2
    state.heroes[0].zone = "d2"
    assert checked(state) == 1


@pytest.mark.rule("MD-LEVEL-04")
def test_hero_on_a_higher_tile_raises_the_level() -> None:
    assert checked(position(hero("a2"), hero("d2"))) == 2


@pytest.mark.rule("MD-LEVEL-04")
def test_hero_phase_ends_with_a_look_at_the_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last Hero's Activation is over when a Counterattack drags it to a tile of Level 2."""

    async def dragged(table: Table, state: State, who: Hero) -> None:
        who.zone = "d2"

    monkeypatch.setattr("engine.games.massive_darkness.phases.hero.counterattacks", dragged)
    levels: list[int] = []

    async def enemy_phase(table: Table, state: State) -> None:
        levels.append(state.level)

    monkeypatch.setattr("engine.games.massive_darkness.playing.play.begin_enemy_phase", enemy_phase)
    state = position(hero("a2"), active=None)
    assert Play(state, heroes).pick("end").state.phase == "enemies"
    assert levels == [2]


@pytest.mark.rule("MD-LEVEL-04")
@pytest.mark.parametrize("phase", [reinforcements, event_phase, end_phase], ids=lambda each: each.__name__)
def test_phases_after_it_check_the_level(phase: Rule) -> None:
    """An Enemy has dragged a Hero to a tile of Level 2."""
    assert Play(position(hero("d2"), active=None), phase).state.level == 2


@pytest.mark.rule("MD-LEVEL-09")
def test_level_jumps_to_that_of_the_highest_tile() -> None:
    assert checked(position(hero("d2"), hero("e4"))) == 4


@pytest.mark.rule("MD-LEVEL-04", "MD-LIFE-05")
def test_dead_raise_no_level() -> None:
    assert checked(position(hero("a2"), hero("e4", life=0))) == 1


@pytest.mark.rule("MD-LEVEL-05")
def test_door_to_a_higher_tile_raises_the_level_before_its_card_is_drawn() -> None:
    """The Door e2-f2 is on a Level 2 tile; its Door card puts Guards there."""
    state = position(hero("e2"))
    state.decks.doors.draw = [next(each.id for each in content().doors.values() if each.zones[0].guards)]
    play = Play(state, lambda table, state: open_door(table, state, "e2-f2", state.heroes[0]))
    assert play.state.level == 2
    assert {content().guards[each.card].level for each in play.state.enemies} == {2}


@pytest.mark.rule("MD-LEVEL-06", "MD-LEVEL-07", "MD-EX-07")
def test_active_are_the_tokens_of_the_current_level() -> None:
    state = position(hero("a2"))
    assert active_tokens(state) == [1]
    state = Play(state, lambda table, state: raise_level(table, state, 2)).state
    assert active_tokens(state) == [2]


@pytest.mark.rule("MD-LEVEL-08", "MD-EX-07")
def test_level_never_falls() -> None:
    """Whisper walks to the Level 2 tile and back."""
    state = position(hero("c2", hero="whisper"))
    play = Play(state, activated).pick("move:d2", "stop")
    assert play.state.level == 2 and active_tokens(play.state) == [2]
    play.pick("move:c2", "stop")
    assert play.state.level == 2 and active_tokens(play.state) == [2]


@pytest.mark.rule("MD-LEVEL-19", "MD-Q-70")
def test_level_is_checked_when_an_action_ends_not_at_each_step() -> None:
    """Over the edge of a Level 2 tile and back with one Movement Action."""
    play = Play(position(hero("c2")), activated).pick("move:d2")
    assert play.state.level == 1
    play.pick("move:c2", "end")
    assert play.state.level == 1


@pytest.mark.rule("MD-LEVEL-04", "MD-ACT-12", "MD-ACT-13")
def test_another_action_ends_the_movement_action_and_the_level_rises_before_it() -> None:
    """A Movement Point is left on the tile of Level 2 when the Hero spends its next Action, or ends its Activation."""
    levels: list[int] = []

    async def next_action(table: Table, state: State) -> None:
        await spend(table, state, state.heroes[0], "any")
        levels.append(state.level)

    moving = Activation(actions=2, movement_points=1)
    play = Play(position(hero("d2"), activation=moving), next_action)
    assert levels == [2]
    assert play.state.activation == Activation(actions=1)
    assert Play(position(hero("c2")), activated).pick("move:d2", "end").state.level == 2


@pytest.mark.rule("MD-LEVEL-10")
@pytest.mark.parametrize(("level", "usable"), [(1, False), (2, True), (5, True)])
def test_skill_needs_its_level(level: int, usable: bool) -> None:
    state = position(hero("c2", hero_class="battle_wizard", skills=["battle_wizard.warding.0"]), level=level)
    held = [each.id for each in kit_of_hero(state, state.heroes[0]).held]
    assert ("battle_wizard.warding.0.0" in held) is usable


@pytest.mark.rule("MD-LEVEL-11")
@pytest.mark.parametrize(("named", "level"), [(None, 3), (5, 5), (1, 1)])
def test_guards_are_of_the_current_level_unless_another_is_named(named: int | None, level: int) -> None:
    play = Play(position(hero("c2"), level=3), lambda table, state: spawn_guard(table, state, "c2", named))
    assert content().guards[play.state.enemies[0].card].level == level


@pytest.mark.rule("MD-LEVEL-12", "MD-EVENT-02")
@pytest.mark.parametrize(("card", "zone"), [("e01", "e1"), ("e03", "f4")])
def test_patrol_is_of_the_current_level_at_the_token_below_or_above(card: str, zone: str) -> None:
    """A rear patrol (e01) comes at token 2, in e1, a vanguard patrol (e03) at token 4, in f4."""
    state = position(hero("c2"), level=3, active=None)
    state.decks.events.draw = [card]
    (spawned,) = Play(state, event_phase).state.enemies
    assert (content().guards[spawned.card].level, spawned.zone) == (3, zone)


@pytest.mark.rule("MD-LEVEL-13", "MD-EVENT-03")
def test_players_choose_among_tokens_for_patrol() -> None:
    state = position(hero("c2"), hero("c2"), active=None)
    state.decks.events.draw = ["e03"]
    state.level_tokens.append(LevelToken(2, "d3"))
    play = Play(state, event_phase)
    assert (play.seats, sorted(play.ids)) == ((0, 1), ["d3", "e1"])
    assert play.pick("d3").state.enemies[0].zone == "d3"


@pytest.mark.rule("MD-LEVEL-14", "MD-LEVEL-15")
@pytest.mark.parametrize(("level", "tier"), [(1, "minor"), (3, "minor"), (4, "major"), (5, "major")])
def test_roaming_monsters_are_major_from_level_four(level: int, tier: str) -> None:
    play = Play(position(hero("c2"), level=level), lambda table, state: spawn_roaming(table, state, "f4"))
    assert content().monsters[play.state.enemies[0].card].tier == tier
    assert play.state.enemies[0].zone == "f4"


@pytest.mark.rule("MD-LEVEL-16")
def test_treasure_token_is_worth_the_level_of_its_tile() -> None:
    state = position(hero("a2"), level=3)
    assert [treasure_levels(state, zone, Treasure(normal=1)) for zone in ("a2", "d2", "e4")] == [[1], [2], [4]]


@pytest.mark.rule("MD-LEVEL-17", "MD-Q-62")
def test_guardian_carries_treasure_of_the_current_level() -> None:
    """Even a Guard of Level 4 in a game at Level 1."""
    play = Play(position(hero("c2")), lambda table, state: spawn_guard(table, state, "c2", 4))
    (spawned,) = play.state.enemies
    assert [content().cards[card].level for card in spawned.equipment] == [1]
    play = Play(position(hero("c2"), level=3), guardian_treasure)
    assert content().cards[play.value].level == 3


@pytest.mark.rule("MD-LEVEL-18")
@pytest.mark.parametrize(("story", "usable"), [(False, ("t145", "a001")), (True, ())])
def test_in_normal_mode_equipment_is_used_at_any_level(story: bool, usable: tuple[str, ...]) -> None:
    """The Knight's Armor is of Level 5, an Artifact counts as Level 4."""
    artifact = content().cards["a001"]
    slot = {"pack": ["a001"]} if artifact.slot == "none" else {"hands": ["a001"]}
    state = position(hero("c2", **({"body": "t145"} | slot)), story=story)
    assert usable_cards(state, state.heroes[0]) == usable


@pytest.mark.rule("MD-LEVEL-07")
def test_enemies_on_higher_tiles_raise_no_level() -> None:
    assert checked(position(hero("a2"), enemies=[enemy("g001", "e4")])) == 1
