"""Emojis of resources and dice beside their words in sentences (docs/behaviour.md#emojis).

A game's message `emoji-words` names the words of each symbol. An emoji is put in front of a figure with such a word,
once a line, if the line gets no longer on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.messages.emojis import Emoji, emoji
from bot.messages.fitting import EMOJI, LINE, ROOM, SMALL, in_lines
from bot.messages.layout import LONGEST_CARD, Element, Illustrated, Message
from engine.words import Words

KEY = "emoji-words"
SMALL_LINE = "-# "
ROOMS = (ROOM, 335)  # px of a line on a phone, with and without a column for the avatar

Symbols = tuple[tuple[str, re.Pattern[str]], ...]


def with_emojis(message: Message, words: Words) -> Message:
    """Returns a message with emojis beside the words of its game's symbols, as far as they are uploaded."""
    shown = [(found, each) for symbol, each in _symbols(words) if (found := emoji(symbol))]
    if not shown:
        return message
    room = LONGEST_CARD - message.length
    parts = list[Element]()
    for part in message.parts:
        text = part.text if isinstance(part, Illustrated) else part
        if isinstance(text, str):
            said = "\n".join(_with(line, shown) for line in text.split("\n"))
            if (more := len(said) - len(text)) <= room:
                room -= more
                part = replace(part, text=said) if isinstance(part, Illustrated) else said
        parts.append(part)
    return Message(*parts, accent=message.accent)


def _with(line: str, shown: list[tuple[Emoji, re.Pattern[str]]]) -> str:
    """Returns a line with each emoji in front of the first figure that it belongs to. Titles, and lines that show
    emojis already, stay as they are."""
    if line.startswith("#") or EMOJI.search(line):
        return line
    size = SMALL if line.startswith(SMALL_LINE) else LINE
    before = line
    for found, figure in shown:
        said = figure.sub(rf"{found.mention} \g<0>", line, count=1)
        if said != line and not any(_lines(said, size, room) > _lines(before, size, room) for room in ROOMS):
            line = said
    return line


def _lines(line: str, size: float, room: float) -> int:
    return in_lines(line.removeprefix(SMALL_LINE), size, room)


def _symbols(words: Words) -> Symbols:
    return _patterns(words.message(KEY)) if words.has(KEY) else ()


@cache
def _patterns(said: str) -> Symbols:
    """Reads `<power> Power; <spy> spy, spies` as the symbols and how their figures are written."""
    return tuple(_read(said))


def _read(said: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    for symbol, names in re.findall(r"<(\w+)>([^;]+)", said):
        any_name = "|".join(re.escape(name.strip()) for name in names.split(","))
        yield symbol, re.compile(rf"(?<![\w/.,–-])[+−]?\d+ (?:de )?(?:{any_name})(?!\w)|\b(?:{any_name}) \d+")
