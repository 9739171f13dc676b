"""How soon the bot is back after Discord was away for long."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.interactions.connection import CappedBackoff, Connection
from engine.storage import Shards

GATEWAY = URL("wss://gateway.example.org")
MINUTE = 60.0
ATTEMPTS = 60


class LostSocket:
    """A gateway connection that is lost as soon as it is used."""

    def __init__(self, shard: int) -> None:
        self.shard_id = shard

    async def poll_event(self) -> None:
        raise ConnectionError

    async def close(self, code: int) -> None:
        """Nothing is left to close."""


def waits_while_away(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Connection]) -> list[float]:
    """Returns the pauses of both shards of a client during which every attempt to reconnect fails."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def connect(client: Any, *, shard_id: int, **options: Any) -> LostSocket:
        return LostSocket(shard_id)

    async def lose() -> None:
        client = make()
        client.loop, client._reconnect = asyncio.get_running_loop(), True
        await discord.AutoShardedClient._async_setup_hook(client)
        monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
        for shard in (0, 1):
            await client.launch_shard(GATEWAY, shard)
        monkeypatch.setattr("discord.shard.asyncio.sleep", sleep)
        for shard in client.shards.values():
            for _ in range(ATTEMPTS):
                await shard._parent._handle_disconnect(ConnectionError())
        monkeypatch.undo()
        await client.http.close()

    asyncio.run(lose())
    return waited


def client_of_two_shards() -> Connection:
    return Connection(Shards.parse("0-1/2", ""), intents=discord.Intents.none())


def test_no_pause_before_reconnecting_is_longer_than_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = waits_while_away(monkeypatch, client_of_two_shards)
    assert len(waited) >= 2 * ATTEMPTS
    assert max(waited) <= MINUTE
    assert len(set(waited[-10:])) > 1  # shards that were lost together do not return together


def test_first_pauses_stay_short() -> None:
    assert all(CappedBackoff().delay() <= 2 for _ in range(100))
