"""The cards, clans, rooms and scenarios, read once from `data/keep_the_heroes_out` and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Annotated, Literal

from pydantic import Field, PlainValidator

from engine.games.keep_the_heroes_out.model.notation import Action, Sides, read_action, read_card
from engine.games.keep_the_heroes_out.model.pieces import (
    SCENARIOS,
    Category,
    ClanId,
    Difficulty,
    HeroClass,
    Resource,
    RoomId,
    RoomType,
    ScenarioId,
)
from engine.games.keep_the_heroes_out.model.scenario import Clans, Scenario, ScenarioCard
from engine.games.keep_the_heroes_out.model.state import State
from engine.kit.authoring import read
from engine.kit.content import Folder, Piece, by_id
from engine.kit.decks import copies
from engine.kit.maps import DIRECTIONS, Cell
from engine.kit.named import Locales, Named, Source

Number = Annotated[int, Field(ge=1)]
Shown = Annotated[Sides, PlainValidator(read_card)]
OneAction = Annotated[Action, PlainValidator(read_action)]


class Card(Named):
    """A tactic card of a clan, or a loot card of a category. `sides` are the groups of actions that it shows, one of
    which is carried out (KH-ACT-CHOICE)."""

    sides: Shown = Field(alias="card")
    copies: Number
    clan: str | None = None
    category: Category | None = None


class Start(Piece):
    """The number of initial monsters in rooms of each type: `few` with up to 2 clans, `many` with more
    (KH-SETUP-21)."""

    type: RoomType
    few: Number
    many: Number
    source: Source


class Clan(Named):
    """A clan (KH-CLAN). `plays` describes how it is played in a sentence."""

    role: Literal["crowd_control", "defender", "support"]
    monsters: Number
    vitality: Number
    ability: OneAction
    start: Start
    plays: Locales
    deck: tuple[Card, ...]

    @property
    def starting_deck(self) -> list[str]:
        """Its ten cards, unshuffled (KH-SETUP-07)."""
        return copies({card.id: card.copies for card in self.deck})


class CategoryCard(Named):
    """A loot category: the room that gives it, and its price there (KH-ROOM-07 to KH-ROOM-10)."""

    room: RoomId
    cost: Resource


class RoomTile(Named):
    """A room tile (KH-ROOM). `number` is shown on pictures and in menus; `passages` are its open sides before rotation.
    The three special rooms have no `action` here; only the rules define it."""

    number: Number
    type: RoomType
    passages: Annotated[str, Field(pattern="^N?E?S?W?$", min_length=2)]
    action: OneAction | None = None

    def sides(self, turned: int) -> tuple[Cell, ...]:
        """Returns the directions in which it is open when rotated clockwise by `turned` degrees."""
        return tuple(DIRECTIONS[("NESW".index(side) + turned // 90) % 4] for side in self.passages)


class Token(Named):
    """The number of a token (KH-Q-16)."""

    count: Number


class TreasureToken(Piece):
    """The number of treasures with this value and this effect."""

    value: Annotated[int, Field(ge=1, le=4)]
    effect: str
    count: Number
    source: Source


class ClassOfHeroes(Named):
    """A class of heroes, or the Champion (KH-CLASS)."""

    vitality: Number


class HeroCard(Piece):
    """A guild card that summons heroes of a class into rooms of a type (KH-GUILD-03); its id is `rogue_swords`."""

    id: str
    hero_class: HeroClass
    type: RoomType


class Chapter(Piece):
    """Scenarios in order, and the clans that may be played in them; by default all (KH-CHRON-02, KH-CHRON-03)."""

    name: Locales
    source: Source
    scenarios: tuple[ScenarioId, ...]
    clans: tuple[ClanId, ...] = ()


class Reward(Piece):
    """The reward of a won scenario; `kept` for the whole chronicle, otherwise for the next scenario of the chapter."""

    id: Literal["first_loot", "foreign_card", "head_start", "kept_loot"]
    source: Source
    kept: bool
    text: Locales


class ChronicleRules(Piece):
    """The chapters, and the rewards by the position of a scenario in its chapter (KH-CHRON)."""

    chapters: tuple[Chapter, ...]
    rewards: tuple[Reward, ...]
    most_foreign_cards: Number
    score: dict[Difficulty, int]


class LootFile(Piece):
    """loot.yaml."""

    categories: tuple[CategoryCard, ...]
    cards: tuple[Card, ...]


class RoomsFile(Piece):
    """rooms.yaml."""

    types: tuple[Named, ...]
    rooms: tuple[RoomTile, ...]


class GuildFile(Piece):
    """guild.yaml: `reveal` is the number of guild cards of an invasion in both waves (KH-DIFF); `more` and `fewer` are
    the hero cards added to every guild deck from a number of clans on, or removed up to a number (KH-SETUP-25)."""

    classes: tuple[ClassOfHeroes, ...]
    reveal: dict[Difficulty, tuple[int, int]]
    cards: dict[HeroClass, dict[RoomType, int]]
    more: dict[Clans, tuple[str, ...]]
    fewer: dict[Clans, tuple[str, ...]]

    @property
    def hero_cards(self) -> list[HeroCard]:
        """One card of each class and room type."""
        return [
            HeroCard(id=f"{hero_class}_{room_type}", hero_class=hero_class, type=room_type)
            for hero_class, types in self.cards.items()
            for room_type in types
        ]


class TreasuresFile(Piece):
    """treasures.yaml: `effects` are printed on the backs (KH-TREASURE)."""

    effects: tuple[Named, ...]
    treasures: tuple[TreasureToken, ...]


FOLDER = Folder("data.keep_the_heroes_out")
MOST_KEPT = 64  # cached scenarios from outside the game
PIECES = ("clans.yaml", "loot.yaml", "rooms.yaml", "tokens.yaml", "treasures.yaml", "guild.yaml")
FILES = (
    *PIECES,
    "chronicle.yaml",
    *(f"scenarios/{each}.yaml" for each in SCENARIOS),
)


@dataclass(frozen=True)
class Content:
    """All content, by id."""

    clans: Mapping[str, Clan]
    cards: Mapping[str, Card]
    loot: Mapping[str, Card]
    categories: Mapping[str, CategoryCard]
    rooms: Mapping[str, RoomTile]
    types: Mapping[str, Named]
    tokens: Mapping[str, Token]
    effects: Mapping[str, Named]
    treasures: tuple[TreasureToken, ...]
    classes: Mapping[str, ClassOfHeroes]
    reveal: Mapping[str, tuple[int, int]]
    hero_cards: Mapping[str, HeroCard]
    hero_deck: tuple[str, ...]
    more: Mapping[int, Sequence[str]]
    fewer: Mapping[int, Sequence[str]]
    scenarios: Mapping[str, Scenario]
    scenario_cards: Mapping[str, ScenarioCard]
    chronicle: ChronicleRules

    @property
    def loot_deck(self) -> list[str]:
        """All loot cards, unshuffled (KH-SETUP-12)."""
        return copies({card.id: card.copies for card in self.loot.values()})

    @property
    def supply(self) -> dict[str, int]:
        """All tokens but the treasures (KH-SETUP-18)."""
        return {token.id: token.count for token in self.tokens.values()}

    def guild_deck(self, scenario: str, clans: int) -> list[str]:
        """Returns the guild deck of a scenario with this number of clans, unshuffled (KH-SETUP-14, KH-SETUP-24,
        KH-SETUP-25)."""
        guild = self.scenarios[scenario].guild
        fewer = _cards_where(lambda most: clans <= most, self.fewer, guild.fewer)
        usual = _cards_where(lambda least: clans >= least, self.more)
        more = _cards_where(lambda least: clans >= least, guild.more)
        kept = [card for card in usual if card not in guild.removed]
        return [*(Counter(self.scenario_deck(scenario)) - Counter(fewer)).elements(), *kept, *more]

    def least_deck(self, scenario: str) -> list[str]:
        """Returns the guild deck of a scenario without the hero cards added for balance, because older campaigns have
        begun with fewer."""
        added = Counter(self.scenarios[scenario].guild.added)
        return [*(Counter(self.scenario_deck(scenario)) - added).elements()]

    def scenario_deck(self, scenario: str) -> list[str]:
        """Returns the guild deck of a scenario regardless of the number of clans (KH-SETUP-24)."""
        guild = self.scenarios[scenario].guild
        deck = list(self.hero_deck)
        for removed in guild.remove:
            for _ in range(removed.n):
                deck.remove(removed.card)
        return deck + guild.added + copies({own.id: own.copies for own in guild.own})


def _cards_where(holds: Callable[[int], bool], *by_clans: Mapping[int, Sequence[str]]) -> list[str]:
    return [card for each in by_clans for clans, cards in each.items() if holds(clans) for card in cards]


@cache
def content() -> Content:
    """Returns all content of the game, read at the first use."""
    loot: LootFile = FOLDER.load("loot.yaml", LootFile)
    rooms: RoomsFile = FOLDER.load("rooms.yaml", RoomsFile)
    guild: GuildFile = FOLDER.load("guild.yaml", GuildFile)
    treasures: TreasuresFile = FOLDER.load("treasures.yaml", TreasuresFile)
    written: list[Clan] = FOLDER.load("clans.yaml", list[Clan])
    clans = [_with_own_cards(each) for each in written]
    scenarios: dict[str, Scenario] = {each: FOLDER.load(f"scenarios/{each}.yaml", Scenario) for each in SCENARIOS}
    return Content(
        clans=by_id(clans),
        cards=by_id([*(card for clan in clans for card in clan.deck), *loot.cards]),
        loot=by_id(loot.cards),
        categories=by_id(loot.categories),
        rooms=by_id(rooms.rooms),
        types=by_id(rooms.types),
        tokens=by_id(FOLDER.load("tokens.yaml", list[Token])),
        effects=by_id(treasures.effects),
        treasures=treasures.treasures,
        classes=by_id(guild.classes),
        reveal={str(level): cards for level, cards in guild.reveal.items()},
        hero_cards=by_id(guild.hero_cards),
        hero_deck=tuple(copies({card.id: guild.cards[card.hero_class][card.type] for card in guild.hero_cards})),
        scenarios=scenarios,
        scenario_cards=by_id([card for each in scenarios.values() for card in each.guild.own]),
        more=guild.more,
        fewer=guild.fewer,
        chronicle=FOLDER.load("chronicle.yaml", ChronicleRules),
    )


def content_of(state: State) -> Content:
    """Returns the content that a state uses."""
    return content_with(state.own)


def scenario_of(state: State) -> Scenario:
    """Returns the scenario being played."""
    return content_of(state).scenarios[state.scenario]


@lru_cache(maxsize=MOST_KEPT)
def content_with(own: str) -> Content:
    """Returns all content with the scenario in the text of a file; an empty text adds nothing."""
    if not own:
        return content()
    every, added = content(), read_scenario(own)
    cards = by_id([*every.scenario_cards.values(), *added.guild.own])
    return replace(every, scenarios={**every.scenarios, added.id: added}, scenario_cards=cards)


def read_scenario(text: str) -> Scenario:
    """Returns the scenario in the text of a file without mistakes."""
    return Scenario.model_validate(FOLDER.named(read(text).data))


def _with_own_cards(clan: Clan) -> Clan:
    """Returns a clan whose cards have its id."""
    return clan.model_copy(update={"deck": tuple(card.model_copy(update={"clan": clan.id}) for card in clan.deck)})


@cache
def content_hash() -> str:
    """Returns a hash that changes when the content of a checkpoint no longer matches."""
    return FOLDER.hash(FILES)


@cache
def scenario_hash(scenario: ScenarioId) -> str:
    """Returns a hash that changes with anything a scenario is played with."""
    return FOLDER.hash((*PIECES, f"scenarios/{scenario}.yaml"))
