"""A campaign service with one campaign of the toy game, seeded chance and a clock that tests advance."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.campaigns import Campaigns, Situation
from engine.table import fair
from tests import toy
from tests.campaigns.tables import StillClock
from tests.seating import find, seat_and_start


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def campaigns(tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Campaigns]:
    toy.register(monkeypatch)
    house = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)), clock=clock, find=find)
    yield house
    await house.close()


@pytest.fixture
async def table(campaigns: Campaigns) -> Situation:
    """Two people who have begun the toy game: both are asked for a bid."""
    return await seat_and_start(campaigns, "toy")
