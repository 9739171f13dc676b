"""The steps of a stretch of play, joined until a few are left, with what to say about each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.kit.ranking import ranked
from engine.table import Game, Happening, Text

MOST_FRAMES = 6
MOST_CAPTIONS = 2


class Frame(NamedTuple):
    """A public view, and the public log lines since the one before it."""

    view: Any
    told: tuple[Text, ...]


def condensed(game: Game, before: Any, frames: Sequence[Frame], most: int = MOST_FRAMES) -> Sequence[Frame]:
    """Joins neighbours until at most `most` frames are left, always the two with the least to tell."""
    left = list(frames)
    weights = [
        _weight(game, old, each) for old, each in zip([before, *(each.view for each in left)], left, strict=False)
    ]
    while len(left) > most:
        at = min(range(len(left) - 1), key=lambda each: weights[each] + weights[each + 1])
        left[at : at + 2] = [Frame(left[at + 1].view, left[at].told + left[at + 1].told)]
        old = left[at - 1].view if at else before
        weights[at : at + 2] = [_weight(game, old, left[at])]
    return left


def captions(game: Game, before: Any, frame: Frame, reader: int | None) -> Sequence[Happening]:
    """Returns the two happenings of a frame that matter most to a reader; without any, its most important log line."""
    found = game.recap(before, frame.view, frame.told).happenings
    if found:
        return ranked(found, reader, competitive=game.competitive, most=MOST_CAPTIONS)
    lines = game.account(frame.told) or frame.told
    return [Happening(max(lines, key=game.weight), 0)] if lines else ()


def _weight(game: Game, before: Any, frame: Frame) -> float:
    found = game.recap(before, frame.view, frame.told).happenings
    best = ranked(found, None, competitive=game.competitive, most=MOST_CAPTIONS)
    return 1 + sum(each.weight for each in best)
