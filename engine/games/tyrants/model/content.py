"""The cards and the map, read once from `data/tyrants` and checked."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Annotated, Literal

from pydantic import Field

from engine.games.tyrants.model.state import MarketDeck, Section
from engine.kit.content import Folder, Piece, by_id
from engine.kit.named import Locales

Aspect = Literal["ambition", "conquest", "malice", "guile", "obedience"]
Source = Literal["printed", "ours"]
Target = Literal["enemy", "white"]
Where = Literal["presence", "anywhere", "that_spy_site"]
Count = Annotated[int, Field(ge=1, le=9)]


class Gain(Piece):
    """Power and Influence into this turn's pool."""

    do: Literal["gain"]
    power: int = 0
    influence: int = 0


class GainVp(Piece):
    """1 VP for every `per` things, rounded down, counted when the instruction is reached (TY-CARD-30)."""

    do: Literal["gain_vp"]
    per: Count = 1
    of: Literal[
        "sites_under_total_control", "sites_controlled", "white_trophies", "control_markers", "inner_circle_cards"
    ]


class Draw(Piece):
    """Draw cards."""

    do: Literal["draw"]
    times: Count = 1


class Deploy(Piece):
    """Deploy troops, one after the other."""

    do: Literal["deploy"]
    times: Count = 1


class PlaceSpy(Piece):
    """Place spies, one after the other."""

    do: Literal["place_spy"]
    times: Count = 1


class Assassinate(Piece):
    """Kill enemy troops."""

    do: Literal["assassinate"]
    times: Count = 1
    target: Target = "enemy"
    at: Where = "presence"


class Supplant(Piece):
    """Kill enemy troops and put own ones in their spaces; at `that_spy_site` once for each spy returned or placed."""

    do: Literal["supplant"]
    times: Count = 1
    target: Target = "enemy"
    at: Where = "presence"


class MoveTroop(Piece):
    """Move enemy troops from places with Presence to any empty space."""

    do: Literal["move_troop"]
    times: Count = 1
    up_to: bool = False


class ReturnPiece(Piece):
    """Return another player's piece from a place with Presence to its owner's barracks."""

    do: Literal["return_piece"]
    kind: Literal["troop_or_spy", "spy"]


class PromoteAtEndOfTurn(Piece):
    """Queue promotions of played cards (TY-ACT-PROMOTE-04), then VP for cards in the inner circle (TY-CARD-35)."""

    do: Literal["promote_at_end_of_turn"]
    times: Count = 1
    up_to: bool = False
    filter: Literal["other", "obedience"] = "other"
    then_vp_per_inner_circle_cards: int = 0


class PromoteNow(Piece):
    """Promote at once from the discard pile or the top of the deck."""

    do: Literal["promote_now"]
    source: Literal["discard", "deck_top"]


class RecruitFree(Piece):
    """Take a card of the market row without paying (TY-CARD-42)."""

    do: Literal["recruit_free"]
    aspect: Aspect
    most_cost: Count


class GiveOutcasts(Piece):
    """Other players, or the player, take Insane Outcasts into their discard piles (TY-CARD-36)."""

    do: Literal["give_outcasts"]
    count: Count = 1
    to: Literal["each_opponent", "chosen_opponent", "chosen_opponent_beside_deployed", "self"]


class DevourMarketCard(Piece):
    """A card of the market row may be devoured (TY-CARD-44)."""

    do: Literal["devour_market_card"]


class DeckToDiscard(Piece):
    """The whole draw deck goes to the discard pile (TY-CARD-47)."""

    do: Literal["deck_to_discard"]


class RedeployTrophies(Piece):
    """Up to `count` troops from any trophy halls go to empty spaces anywhere (TY-CARD-49)."""

    do: Literal["redeploy_trophies"]
    times: Count


class ReturnThisToSupply(Piece):
    """The played card goes back to its supply pile (TY-OUTCAST-02)."""

    do: Literal["return_this_to_supply"]


class Pay(Piece):
    """An optional cost, at most once a play; `then` only if it was paid (TY-CARD-07 to TY-CARD-11)."""

    do: Literal["pay"]
    cost: Literal[
        "return_own_spy", "return_own_spies", "devour_hand_card", "devour_inner_circle_card", "discard_hand_card"
    ]
    then: tuple[Step, ...]


class ChooseOne(Piece):
    """Exactly one of the options, chosen again each time (TY-CARD-17 to TY-CARD-19)."""

    do: Literal["choose_one"]
    times: Count = 1
    options: tuple[tuple[Step, ...], ...]


class Focus(Piece):
    """`then` if another card of the aspect was played earlier this turn or is revealed (TY-CARD-12 to TY-CARD-16)."""

    do: Literal["focus"]
    aspect: Aspect
    then: tuple[Step, ...]


class When(Piece):
    """`then` if the condition holds when the instruction is reached (TY-CARD-27)."""

    do: Literal["when"]
    condition: Literal["other_player_troop_at_that_spy_site", "five_player_trophies", "four_inner_circle_cards"]
    then: tuple[Step, ...]


Step = Annotated[
    Gain
    | GainVp
    | Draw
    | Deploy
    | PlaceSpy
    | Assassinate
    | Supplant
    | MoveTroop
    | ReturnPiece
    | PromoteAtEndOfTurn
    | PromoteNow
    | RecruitFree
    | GiveOutcasts
    | DevourMarketCard
    | DeckToDiscard
    | RedeployTrophies
    | ReturnThisToSupply
    | Pay
    | ChooseOne
    | Focus
    | When,
    Field(discriminator="do"),
]


class Card(Piece):
    """One card: figures, and its effect as steps from top to bottom (TY-DECK-01)."""

    id: str
    name: Locales
    deck: Literal["starter", "supply"] | MarketDeck
    cost: int | None
    aspect: Aspect | None
    type: str
    deck_vp: int
    inner_circle_vp: int
    copies: int
    source: Source
    effect: tuple[Step, ...]


class Site(Piece):
    """A site (TY-SPACE-03). `number` is its fixed name on every picture; `marker` the VP of its control marker."""

    id: str
    number: int
    name: Locales
    section: Section
    vp: int
    spaces: int
    white: int
    start: bool
    marker: int | None = None
    source: Source


class RouteSpace(Piece):
    """One troop space of a route; spaces are in order from the route's `a` to its `b`."""

    number: int
    white: bool = False


class Route(Piece):
    """A path between two sites (TY-SPACE-04); without spaces the two touch."""

    a: str
    b: str
    section: Section
    spaces: tuple[RouteSpace, ...]
    source: Source

    def place(self, index: int) -> str:
        """Returns the id of the space with this index, counted from `a`, from 0."""
        return f"{self.a}-{self.b}.{index + 1}"

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The ids of all its spaces, from `a` to `b`."""
        return tuple(self.place(index) for index in range(len(self.spaces)))


class _Cards(Piece):
    cards: tuple[Card, ...]


class Map(Piece):
    """The board: three sections, of which those for the number of players are in play (TY-SETUP-02 to TY-SETUP-06)."""

    sites: tuple[Site, ...]
    routes: tuple[Route, ...]


FOLDER = Folder("data.tyrants")
CARDS, HOUSE_DECK, MAP = "cards.yaml", "house_deck.yaml", "map.yaml"


@cache
def content_hash() -> str:
    """Returns a hash that changes with the cards or the map."""
    return FOLDER.hash((CARDS, HOUSE_DECK, MAP))


@cache
def printed_cards() -> dict[str, Card]:
    """Returns the 85 cards of the base game by id."""
    return by_id(FOLDER.load(CARDS, _Cards).cards)


@cache
def cards() -> dict[str, Card]:
    """Returns all cards by id: those of the base game and our own."""
    return by_id((*printed_cards().values(), *FOLDER.load(HOUSE_DECK, _Cards).cards))


@cache
def board() -> Map:
    """Returns the whole map."""
    return FOLDER.load(MAP, Map)


@cache
def sites() -> dict[str, Site]:
    """Returns all 26 sites by id."""
    return by_id(board().sites)


@cache
def numbers() -> dict[str, int]:
    """Returns the fixed number of every place: sites first, then the spaces of routes."""
    found = {site.id: site.number for site in board().sites}
    for route in board().routes:
        found |= {route.place(index): space.number for index, space in enumerate(route.spaces)}
    return found
