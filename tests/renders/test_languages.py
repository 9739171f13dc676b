"""The longest words of each language fit the pictures: none is cut, and every card of a usual hand speaks in words."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model import content
from engine.words import LOCALES, Words
from renders.canvas.palette import BOARD
from renders.job import draw
from renders.tyrants.hand import effect_for, plan_for, size_for
from renders.tyrants.look import LARGE_BOARD
from tests.renders.tables import SECTIONS, job, result, table
from tests.sampled import some

USUAL_HAND = 5
MARKET = 6


@pytest.mark.parametrize(("sections", "locale", "look"), some([*product(SECTIONS, LOCALES, ["usual", "large"])], 8))
def test_every_site_fits_its_plate(locale: str, sections: str, look: str, cut: list[str]) -> None:
    draw(job("board", table(sections), locale=locale, look=look))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("round_number", [None, 1, 88])
def test_moment_fits_beside_the_market(locale: str, round_number: int | None, cut: list[str]) -> None:
    state = table()
    state.round, state.trigger = round_number or 1, None if round_number else "market"
    draw(job("board", state, locale=locale, past=True))
    state.phase = "setup"
    draw(job("board", state, locale=locale))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_fits_the_market_and_the_hand(locale: str, cut: list[str]) -> None:
    state = table()
    names = list(content.cards())
    for first in range(0, len(names), USUAL_HAND):
        state.houses[0].hand = names[first : first + USUAL_HAND]
        draw(job("hand", state, locale=locale, seat=0))
    for first in range(0, len(names), MARKET):
        state.market = names[first : first + MARKET]
        for look in some(["large", "usual"], 1):
            draw(job("board", state, locale=locale, look=look))
    assert cut == []


@pytest.mark.parametrize("size", [BOARD, LARGE_BOARD])
@pytest.mark.parametrize("played", [0, 1, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_usual_hand_shows_symbols_and_text_in_every_language(locale: str, played: int, size: tuple[int, int]) -> None:
    words, cards = Words.of_game(GAME, locale), size_for(USUAL_HAND - played, plan_for(size, played))
    effects = {card: effect_for(card, words, cards) for card in content.cards()}
    assert [card for card, effect in effects.items() if effect.words is None] == []
    assert sum(effect.signs is None for effect in effects.values()) <= 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", ["usual", "large"])
def test_scoring_and_an_empty_hand_fit(locale: str, look: str, cut: list[str]) -> None:
    state = table()
    draw(job("scoring", state, locale=locale, look=look, result=result(61, 52, 40, 61), past=True))
    draw(job("scoring", state, locale=locale, look=look))
    state.houses[0].hand = []
    draw(job("hand", state, locale=locale, look=look, seat=0, past=True))
    assert cut == []
