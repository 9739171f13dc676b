"""Messages at random moments of play keep Discord's limits in every language (more in `make soak`)."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from bot.local_discord.actions.attachments import Upload
from bot.local_discord.limits import messages as limits
from bot.messages.pictures import filename, job_of
from engine.campaigns import Situation
from engine.games import find
from engine.games.fireteam_zero.model.content import content
from engine.words import LOCALES
from renders.job import render
from tests import toy
from tests.playing import every_game
from tests.sampled import at_most
from tests.words.positions import faults, positions

OPTIONS = {"massive_darkness": {"mode": "story"}}
"""Options that allow the most questions, if not the default."""
MORE = 1.5  # times as many choices in a group as before are worth another look


def worth_a_look(situation: Situation, most: dict[tuple[str, str], int]) -> bool:
    """True if a group of options is new, or much larger than before in this kind of question; `most` remembers."""
    groups = Counter((ask.key, option.group) for ask in situation.asks for option in ask.options)
    larger = {group: count for group, count in groups.items() if count >= MORE * most.get(group, 0)}
    most.update(larger)
    return bool(larger)


@pytest.mark.parametrize("seed", range(at_most(1, whole=6)))
@pytest.mark.parametrize("game", every_game())
async def test_every_ask_fits_in_every_language(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of question is checked where its choices are new, and where there are many more than before."""
    toy.register(monkeypatch)
    generator = Random(seed)
    most: dict[tuple[str, str], int] = {}
    for situation in positions(find(game), seed, OPTIONS.get(game)):
        if worth_a_look(situation, most):
            assert faults(situation, generator) == [], (seed, situation.n)  # at once: a view is of the state as it is
    assert most


@pytest.mark.parametrize("mission", content().missions)
def test_each_mission_fits_on_the_turn_card(mission: str) -> None:
    """Their objectives are on it by name; looked at from the start and from the middle of a random game."""
    first, *_, later = islice(positions(find("fireteam_zero"), len(mission), None, mission), 120)
    for situation in (first, later):
        assert faults(situation, Random(mission)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("picture", ["board", "hand"])
def test_pictures_are_small_enough_to_upload(locale: str, picture: str) -> None:
    situation = next(islice(positions(find("tyrants"), 2), 200, None))
    job = job_of(situation, locale, picture, situation.waiting_for[0])
    assert job is not None
    limits.files({0: Upload(filename(picture), render(job))})
