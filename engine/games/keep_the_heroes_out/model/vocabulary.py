"""The language of rules in scenario files (docs/content.md, KH-SCEN).

`scenarios.steps` implements the steps; rules that it cannot express are named functions of `scenarios.python`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import BeforeValidator, Field, model_validator

from engine.games.keep_the_heroes_out.model.pieces import Hero, HeroClass, Resource, RoomId, RoomType
from engine.games.keep_the_heroes_out.model.selectors import ALL, Countable, Selector
from engine.kit.content import Piece
from engine.kit.named import Id, Locales

Number = Annotated[int, Field(ge=1, le=20)]
MOST_COUNTED = 9_999
Counted = Annotated[int, Field(ge=0, le=MOST_COUNTED)]
Change = Annotated[int, Field(ge=-MOST_COUNTED, le=MOST_COUNTED)]
Token = Literal["coin", "book", "frog", "bone", "resource", "trap"]
Which = Literal["all", "table", "random"]
Who = Literal["each", "active"]
Trigger = Literal[
    "setup",
    "turn_start",
    "invasion_start",
    "invasion_end",
    "wave_2",
    "plundered",
    "hero_defeated",
    "portal_completed",
    "built",
]
Python = Literal["turn_room", "turn_neighbour"]


# ---------------------------------------------------------------- conditions


class Condition(Piece):
    """A condition, all parts of which must hold (KH-SCEN-08): `count` of something in rooms, or a `counter`, between
    `min` and `max`; the wave; the hero or room of the event; one of `any`."""

    count: Countable | None = None
    rooms: Selector = Field(default=ALL, alias="in")
    counter: str | None = None
    min: Counted = 0
    max: Counted | None = None
    wave: Literal[1, 2] | None = None
    hero: Hero | None = None
    room: Selector | None = Field(default=None, alias="is")
    any: tuple[Condition, ...] = ()

    @model_validator(mode="after")
    def _asks_something(self) -> Condition:
        asked = self.model_fields_set
        if not asked & {"count", "counter", "wave", "hero", "room", "any"}:
            raise ValueError("this condition asks nothing: write count, counter, wave, hero, is or any")
        if {"count", "counter"} <= asked:
            raise ValueError("`min` and `max` would be for the count or for the counter: write two conditions")
        if not asked & {"count", "counter"} and asked & {"min", "max"}:
            raise ValueError("`min` and `max` belong to a count or a counter: write what is counted")
        if "rooms" in asked and self.count is None:
            raise ValueError("`in` says where something is counted: write `count`, or `is` for the room of the event")
        if self.max is not None and self.max < self.min:
            raise ValueError(f"nothing is at least {self.min} and at most {self.max}: exchange the two")
        return self


# ---------------------------------------------------------------- steps


class Step(Piece):
    """One step of a list. `do` names it in the content, where a short form is used: `{place: {token: frog, n: 2, in:
    sewers}}` means `do: place, token: frog, n: 2, in: sewers`."""

    do: str


Decided = TypeVar("Decided", bound=Step)


def _either(step: Decided, one: str, other: str) -> Decided:
    """Returns the step if it has exactly one of these two fields."""
    if (getattr(step, one) is None) == (getattr(step, other) is None):
        raise ValueError(f"a `{step.do}` step does one of two things: write either `{one}` or `{other}`")
    return step


class InRooms(Step):
    """A step about rooms: all that are selected, one that the players choose, or a random one (KH-SCEN-06)."""

    rooms: Selector = Field(alias="in")
    which: Which = "all"


class PlaceTokens(InRooms):
    """Put tokens from the supply into each room (KH-SCEN-14)."""

    do: Literal["place"]
    token: Literal["coin", "book", "frog", "bone", "trap"]
    n: Number = 1


class DiscardTokens(InRooms):
    """Discard tokens of each room to the supply (KH-SCEN-15)."""

    do: Literal["discard"]
    token: Token
    n: Number | Literal["all"] = 1


class Hurt(InRooms):
    """Damage a monster of each room (KH-SCEN-16)."""

    do: Literal["hurt"]
    n: Number = 1


class Strike(InRooms):
    """Damage a hero of each room (KH-SCEN-17)."""

    do: Literal["strike"]
    n: Number = 1
    hero: Hero | None = None


class StrikeAll(Step):
    """Damage every hero of the rooms (KH-SCEN-17)."""

    do: Literal["strike_all"]
    rooms: Selector = Field(alias="in")
    n: Number = 1
    hero: Hero | None = None


class Summon(InRooms):
    """Summon heroes into each room, one after the other (KH-SCEN-18 to KH-SCEN-21)."""

    do: Literal["summon"]
    hero: Hero | Literal["random"]
    n: Number = 1
    state: Literal["active", "exhausted"] = "active"


class Reactivate(InRooms):
    """Reactivate exhausted heroes of the rooms (KH-SCEN-22)."""

    do: Literal["reactivate"]
    hero: Hero | None = None


class Walk(Step):
    """Move each hero of the rooms once by itself (KH-SCEN-23)."""

    do: Literal["walk"]
    rooms: Selector = Field(alias="in")
    hero: Hero | None = None


class Cards(Step):
    """Discard and draw players' cards (KH-SCEN-24)."""

    do: Literal["cards"]
    who: Who
    discard: Annotated[int, Field(ge=0, le=20)] = 0
    draw: Annotated[int, Field(ge=0, le=20)] = 0

    @model_validator(mode="after")
    def _does_something(self) -> Cards:
        if not self.discard and not self.draw:
            raise ValueError("no card moves: write `draw` or `discard` with a number")
        return self


class CallMonsters(Step):
    """Call monsters from the lairs into the rooms, if their players like (KH-SCEN-25)."""

    do: Literal["ambush"]
    who: Who = "active"
    n: Number = 1
    rooms: Selector = Field(alias="in")


class MoveTreasure(InRooms):
    """Put a treasure of a value from the supply into each room without one, or remove the lowest (KH-SCEN-26)."""

    do: Literal["treasure"]
    place: Annotated[int, Field(ge=1, le=3)] | None = None
    remove: Literal["lowest"] | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> MoveTreasure:
        return _either(self, "place", "remove")


class TurnPortals(InRooms):
    """Complete, put or turn back portals in up to a number of rooms (KH-SCEN-27)."""

    do: Literal["portal"]
    open: Number | None = None
    close: Number | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> TurnPortals:
        return _either(self, "open", "close")


class ChangeCounter(Step):
    """Increase, decrease or set a counter (KH-SCEN-28)."""

    do: Literal["counter"]
    name: str
    add: Change | None = None
    set: Change | None = None
    min: Change = 0
    max: Change | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> ChangeCounter:
        return _either(self, "add", "set")


class MoreCards(Step):
    """Add guild cards to this invasion (KH-SCEN-29)."""

    do: Literal["guild"]
    n: Number


class Prisoners(Step):
    """Repeat the effect Prisoner (KH-SCEN-29, KH-TREASURE-05)."""

    do: Literal["prisoner"]
    n: Number


class HeroCards(Piece):
    """A number of hero cards of a class and room type."""

    hero_class: HeroClass = Field(alias="class")
    type: RoomType
    n: Number = 1

    @property
    def card(self) -> str:
        """The id of that card."""
        return f"{self.hero_class}_{self.type}"


class AddCards(Step):
    """Shuffle hero cards into the guild deck (KH-SCEN-29)."""

    do: Literal["add_cards"]
    cards: Annotated[tuple[HeroCards, ...], Field(min_length=1)]


class Modifiers(Piece):
    """The rule changes of this scenario (KH-SCEN-33 to KH-SCEN-35); anything not named is unchanged."""

    hero_vitality: dict[HeroClass, Annotated[int, Field(ge=1, le=9)]] = Field(default_factory=dict)
    heroes_use_portals: bool = False
    gamble: bool = True
    archer_reach: Literal[1, 2] = 1


class SetModifiers(Step):
    """Apply the modifiers from then on (KH-SCEN-29)."""

    do: Literal["set"]
    modifiers: Modifiers


class If(Step):
    """Run one list of steps or another."""

    do: Literal["if"]
    condition: Condition
    then: tuple[AnyStep, ...] = ()
    otherwise: tuple[AnyStep, ...] = Field(default=(), alias="else")

    @model_validator(mode="after")
    def _does_something(self) -> If:
        if not self.then and not self.otherwise:
            raise ValueError("nothing follows from this condition: write steps under `then`, `else` or both")
        return self


class Lose(Step):
    """End the game: the players lose (KH-SCEN-29)."""

    do: Literal["lose"]


class Win(Step):
    """End the game: the players win (KH-SCEN-29)."""

    do: Literal["win"]


class Special(Step):
    """A named function for rules that this language cannot express (KH-SCEN-36)."""

    do: Literal["python"]
    function: Python


OneStep = (
    PlaceTokens
    | DiscardTokens
    | Hurt
    | Strike
    | StrikeAll
    | Summon
    | Reactivate
    | Walk
    | Cards
    | CallMonsters
    | MoveTreasure
    | TurnPortals
    | ChangeCounter
    | MoreCards
    | Prisoners
    | AddCards
    | SetModifiers
    | If
    | Lose
    | Win
    | Special
)
STEPS: tuple[type[Step], ...] = get_args(OneStep)
NAMES = tuple(get_args(each.model_fields["do"].annotation)[0] for each in STEPS)
"""The names of the steps in the content."""
_ALONE = {"guild": "n", "prisoner": "n", "add_cards": "cards", "set": "modifiers", "python": "function"}
"""The field of a step whose value may follow the name directly."""


def spelt_out(written: Any) -> Any:
    """Converts the short form of a step to one with its `do`."""
    if isinstance(written, str):
        return {"do": written} if written in ("lose", "win") else _no_step([written])
    if not isinstance(written, dict) or "do" in written:
        return written
    if "if" in written:
        return {"do": "if", "condition": written["if"], **{key: written[key] for key in written if key != "if"}}
    if len(written) != 1 or next(iter(written)) not in NAMES:
        return _no_step(list(written))
    ((name, value),) = written.items()
    if name in _ALONE:
        return {"do": name, _ALONE[name]: value}
    return {"do": name, **value} if isinstance(value, dict) else {"do": name, "in": value}


def _no_step(named: Sequence[Any]) -> Any:
    known = [name for name in named if name in NAMES]
    if len(known) > 1:
        raise ValueError(f"a step does one thing, this one {' and '.join(known)}: write them one after the other")
    near = [match for name in named for match in get_close_matches(str(name), NAMES, 1)]
    meant = f"write `{near[0]}`, or another of" if near else "write one of"
    raise ValueError(f"there is no step `{', '.join(map(str, named))}`: {meant} {', '.join(NAMES)}")


AnyStep = Annotated[OneStep, Field(discriminator="do"), BeforeValidator(spelt_out)]
Steps = tuple[AnyStep, ...]


def within(steps: Sequence[Step]) -> Iterator[Step]:
    """Yields steps, including those of their conditions."""
    for step in steps:
        yield step
        if isinstance(step, If):
            yield from within((*step.then, *step.otherwise))


# ---------------------------------------------------------------- rules and activations


class Rule(Piece):
    """Steps for a trigger, if a condition holds (KH-SCEN-10 to KH-SCEN-13)."""

    when: Trigger
    condition: Condition | None = Field(default=None, alias="if")
    do: Annotated[Steps, Field(min_length=1)]


class Counter(Piece):
    """A counter of the scenario; `built` counts the built rooms (KH-SCEN-28)."""

    id: Id
    name: Locales
    start: Counted = 0


class Activation(Piece):
    """The effect of one Activate with a monster in the room (KH-SCEN-30, KH-SCEN-31)."""

    id: Id
    name: Locales
    room: RoomId | Literal["any"]
    per_turn: Number | None = None
    cost: Mapping[Resource | Literal["trap"], Number] = Field(default_factory=dict)
    condition: Condition | None = Field(default=None, alias="if")
    do: Annotated[Steps, Field(min_length=1)]
