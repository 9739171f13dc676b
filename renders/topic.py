"""The question of a panel, as plain data for the picture that illustrates it, which another process draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.table import Ask, Option, Run, Text


@dataclass(frozen=True, slots=True)
class Topic:
    """A question and what its visible options name.

    - `key`: the key of the question, such as `turn.action`.
    - `about`: the content ids and places that the text of the question names.
    - `named`: those that the texts of the visible options name, each once, in their order.
    - `figures`: the numbers in the text of the question, such as the hits that a target takes.
    - `rolled`: dice were just rolled, and are shown before the question.
    """

    key: str
    about: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    figures: Mapping[str, int] = field(default_factory=dict)
    rolled: bool = False

    @classmethod
    def of(cls, ask: Ask, shown: Iterable[Option | Run], *, rolled: bool = False) -> Topic:
        """Returns the question with what these options name."""
        texts = (text for option in shown for text in (option.text, option.detail) if text)
        named = dict.fromkeys(name for text in texts for name in _names(text))
        figures = {name: value for name, value in ask.text.args.items() if isinstance(value, int)}
        return cls(ask.key, tuple(dict.fromkeys(_names(ask.text))), tuple(named), figures, rolled)


def _names(value: object) -> Iterator[str]:
    """Yields the strings among the arguments of a message, however deep."""
    if isinstance(value, Text):
        for each in value.args.values():
            yield from _names(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _names(each)
    elif isinstance(value, str):
        yield str(value)
