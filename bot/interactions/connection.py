"""A Discord client that can be closed at any moment and leaves nothing running."""

from __future__ import annotations

import asyncio
import threading
from random import uniform
from typing import Any

import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from yarl import URL

from engine.storage import Shards, Turns

log = structlog.get_logger()

SECONDS_BETWEEN_IDENTIFIES = 5.0  # in one bucket (Discord's documentation of the gateway, Rate Limiting)
SECONDS_FOR_A_HEARTBEAT = 5.0  # grace period; a heartbeat thread that takes longer ends with the process
MOST_SECONDS_TO_RECONNECT = 60.0


class CappedBackoff(ExponentialBackoff[bool]):
    """discord.py's pauses between attempts to reconnect, limited to a minute instead of 17."""

    def delay(self) -> float:
        """Returns the seconds to wait before the next attempt. Long pauses keep some randomness, so that shards which
        were lost together do not all reconnect at once."""
        seconds = super().delay()
        return seconds if seconds <= MOST_SECONDS_TO_RECONNECT else uniform(0.5, 1) * MOST_SECONDS_TO_RECONNECT


class Connection(discord.AutoShardedClient):
    """discord.py's client with one connection to Discord per shard. Each server belongs to one shard.

    If discord.py 2.7 is closed while it connects, its tasks and heartbeat threads keep running, and up to Python 3.11
    it may miss the cancellation. Here all of them have ended when `close` returns.
    """

    def __init__(self, shards: Shards, *, turns: Turns | None = None, **options: Any) -> None:
        """`turns` is shared by all processes of the bot; None if there is only one."""
        super().__init__(shard_count=shards.count, shard_ids=list(shards.ids), **options)
        self._turns, self._buckets = turns, 1
        self._connecting: asyncio.Task[None] | None = None

    def belongs_to(self, shard: int, guild: int) -> bool:
        """True if a shard receives the events of a server."""
        return Shards(shard, shard, self.shard_count or 1).holds(guild)

    async def launch_shards(self) -> None:
        """Asks Discord for its gateway and for the number of shards that may identify concurrently, then connects."""
        _, url, limit = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        self._buckets = limit["max_concurrency"]
        await super().launch_shards()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connects a shard for the first time. If it is lost later, it reconnects within a minute once Discord is
        back."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        self.shards[shard_id]._parent._backoff = CappedBackoff()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits for a shard's turn: shards of one bucket identify one after the other, in all processes. A single
        process only needs discord.py's own pause."""
        if self._turns is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            await self._turns.take((shard_id or 0) % self._buckets, SECONDS_BETWEEN_IDENTIFIES)
        # Discord rejects an early identify; nothing else should keep this shard from connecting
        except Exception as error:
            log.warning("turn to identify unknown", shard=shard_id, reason=type(error).__name__)
            await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Runs until the client is closed. If cancelled, the caller must close the client. Raises
        discord.DiscordException if Discord refuses the connection for good."""
        self._connecting = asyncio.create_task(super().connect(reconnect=reconnect))
        await asyncio.wait([self._connecting])
        if not self._connecting.cancelled():
            self._connecting.result()

    async def close(self) -> None:
        """Disconnects from Discord, and waits until no task of the connection runs."""
        await ended(self._connecting)
        for task in (self._connection._ready_task, *self._connection._ready_tasks.values()):
            await ended(task)
        await super().close()
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.ws._connection is self._connection:
                thread.stop()
                await asyncio.to_thread(thread.join, SECONDS_FOR_A_HEARTBEAT)


async def ended(task: asyncio.Task[None] | None) -> None:
    """Cancels a task repeatedly until it has ended: up to Python 3.11, `asyncio.wait_for` loses a cancellation that
    coincides with its result. Does nothing if the task is the current one."""
    while task and not task.done() and task is not asyncio.current_task():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)
    if task and task.done() and not task.cancelled():
        task.exception()  # retrieve it, so that asyncio logs no warning
