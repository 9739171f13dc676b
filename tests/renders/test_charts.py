"""The charts of every game, in all looks and languages, and that their alt text says what they show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from engine.games import find, keys
from engine.table import Chart, Played
from engine.words import LOCALES
from renders.canvas.looks import Look
from renders.job import Job, alt, draw
from tests.rounds import SEATS, rounds
from tests.sampled import some

PLAYERS = ("Nerissa", "Tomas", "Ilvara")


def charts(key: str, *, over: bool = False) -> Sequence[Chart]:
    """Returns the charts of these rounds; `over`: as of a match that has ended after them."""
    game, (states, told) = find(key), rounds(key)
    views = [game.view(state, None) for state in states]
    danger = [(float(at), game.danger(view)) for at, view in enumerate(views)]
    scores = [{"sites": 3, "deck": 10 + seat} for seat in range(SEATS)] if over else []
    return game.charts(Played(views, [text for texts in told for text in texts], danger, scores))


def job(key: str, chart: Chart, locale: str = "en", look: Look = "usual") -> Job:
    game = find(key)
    view = game.view(rounds(key)[0][-1], None)
    made = Job.of(game, "chart", view, locale=locale, look=look, players=PLAYERS, chart=chart)
    return replace(made, packages=(*made.packages, "bot.locales"))


@pytest.mark.parametrize(("key", "look"), some([*product(keys(), ["usual", "contrast", "large"])], 6))
def test_every_chart_is_drawn_as_wide_as_a_recap(key: str, look: Look) -> None:
    found = charts(key, over=look == "contrast")
    assert len(found) >= 3
    for chart in found:
        assert draw(job(key, chart, look=look)).width == 1280


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_of_a_chart_has_a_figure_for_everyone_or_the_group(key: str, locale: str) -> None:
    for chart in charts(key):
        said = alt(job(key, chart, locale))
        assert any(each.isdigit() for each in said) and "{" not in said and "*" not in said
        if chart.key not in ("danger", "treasures", "control"):
            assert all(name in said for name in PLAYERS)


def test_decks_are_charted_only_when_a_match_is_over() -> None:
    in_play = [alt(job("tyrants", chart)) for chart in charts("tyrants")]
    over = [alt(job("tyrants", chart)) for chart in charts("tyrants", over=True)]
    assert not any("deck" in said for said in in_play)
    assert "13 in all" in over[0] and "deck 10" in over[1]
