"""What acts at the moments that the rules of a game name: rules stand below it, and call it without knowing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Acting = TypeVar("Acting")


@dataclass
class Hooks(Generic[Acting]):
    """Holds what acts: a do-nothing until a module above sets `acting`. Called, it returns it."""

    acting: Acting

    def __call__(self) -> Acting:
        """What acts now."""
        return self.acting
