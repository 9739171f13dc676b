"""Discord refuses to open a thread: the exception, and the message shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.forums import NEEDS_TAG
from bot.discord.threads import TOO_MANY_THREADS
from engine.words import Spoken, Words

FORUM_IS_PUBLIC = -1
"""Instead of a code of Discord: a forum has no private posts."""


class NoThread(Exception):
    """Raised if Discord does not let the bot open a thread or write in it. Nothing was created.

    `code` is Discord's reason if it was not a missing permission.
    """

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


def why_no_thread(words: Words, refusal: NoThread, channel: int, permissions: Sequence[str]) -> str:
    """Returns why a thread could not be opened and what to do: grant permissions, or what Discord's code calls for."""
    where = Spoken(f"<#{channel}>")
    if not refusal.code:
        names = Spoken(words.listed([words.message(f"permission-{name}") for name in permissions]))
        return words.message("error-permission", permissions=names, channel=where)
    return words.message(REFUSALS.get(refusal.code, "error-open-refused"), channel=where)


REFUSALS = {
    TOO_MANY_THREADS: "error-open-full",
    NEEDS_TAG: "error-forum-tag",
    FORUM_IS_PUBLIC: "error-forum-public",
}
