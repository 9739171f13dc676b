"""What the bot says: the catalogue in a reader's language, and names made safe for Discord."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from datetime import datetime
from functools import cache

from discord.utils import escape_markdown, escape_mentions

from engine.campaigns import Situation
from engine.table import Option, Text
from engine.words import Spoken, Words

CATALOGUE = "bot.locales"
LONGEST_NAME = 20
ZERO_WIDTH_JOINER = "\u200d"  # joins the parts of an emoji


@cache
def catalogue(locale: str) -> Words:
    """The bot's own words, without a game."""
    return Words(locale, (CATALOGUE,))


def words_at(situation: Situation, locale: str) -> Words:
    """The words of the bot and of the campaign's game at this table."""
    return Words.of_game(situation.game, locale, situation.seat_names, (CATALOGUE,))


def shortened(words: str, longest: int) -> str:
    """The words, cut with an ellipsis where they are longer than that."""
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def cut(words: str, longest: int) -> str:
    """The words, cut after a whole word where they are longer than that."""
    return words if len(words) <= longest else words[: longest - 1].rsplit(" ", 1)[0].rstrip(" ,:;►·/") + "…"


def safe(words: str) -> Spoken:
    """What a person wrote, with Markdown and mentions defused, and without unseen characters that turn the direction of
    what follows or hide between letters."""
    seen = "".join(each for each in words if unicodedata.category(each) != "Cf" or each == ZERO_WIDTH_JOINER)
    return Spoken(escape_mentions(escape_markdown(" ".join(seen.split()))))


def player(name: str) -> Spoken:
    """A person's display name as it stands in texts: at most 20 characters, escaped."""
    return safe(shortened(name, LONGEST_NAME))


def mention(user: int) -> Spoken:
    """A mention; it notifies only where the message allows it."""
    return Spoken(f"<@{user}>")


def since(moment: datetime) -> Spoken:
    """A moment as Discord shows it in the reader's own time zone, to the minute."""
    return Spoken(f"<t:{int(moment.timestamp()) // 60 * 60}:f>")


def until(moment: datetime) -> Spoken:
    """How long it is until a moment, as Discord counts it down."""
    return Spoken(f"<t:{int(moment.timestamp())}:R>")


def moment(when: datetime, style: str = "f") -> Spoken:
    """A moment as Discord shows it in the reader's own time zone; style `R` says how far away it is."""
    return Spoken(f"<t:{int(when.timestamp())}:{style}>")


def plain(words: str) -> str:
    """The words without Markdown, for buttons and menus, which would show the signs."""
    return words.replace("*", "")


def label(words: Words, option: Option) -> str:
    """What an option is called on a button or in a menu."""
    return plain(words.say(option.text))


def choice_said(words: Words, choice: Iterable[Text]) -> str:
    """All that was picked at once, in one list; picking nothing has words, too."""
    return words.listed([words.say(text) for text in choice]) or words.message("choice-none")


def player_of(words: Words, situation: Situation, seat: int) -> Spoken:
    """Who plays a seat: a name, autopilot, or nobody."""
    seated = next((each for each in situation.seats if each.seat == seat), None)
    if seated and seated.user and not seated.autopilot:
        return player(seated.name)
    return Spoken(words.message("player-autopilot" if seated and seated.autopilot else "player-nobody"))


def player_name(words: Words, situation: Situation, user: int) -> Spoken:
    """The name of somebody who sits at the table; a mention, which notifies nobody here, of anybody else."""
    seated = next((each for each in situation.seats if each.user == user), None)
    return player(seated.name) if seated else mention(user)


def seat_and_player(words: Words, situation: Situation, seat: int) -> Spoken:
    """A seat and who plays it, such as `Raspberry house [A] (Ana)`."""
    who = player_of(words, situation, seat)
    return Spoken(words.message("seat-and-player", seat=Spoken(words.seat(seat)), player=who))


def seats_and_players(words: Words, situation: Situation, seats: Iterable[int]) -> Spoken:
    """Several seats and who plays them."""
    return Spoken(words.listed([seat_and_player(words, situation, seat) for seat in seats]))
