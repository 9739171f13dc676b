"""The message shown if Discord refuses to open a thread."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.places import NoThread
from bot.discord.threads import TOO_MANY_THREADS
from engine.words import Spoken, Words


def why_no_thread(words: Words, refusal: NoThread, channel: int, permissions: Sequence[str]) -> str:
    """Returns why a thread could not be opened and what to do: grant permissions, or what Discord's code calls for."""
    where = Spoken(f"<#{channel}>")
    if not refusal.code:
        names = Spoken(words.listed([words.message(f"permission-{name}") for name in permissions]))
        return words.message("error-permission", permissions=names, channel=where)
    return words.message("error-open-full" if refusal.code == TOO_MANY_THREADS else "error-open-refused", channel=where)
