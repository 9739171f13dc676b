"""Message files of Project Fluent.

Each message is parsed when it is first used: most of the thousands never are, and a process must start quickly.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[#a-zA-Z-]|\Z)", re.MULTILINE | re.DOTALL)
"""A message or term and its name; its further lines are indented, or go on with a bracket."""
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""A possible name of another message or term inside one."""


class MissingText(LookupError):
    """No message file has this key, or a message lacks a variable it needs."""


class Messages:
    """The messages of several packages in a language; the first package that has a message wins."""

    def __init__(self, locale: str, packages: Sequence[str]) -> None:
        self._unread = {key: text for each in reversed(packages) for key, text in texts(locale, each).items()}
        self._read = FluentBundle([locale], use_isolating=False)
        self._whole: set[str] = set()  # parsed, including everything they reference

    def has(self, key: str) -> bool:
        """True if there is a message with this key."""
        return key in self._unread

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Formats a message with its arguments. Raises MissingText if one is missing."""
        if key not in self._whole:
            self._add(key)
        pattern = self._read.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key!r} has attributes, but no words of its own")
        said, faults = self._read.format_pattern(pattern, dict(args))
        if faults:
            raise MissingText(f"{key!r} cannot be said: {faults[0]}")
        return str(said)

    def _add(self, key: str) -> None:
        """Parses a message and those it references. Two threads may do so at once; the first of two equal results
        stays.
        """
        named = [key]
        for each in named:
            named += {name for name in REFERENCE.findall(self._unread[each]) if name in self._unread} - {*named}
        self._read.add_resource(FluentResource("\n".join(self._unread[each] for each in named)))
        self._whole.update(named)  # last: another thread may use one at once


@cache
def messages(locale: str, packages: tuple[str, ...]) -> Messages:
    """Returns the messages of these packages. Cached."""
    return Messages(locale, packages)


@cache
def texts(locale: str, package: str) -> Mapping[str, str]:
    """Returns the raw messages of a package by key."""
    found = sorted(files(package).iterdir(), key=lambda each: each.name)
    named = [each for each in found if each.name == f"{locale}.ftl" or fnmatch(each.name, f"{locale}-*.ftl")]
    return {each[1]: each[0] for file in named for each in MESSAGE.finditer(file.read_text(encoding="utf-8"))}
