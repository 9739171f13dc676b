"""Mission openings, the distance to the goal, and the tips of the first Mission."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.text.speech import CATALOGUE
from engine.games import find
from engine.games.massive_darkness.model.content import MISSIONS
from engine.games.massive_darkness.model.hooks import rules_of
from engine.table import Text
from engine.words import LOCALES, Words
from tests.playing import autopilot_steps, deal

GAME = find("massive_darkness")
LONGEST_OPENING = 1200  # characters


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_opens_with_goal_end_and_first_step(mission: str) -> None:
    session = deal(GAME, 3, 1, {"mission": mission})
    for locale in LOCALES:
        words = Words.of_game(GAME, locale, GAME.seat_names(session.state), (CATALOGUE,))
        lines = [words.say(text) for text in GAME.opening(GAME.view(session.state, None))]
        assert len(lines) == 3 and all(line.startswith("**") for line in lines)
        assert sum(map(len, lines)) <= LONGEST_OPENING


def hints_of(mission: str) -> list[str]:
    """Returns the tips of a Mission in the order of play."""
    session = deal(GAME, 1, 1, {"mission": mission})
    found: list[str] = []
    for _ in chain([None], autopilot_steps(session)):
        for ask in session.asks:
            seat = ask.seats[0]
            found += [text.key for text in GAME.hints(GAME.view(session.state, seat), ask, seat)]
    return list(dict.fromkeys(found))


def test_first_mission_teaches_each_thing_when_it_is_first_possible() -> None:
    taught = hints_of("t00")
    things = ("dice", "move", "shadow", "door", "attack", "loot", "enemies", "transmute", "level", "exit")
    assert set(taught) == {f"hint-{name}" for name in things}
    assert taught[0] == "hint-dice", "before the first weapon is chosen"
    assert taught.index("hint-move") < taught.index("hint-attack") < taught.index("hint-exit")


def test_way_out_is_shown_once_all_else_is_done() -> None:
    session = deal(GAME, 1, 1, {"mission": "t00"})
    for _ in autopilot_steps(session):
        view = GAME.view(session.state, 0)
        acting = [ask for ask in session.asks if ask.key == "hero.action"]
        shown = [text for ask in acting for text in GAME.hints(view, ask, 0) if text.key == "hint-exit"]
        has_key = len(rules_of(session.state).open_goals(session.state)) == 1
        assert shown == ([Text("hint-exit", zone="e3")] if has_key and acting else [])


def test_later_missions_teach_everything_except_the_exit() -> None:
    taught = hints_of("m01")
    assert {"hint-move", "hint-attack"} <= set(taught) and "hint-exit" not in taught


def test_open_goal_is_shown_with_distance() -> None:
    session = deal(GAME, 2, 1, {"mission": "t00"})
    for _ in autopilot_steps(session):
        if session.state.round:
            break
    words = Words.of_game(GAME, "en", GAME.seat_names(session.state), (CATALOGUE,))
    assert [words.say(line) for line in GAME.standing(session.state, None)] == ["Goal: Find the Key: 0 of 1."]
