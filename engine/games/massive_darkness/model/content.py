"""The cards, tiles and Missions, read once from `data/massive_darkness` and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability, Granting, granted_by
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.pieces import Level
from engine.games.massive_darkness.model.state import LEVELS, Colour, CombatType, Objective, State
from engine.kit.content import Folder, Piece, by_id
from engine.kit.named import Locales, Named, Source

DiceType = Literal["melee", "ranged", "magic", "defense"]
Pool = dict[Colour, Annotated[int, Field(ge=0, le=9)]]


class Card(Named):
    """An Equipment card: Treasure, Starting Equipment or Artifact (MD-EQUIP, MD-ITEM)."""

    level: Level
    kind: Literal["weapon", "armor", "shield", "item", "consumable", "trap", "luck", "artifact"]
    slot: Literal["body", "hand", "two_hands", "none"] = "none"
    tags: tuple[str, ...] = ()
    dice: dict[DiceType, Pool] = Field(default_factory=dict)
    range: dict[CombatType, tuple[int, int]] = Field(default_factory=dict)
    melee_use: bool = False
    copies: Annotated[int, Field(ge=1)] = 1
    abilities: tuple[Ability, ...] = ()

    @property
    def is_weapon(self) -> bool:
        """True if it has dice for attacks."""
        return any(kind != "defense" for kind in self.dice)


class EnemyCard(Named):
    """A Guard or Roaming Monster (MD-ENEMY). `life` is that of each figure of a Mob, else the multiplier of H;
    `minions` the multiplier of the Minions."""

    kind: Literal["mob", "agent", "roaming"]
    type: str
    level: Level | None = None
    tier: Literal["minor", "major"] | None = None
    life: Annotated[int, Field(ge=1)]
    minions: int = 0
    dice: dict[DiceType, Pool]
    abilities: tuple[Ability, ...] = ()


class HeroCard(Named):
    """A Hero card: the Shadow Mode Skill first, then the Special Skill (MD-HERO-03, MD-HERO-04)."""

    recommended_class: str
    abilities: tuple[Ability, ...]


class Step(Piece):
    """One Skill of a line."""

    id: str = ""
    level: Level
    cost: Annotated[int, Field(ge=1)]
    abilities: tuple[Ability, ...]


class Line(Piece):
    """A Skill line, its steps from left to right (MD-CLASS-04)."""

    id: str
    name: Locales
    steps: tuple[Step, ...]
    source: Source


class Skill(Piece):
    """The Signature Skill or the free Class Skill."""

    name: Locales
    abilities: tuple[Ability, ...]
    source: Source


class ClassSheet(Named):
    """A Class sheet (MD-CLASS-01)."""

    focus: tuple[str, str]
    signature: Skill
    free: Skill
    lines: tuple[Line, ...]


class EventCard(Named):
    """An Event card (MD-EVENT)."""

    kind: Literal["patrol", "monster", "blessing"]
    copies: Annotated[int, Field(ge=1)] = 1
    abilities: tuple[Ability, ...]


class DoorBlock(Piece):
    """The contents that a Door card places in one Zone (MD-DOOR-11 to 13)."""

    guards: int = 0
    at: Literal["active_hero_zone"] | None = None
    tokens: int = 0
    special: int = 0


class DoorCard(Named):
    """A Door card: its blocks for Zones 1 to 3 (MD-DOOR-07)."""

    zones: tuple[DoorBlock, ...]


class Face(Piece):
    """One face of a die; without symbols it is blank (MD-DICE-08)."""

    hits: int = 0
    shields: int = 0
    bam: int = 0
    diamond: int = 0

    @property
    def is_blank(self) -> bool:
        """No symbol at all."""
        return not (self.hits or self.shields or self.bam or self.diamond)


class DieFaces(Piece):
    """The six faces of a colour, and the pairs of opposite faces (MD-Q-14)."""

    faces: tuple[Face, ...] = Field(min_length=6, max_length=6)
    opposite: tuple[int, ...] = Field(min_length=6, max_length=6)


class TileFace(Piece):
    """One face of a tile as a drawing of 7 x 7 characters (see data/massive_darkness/tiles.yaml)."""

    name: str
    map: str


FOLDER = Folder("data.massive_darkness")
FACES = tuple(range(6))  # the faces of a die by number
MISSIONS = ("t00", "m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10")
FILES = (
    "treasures.yaml",
    "starting_equipment.yaml",
    "artifacts.yaml",
    "guards.yaml",
    "roaming_monsters.yaml",
    "heroes.yaml",
    "classes.yaml",
    "events.yaml",
    "doors.yaml",
    "dice.yaml",
    "miniatures.yaml",
    "tiles.yaml",
    *(f"missions/{each}.yaml" for each in MISSIONS),
)
Kind = TypeVar("Kind", bound=Named)


@dataclass(frozen=True)
class Content:
    """All content, by id."""

    cards: Mapping[str, Card]
    treasures: Mapping[int, tuple[str, ...]]
    starting: tuple[str, ...]
    artifacts: tuple[str, ...]
    guards: Mapping[str, EnemyCard]
    monsters: Mapping[str, EnemyCard]
    heroes: Mapping[str, HeroCard]
    classes: Mapping[str, ClassSheet]
    events: Mapping[str, EventCard]
    doors: Mapping[str, DoorCard]
    dice: Mapping[Colour, DieFaces]
    miniatures: Mapping[str, int]
    tiles: Mapping[str, TileFace]
    missions: Mapping[str, MissionMap]

    def enemy(self, card: str) -> EnemyCard:
        """Returns a Guard or Roaming Monster."""
        return self.guards[card] if card in self.guards else self.monsters[card]


@cache
def content() -> Content:
    """Returns all content, read at the first use."""
    treasures, starting = _list("treasures", list[Card]), _list("starting_equipment", list[Card])
    artifacts = _list("artifacts", list[Card])
    return Content(
        cards={each.id: each for each in (*treasures, *starting, *artifacts)},
        treasures={level: tuple(each.id for each in treasures if each.level == level) for level in LEVELS},
        starting=tuple(each.id for each in starting),
        artifacts=tuple(each.id for each in artifacts),
        guards=by_id(_list("guards", list[EnemyCard])),
        monsters=by_id(_list("roaming_monsters", list[EnemyCard])),
        heroes=by_id(_list("heroes", list[HeroCard])),
        classes=by_id([_with_step_ids(each) for each in _list("classes", list[ClassSheet])]),
        events=by_id(_list("events", list[EventCard])),
        doors=by_id(_list("doors", list[DoorCard])),
        dice=FOLDER.load("dice.yaml", dict[Colour, DieFaces]),
        miniatures=FOLDER.load("miniatures.yaml", dict[str, int]),
        tiles=FOLDER.load("tiles.yaml", dict[str, TileFace]),
        missions={each: FOLDER.load(f"missions/{each}.yaml", MissionMap) for each in MISSIONS},
    )


def token_name(state: State, objective: Objective) -> str:
    """Returns what the Mission calls an Objective token: `hidden` if it is face down."""
    return "hidden" if objective.face_down else name_of_kind(state, objective.kind)


def name_of_kind(state: State, kind: str) -> str:
    """Returns what the Mission calls Objective tokens of this kind."""
    named: dict[str, str | None] = {
        each: rule.named for each, rule in content().missions[state.mission].rules.pick_up.items()
    }
    return named.get(kind) or kind


@cache
def content_hash() -> str:
    """Returns a hash that changes when the figures of a checkpoint no longer match."""
    return FOLDER.hash(FILES)


def _list(name: str, shape: type[list[Kind]]) -> list[Kind]:
    """Returns the entries of a file, with ids for their abilities."""
    entries: list[Kind] = FOLDER.load(f"{name}.yaml", shape)
    return [_with_ability_ids(each) for each in entries]


def _with_ability_ids(entry: Kind) -> Kind:
    abilities: tuple[Ability, ...] = getattr(entry, "abilities", ())
    return entry.model_copy(update={"abilities": named(entry.id, abilities)}) if abilities else entry


def _with_step_ids(sheet: ClassSheet) -> ClassSheet:
    """Gives every Skill of a Class sheet and every step of its lines an id: `battle_wizard.evocation.1`."""
    lines = tuple(
        line.model_copy(
            update={"steps": tuple(_step(f"{sheet.id}.{line.id}.{at}", step) for at, step in enumerate(line.steps))}
        )
        for line in sheet.lines
    )
    skills = {
        kind: skill.model_copy(update={"abilities": named(f"{sheet.id}.{kind}", skill.abilities)})
        for kind, skill in (("signature", sheet.signature), ("free", sheet.free))
    }
    return sheet.model_copy(update={"lines": lines, **skills})


def _step(step_id: str, step: Step) -> Step:
    return step.model_copy(update={"id": step_id, "abilities": named(step_id, step.abilities)})


def named(owner: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Returns the abilities of a card or Skill with their ids, including granted ones: `t028.0`, `t028.0.0`."""
    return tuple(_named(f"{owner}.{at}", ability) for at, ability in enumerate(abilities))


def _named(ability_id: str, ability: Ability) -> Ability:
    effects = tuple(_with_named_abilities(ability_id, effect) for effect in ability.effect)
    return ability.model_copy(update={"id": ability_id, "effect": effects})


def _with_named_abilities(ability_id: str, effect: Effect) -> Effect:
    if not isinstance(effect, Granting):
        return effect
    return effect.model_copy(update={"granted": named(ability_id, effect.granted)})


@cache
def ability_ids() -> frozenset[str]:
    """Returns every ability of the game, including granted ones."""
    every = content()
    skills = [skill for sheet in every.classes.values() for skill in (sheet.signature, sheet.free)]
    steps = [step for sheet in every.classes.values() for line in sheet.lines for step in line.steps]
    owners = [card.abilities for card in every.cards.values()]
    owners += [hero.abilities for hero in every.heroes.values()]
    owners += [enemy.abilities for enemy in (*every.guards.values(), *every.monsters.values())]
    owners += [skill.abilities for skill in skills]
    owners += [step.abilities for step in steps]
    return frozenset(each for abilities in owners for each in _ids(abilities))


def _ids(abilities: Sequence[Ability]) -> Iterator[str]:
    for ability in abilities:
        yield ability.id
        for effect in ability.effect:
            yield from _ids(granted_by(effect))
