"""What a picture is drawn from: a job, which is plain data, and the scene that layers see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from pydantic import JsonValue

from engine.table import Game, Result, Text
from engine.words import Spoken, Words
from renders.canvas.lettering import readable
from renders.canvas.looks import Look
from renders.canvas.palette import SEATS

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Job:
    """All that is needed to draw one picture, as plain data that can be sent to another process.

    - `view`: what the reader may see of the state; `seat`: whose private picture it is (None: everybody's).
    - `players`: who sits where, by seat; an empty name is said by what the seat is called.
    - `badges`: ids of the places and cards that may be chosen, which are marked with their fixed names.
    - `place`: what a close-up shows large.
    - `groups`: by place, the groups of the options that point to it, where the picture says what may be done there.
    - `changed`: places that are ringed; `moves`: pairs of places joined by an arrow.
    - `news`: which part of what happened is shown, counted from 0, where a picture has no room for all of it.
    - `result`: how the chapter ended; `past`: not how the table looks now.
    - `look`: for whom the usual picture is hard to see: light on black without shades, or larger labels.
    - `packages`, `names` and `seat_names` are what `Words` needs to speak `locale`.
    """

    game: str
    picture: str
    view: Any
    seat: int | None = None
    players: tuple[str, ...] = ()
    badges: frozenset[str] = frozenset()
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    place: str | None = None
    changed: frozenset[str] = frozenset()
    moves: tuple[tuple[str, str], ...] = ()
    news: int = 0
    result: Result | None = None
    past: bool = False
    look: Look = "usual"
    locale: str = "en"
    packages: tuple[str, ...] = ()
    names: Mapping[str, str | Text] = field(default_factory=dict)
    seat_names: tuple[Text, ...] = ()

    @classmethod
    def of(
        cls,
        game: Game,
        picture: str,
        view: Any,
        *,
        locale: str = "en",
        options: Mapping[str, JsonValue] | None = None,
        **more: Any,
    ) -> Job:
        """A job with the words of a game at a table with these options; `more` are the other fields."""
        return cls(
            game.key,
            picture,
            view,
            locale=locale,
            packages=(f"data.{game.key}.texts",),
            names=game.names_at(options or {}, locale),
            seat_names=tuple(game.seat_names(view)),
            **more,
        )


@dataclass(frozen=True)
class Scene:
    """What a layer draws from: the job, and its words."""

    job: Job

    @property
    def view(self) -> Any:
        """What the reader may see of the state."""
        return self.job.view

    @property
    def large(self) -> bool:
        """Whether labels are `LARGE`, and names give way to numbers."""
        return self.job.look == "large"

    @cached_property
    def words(self) -> Words:
        """The job's language."""
        return Words(self.job.locale, self.job.packages, self.job.names, self.job.seat_names)

    def once(self, make: Callable[[Scene], Made]) -> Made:
        """What a function makes of this scene, made once: layers share where everything lies."""
        if make not in self._made:
            self._made[make] = make(self)
        made: Made = self._made[make]
        return made

    @cached_property
    def _made(self) -> dict[Callable[[Scene], Any], Any]:
        return {}

    def say(self, key: str, /, **args: Any) -> str:
        """The message with this key in words."""
        return self.words.message(key, **args)

    def player(self, seat: int) -> str:
        """Who sits there, in letters that can be drawn; where nobody is named, what the seat is called."""
        name = self.job.players[seat] if seat < len(self.job.players) else ""
        return readable(name or self.words.say(self.job.seat_names[seat]), SEATS[seat].letter)

    def is_named(self, seat: int) -> bool:
        """Whether somebody with a name sits there."""
        return seat < len(self.job.players) and bool(self.job.players[seat])

    def spoken(self, seat: int) -> Spoken:
        """Who sits there, as an argument of a message."""
        return Spoken(self.player(seat))
