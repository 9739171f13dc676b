"""A lesson in play: the positions where its steps begin, and what the learner made of one."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import JsonValue

from engine.lessons.chance import QueuedChance
from engine.lessons.model import Asked, Begin, Chosen, Condition, Lesson, Logged, Pattern, Sees, Step, figure, fits
from engine.table import Ask, BadCheckpoint, Game, Option, Run, Saved, Session, Tell, Text, WrongAnswer

NEXT = "next"
MOST_AUTOMATIC = 600  # answers of autopilots before the learner's next question
MOST_TAKEN = 40  # choices that a task may need

Act = Sequence[str] | str
"""An act of the learner: the options picked, or NEXT."""


class LessonBroken(ValueError):
    """A lesson cannot be played as its file says."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment from which a lesson can go on."""

    saved: Saved
    given: Counter[str]


@dataclass(frozen=True, slots=True)
class Scene:
    """The step, the question, and what has just happened, as the learner sees it.

    `step` is the number of steps that are done, at the end of all; `stepped` is True if the last act has done one.
    `chosen` was picked last, and `told` its log lines; both are empty at the beginning of a step. `suggested` are the
    choices that the task asks for; `astray` is True if there are none. `acts` lead here from the beginning of the step
    `base`, as far as they still fit.
    """

    lesson: Lesson
    game: Game
    base: int
    acts: Sequence[Act]
    step: int
    stepped: bool
    view: Any
    seat_names: Sequence[Text]
    status: Text
    ask: Ask | None
    runs: Sequence[Run] = ()
    suggested: Sequence[Option | Run] = ()
    chosen: Sequence[Text] = ()
    told: Sequence[Text] = ()

    @property
    def current(self) -> Step | None:
        """The step to be done; None at the end."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def astray(self) -> bool:
        """True if the task cannot be done from here."""
        return bool(self.current and self.current.done and not self.suggested)

    @property
    def others(self) -> Sequence[Option]:
        """The legal options that the task does not ask for."""
        return [each for each in self.ask.options if each not in self.suggested] if self.ask else []


@dataclass(slots=True)
class Play:
    """A lesson while it is played."""

    lesson: Lesson
    session: Session
    chance: QueuedChance
    step: int
    picked: list[str] = field(default_factory=list)
    lines: list[Text] = field(default_factory=list)
    chosen: Sequence[Text] = ()
    told: Sequence[Text] = ()

    @property
    def current(self) -> Step | None:
        """The step to be done."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def ask(self) -> Ask | None:
        """The learner's question."""
        return self.session.ask_of(self.lesson.learner)

    @property
    def view(self) -> Any:
        """The state as the learner may see it."""
        return self.session.game.view(self.session.state, self.lesson.learner)

    @property
    def runs(self) -> Sequence[Run]:
        """Several answers that the learner may give at once."""
        if self.ask is None:
            return ()
        found = self.session.game.runs(self.view, self.ask, self.lesson.learner)
        return [run for run in found if not run.hands_over]

    def do(self, act: Act) -> None:
        """Carries out what the learner did. Raises WrongAnswer if it is not possible."""
        if act == NEXT:
            if self.current is None or self.current.done:
                raise WrongAnswer("this step has a task")
            self._go_on()
            return
        self._answer(tuple(act))
        self.begin()
        if self.current is not None and self.current.done and all(map(self._holds, self.current.done)):
            self._go_on()

    def _go_on(self) -> None:
        self.step += 1
        self.picked, self.lines = [], []

    def _answer(self, pick: Sequence[str]) -> None:
        ask = self.ask
        if ask is None:
            raise WrongAnswer("the chapter is over")
        run = next((each for each in self.runs if (each.id,) == pick), None)
        self.chosen, self.told = [], []
        if run is None:
            self._give(ask, pick)
            return
        self._give(ask, run.picks[:1])
        for each in run.picks[1:]:
            asked = self.ask
            if asked is None or each not in asked.by_id or asked.pick != (1, 1):
                break
            self._give(asked, (each,))
        self.chosen = [run.text]

    def _give(self, ask: Ask, pick: Sequence[str]) -> None:
        ask.check(pick)
        self.chosen = [*self.chosen, *(ask.by_id[each].text for each in pick)]
        self.picked += pick
        self._advance(self.lesson.learner, pick)

    def _advance(self, seat: int, pick: Sequence[str]) -> None:
        step = self.session.answer(seat, pick)
        heard = [
            event.text
            for event in step.events
            if isinstance(event, Tell) and (event.to is None or self.lesson.learner in event.to)
        ]
        self.lines += heard
        self.told = [*self.told, *heard]

    def begin(self) -> None:
        """Plays until the learner has something to choose. Raises LessonBroken if autopilots find no end."""
        for _ in range(MOST_AUTOMATIC):
            seat, pick = self._automatic()
            if seat is None:
                return
            self._advance(seat, pick)
        raise LessonBroken("autopilots play on and on")

    def _automatic(self) -> tuple[int | None, Sequence[str]]:
        """Returns the next answer that the learner does not give, if any."""
        learner, game = self.lesson.learner, self.session.game
        own = self.ask
        waited = self.session.waiting_for
        if own is not None and own.mode == "one":
            return (learner, [own.options[0].id]) if _is_plain(own) else (None, ())
        for seat in waited:
            ask = self.session.ask_of(seat)
            if ask is not None and seat != learner:
                return seat, game.choose(game.view(self.session.state, seat), ask, seat)
        return (learner, [own.options[0].id]) if own is not None and waited and _is_plain(own) else (None, ())

    def suggested(self) -> Sequence[Option | Run]:
        """Returns the choices that the task asks for now."""
        ask, step = self.ask, self.current
        if ask is None or step is None:
            return ()
        choices: list[Option | Run] = [*ask.options, *(self.runs if ask.pick == (1, 1) else ())]
        for pattern in step.suggests:
            found = [each for each in choices if fits(pattern, each.id)]
            if found:
                return found
        return ()

    def _holds(self, condition: Condition) -> bool:
        match condition:
            case Chosen():
                return sum(fits(condition.chosen, each) for each in self.picked) >= condition.times
            case Logged():
                return any(fits(condition.logged, line.key) and _is_about(line, condition.about) for line in self.lines)
            case Sees():
                number = figure(self.view, condition.sees)
                return (
                    number is not None
                    and (condition.at_least is None or number >= condition.at_least)
                    and (condition.at_most is None or number <= condition.at_most)
                )
            case Asked():
                return self.ask is not None and fits(condition.asked, self.ask.key)

    @property
    def position(self) -> Position:
        """The present moment, from which others may go on."""
        return Position(self.session.saved, Counter(self.chance.given))


def _is_plain(ask: Ask) -> bool:
    """True if there is a single answer, which ends no turn and rolls nothing."""
    return len(ask.options) == 1 and ask.pick == (1, 1) and ask.options[0].final is None


def _is_about(line: Text, about: Mapping[str, JsonValue]) -> bool:
    return all(line.args.get(name) == value for name, value in about.items())


class Course:
    """A lesson, and the position where each of its steps begins if the tasks are done."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.chance_missed: Sequence[str] = ()
        self.asked_of_chance: Collection[str] = ()
        self._starts = self._positions()

    def at(self, base: int, acts: Sequence[Act] = ()) -> Scene:
        """Returns what the learner sees after these acts from the beginning of a step; what is not possible is left
        out, with all that follows it."""
        base = max(0, min(base, len(self.lesson.steps)))
        play = self._from(base)
        done: list[Act] = []
        before = play.step
        for act in acts:
            step = play.step
            try:
                play.do(act)
            except WrongAnswer:
                break
            before = step
            done.append(act)
        return self._scene(play, base, done, stepped=play.step > before)

    def after(self, scene: Scene, act: Act) -> Scene:
        """Returns what comes of an act. Raises WrongAnswer if it is not possible."""
        play = self._from(scene.base)
        for each in scene.acts:
            play.do(each)
        before = play.step
        play.do(act)
        stepped = play.step > before
        shown = self._scene(play, scene.base, [*scene.acts, act], stepped=stepped)
        if stepped and self._is_start(play):
            return replace(shown, base=play.step, acts=())
        return shown

    def _is_start(self, play: Play) -> bool:
        """True if a step begins exactly where it begins for everyone."""
        start = Session.load(self.game, self._starts[play.step].saved, play.chance)
        return start.hash == play.session.hash

    def _from(self, step: int) -> Play:
        start = self._starts[step]
        chance = QueuedChance(self.lesson, start.given)
        return Play(self.lesson, Session.load(self.game, start.saved, chance), chance, step)

    def _scene(self, play: Play, base: int, acts: Sequence[Act], *, stepped: bool) -> Scene:
        learner = self.lesson.learner
        view = pickle.loads(pickle.dumps(play.view, pickle.HIGHEST_PROTOCOL))  # the state goes on without the reader
        fresh = not acts
        return Scene(
            self.lesson,
            self.game,
            base,
            tuple(acts),
            play.step,
            stepped,
            view,
            tuple(self.game.seat_names(view)),
            self.game.status(play.session.state, learner),
            play.ask,
            play.runs,
            play.suggested(),
            () if fresh else tuple(play.chosen),
            () if fresh else tuple(play.told),
        )

    # ---------------------------------------------------------------- the positions

    def _positions(self) -> Sequence[Position]:
        """Returns the position before each step, and the last one. Raises LessonBroken."""
        play = self._beginning()
        found = [play.position]
        for step in self.lesson.steps:
            try:
                _take(play, step)
            except (WrongAnswer, LessonBroken) as error:
                raise LessonBroken(f"step `{step.id}`: {error}") from error
            found.append(play.position)
        self.chance_missed = play.chance.missed
        self.asked_of_chance = {*play.chance.given}
        return found

    def _beginning(self) -> Play:
        lesson, begin = self.lesson, self.lesson.begin
        chance = QueuedChance(lesson)
        try:
            session = Session.start(self.game, lesson.seats, chance, chapter=lesson.chapter, options=lesson.options)
            if not 0 <= lesson.learner < lesson.seats:
                raise LessonBroken(f"learner: there is no seat {lesson.learner}")
            self._play_to(session)
            state = dict(session.checkpoint.state)
            _change(state, begin)
            checkpoint = replace(session.checkpoint, state=state)
            self.game.check_state(checkpoint)
            session = Session.load(self.game, Saved(checkpoint), chance)
        except (ValueError, BadCheckpoint) as error:
            raise error if isinstance(error, LessonBroken) else LessonBroken(str(error)) from error
        play = Play(lesson, session, chance, 0)
        play.begin()
        if play.ask is None or not fits(begin.asked, play.ask.key):
            raise LessonBroken(f"begin: the learner is not asked `{begin.asked}` there")
        return play

    def _play_to(self, session: Session) -> None:
        """Plays every seat by autopilot until the lesson begins."""
        begin, learner = self.lesson.begin, self.lesson.learner
        for _ in range(MOST_AUTOMATIC):
            ask = session.ask_of(learner)
            is_round = begin.round is None or self.game.round_of(session.state) == begin.round
            if ask is not None and fits(begin.asked, ask.key) and is_round:
                return
            if not session.waiting_for:
                break
            seat = session.waiting_for[0]
            asked = session.ask_of(seat)
            assert asked is not None
            session.answer(seat, self.game.choose(self.game.view(session.state, seat), asked, seat))
        raise LessonBroken(f"begin: the learner is never asked `{begin.asked}` in round {begin.round or 'any'}")


def _take(play: Play, step: Step) -> None:
    """Does the task of a step with what it suggests. Raises LessonBroken if that is not possible."""
    before = play.step
    if not step.done:
        play.do(NEXT)
    for _ in range(MOST_TAKEN):
        if play.step > before:
            return
        found = play.suggested()
        if not found:
            asked = play.ask
            options = ", ".join(each.id for each in asked.options) if asked else "nothing, as the chapter is over"
            raise LessonBroken(f"suggests: {_listed(step.suggests)} fits no option of {asked and asked.key}: {options}")
        fewest = play.ask.pick[0] if play.ask else 1
        play.do([each.id for each in found[: max(1, fewest)]])
    raise LessonBroken("done: it is not done after many suggested choices")


def _listed(patterns: Sequence[Pattern]) -> str:
    return " or ".join(f"`{each}`" for each in patterns) or "nothing"


def _change(state: dict[str, JsonValue], begin: Begin) -> None:
    """Changes a plain state as a lesson says. Raises LessonBroken for a path or card that is not there."""
    for path, value in begin.set.items():
        holder, last = _at(state, path)
        holder[last] = value
    for moved in begin.move:
        _list_at(state, moved.source, moved.what).remove(moved.what)
        if moved.to is not None:
            _list_at(state, moved.to).append(moved.what)


def _at(state: Any, path: str) -> tuple[Any, str | int]:
    """Returns what holds a field of the state, and the field's key in it. Keys may contain dots."""
    here, parts = state, path.split(".")
    while parts:
        for length in range(len(parts), 0, -1):
            key: str | int = ".".join(parts[:length])
            if isinstance(here, list) and str(key).isdecimal() and int(key) < len(here):
                key = int(key)
            elif not isinstance(here, dict) or key not in here:
                continue
            if length == len(parts):
                return here, key
            here, parts = here[key], parts[length:]
            break
        else:
            raise LessonBroken(f"begin: the state has no `{path}`")
    raise LessonBroken("begin: a path is empty")


def _list_at(state: Any, path: str, what: str | None = None) -> list[Any]:
    holder, key = _at(state, path)
    found = holder[key]
    if not isinstance(found, list) or (what is not None and what not in found):
        raise LessonBroken(f"begin: there is no `{what}` in `{path}`" if what else f"begin: `{path}` is no list")
    return found
