"""Rules in five minutes: every panel of every game has words and a picture, in every language."""

from __future__ import annotations

import pytest

from bot.messages.layout import MOST_COMPONENTS
from bot.panels.pages.primer import PrimerPage, primer_menu, primer_page
from bot.text.primer import job_of, moments
from bot.text.speech import catalogue
from engine.games import keys
from engine.words import LOCALES, rulebook
from engine.words.primer import FEWEST, MOST, primer
from renders.job import alt, render

LONGEST_PAGE = 420


@pytest.mark.parametrize("game", keys())
def test_every_panel_has_its_moment_and_picture(game: str) -> None:
    found = moments(game)
    assert [each.panel for each in found] == list(primer(game)) and FEWEST <= len(found) <= MOST
    assert {panel.rule for panel in primer(game)} <= rulebook(game).rules.keys()
    assert all(len(alt(job_of(game, each, "en"))) > 20 for each in found)
    assert render(job_of(game, found[1], "en")).startswith(b"\x89PNG")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_pages_are_short_and_lead_on(game: str, locale: str) -> None:
    pages = [primer_page(PrimerPage(game, at), catalogue(locale)) for at in range(len(primer(game)))]
    assert max(page.length for page in pages) <= LONGEST_PAGE
    assert max(page.components for page in pages) <= MOST_COMPONENTS
    leads = [[part.press.verb for part in page.parts[-1].buttons] for page in pages]  # type: ignore[union-attr]
    assert leads[0] == ["primer_page", "rule_read"]
    assert leads[-1] == ["open_which", "primer_page", "rule_read"]


def test_help_offers_each_game() -> None:
    assert [each.value for each in primer_menu(catalogue("en")).entries] == list(keys())


def test_positions_do_not_change_while_the_game_goes_on() -> None:
    first, *_, last = moments("tyrants")
    assert first.public.round < last.public.round
