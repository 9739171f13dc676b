"""A state as it stood: looked at where it lies, and copied only if play goes on while somebody still looks."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from engine.table import Game, Text


class Snapshot:
    """What may be seen of one state. Whoever is about to change that state calls `detach` first."""

    __slots__ = ("__weakref__", "_state", "game")

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self._state = state

    def detach(self) -> None:
        """Goes on with a copy, so that the original may change."""
        self._state = deepcopy(self._state)

    def view(self, seat: int | None) -> Any:
        """The game's view for a seat, or for the public (None)."""
        return self.game.view(self._state, seat)

    def status(self, seat: int) -> Text:
        """The figures that this seat should see above a choice."""
        return self.game.status(self._state, seat)

    @property
    def seat_names(self) -> Sequence[Text]:
        """What each seat is called."""
        return self.game.seat_names(self._state)

    def describe(self, seat: int | None) -> Sequence[Text]:
        """The board in words, as that seat or the public sees it."""
        return self.game.describe(self.view(seat))
