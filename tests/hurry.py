"""Waiting times of production, cut short: discord.py's between attempts, and the delivery's after a fault."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

HURRY = 100
WAITING = ("discord.http", "discord.webhook.async_", "discord.client", "discord.shard")


async def short_sleep(seconds: float) -> None:
    """Waits a hundredth of the time."""
    await asyncio.sleep(seconds / HURRY)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py tries a 5xx five times, 1, 3, 5 and 7 seconds apart, waits 9 more, and 5 seconds before it identifies
    again. It has no settings for that, so `asyncio.sleep` is shortened in its modules.
    """
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": short_sleep})
    for module in WAITING:
        monkeypatch.setattr(f"{module}.asyncio", hurried)
    monkeypatch.setattr("bot.delivery.deliverer.RETRY_SECONDS", 0.05)
