"""Renders Texts as words: messages of a game and of the bot, names of content, names of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from babel.lists import format_list
from pydantic import JsonValue

from engine.kit.names import LOCALES
from engine.table import Argument, Game, Seat, Text
from engine.words import missing
from engine.words.messages import Messages, MissingText, messages

MOST_NAMES = 5  # items of a longer list that are named before the count of the others
MOST_KEPT = 16_384  # formatted messages, some hundred bytes each
LIST_STYLE = {"en": "en_GB"}  # British English: no comma before "and". Other languages have their own


@cache
def nearest_locale(locale: str | None) -> str:
    """Returns the supported language nearest to a Discord locale code; English if there is none."""
    language = (locale or "en").split("-")[0]
    return next((ours for ours in LOCALES if ours.split("-")[0] == language), "en")


class Words:
    """The words of one campaign in one reader's language.

    `packages` hold the message files (`<locale>.ftl`, `<locale>-<part>.ftl`); the first that has a message is used.
    `names` are the names of content ids, `seats` the names of seats. Missing texts fall back to English, then to the
    key in words unless `strict`.
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
            raise ValueError(f"{locale!r} is not supported; supported are {', '.join(LOCALES)}")
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
        """Returns the words of a game and of further `packages`, for a campaign with these seats and `options`.

        If both have a message, the game's is used.
        """
        packages = (f"data.{game.key}.texts", *packages)
        return cls(locale, packages, game.names_at(options or {}, locale), seats, strict=strict)

    def say(self, text: Text) -> str:
        """Renders a text. Raises MissingText in strict mode only."""
        return self.message(text.key, **text.args)

    def message(self, key: str, /, **args: Argument) -> str:
        """Renders the message with this key.

        Arguments are those of a Text, or escaped words such as a player's name wrapped in `Spoken`. Raises MissingText
        in strict mode only.
        """
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
        """True if there is a message with this key."""
        return any(each.has(key) for each in self._messages)

    def name(self, content_id: str) -> str:
        """Returns the name of a content id, or the id itself if it has none."""
        name = self._names.get(content_id, content_id)
        return self.say(name) if isinstance(name, Text) else name

    def seat(self, seat: int) -> str:
        """Returns the name and letter of a seat, such as `Owen [B]`."""
        letter = Seat(seat).letter
        return f"{self.say(self._seats[seat])} [{letter}]" if seat < len(self._seats) else f"[{letter}]"

    def listed(self, items: Sequence[str]) -> str:
        """Returns `A, B and C`; of more than six names, the first five and the number of others (a sixth takes no more
        room).
        """
        if len(items) > MOST_NAMES + 1 and self.has("list-others"):
            items = [*items[:MOST_NAMES], self.message("list-others", count=len(items) - MOST_NAMES)]
        return _list(tuple(items), LIST_STYLE.get(self.locale, self.locale.replace("-", "_")))

    def _argument(self, value: Argument) -> Any:
        if type(value) is int:  # the usual case, and never a Seat
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
    """Literal words, such as a player's name: only for live messages, never in a Text."""

    __slots__ = ()


@lru_cache(maxsize=MOST_KEPT)
def _list(items: tuple[str, ...], style: str) -> str:
    return format_list(items, style="standard", locale=style)


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _said(messages: Messages, key: str, /, **args: Any) -> str:
    """Caches recent messages, because panels and posts repeat the same ones."""
    return messages.say(key, args)
