"""MD-ROUND: the Phases of a Round, and whose turn it is."""

from typing import Any

import pytest

from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.hero import begin_hero_phase
from engine.games.massive_darkness.playing import play as phases
from engine.kit.outcome import GameOver
from engine.table import Table
from tests.games.massive_darkness.position import Play, Rule, enemy, hero, position


def begun(state: State) -> Play:
    """The start of a Round."""
    return Play(state, begin_hero_phase)


@pytest.mark.rule("MD-ROUND-01", "MD-ROUND-06", "MD-ROUND-07", "MD-ROUND-08", "MD-ROUND-09")
def test_round_has_five_phases_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, str]] = []
    for name, phase in phases.STEPS.items():
        monkeypatch.setitem(phases.STEPS, name, noting(seen, phase))
    play = Play(position(hero("c2")), phases.play)
    while play.state.round < 3:
        play.pick("end" if "end" in play.ids else play.ids[-1])
    for number in (1, 2):
        expected = ["heroes", "enemies", "experience", "event", "end"]
        assert [phase for when, phase in seen if when == number] == expected


def noting(seen: list[tuple[int, str]], phase: Rule) -> Rule:
    """Returns a Phase that is noted with its Round when it begins."""

    async def noted(table: Table, state: State) -> None:
        seen.append((state.round, state.phase))
        await phase(table, state)

    return noted


@pytest.mark.rule("MD-ROUND-02", "MD-Q-08")
def test_dead_rise_before_the_mission_has_its_say(monkeypatch: pytest.MonkeyPatch) -> None:
    lives: list[int] = []

    async def round_starts(mission: Any, table: Table, state: State) -> None:
        lives.append(state.heroes[0].life)

    state = position(hero("c2", life=0), hero("c2"), active=None)
    monkeypatch.setattr(type(rules_of(state)), "round_starts", round_starts)
    play = begun(state)
    assert lives == [5]
    assert play.state.waiting == [0, 1]


@pytest.mark.rule("MD-ROUND-03")
def test_first_player_begins_and_the_others_follow_clockwise() -> None:
    play = begun(position(hero("c2"), hero("c2"), hero("c2"), active=None, first_player=1))
    assert play.state.waiting == [1, 2, 0]


@pytest.mark.rule("MD-ROUND-03", "MD-ROUND-05")
def test_each_hero_is_activated_once_and_then_the_hero_phase_ends() -> None:
    state = position(hero("c2"), hero("c2"), active=None, first_player=1, waiting=[1, 0])
    play = Play(state, phases.play)
    assert play.seats == (1,)
    play.pick("end")
    assert play.seats == (0,)
    play.pick("end")
    assert play.state.round == 2  # nothing is to be decided in the Phases in between


@pytest.mark.rule("MD-ROUND-01", "MD-ROUND-03")
def test_each_turn_and_phase_and_round_is_marked_once() -> None:
    play = Play(position(hero("c2"), hero("c2"), active=None), phases.play).pick("end")
    assert play.marks == [("turn", 1)]
    over = [("phase", name) for name in ("heroes", "enemies", "experience", "event", "end")]
    assert play.pick("end").marks == [("turn", 1), *over, ("round", 2), ("turn", 1)]
    assert len(play.state.decks.events.discard) == 1


@pytest.mark.rule("MD-ROUND-06", "MD-EPH-22", "MD-AGENT-02")
def test_enemy_phase_of_a_round_ends_with_the_reinforcements() -> None:
    """A Goblin Agent on the tile whose Level token is in c3."""
    state = position(hero("a2"), enemies=[enemy("g004", "c2", stunned=True)], active=None)
    assert Play(state, phases.play).pick("end").enemy(2).zone == "c3"


@pytest.mark.rule("MD-ROUND-10")
def test_dead_heros_player_takes_no_turn_but_keeps_the_seat() -> None:
    """A Hero that dies while it waits is passed over; the order of the others stays."""
    state = position(hero("c2"), hero("c2", life=0), hero("c2"), active=None, waiting=[0, 1, 2])
    play = Play(state, phases.play).pick("end")
    assert play.seats == (2,)
    assert len(play.state.heroes) == 3


@pytest.mark.rule("MD-ROUND-11")
def test_only_the_active_hero_may_act() -> None:
    play = Play(position(hero("c2"), hero("c2"), active=None, waiting=[0, 1]), phases.play)
    assert play.seats == (0,)
    assert play.ids_of(1) == []


@pytest.mark.rule("MD-ROUND-12")
def test_heroes_lose_together() -> None:
    """A dead Hero and no Lifebringer token: all seats have lost (MD-LIFE-11)."""
    state = position(hero("c2", life=0), hero("c2"), active=None, lifebringer=0)

    async def until_over(table: Table, now: State) -> None:
        with pytest.raises(GameOver):
            await begin_hero_phase(table, now)

    assert Play(state, until_over).state.outcome == "lost"
