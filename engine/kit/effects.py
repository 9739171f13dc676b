"""Effects of cards: each kind is a model of content, and everything else about it is declared once.

A game makes one `Effects`, and declares each kind beside the function that resolves it. Whoever wants to know how an
effect reads, whether it could do anything or what it is worth asks there, and needs no list of kinds of its own.
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
    """Whether it reveals something: in no state."""
    return False


def without_parts(effect: Any) -> Parts:
    """Of an effect that holds no others."""
    return ()


def of_equal_value(effect: Any) -> float:
    """Of an effect about which autopilot has no opinion."""
    return 1.0


@dataclass(frozen=True)
class Declared:
    """Everything about one kind of effect.

    - `resolve(table, state, effect)`: does it.
    - `text(effect)`: how it reads.
    - `possible(state, effect)`: whether doing it now would change anything, such as whether it has a target.
    - `reveals(state, effect)`: whether doing it now shows something hidden for certain.
    - `parts(effect)`: the effects in it, as the sequences that may follow: one for each alternative.
    - `value(effect)`: what autopilot takes it to be worth beside other kinds.
    """

    resolve: Callable[[Table, Any, Any], Awaitable[None]]
    text: Callable[[Any], Text]
    possible: Callable[[Any, Any], bool] = always
    reveals: Callable[[Any, Any], bool] = never
    parts: Callable[[Any], Parts] = without_parts
    value: Callable[[Any], float] = of_equal_value


Kind = TypeVar("Kind", bound=Declared)


class Effects(Generic[Kind]):
    """The kinds of effects of a game, by the models of its content."""

    def __init__(self) -> None:
        self._declared: dict[type[Any], Kind] = {}

    def declare(self, model: type[Any], declared: Kind) -> None:
        """Adds a kind; raises ValueError where it is there already."""
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
        """Whether doing these now would change anything."""
        return any(self[effect].possible(state, effect) for effect in effects)

    def reveals(self, state: Any, effects: Iterable[Any]) -> bool:
        """Whether doing these now shows something hidden for certain."""
        return any(self[effect].reveals(state, effect) for effect in effects)

    def may_reveal(self, effects: Iterable[Any]) -> bool:
        """Whether there is any state in which doing these could show something hidden."""
        return any(self[effect].reveals is not never for effect in self.within(effects))

    def within(self, effects: Iterable[Any]) -> Iterator[Any]:
        """These effects and all those in them, each before its parts."""
        for effect in effects:
            yield effect
            for part in self[effect].parts(effect):
                yield from self.within(part)
