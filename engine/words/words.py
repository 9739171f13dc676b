"""Texts into words: message files of a game and of whoever speaks, names of content, names of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from babel.lists import format_list
from pydantic import JsonValue

from engine.kit.content import LOCALES
from engine.table import Argument, Game, Seat, Text
from engine.words import missing
from engine.words.messages import Messages, MissingText, messages

MOST_NAMES = 5  # a list names so many, then says how many more there are, where those are several
MOST_KEPT = 16_384  # formatted messages, some hundred bytes each
LIST_STYLE = {"en": "en_GB", "pt-BR": "pt_BR", "es": "es"}  # British English: no comma before "and"


@cache
def nearest_locale(locale: str | None) -> str:
    """The language of ours that is nearest to a locale code of Discord's; English where none is."""
    language = (locale or "en").split("-")[0]
    return next((ours for ours in LOCALES if ours.split("-")[0] == language), "en")


class Words:
    """One reader's language at one table.

    `packages` hold the message files (`<locale>.ftl`, `<locale>-<part>.ftl`), of which the first that has a message
    says it, `names` what content ids are called, `seats` what sits where. What a language lacks is said in English;
    what cannot be said in English either is replaced by its key in words, unless `strict`.
    """

    def __init__(
        self,
        locale: str,
        packages: Sequence[str],
        names: Mapping[str, str | Text] | None = None,
        seats: Sequence[Text] = (),
        *,
        strict: bool = False,
    ) -> None:
        if locale not in LOCALES:
            raise ValueError(f"there are no words in {locale!r}; there are in {', '.join(LOCALES)}")
        self.locale = locale
        self._messages = [messages(each, tuple(packages)) for each in dict.fromkeys((locale, "en"))]
        self._names = names or {}
        self._seats = seats
        self._strict = strict

    @classmethod
    def of_game(
        cls,
        game: Game,
        locale: str,
        seats: Sequence[Text] = (),
        packages: Sequence[str] = (),
        options: Mapping[str, JsonValue] | None = None,
        *,
        strict: bool = False,
    ) -> Words:
        """The words of a game, and of further `packages`, for a table with these seats and `options`; where both say
        something, the game's own words are taken."""
        packages = (f"data.{game.key}.texts", *packages)
        return cls(locale, packages, game.names_at(options or {}, locale), seats, strict=strict)

    def say(self, text: Text) -> str:
        """The text in words. Raises MissingText in strict mode only."""
        return self.message(text.key, **text.args)

    def message(self, key: str, /, **args: Argument) -> str:
        """The message with this key in words; arguments are those of a Text, or words such as a player's name already
        made safe and wrapped in `Spoken`. Raises MissingText in strict mode only."""
        fault: Exception | None = None
        for each in self._messages:
            if each.has(key):
                try:
                    said = _said(each, key, **{name: self._argument(value) for name, value in args.items()})
                except Exception as error:
                    if self._raises:
                        raise
                    fault = fault or error
                else:
                    if each is not self._messages[0] and not self._raises:
                        missing.note(key, self.locale, fault)
                    return said
        if self._raises:
            raise MissingText(f"no message is called {key!r}")
        missing.note(key, self.locale, fault)
        return missing.in_words(key)

    @property
    def _raises(self) -> bool:
        return self._strict or missing.raises()

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return any(each.has(key) for each in self._messages)

    def name(self, content_id: str) -> str:
        """What a content id is called; the id itself where it has no name."""
        name = self._names.get(content_id, content_id)
        return self.say(name) if isinstance(name, Text) else name

    def seat(self, seat: int) -> str:
        """What sits there and its letter, such as `Owen [B]`."""
        letter = Seat(seat).letter
        return f"{self.say(self._seats[seat])} [{letter}]" if seat < len(self._seats) else f"[{letter}]"

    def listed(self, items: Sequence[str]) -> str:
        """`A, B and C`; beyond six names five and how many more there are, for a sixth takes no more room than that."""
        if len(items) > MOST_NAMES + 1 and self.has("list-others"):
            items = [*items[:MOST_NAMES], self.message("list-others", count=len(items) - MOST_NAMES)]
        return _list(tuple(items), LIST_STYLE[self.locale])

    def _argument(self, value: Argument) -> Any:
        if type(value) is int:  # most are, and no Seat
            return value
        if isinstance(value, Spoken):
            return str(value)
        if isinstance(value, Seat):
            return self.seat(value)
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple | list):
            return self.listed([str(self._argument(each)) for each in value])
        return value


class Spoken(str):
    """Words that stand as they are, such as a player's name: only for messages of the moment, never in a Text."""

    __slots__ = ()


@lru_cache(maxsize=MOST_KEPT)
def _list(items: tuple[str, ...], style: str) -> str:
    return format_list(items, style="standard", locale=style)


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _said(messages: Messages, key: str, /, **args: Any) -> str:
    """Panels and cards say the same again and again, so what was said lately is kept."""
    return messages.say(key, args)
