"""Asking Discord again where its answer got lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord

BROKEN_OFF = (aiohttp.ClientError, TimeoutError, ConnectionError)
"""The connection ended: what was asked may have been done or not."""

TOO_MANY, FAULT_OF_DISCORD = 429, 500  # statuses

Done = TypeVar("Done")


class TooBusy(Exception):
    """Discord is too slow or too busy to do what was asked."""


async def retry(call: Callable[[], Awaitable[Done]]) -> Done:
    """Calls, once more where the connection broke off: for what may be done twice without harm, or what Discord itself
    does only once. Raises TooBusy where that does not help; discord.py has then tried for long enough."""
    try:
        with suppress(*BROKEN_OFF):
            return await call()
        return await call()
    except Exception as error:
        if is_busy(error):
            raise TooBusy from error
        raise


def is_busy(error: Exception) -> bool:
    """Whether Discord takes nothing at the moment, rather than not this."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= FAULT_OF_DISCORD
    return isinstance(error, BROKEN_OFF)
