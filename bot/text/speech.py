"""The bot's texts: the catalogue in a reader's language, and names made safe for Discord."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from functools import cache

from engine.campaigns import FORMER, Situation
from engine.table import Option, Run, Text
from engine.words import Spoken, Words

CATALOGUE = "bot.locales"
LONGEST_NAME = 20
LONG_WORD = 12  # letters; longer words are cut rather than dropped
ZERO_WIDTH_JOINER = "\u200d"  # joins the parts of an emoji
ZERO_WIDTH_SPACE = "\u200b"
BLANK_LETTERS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")  # drawn as nothing
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}  # control, format, surrogate, private and unassigned characters
ACCENTS_IN_A_ROW = 2  # more of them overlap the lines around

# Markdown anywhere, and at the start of a line. discord.py's `escape_markdown` skips everything inside a link.
_MARKDOWN = re.compile(r"[\\*_~|`\[]")
_PAIRED = {
    "`": re.compile(r"(?<!\\)`"),
    "*": re.compile(r"(?<![\\*])\*(?!\*)"),
    "**": re.compile(r"(?<!\\)\*\*"),
}
_BOLD_OR_ESCAPED = re.compile(r"\\([^\w\s]|_)|\*")
_MARKDOWN_AT_THE_START = re.compile(r"^(\d*)(?=[.>#+-])")
# The beginnings of a mention, command, emoji, timestamp or address in angle brackets (all after "<"), everyone and
# here, a link with a scheme, an invitation, and the address of a masked link.
_CONSTRUCT = re.compile(r"[<@]|:(?=//)|\w(?=/)|\](?=\()")


@cache
def catalogue(locale: str) -> Words:
    """Returns the bot's own messages, without a game's."""
    return Words(locale, (CATALOGUE,))


def words_at(situation: Situation, locale: str) -> Words:
    """Returns the messages of the bot and of the campaign's game."""
    return Words.of_game(situation.game, locale, situation.seat_names, (CATALOGUE,), situation.facts.options)


def lines_of(*parts: str | None) -> str:
    """Joins the non-empty parts, a line each."""
    return "\n".join(filter(None, parts))


def shortened(words: str, longest: int) -> str:
    """Cuts text with an ellipsis if it is too long: after a whole word, unless that word itself is long, such as a
    name."""
    if len(words) <= longest:
        return words
    whole = cut(words, longest)
    kept = _closed(words[: longest - 1].rstrip(), longest)
    in_pointed_brackets = kept.rfind("<") > kept.rfind(">")  # half a mention or timestamp is useless
    return whole if len(kept) - len(whole) < LONG_WORD or in_pointed_brackets else kept


def cut(words: str, longest: int) -> str:
    """Cuts text after a whole word if it is too long."""
    if len(words) <= longest:
        return words
    return _closed(words[:longest].rsplit(" ", 1)[0][: longest - 1].rstrip(" ,:;►·/"), longest)


def _closed(kept: str, longest: int) -> str:
    """Adds an ellipsis to text that was cut, and closes bold text and code, so that no asterisk is shown."""
    said = _closed_marks(kept)
    while len(said) > longest and kept:
        kept = kept[:-1]
        said = _closed_marks(kept)
    return said


def _closed_marks(kept: str) -> str:
    while (bare := kept.rstrip("*`\\").rstrip(" ,:;►·/")) != kept:  # a mark that opens nothing more, or half of one
        kept = bare
    open_marks = [mark for mark, found in _PAIRED.items() if len(found.findall(kept)) % 2]
    return f"{kept}…{''.join(open_marks)}"


def safe(words: str) -> Spoken:
    """Returns a person's text as one line that looks as typed and has no effect: Markdown, mentions, links, timestamps,
    emoji and commands are escaped; invisible characters, and those that reorder or overlap their surroundings, are
    removed. A text without visible characters becomes a question mark."""
    line = " ".join(words.translate(BLANK_LETTERS).split())
    seen = _without_piled_accents(each for each in line if _is_seen(each))
    escaped = _MARKDOWN_AT_THE_START.sub(r"\1\\", _MARKDOWN.sub(r"\\\g<0>", seen.strip()))
    return Spoken(_CONSTRUCT.sub(lambda found: found[0] + ZERO_WIDTH_SPACE, escaped) or "?")


def _is_seen(character: str) -> bool:
    return character == ZERO_WIDTH_JOINER or unicodedata.category(character) not in HIDDEN


def _without_piled_accents(characters: Iterable[str]) -> str:
    kept: list[str] = []
    accents = 0
    for each in characters:
        accents = accents + 1 if unicodedata.category(each) in {"Mn", "Me"} else 0
        if accents <= ACCENTS_IN_A_ROW:
            kept.append(each)
    return "".join(kept)


def player(name: str) -> Spoken:
    """Returns a person's display name for texts: at most 20 characters, escaped."""
    return safe(shortened(name, LONGEST_NAME))


def one_line_name(name: str, longest: int) -> str:
    """Returns a person's display name where Markdown does not count, such as in the name of a thread."""
    return shortened(" ".join(name.split()), longest)


def player_named(words: Words, name: object) -> Spoken:
    """Returns a name stored in a post; empty names belong to people whose data was deleted."""
    return player(str(name)) if name else Spoken(words.message("player-former"))


def mention(user: int) -> Spoken:
    """Returns a mention, which notifies only if the message permits it."""
    return Spoken(f"<@{user}>")


def since(moment: datetime) -> Spoken:
    """Returns a timestamp that Discord shows in the reader's time zone, to the minute."""
    return Spoken(f"<t:{int(moment.timestamp()) // 60 * 60}:f>")


def until(moment: datetime) -> Spoken:
    """Returns a timestamp that Discord shows as a countdown."""
    return Spoken(f"<t:{int(moment.timestamp())}:R>")


def moment(when: datetime, style: str = "f") -> Spoken:
    """Returns a timestamp that Discord shows in the reader's time zone; style `R` is relative."""
    return Spoken(f"<t:{int(when.timestamp())}:{style}>")


def plain(words: str) -> str:
    """Removes Markdown, also what `safe` has escaped, for buttons, menus and files, which do not render it."""
    return _BOLD_OR_ESCAPED.sub(lambda found: found[1] or "", words)


def without_subject(said: str, words: Words, subject: int | None) -> str:
    """Removes a seat's name from the beginning of a sentence."""
    name = "" if subject is None else words.seat(subject) + " "
    rest = said.removeprefix(name)
    return rest if rest == said else capital(rest)


def capital(words: str) -> str:
    """Returns the words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def label(words: Words, option: Option | Run) -> str:
    """Returns an option's label on a button or in a menu."""
    return plain(words.say(option.text))


def choice_said(words: Words, choice: Iterable[Text]) -> str:
    """Lists all picks with their counts. There is also a text for no picks."""
    said = Counter(words.say(text) for text in choice)
    return words.listed([_times(words, each, count) for each, count in said.items()]) or words.message("choice-none")


def _times(words: Words, said: str, count: int) -> str:
    return said if count == 1 else words.message("choice-times", choice=Spoken(said), count=count)


def player_of(words: Words, situation: Situation, seat: int) -> Spoken:
    """Returns a seat's player: a name, autopilot, or that it is open."""
    seated = next((each for each in situation.seats if each.seat == seat), None)
    if seated and seated.user and not seated.autopilot:
        return _told_apart(situation, seated.name, words.locale)
    return Spoken(words.message("player-autopilot" if seated and seated.autopilot else "player-nobody"))


def player_name(words: Words, situation: Situation, user: int) -> Spoken:
    """Returns a player's name. Other people are mentioned, which notifies no one here, unless their data was
    deleted."""
    if user == FORMER:
        return Spoken(words.message("player-former"))
    seated = next((each for each in situation.seats if each.user == user), None)
    return _told_apart(situation, seated.name, words.locale) if seated else mention(user)


def _told_apart(situation: Situation, name: str, locale: str) -> Spoken:
    """Returns a person's name, written as a mention if a piece in the campaign, such as a hero, has the same name."""
    words = words_at(situation, locale)
    sits = {words.say(each).casefold() for each in situation.seat_names}
    return Spoken(f"@{player(name)}") if name.casefold() in sits else player(name)


def seat_and_player(words: Words, situation: Situation, seat: int) -> Spoken:
    """Returns a seat and its player, such as `Raspberry house [A] (Ana)`."""
    who = player_of(words, situation, seat)
    return Spoken(words.message("seat-and-player", seat=Spoken(words.seat(seat)), player=who))


def seat_and_person(words: Words, situation: Situation, seat: int) -> Spoken:
    """Returns a seat and its person, even while autopilot plays for them."""
    seated = next((each for each in situation.seats if each.seat == seat and each.user), None)
    if seated is None:
        return seat_and_player(words, situation, seat)
    who = _told_apart(situation, seated.name, words.locale)
    return Spoken(words.message("seat-and-player", seat=Spoken(words.seat(seat)), player=who))


def seats_and_players(words: Words, situation: Situation, seats: Iterable[int]) -> Spoken:
    """Returns several seats and their players."""
    return Spoken(words.listed([seat_and_player(words, situation, seat) for seat in seats]))
