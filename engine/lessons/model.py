"""The file of a lesson: where it begins, what chance gives, and its steps."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue

from engine.kit.content import Piece

Pattern = str
"""An id, or several: `play:*` fits every id that begins with `play:`."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=20)]


class Chosen(Piece):
    """The learner has chosen such options, `times` of them since the step began."""

    chosen: Pattern
    times: Annotated[int, Field(ge=1, le=20)] = 1


class Logged(Piece):
    """Such a log line was written since the step began; with `about`, one with these arguments."""

    logged: Pattern
    about: Mapping[str, JsonValue] = {}


class Sees(Piece):
    """A figure in what the learner may see, such as `houses.0.vp`, or the length of a list there."""

    sees: str
    at_least: int | None = None
    at_most: int | None = None


class Asked(Piece):
    """The learner is asked such a question, by its key."""

    asked: Pattern


Condition = Chosen | Logged | Sees | Asked


class Step(Piece):
    """One idea and its task.

    Its messages are `lesson-<id>` (the idea), `-title`, `-task` and `-done`, which says what came of it. Their
    variables are `names`: content ids, or a seat as a number. `suggests` are the options asked for: of these patterns,
    the first that fits any option counts. The step is over when all conditions of `done` hold; without any it is only
    read. `rings` are places with a ring in the picture; `place` is what a picture `place` shows from close by.
    """

    id: Id
    picture: str | None = None
    place: str | None = None
    rings: tuple[str, ...] = ()
    names: Mapping[str, str | int] = {}
    suggests: tuple[Pattern, ...] = ()
    done: tuple[Condition, ...] = ()


class Moved(Piece):
    """Takes `what` out of the list at one path of the state and adds it to another, if that is given."""

    what: str
    source: Annotated[str, Field(alias="from")]
    to: str | None = None


class Begin(Piece):
    """The lesson begins when the learner is first `asked` this question, in this `round` if it is given. Until then
    autopilots play every seat. The state is then changed: `set` gives each path of fields a value, and `move` moves
    cards from list to list."""

    asked: Pattern
    round: int | None = None
    set: Mapping[str, JsonValue] = {}
    move: tuple[Moved, ...] = ()


class Lesson(Piece):
    """A lesson. `chance` holds, by the key of a roll or shuffle, its results in order; `seed` decides the others."""

    lesson: Literal[1]
    seats: int
    learner: int = 0
    chapter: str | None = None
    options: Mapping[str, JsonValue] = {}
    seed: int = 1
    begin: Begin
    chance: Mapping[str, tuple[JsonValue, ...]] = {}
    steps: Annotated[tuple[Step, ...], Field(min_length=1, max_length=12)]


def fits(pattern: Pattern, written: str) -> bool:
    """True if the pattern describes this id."""
    return fnmatchcase(written, pattern)


def figure(state: Any, path: str) -> int | None:
    """Returns the number at a path of fields, keys and positions, or the length of the list there; None if there is
    nothing."""
    here = state
    for part in path.split("."):
        if isinstance(here, dict):
            here = here.get(part)
        elif isinstance(here, list | tuple):
            here = here[int(part)] if part.isdecimal() and int(part) < len(here) else None
        else:
            here = getattr(here, part, None)
    if isinstance(here, bool | int):
        return int(here)
    return len(here) if isinstance(here, list | tuple | dict | set | frozenset) else None
