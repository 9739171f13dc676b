"""No text on the pictures of Fireteam Zero is cut by an edge or shortened, such as "Acquire Specimen Samples"."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.words import LOCALES
from renders.canvas.looks import Look
from tests.renders.fireteam_zero.tables import crowded, job, table
from tests.renders.inked import Inked
from tests.sampled import some


@pytest.mark.parametrize(("mission", "locale", "look"), some([*product(MISSIONS, LOCALES, get_args(Look))], 9))
def test_no_words_on_the_board_are_cut(mission: str, locale: str, look: str, inked: Inked) -> None:
    for state in (crowded(mission), table(mission, 2)):
        assert inked.of(job("board", state, look=look, locale=locale)) == []
        assert inked.shortened == []


@pytest.mark.parametrize("look", ["usual", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_words_on_cards_are_cut(locale: str, look: str, inked: Inked) -> None:
    state = table()
    every = [*content().cards]
    for first in range(0, len(every), 20):
        state.heroes[0].hand = every[first : first + 20]
        assert inked.of(job("hand", state, 0, look=look, locale=locale)) == []
        assert inked.shortened == []


@pytest.mark.parametrize("picture", ["mission", "hero", "creatures", "attack"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_words_on_sheets_are_cut(picture: str, locale: str, inked: Inked) -> None:
    state = table("river_crossing", 4)
    assert inked.of(job(picture, state, 0, locale=locale)) == []
    assert inked.shortened == []
