"""The input of a picture: a job, which is plain data, and the scene that layers draw from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from pydantic import JsonValue

from engine.table import Chart, Game, Point, Result, Text
from engine.words import Spoken, Words
from renders.canvas.encoding import MovingFormat
from renders.canvas.lettering import readable
from renders.canvas.looks import Look
from renders.canvas.palette import SEATS
from renders.topic import Topic

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Since:
    """The stretch of play that a recap shows.

    - `before`: the public view at its start; `told`: its public log lines; `rounds`: the number of rounds begun since.
    - `ask`: the question that is open to the reader.
    """

    before: Any
    told: tuple[Text, ...]
    rounds: int = 0
    ask: Text | None = None


@dataclass(frozen=True, slots=True)
class Motion:
    """The steps of a stretch of play, for a moving picture: public views, each with the public log lines since the one
    before it."""

    frames: tuple[tuple[Any, tuple[Text, ...]], ...]
    format: MovingFormat = "webp"


@dataclass(frozen=True, slots=True)
class ChapterPage:
    """Adds to the end of a chapter what the journal shows: which of how many it is, the rounds that turned it with what
    happened in them, and what was kept, in words."""

    number: int
    count: int
    turned: tuple[tuple[int, Text], ...]
    kept: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """A chapter that has ended, as its end card shows it.

    - `name`: the campaign's name; `chapter`: the id of the chapter.
    - `titles`: key, seat and count of each title. `substitutes`: by seat the names of others who also played it.
    - `lines`: VP by seat and round; in cooperative games the `danger`.
    - `film`: public views that show its course, each with its round: 0 for the start, -1 for the end.
    - `page`: what its page of the journal adds.
    """

    name: str
    chapter: str
    rounds: int
    titles: tuple[tuple[str, int, int], ...]
    substitutes: tuple[str, ...]
    lines: tuple[tuple[int, ...], ...]
    danger: tuple[Point, ...]
    film: tuple[tuple[Any, int], ...]
    closing: Text
    page: ChapterPage | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A chapter in a campaign's journal.

    - `chapter`: its id; `view`: its last public view; `winner`: the seat that won a match, with its `total` of VP.
    - `danger`: how close defeat was at worst; None among rivals. `title`: key, seat and count of the best deed.
    - `players`, `kept`: who played, and what was kept, in words.
    """

    number: int
    chapter: str
    won: bool
    rounds: int
    view: Any
    winner: int | None = None
    total: int = 0
    danger: int | None = None
    title: tuple[str, int, int] | None = None
    players: str = ""
    kept: str = ""


@dataclass(frozen=True, slots=True)
class Journal:
    """A page of a campaign's journal: its name, how many chapters have ended, how many of them the players won together
    (None among rivals), and some chapters."""

    name: str
    count: int
    won: int | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game in a server's figures: its key and name, how often it was played and with what success, in words, and the
    share of it as a bar. `is_shared`: all players win or lose together."""

    game: str
    name: str
    said: str
    share: float
    won: str
    is_shared: bool


@dataclass(frozen=True, slots=True)
class Record:
    """A record of a server: what, who did it, both in words, their seat then, and the figure."""

    title: str
    did: str
    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class ServerPage:
    """The figures of a server: its name, its campaigns in words, and games and records."""

    name: str
    campaigns: str
    games: tuple[GamePlayed, ...]
    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Job:
    """The input of one picture, as plain data that can be sent to another process.

    - `view`: the part of the state that the reader may see; `seat`: the owner of a private picture (None: public).
    - `players`: the players' names by seat; empty for a seat that is shown by its own name.
    - `badges`: ids of the selectable places and cards, which are marked with their fixed names.
    - `place`: the place that a close-up shows.
    - `groups`: by place, the groups of its options, for pictures that show the possible actions.
    - `changed`: places with a ring; `moves`: pairs of places joined by an arrow.
    - `news`: the part of the events to show, counted from 0, if they do not fit in one picture.
    - `topic`: what a panel asks, for the picture that illustrates it.
    - `result`: the chapter's result; `past`: True if this is not the current state.
    - `since`: the stretch of play that a recap shows, `motion` its steps; `ending`: the chapter that an end card shows;
      `chart`: a chart of a chapter; `journal`: a page of a campaign's journal; `server`: what a server has played.
    - `look`: high contrast (light on black without shades) or larger labels, for easier reading.
    - `packages`, `names` and `seat_names`: the arguments of `Words` for `locale`.
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
    topic: Topic | None = None
    result: Result | None = None
    past: bool = False
    since: Since | None = None
    motion: Motion | None = None
    ending: Ending | None = None
    chart: Chart | None = None
    journal: Journal | None = None
    server: ServerPage | None = None
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
        """Builds a job with a game's messages for a campaign with these options. `more` are the other fields."""
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
    """A job and its messages, as layers use them."""

    job: Job

    @property
    def view(self) -> Any:
        """The part of the state that the reader may see."""
        return self.job.view

    @property
    def large(self) -> bool:
        """True for `LARGE` labels, where names are replaced by numbers."""
        return self.job.look == "large"

    @cached_property
    def words(self) -> Words:
        """The messages in the job's language."""
        return Words(self.job.locale, self.job.packages, self.job.names, self.job.seat_names)

    def once(self, make: Callable[[Scene], Made]) -> Made:
        """Returns what `make` returns for this scene, computed once. Layers share layouts this way."""
        if make not in self._made:
            self._made[make] = make(self)
        made: Made = self._made[make]
        return made

    @cached_property
    def _made(self) -> dict[Callable[[Scene], Any], Any]:
        return {}

    def say(self, key: str, /, **args: Any) -> str:
        """Returns the message with this key."""
        return self.words.message(key, **args)

    def player(self, seat: int) -> str:
        """Returns a player's name in drawable letters; for a seat without a name, the seat's."""
        name = self.job.players[seat] if seat < len(self.job.players) else ""
        return readable(name or self.words.say(self.job.seat_names[seat]), SEATS[seat].letter)

    def is_named(self, seat: int) -> bool:
        """True if a player with a name has this seat."""
        return seat < len(self.job.players) and bool(self.job.players[seat])

    def spoken(self, seat: int) -> Spoken:
        """Returns a player's name as an argument of a message."""
        return Spoken(self.player(seat))
