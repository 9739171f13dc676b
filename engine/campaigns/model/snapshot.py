"""A state as it stood: looked at where it lies; once play has gone on, played to again if somebody still looks."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

from engine.table import (
    Ask,
    Recommends,
    Run,
    Saved,
    Session,
    Text,
)


class Snapshot:
    """What may be seen of one moment of a session. Whoever is about to let the session go on calls `detach` first."""

    __slots__ = ("__weakref__", "_guard", "_names", "_next_up", "_runs", "_saved", "_session", "_views", "game")

    def __init__(self, session: Session) -> None:
        self.game = session.game
        self._session = session
        self._saved: Saved | None = None
        self._views: dict[int | None, Any] = {}  # by seat; copies, for the state goes on
        self._names: Sequence[Text] | None = None
        self._runs: dict[tuple[int, int], Sequence[Run]] = {}  # by number of the ask, and seat
        self._next_up: dict[tuple[int, int], str | None] = {}
        self._guard = Lock()  # play may go on in another thread while somebody looks

    def detach(self) -> None:
        """Remembers how to come back to this moment, which costs nothing unless somebody looks."""
        with self._guard:
            self._saved = self._session.saved

    @contextmanager
    def _state(self) -> Iterator[Any]:
        with self._guard:
            yield self._present()

    def _present(self) -> Any:
        """The state of this moment; to be called with the guard."""
        if self._saved is not None:
            self._session = Session.load(self.game, self._saved, self._session.chance)
            self._saved = None
        return self._session.state

    def view(self, seat: int | None) -> Any:
        """The game's view for a seat, or for the public (None), which stays as it is when play goes on. It is made once
        for all who look; nobody changes it."""
        with self._guard:
            if seat not in self._views:
                self._views[seat] = _copy(self.game.view(self._present(), seat))
            return self._views[seat]

    def runs(self, ask: Ask, seat: int) -> Sequence[Run]:
        """What the seat may do in one go. A panel is shown with it, and its press is checked by it."""
        if (ask.n, seat) not in self._runs:
            self._runs[ask.n, seat] = self.game.runs(self.view(seat), ask, seat)
        return self._runs[ask.n, seat]

    def next_up(self, ask: Ask, seat: int) -> str | None:
        """What most people would do next, where something stands out."""
        if (ask.n, seat) not in self._next_up:
            self._next_up[ask.n, seat] = self.game.next_up(self.view(seat), ask, seat)
        return self._next_up[ask.n, seat]

    def recommended(self, ask: Ask, seat: int) -> Mapping[str, Text]:
        """What the seat is advised to pick, each with the reason."""
        return self.game.recommended(self.view(seat), ask, seat) if isinstance(self.game, Recommends) else {}

    def status(self, seat: int) -> Text:
        """The figures that this seat should see above a choice."""
        with self._state() as state:
            return self.game.status(state, seat)

    def standing(self, seat: int | None) -> Sequence[Text]:
        """Who stands how far, as all may know it, or that seat."""
        with self._state() as state:
            return self.game.standing(state, seat)

    @property
    def round(self) -> int | None:
        """The number of the round."""
        with self._state() as state:
            return self.game.round_of(state)

    @property
    def seat_names(self) -> Sequence[Text]:
        """What each seat is called. It is asked for by whatever has words to say, some ten times in an answer."""
        with self._guard:
            if self._names is None:
                self._names = self.game.seat_names(self._present())
            return self._names

    def describe(self, seat: int | None) -> Sequence[Text]:
        """The board in words, as that seat or the public sees it."""
        return self.game.describe(self.view(seat))


def _copy(view: Any) -> Any:
    """Returns a view that shares nothing with its state. The drawing processes get views pickled anyway, and that is
    several times as quick as `deepcopy`."""
    return pickle.loads(pickle.dumps(view, pickle.HIGHEST_PROTOCOL))
