"""The state of a scenario as plain data.

Rooms, cards, clans, hero classes and tokens are content ids. The first card of a deck is its top. Equal cards, tokens
and monsters are equal values: copies cannot be distinguished.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.games.keep_the_heroes_out.model.pieces import RESOURCES, ClanId, Difficulty
from engine.kit.outcome import Outcome

TRAP = "trap"
PORTAL = "portal"
CARRIED = (*RESOURCES, TRAP)  # tokens that a monster may carry (KH-ACT-MOVE-02)

Phase = Literal["setup", "play", "renew", "clean", "invasion", "aftermath", "over"]
Portal = Literal["incomplete", "completed"]
Stage = Literal["arriving", "acting"]
StepKind = Literal["summoned", "moved", "attacked", "shot", "plundered", "waited", "defeated"]


@dataclass
class Monster:
    """A monster in the dungeon: its room and its wounds."""

    room: str
    wounds: int = 0


@dataclass
class Player:
    """A clan and the seat that plays it; a solo seat has two (KH-Q-18). Monsters that are not in `monsters` are in the
    lair.

    `played` are face up in front of the player until the clean-up. `starting_deck` are the ten cards that the scenario
    began with, `acquired` the loot taken since (KH-CHRON-13).
    """

    seat: int
    clan: ClanId
    monsters: list[Monster] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    starting_deck: list[str] = field(default_factory=list)
    acquired: list[str] = field(default_factory=list)


@dataclass
class Treasure:
    """A treasure token: its value, and the hidden effect on its back (KH-SETUP-03)."""

    value: int
    effect: str


@dataclass
class Room:
    """A room of the dungeon: its cell of the grid, its clockwise rotation in degrees, and its contents.

    `tokens` counts resources and traps, without entries for 0.
    """

    column: int
    row: int
    turned: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    portal: Portal | None = None
    treasure: Treasure | None = None


@dataclass
class Hero:
    """A hero in the dungeon. `number` is unique among all heroes so far.

    `stage`: whether an active hero still has to carry out steps 2 to 4, or acts by steps 5 to 8 (KH-HERO-1-10).
    """

    number: int
    hero_class: str
    room: str
    active: bool = True
    wounds: int = 0
    vitality: int = 1
    stage: Stage = "arriving"


@dataclass
class Doing:
    """A player's remaining actions in the notation of cards: of a card's side, of a combo's right side (`room`: where
    the left one happened), or of the monsters of a swarm in a `room`."""

    player: int
    actions: list[str]
    room: str | None = None
    swarm: bool = False


@dataclass
class Turn:
    """The current turn: whether its player has gambled, how often each activation of the scenario was used, and whether
    heroes act in the usual order until its end."""

    gambled: bool = False
    used: dict[str, int] = field(default_factory=dict)
    usual_order: bool = False


@dataclass
class Attack:
    """A hero's attack on a monster, unless defended: the event of a reaction window.

    `monster` is the index among the player's monsters, `room` the room of the monster.
    """

    hero: int
    hero_class: str
    room: str
    player: int
    monster: int
    damage: int = 1


@dataclass
class Step:
    """An action of `count` heroes of a class (`""`: several) in a room since the last invasion began, for its picture:
    `destination` is the target of a move or a shot. The first step has number 1."""

    kind: StepKind
    room: str
    destination: str = ""
    hero_class: str = ""
    count: int = 1


@dataclass
class Building:
    """A room that the active player is about to build: its price in coins, and its blueprint."""

    coins: int
    blueprint: str | None = None


@dataclass
class Modifiers:
    """The scenario's changes of the rules (KH-SCEN-33 to KH-SCEN-35)."""

    hero_vitality: dict[str, int] = field(default_factory=dict)
    heroes_use_portals: bool = False
    gamble: bool = True
    archer_reach: int = 1


@dataclass
class Rulings:
    """Options about open points of the rules; each default is the ruling of the ledger."""

    cells_timing: Literal["any_point", "phases_1_to_3", "phase_1"] = "any_point"
    cells_draw_on_scenario: Literal["draw_3", "draw_none"] = "draw_3"
    renew_any_card: Literal["any", "tactic"] = "any"
    midwave_recount: Literal["fixed", "recount"] = "fixed"
    archer_defendable: bool = False
    attack_target_choice: Literal["players", "active_player"] = "players"
    lab_without_tactic: Literal["forbidden", "allowed"] = "forbidden"
    solo_clans: Literal[2, 1] = 2
    hands: Literal["open", "private"] = "open"
    tactic_reshuffle: Literal["when_needed", "at_once"] = "when_needed"
    gamble_card: Literal["counts_as_drawn", "shuffled_back"] = "counts_as_drawn"
    plundered_to_supply: bool = False


@dataclass
class Kept:
    """A card that a chronicle gave to a player, and the starting card that it replaces (KH-CHRON-11, KH-CHRON-13)."""

    card: str
    instead_of: str


@dataclass
class Member:
    """A player of a chronicle: the clan, and the kept cards in the next starting deck (those of the current scenario
    until it is over)."""

    clan: ClanId
    kept: list[Kept] = field(default_factory=list)


@dataclass
class Chronicle:
    """The progress of a chronicle: its players in turn order, scenarios won and missed, the score, and the next
    scenario, known once the current one is over (None: the end) (KH-CHRON)."""

    members: list[Member]
    won: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    score: int = 0
    next: str | None = None


@dataclass
class State:
    """One scenario. `players` are in turn order; `rooms` by id; `row` has five places, None if the loot deck has run
    out.

    `guild_card` is being resolved, and `cards_left` still follow it in this invasion. `resolving`: active heroes are
    being resolved. `treasures` are in the supply; `plundered` lists those turned over so far, `removed` those that left
    the game without being turned. `doing` holds the remaining actions of cards, the innermost last. `chosen` is the
    clan whose cards are shuffled into the loot deck (KH-SETUP-11). `own` is the file of a custom scenario.
    """

    scenario: str
    difficulty: Difficulty
    rulings: Rulings
    players: list[Player]
    rooms: dict[str, Room]
    supply: dict[str, int]
    treasures: list[Treasure]
    phase: Phase = "setup"
    round: int = 0
    first: int = 0
    active: int = 0
    wave: int = 1
    turn: Turn = field(default_factory=Turn)
    doing: list[Doing] = field(default_factory=list)
    events: list[Attack] = field(default_factory=list)
    heroes: list[Hero] = field(default_factory=list)
    heroes_so_far: int = 0
    resolving: bool = False
    guild_deck: list[str] = field(default_factory=list)
    guild_discard: list[str] = field(default_factory=list)
    guild_card: str | None = None
    cards_left: int = 0
    loot_deck: list[str] = field(default_factory=list)
    row: list[str | None] = field(default_factory=list)
    chosen: str | None = None
    builder_pile: list[str] = field(default_factory=list)
    blueprints: list[str] = field(default_factory=list)
    building: Building | None = None
    plundered: list[Treasure] = field(default_factory=list)
    removed: list[Treasure] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    modifiers: Modifiers = field(default_factory=Modifiers)
    steps: list[Step] = field(default_factory=list)
    outcome: Outcome | None = None
    reason: str | None = None
    chronicle: Chronicle | None = None
    own: str = ""

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def is_solo(self) -> bool:
        """True if one seat plays two clans (KH-Q-18)."""
        return len({player.seat for player in self.players}) < len(self.players)
