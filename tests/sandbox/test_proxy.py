"""Two processes of a bot that share Discord's global limit: alone they run into it, through a proxy they do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.gateway.pointing import point_discord_at
from bot.interactions.connection import Connection
from bot.local_discord import Sandbox
from engine.storage import Shards
from tests.proxy import Proxy

LIMIT = 20  # a second
EACH = 25  # requests of each bot


@pytest.fixture
async def busy() -> AsyncIterator[Sandbox]:
    async with Sandbox(requests_per_second=LIMIT) as sandbox:
        yield sandbox


async def ask_at_once(sandbox: Sandbox, url: str) -> None:
    """Two bots that know nothing of each other ask for a channel, each many times."""
    import discord

    async with AsyncExitStack() as opened:
        opened.enter_context(point_discord_at(url))
        bots = [
            await opened.enter_async_context(Connection(Shards(), intents=discord.Intents.none())) for _ in range(2)
        ]
        await asyncio.gather(*(bot.login(sandbox.token) for bot in bots))
        channel = int(sandbox.channel("games")["id"])
        asked = [bot.http.get_channel(channel) for bot in bots for _ in range(EACH)]
        assert {each["name"] for each in await asyncio.gather(*asked)} == {"games"}


async def test_requests_are_refused_and_retried_without_proxy(busy: Sandbox) -> None:
    await ask_at_once(busy, busy.url)
    assert busy.limit.refused


async def test_through_a_proxy_none_is_refused(busy: Sandbox) -> None:
    async with Proxy(busy.url, per_second=LIMIT - 2) as proxy:
        await ask_at_once(busy, proxy.url)
        assert len(proxy.bots) >= 2 and proxy.pace.waited
    assert busy.limit.refused == 0
    assert sum(each.template == "/channels/{channel_id}" for each in busy.requests) == 2 * EACH
