"""Lessons of the first matches of Tyrants: each thing when it first matters."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.text.speech import CATALOGUE
from engine.games.tyrants.game import GAME
from engine.games.tyrants.telling.hints import HINTS
from engine.table import Text
from engine.words import LOCALES, Words
from tests.playing import autopilot_steps, deal

LONGEST_HINT = 160


def test_matches_teach_each_thing_when_it_is_first_possible() -> None:
    taught: list[str] = []
    for seed in range(2):
        session = deal(GAME, 2, seed, {"first_deck": "elementals", "second_deck": "dragons"})
        for _ in chain([None], autopilot_steps(session, checked=False)):
            for ask in session.asks:
                seat = ask.seats[0]
                taught += [text.key for text in GAME.hints(GAME.view(session.state, seat), ask, seat)]
    found = list(dict.fromkeys(taught))
    assert {f"hint-{name}" for name in HINTS} == set(found)
    assert found[:2] == ["hint-first-troop", "hint-cards"] and found.index("hint-cards") < found.index("hint-recruit")
    assert found.index("hint-recruit") < found.index("hint-last-round")


@pytest.mark.parametrize("locale", LOCALES)
def test_hints_are_one_or_two_short_sentences(locale: str) -> None:
    words = Words.of_game(GAME, locale, packages=(CATALOGUE,))
    for name in HINTS:
        assert len(words.say(Text(f"hint-{name}")).replace("**", "")) <= LONGEST_HINT, name
