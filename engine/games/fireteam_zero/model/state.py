"""Everything on the table of a mission, as plain data.

Locations are named as on the board: a letter for the column and a number for the row, from the north-west corner, such
as "B4". Cards, heroes, creatures' kinds, discoveries and objectives are content ids. The first card of a deck is its
top; equal cards are equal strings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.games.fireteam_zero.model.pieces import AttackType, CreatureClass, HeroId
from engine.kit.outcome import Outcome

Phase = Literal["setup", "tactics", "heroes", "threat", "aftermath", "over"]
Reactions = Literal["plan", "ask", "orders"]


@dataclass
class Hero:
    """A hero, its seat and its cards; `down` while knocked out. `playing` are cards being resolved. `upgrades` and
    `focus` were chosen before the mission. `carries` are discoveries whose item it has (FZ-TASK-02), `used` its
    once-per-round abilities that are used up, `first_attack` whether an attack has hit it this round (FZ-EFFECT-15)."""

    id: HeroId
    seat: int
    location: str
    down: bool = False
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    playing: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    carries: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    first_attack: bool = False


@dataclass
class Creature:
    """A creature on the board. `number` is unique among all creatures so far. `reserve`: it returns there, not to the
    pool (FZ-RESERVE-04). `power` are the tokens on a boss, `wounded` whether it has lost one this round, `guards` the
    discovery whose marked creature it is (FZ-TASK-09), `skips` what it skips until the end of the round
    (FZ-EFFECT-07)."""

    number: int
    kind: str
    location: str
    reserve: bool = False
    power: int = 0
    wounded: bool = False
    guards: str | None = None
    skips: list[Literal["activation", "move", "attack"]] = field(default_factory=list)


@dataclass
class SpawnToken:
    """A numbered entry marker; face down once searched (FZ-SEARCH-05, FZ-SEARCH-06)."""

    number: int
    location: str
    searched: bool = False


@dataclass
class BoardToken:
    """A token of the mission on the board, by its name in the mission: with which heroes may do something, or which
    they attack (FZ-INTEL-03, FZ-TASK-13)."""

    name: str
    location: str


@dataclass
class Discovery:
    """A discovery with an open task (FZ-RECON-07). `found` is where it was drawn. `place` is where its thing is or its
    task must be done, None while its item is carried or a marked creature counts."""

    id: str
    found: str
    place: str | None = None


@dataclass
class Modifier:
    """A change of a number by a card that was played: of the figures named, until it ends (FZ-EFFECT-03)."""

    stat: str
    heroes: list[HeroId]
    n: int
    until: Literal["draw", "turn"]


@dataclass
class Watch:
    """A location that a hero watches this round (FZ-EFFECT-09)."""

    hero: HeroId
    location: str
    type: AttackType
    strength: int
    range: int


@dataclass
class Charge:
    """A charge that explodes before creatures are activated this round (FZ-EFFECT-10, FZ-THREAT-12)."""

    hero: HeroId
    location: str
    type: AttackType
    strength: int


@dataclass
class Turn:
    """The running turn of a hero: the movement left, which is fixed at its start (FZ-MOVE-18), and its one action."""

    movement: int = 0
    acted: bool = False


@dataclass
class Die:
    """A rolled attack die: its face, in the order of FZ-ATTACK-26, and the source of its re-roll."""

    face: int
    rerolled: list[str] = field(default_factory=list)


@dataclass
class HeroAttack:
    """A hero's attack in progress. `hero` attacks the creature with the number `target`, a thing (`thing`: the
    discovery or board token), or everything on the location. `origin` is where it is made from, `cards` what was played
    for it. `dice` are those rolled; strength, bonus and ignored resistance are the cards' totals; -1 ignores all
    resistance. `cancel_own` are hits that heroes are spared, `creatures_only`: all of them. `action`: it is the attack
    of an action (FZ-REACT-23). `reacted` are the heroes who have reacted to it."""

    hero: HeroId
    type: AttackType
    origin: str
    location: str
    target: int | None = None
    thing: str | None = None
    cards: list[str] = field(default_factory=list)
    strength: int = 0
    bonus: int = 0
    ignored: int = 0
    cancel_own: int = 0
    creatures_only: bool = False
    dice: list[Die] = field(default_factory=list)
    action: bool = False
    reacted: list[HeroId] = field(default_factory=list)


@dataclass
class CreatureAttack:
    """A creature's attack that is being resolved: its target, the changes by its special and by reactions, and whether
    it was shut down (FZ-CREATURE-39, FZ-REACT-27). `cancelled` are hits taken off before the dice, by hero
    (FZ-REACT-29)."""

    creature: int
    target: HeroId
    type: AttackType
    location: str
    dice: int = 0
    damage: int = 0
    shut_down: bool = False
    cancelled: dict[str, int] = field(default_factory=dict)
    rolled: list[Die] = field(default_factory=list)


@dataclass
class Activation:
    """The active creature, its dice, and its special's changes of this activation's attack (FZ-CREATURE-38).

    `stopped`: its current or next movement was ended (FZ-EFFECT-04). `ambush`: no reactions (FZ-AMBUSH-12). `reacted`
    are the heroes who have reacted to it.
    """

    creature: int
    shown: Literal["blank", "move", "special"] | None = None
    dice: int = 0
    range: int = 0
    damage: int = 0
    area: bool = False
    stopped: bool = False
    ambush: bool = False
    reacted: list[HeroId] = field(default_factory=list)


@dataclass
class OfHero:
    """The event of a window about a hero: turn start, targeted, hit, knock-out, attack roll or after attack
    (FZ-REACT-13, FZ-REACT-17 to FZ-REACT-20, FZ-REACT-23). `attacker` is the creature concerned, if there is one;
    `hits` are those that the hero suffers, None before they are known. `stays_up`: the hero is not knocked out
    (FZ-EFFECT-14)."""

    trigger: Literal["turn_start", "targeted", "hit", "knock_out", "attack_roll", "after_attack"]
    hero: HeroId
    attacker: int | None = None
    hits: int | None = None
    stays_up: bool = False


@dataclass
class OfCreature:
    """The event of a window about a creature: it activates, moves, enters, survives or was killed, then at `location`
    (FZ-REACT-14 to FZ-REACT-16, FZ-REACT-21, FZ-REACT-22). `hero` made the attack."""

    trigger: Literal["activates", "moves", "enters", "survives", "killed"]
    creature: int
    kind: str
    location: str
    hero: HeroId | None = None


Event = OfHero | OfCreature


@dataclass
class Step:
    """A step of the last threat phase, for its picture; the first has number 1.

    `creature` is the kind, `origin` and `location` are its start and end, `way` the locations that it entered, `hero`
    the hero concerned, `count` the hits.
    """

    kind: Literal["moved", "attacked", "knocked_out", "spawned", "ambushed", "killed", "entered"]
    creature: str
    location: str
    origin: str = ""
    hero: str = ""
    count: int = 0
    way: list[str] = field(default_factory=list)


@dataclass
class Blow:
    """The result of an attack for one figure or thing.

    For a hero `count` is the hits; otherwise the damage, or the power tokens left on a boss.
    """

    kind: Literal["hit", "knocked_out", "killed", "wounded", "survives", "destroyed", "holds"]
    who: str
    count: int = 0
    lost: list[str] = field(default_factory=list)


@dataclass
class Fight:
    """The last attack whose dice were rolled, since this turn or threat phase began, for its picture. `attacker` and
    `target` are heroes, kinds of creatures or things; an attack on a location has no `target`. `cards` were played for
    it, `added` are hits from other sources than dice. A target cancels `resisted` of them, and falls or is wounded by
    `needed`; both are 0 for heroes and locations. `blows` are its results."""

    attacker: str
    target: str
    origin: str
    location: str
    type: AttackType
    cards: list[str] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    added: int = 0
    resisted: int = 0
    needed: int = 0
    blows: list[Blow] = field(default_factory=list)


@dataclass
class Rulings:
    """The table options about open points of the rules; each default is the ruling of the ledger."""

    short_extra_move: bool = False
    open_hands: bool = False
    reaction_per_attack: bool = False
    elite_from_reserve: bool = False
    boss_arrives_late: bool = False
    breeding_can_be_secured: bool = False
    discard_knocks_out: bool = False
    random_paths: bool = False
    difficult_for_all_moves: bool = False


@dataclass
class Tried:
    """A mission that was played in an operation (FZ-OP-03, FZ-OP-09)."""

    mission: str
    won: bool
    rounds: int
    knock_outs: int


@dataclass
class Operation:
    """The progress of an operation: the missions tried, in order, and the next one, known after a mission; None then is
    the end.

    `taken` are upgrade sets and focus cards of earlier missions, by role, which `veterans` take again (FZ-OP-10).
    `second_wind`: one more set after two failures.
    """

    id: str
    tried: list[Tried] = field(default_factory=list)
    taken: dict[str, list[str]] = field(default_factory=dict)
    next: str | None = None
    veterans: bool = False
    second_wind: bool = False


@dataclass
class State:
    """One mission. `heroes` are in clockwise order, those of a seat together; `first` is the index of the hero with the
    first-player token, `active` the position of the current hero in the round's turn order. `specialists` by id, with
    their location. `pool` counts creatures by class, `reserve` those set aside. `boss` is its progress, None in a
    mission without one. `spawn` are the twelve spawn tokens. `marker` is the space of the threat marker, `reached` the
    number of marked spaces that have drawn their card, `threats` the cards in force. `objectives` count intel tokens;
    `completed` are in order, with their round in `completed_in` once their effects are over. `this_round`: the tokens
    each gained this round in limited ways (FZ-OBJ-12). `specials_done` are the numbers of the mission's own rules that
    have happened. `activated` are creatures that have had their activation in this threat phase. `hero_attacks` are in
    progress, the innermost last. `responded` is the hero who played the tactical response of this round. `own` is the
    file of a custom mission."""

    mission: str
    rulings: Rulings
    reactions: Reactions
    heroes: list[Hero]
    specialists: dict[str, str]
    first: int = 0
    phase: Phase = "setup"
    round: int = 0
    active: int = 0
    turn: Turn = field(default_factory=Turn)
    heads: bool = True
    spawn: list[SpawnToken] = field(default_factory=list)
    tokens: list[BoardToken] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)
    creatures_so_far: int = 0
    pool: dict[CreatureClass, int] = field(default_factory=dict)
    reserve: dict[CreatureClass, int] = field(default_factory=dict)
    boss: Literal["waiting", "here", "defeated"] | None = None
    marker: int = 0
    reached: int = 0
    threat_deck: list[str] = field(default_factory=list)
    threats: list[str] = field(default_factory=list)
    recon_deck: list[str] = field(default_factory=list)
    recon_discard: list[str] = field(default_factory=list)
    discoveries: list[Discovery] = field(default_factory=list)
    objectives: dict[str, int] = field(default_factory=dict)
    completed: list[str] = field(default_factory=list)
    completed_in: dict[str, int] = field(default_factory=dict)
    this_round: dict[str, int] = field(default_factory=dict)
    specials_done: list[int] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    watches: list[Watch] = field(default_factory=list)
    charges: list[Charge] = field(default_factory=list)
    responded: HeroId | None = None
    activated: list[int] = field(default_factory=list)
    activation: Activation | None = None
    hero_attacks: list[HeroAttack] = field(default_factory=list)
    creature_attack: CreatureAttack | None = None
    events: list[Event] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    fight: Fight | None = None
    knock_outs: int = 0
    outcome: Outcome | None = None
    reason: str | None = None
    operation: Operation | None = None
    own: str = ""
