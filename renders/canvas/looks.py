"""The current look, sprites cached separately for each look, and the symbols that a drawing uses."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import update_wrapper
from typing import Any, Generic, Literal, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from renders.canvas.pasting import share

Look = Literal["usual", "contrast", "large"]

MOST_BYTES = 512 << 20  # of cached results in a drawing process
LEAST_BYTES = 1000  # for each result, with its key

Args = ParamSpec("Args")
Drawn = TypeVar("Drawn")

_look: ContextVar[Look] = ContextVar("look", default="usual")
_used: ContextVar[set[str] | None] = ContextVar("used symbols", default=None)


@contextmanager
def drawn_for(look: Look) -> Iterator[None]:
    """Applies this look to everything drawn inside the block."""
    before = _look.set(look)
    try:
        yield
    finally:
        _look.reset(before)


def look() -> Look:
    """Returns the current look."""
    return _look.get()


@contextmanager
def noting_symbols() -> Iterator[set[str]]:
    """Collects the names of the symbols drawn inside the block, including those in cached sprites."""
    names: set[str] = set()
    before = _used.set(names)
    try:
        yield names
    finally:
        _used.reset(before)


def note_symbols(names: Iterable[str]) -> None:
    """Adds symbols to those of the current drawing."""
    used = _used.get()
    if used is not None:
        used.update(names)


class Entry(NamedTuple, Generic[Drawn]):
    """A cached result, and the symbols drawn in it."""

    drawn: Drawn
    symbols: frozenset[str]


class Kept(Generic[Args, Drawn]):
    """A function whose results are cached separately for each look.

    All functions share one limit of memory. Half of it is for recent results: once that half is full, they become the
    older ones, and what was older and not used since is dropped.
    """

    def __init__(self, function: Callable[Args, Drawn]) -> None:
        self._function = function
        self.recent: dict[Hashable, Entry[Drawn]] = {}
        self.older: dict[Hashable, Entry[Drawn]] = {}
        _all.append(self)
        update_wrapper(self, function)

    def __call__(self, *args: Args.args, **more: Args.kwargs) -> Drawn:
        """Returns the function's result for the current look."""
        key = (_look.get(), args, *more.items()) if more else (_look.get(), args)
        found = self.recent.get(key)
        if found is None:
            found = self.older.pop(key, None) or self.draw(*args, **more)
            self.recent[key] = found
            _memory.add(_bytes_of(found.drawn))
        note_symbols(found.symbols)
        return found.drawn

    def draw(self, *args: Args.args, **more: Args.kwargs) -> Entry[Drawn]:
        """Returns a new result, whose images must not be changed."""
        with noting_symbols() as used:
            result = self._function(*args, **more)
        for each in _images_in(result):
            share(each)
        return Entry(result, frozenset(used))


class _Memory:
    """Counts the bytes of recent results."""

    def __init__(self) -> None:
        self._recent = 0

    def add(self, count: int) -> None:
        """Counts one more result, and drops older ones once half of the limit is reached."""
        self._recent += count
        if self._recent > MOST_BYTES // 2:
            self._recent = 0
            for each in _all:
                each.older, each.recent = each.recent, {}


_all: list[Kept[Any, Any]] = []
_memory = _Memory()


def kept(function: Callable[Args, Drawn]) -> Kept[Args, Drawn]:
    """Caches the results of a function."""
    return Kept(function)


def _images_in(result: Any) -> list[Image.Image]:
    return [each for each in (result if isinstance(result, tuple) else (result,)) if isinstance(each, Image.Image)]


def _bytes_of(result: Any) -> int:
    """Returns about how much memory a result needs: four bytes a pixel, and as much again for its parts."""
    return LEAST_BYTES + sum(8 * each.width * each.height for each in _images_in(result))
