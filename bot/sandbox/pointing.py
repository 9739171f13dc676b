"""Make discord.py talk to the local Discord instead of the real one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def point_discord_at(url: str) -> Iterator[None]:
    """While the context is open, every discord.py client of this process talks to `url`, for instance `sandbox.url`."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route
    from yarl import URL

    earlier = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(url.replace("http", "ws", 1)) / "gateway"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = earlier
