"""Ten thousand random positions, in every language: nothing that is shown is too long or too much for Discord."""

from __future__ import annotations

import asyncio
from itertools import islice
from random import Random
from time import perf_counter

import pytest

from engine.games import find
from tests.soak.games import Match, missions, tyrants_matches
from tests.soak.workers import one_for_each_hash_seed, say, share_out
from tests.words.positions import faults, positions

pytestmark = pytest.mark.soak

POSITIONS = 10_000
MATCHES = 144  # eight of each number of seats with each pairing of decks, two of each Mission with each number
EACH = POSITIONS // MATCHES + 1
EVERY = 5


@pytest.mark.parametrize("jobs", [tyrants_matches(MATCHES), missions(MATCHES)], ids=["tyrants", "massive_darkness"])
def test_whatever_is_asked_fits_in_every_language(jobs: list[Match]) -> None:
    began = perf_counter()
    with one_for_each_hash_seed() as workers:
        checked = share_out(workers, check, jobs)
    assert [fault for _, found in checked for fault in found] == []
    count = sum(positions for positions, _ in checked)
    assert count >= POSITIONS
    say(f"{count} positions fit in every language, {perf_counter() - began:.0f} s")


def check(match: Match) -> tuple[int, list[str]]:
    """How many positions of a match were looked at, and what did not fit."""
    return asyncio.run(_check(match))


async def _check(match: Match) -> tuple[int, list[str]]:
    generator = Random(match.seed)
    first = match.seed % EVERY
    found = list(islice(positions(find(match.game), match.seed, match.options), first, first + EACH * EVERY, EVERY))
    return len(found), [fault for situation in found for fault in faults(situation, generator)]
