"""What is shown at random moments of play keeps within Discord's limits in every language (more in `make soak`)."""

from itertools import islice
from random import Random

import pytest

from bot.messages.pictures import filename, job_of
from bot.sandbox.actions.attachments import Upload
from bot.sandbox.limits import messages as limits
from engine.games import find
from engine.words import LOCALES
from renders.job import render
from tests import toy
from tests.words.positions import faults, positions

EVERY = {"tyrants": 9, "massive_darkness": 3, "toy": 1}
"""One position of so many: a random match of Tyrants has some hundreds."""
OPTIONS = {"massive_darkness": {"mode": "story"}}
"""What lets most be asked, where it is not the usual."""


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", EVERY)
async def test_every_ask_fits_in_every_language(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register(monkeypatch)
    generator = Random(seed)
    seen = 0
    for situation in islice(positions(find(game), seed, OPTIONS.get(game)), seed, None, EVERY[game]):
        assert faults(situation, generator) == [], (seed, situation.n)  # at once: a view is of the state as it is
        seen += 1
    assert seen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("picture", ["board", "hand"])
def test_pictures_are_small_enough_to_upload(locale: str, picture: str) -> None:
    situation = next(islice(positions(find("tyrants"), 2), 200, None))
    job = job_of(situation, locale, picture, situation.waiting_for[0])
    assert job is not None
    limits.files({0: Upload(filename(picture), render(job))})
