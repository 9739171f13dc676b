"""The state of a Tyrants match, as plain data.

Places are content ids: a site (`araumycos`) or one space of a route (`kanaglym-eryndlyn.2`). A troop is the number of
its seat, or WHITE if neutral; an empty troop space is None.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

WHITE = -1  # the colour of neutral troops

Section = Literal["left", "center", "right"]
Deck = Literal["drow", "dragons", "elementals", "demons"]
MarketDeck = Deck | Literal["house"]
Phase = Literal["setup", "deployment", "turns", "over"]
Trigger = Literal["barracks", "market"]


@dataclass
class Played:
    """A card played this turn (TY-CARD-52). `instance` distinguishes equal cards; `gone` is True if it has left the
    table.
    """

    instance: int
    card: str
    gone: bool = False


@dataclass
class Grant:
    """Promotions queued by a played card for the end of the turn (TY-ACT-PROMOTE-04).

    `source` is the instance of that card. With `vp_per_inner_circle`, it is followed by 1 VP for that number of
    cards in the inner circle (TY-CARD-35).
    """

    source: int
    times: int
    up_to: bool
    filter: Literal["other", "obedience"]
    vp_per_inner_circle: int = 0


@dataclass
class House:
    """The possessions of one seat: barracks, trophy hall, cards, and VP tokens.

    The first card of a deck is its top. `trophies` counts killed troops by colour: `white`, or the number of a seat.
    """

    troops: int = 40
    spies: int = 5
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    inner_circle: list[str] = field(default_factory=list)
    trophies: dict[str, int] = field(default_factory=dict)
    vp: int = 0


@dataclass
class Marker:
    """A control marker: its holder (None: it is on the map), and if its Influence was given this turn.

    `total`: its holder has total control. A marker on the map shows its total-control side anyway (TY-SETUP-16).
    """

    holder: int | None = None
    total: bool = False
    used: bool = False


@dataclass
class Turn:
    """The running turn: the active player's pool, the cards in front of them, the queued promotions.

    For the card being resolved: its instance, the sites where it placed or returned a spy, the places where it deployed
    a troop.
    """

    power: int = 0
    influence: int = 0
    played: list[Played] = field(default_factory=list)
    grants: list[Grant] = field(default_factory=list)
    resolving: int | None = None
    spy_sites: list[str] = field(default_factory=list)
    deployed: list[str] = field(default_factory=list)


@dataclass
class State:
    """One match.

    `houses` are in seat order. `market` has six places, None once the market deck has run out. `trigger` is what first
    triggered the end of the match with this round.
    """

    seats: Annotated[int, Field(ge=2, le=4)]
    match: int
    decks: list[MarketDeck]
    sections: list[Section]
    choose_one_only_effective: bool = False
    phase: Phase = "setup"
    round: int = 0
    start_player: int = 0
    active: int = 0
    trigger: Trigger | None = None
    houses: list[House] = field(default_factory=list)
    troops: dict[str, list[int | None]] = field(default_factory=dict)
    spies: dict[str, list[int]] = field(default_factory=dict)
    markers: dict[str, Marker] = field(default_factory=dict)
    market_deck: list[str] = field(default_factory=list)
    market: list[str | None] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=dict)
    devoured: list[str] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    wins: list[int] = field(default_factory=list)
    total_vp: list[int] = field(default_factory=list)

    @property
    def last_round(self) -> bool:
        """True if the match ends with this round (TY-END-03)."""
        return self.trigger is not None
