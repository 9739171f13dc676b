"""What a set of rules brings to the table: one `Game` in each game's `about.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter, ValidationError, with_config

from engine.table.ask import Ask
from engine.table.checkpoint import Checkpoint, explain
from engine.table.errors import BadCheckpoint
from engine.table.extras import (
    NO_OWN_CONTENT,
    Advice,
    Groups,
    Importance,
    Impossible,
    Mistake,
    OwnContent,
    Run,
    as_told,
    no_advice,
    no_events,
    no_faults,
    no_glossary,
    no_hints,
    no_piles,
    no_places,
    no_remedies,
    no_round,
    no_standing,
    nothing_at_once,
    nothing_changed,
    nothing_impossible,
    nothing_needed,
    nothing_next,
    nothing_recommended,
    nothing_to_say,
    nothing_together,
)
from engine.table.orders import Order, Plan
from engine.table.plain import writer
from engine.table.table import Table
from engine.table.text import Text

Migration = Callable[[dict[str, Any]], dict[str, Any]]
Shuffled = Callable[[Sequence[Any]], list[Any]]
Said = TypeVar("Said")


@dataclass(frozen=True, slots=True)
class Result:
    """How a chapter ended. `scores` are by seat, each a breakdown from source to points; `carried` goes into the next
    chapter's `setup`."""

    winners: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
    reason: Text
    carried: dict[str, JsonValue]


@dataclass(frozen=True)
class Game:
    """One of the games: what it is, how it is set up and played, and what may be seen of it.

    - `competitive`: whether the seats play against each other, so that nobody may see or do another's things.
    - `chapters(options, carried)`: ids of the chapters that may be played next, the usual first; empty when all is
      played.
    - `setup(chapter, seats, options, carried)`: the state before the first piece moves; shuffles belong to `play`.
      Raises BadCheckpoint for options that do not go together at this table.
    - `play(table, state)`: the chapter from any checkpoint to its Result; a finished state gives its Result at once.
    - `view(state, seat)`: what that seat (None: the public) may see of it, unknown cards `hidden`, piles unordered.
    - `redeal(state, shuffled)`: a copy in which everything hidden is shuffled and dealt anew.
    - `choose(view, ask, seat)`: the autopilot's pick, by what the seat may see and nothing else.
    - `names(locale)`: what content ids are called.
    - `seat_names(state)`: what each seat is called at this table, such as a house or a hero.
    - `status(state, seat)`: the figures that the seat should see above a choice. All read them on the turn card:
      they tell nothing hidden.
    - `describe(view)`: the board in words, a line each.

    What follows may be left out:

    - `orders`: the standing orders that a seat may give, and `plans` the phases for which they may be given alone.
    - `impossible(view, ask, seat)`: what the seat might want to choose but cannot now, and why.
    - `account(told)`: what was told in a stretch of play, in fewer lines, for posts; the log keeps every line.
    - `importance`: how much the lines of an account matter, by the keys of their texts; what is not named is normal.
    - `places(view)`: the places that can be looked at more closely, and `changed(before, after)` those at which two
      views differ.
    - `opening(view)`: what a chapter begins with, in at most three lines: its goal, how it ends or is lost, and what to
      do first; `special(view)`: its special rules, with what they count now.
    - `standing(state, seat)`: who stands how far, in a line or two: for all to read (`seat` None), or with what that
      seat alone may count.
    - `hints(view, ask, seat)`: what may be taught at this question, the first thing first; each person reads each hint
      once.
    - `advice(options, chapter)`: what the lobby says of a chapter to come, such as that it is very hard.
    - `needs(options, chapter, seats)`: what the choices of the seats that are taken still lack for a chapter to come,
      such as a role that it demands; the lobby says so, and it cannot be started before.
    - `remedies(options)`: what helps a table that has lost a chapter together.
    - `glossary()`: what each card says, by its content id.
    - `check_content(text)`: the mistakes in a file of content that was written by hand.
    - `own`: such files that a host offers, and campaigns carry along.
    - `groups`: in which order the groups of an ask stand, by its key.
    - `runs(view, ask, seat)`: what a seat may do in one go, instead of an option or besides.
    - `next_up(view, ask, seat)`: what most people would do next, where something stands out: the id of an option or
      run, or a group. Never the end of the turn while something is to be gained.
    - `recommended(view, ask, seat)`: the options that a seat is advised to pick, as many as it must, each with the
      reason; for choices that need knowledge of the game. By what the seat may see and nothing else.
    - `together(view, ask, picks)`: what several picks come to together, such as how likely they are to suffice; it is
      said before dice are rolled, in place of what each of them says.
    - `round_of(state)`: the number of the round that is played, None before the first.
    - `events(state)`: the list in a state, or in a view of it, that holds what the open reaction windows are about, the
      innermost last; empty at every mark. `Table.window` keeps it.
    - `piles(view, seat)`: the cards of a seat by pile, the hand first; the words of the game call each `pile-<key>`.
    - `faults(state)`: the invariants that a state breaks, a sentence each that begins with the path of the field at
      fault, such as `houses.1.troops: there are 41 of 40`. None for any state in which somebody is asked or a mark is
      reached; it never raises, whatever a state of the right shape holds, and it takes bounded time.
    """

    key: str
    seat_counts: tuple[int, ...]
    competitive: bool
    rules_version: int
    content_hash: Callable[[], str]
    migrations: Sequence[Migration]
    state: type[Any]
    options: type[BaseModel]
    chapters: Callable[[Any, Mapping[str, JsonValue]], Sequence[str]]
    setup: Callable[[str, int, Any, Mapping[str, JsonValue]], Any]
    play: Callable[[Table, Any], Awaitable[Result]]
    view: Callable[[Any, int | None], Any]
    redeal: Callable[[Any, Shuffled], Any]
    choose: Callable[[Any, Ask, int], Sequence[str]]
    names: Callable[[str], Mapping[str, str | Text]]
    seat_names: Callable[[Any], Sequence[Text]]
    status: Callable[[Any, int], Text]
    describe: Callable[[Any], Sequence[Text]]
    orders: Sequence[Order] = ()
    plans: Sequence[Plan] = ()
    impossible: Callable[[Any, Ask, int], Sequence[Impossible]] = nothing_impossible
    account: Callable[[Sequence[Text]], Sequence[Text]] = as_told
    importance: Mapping[str, Importance] = field(default_factory=dict)
    places: Callable[[Any], Sequence[str]] = no_places
    changed: Callable[[Any, Any], frozenset[str]] = nothing_changed
    opening: Callable[[Any], Sequence[Text]] = nothing_to_say
    special: Callable[[Any], Sequence[Text]] = nothing_to_say
    standing: Callable[[Any, int | None], Sequence[Text]] = no_standing
    hints: Callable[[Any, Ask, int], Sequence[Text]] = no_hints
    glossary: Callable[[], Mapping[str, Text]] = no_glossary
    check_content: Callable[[str], Sequence[Mistake]] | None = None
    own: OwnContent = NO_OWN_CONTENT
    piles: Callable[[Any, int], Mapping[str, Sequence[str]]] = no_piles
    faults: Callable[[Any], Sequence[str]] = no_faults
    advice: Callable[[Any, str], Sequence[Advice]] = no_advice
    needs: Callable[[Any, str, Sequence[int]], Sequence[Text]] = nothing_needed
    remedies: Callable[[Any], Sequence[Text]] = no_remedies
    round_of: Callable[[Any], int | None] = no_round
    events: Callable[[Any], list[Any]] = no_events
    groups: Mapping[str, Groups] = field(default_factory=dict)
    runs: Callable[[Any, Ask, int], Sequence[Run]] = nothing_at_once
    next_up: Callable[[Any, Ask, int], str | None] = nothing_next
    recommended: Callable[[Any, Ask, int], Mapping[str, Text]] = nothing_recommended
    together: Callable[[Any, Ask, Sequence[str]], Text | None] = nothing_together

    def plans_during(self, view: Any) -> Sequence[Plan]:
        """The plans whose phases are prepared or played in this public view."""
        return [plan for plan in self.plans if plan.during(view)]

    def importance_of(self, text: Text) -> Importance:
        """How much a line of the account matters."""
        return self.importance.get(text.key, Importance.NORMAL)

    def names_at(self, options: Mapping[str, JsonValue], locale: str) -> Mapping[str, str | Text]:
        """What content ids are called at a table with these options: those of the game and of what it carries."""
        own = [self.own.names(text, locale) for text in self.own.texts(options).values()]
        return _with(self.names(locale), own)

    def glossary_at(self, options: Mapping[str, JsonValue]) -> Mapping[str, Text]:
        """The same of the glossary."""
        own = [self.own.glossary(text) for text in self.own.texts(options).values()]
        return _with(self.glossary(), own)

    @property
    def version(self) -> str:
        """The number of the rules and a hash of the content: what a checkpoint was made under."""
        return f"{self.rules_version}-{self.content_hash()}"

    @property
    def schema_version(self) -> int:
        """The number of migrations that a state of today has behind it."""
        return len(self.migrations)

    def read_options(self, plain: Mapping[str, JsonValue]) -> BaseModel:
        """The game's options from plain data; raises BadCheckpoint that names the option at fault."""
        try:
            return self.options.model_validate(dict(plain))
        except ValidationError as error:
            raise BadCheckpoint(explain(error, "options")) from error

    def read_state(self, checkpoint: Checkpoint) -> Any:
        """The live state of a checkpoint in today's shape; raises BadCheckpoint that names the field at fault."""
        if checkpoint.game != self.key:
            raise BadCheckpoint(f"game: this is a checkpoint of {checkpoint.game}, not of {self.key}")
        if checkpoint.seats not in self.seat_counts:
            raise BadCheckpoint(f"seats: {self.key} is for {self.seat_counts} seats, not {checkpoint.seats}")
        if not 0 <= checkpoint.schema_version <= self.schema_version:
            raise BadCheckpoint(f"schema_version: {checkpoint.schema_version} is newer than {self.schema_version}")
        plain: dict[str, Any] = dict(checkpoint.state)
        for migrate in self.migrations[checkpoint.schema_version :]:
            plain = migrate(plain)
        try:
            state = _adapter(self.state).validate_python(plain)
        except ValidationError as error:
            raise BadCheckpoint(explain(error, "state")) from error
        try:
            seats = len(self.seat_names(state))
        except Exception as error:  # whatever a state from outside makes a game raise
            raise BadCheckpoint(f"state: who sits there cannot be told: {type(error).__name__}") from error
        if seats != checkpoint.seats:
            raise BadCheckpoint(f"state: it is of {seats} seats, not of {checkpoint.seats}")
        return state

    def check_state(self, checkpoint: Checkpoint) -> Any:
        """The same for a checkpoint from outside; raises BadCheckpoint for impossible options and states, too."""
        self.read_options(checkpoint.options)
        state = self.read_state(checkpoint)
        for fault in self.faults(state):
            raise BadCheckpoint(f"state.{fault}")
        return state

    def write_state(self, state: Any) -> dict[str, JsonValue]:
        """The state as plain data, the `state` of a checkpoint."""
        plain: dict[str, JsonValue] = writer(self.state)(state)
        return plain


def _with(of_game: Mapping[str, Said], own: Sequence[Mapping[str, Said]]) -> Mapping[str, Said]:
    """What the game says, and all that is said besides; the game goes before it."""
    return {name: said for each in (*reversed(own), of_game) for name, said in each.items()} if own else of_game


_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(state: type[Any]) -> TypeAdapter[Any]:
    """Reads states of this type, and refuses unknown fields; made once, for that takes long."""
    if state not in _adapters:
        _adapters[state] = TypeAdapter(with_config(ConfigDict(extra="forbid"))(state))  # and so the types within
    return _adapters[state]
