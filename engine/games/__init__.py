"""The registry of games: a new game adds one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from threading import Lock

from engine.table import Game

REGISTERED: dict[str, str] = {
    "tyrants": "engine.games.tyrants.game",
    "massive_darkness": "engine.games.massive_darkness.game",
    "keep_the_heroes_out": "engine.games.keep_the_heroes_out.game",
    "fireteam_zero": "engine.games.fireteam_zero.game",
}


_importing = Lock()  # threads that import at the same time may deadlock


class UnknownGame(LookupError):
    """No game with this key is registered."""


def keys() -> tuple[str, ...]:
    """Returns the keys of all registered games, in the order in which they are offered."""
    return tuple(REGISTERED)


@cache
def find(key: str) -> Game:
    """Returns the game with this key. Raises UnknownGame, which lists the registered ones."""
    if key not in REGISTERED:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(REGISTERED)}")
    with _importing:
        game: Game = import_module(REGISTERED[key]).GAME
    return game
