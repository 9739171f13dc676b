"""Basic types of pieces."""

from __future__ import annotations

from typing import Final, Literal, get_args

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
VAULT: Final = "vault"
WORKSHOP: Final = "workshop"
CELLS: Final = "cells"
LABORATORY: Final = "laboratory"
BUILDER: Final = "builder"
CHAMPION: Final = "champion"
MOST_CARDS = 200
"""Maximum number of guild cards: a shuffle is stored as one byte for each card."""
