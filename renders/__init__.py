"""Pictures of tables: each game's folder declares its own, and a job says which one to draw."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from renders.picture import Picture


class UnknownPicture(LookupError):
    """The game has no picture of this name, or no pictures at all."""


def find(game: str) -> Mapping[str, Picture]:
    """The pictures of a game by name; raises UnknownPicture when nobody drew that game."""
    name = f"renders.{game}"
    try:
        pictures: Mapping[str, Picture] = import_module(name).PICTURES
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise UnknownPicture(f"there are no pictures of {game!r}") from error
    return pictures
