"""Points discord.py to a REST API. The gateway's address comes from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

DISCORD = "https://discord.com"


@contextmanager
def point_discord_at(url: str) -> Iterator[None]:
    """Redirects every discord.py client of this process to `url`, such as `sandbox.url` or a proxy for Discord."""
    from discord.http import Route

    earlier = Route.BASE
    Route.BASE = f"{url.rstrip('/')}/api/v10"
    try:
        yield
    finally:
        Route.BASE = earlier
