"""Pictures carry the names of their symbols, and the rules explain each of them."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.panels.pages.legend import explanations
from engine.games import find, keys
from engine.words import LOCALES
from renders.canvas.encoding import symbols_in
from renders.job import Job, render
from renders.symbol_sheet import HIGH, symbol_sheet
from tests.playing import deal
from tests.renders.tables import job, table

UNEXPLAINED = {"check", "dice", "warning"}  # signs of the picture itself, with words beside them


def test_legend_names_the_symbols_of_this_picture_also_from_the_cache() -> None:
    state = table("two")
    state.houses[0].hand = ["noble"]
    without = symbols_in(render(job("hand", state, seat=0)))
    state.houses[0].hand = ["noble", "spy_master"]
    with_spy = symbols_in(render(job("hand", state, seat=0)))
    assert "guile" not in without and {"guile", "spy"} <= set(with_spy)
    assert symbols_in(render(job("hand", state, seat=0))) == with_spy


@pytest.mark.parametrize("game", keys())
def test_rules_explain_every_symbol_of_the_board(game: str) -> None:
    state = deal(find(game), 2, 1).state
    symbols = symbols_in(render(Job.of(find(game), "board", find(game).view(state, None), players=("Ana", "Rui"))))
    for locale in LOCALES:
        explained = explanations(game, locale, symbols)
        assert len(explained) > 5 and set(symbols) - explained.keys() <= UNEXPLAINED
        names = [entry.symbol_name(symbol) for symbol, entry in explained.items()]
        assert len(set(names)) == len(names)


def test_sheet_has_two_columns() -> None:
    named = tuple((symbol, symbol) for symbol in ("vp", "power", "influence"))
    with Image.open(BytesIO(symbol_sheet("tyrants", named))) as sheet:
        assert sheet.size == (1000, 2 * HIGH)
