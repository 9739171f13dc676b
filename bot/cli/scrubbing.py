"""Keeps secrets out of logs: tokens, and anything that only one seat may see.

There are three filters, each for what passes the one before. Values that are not plain words or numbers (a state, a
hand, a list of picks) are replaced by their type; values whose name suggests a secret are removed; anything that looks
like a token is masked.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from typing import Any

from structlog.typing import EventDict

from engine.table import BadCheckpoint

LEFT_OUT = "[left out]"
SECRET_NAMES = frozenset(
    {
        "ask",
        "authorization",
        "checkpoint",
        "data",
        "deck",
        "hand",
        "hands",
        "key",
        "legal",
        "options",
        "password",
        "payload",
        "pick",
        "picked",
        "picks",
        "secret",
        "seed",
        "state",
        "token",
        "values",
        "view",
    }
)
PLAIN = (str, int, float, bool, type(None))
OWN_FIELDS = frozenset({"exc_info", "exception", "stack_info", "_record", "_from_structlog"})
TOKENS = (
    re.compile(r"(?<=/webhooks/)(\d+)/[\w.-]+"),
    re.compile(r"(?<=/interactions/)(\d+)/[\w.-]+"),
    re.compile(r"\b[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}"),  # a bot's
    re.compile(r"\baW50[\w-]{20,}"),  # an interaction's
    re.compile(r"\bgAAAA[\w=-]{40,}"),  # encrypted data
    re.compile(r"(?i)\b(?:bot|bearer) [\w.-]{20,}"),
)
TELLING = ("aiohttp", "builtins.OSError", "discord.errors", "sqlite3", "sqlalchemy")
"""Sources of errors whose messages concern networks and disks, not games."""


def scrub(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Returns a structlog processor that removes secrets from the event."""
    for name, value in event.items():
        if name not in OWN_FIELDS:
            event[name] = LEFT_OUT if name in SECRET_NAMES else plain(value)
    return event


def plain(value: Any) -> Any:
    """Returns a plain word or number; anything else by its type."""
    if isinstance(value, str):
        return without_tokens(value)
    return value if isinstance(value, PLAIN) else f"<{type(value).__name__}>"


def without_tokens(words: str) -> str:
    """Masks anything that looks like a token."""
    for token in TOKENS:
        words = token.sub(lambda found: f"{found[1]}/{LEFT_OUT}" if found.lastindex else LEFT_OUT, words)
    return words


class PlainArguments(logging.Filter):
    """Restricts the arguments of libraries' log messages to plain values."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Scrubs a record's arguments. Every record passes."""
        if isinstance(record.args, tuple):
            record.args = tuple(plain(each) for each in record.args)
        elif record.args:
            record.args = {name: plain(each) for name, each in record.args.items()}
        return True


def tell_error(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Returns a structlog processor in place of `format_exc_info`: logs the type and place of an error without values
    of a game."""
    given = event.pop("exc_info", None)
    if given is True or isinstance(given, tuple):
        given = (given if isinstance(given, tuple) else sys.exc_info())[1]
    if isinstance(given, BaseException):
        event["exception"] = without_tokens("".join(_lines(given)))
    return event


def _lines(error: BaseException) -> Iterator[str]:
    """Yields the causes, then the frames and type of the error, then the errors it groups."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _lines(cause)
        yield "then:\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}{_own_words(error)}\n"
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _lines(each)


def _own_words(error: BaseException) -> str:
    """Returns an error's message if errors of its type never contain game data; for a checkpoint only the invalid
    field."""
    if isinstance(error, BadCheckpoint):
        return f": {error.field}"
    kinds = [f"{kind.__module__}.{kind.__qualname__}" for kind in type(error).__mro__]
    return f": {error}" if any(kind.startswith(TELLING) for kind in kinds) else ""
