"""Retries requests whose response was lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord

BROKEN_OFF = (aiohttp.ClientError, TimeoutError, ConnectionError)
"""The connection was lost: the request may have succeeded or not."""

TOO_MANY, FAULT_OF_DISCORD = 429, 500  # status codes

Done = TypeVar("Done")


class TooBusy(Exception):
    """Raised if Discord is too slow or too busy for a request."""


async def retry(call: Callable[[], Awaitable[Done]]) -> Done:
    """Calls, and once more if the connection was lost. Only for requests that are idempotent or that Discord
    deduplicates. Raises TooBusy if the retry fails; discord.py has then retried long enough itself."""
    try:
        with suppress(*BROKEN_OFF):
            return await call()
        return await call()
    except Exception as error:
        if is_busy(error):
            raise TooBusy from error
        raise


def is_busy(error: Exception) -> bool:
    """True if Discord is down, False if it rejected this request."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= FAULT_OF_DISCORD
    return isinstance(error, BROKEN_OFF)
