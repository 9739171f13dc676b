"""A snapshot of a state: read in place, and replayed only if play has gone on and someone still needs it."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock
from typing import Any

from engine.table import (
    Ask,
    Recommends,
    Run,
    Saved,
    Session,
    Text,
    joined,
)

log = logging.getLogger(__name__)


class Snapshot:
    """A readable view of one moment of a session. Call `detach` before the session goes on."""

    __slots__ = (
        "__weakref__",
        "_guard",
        "_joined",
        "_names",
        "_next_up",
        "_recommended",
        "_runs",
        "_saved",
        "_session",
        "_suggested",
        "_views",
        "game",
    )

    def __init__(self, session: Session) -> None:
        self.game = session.game
        self._session = session
        self._saved: Saved | None = None
        self._views: dict[int | None, Any] = {}  # by seat; copies, because the state goes on
        self._names: Sequence[Text] | None = None
        self._runs: dict[tuple[int, int], Sequence[Run]] = {}  # by number of the question, and seat
        self._joined: dict[tuple[int, int], Sequence[Run]] = {}
        self._next_up: dict[tuple[int, int], str | None] = {}
        self._recommended: dict[tuple[int, int], Mapping[str, Text]] = {}
        self._suggested: dict[tuple[int, int], Sequence[str]] = {}
        self._guard = Lock()  # play may go on in another thread during a read

    def detach(self) -> None:
        """Remembers how to replay to this moment; costs nothing unless it is read later."""
        with self._guard:
            self._saved = self._session.saved

    @contextmanager
    def _state(self) -> Iterator[Any]:
        with self._guard:
            yield self._present()

    def _present(self) -> Any:
        """Returns the state of this moment. Requires the guard."""
        if self._saved is not None:
            self._session = Session.load(self.game, self._saved, self._session.chance)
            self._saved = None
        return self._session.state

    def view(self, seat: int | None) -> Any:
        """Returns the game's view for a seat, or for the public (None), which does not change when play goes on.

        Shared by all readers, so it must not be changed.
        """
        with self._guard:
            if seat not in self._views:
                self._views[seat] = _copy(self.game.view(self._present(), seat))
            return self._views[seat]

    def runs(self, ask: Ask, seat: int) -> Sequence[Run]:
        """Returns the runs of the seat. Panels show them, and presses are checked against them."""
        if (ask.n, seat) not in self._runs:
            self._runs[ask.n, seat] = self.game.runs(self.view(seat), ask, seat)
        return self._runs[ask.n, seat]

    def joined(self, ask: Ask, seat: int) -> Sequence[Run]:
        """Returns answers with those to the questions after them; none if it fails, because they only save presses."""
        order = self.game.groups.get(ask.key)
        if order is None or not order.joins:
            return ()
        if (ask.n, seat) not in self._joined:
            with self._guard:
                saved = self._saved or self._session.saved
            try:
                self._joined[ask.n, seat] = joined(self.game, saved, seat, ask, order)
            except Exception:
                log.exception("%s: nothing joined to %s", self.game.key, ask.key)
                self._joined[ask.n, seat] = ()
        return self._joined[ask.n, seat]

    def next_up(self, ask: Ask, seat: int) -> str | None:
        """Returns what most people would do next, if something stands out."""
        if (ask.n, seat) not in self._next_up:
            self._next_up[ask.n, seat] = self.game.next_up(self.view(seat), ask, seat)
        return self._next_up[ask.n, seat]

    def recommended(self, ask: Ask, seat: int) -> Mapping[str, Text]:
        """Returns the picks recommended to the seat, each with a reason."""
        if (ask.n, seat) not in self._recommended:
            found = self.game.recommended(self.view(seat), ask, seat) if isinstance(self.game, Recommends) else {}
            self._recommended[ask.n, seat] = found
        return self._recommended[ask.n, seat]

    def suggested(self, ask: Ask, seat: int) -> Sequence[str]:
        """Returns autopilot's pick for the seat, for the rest of the turn without what [Play the rest] leaves, as long
        as there is more of that than to end it. Empty if it fails, because play goes on without a suggestion."""
        if (ask.n, seat) not in self._suggested:
            try:
                self._suggested[ask.n, seat] = self._chosen(ask, seat)
            except Exception:
                log.exception("%s: no suggestion for %s", self.game.key, ask.key)
                self._suggested[ask.n, seat] = ()
        return self._suggested[ask.n, seat]

    def _chosen(self, ask: Ask, seat: int) -> Sequence[str]:
        pick = tuple(self.game.choose(self.view(seat), ask, seat))
        leaves = {group for run in self.runs(ask, seat) for group in run.leaves}
        if any(ask.by_id[each].group in leaves for each in pick):
            within = self._chosen_without(leaves, ask, seat)
            return pick if _ends(ask, within) else within
        return pick

    def _chosen_without(self, leaves: Collection[str], ask: Ask, seat: int) -> Sequence[str]:
        offered = [option for option in ask.options if option.group not in leaves]
        return tuple(self.game.choose(self.view(seat), replace(ask, options=offered, _by_id=None), seat))

    def plays_on(self, ask: Ask, seat: int, leaves: Collection[str]) -> bool:
        """True if autopilot, asked for the rest of the turn without these groups, would do more than end it."""
        pick = self.suggested(ask, seat)
        if any(ask.by_id[each].group in leaves for each in pick):
            pick = self._chosen_without(leaves, ask, seat)
        return not _ends(ask, pick)

    def status(self, seat: int) -> Text:
        """Returns the figures that this seat should see above its options."""
        with self._state() as state:
            return self.game.status(state, seat)

    def standing(self, seat: int | None) -> Sequence[Text]:
        """Returns how the seats compare, according to public information or to that seat."""
        with self._state() as state:
            return self.game.standing(state, seat)

    @property
    def round(self) -> int | None:
        """Returns the number of the round."""
        with self._state() as state:
            return self.game.round_of(state)

    @property
    def seat_names(self) -> Sequence[Text]:
        """Returns the name of each seat. Cached, because each answer needs it about ten times."""
        with self._guard:
            if self._names is None:
                self._names = self.game.seat_names(self._present())
            return self._names

    def describe(self, seat: int | None) -> Sequence[Text]:
        """Returns the board in words as that seat or the public sees it."""
        return self.game.describe(self.view(seat))


def _ends(ask: Ask, pick: Sequence[str]) -> bool:
    """True if this pick ends the turn."""
    return any(ask.by_id[each].final == "turn" for each in pick)


def _copy(view: Any) -> Any:
    """Returns a view that shares nothing with its state.

    Pickling is several times as fast as `deepcopy`, and the drawing processes get views pickled anyway.
    """
    return pickle.loads(pickle.dumps(view, pickle.HIGHEST_PROTOCOL))
