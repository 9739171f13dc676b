"""Retries requests whose response was lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord
import structlog

from bot.messages import emojis

BROKEN_OFF = (aiohttp.ClientError, TimeoutError, ConnectionError)
"""The connection was lost: the request may have succeeded or not."""

TOO_MANY, FAULT_OF_DISCORD = 429, 500  # status codes
INVALID_FORM_BODY = 50035  # Discord's code of a message that it does not accept

Done = TypeVar("Done")

log = structlog.get_logger(__name__)


class TooBusy(Exception):
    """Raised if Discord is too slow or too busy for a request."""


async def retry(call: Callable[[], Awaitable[Done]]) -> Done:
    """Calls, and once more if the connection was lost or an emoji is gone. Only for requests that are idempotent or
    that Discord deduplicates. Raises TooBusy if the retry fails; discord.py has then retried long enough itself."""
    try:
        with suppress(*BROKEN_OFF, UnknownEmoji):
            return await _without_lost_emojis(call)
        return await call()
    except Exception as error:
        if is_busy(error):
            raise TooBusy from error
        raise


class UnknownEmoji(Exception):
    """Raised if Discord refuses a message because an emoji in a button or menu was deleted."""


async def _without_lost_emojis(call: Callable[[], Awaitable[Done]]) -> Done:
    """Calls. If an emoji is gone, no message shows emojis any more until they are read again."""
    try:
        return await call()
    except discord.HTTPException as error:
        if error.code != INVALID_FORM_BODY or "emoji" not in error.text.lower():
            raise
        emojis.use({})
        log.warning("emojis are gone; words are shown alone", remedy="emberkeep emojis")
        raise UnknownEmoji from error


def is_busy(error: Exception) -> bool:
    """True if Discord is down, False if it rejected this request."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= FAULT_OF_DISCORD
    return isinstance(error, BROKEN_OFF)
