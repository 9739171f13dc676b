"""MD-EVENT: the Event Phase."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.massive_darkness.model.effects_deeds import Spawn
from engine.games.massive_darkness.model.hooks import Mission
from engine.games.massive_darkness.model.state import Enemy, Hero, LevelToken, State, Treasure
from engine.games.massive_darkness.phases.event import EFFECTS, event_phase
from tests.games.massive_darkness.conftest import Attack
from tests.games.massive_darkness.position import Play, enemy, hero, position

REAR, VANGUARD, MONSTROUS, UNEXPECTED = "e01", "e03", "e09", "e11"
CACHE, LESSON, CEILING, EMBERS, SHADOW, LIGHT = "e13", "e14", "e15", "e16", "e17", "e19"
WARRIORS, TROLL, SPIDER = "g001", "rm04", "rm02"


def drawing(card: str, *heroes: Hero, enemies: Sequence[Enemy] = (), **changes: Any) -> Play:
    """Returns the Event Phase with a card on top, in Mission 1: Level tokens 1 in c3, 2 in e1, 3 in c6, 4 in f4."""
    return played(on_top(card, *heroes, enemies=enemies, **changes))


def on_top(card: str, *heroes: Hero, **changes: Any) -> State:
    """Returns the Event Phase before its card is drawn."""
    state = position(*heroes, active=None, phase="event", **changes)
    state.decks.events.draw.insert(0, card)
    return state


def played(state: State) -> Play:
    """Returns the Event Phase up to its first question."""
    return Play(state, event_phase)


def placed(play: Play) -> list[tuple[str, str]]:
    """Cards and Zones of all Enemies."""
    return [(each.card, each.zone) for each in play.state.enemies]


@pytest.mark.rule("MD-EVENT-01", "MD-EVENT-07", "MD-ROUND-08")
def test_one_card_is_drawn_resolved_and_discarded() -> None:
    play = drawing(VANGUARD, hero("a2"))
    assert play.over
    assert play.state.decks.events.discard == [VANGUARD]
    assert len(play.state.enemies) == 1


def test_mission_may_go_without_events(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Mission()
    quiet.no_events = True
    monkeypatch.setattr("engine.games.massive_darkness.phases.event.rules_of", lambda state: quiet)
    assert drawing(VANGUARD, hero("a2")).state.decks.events.discard == []


@pytest.mark.rule("MD-EVENT-02", "MD-LEVEL-12")
@pytest.mark.parametrize(("card", "zone"), [(REAR, "c3"), (VANGUARD, "c6")])
def test_patrols_appear_at_token_of_adjacent_level(card: str, zone: str) -> None:
    """At Level 2 a Guard of Level 2, at the token of Level 1 or 3."""
    assert placed(drawing(card, hero("a2"), level=2)) == [("g011", zone)]


@pytest.mark.rule("MD-EVENT-02", "MD-LEVEL-15", "MD-ROAM-01")
def test_monsters_appear_at_token_ahead() -> None:
    assert placed(drawing(UNEXPECTED, hero("a2"))) == [("rm01", "e1")]


@pytest.mark.rule("MD-LEVEL-12")
def test_card_may_name_the_token_of_the_current_level() -> None:
    """None of the printed ones does."""
    here = Spawn(do="spawn", value="guard", at="level_token", fallback="none")
    state = position(hero("a2"), level=2, active=None)
    assert placed(Play(state, lambda table, now: EFFECTS[Spawn](table, now, here))) == [("g011", "e1")]


@pytest.mark.rule("MD-EVENT-03", "MD-LEVEL-13")
def test_among_several_tokens_the_table_chooses() -> None:
    """From the Heroes in a2, e1 is farther away than d2."""
    state = on_top(VANGUARD, hero("a2"), hero("a2"))
    state.level_tokens.append(LevelToken(2, "d2"))
    play = played(state)
    assert (play.key, play.seats, set(play.ids)) == ("enemies.token", (0, 1), {"d2", "e1"})
    assert play.default == ("e1",)
    assert placed(play.pick("d2", seat=1)) == [(WARRIORS, "d2")]


@pytest.mark.rule("MD-EVENT-04", "MD-Q-31")
def test_without_the_token_the_card_or_the_current_level_decides() -> None:
    assert placed(drawing(REAR, hero("a2"))) == []  # Level 1: there is no rear
    assert placed(drawing(VANGUARD, hero("a2"), level=4)) == [("g031", "f4")]  # no token 5: back to the current one
    state = on_top(REAR, hero("a2"), level=2)
    state.level_tokens = [LevelToken(2, "e1")]
    assert placed(played(state)) == [("g011", "e1")]  # no token 1, which the card does not mention
    state.level_tokens = []
    assert placed(played(state)) == []


@pytest.mark.rule("MD-EVENT-08", "MD-ENEMY-10")
def test_enemies_from_event_are_not_activated(attacks: list[Attack]) -> None:
    play = drawing(VANGUARD, hero("e1"))
    assert (placed(play), attacks) == ([(WARRIORS, "e1")], [])


def test_monstrous_patrol_activates_every_roaming_monster(attacks: list[Attack]) -> None:
    enemies = [enemy(TROLL, "a2"), enemy(WARRIORS, "a2"), enemy(SPIDER, "a2")]
    play = drawing(MONSTROUS, hero("a2"), enemies=enemies)
    assert (play.key, play.ids) == ("enemies.next", ["e1", "e3"])
    assert play.pick("e3").over
    assert [attacker for attacker, _, _ in attacks] == ["e3", "e1"]
    assert len(play.state.enemies) == 3


def test_monster_that_the_mission_keeps_asleep_is_passed_over(
    attacks: list[Attack], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Asleep(Mission):
        def is_dormant(self, state: State, enemy: Enemy) -> bool:
            return enemy.number == 1

    monkeypatch.setattr("engine.games.massive_darkness.enemies.activation.rules_of", lambda state: Asleep())
    play = drawing(MONSTROUS, hero("a2"), enemies=[enemy(TROLL, "a2"), enemy(SPIDER, "a2")])
    assert (play.over, attacks) == (True, [("e2", "h0", "melee")])


def test_without_any_the_monstrous_patrol_brings_one() -> None:
    assert placed(drawing(MONSTROUS, hero("a2"))) == [("rm01", "e1")]


# ---------------------------------------------------------------- blessings


@pytest.mark.rule("MD-EVENT-05", "MD-EVENT-06", "MD-GLOSS-03")
def test_cache_is_in_first_players_zone() -> None:
    play = drawing(CACHE, hero("a2"), hero("c3"), first_player=1, treasure={"c3": Treasure(1, 1)})
    assert play.state.treasure == {"c3": Treasure(2, 1)}
    assert drawing(CACHE, hero("a2", life=0)).state.treasure == {}


@pytest.mark.rule("MD-EVENT-05")
def test_lesson_is_for_heroes_with_least_xp() -> None:
    play = drawing(LESSON, hero("a2", xp=3), hero("a2", xp=3), hero("a2", xp=4), hero("a2", life=0))
    assert [each.xp for each in play.state.heroes] == [5, 5, 4, 0]


@pytest.mark.rule("MD-EVENT-05")
@pytest.mark.parametrize(("card", "lives"), [(EMBERS, [4, 3, 0]), (SHADOW, [3, 4, 0])])
def test_warmth_and_shadow_heal_heroes_there(card: str, lives: list[int]) -> None:
    """a2 is in Light, b2 in Shadow; the dead cannot be healed."""
    play = drawing(card, hero("a2", life=3), hero("b2", life=3), hero("b2", life=0))
    assert [each.life for each in play.state.heroes] == lives


@pytest.mark.rule("MD-EVENT-05", "MD-EVENT-06")
def test_first_player_chooses_stunned_hero() -> None:
    enemies = [enemy(TROLL, "a2"), enemy(SPIDER, "a2", stunned=True), enemy(WARRIORS, "b2")]
    play = drawing(CEILING, hero("a2"), hero("a2"), first_player=1, enemies=enemies)
    assert (play.key, play.seats, play.ids, play.default) == ("event.enemy", (1,), ["e1", "e3"], ("e1",))
    play.pick("e3")
    assert [each.stunned for each in play.state.enemies] == [False, True, True]


@pytest.mark.rule("MD-EVENT-05", "MD-Q-76", "MD-MOB-15")
def test_light_strikes_an_enemy_in_shadow_for_the_active_hero() -> None:
    """Two Damage kill a Minion of Life 2 in the Shadow of b2: 1 XP for the First Player's Hero."""
    enemies = [enemy(TROLL, "a2"), enemy(WARRIORS, "b2", minions=[2, 2])]
    play = drawing(LIGHT, hero("f6"), hero("f6"), first_player=1, enemies=enemies)
    assert play.enemy(2).minions == [2]
    assert [each.xp for each in play.state.heroes] == [0, 1]


def test_blessing_without_target_does_nothing() -> None:
    play = drawing(LIGHT, hero("a2"), enemies=[enemy(TROLL, "a2")])
    assert (play.over, play.enemy().life) == (True, 5)


# ---------------------------------------------------------------- Story Mode


@pytest.mark.rule("MD-STORY-12", "MD-STORY-13", "MD-Q-54")
def test_in_story_mode_events_read_the_level_where_heroes_are() -> None:
    """Current Level 3, the Hero on the tile of token 1: the token ahead is that of Level 2, the Guard of Level 3."""
    level_3 = "g021"
    assert placed(drawing(VANGUARD, hero("a2"), level=3, story=True)) == [(level_3, "e1")]
    other = drawing(VANGUARD, hero("a2"), level=3, story=True, event_level_of_guards=True)
    assert placed(other) == [(WARRIORS, "e1")]
