"""MD-AGENT: Agents and their reinforcements."""

import pytest

from engine.games.massive_darkness.enemies.spawn import spawn_guard
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import Mission
from engine.games.massive_darkness.model.state import LevelToken, State
from engine.games.massive_darkness.phases.enemy import reinforcements
from tests.games.massive_darkness.position import Play, enemy, hero, position

GOBLIN_AGENT, DWARF_AGENT, WARRIORS = "g004", "g011", "g001"  # Level 1; Level 2; no Agent


def calling(state: State) -> Play:
    """The step at the end of the Enemy Phase."""
    return Play(state, reinforcements)


def cards(play: Play) -> list[tuple[str, str]]:
    """Cards and Zones of all Enemies."""
    return [(each.card, each.zone) for each in play.state.enemies]


@pytest.mark.rule("MD-AGENT-01", "MD-LEVEL-11")
def test_agent_spawns_at_the_current_level() -> None:
    state = position(hero("d4"), level=2)
    play = Play(state, lambda table, now: spawn_guard(table, now, "b2"))
    assert (play.enemy().card, play.enemy().life) == (DWARF_AGENT, 3)


@pytest.mark.rule("MD-AGENT-02", "MD-LEVEL-11")
def test_agent_calls_a_guard_of_its_own_level_to_the_token_of_its_tile() -> None:
    """At Current Level 3 the Agent of Level 1 calls the first card of Level 1."""
    play = calling(position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2")], level=3))
    assert cards(play) == [(GOBLIN_AGENT, "a2"), (WARRIORS, "c3")]


@pytest.mark.rule("MD-AGENT-02", "MD-Q-18")
def test_players_choose_token_and_agent_without_one_calls_no_one() -> None:
    state = position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2")])
    state.level_tokens.append(LevelToken(2, "a1"))
    play = calling(state)
    assert (play.key, play.seats, set(play.ids)) == ("enemies.token", (0,), {"a1", "c3"})
    assert cards(play.pick("a1"))[1] == (WARRIORS, "a1")
    state.level_tokens = []
    assert len(calling(state).state.enemies) == 1


@pytest.mark.rule("MD-AGENT-03")
def test_stunned_agent_calls_too() -> None:
    play = calling(position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2", stunned=True)]))
    assert len(play.state.enemies) == 2
    assert play.enemy().stunned


@pytest.mark.rule("MD-AGENT-04", "MD-GUARD-01")
def test_agent_is_a_guardian_and_carries_a_treasure() -> None:
    play = Play(position(hero("d4"), level=2), lambda table, now: spawn_guard(table, now, "b2"))
    worn = play.enemy().equipment
    assert len(worn) == 1
    assert content().cards[worn[0]].level == 2


@pytest.mark.rule("MD-AGENT-05", "MD-Q-19")
def test_agent_that_was_called_does_not_call_in_the_same_step() -> None:
    state = position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2")])
    state.decks.guards[0].draw = [DWARF_AGENT, WARRIORS]
    play = calling(state)
    assert cards(play) == [(GOBLIN_AGENT, "a2"), (DWARF_AGENT, "c3")]
    assert play.over


@pytest.mark.rule("MD-Q-19")
def test_table_chooses_which_agent_calls_first() -> None:
    play = calling(position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2"), enemy("g025", "b2")]))
    assert (play.key, play.seats, play.ids) == ("enemies.agent", (0,), ["e1", "e2"])
    play.pick("e2")
    assert [content().guards[card].level for card, _ in cards(play)] == [1, 3, 3, 1]


def test_mission_may_forbid_reinforcements(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Mission()
    quiet.no_reinforcements = True
    monkeypatch.setattr("engine.games.massive_darkness.phases.enemy.rules_of", lambda state: quiet)
    assert len(calling(position(hero("d4"), enemies=[enemy(GOBLIN_AGENT, "a2")])).state.enemies) == 1
