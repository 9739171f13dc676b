"""Pictures of tables: each game's folder declares its own in `pictures.py`, and a job says which one to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType

from renders.picture import Picture


class UnknownPicture(LookupError):
    """The game has no picture of this name, or no pictures at all."""


def find(game: str) -> Mapping[str, Picture]:
    """The pictures of a game by name; raises UnknownPicture when nobody drew that game."""
    pictures: Mapping[str, Picture] = _module(game).PICTURES
    return pictures


def symbol_name(game: str, content_id: str) -> str | None:
    """What a game's folder calls the symbol of a card or piece, by its `symbol_of` if it has one, else by the content
    id itself; raises UnknownPicture when nobody drew that game."""
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
