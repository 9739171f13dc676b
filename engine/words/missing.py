"""Fallback words for a text that has no message or cannot be formatted: play never stops because of a text."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)

LONGEST = 80

_raises = False
_logged: set[tuple[str, str]] = set()
_listeners: list[Callable[[str, str], None]] = []


def raises() -> bool:
    """True if a missing text raises MissingText everywhere, as in tests."""
    return _raises


def raise_missing(on: bool) -> None:
    """Turns strict mode on or off for this process. It is off unless a test turns it on."""
    global _raises
    _raises = on


@contextmanager
def lenient() -> Iterator[None]:
    """Uses plain words instead of raising, as the bot does, within a test."""
    before = _raises
    raise_missing(False)
    try:
        yield
    finally:
        raise_missing(before)


def on_missing(listener: Callable[[str, str], None]) -> None:
    """Calls `listener` with key and language each time a fallback was used for a text."""
    _listeners.append(listener)


def note(key: str, locale: str, error: Exception | None) -> None:
    """Reports that a message was replaced: a log line once per key and language, a count every time."""
    for listener in _listeners:
        listener(key, locale)
    if (key, locale) not in _logged:
        _logged.add((key, locale))
        log.error("no usable text for %r in %r: %s", key, locale, error or "there is no such message")


def in_words(key: str) -> str:
    """Returns the key as words, such as "Table spoiled" for `ask-table-spoiled`."""
    said = re.sub(r"[^0-9A-Za-z]+", " ", key.removeprefix("ask-")).strip()[:LONGEST]
    return said[:1].upper() + said[1:] or "?"
