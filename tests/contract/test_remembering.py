"""Figures, danger, standings and recaps of every game: from open information only, and in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.games import find, keys
from engine.kit.ranking import addressed, sentences
from engine.table import Game, Text
from engine.words import LOCALES, Words
from tests.rounds import ROUNDS, SEATS, rounds

LONGEST_STANDING = 60


@pytest.fixture(params=keys())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def test_hidden_cards_change_nothing_that_is_remembered(game: Game) -> None:
    states, told = rounds(game.key)
    shuffled = Random("other cards").sample
    dealt = [game.redeal(state, lambda items: shuffled(items, len(items))) for state in states]
    assert any(game.write_state(new) != game.write_state(old) for new, old in zip(dealt, states, strict=True))
    for (old, new), (other_old, other_new), lines in zip(pairwise(states), pairwise(dealt), told, strict=False):
        views = [game.view(state, None) for state in (old, new, other_old, other_new)]
        assert game.recap(views[0], views[1], lines) == game.recap(views[2], views[3], lines)
        assert _figures(game, views[1]) == _figures(game, views[3])


def _figures(game: Game, view: Any) -> list[object]:
    return [game.danger(view), game.brief_standing(view), *(game.figure(view, seat) for seat in range(SEATS))]


def test_recaps_are_short_sentences_in_every_language(game: Game) -> None:
    states, told = rounds(game.key)
    views = [game.view(state, None) for state in states]
    found = [game.recap(old, new, lines) for (old, new), lines in zip(pairwise(views), told, strict=False)]
    assert all(len(recap.doings) == SEATS for recap in found)
    assert sum(len(recap.happenings) for recap in found) >= ROUNDS
    for locale in LOCALES:
        words = Words.of_game(game, locale, game.seat_names(views[0]), strict=True)
        for recap in found:
            for each in (*(text for texts in recap.doings for text in texts), *_said(recap.happenings)):
                assert words.say(each)
            for reader in (None, 0):
                assert len(sentences(recap.happenings, reader, competitive=game.competitive)) <= 3


def _said(happenings: Any) -> Iterator[Text]:
    for each in happenings:
        yield from (addressed(each, seat) for seat in (None, *each.seats))


def test_standings_fit_on_a_line(game: Game) -> None:
    states, _ = rounds(game.key)
    for locale in LOCALES:
        words = Words.of_game(game, locale, game.seat_names(states[0]), strict=True)
        for state in states[1:]:
            standing = game.brief_standing(game.view(state, None))
            assert standing is not None
            assert len(words.say(standing)) <= LONGEST_STANDING


def test_happenings_name_known_seats_and_places(game: Game) -> None:
    states, told = rounds(game.key)
    views = [game.view(state, None) for state in states]
    for (old, new), lines in zip(pairwise(views), told, strict=False):
        for each in game.recap(old, new, lines).happenings:
            assert {*each.seats, *each.gains, *each.loses} <= {*range(SEATS)}
            assert not each.place or each.place in game.places(new)
            assert each.weight > 0
