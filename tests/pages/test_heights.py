"""Lobbies, lessons and histories fit a phone: at most 600 px, in every game and language."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from engine.games import keys
from engine.words import LOCALES
from tests.panels.histories import histories
from tests.panels.lessons import lessons
from tests.panels.lobbies import lobbies
from tests.panels.measuring import measured
from tests.sampled import some

HIGHEST = 600  # px


@pytest.mark.parametrize(("game", "locale"), some([(game, locale) for game in keys() for locale in LOCALES], 4))
async def test_every_message_of_a_lobby_fits_a_phone(ruler: Page, game: str, locale: str) -> None:
    there = list(lobbies(game, locale))
    for each, measure in zip(there, await measured(ruler, [each.message for each in there]), strict=True):
        assert measure["height"] <= HIGHEST, each.name
        assert not measure["wraps"] and not measure["cut"], each.name


@pytest.mark.parametrize(("game", "locale"), some([(game, locale) for game in keys() for locale in LOCALES], 3))
async def test_every_panel_of_a_lesson_fits_a_phone(ruler: Page, game: str, locale: str) -> None:
    there = list(lessons(game, locale))
    for each, measure in zip(there, await measured(ruler, [each.message for each in there]), strict=True):
        assert measure["height"] <= HIGHEST, each.name
        assert not measure["cut"], each.name


@pytest.mark.parametrize(("game", "locale"), some([(game, locale) for game in keys() for locale in LOCALES], 3))
async def test_history_keeps_one_height(ruler: Page, game: str, locale: str) -> None:
    there = list(histories(game, locale))
    measures = await measured(ruler, [each.message for each in there])
    assert len({measure["height"] for measure in measures}) == 1 and measures[0]["height"] <= HIGHEST
    assert not any(measure["wraps"] or measure["cut"] for measure in measures)
