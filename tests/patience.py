"""Time limits that are not what a test is about: a busy machine may take its time.

The local Discord gives up after three seconds, as Discord does; under test it waits a minute, or until `time_is_up`.
Hypothesis takes as long as it takes to make its examples and to try them. The suite tries the same examples each time,
so that it fails only for what has changed; `make soak` tries new ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from bot.local_discord import Sandbox
from bot.local_discord.model.clock import RealClock, Timer

PATIENCE = 60.0  # seconds until something counts as never coming
SLOWER = PATIENCE / 3

settings.register_profile("new_examples", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same_examples", settings.get_profile("new_examples"), derandomize=True)
settings.load_profile("same_examples")


async def time_is_up(sandbox: Sandbox) -> None:
    """Waits until somebody waits for the bot's first answer, and lets the time for it be over."""
    interactions = sandbox.interactions
    async with asyncio.timeout(PATIENCE):
        while not (waiting := [each for each in interactions._by_token.values() if not each.first.done()]):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    for each in waiting:
        interactions.expire(each.token)


def call_later(_: RealClock, seconds: float, callback: Callable[[], None]) -> Timer:
    """Returns a clock's `call_later` that is slow."""
    return asyncio.get_running_loop().call_later(seconds * SLOWER, callback)


@pytest.fixture(autouse=True, scope="session")
def _patience() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(RealClock, "call_later", call_later)
        yield
