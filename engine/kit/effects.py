"""Effects of cards: each kind is a model of content, and everything else about it is declared once.

A game makes one `Effects` and declares each kind beside the function that resolves it. Code that needs an effect's
text, value or possibility asks there and needs no list of kinds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.table import Table, Text

Parts = Sequence[Sequence[Any]]


def always(state: Any, effect: Any) -> bool:
    """Returns True: such an effect does something in any state."""
    return True


def never(state: Any, effect: Any) -> bool:
    """Returns False: such an effect never reveals anything."""
    return False


def without_parts(effect: Any) -> Parts:
    """Returns no parts: such an effect holds no others."""
    return ()


def of_equal_value(effect: Any) -> float:
    """Returns 1: autopilot has no opinion about such an effect."""
    return 1.0


@dataclass(frozen=True)
class Declared:
    """Everything about one kind of effect.

    - `resolve(table, state, effect)`: does it.
    - `text(effect)`: its text.
    - `possible(state, effect)`: True if doing it now would change anything, for example if it has a target.
    - `reveals(state, effect)`: True if doing it now is certain to show something hidden.
    - `parts(effect)`: the effects in it, as the sequences that may follow, one for each alternative.
    - `value(effect)`: its value for autopilot, comparable between kinds.
    """

    resolve: Callable[[Table, Any, Any], Awaitable[None]]
    text: Callable[[Any], Text]
    possible: Callable[[Any, Any], bool] = always
    reveals: Callable[[Any, Any], bool] = never
    parts: Callable[[Any], Parts] = without_parts
    value: Callable[[Any], float] = of_equal_value


Kind = TypeVar("Kind", bound=Declared)


class Effects(Generic[Kind]):
    """The kinds of effects of a game, by their content models."""

    def __init__(self) -> None:
        self._declared: dict[type[Any], Kind] = {}

    def declare(self, model: type[Any], declared: Kind) -> None:
        """Adds a kind. Raises ValueError if it is declared already."""
        if model in self._declared:
            raise ValueError(f"{model.__name__} is declared twice")
        self._declared[model] = declared

    def __contains__(self, model: type[Any]) -> bool:
        return model in self._declared

    def __getitem__(self, effect: Any) -> Kind:
        return self._declared[type(effect)]

    async def resolve(self, table: Table, state: Any, effects: Iterable[Any]) -> None:
        """Does effects in order."""
        for effect in effects:
            await self[effect].resolve(table, state, effect)

    def possible(self, state: Any, effects: Iterable[Any]) -> bool:
        """True if doing these now would change anything."""
        return any(self[effect].possible(state, effect) for effect in effects)

    def reveals(self, state: Any, effects: Iterable[Any]) -> bool:
        """True if doing these now is certain to show something hidden."""
        return any(self[effect].reveals(state, effect) for effect in effects)

    def may_reveal(self, effects: Iterable[Any]) -> bool:
        """True if doing these could show something hidden in some state."""
        return any(self[effect].reveals is not never for effect in self.within(effects))

    def within(self, effects: Iterable[Any]) -> Iterator[Any]:
        """Yields these effects and all those in them, each before its parts."""
        for effect in effects:
            yield effect
            for part in self[effect].parts(effect):
                yield from self.within(part)
