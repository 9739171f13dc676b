"""The interface that every game implements: a subclass of `Game` in each game's `game.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol
from typing import TypeVar as PlainTypeVar

from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter, ValidationError, with_config
from typing_extensions import TypeVar

from engine.table.ask import Ask
from engine.table.charts import Chart, Played
from engine.table.checkpoint import Checkpoint, explain
from engine.table.errors import BadCheckpoint
from engine.table.extras import Advice, Groups, Importance, Impossible, OwnContent, Run
from engine.table.orders import Order
from engine.table.remembering import Deed, Figure, Recap
from engine.table.table import Table
from engine.table.text import Text

Migration = Callable[[dict[str, JsonValue]], dict[str, JsonValue]]
State = TypeVar("State", default=Any)
Options = TypeVar("Options", bound=BaseModel, default=Any)
_WEIGHTS = {Importance.ROUTINE: 0.0, Importance.NORMAL: 1.0, Importance.DECISIVE: 3.0}
"""The weights of log lines that a game does not weigh, by importance."""
Said = PlainTypeVar("Said")
Item = PlainTypeVar("Item")


class Shuffled(Protocol):
    """Puts items in random order."""

    def __call__(self, items: Sequence[Item], /) -> list[Item]:
        """Returns the same items in random order."""
        ...


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a chapter.

    `scores` has a breakdown from source to points for each seat. `carried` goes into the `setup` of the next chapter.
    """

    winners: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
    reason: Text
    carried: dict[str, JsonValue]


class Game(ABC, Generic[State, Options]):
    """One of the games: its rules, what each seat may see, and how its state reads in words.

    A subclass implements the abstract methods. All others have a default that suits a game without the feature.
    Features that few games have are protocols in `engine.table.features`.
    """

    key: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    competitive: ClassVar[bool]
    """True if the seats are rivals, so that no seat may see or do what belongs to another."""
    rules_version: ClassVar[int]
    migrations: ClassVar[Sequence[Migration]] = ()
    """Functions that change a state of an earlier shape to the next one, oldest first."""
    state: type[State]
    options: type[Options]
    orders: ClassVar[Sequence[Order]] = ()
    """The standing orders that a seat may give."""
    importance: ClassVar[Mapping[str, Importance]] = {}
    """How much a log line matters, by the key of its text. Other lines are of normal importance."""
    own: ClassVar[OwnContent] = OwnContent()
    """Scenarios and other files that a host or a campaign adds."""
    weights: ClassVar[Mapping[str, float]] = {}
    """How far a log line moved the game, by the key of its text, in hundredths of a game. See `weight`."""
    deeds: ClassVar[Sequence[Deed]] = ()
    """The titles that seats may earn in a chapter. The messages `title-<key>` and `title-<key>-did` name them."""
    within_post: ClassVar[frozenset[str]] = frozenset()
    """Kinds of marks, and phases, that do not complete a post: later turns are added to it. Default: each completes
    one."""
    groups: ClassVar[Mapping[str, Groups]] = {}
    """The order of the groups of options, by the key of the question."""

    # Rules

    @abstractmethod
    def content_hash(self) -> str:
        """Returns a hash of the content files. It changes whenever a card or a map changes."""

    @abstractmethod
    def chapters(self, options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        """Ids of the chapters that may be played next, the usual one first; empty when the campaign is finished."""

    @abstractmethod
    def setup(self, chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
        """Returns the state before the first move. Shuffling is left to `play`.

        Raises: BadCheckpoint: if the options do not fit together.
        """

    @abstractmethod
    def play(self, table: Table, state: State) -> Awaitable[Result]:
        """Plays the chapter from any checkpoint to its result. A finished state gives its result at once."""

    def faults(self, state: State) -> Sequence[str]:
        """Returns the invariants that a state breaks: a sentence each, which begins with the path of the field.

        Example: `houses.1.troops: there are 41 of 40`. Empty for every state at a question or a mark. It never raises
        for a state of the right shape, and takes bounded time.
        """
        return ()

    def round_of(self, state: State) -> int | None:
        """Returns the number of the current round; None before the first round and in games without rounds."""
        return None

    def events(self, state: State) -> list[object]:
        """Returns the list in the state that holds the events of open reaction windows, the innermost last.

        `Table.window` adds and removes them. The list is empty at every mark.
        """
        return []

    # Hidden information

    @abstractmethod
    def view(self, state: State, seat: int | None) -> State:
        """Returns what a seat may see of a state, or the public (None): unknown cards hidden, piles unordered."""

    @abstractmethod
    def redeal(self, state: State, shuffled: Shuffled) -> State:
        """Returns a copy in which everything hidden is shuffled and dealt again."""

    # Choices

    @abstractmethod
    def choose(self, view: State, ask: Ask, seat: int) -> Sequence[str]:
        """Returns the option ids that autopilot picks, from what the seat may see."""

    def runs(self, view: State, ask: Ask, seat: int) -> Sequence[Run]:
        """Several answers that the seat may give in one go."""
        return ()

    def next_up(self, view: State, ask: Ask, seat: int) -> str | None:
        """Returns what most people would do next: the id of an option or run, or a group; None if nothing stands out.

        Never the end of the turn while there is something to gain.
        """
        return None

    def impossible(self, view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
        """Returns what the seat might want to choose but cannot now, and why."""
        return ()

    def hints(self, view: State, ask: Ask, seat: int) -> Sequence[Text]:
        """Returns lessons that fit this question, the most important first. Each person reads each hint once."""
        return ()

    # Words

    @abstractmethod
    def names(self, locale: str) -> Mapping[str, str | Text]:
        """Returns the names of content ids in a language."""

    @abstractmethod
    def seat_names(self, state: State) -> Sequence[Text]:
        """Returns the name of each seat, such as a house or a hero."""

    @abstractmethod
    def status(self, state: State, seat: int) -> Text:
        """Returns the figures that a seat needs above its choices. They are public: the turn message shows them."""

    @abstractmethod
    def describe(self, view: State) -> Sequence[Text]:
        """Returns the board in words, one line at a time."""

    def account(self, told: Sequence[Text]) -> Sequence[Text]:
        """The log lines of a stretch of play in fewer lines, for posts. The event log keeps every line."""
        return told

    def opening(self, view: State) -> Sequence[Text]:
        """How a chapter begins, in at most three lines: its goal, how it ends or is lost, and what to do first."""
        return ()

    def special(self, view: State) -> Sequence[Text]:
        """Returns the special rules of the chapter, with what they count now."""
        return ()

    def standing(self, state: State, seat: int | None) -> Sequence[Text]:
        """How the seats compare, in a line or two: the public view if `seat` is None, or what that seat may count."""
        return ()

    def brief_standing(self, view: State) -> Text | None:
        """Returns the state of the chapter in at most 60 characters, from a public view; None before it has begun."""
        return None

    def glossary(self) -> Mapping[str, Text]:
        """Returns the effect of each card in words, by its content id."""
        return {}

    # Looking closer

    def places(self, view: State) -> Sequence[str]:
        """The places that have a close-up picture."""
        return ()

    def changed(self, before: State, after: State) -> frozenset[str]:
        """The places at which two views differ."""
        return frozenset()

    def piles(self, view: State, seat: int) -> Mapping[str, Sequence[str]]:
        """Returns the cards of a seat by pile, the hand first. The message `pile-<key>` names each pile."""
        return {}

    def in_sight(self, view: State, seat: int | None) -> Sequence[str]:
        """Returns the cards, enemies and missions of a view that a reader may want to read in full, the most useful
        first; `seat` is the reader's, None for others. Those without an entry in the glossary are left out."""
        return ()

    # Remembering

    def figure(self, view: State, seat: int) -> Figure | None:
        """Returns the number that shows how a seat is doing, from a public view."""
        return None

    def danger(self, view: State) -> int:
        """Returns how close the group is to losing together, from 0 to 100, from a public view; 0 among rivals."""
        return 0

    def tension(self, view: State) -> Sequence[Text]:
        """Returns what may hurt the group next, the most urgent first, from a public view; nothing among rivals."""
        return ()

    def remaining(self, view: State) -> Text | None:
        """Returns what is left in the deck that drives the phases, from a public view; None without such a deck."""
        return None

    def recap(self, before: State, after: State, told: Sequence[Text]) -> Recap:
        """Returns what moved the game between two public views. `told` are the public log lines between them."""
        return Recap()

    def tally(self, told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Mapping[int, int]]:
        """Counts each deed of a chapter by seat.

        `told` are its public log lines; `views` the public views at the start of each round, and at the end.
        """
        return {}

    def charts(self, played: Played) -> Sequence[Chart]:
        """Returns the charts of a chapter, the most telling one first."""
        return ()

    def kept(self, before: Mapping[str, JsonValue], after: Mapping[str, JsonValue]) -> Sequence[Text]:
        """Returns what a chapter added to that which goes on to the next one: cards, Skills, points. `before` and
        `after` are what the chapter before it and this one carry on."""
        return ()

    # The lobby

    def advice(self, options: Options, chapter: str) -> Sequence[Advice]:
        """Returns what the lobby says about the next chapter, such as that it is very hard."""
        return ()

    def remedies(self, options: Options) -> Sequence[Text]:
        """Returns advice for a group that has lost a chapter together."""
        return ()

    # Derived from the above

    def importance_of(self, text: Text) -> Importance:
        """Returns how much a log line matters."""
        return self.importance.get(text.key, Importance.NORMAL)

    def weight(self, text: Text) -> float:
        """Returns how far a log line moved the game, in hundredths of a game; small for lines without a weight."""
        return self.weights.get(text.key, _WEIGHTS[self.importance_of(text)])

    def names_at(self, options: Mapping[str, JsonValue], locale: str) -> Mapping[str, str | Text]:
        """Returns the names of content ids in a campaign with these options, including those of content it carries."""
        own = [self.own.names(text, locale) for text in self.own.texts(options).values()]
        return _with(self.names(locale), own)

    def glossary_at(self, options: Mapping[str, JsonValue]) -> Mapping[str, Text]:
        """Returns the glossary of a campaign with these options, including that of content it carries."""
        own = [self.own.glossary(text) for text in self.own.texts(options).values()]
        return _with(self.glossary(), own)

    @property
    def version(self) -> str:
        """The version of the rules and a hash of the content. Checkpoints store it."""
        return f"{self.rules_version}-{self.content_hash()}"

    @property
    def schema_version(self) -> int:
        """The number of migrations that lead to the current shape of the state."""
        return len(self.migrations)

    def read_options(self, plain: Mapping[str, JsonValue]) -> Options:
        """Reads options from plain data.

        Raises:
            BadCheckpoint: names the option that is wrong.
        """
        try:
            return self.options.model_validate(dict(plain))
        except ValidationError as error:
            raise BadCheckpoint(explain(error, "options")) from error

    def read_state(self, checkpoint: Checkpoint) -> State:
        """Reads the state of a checkpoint and migrates it to the current shape.

        Raises:
            BadCheckpoint: names the field that is wrong.
        """
        if checkpoint.game != self.key:
            raise BadCheckpoint(f"game: this is a checkpoint of {checkpoint.game}, not of {self.key}")
        if checkpoint.seats not in self.seat_counts:
            raise BadCheckpoint(f"seats: {self.key} is for {self.seat_counts} seats, not {checkpoint.seats}")
        if not 0 <= checkpoint.schema_version <= self.schema_version:
            raise BadCheckpoint(f"schema_version: {checkpoint.schema_version} is newer than {self.schema_version}")
        plain: dict[str, JsonValue] = dict(checkpoint.state)
        for migrate in self.migrations[checkpoint.schema_version :]:
            plain = migrate(plain)
        try:
            state: State = _adapter(self.state).validate_python(plain)
        except ValidationError as error:
            raise BadCheckpoint(explain(error, "state")) from error
        try:
            seats = len(self.seat_names(state))
        except Exception as error:  # a state from outside may make a game raise anything
            raise BadCheckpoint(f"state: its seats cannot be named: {type(error).__name__}") from error
        if seats != checkpoint.seats:
            raise BadCheckpoint(f"state: it has {seats} seats, not {checkpoint.seats}")
        return state

    def check_state(self, checkpoint: Checkpoint) -> State:
        """Reads the state of a checkpoint from outside, and checks its options and invariants too.

        Raises:
            BadCheckpoint: names the option or field that is wrong.
        """
        self.read_options(checkpoint.options)
        state = self.read_state(checkpoint)
        for fault in self.faults(state):
            raise BadCheckpoint(f"state.{fault}")
        return state

    def write_state(self, state: State) -> dict[str, JsonValue]:
        """Returns the state as plain data, for a checkpoint."""
        plain: dict[str, JsonValue] = _adapter(self.state).dump_python(state, mode="json")
        return plain


def _with(of_game: Mapping[str, Said], own: Sequence[Mapping[str, Said]]) -> Mapping[str, Said]:
    """Merges the game's texts with added ones; where both have a key, the game's is used."""
    return {name: said for each in (*reversed(own), of_game) for name, said in each.items()} if own else of_game


_adapters: dict[type, TypeAdapter[Any]] = {}


def _adapter(state: type[State]) -> TypeAdapter[State]:
    """Reads and writes states of this type, and refuses unknown fields. Cached, because making one is slow."""
    if state not in _adapters:
        _adapters[state] = TypeAdapter(with_config(ConfigDict(extra="forbid"))(state))  # and the types inside it
    return _adapters[state]
