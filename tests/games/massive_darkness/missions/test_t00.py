"""MD-T00, and how Missions are won (MD-Q-33)."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Objective
from engine.words import Words
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    first_picks_up,
    levels,
    play,
    set_up,
    tiles,
    told,
)
from tests.games.massive_darkness.position import Play, hero, position

MISSION = content().missions["t00"]
(KEY,), EXIT = MISSION.library, MISSION.exit


async def nothing(table, state):
    """Only the check that follows."""


@pytest.mark.rule("MD-T00-01")
def test_map_of_the_tutorial():
    assert tiles("t00") == {"6v", "8r"}
    assert levels("t00") == {1, 2}
    assert MISSION.start and EXIT
    assert closed_doors("t00") == 5


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_goal_says_where_the_exit_is(locale: str):
    assert f"({(EXIT or '').upper()})" in Words.of_game(GAME, locale).message("goal-t00-escape")


@pytest.mark.rule("MD-T00-03", "MD-OBJ-01", "MD-PICK-07")
def test_library_token_is_the_key():
    played = play(position(hero(KEY), hero(KEY), mission="t00"), first_picks_up)
    assert played.state.progress["keys"] == 1
    assert played.state.objectives == []
    assert [each.xp for each in played.state.heroes] == [3, 0]


@pytest.mark.rule("MD-T00-02", "MD-Q-33", "MD-END-03")
def test_with_the_key_all_escape():
    state = position(hero(EXIT), hero(EXIT), mission="t00", progress={"keys": 1}, objectives=[])
    assert play(state, nothing).state.outcome == "won"


@pytest.mark.rule("MD-T00-02", "MD-END-07")
def test_escape_needs_the_key():
    assert play(position(hero(EXIT), mission="t00"), nothing).state.outcome is None


@pytest.mark.rule("MD-Q-33")
@pytest.mark.parametrize("other", [hero(MISSION.start), hero(EXIT, life=0)])
def test_everyone_must_escape_alive(other):
    state = position(hero(EXIT), other, mission="t00", progress={"keys": 1}, objectives=[])
    assert play(state, nothing).state.outcome is None


def test_sheet_shows_progress():
    state = position(hero(MISSION.start), mission="t00")
    assert told(state)[0] == "Objective 1: Find the Key: 0 of 1."
    state.progress["keys"] = 1
    assert told(state)[0] == "Objective 1, done: Find the Key: 1 of 1."
    assert told(state)[2] == "Whoever picks up the Key gains 3 XP."


def test_board_is_empty_at_first():
    assert Play(position(mission="t00"), set_up).state.enemies == []


def test_key_is_face_up():
    assert position(mission="t00").objectives == [Objective("library", KEY)]
