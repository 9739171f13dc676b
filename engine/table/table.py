"""The table as rules see it: ask, roll, shuffle, draw, log, and mark where turns, rounds and phases begin.

Rules are plain `async def` functions; awaiting the table is the only thing that pauses them.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from engine.table.ask import Ask, Option, Question, question
from engine.table.chance import ChanceAsk
from engine.table.text import Text

Item = TypeVar("Item")

HIDDEN = "hidden"  # replaces every card that the reader of a view may not know


class Questions(NamedTuple):
    """Questions of one mode that are open together; at least one."""

    asks: tuple[Ask, ...]


MarkKind = Literal["chapter", "phase", "round", "turn", "over"]


class Mark(NamedTuple):
    """A moment when no rule is half done, so that a checkpoint can be made and play can resume from the state alone.

    - `chapter`: a chapter starts (value: its id). Reset and log "this chapter" go back to it.
    - `round`: a round starts (its number). Reset and log "this round" go back to it, orders given for one round end,
      and the post it closes is named after the previous round.
    - `turn`: a seat's turn starts (the seat). Reset "this turn" goes back to it, it shows whose turn it is and who is
      next, and orders that this seat gave for one round end.
    - `phase`: a phase has ended (its name). The post it closes is named after it, and plans for it end.
    - `over`: the chapter has ended (its id). It has a result, and all temporary orders end.

    Each closes a post and is a point to go back to. Several may share a moment, such as the end of a phase, the start
    of a round and its first turn: each keeps its meaning, and they share a checkpoint. Every game marks its rounds and
    its turns.
    """

    kind: MarkKind
    value: int | str


class Moment(NamedTuple):
    """All marks of one moment; at least one."""

    marks: tuple[Mark, ...]


class Tell(NamedTuple):
    """One log line. `to` holds the seats it is for; None means everyone."""

    n: int
    text: Text
    to: tuple[int, ...] | None


@types.coroutine
def _pause(request: Questions | ChanceAsk | Moment) -> Generator[Questions | ChanceAsk | Moment, Any, Any]:
    return (yield request)


class Table:
    """The interface through which rules interact with players and chance.

    One table serves one session. `events` is the list in its state that holds the events of the open windows.
    """

    def __init__(self, events: list[Any]) -> None:
        self.revealed = False
        self.answered: int | None = None  # the seat that has answered last
        self.events = events
        self.windows = 0  # since the last checkpoint
        self.told: list[Tell] = []
        self.n = -1  # the last decision, to which log lines belong

    async def ask(
        self, seats: int | Sequence[int], asked: Question | str, options: Sequence[Option], *, always: bool = False
    ) -> Any:
        """Asks one question that any of `seats` may answer; returns the value picked, a list unless `pick` is (1, 1).

        A single compulsory option answers itself and is not logged, unless `always` is set, as for the end of a turn
        that a player should end by hand. Without options, if none must be picked, nothing is asked.

        Raises ValueError if the rules leave nothing to choose.
        """
        asked = question(asked)
        if len(options) == 1 and asked.pick == (1, 1) and not always:
            return options[0].value
        if not options and not asked.pick[0]:
            return []
        who = (seats,) if isinstance(seats, int) else tuple(seats)
        return await _pause(Questions((asked.ask(who, options, "one", "turn" if len(who) == 1 else "table"),)))

    async def ask_each(self, options: Mapping[int, Sequence[Option]], asked: Question | str) -> dict[int, Any]:
        """Asks several seats at once; answers stay sealed and can be changed until the last is in.

        No seat is answered for automatically, even if it has a single option: who is asked must not reveal what a seat
        holds.
        """
        if not options:
            return {}
        asked = question(asked)
        asks = tuple([asked.ask((seat,), options[seat], "each", "turn") for seat in sorted(options)])
        values: dict[int, Any] = await _pause(Questions(asks))
        return values

    async def ask_any(
        self, options: Mapping[int, Sequence[Option]], asked: Question | str, window: int = 0
    ) -> tuple[int, Any]:
        """Asks several seats and returns the first answer: the seat and what it picked.

        The rule's loop asks the others again; their panels stay valid. `window` is the number of a reaction window.
        """
        asked = question(asked)
        asks = tuple([asked.ask((seat,), options[seat], "any", "turn", window) for seat in sorted(options)])
        answer: tuple[int, Any] = await _pause(Questions(asks))
        return answer

    async def window(
        self,
        event: Any,
        offers: Callable[[], Mapping[int, Sequence[Option]]],
        resolve: Callable[[int, Any], Awaitable[None]],
        asked: Question | str,
        *,
        decline: Option,
        once: bool = True,
        offered: Mapping[int, Sequence[Option]] | None = None,
    ) -> None:
        """Opens a reaction window about `event`, the last of the state's `events` while it is open.

        `offers` returns who may react now, and with what. Each seat in it may react once, or `decline` (an option
        without a value, and the default), in any order; without `once`, as often as it has an offer. A reaction is
        resolved completely before the next question, and `resolve` may open nested windows. The window closes when no
        seat has an offer left, so `offers` must also be empty when its cause is gone.

        Every seat that could react according to public information is in it, if need be without options: who is asked
        must not reveal a hand. `offered` is the first result of `offers`, if the rule has computed it already.
        """
        self.windows += 1
        window, depth = self.windows, len(self.events)
        asked = question(asked).in_a_window(decline.id)
        self.events.append(event)
        done: set[int] = set()
        try:
            offered = offers() if offered is None else offered
            while left := {seat: [*options, decline] for seat, options in offered.items() if seat not in done}:
                seat, reaction = await self.ask_any(left, asked, window)
                if once or reaction is None:
                    done.add(seat)
                if reaction is not None:
                    await resolve(seat, reaction)
                    offered = offers()  # nothing else changes what is offered
        except Exception:  # an immediate end of the chapter passes through all windows
            del self.events[depth:]
            raise
        del self.events[depth:]

    async def roll(self, key: str, faces: Sequence[Item], count: int = 1) -> list[Item]:
        """Rolls `count` dice with these faces. Counts as a reveal."""
        rolled: list[Item] = await _pause(ChanceAsk(key, "roll", faces, count))
        return rolled

    async def shuffle(self, key: str, pile: list[Item]) -> None:
        """Puts a pile in a new order; the first card is the top."""
        if len(pile) > 1:
            pile[:] = await _pause(ChanceAsk(key, "shuffle", tuple(pile)))

    async def pick_at_random(self, key: str, items: Sequence[Item]) -> Item:
        """Returns one of `items`, all equally likely."""
        picked: Item = await _pause(ChanceAsk(key, "pick", items))
        return picked

    def draw(self, pile: list[Item]) -> Item:
        """Takes the top card of a face-down pile. Counts as a reveal. Raises IndexError if the pile is empty."""
        card = pile.pop(0)
        self.revealed = True
        return card

    def look(self, pile: Sequence[Item], count: int) -> list[Item]:
        """Returns the top cards of a face-down pile and leaves them there. Counts as a reveal."""
        self.revealed = True
        return list(pile[:count])

    def show(self, owner: int) -> None:
        """Shows hidden cards of a seat. Counts as a reveal, unless that seat has just chosen them itself."""
        if self.answered != owner:
            self.revealed = True

    def tell(self, text: Text, to: int | Sequence[int] | None = None) -> None:
        """Adds one log line, for everyone or for some seats."""
        self.told.append(Tell(self.n, text, None if to is None else (to,) if isinstance(to, int) else tuple(to)))

    async def mark(self, *, phase: str | None = None, round: int | None = None, turn: int | None = None) -> None:
        """Marks a moment when no rule is half done.

        A `phase` has ended, a `round` starts (the first one too, before its first turn or phase), a seat's `turn`
        starts, or several of these. Only `play` may await it, with its state pointing at what comes next.
        """
        named: tuple[tuple[MarkKind, int | str | None], ...] = (("phase", phase), ("round", round), ("turn", turn))
        marks = tuple([Mark(kind, value) for kind, value in named if value is not None])
        if marks:
            await _pause(Moment(marks))
