"""Runs: several answers of one player in one go, which are one step for undo.

They end at a reveal, unless the rest of the turn was handed to autopilot.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from engine.campaigns.model.errors import NotLegal, StaleAsk
from engine.campaigns.model.situation import Answered
from engine.campaigns.play.answers import is_turn_of, put, told_to, words_of
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.recording import rules_of
from engine.table import Ask, Game, Session, Step, Text, WarnsOfWaste

NextPick = Callable[[Ask, Any], Sequence[str] | None]
"""Returns the next pick for the open question and the seat's view; None ends the run."""

MOST_LINKS = 20
"""The most answers in one run."""
MOST_HANDED_OVER = 60
"""The most answers of autopilot in one go: a long turn, within what undo remembers."""


def fixed(picks: Sequence[Sequence[str]]) -> NextPick:
    """Returns these picks one after the other, until one is not an option."""
    coming = iter(picks)

    def next_pick(ask: Ask, view: Any) -> Sequence[str] | None:
        pick = next(coming, None)
        return pick if pick is not None and is_legal(ask, pick) else None

    return next_pick


def by_autopilot(
    game: Game,
    seat: int,
    leaves: Collection[str],
    first: Sequence[Sequence[str]] = (),
    through: Collection[str] | None = None,
) -> NextPick:
    """Returns autopilot's picks for a seat in its own turn until it would end the turn, without the groups in
    `leaves`. Starts with those in `first`. With `through`, it only answers questions with these keys, between the
    picks in `first` and after them, and stops before a later one of which something would be lost by then.
    """
    coming = deque(first)
    begun = False

    def next_pick(ask: Ask, view: Any) -> Sequence[str] | None:
        nonlocal begun
        belongs = begun and through is not None and ask.key in through
        if coming and not belongs:
            pick = coming.popleft()
            stops = begun and any(_is_wasted(game, view, ask, each) for each in pick)
            begun = True
            return pick if is_legal(ask, pick) and not stops else None
        begun = True
        if not ask.in_turn or (through is not None and ask.key not in through):
            return None
        offered = [option for option in ask.options if option.group not in leaves]
        pick = game.choose(view, replace(ask, options=offered, _by_id=None), seat)
        return None if any(ask.by_id[each].final == "turn" for each in pick) else pick

    return next_pick


def _is_wasted(game: Game, view: Any, ask: Ask, pick: str) -> bool:
    return isinstance(game, WarnsOfWaste) and game.wasted(view, ask, pick) is not None


class Run:
    """A run in progress; everything goes into one change.

    `handed_over`: it continues past reveals, and what follows one is a separate step for undo.
    """

    def __init__(self, change: Change, session: Session, seat: int, first: Ask, *, handed_over: bool = False) -> None:
        self.change = change
        self._handed_over = handed_over
        self._first = first
        self._session = session
        self._own_turn = is_turn_of(change.live, first, seat)
        self._seat = seat
        self._steps: list[Step] = []
        self._choice: list[Text] = []
        self._final: str | None = None

    @property
    def goes_on(self) -> bool:
        """True if another answer may follow: no one else must answer, play goes on, and nothing stopped the run."""
        if self._steps[-1].held or self._session.result is not None:
            return False
        if self._handed_over:
            return self._steps[-1].checkpoint is None and len(self._steps) < MOST_HANDED_OVER
        return self._final is None and len(self._steps) < MOST_LINKS

    def next_pick(self, chosen: NextPick) -> Sequence[str] | None:
        """Returns the next pick; None if nothing fits."""
        ask = self._session.ask_of(self._seat)
        if ask is None:
            return None
        pick = _picked(self.change.live, self._session, ask, self._seat, chosen)
        return pick if pick is not None and is_legal(ask, pick) else None

    def submit(self, user: int, pick: Sequence[str]) -> None:
        """Submits one more answer."""
        begins = not self._steps or self._final is not None
        self._choice += words_of(self._session.ask_of(self._seat), pick)
        author = Author(user) if begins else Author(user, "run")
        step, self._final = put(self.change, self._session, self._seat, author, pick)
        self._steps.append(step)

    def answered(self, live: Live) -> Answered:
        """Returns the result of the whole run."""
        return Answered(
            situation=live.situation(),
            seat=self._seat,
            ask=self._first,
            decisions=sum(len(step.decisions) for step in self._steps),
            held=self._steps[-1].held,
            why_final=self._final,
            told=[text for step in self._steps for text in told_to(self._seat, step)],
            chapter_over=self._session.result is not None,
            choice=self._choice,
            links=len(self._steps),
            own_turn=self._own_turn,
            turn_over=self._own_turn and self._steps[-1].checkpoint is not None,
        )


def first_pick(live: Live, branch: int, n: int, seat: int, next_pick: NextPick) -> Sequence[str]:
    """Returns the first answer. Raises StaleAsk if another question is open, NotLegal if nothing fits."""
    ask = live.session.ask_of(seat) if live.session else None
    if ask is None or live.session is None or (branch, n) != (live.branch, ask.n):
        raise StaleAsk(live.branch, ask.n if ask else live.n)
    pick = _picked(live, live.session, ask, seat, next_pick)
    if pick is None:
        raise NotLegal(tuple(ask.by_id), ask.pick)
    return pick


def is_legal(ask: Ask, pick: Sequence[str]) -> bool:
    """True if this is a legal pick."""
    fewest, most = ask.pick
    return fewest <= len(pick) <= most and len(set(pick)) == len(pick) and all(each in ask.by_id for each in pick)


def _picked(live: Live, session: Session, ask: Ask, seat: int, next_pick: NextPick) -> Sequence[str] | None:
    """Returns the next pick according to the seat's view."""
    with rules_of(live):
        return next_pick(ask, live.game.view(session.state, seat))


# ---------------------------------------------------------------- looking ahead


def last_ask(session: Session, seat: int, next_pick: NextPick) -> Ask | None:
    """Returns the question to the seat at the end of a run; None once something is revealed or others are asked."""
    while (ask := session.ask_of(seat)) is not None:
        pick = next_pick(ask, session.game.view(session.state, seat))
        if pick is None:
            return ask
        step = session.answer(seat, pick)
        if step.held or step.revealed or any(ask.by_id[each].final for each in pick):
            return None
    return None
