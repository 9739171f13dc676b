"""The first line of a panel: whose turn it is and what can be spent."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.messages import emojis
from bot.messages.fitting import LINE, in_lines
from bot.panels.choosing.panel import state_line
from bot.text.speech import words_at
from engine.games import find
from renders.emojis import symbols_of_figures
from tests.words.positions import positions

FIGURES = {"massive_darkness": "heart", "fireteam_zero": "hand"}


@pytest.fixture(autouse=True)
def _uploaded() -> Iterator[None]:
    names = {name for game in FIGURES for name in symbols_of_figures(game)}
    emojis.use({f"{name}_ek0123": number for number, name in enumerate(sorted(names), 1)})
    yield
    emojis.use({})


def lines(game: str, locale: str) -> Iterator[str]:
    """Yields the first lines of the first turns of a chapter."""
    for situation in islice(positions(find(game), 5), 120):
        ask = situation.asks[0]
        status = situation.status(ask.seats[0])
        if ask.in_turn and status is not None and status.key in ("status-hero", "status-active", "status-moving"):
            yield state_line(situation, ask.seats[0], words_at(situation, locale), mine=True)


@pytest.mark.parametrize("game", FIGURES)
@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_figures_keep_their_symbols_throughout_a_turn(game: str, locale: str) -> None:
    found = list(lines(game, locale))
    assert len({*found}) > 3
    for line in found:
        assert f"<:{FIGURES[game]}_ek0123:" in line, line
        assert in_lines(line, LINE) == 1


def test_actions_come_before_movement_points_as_before_a_move() -> None:
    moving = [line for line in lines("massive_darkness", "en") if " move" in line and "Action" in line]
    assert moving and all(line.index("Action") < line.index(" move") for line in moving)
