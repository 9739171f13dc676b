"""The file of a mission: its board, its objectives with their discoveries, its creatures and its own rules
(docs/content.md, FZ-OP-08).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sized
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator, Field

from engine.games.fireteam_zero.model.notation import Count, Deed, Number
from engine.games.fireteam_zero.model.pieces import (
    ATTACK_TYPES,
    AttackType,
    CreatureClass,
    Family,
    Location,
    Role,
    SpecialistId,
)
from engine.kit.content import Piece, by_id
from engine.kit.named import Id, Locales, Named

Heroes = Literal[2, 3, 4]
HEROES_IN_ALL: tuple[Heroes, ...] = (2, 3, 4)
FOUND = "found"  # the location where a discovery was drawn
Deeds = tuple[Deed, ...]
Resistance = tuple[Count, Count, Count]


def number_of(heroes: Sized) -> Heroes:
    """Returns the number of heroes. Raises ValueError for a number that no mission supports (FZ-SETUP-34)."""
    return HEROES_IN_ALL[[*map(int, HEROES_IN_ALL)].index(len(heroes))]


def _spread(written: Any) -> Any:
    return dict.fromkeys(HEROES_IN_ALL, written) if isinstance(written, int) else written


ByHeroes = Annotated[Mapping[Heroes, Count], BeforeValidator(_spread)]
"""A value for each number of heroes; in the file a single number if all are equal."""


# ---------------------------------------------------------------- tasks


class AtOnce(Piece):
    """Nothing has to be done: the token is put at once (FZ-TASK-01)."""

    kind: Literal["at_once"]


class ActionTask(Piece):
    """A hero takes it as his action on the place and discards its cost (FZ-TASK-07)."""

    kind: Literal["action"]
    at: str
    discard: Count = 0


class CarryTask(Piece):
    """The item is carried to the place (FZ-TASK-02 to FZ-TASK-06)."""

    kind: Literal["carry"]
    to: str


class GuardTask(Piece):
    """A creature comes and is marked; done when it leaves the board (FZ-TASK-09, FZ-TASK-10)."""

    kind: Literal["guard"]
    creature: Literal["minion", "elite"]
    origin: Literal["pool", "reserve"] = Field(alias="from")


class HoldTask(Piece):
    """A hero and no creature is on the place at the end of a hero phase (FZ-TASK-08)."""

    kind: Literal["hold"]
    at: str


class EscortTask(Piece):
    """A specialist is on the place at the end of a hero phase, with a hero and no creature (FZ-TASK-08)."""

    kind: Literal["escort"]
    who: SpecialistId
    to: str


class Destructible(Piece):
    """A thing destroyed by one attack that deals this damage, less its resistance (FZ-TASK-11, FZ-ATTACK-17)."""

    kind: Literal["attack"]
    life: Number
    resist: Resistance

    @cached_property
    def resistances(self) -> Mapping[AttackType, int]:
        """Its resistance against each type of attack."""
        return dict(zip(ATTACK_TYPES, self.resist, strict=True))


class AttackTask(Destructible):
    """A thing is put on the place, to be destroyed by an attack (FZ-TASK-11, FZ-TASK-12)."""

    at: str


Task = AtOnce | ActionTask | CarryTask | GuardTask | HoldTask | EscortTask | AttackTask


def place_of(task: Task) -> str | None:
    """Returns the place that a task names, if it names one: `found`, or a place of the mission."""
    match task:
        case ActionTask(at=place) | HoldTask(at=place) | AttackTask(at=place):
            return place
        case CarryTask(to=place) | EscortTask(to=place):
            return place
    return None


class ByAction(Piece):
    """A board token is resolved by an action and leaves the board (FZ-TASK-13)."""

    kind: Literal["action"]
    discard: Count = 0


class ByAttack(Destructible):
    """A board token is a thing to be destroyed (FZ-TASK-13)."""


# ---------------------------------------------------------------- objectives


class KillWay(Piece):
    """A token for a hero's kill that fits: of this class, with dice, with at most this excess (FZ-ATTACK-39), by this
    type of attack."""

    way: Literal["kill"]
    creature: CreatureClass | Literal["any"] = "any"
    rolled: bool = False
    excess_max: Count | None = None
    type: AttackType | None = None


class TokenWay(Piece):
    """A board token of that name that is resolved puts a token."""

    way: Literal["token"]
    token: str


class HoldWay(Piece):
    """A token for a place with a hero and no creature at the end of a hero phase, once `after` tokens are there
    (FZ-OBJ-13)."""

    way: Literal["hold"]
    at: str
    after: Count = 0


class BossWay(Piece):
    """The boss is defeated (FZ-BOSS-10)."""

    way: Literal["boss"]


Way = Annotated[KillWay | TokenWay | HoldWay | BossWay, Field(discriminator="way")]


class Discovery(Named):
    """A discovery card: `now` happens when it is drawn, then its task is open (FZ-TASK-01)."""

    id: Id
    task: Annotated[Task, Field(discriminator="kind")]
    now: Deeds = ()


class Objective(Named):
    """An objective is complete with a number of intel tokens (FZ-OBJ-02). They come from its discoveries and in these
    ways, at most `per_round` a round (FZ-OBJ-12). `short` is its name for tight space."""

    id: Id
    short: Locales | None = None
    need: ByHeroes
    ways: tuple[Way, ...] = ()
    per_round: Number | None = None
    discoveries: tuple[Discovery, ...] = ()
    on_complete: Deeds = ()

    @property
    def tokens(self) -> frozenset[str]:
        """The names of the board tokens that it asks for."""
        return frozenset(way.token for way in self.ways if isinstance(way, TokenWay))


# ---------------------------------------------------------------- the rest of a mission


class Laid(NamedTuple):
    """A sector face on the board, rotated clockwise in degrees."""

    face: str
    turned: int


def _laid(written: Any) -> Any:
    if not isinstance(written, str):
        return written
    face, turned, degrees = written.partition("@")
    if turned and degrees not in ("90", "180", "270"):
        raise ValueError(f"`{written}` is turned by no quarters: write 90, 180 or 270 behind the @, or leave it out")
    return Laid(face, int(degrees or 0))


Sector = Annotated[Laid | None, BeforeValidator(_laid)]


class Place(Piece):
    """A location that the mission speaks of."""

    id: Id
    name: Locales
    at: Location


class Tokens(Piece):
    """Tokens on the board from the start, distinguished by the `letter` (FZ-INTEL-04).

    They say how they are resolved, the cost of ending a turn there (FZ-TASK-14), and if minions breed there
    (FZ-SPAWN-12).
    """

    id: Id
    name: Locales
    letter: Annotated[str, Field(pattern="^[A-Z]$")]
    at: Annotated[tuple[Location, ...], Field(min_length=1, max_length=12)]
    resolve: Annotated[ByAction | ByAttack, Field(discriminator="kind")]
    hazard: Count = 0
    breeds: bool = False


class Allowance(Piece):
    """The number of upgrade sets and focus cards for each hero (FZ-SETUP-11, FZ-SETUP-13)."""

    upgrade_sets: Annotated[int, Field(ge=0, le=4)] = 0
    focus: Annotated[int, Field(ge=0, le=6)] = 0


class Boss(Piece):
    """The boss enters when all other objectives are complete, at the latest in this round (FZ-BOSS-13, FZ-BOSS-14).
    Attacks cannot target it before the objective `immune_until` is complete (FZ-BOSS-17)."""

    creature: str
    at: Location
    round: Number | None = None
    immune_until: str | None = None


class Happening(Piece):
    """Effects of the mission, once, when the objective has this many tokens or is complete."""

    objective: str
    tokens: Number | None = None
    do: Annotated[Deeds, Field(min_length=1)]


class Clock(Piece):
    """The mission is lost at the end of this many rounds after the one in which the objective was completed
    (FZ-WIN-09)."""

    rounds: Number
    after: str


class Mission(Named):
    """A mission. `layout` are sector faces in rows from north to south, such as `4A@90` for a rotated one; `exit` is
    where all heroes must be in the end, if there is one; `start` is where they begin."""

    id: Id
    family: Family
    act: Literal[1, 2, 3]
    text: Locales
    layout: Annotated[tuple[Annotated[tuple[Sector, ...], Field(max_length=4)], ...], Field(min_length=1, max_length=4)]
    start: Location
    exit: Location | None = None
    places: tuple[Place, ...] = ()
    roles: tuple[Role, ...] = ()
    allowance: Allowance = Allowance()
    pool: Mapping[Literal["minion", "elite"], ByHeroes]
    reserve: Mapping[Literal["minion", "elite"], Number] = Field(default_factory=dict)
    boss: Boss | None = None
    objectives: Annotated[tuple[Objective, ...], Field(min_length=1)]
    events: Annotated[int, Field(ge=0, le=12)]
    threats: tuple[str, ...]
    tokens: tuple[Tokens, ...] = ()
    special: tuple[Happening, ...] = ()
    clock: Clock | None = None

    @property
    def sectors(self) -> Iterator[tuple[int, int, Laid]]:
        """Yields each sector with the row and column of its north-west location, both counted from 0."""
        for row, laid in enumerate(self.layout):
            for column, sector in enumerate(laid):
                if sector is not None:
                    yield 3 * row, 3 * column, sector

    @cached_property
    def discoveries(self) -> Mapping[str, tuple[Objective, Discovery]]:
        """The discovery cards by id, each with its objective (FZ-OBJ-04)."""
        return {each.id: (objective, each) for objective in self.objectives for each in objective.discoveries}

    def pool_of(self, heroes: Heroes) -> dict[CreatureClass, int]:
        """Returns the number of creatures of each class in the initial pool (FZ-SETUP-26)."""
        return {creature: numbers[heroes] for creature, numbers in self.pool.items()}

    @cached_property
    def _objectives(self) -> Mapping[str, Objective]:
        return by_id(self.objectives)

    @cached_property
    def _tokens(self) -> Mapping[str, Tokens]:
        return by_id(self.tokens)

    @cached_property
    def _places(self) -> Mapping[str, Place]:
        return by_id(self.places)

    def objective(self, name: str) -> Objective:
        """Returns the objective with this id. Raises KeyError if there is none."""
        return self._objectives[name]

    @cached_property
    def attacked(self) -> Mapping[str, ByAttack]:
        """The board tokens that are things to be destroyed, by name."""
        return {each.id: each.resolve for each in self.tokens if isinstance(each.resolve, ByAttack)}

    def tokens_called(self, name: str) -> Tokens:
        """Returns the board tokens with this id. Raises KeyError if there are none."""
        return self._tokens[name]

    def location_of(self, place: str) -> str:
        """Returns the location of a named place. Raises KeyError if there is none."""
        return self._places[place].at
