"""Every group of choices has a name in each language: a panel shows it as the name of a row or menu."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.panels.choosing.choices import group_name
from engine import games
from engine.words import LOCALES, Words
from tests.playing import deal, random_steps

MATCHES, STEPS = 6, 250


@pytest.mark.parametrize("key", games.keys())
def test_every_group_has_a_name(key: str) -> None:
    game = games.find(key)
    for seed in range(MATCHES):
        session = deal(game, 2, seed)
        words = [Words.of_game(game, locale, game.seat_names(session.state)) for locale in LOCALES]
        seen: set[str] = set()
        for _ in islice(random_steps(session, seed, checked=False), STEPS):
            seen |= {option.group for ask in session.asks for option in ask.options if option.group}
        for each in words:
            unnamed = [group for group in seen if group_name(each, group) in (group, group.partition("-")[2])]
            assert not unnamed, (each.locale, unnamed)
