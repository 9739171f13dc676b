"""What the bot says: the catalogue in a reader's language, and names made safe for Discord."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache

from discord.utils import escape_markdown, escape_mentions

from engine.games import find
from engine.table import Text
from engine.words import Spoken, Words

CATALOGUE = "bot.locales"
LONGEST_NAME = 20


@cache
def catalogue(locale: str) -> Words:
    """The bot's own words, without a game."""
    return Words(locale, (CATALOGUE,))


def words_of(game: str, locale: str, seats: Sequence[Text] = ()) -> Words:
    """The words of the bot and of a game at a table with these seats."""
    return Words.of_game(find(game), locale, seats, (CATALOGUE,))


def shortened(words: str, longest: int) -> str:
    """The words, cut with an ellipsis where they are longer than that."""
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def safe(words: str) -> Spoken:
    """What a person wrote, with Markdown and mentions defused."""
    return Spoken(escape_mentions(escape_markdown(" ".join(words.split()))))


def player(name: str) -> Spoken:
    """A person's display name as it stands in texts: at most 20 characters, escaped."""
    return safe(shortened(name, LONGEST_NAME))


def mention(user: int) -> Spoken:
    """A mention; it notifies only where the message allows it."""
    return Spoken(f"<@{user}>")


def since(moment: datetime) -> Spoken:
    """A moment as Discord shows it in the reader's own time zone."""
    return Spoken(f"<t:{int(moment.timestamp())}:f>")
