"""No text on any picture of any game is cut by an edge or shortened with an ellipsis."""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from typing import Any

import pytest

from engine.games import find
from engine.table import Game, Result
from engine.words import LOCALES
from renders import find as pictures_of
from renders.canvas.looks import Look
from renders.job import Job
from renders.scene import Since
from tests.playing import deal, random_steps
from tests.renders.inked import Inked
from tests.sampled import some
from tests.soak.fifth_language import CODE

STEPS = 150
GAMES: dict[str, dict[str, Any]] = {
    "tyrants": {},
    "massive_darkness": {"mission": "m07"},
    "keep_the_heroes_out": {"scenario": "grand_raid", "difficulty": "family"},
    "fireteam_zero": {"mission": "the_warm_dark"},
}
KINDS = [(game, kind) for game in GAMES for kind in pictures_of(game)]


@cache
def chapter(key: str) -> tuple[Game, Any, Result | None]:
    """Plays the start of a chapter with all seats taken."""
    game = find(key)
    session = deal(game, max(game.seat_counts), seed=3, options=GAMES[key])
    for _ in islice(random_steps(session, 3, checked=False), STEPS):
        pass
    return game, game.view(session.state, 0), session.result


@pytest.mark.parametrize(("shown", "look", "locale"), some([*product(KINDS, ["usual", "large"], LOCALES)], len(KINDS)))
def test_no_text_is_cut(shown: tuple[str, str], look: Look, locale: str, inked: Inked) -> None:
    key, kind = shown
    game, view, result = chapter(key)
    place = next(iter(game.places(view)), None)
    more = {"place": place, "result": result, "since": Since(view, ())}
    job = Job.of(game, kind, view, seat=0, look=look, locale=locale, **more)
    found = [] if pictures_of(key)[kind].part else inked.of(job)  # a close-up shows a part and cuts the rest
    assert [each for each in found if not each.said.isdecimal()] == []  # numbered badges overlap walls
    assert inked.shortened == [] or locale == CODE  # a translator finds shorter words
