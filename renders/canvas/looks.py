"""The current look, sprites cached separately for each look, and the symbols that a drawing uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, update_wrapper
from typing import Concatenate, Generic, Literal, ParamSpec, TypeVar

from PIL import Image

from renders.canvas.pasting import share

Look = Literal["usual", "contrast", "large"]

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


class Kept(Generic[Args, Drawn]):
    """A function whose results are cached separately for each look."""

    def __init__(self, function: Callable[Args, Drawn], most: int | None) -> None:
        def drawn(_: Look, *args: Args.args, **more: Args.kwargs) -> tuple[Drawn, frozenset[str]]:
            with noting_symbols() as used:
                result = function(*args, **more)
            for each in result if isinstance(result, tuple) else (result,):
                if isinstance(each, Image.Image):
                    share(each)
            return result, frozenset(used)

        self._kept = lru_cache(maxsize=most)(drawn)
        self._drawn: Callable[Concatenate[Look, Args], tuple[Drawn, frozenset[str]]] = self._kept
        update_wrapper(self, function)

    def __call__(self, *args: Args.args, **more: Args.kwargs) -> Drawn:
        """Returns the function's result for the current look."""
        result, used = self._drawn(_look.get(), *args, **more)
        note_symbols(used)
        return result

    @property
    def count(self) -> int:
        """Returns the number of cached results."""
        return self._kept.cache_info().currsize


def kept(most: int | None = None) -> Callable[[Callable[Args, Drawn]], Kept[Args, Drawn]]:
    """Caches the last `most` results of a function (None: all)."""
    return lambda function: Kept(function, most)
