"""Recaps, deeds, charts and what turned a chapter depend on open information only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.games import find, keys
from engine.kit.endings import Chapter, what_turned_it
from engine.kit.frames import Frame, captions, condensed
from engine.table import Game, Played, Text
from tests.rounds import SEATS, rounds


def remembered(game: Game, states: Sequence[Any], told: Sequence[Sequence[Text]]) -> list[object]:
    """Returns recap, figures, standing, moving picture, deeds, charts, and what turned these rounds."""
    views = [game.view(state, None) for state in states]
    lines = [text for texts in told for text in texts]
    frames = [Frame(view, tuple(texts)) for view, texts in zip(views[1:], told, strict=False)]
    steps = condensed(game, views[0], frames, 3)
    danger = [(float(at), game.danger(view)) for at, view in enumerate(views)]
    return [
        game.recap(views[0], views[-1], lines),
        [game.figure(view, seat) for view in views for seat in range(SEATS)],
        game.brief_standing(views[-1]),
        [captions(game, views[0], steps[0], seat) for seat in range(SEATS)],
        game.tally(lines, views),
        game.charts(Played(views, lines, danger)),
        what_turned_it(game, Chapter(views, told[: len(views) - 1], None)),
    ]


@pytest.mark.parametrize("key", keys())
def test_hidden_cards_change_nothing_that_is_remembered(key: str) -> None:
    game, (states, told) = find(key), rounds(key)

    def shuffled(items: Sequence[Any]) -> list[Any]:
        return Random(5).sample(items, len(items))

    dealt = [game.redeal(state, shuffled) for state in states]
    assert [game.write_state(each) for each in dealt] != [game.write_state(each) for each in states]
    assert remembered(game, dealt, told) == remembered(game, states, told)
