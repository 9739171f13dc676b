"""Fakes Discord's threads, which accept every message and count the people it notifies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.messages.layout import Message


@dataclass
class Told:
    """The messages sent to one campaign's thread. `mentions` counts notifications of a person for one turn."""

    posts: int = 0
    mentions: Counter[tuple[int, object]] = field(default_factory=Counter)


class FakeThreads:
    """The threads of a deployment; the number of each is its campaign's. `turn_of` returns the turn being played."""

    def __init__(self, turn_of: Callable[[int], object]) -> None:
        self.told: dict[int, Told] = {}
        self.turn_of = turn_of
        self.hears: Callable[[Message, str, list[int]], Awaitable[None]] | None = None
        self.next = 1

    def thread(self, client: object, number: int) -> FakeThread:
        """Returns the thread of this number."""
        return FakeThread(self, number)


class FakeThread:
    """One thread."""

    def __init__(self, threads: FakeThreads, number: int) -> None:
        self._threads, self.id = threads, number

    async def send(self, message: Message, nonce: str, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Takes a message."""
        told = self._threads.told.setdefault(self.id, Told())
        told.posts += 1
        turn = self._threads.turn_of(self.id) if mentioned else None
        for user in set(mentioned):
            told.mentions[user, turn] += 1
        if self._threads.hears is not None:
            await self._threads.hears(message, nonce, list(mentioned))
        self._threads.next += 1
        return self._threads.next

    async def edit(self, message: int, content: Message) -> None:
        """Edits notify no one."""

    async def delete(self, message: int) -> None:
        """Deletes nothing."""

    async def own_messages(self, since: int) -> list[Any]:
        """No message is searched for: no delivery is interrupted."""
        return []
