"""The current look, and sprites cached separately for each look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, update_wrapper
from typing import Concatenate, Generic, Literal, ParamSpec, TypeVar

Look = Literal["usual", "contrast", "large"]

Args = ParamSpec("Args")
Drawn = TypeVar("Drawn")

_look: ContextVar[Look] = ContextVar("look", default="usual")


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


class Kept(Generic[Args, Drawn]):
    """A function whose results are cached separately for each look."""

    def __init__(self, function: Callable[Args, Drawn], most: int | None) -> None:
        def drawn(_: Look, *args: Args.args, **more: Args.kwargs) -> Drawn:
            return function(*args, **more)

        self._kept = lru_cache(maxsize=most)(drawn)
        self._drawn: Callable[Concatenate[Look, Args], Drawn] = self._kept
        update_wrapper(self, function)

    def __call__(self, *args: Args.args, **more: Args.kwargs) -> Drawn:
        """Returns the function's result for the current look."""
        return self._drawn(_look.get(), *args, **more)

    @property
    def count(self) -> int:
        """Returns the number of cached results."""
        return self._kept.cache_info().currsize


def kept(most: int | None = None) -> Callable[[Callable[Args, Drawn]], Kept[Args, Drawn]]:
    """Caches the last `most` results of a function (None: all)."""
    return lambda function: Kept(function, most)
