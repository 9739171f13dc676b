"""Where discord.py finds Discord's REST API; the gateway is where that says it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

DISCORD = "https://discord.com"


@contextmanager
def point_discord_at(url: str) -> Iterator[None]:
    """While the context is open, every discord.py client of this process asks `url`, such as `sandbox.url` or a proxy
    before Discord."""
    from discord.http import Route

    earlier = Route.BASE
    Route.BASE = f"{url.rstrip('/')}/api/v10"
    try:
        yield
    finally:
        Route.BASE = earlier
