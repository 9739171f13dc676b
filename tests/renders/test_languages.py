"""The longest words of each language fit the pictures: none is cut, and every card of a usual hand speaks in words."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engine.games.tyrants import content
from engine.games.tyrants.about import GAME
from engine.words import LOCALES, Words
from renders.canvas import sprites
from renders.canvas.markup import fit_block
from renders.job import draw
from renders.tyrants.effects import in_words
from renders.tyrants.hand import LETTERS, size_for
from tests.renders.tables import SECTIONS, job, result, table

USUAL_HAND = 5


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that were drawn cut short because they did not fit."""
    lines: list[str] = []
    text = sprites.text

    def noted(words: str, *args: Any, **more: Any) -> Image.Image:
        lines.extend([words] if words.endswith("…") else [])
        return text(words, *args, **more)

    monkeypatch.setattr(sprites, "text", noted)
    return lines


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sections", SECTIONS)
def test_every_site_fits_its_plate(locale: str, sections: str, cut: list[str]) -> None:
    draw(job("board", table(sections), locale=locale))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("round_number", [None, 1, 88])
def test_the_moment_fits_beside_the_market(locale: str, round_number: int | None, cut: list[str]) -> None:
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
        cards = names[first : first + USUAL_HAND]
        state.houses[0].hand = list(cards)
        state.market = [*cards, cards[0]]
        draw(job("hand", state, locale=locale, seat=0))
        draw(job("board", state, locale=locale))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_a_usual_hand_says_in_words_what_it_does(locale: str) -> None:
    words, room = Words.of_game(GAME, locale), size_for(USUAL_HAND).room
    assert [card for card in content.cards() if not fit_block(in_words(card, words), LETTERS, *room)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_scoring_and_an_empty_hand_fit(locale: str, cut: list[str]) -> None:
    state = table()
    draw(job("scoring", state, locale=locale, result=result(61, 52, 40, 61), past=True))
    draw(job("scoring", state, locale=locale))
    state.houses[0].hand = []
    draw(job("hand", state, locale=locale, seat=0, past=True))
    assert cut == []
