"""The pictures of all games. Each game declares its own in its folder's `pictures.py`; a job says which one to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

from renders.panel import Sign
from renders.picture import Picture
from renders.scene import Scene


class UnknownPicture(LookupError):
    """Raised if the game has no picture of this name, or no pictures at all."""


def find(game: str) -> Mapping[str, Picture]:
    """Returns the pictures of a game by name. Raises UnknownPicture if the game has none."""
    pictures: Mapping[str, Picture] = module_of(game).PICTURES
    return pictures


def symbol_name(game: str, content_id: str) -> str | None:
    """Returns the name of the symbol that shows a card or piece: the game's own `symbol_of`, or the content id
    itself. Raises UnknownPicture if the game has no pictures."""
    own: Callable[[str], str | None] | None = getattr(module_of(game), "symbol_of", None)
    return own(content_id) if own else content_id


def signs_of(game: str) -> Callable[[Scene], Sequence[Sign]]:
    """Returns the function that lists the signs of a game's picture for a question: `signs.of` in its folder.
    Raises UnknownPicture if the game has no pictures."""
    module_of(game)
    listed: Callable[[Scene], Sequence[Sign]] = import_module(f"renders.{game}.signs").of
    return listed


@cache
def emojis_of(game: str) -> ModuleType | None:
    """Returns the module with a game's emojis; None if it has none."""
    return _found(game, "emojis")


def recaps() -> Mapping[str, Picture]:
    """Returns the pictures that all games share, by name."""
    shared: Mapping[str, Picture] = import_module("renders.recap.pictures").RECAPS
    return shared


def module_of(game: str) -> ModuleType:
    """Returns the module in which a game declares its pictures. Raises UnknownPicture if it has none."""
    found = _found(game, "pictures")
    if found is None:
        raise UnknownPicture(f"there are no pictures of {game!r}")
    return found


def _found(game: str, name: str) -> ModuleType | None:
    folder = f"renders.{game}"
    try:
        return import_module(f"{folder}.{name}")
    except ModuleNotFoundError as error:
        if error.name not in (folder, f"{folder}.{name}"):
            raise
        return None
