"""Text as a key with arguments: rules never hold words, so that readers get them in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Seat(int):
    """A seat as an argument of a Text, shown as its house or hero."""

    __slots__ = ()

    @property
    def letter(self) -> str:
        """A for the first seat, B for the second, and so on."""
        return "ABCDEFGH"[self]


Argument = Any  # int (a number), Seat, str (a content id: card, place, piece), Text, or a tuple of these


class Text:
    """A sentence or label: a Fluent message id and its arguments (numbers, seats, content ids, texts, tuples).

    Words and player names are never arguments: they would freeze a language or a name in the log.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args: Mapping[str, Argument] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.args.items())])})"

    def to_plain(self) -> dict[str, Any]:
        """Returns JSON-ready data, the form in which log lines are stored. Equal texts give equal data."""
        return {"key": self.key, "args": {name: _to_plain(self.args[name]) for name in sorted(self.args)}}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Text:
        """Returns the inverse of `to_plain`. Raises KeyError if `plain` is not a text."""
        return cls(plain["key"], **{name: _from_plain(value) for name, value in plain["args"].items()})


def _to_plain(value: Argument) -> Any:
    if isinstance(value, str):
        return value
    if isinstance(value, Text):
        return value.to_plain()
    if isinstance(value, Seat):
        return {"seat": int(value)}
    if isinstance(value, tuple | list):
        return [_to_plain(each) for each in value]
    return value


def _from_plain(value: Any) -> Argument:
    if isinstance(value, dict):
        return Seat(value["seat"]) if "seat" in value else Text.from_plain(value)
    if isinstance(value, list):
        return tuple(_from_plain(each) for each in value)
    return value
