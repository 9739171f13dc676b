"""Campaigns in memory: their number is limited, the least recently used are evicted, and nothing is lost."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns
from engine.recent import Recent
from tests.campaigns.tables import ANA, bid
from tests.seating import seat_and_start


async def test_least_recently_used_campaign_is_evicted(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    live: Recent[int, object] = Recent(3)
    monkeypatch.setattr(campaigns._context, "_live", live)
    tables = [(await seat_and_start(campaigns, "toy")).id for _ in range(3)]
    await campaigns.lookup.situation(tables[0])
    newest = (await seat_and_start(campaigns, "toy")).id
    assert list(live) == [tables[2], tables[0], newest]


async def test_evicted_campaign_is_reloaded_unchanged(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns._context, "_live", Recent(1))
    first, second = [(await seat_and_start(campaigns, "toy")).id for _ in range(2)]
    stood = await bid(campaigns, first)
    await bid(campaigns, second)
    again = await campaigns.lookup.situation(first)
    assert again is not stood
    assert (again.n, again.branch, again.held) == (stood.n, stood.branch, stood.held)
    assert [(ask.n, ask.key, [each.id for each in ask.options]) for ask in again.asks] == [
        (ask.n, ask.key, [each.id for each in ask.options]) for ask in stood.asks
    ]


async def test_waiting_index_is_bounded(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns._context, "_waiting", Recent(2))
    tables = [(await seat_and_start(campaigns, "toy")).id for _ in range(4)]
    assert {each.campaign for each in await campaigns.lookup.waits_for(ANA)} == set(tables)
    assert len(campaigns._context._waiting) == 2
