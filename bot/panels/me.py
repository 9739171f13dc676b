"""`/me`: what a reader chooses for themselves, whatever the campaign (ux.md 2.20, 5.3, 6)."""

from __future__ import annotations

from typing import Any

from bot.ids import NotOurs, Press
from bot.layout import Card, Part, entry, menu
from bot.reply import Reply
from engine.words import LOCALES, Words

CHOICES = {
    "language": ("discord", *LOCALES),
    "pictures": ("usual", "contrast", "large", "words"),
    "ask": ("yes", "no"),
    "tips": ("on", "off", "again"),
}


async def show(reply: Reply, note: str = "") -> None:
    """Everything that can be chosen, as it stands."""
    words = reply.words()
    parts = [
        part for name in CHOICES for part in (words.message(f"me-{name}"), _menu(name, _chosen(reply, name), words))
    ]
    await reply.show(Card("\n".join(filter(None, (words.message("me-title"), note))), *parts))


def _menu(name: str, chosen: str, words: Words) -> Part:
    """The values of one thing to choose, under its name: a menu with something chosen shows no placeholder."""
    entries = [entry(words.message(f"me-{name}-{value}"), value, chosen=value == chosen) for value in CHOICES[name]]
    return menu(Press("me_pick", what=name), words.message(f"me-{name}"), entries)


def _chosen(reply: Reply, name: str) -> str:
    preferences = reply.preferences
    return {
        "language": preferences.locale or "discord",
        "pictures": preferences.pictures,
        "ask": "yes" if preferences.ask_first else "no",
        "tips": "on" if preferences.tips else "off",
    }[name]


async def pick(reply: Reply, press: Press) -> None:
    """Something was chosen: it holds at once."""
    if reply.value not in CHOICES.get(press.what, ()):
        raise NotOurs
    await choose(reply, press.what, reply.value)


async def choose(reply: Reply, name: str, value: str) -> None:
    """Keeps a choice and shows everything in the language that is right now."""
    choices: dict[str, dict[str, Any]] = {
        "language": {"locale": None if value == "discord" else value},
        "pictures": {"pictures": value},
        "ask": {"ask_first": value == "yes"},
        "tips": {"tips": value != "off"} | ({"told": (), "told_at": 0} if value == "again" else {}),
    }
    await reply.bot.readers.change(reply.person.user, **choices[name])
    await show(reply, reply.words().message("me-saved"))
