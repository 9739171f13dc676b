"""Scenario openings, and the tips of the first scenario."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.text.speech import CATALOGUE
from engine.games import find
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.keep_the_heroes_out.telling.hints import HINTS
from engine.words import LOCALES, Words
from tests.playing import autopilot_steps, deal

GAME = find("keep_the_heroes_out")
LONGEST_OPENING = 1200  # characters


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_opens_with_goal_end_its_own_rules_and_the_first_step(scenario: str) -> None:
    session = deal(GAME, 2, 1, {"scenario": scenario})
    view = GAME.view(session.state, None)
    for locale in LOCALES:
        words = Words.of_game(GAME, locale, GAME.seat_names(session.state), (CATALOGUE,))
        lines = [words.say(text) for text in GAME.opening(view)]
        assert len(lines) == 3 and sum(map(len, lines)) <= LONGEST_OPENING
        assert words.name(f"{scenario}.text") in lines[2]
        assert words.say(GAME.special(view)[0]) == words.name(f"{scenario}.text")


def test_first_scenario_teaches_each_thing_when_it_is_first_possible() -> None:
    taught: list[str] = []
    for seed in range(3):
        session = deal(GAME, 4, seed, {"difficulty": "challenging"})
        for _ in chain([None], autopilot_steps(session)):
            for ask in session.asks:
                seat = ask.seats[0]
                taught += [text.key for text in GAME.hints(GAME.view(session.state, seat), ask, seat)]
    found = list(dict.fromkeys(taught))
    assert {f"hint-{name}" for name in HINTS} - set(found) <= {"hint-renew", "hint-ambush", "hint-loot"}
    assert found.index("hint-cards") < found.index("hint-attack") < found.index("hint-wave")


def test_later_scenarios_teach_players_who_start_there() -> None:
    session = deal(GAME, 2, 1, {"scenario": "leaky_roof"})
    asked = chain([None], autopilot_steps(session))
    taught = {text.key for _ in asked for ask in session.asks for text in GAME.hints(session.state, ask, ask.seats[0])}
    assert {"hint-cards", "hint-attack", "hint-defend"} <= taught
