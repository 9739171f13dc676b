"""Which process answers: only one that still holds its lease answers from memory."""

from __future__ import annotations

import pytest

from bot.interactions import leadership
from bot.interactions.leadership import Leadership
from engine.storage import Unreachable


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leadership, "SECONDS_IN_DOUBT", 0.01)
    monkeypatch.setattr(leadership, "LOOKED_AT_EVERY_SECONDS", 0.001)


async def test_leader_with_its_lease_answers() -> None:
    one = Leadership(lambda: True)
    one.begin(None)
    assert await one.takes(1)
    one.expect_to_lead()


async def test_leader_without_its_lease_answers_nothing_from_memory() -> None:
    """It may say that the database is away: where another process leads, that one has answered long before."""
    one = Leadership(lambda: False)
    one.begin(None)
    assert await one.takes(1)
    with pytest.raises(Unreachable):
        one.expect_to_lead()


async def test_process_that_has_ended_takes_nothing() -> None:
    one = Leadership(lambda: False)
    one.begin(None)
    one.end()
    assert not await one.takes(1)
