"""Ten thousand random positions, in every language: nothing that is shown is too long or too much for Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from engine.games import find, keys
from engine.words import LOCALES
from tests.processes.workers import one_for_each_hash_seed, say, share_out
from tests.soak.games import Match, fireteam_missions, missions, scenarios, tyrants_matches
from tests.words.positions import faults, positions
from tests.words.test_reachable import walked

pytestmark = pytest.mark.soak

POSITIONS = 10_000
MATCHES, MISSIONS, KEPT, FIRETEAM = 144, 528, 720, 720  # equally many of each kind; a random Mission ends soon
EVERY = 5


@pytest.mark.parametrize(
    ("kind", "number", "most"),
    [
        (tyrants_matches, MATCHES, 70),
        (missions, MISSIONS, 25),
        (scenarios, KEPT, 20),
        (fireteam_missions, FIRETEAM, 25),
    ],
    ids=["tyrants", "massive_darkness", "keep_the_heroes_out", "fireteam_zero"],
)
def test_every_question_fits_in_every_language(kind: Callable[[int], list[Match]], number: int, most: int) -> None:
    """At most this many positions of each match, with some answers between them."""
    began = perf_counter()
    with one_for_each_hash_seed() as workers:
        checked = share_out(workers, check, [(match, most) for match in kind(number)])
    assert [fault for _, found in checked for fault in found] == []
    count = sum(positions for positions, _ in checked)
    assert count >= POSITIONS
    say(f"{count} positions fit in every language, {perf_counter() - began:.0f} s")


def check(job: tuple[Match, int]) -> tuple[int, list[str]]:
    """Returns how many positions of a match were checked, and what did not fit."""
    return asyncio.run(_check(*job))


async def _check(match: Match, most: int) -> tuple[int, list[str]]:
    generator = Random(match.seed)
    first = match.seed % EVERY
    found = list(islice(positions(find(match.game), match.seed, match.options), first, first + most * EVERY, EVERY))
    return len(found), [fault for situation in found for fault in faults(situation, generator)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
async def test_everything_within_reach_is_accepted_in_every_language(game: str, locale: str, tmp_path: Path) -> None:
    assert await walked(game, locale, tmp_path / "reach.db") > 150
