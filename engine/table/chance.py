"""The chance seat: dice, shuffles and random picks are asked like decisions, so they are logged and can be dictated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Literal
from zlib import crc32

from engine.table.errors import WrongChance

CHANCE = -1  # the seat that rolls dice and shuffles


@dataclass(slots=True)
class ChanceAsk:
    """A question to chance.

    `roll` picks one of `items` (faces) `count` times, `shuffle` puts all `items` in an order, `pick` takes one of them.
    Answers are indices into `items`. The session numbers it like a decision (`n`). Immutable by convention and not
    frozen, like `Option`.
    """

    key: str
    kind: Literal["roll", "shuffle", "pick"]
    items: Sequence[Any]
    count: int = 1
    n: int = 0

    def fingerprint(self) -> int:
        """Returns the crc32 of the key and of the numbers that are rolled or shuffled."""
        return _fingerprint(self.key, self.kind, len(self.items), self.count)

    def fits(self, indices: Sequence[int]) -> bool:
        """True if `indices` is a possible result."""
        size = len(self.items)
        if self.kind == "shuffle":
            return sorted(indices) == list(range(size))
        return len(indices) == self.count and all(0 <= index < size for index in indices)

    def check(self, indices: Sequence[int]) -> None:
        """Raises WrongChance unless `indices` is a possible result."""
        if not self.fits(indices):
            raise WrongChance(f"{self.key}: {list(indices)} is not a result of a {self.kind} of {len(self.items)}")

    def value(self, indices: Sequence[int]) -> Any:
        """Returns the faces, the new order, or the item picked."""
        results = [self.items[index] for index in indices]
        return results[0] if self.kind == "pick" else results

    def dictated(self, wanted: Any, rest: Callable[[ChanceAsk], Sequence[int]]) -> list[int]:
        """Returns the indices that give `wanted`: a list of faces, a list of ids from the top, or one item.

        Cards that a list leaves out fall as `rest` decides.

        Raises WrongChance if the result is impossible.
        """
        if self.kind == "pick":
            return [self._index_of(wanted, range(len(self.items)))]
        if not isinstance(wanted, list):
            raise WrongChance(f"{self.key}: a {self.kind} needs a list, not {wanted!r}")
        if self.kind == "roll":
            indices = [self._index_of(face, range(len(self.items))) for face in wanted]
            self.check(indices)
            return indices
        left = list(range(len(self.items)))
        top = []
        for item in wanted:
            top.append(self._index_of(item, left))
            left.remove(top[-1])
        order = rest(ChanceAsk(self.key, "shuffle", left))
        return top + [left[index] for index in order]

    def _index_of(self, item: Any, among: Sequence[int]) -> int:
        for index in among:
            if self.items[index] == item:
                return index
        there = ", ".join(dict.fromkeys(repr(self.items[index]) for index in among))
        raise WrongChance(f"{self.key}: {item!r} is not among what can come: {there}")


@lru_cache(maxsize=1_000)
def _fingerprint(key: str, kind: str, size: int, count: int) -> int:
    return crc32(f"{CHANCE}\n{key}\n{kind}\n{size}\n{count}".encode())


Chance = Callable[[ChanceAsk], Sequence[int]]


class NothingKnown(Exception):
    """The outcome depends on dice or cards."""


def no_chance(ask: ChanceAsk) -> Sequence[int]:
    """Raises NothingKnown: a preview must not look past dice."""
    raise NothingKnown


def fair(generator: Random) -> Chance:
    """Returns chance from a generator: a seeded one in tests and simulations, `secrets.SystemRandom` in the bot."""

    def decide(ask: ChanceAsk) -> Sequence[int]:
        size = len(ask.items)
        if ask.kind == "shuffle":
            return generator.sample(range(size), size)
        return [generator.randrange(size) for _ in range(ask.count)]

    return decide
