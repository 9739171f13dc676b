"""What never stands in a log: tokens, and anything that only one seat may see (design: safety).

Three nets, each for what slips through the one before. A value that is not a plain word or number (a state, a hand, a
list of picks) is named by its type only; a word under a name that promises a secret is left out; what looks like a
token is blotted out wherever it stands.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any

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
    re.compile(r"\bgAAAA[\w=-]{40,}"),  # something sealed
    re.compile(r"(?i)\b(?:bot|bearer) [\w.-]{20,}"),
)
TELLING = ("aiohttp", "builtins.OSError", "discord.errors", "sqlite3", "sqlalchemy")
"""Where errors come from whose own words tell of networks and disks, and of no game."""


def scrub(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor: the event without its secrets."""
    for name, value in event.items():
        if name not in OWN_FIELDS:
            event[name] = LEFT_OUT if name in SECRET_NAMES else plain(value)
    return event


def plain(value: Any) -> Any:
    """A word or number as it may stand in a log; anything else by its type."""
    if isinstance(value, str):
        return without_tokens(value)
    return value if isinstance(value, PLAIN) else f"<{type(value).__name__}>"


def without_tokens(words: str) -> str:
    """The words, with what looks like a token blotted out."""
    for token in TOKENS:
        words = token.sub(lambda found: f"{found[1]}/{LEFT_OUT}" if found.lastindex else LEFT_OUT, words)
    return words


class PlainArguments(logging.Filter):
    """Lets the messages of libraries be filled in with plain values only."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes, its arguments scrubbed."""
        if isinstance(record.args, tuple):
            record.args = tuple(plain(each) for each in record.args)
        elif record.args:
            record.args = {name: plain(each) for name, each in record.args.items()}
        return True


def tell_error(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor in place of `format_exc_info`: where and what kind, without values of any game."""
    given = event.pop("exc_info", None)
    if given is True or isinstance(given, tuple):
        given = (given if isinstance(given, tuple) else sys.exc_info())[1]
    if isinstance(given, BaseException):
        event["exception"] = without_tokens("".join(_lines(given)))
    return event


def _lines(error: BaseException) -> Iterator[str]:
    """The causes first, then the frames and kind of the error, then what it groups."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _lines(cause)
        yield "then:\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}{_own_words(error)}\n"
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _lines(each)


def _own_words(error: BaseException) -> str:
    """What the error says, if errors of its kind never tell of a game; of a checkpoint only which field is at fault."""
    if isinstance(error, BadCheckpoint):
        return f": {error.field}"
    kinds = [f"{kind.__module__}.{kind.__qualname__}" for kind in type(error).__mro__]
    return f": {error}" if any(kind.startswith(TELLING) for kind in kinds) else ""
