"""The pictures of all games. Each game declares its own in its folder's `pictures.py`; a job says which one to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType

from renders.picture import Picture


class UnknownPicture(LookupError):
    """Raised if the game has no picture of this name, or no pictures at all."""


def find(game: str) -> Mapping[str, Picture]:
    """Returns the pictures of a game by name. Raises UnknownPicture if the game has none."""
    pictures: Mapping[str, Picture] = _module(game).PICTURES
    return pictures


def symbol_name(game: str, content_id: str) -> str | None:
    """Returns the name of the symbol that shows a card or piece: the game's own `symbol_of`, or the content id
    itself. Raises UnknownPicture if the game has no pictures."""
    own: Callable[[str], str | None] | None = getattr(_module(game), "symbol_of", None)
    return own(content_id) if own else content_id


def _module(game: str) -> ModuleType:
    folder = f"renders.{game}"
    try:
        return import_module(f"{folder}.pictures")
    except ModuleNotFoundError as error:
        if error.name not in (folder, f"{folder}.pictures"):
            raise
        raise UnknownPicture(f"there are no pictures of {game!r}") from error
