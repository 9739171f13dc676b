"""The state of a Massive Darkness Mission as plain data.

Places are the ids of Zones (`c4`) and Doors (`b4-c4`), cards and Enemies those of the content. The first card of a pile
is its top.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engine.kit.outcome import Outcome

CombatType = Literal["melee", "ranged", "magic"]
Role = Literal["attack", "defense"]  # the sides of a combat
Colour = Literal["red", "yellow", "green", "blue"]
DoorState = Literal["closed", "open", "special"]
ObjectiveKind = Literal["library", "artifact", "lair", "firework"]
ActionKind = Literal["any", "movement", "melee", "ranged", "magic"]
Phase = Literal["setup", "heroes", "enemies", "experience", "event", "end", "aftermath", "over"]

STARTING_LIFE = 5
MOST_XP = 30  # MD-XP-06
MICRO_XP = 5  # Micro-XP that become 1 XP (MD-STORY-03)
HIGHEST_LEVEL = 5
LEVELS = range(1, HIGHEST_LEVEL + 1)  # MD-LEVEL-01
ACTIONS = 3  # a Hero has in each Activation (MD-ACT-01)


@dataclass
class Hero:
    """One Hero: the Hero card, the Class sheet and the dashboard (MD-HERO).

    `skills` are the ids of the acquired steps of the Class. `body` and `hands` are Equipped; `pack` holds the rest of
    the Inventory, in which cards without a slot always count as Equipped (MD-EQUIP-06). `goods` are items that a
    Mission lets Heroes carry, which are not Equipment (MD-Q-57). `used` are the abilities used since this Hero's
    Activation began, `used_in_round` those used in this Round. `max_life` follows from the Skills (MD-Q-43).
    """

    seat: int
    hero: str
    hero_class: str
    zone: str = ""
    life: int = STARTING_LIFE
    max_life: int = STARTING_LIFE
    xp: int = 0
    micro_xp: int = 0
    stunned: bool = False
    skills: list[str] = field(default_factory=list)
    body: str | None = None
    hands: list[str] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    goods: list[ObjectiveKind] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    used_in_round: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The id of this Hero as a target and in options: `h0`."""
        return f"h{self.seat}"

    @property
    def dead(self) -> bool:
        """True if Life is 0 (MD-LIFE-04)."""
        return self.life <= 0

    @property
    def experience(self) -> tuple[int, int]:
        """XP, then Micro-XP, which determine the Hero with the most or the least (MD-STORY-05)."""
        return self.xp, self.micro_xp

    @property
    def equipped(self) -> list[str]:
        """The cards in the Body and Hand slots."""
        return [*([self.body] if self.body else []), *self.hands]

    @property
    def inventory(self) -> list[str]:
        """All Equipment cards of this Hero (MD-EQUIP-01)."""
        return [*self.equipped, *self.pack]


@dataclass
class Enemy:
    """One Enemy card on the board (MD-ENEMY). A Mob is a Boss and its Minions (MD-MOB-01).

    `life` is that of the Boss, Agent or Roaming Monster; 0 while Minions outlive their Boss (MD-MOB-19). `minions` are
    the Lives of the Minions. `role` is the Mission's name for it, such as `immortal`, else empty; `hidden_from_events`:
    Event cards do not count it as a Roaming Monster (MD-ROAM-04). `borrowed` is a monster card that adds its dice and
    abilities (MD-M10-13). `towards_exit`: without a target it walks to the Exit, not to the Start Zone (MD-Q-30).
    `fewer_dice` are lost in its Counterattack of this Activation.
    """

    number: int
    card: str
    zone: str
    life: int
    minions: list[int] = field(default_factory=list)
    equipment: list[str] = field(default_factory=list)
    stunned: bool = False
    role: str = ""
    hidden_from_events: bool = False
    borrowed: str | None = None
    towards_exit: bool = False
    fewer_dice: int = 0

    @property
    def id(self) -> str:
        """The id of this Enemy as a target and in options: `e3`."""
        return f"e{self.number}"


@dataclass
class Pillar:
    """A Pillar token: its Zone, its Life (0: destroyed; None: it cannot be attacked), if it is still standing, and
    the borders that it blocks (MD-Q-42, MD-Q-66)."""

    number: int
    zone: str
    life: int | None
    blocks: list[str] = field(default_factory=list)
    standing: bool = True

    @property
    def id(self) -> str:
        """The id of this Pillar as a target and in options: `p0`."""
        return f"p{self.number}"


@dataclass
class Objective:
    """An Objective token, or a Firework, on the board. The face of a face-down one is hidden from everyone."""

    kind: ObjectiveKind | Literal["hidden"]
    zone: str
    face_down: bool = False


@dataclass
class LevelToken:
    """A Level token, active if it is of the Current Level (MD-LEVEL-07)."""

    level: int
    zone: str


@dataclass
class Treasure:
    """The Treasure tokens of a Zone."""

    normal: int = 0
    special: int = 0


@dataclass
class Pile:
    """A deck and its discard pile."""

    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


@dataclass
class Decks:
    """All decks (MD-SETUP-04); Guards and Treasures by Level, starting with Level 1. `starting` counts the Starting
    Equipment left in the open pool."""

    guards: list[Pile] = field(default_factory=list)
    treasures: list[Pile] = field(default_factory=list)
    minor: Pile = field(default_factory=Pile)
    major: Pile = field(default_factory=Pile)
    doors: Pile = field(default_factory=Pile)
    events: Pile = field(default_factory=Pile)
    artifacts: Pile = field(default_factory=Pile)
    starting: dict[str, int] = field(default_factory=dict)


@dataclass
class ExtraAction:
    """An extra Action limited to one kind (MD-SKILL-06). `source` is the ability that gave it, whose `with` abilities
    work in it."""

    kind: ActionKind
    source: str


@dataclass
class Activation:
    """The current Activation: `extra_from` are the Skills and cards that have given their extra Actions in it
    (MD-ACT-01); `movement_points` is None outside a Movement Action (MD-ACT-11); `attacked` are the Enemies attacked,
    in order (MD-CTR-01); `granted` the further Activations to follow (MD-Q-81); `commanded` the seat whose Hero
    performs a free Action next, which the menu asks for (MD-SKILL-08)."""

    actions: int = ACTIONS
    extra: list[ExtraAction] = field(default_factory=list)
    extra_from: list[str] = field(default_factory=list)
    movement_points: int | None = None
    attacked: list[int] = field(default_factory=list)
    granted: int = 0
    commanded: int | None = None
    ended: bool = False


@dataclass
class Die:
    """A die of a combat: its face by number, None before the roll. `removed`: taken from the result (MD-ENCH-16)."""

    colour: Colour
    face: int | None = None
    removed: bool = False
    rerolled: bool = False


@dataclass
class Side:
    """One side of a combat: its dice, `bonus` Hits or Shields from effects, Bams and Diamonds (net of those cancelled),
    the symbols spent, how often each Enchantment was activated, and what each ability changed of the `bonus`."""

    dice: list[Die] = field(default_factory=list)
    bonus: int = 0
    bam: int = 0
    diamond: int = 0
    bam_spent: int = 0
    diamond_spent: int = 0
    activated: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)


@dataclass
class Harm:
    """The result of an attack, for the pictures: the fallen Minions, whether the Boss or other target is `felled`, its
    Life `left`, the `lost` Damage, and the XP (in Story Mode Micro-XP) that each seat gained."""

    minions: int = 0
    felled: bool = False
    left: int = 0
    lost: int = 0
    xp: dict[str, int] = field(default_factory=dict)


@dataclass
class Combat:
    """The current combat (MD-COMBAT): ids of both fighters, the type, the cards whose dice count, `damage` that Shields
    do not stop, and whether an effect of the previous attack made it attack `again`. `dealt` is the Damage so far and
    finally, `harm` its result. Enemies' cards are stored, because they may be gone later."""

    attacker: str
    defender: str
    type: CombatType
    weapons: list[str] = field(default_factory=list)
    attack: Side = field(default_factory=Side)
    defense: Side = field(default_factory=Side)
    damage: int = 0
    again: bool = False
    dealt: int = 0
    attacker_card: str = ""
    defender_card: str = ""
    harm: Harm | None = None


@dataclass
class Arrow:
    """A move of an Enemy in the current Phase, for the pictures: `number` is that of its log line."""

    number: int
    start: str
    end: str


@dataclass
class Bargain:
    """A Hero's trades at the Market: whether a card was sold for XP, the numbers of cards laid down and taken, the
    Levels left to use, and whether the trade is over (MD-STORY-34)."""

    sold: bool = False
    given: int = 0
    taken: int = 0
    worth: int = 0
    over: bool = False


@dataclass
class Course:
    """The state of the combat in progress except its dice, and the consequences of its roll. `granted` are the
    abilities of this attack only; `paid` says for each Skill with a price whether it was paid. Consequences: `boss`,
    Damage may go to the Boss; `splash`, it spreads; `halved`, how often; `again`, there is another attack; `pulled`,
    the defender is moved into the attacker's Zone; `attacker_damage`, the attacker's own Damage; `dying`, the seats
    whose Heroes gave their last Life for a Skill and die at the end (MD-Q-50).
    """

    granted: list[str] = field(default_factory=list)
    paid: dict[str, bool] = field(default_factory=dict)
    boss: bool = False
    splash: bool = False
    halved: int = 0
    again: bool = False
    pulled: bool = False
    attacker_damage: int = 0
    dying: list[int] = field(default_factory=list)


@dataclass
class Targeted:
    """An Enemy attacks a Hero with an attack of this type, and no dice are rolled yet: an Ally may take the target's
    place, and is then the `guard` (MD-SIG-06). Fighters by id, the guard by seat."""

    attacker: str
    target: str
    type: CombatType
    guard: int | None = None


@dataclass
class State:
    """One Mission. `heroes` are in seat order; `first_player` and `active` are seats. `waiting` lists what is left in
    the current Phase: seats in the Hero Phase, ids of Enemies in the Enemy Phase. `revealed` are Zones of Rooms whose
    Door card has been drawn or that were open from the start. `progress` holds the counters named in its file.
    `chosen_mission` is the one that the lobby named. `reason` is the message key for the end of the Mission. `arrows`
    and `dice` show the last Phase or attack in pictures. `combat` and `course` are the current combat, `events` the
    attacks that someone may react to now, the innermost last."""

    mission: str
    story: bool = False
    random_order: bool = False
    missions_left: list[str] = field(default_factory=list)
    missions_won: list[str] = field(default_factory=list)
    chosen_mission: str = ""
    event_level_of_guards: bool = False
    hellhound_door_card: bool = False
    phase: Phase = "setup"
    round: Annotated[int, Field(ge=0)] = 0
    level: Annotated[int, Field(ge=1, le=5)] = 1
    lifebringer: Annotated[int, Field(ge=0)] = 2
    first_player: int = 0
    active: int | None = None
    heroes: list[Hero] = field(default_factory=list)
    enemies: list[Enemy] = field(default_factory=list)
    next_enemy: int = 1
    pillars: list[Pillar] = field(default_factory=list)
    doors: dict[str, DoorState] = field(default_factory=dict)
    revealed: list[str] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    level_tokens: list[LevelToken] = field(default_factory=list)
    treasure: dict[str, Treasure] = field(default_factory=dict)
    removed_zones: list[str] = field(default_factory=list)
    decks: Decks = field(default_factory=Decks)
    market: list[str] = field(default_factory=list)
    bargains: list[Bargain] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    activation: Activation | None = None
    combat: Combat | None = None
    progress: dict[str, int] = field(default_factory=dict)
    outcome: Outcome | None = None
    reason: str = ""
    arrows: list[Arrow] = field(default_factory=list)
    dice: Combat | None = None
    course: Course | None = None
    events: list[Targeted] = field(default_factory=list)

    @property
    def heroes_at_start(self) -> int:
        """H, the number of Heroes that started the Mission, including those now dead (MD-SETUP-22)."""
        return len(self.heroes)

    @property
    def living(self) -> list[Hero]:
        """The living Heroes, in seat order."""
        return [hero for hero in self.heroes if not hero.dead]

    def enemy(self, number: int) -> Enemy | None:
        """Returns the Enemy with this number, if it is still on the board."""
        return next((enemy for enemy in self.enemies if enemy.number == number), None)

    def target(self, target: str) -> Hero | Enemy | Pillar:
        """Returns the Hero, Enemy or Pillar on the board with this id. Raises KeyError if there is none."""
        everybody: list[Hero | Enemy | Pillar] = [*self.heroes, *self.enemies, *self.pillars]
        return {each.id: each for each in everybody}[target]

    def heroes_in(self, zone: str) -> list[Hero]:
        """Returns the living Heroes of a Zone."""
        return [hero for hero in self.heroes if hero.zone == zone and not hero.dead]

    def enemies_in(self, zone: str) -> list[Enemy]:
        """Returns the Enemies of a Zone."""
        return [enemy for enemy in self.enemies if enemy.zone == zone]

    @property
    def active_hero(self) -> Hero:
        """The Hero whose Activation is in progress, else the First Player's (MD-GLOSS-03)."""
        return self.heroes[self.first_player if self.active is None else self.active]
