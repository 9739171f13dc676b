"""A local Discord, alone or with a small bot connected to it."""

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.gateway.pointing import point_discord_at
from bot.local_discord import ManualClock, Sandbox
from tests.patience import PATIENCE
from tests.sandbox.small_bot import SmallBot


@asynccontextmanager
async def connected(sandbox: Sandbox, intents: discord.Intents | None = None) -> AsyncIterator[SmallBot]:
    """The small bot, ready, on a sandbox that is already up."""
    with point_discord_at(sandbox.url):
        bot = SmallBot(intents)
        running = asyncio.create_task(bot.start(sandbox.token))
        await eventually(lambda: running.done() or bot.is_ready())
        try:
            if running.done():
                running.result()
            yield bot
        finally:
            await bot.close()
            await running


async def eventually(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until a condition holds, and return what it gave."""
    async with asyncio.timeout(seconds):
        while not (found := condition()):  # noqa: ASYNC110 - a test may wait for anything
            await asyncio.sleep(0.002)
    return found


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def frozen(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """A sandbox in which time passes only when a test says so."""
    async with Sandbox(clock=clock) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with connected(sandbox) as bot:
        yield bot
        assert [str(failure) for failure in sandbox.failures] == []


Api = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    """Requests without discord.py: `await api("POST", "/channels/1/messages", {...})` gives status and JSON."""
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def request(
            method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
        ) -> tuple[int, Any]:
            keywords: dict[str, Any] = {"json": body} if files is None else {"data": form(body, files)}
            async with session.request(method, f"{sandbox.url}/api/v10{path}", **keywords) as response:
                return response.status, await response.json() if response.status != 204 else None

        yield request


def form(body: Any, files: dict[str, bytes]) -> aiohttp.FormData:
    """Returns a multipart body as discord.py sends it."""
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body))
    for index, (name, content) in enumerate(files.items()):
        data.add_field(f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream")
    return data
