"""What all content is made of, and the few kinds of things that the whole game knows."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from engine.kit.content import Piece

Source = Literal["printed", "ours"]
Locales = Annotated[dict[str, str], Field(min_length=3)]

Resource = Literal["coin", "book", "frog", "bone"]
HeroClass = Literal["rogue", "warrior", "archer", "mage"]
Hero = Literal["rogue", "warrior", "archer", "mage", "champion"]
RoomType = Literal["jewel", "swords", "hats", "eye", "bones", "special"]
Category = Literal["equipment", "beast", "potion", "scroll"]
Difficulty = Literal["family", "challenging", "hardcore"]
RoomId = Literal[
    "vault",
    "library",
    "sewers",
    "graveyard",
    "workshop",
    "forge",
    "beast_trainer",
    "apothecary",
    "study",
    "cells",
    "laboratory",
    "builder",
]
ClanId = Literal[
    "red_dragon",
    "kobolds",
    "gnolls",
    "slimes",
    "skeletons",
    "ratlings",
    "gremlins",
    "ghosts",
    "witches",
]
ScenarioId = Literal[
    "first_watch",
    "leaky_roof",
    "guided_tour",
    "employee_of_the_month",
    "new_wing",
    "mole_road",
    "trap_fair",
    "turning_tower",
    "hungry_mimic",
    "borrowed_brains",
    "sleepwalkers",
    "twin_hoards",
    "heavy_armour",
    "alarm_bells",
    "recruiting_drive",
    "bounty_board",
    "paper_crowns",
    "fireworks",
    "big_order",
    "grand_raid",
]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
HERO_CLASSES: tuple[HeroClass, ...] = get_args(HeroClass)
ROOM_TYPES: tuple[RoomType, ...] = get_args(RoomType)
CATEGORIES: tuple[Category, ...] = get_args(Category)
ROOMS: tuple[RoomId, ...] = get_args(RoomId)
CLANS: tuple[ClanId, ...] = get_args(ClanId)
SCENARIOS: tuple[ScenarioId, ...] = get_args(ScenarioId)
VAULT = "vault"
CELLS = "cells"
LABORATORY = "laboratory"
BUILDER = "builder"
CHAMPION = "champion"


class Named(Piece):
    """Content that has a name in each language."""

    id: str
    name: Locales
    source: Source
