"""The driver: steps the rules with `send`, keeps the open questions, records decisions, log lines and checkpoints."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pydantic import JsonValue

from engine.table.ask import Ask
from engine.table.chance import CHANCE, Chance, ChanceAsk
from engine.table.checkpoint import Checkpoint, Decision, Saved, WrittenState, digest
from engine.table.errors import SessionClosed, WrongAnswer
from engine.table.game import Game, Result
from engine.table.table import Mark, Moment, Questions, Table, Tell

Watch = Callable[[Ask, Decision, Any], None]


class Reached(NamedTuple):
    """A mark and the checkpoint made there, which all marks of one moment share."""

    mark: Mark
    checkpoint: Checkpoint


@dataclass(slots=True)
class Step:
    """The results of one answer: decisions (including chance), log lines and marks in order.

    `reveals` is True if a card was seen.
    """

    decisions: list[Decision] = field(default_factory=list)
    events: list[Tell | Reached] = field(default_factory=list)
    held: bool = False
    revealed: bool = False

    @property
    def checkpoint(self) -> Checkpoint | None:
        """The last checkpoint reached in this step, if any."""
        return next((event.checkpoint for event in reversed(self.events) if isinstance(event, Reached)), None)


class Session:
    """One chapter in play, made with `start` or `load`.

    It is a cache: everything that matters is in its checkpoint and the decisions since. `base` is the checkpoint it was
    made from. `first` holds what was decided and logged before anyone answered. `asks` are the open questions, none
    when the chapter is over.

    When a rule raises, the session closes itself and must be loaded again from what was last saved.
    """

    def __init__(self, game: Game, checkpoint: Checkpoint, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.base = self.checkpoint = checkpoint
        self.tail: list[Decision] = []
        self.n = checkpoint.n
        self.result: Result | None = None
        self.held: dict[int, tuple[str, ...]] = {}
        self.diverged: str | None = None
        self.state = game.read_state(checkpoint)
        self.first = Step()
        self.asks: tuple[Ask, ...] = ()
        self._script: deque[Decision] = deque()
        self._step = self.first
        self._silent = True
        self._closed = False
        self._watch: Watch | None = None
        self._table = Table(game.events(self.state))
        self._asked_in_windows: dict[tuple[int, int], int] = {}  # by seat and window, since the last mark
        play: Any = game.play(self._table, self.state)
        self._rules: Coroutine[Any, Any, Result] = play

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        chance: Chance,
        *,
        chapter: str | None = None,
        options: Mapping[str, JsonValue] | None = None,
        carried: Mapping[str, JsonValue] | None = None,
        n: int = 0,
    ) -> Session:
        """Sets up a chapter and plays to the first question.

        Raises ValueError for a number of seats or a chapter that the game does not have, BadCheckpoint for bad options.
        """
        carried = carried or {}
        if seats not in game.seat_counts:
            raise ValueError(f"{game.key} is for {', '.join(map(str, game.seat_counts))} seats, not {seats}")
        chosen = game.read_options(options or {})
        chapters = game.chapters(chosen, carried)
        if chapter is not None and chapter not in chapters:
            raise ValueError(f"{game.key} has no chapter {chapter!r} now; it has {', '.join(chapters)}")
        state = game.setup(chapter or chapters[0], seats, chosen, carried)
        checkpoint = _checkpoint(game, chapter or chapters[0], seats, chosen.model_dump(mode="json"), n, state)
        session = cls(game, checkpoint, chance)
        session._silent = False
        session._run(None)
        return session

    @classmethod
    def load(cls, game: Game, saved: Saved, chance: Chance, *, watch: Watch | None = None) -> Session:
        """Replays a checkpoint and the decisions since without logging; chance beyond them is new.

        `watch` is called with each decision of a seat just before it is replayed, with its question and the state. If a
        decision no longer fits the rules, the earlier ones are kept and `diverged` describes the problem.

        Raises BadCheckpoint if the checkpoint cannot be read.
        """
        session = cls(game, saved.checkpoint, chance)
        session._script.extend(saved.decisions)
        session._watch = watch
        session._run(None)
        while session._script and not session.diverged:
            session._replay(session._script[0])
        session._script.clear()
        session.held = {}  # the decisions end while answers were sealed: none of these has been made
        for seat, pick in saved.held.items():
            session._hold_again(seat, pick)
        session._go_live()
        return session

    # ---------------------------------------------------------------- what is open

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Returns the seats that may answer and have not."""
        asks = self.asks
        if len(asks) == 1 and len(asks[0].seats) == 1:  # the usual case
            return () if self.held else asks[0].seats
        if len(asks) > 1 and not self.held:  # several questions are asked of one seat each, in order
            return tuple([ask.seats[0] for ask in asks])
        return tuple(sorted({seat for ask in asks for seat in ask.seats} - self.held.keys()))

    def ask_of(self, seat: int) -> Ask | None:
        """Returns the open question that this seat may answer, or None."""
        for ask in self.asks:
            if seat in ask.seats:
                return ask
        return None

    @property
    def saved(self) -> Saved:
        """Returns the data to load this session again. Raises SessionClosed if a rule has raised."""
        self._expect_open()
        return Saved(self.checkpoint, tuple(self.tail), dict(self.held))

    @property
    def hash(self) -> str:
        """Returns a hash of the state and the open questions."""
        asks = [[ask.n, ask.key, ask.seats, [option.id for option in ask.options]] for ask in self.asks]
        return digest({"state": self.state, "asks": asks})

    # ---------------------------------------------------------------- answering

    def answer(self, seat: int, pick: Sequence[str]) -> Step:
        """Answers the open question of `seat`. Raises WrongAnswer, and changes nothing, if the answer is not legal."""
        self._expect_open()
        ask = self.ask_of(seat)
        if ask is None:
            asked = ", ".join(map(str, self.waiting_for)) or "nobody"
            raise WrongAnswer(f"seat {seat} is not asked anything now; asked: {asked}")
        ask.check(pick)
        self._table.answered = seat
        self._step = Step([], [])
        if ask.mode == "each":
            self.held[seat] = tuple(pick)
            if self.waiting_for:
                self._step.held = True
                return self._step
            held, self.held = self.held, {}
            for each in self.asks:
                self._record(each, each.seats[0], held[each.seats[0]])
            self._run({each.seats[0]: each.value(held[each.seats[0]]) for each in self.asks})
        else:
            self._record(ask, seat, tuple(pick))
            self._run(ask.value(pick) if ask.mode == "one" else (seat, ask.value(pick)))
        return self._step

    def _expect_open(self) -> None:
        if self._closed:
            raise SessionClosed("a rule failed here; load the session again from what was saved before")

    def _record(self, ask: Ask, seat: int, pick: tuple[str, ...]) -> None:
        self._add(Decision(self.n, seat, ask.key, ask.fingerprint(seat), pick))

    def _add(self, decision: Decision) -> None:
        self.tail.append(decision)
        self._step.decisions.append(decision)
        self.n += 1

    def _run(self, value: Any) -> None:
        """Steps the rules until they ask a seat or end."""
        try:
            while True:
                self._table.n = self.n - 1
                request = self._rules.send(value)
                self._collect()
                if isinstance(request, Questions):
                    self._open(request)
                    return
                if isinstance(request, ChanceAsk):
                    value = self._decide(request)
                elif isinstance(request, Moment):
                    self._reach(request.marks)
                    value = None
                else:
                    raise TypeError(f"rules may await only the table, not {type(request).__name__}")
        except StopIteration as stop:
            self._collect()
            self.result, self.asks = stop.value, ()
            self._reach((Mark("over", self.checkpoint.chapter),))
        except BaseException:
            self._closed = True
            self._rules.close()
            raise

    def _open(self, questions: Questions) -> None:
        """Numbers the questions.

        A question that is asked again before its seat answered keeps its number; in a window also after nested windows.
        """
        for ask in questions.asks:
            if ask.window:  # each seat answers once
                ask.n = self._asked_in_windows.setdefault((ask.seats[0], ask.window), self.n)
                continue
            before = self.ask_of(ask.seats[0])
            same = before is not None and before.key == ask.key and not before.window and not self._has_answered(ask)
            ask.n = before.n if before and same else self.n
        self.asks = questions.asks

    def _has_answered(self, ask: Ask) -> bool:
        """True if one of its seats has answered during this step."""
        for decision in self._step.decisions:  # noqa: SIM110 - a generator takes longer, and every question asks this
            if decision.seat in ask.seats:
                return True
        return False

    def _decide(self, ask: ChanceAsk) -> Any:
        indices = self._decided_before(ask)
        if indices is None:
            self._go_live()
            ask.n = self.n
            indices = list(self.chance(ask))
            ask.check(indices)
        self._add(Decision(self.n, CHANCE, ask.key, ask.fingerprint(), tuple(indices), ask.kind == "roll"))
        self._table.revealed = False
        return ask.value(indices)

    def _reach(self, marks: Sequence[Mark]) -> None:
        """Makes one checkpoint for all marks of a moment.

        Only the outermost rule may do this, so that the moment can be reached again from the state.
        """
        inner: Any = getattr(self._rules, "cr_await", None)
        if inner is not None and inner.__name__ != "mark":
            raise TypeError(f"{marks[0].kind} marks are made by `play` alone, not by {inner.__name__}")
        if self._silent and not self._script and self.n == self.checkpoint.n:
            return
        self.checkpoint = _checkpoint(
            self.game, self.checkpoint.chapter, self.checkpoint.seats, self.checkpoint.options, self.n, self.state
        )
        self.tail = []
        self.asks = ()
        self._table.windows = 0
        self._asked_in_windows.clear()
        self._step.events += [Reached(mark, self.checkpoint) for mark in marks]

    def _collect(self) -> None:
        """Collects log lines and reveals since the rules last paused."""
        if self._table.told:
            self._step.events += self._table.told
            self._table.told.clear()
        if self._table.revealed:
            self._mark_reveal(self._step.decisions)
            self._step.revealed, self._table.revealed = True, False

    @staticmethod
    def _mark_reveal(decisions: Sequence[Decision]) -> None:
        """Marks the last choice of a seat as one that showed a card, even if the pile had to be shuffled first."""
        chosen = [decision for decision in decisions if decision.seat != CHANCE]
        for decision in (chosen or decisions)[-1:]:
            decision.reveals = True

    # ---------------------------------------------------------------- replaying

    def _decided_before(self, ask: ChanceAsk) -> list[int] | None:
        """Returns what chance decided when this was first played; None if it decides now."""
        if not self._script:
            return None
        decision = self._script[0]
        if (decision.seat, decision.key) != (CHANCE, ask.key):
            self._diverge(f"{ask.key} is rolled or shuffled now, and was not before")
            return None
        indices = [int(index) for index in decision.pick]
        if decision.fingerprint != ask.fingerprint() or not ask.fits(indices):
            self._diverge(f"{ask.key} was another roll or pile")
            return None
        self._script.popleft()
        return indices

    def _replay(self, decision: Decision) -> None:
        ask = self.ask_of(decision.seat)
        pick = [str(each) for each in decision.pick]
        if ask is None or ask.key != decision.key or ask.fingerprint(decision.seat) != decision.fingerprint:
            self._diverge(f"{decision.key} is not asked in the same way now")
            return
        try:
            ask.check(pick)
        except WrongAnswer as error:
            self._diverge(str(error))
            return
        self._script.popleft()
        if self._watch is not None:
            self._watch(ask, decision, self.state)
        self.answer(decision.seat, pick)

    def _hold_again(self, seat: int, pick: Sequence[str]) -> None:
        """Keeps a sealed answer if its question is still open and it is still legal."""
        ask = self.ask_of(seat)
        if ask is None or ask.mode != "each":
            return
        with suppress(WrongAnswer):
            ask.check(pick)
            self.held[seat] = tuple(pick)

    def _go_live(self) -> None:
        """Ends the replay: from now on decisions and log lines are new and belong to `first`."""
        if self._silent:
            self._silent = False
            self._step = self.first = Step(revealed=self.first.revealed)

    def _diverge(self, why: str) -> None:
        self.diverged = f"choice {self.n}: {why}"
        self._script.clear()


def _checkpoint(
    game: Game, chapter: str, seats: int, options: Mapping[str, JsonValue], n: int, state: Any
) -> Checkpoint:
    return Checkpoint(
        game=game.key,
        chapter=chapter,
        seats=seats,
        options=dict(options),
        n=n,
        rules_version=game.version,
        schema_version=game.schema_version,
        state=WrittenState(state),
    )
