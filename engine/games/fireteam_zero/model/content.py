"""The heroes, cards, creatures, sectors and missions, read once from `data/fireteam_zero` and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import Annotated

import yaml
from pydantic import Field

from engine.games.fireteam_zero.model.mission import Discovery, Mission, Objective, Resistance
from engine.games.fireteam_zero.model.notation import (
    AttackPart,
    Count,
    Deed,
    Lasting,
    Number,
    Range,
    Reaction,
    Responding,
    Special,
    Standing,
)
from engine.games.fireteam_zero.model.pieces import (
    ATTACK_TYPES,
    MISSIONS,
    ROLES,
    AttackType,
    CreatureClass,
    Family,
    HeroId,
    MissionId,
    OperationId,
    Role,
    SpecialistId,
)
from engine.games.fireteam_zero.model.state import State
from engine.kit.content import Folder, Piece, by_id
from engine.kit.decks import copies
from engine.kit.named import Locales, Named


class RoleCard(Named):
    """A role; at most one hero of each takes part (FZ-SETUP-04, FZ-SETUP-06). `plays` names its strengths."""

    id: Role
    plays: Locales


class HeroCard(Named):
    """A hero (FZ-SETUP-07); `excludes` are the heroes that it cannot be combined with."""

    id: HeroId
    callsign: str | None = None
    role: Role
    speed: Number
    hand: Number
    excludes: tuple[HeroId, ...] = ()
    abilities: tuple[Standing, ...]


class Specialist(Named):
    """A specialist, and how far its help reaches (FZ-SPEC-05, FZ-SPEC-07)."""

    id: SpecialistId
    callsign: str
    field: Locales
    range: Range


class Card(Named):
    """An action card of a role; an `upgrade` is one of the sets of four (FZ-SETUP-10, FZ-SETUP-11).

    In addition to its attack it has a reaction, a tactical response or both (FZ-CARD-02).
    """

    role: Role
    copies: Number
    attack: AttackPart
    reaction: Reaction | None = None
    tactical: tuple[Responding, ...] = ()
    upgrade: bool = False


class Focus(Named):
    """A focus card: a permanent effect for its hero (FZ-CARD-05)."""

    role: Role
    always: tuple[Standing, ...]


class CreatureAttackLine(Piece):
    """The attack of a creature; it rolls as many dice as its strength."""

    type: AttackType
    range: Range
    strength: Count


class CreatureCard(Named):
    """A kind of creature. `resist` has the order close, ranged, explosive. `special` is the effect of the special
    symbol; `traits` are permanent. A boss has `power` tokens for each hero (FZ-BOSS-01, FZ-BOSS-12)."""

    creature_class: CreatureClass = Field(alias="class")
    family: Family
    life: Number
    resist: Resistance
    attack: CreatureAttackLine
    speed: Number
    power: Count = 0
    special: tuple[Special, ...]
    traits: tuple[Standing, ...] = ()

    def resistance(self, attack: AttackType) -> int:
        """Its resistance against a type of attack."""
        return self.resist[ATTACK_TYPES.index(attack)]


class FamilyCard(Named):
    """A family of creatures, one kind of each class."""

    id: Family
    minion: str
    elite: str
    boss: str

    def kind(self, creature_class: CreatureClass) -> str:
        """Returns the creature of a class."""
        kinds: dict[CreatureClass, str] = {"minion": self.minion, "elite": self.elite, "boss": self.boss}
        return kinds[creature_class]


class Threat(Named):
    """A threat card, which applies from its revealing to the end of the mission (FZ-THREAT-04)."""

    family: Family
    does: tuple[Lasting, ...]


class EventCard(Named):
    """An event of the recon deck (FZ-RECON-05)."""

    copies: Number
    do: tuple[Deed, ...]


class Face(Named):
    """One side of a sector tile, as drawn with north up. A solid line is the side of a location: `C1S`; the `spawn`
    places are those of the entry markers. In the rows `.` is plain, `d` difficult, `e` elevated, `c` cover, `f`
    difficult with cover, `t` elevated with cover, `#` impassable."""

    id: Annotated[str, Field(pattern="^[1-8][AB]$")]
    rows: tuple[Annotated[str, Field(pattern="^[.decft#]{3}$")], ...]
    lines: tuple[Annotated[str, Field(pattern="^[ABC][123][NESW]$")], ...] = ()
    spawn: tuple[Annotated[str, Field(pattern="^[ABC][123]$")], ...]


class OperationCard(Named):
    """Three missions in a row against one family (FZ-OP-01, FZ-OP-05)."""

    id: OperationId
    family: Family
    text: Locales
    missions: tuple[MissionId, ...]


class HeroesFile(Piece):
    """heroes.yaml."""

    roles: tuple[RoleCard, ...]
    heroes: tuple[HeroCard, ...]
    specialists: tuple[Specialist, ...]


class CreaturesFile(Piece):
    """creatures.yaml: `figures` are how many of each class there are in a family's box (FZ-SETUP-33)."""

    figures: Mapping[CreatureClass, Number]
    families: tuple[FamilyCard, ...]
    creatures: tuple[CreatureCard, ...]


MOST_KEPT = 64  # custom missions
FOLDER = Folder("data.fireteam_zero")
FILES = (
    *("heroes.yaml", "actions.yaml", "upgrades.yaml", "focus.yaml", "creatures.yaml", "threats.yaml", "events.yaml"),
    *("sectors.yaml", "operations.yaml", *(f"missions/{each}.yaml" for each in MISSIONS)),
)


@dataclass(frozen=True)
class Content:
    """All content, by id. `cards` are the action cards and upgrades of all roles."""

    roles: Mapping[str, RoleCard]
    heroes: Mapping[str, HeroCard]
    specialists: Mapping[str, Specialist]
    cards: Mapping[str, Card]
    focus: Mapping[str, Focus]
    figures: Mapping[CreatureClass, int]
    families: Mapping[str, FamilyCard]
    creatures: Mapping[str, CreatureCard]
    threats: Mapping[str, Threat]
    events: Mapping[str, EventCard]
    faces: Mapping[str, Face]
    operations: Mapping[str, OperationCard]
    missions: Mapping[str, Mission]
    objectives: Mapping[str, Objective]
    discoveries: Mapping[str, Discovery]

    @property
    def event_deck(self) -> list[str]:
        """All event cards, unshuffled (FZ-SETUP-22)."""
        return copies({event.id: event.copies for event in self.events.values()})

    def action_deck(self, role: Role, upgrades: tuple[str, ...] = ()) -> list[str]:
        """Returns the action cards of a role with the chosen upgrade sets, unshuffled (FZ-SETUP-10 to FZ-SETUP-12)."""
        return copies({card: self.cards[card].copies for card in (*self._basic[role], *upgrades)})

    def upgrades(self, role: Role) -> Sequence[str]:
        """Returns the upgrade sets of a role."""
        return self._upgrades[role]

    def focus_cards(self, role: Role) -> Sequence[str]:
        """Returns the focus cards of a role."""
        return self._focus[role]

    @cached_property
    def _basic(self) -> Mapping[Role, Sequence[str]]:
        return _by_role(card for card in self.cards.values() if not card.upgrade)

    @cached_property
    def _upgrades(self) -> Mapping[Role, Sequence[str]]:
        return _by_role(card for card in self.cards.values() if card.upgrade)

    @cached_property
    def _focus(self) -> Mapping[Role, Sequence[str]]:
        return _by_role(self.focus.values())

    def kind(self, mission: str, creature_class: CreatureClass) -> str:
        """Returns the creature of a class in a mission; the boss is the one that its file names."""
        found = self.missions[mission]
        if creature_class == "boss" and found.boss:
            return found.boss.creature
        return self.families[found.family].kind(creature_class)


def _by_role(cards: Iterable[Card | Focus]) -> Mapping[Role, Sequence[str]]:
    every = list(cards)
    return {role: [card.id for card in every if card.role == role] for role in ROLES}


@cache
def content() -> Content:
    """Returns all content of the game, read at the first use."""
    people: HeroesFile = FOLDER.load("heroes.yaml", HeroesFile)
    actions: list[Card] = FOLDER.load("actions.yaml", list[Card])
    upgrades: list[Card] = FOLDER.load("upgrades.yaml", list[Card])
    creatures: CreaturesFile = FOLDER.load("creatures.yaml", CreaturesFile)
    missions: dict[str, Mission] = {each: FOLDER.load(f"missions/{each}.yaml", Mission) for each in MISSIONS}
    return Content(
        roles=by_id(people.roles),
        heroes=by_id(people.heroes),
        specialists=by_id(people.specialists),
        cards=by_id([*actions, *(card.model_copy(update={"upgrade": True}) for card in upgrades)]),
        focus=by_id(FOLDER.load("focus.yaml", list[Focus])),
        figures=creatures.figures,
        families=by_id(creatures.families),
        creatures=by_id(creatures.creatures),
        threats=by_id(FOLDER.load("threats.yaml", list[Threat])),
        events=by_id(FOLDER.load("events.yaml", list[EventCard])),
        faces=by_id(FOLDER.load("sectors.yaml", list[Face])),
        operations=by_id(FOLDER.load("operations.yaml", list[OperationCard])),
        missions=missions,
        objectives=by_id([objective for each in missions.values() for objective in each.objectives]),
        discoveries=by_id([card for each in missions.values() for _, card in each.discoveries.values()]),
    )


def content_of(state: State) -> Content:
    """Returns the content with which a state is played."""
    return content_with(state.own)


def mission_of(state: State) -> Mission:
    """Returns the mission that is played."""
    return content_of(state).missions[state.mission]


@lru_cache(maxsize=MOST_KEPT)
def content_with(own: str) -> Content:
    """Returns all content with the mission in the text of a file; an empty text adds nothing."""
    if not own:
        return content()
    every, added = content(), read_mission(own)
    return replace(
        every,
        missions={**every.missions, added.id: added},
        objectives={**every.objectives, **by_id(added.objectives)},
        discoveries={**every.discoveries, **by_id([card for _, card in added.discoveries.values()])},
    )


def read_mission(text: str) -> Mission:
    """Returns the mission in the text of a file that has no mistake."""
    return Mission.model_validate(FOLDER.named(yaml.load(text, yaml.CSafeLoader)))


@cache
def content_hash() -> str:
    """Tells whether the content is still that under which a checkpoint was made."""
    return FOLDER.hash(FILES)
