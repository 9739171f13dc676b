"""Hooks that the rules of a game call without depending on the modules that implement them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Acting = TypeVar("Acting")


@dataclass
class Hooks(Generic[Acting]):
    """Holds the implementation of a hook: a no-op until a higher module sets `acting`. Calling it returns the
    implementation.
    """

    acting: Acting

    def __call__(self) -> Acting:
        """Returns the current implementation."""
        return self.acting
