"""Why nothing of a group can be chosen (docs/behaviour.md#choices)."""

from __future__ import annotations

from bot.panels.choosing.choices import group_name
from engine.table import Impossible, Text
from engine.words import Spoken, Words


def why_none(words: Words, group: str, closest: Impossible | None) -> str:
    """Returns why nothing of a group can be chosen: what the choice closest to being possible lacks, else the game's
    words for a group that never held anything; an empty string if no one knows."""
    if closest is not None and closest.why.args and closest.text not in closest.why.args.values():
        return words.message("row-why-choice", choice=closest.text, why=closest.why)
    if closest is not None:
        return words.say(closest.why)
    key = f"empty-{group}"
    return words.message(key) if group and words.has(key) else ""


def short_reason(words: Words, group: str, closest: Impossible | None) -> str:
    """Returns the reason in a few words: the message `short-<key>` if the game has one, else a reason that names
    nothing; an empty string if it has to be asked for."""
    if closest is None or not closest.why.args:
        return why_none(words, group, closest)
    short = Text(f"short-{closest.why.key}", **closest.why.args)
    if not words.has(short.key):
        return ""
    return words.message("row-none-because", group=Spoken(group_name(words, group)), why=Spoken(words.say(short)))
