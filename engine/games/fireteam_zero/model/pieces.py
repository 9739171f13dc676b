"""The few kinds of things that the whole game knows."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator

AttackType = Literal["close", "ranged", "explosive"]
CreatureClass = Literal["minion", "elite", "boss"]
HeroId = Literal["abe", "maxine", "shad", "frank", "don"]
MissionId = Literal[
    "river_crossing",
    "velucca_after_dark",
    "the_drinking_cave",
    "dead_air",
    "the_name_on_the_stone",
    "the_lamplighters_round",
    "bogged_down",
    "the_long_gallery",
    "the_warm_dark",
]
OperationId = Literal["the_drowned_saint", "ash_parish", "deep_seam"]
Role = Literal["leader", "close_combat", "marksman", "demolitions"]
SpecialistId = Literal["patty", "henry"]
Family = Literal["typhon", "fetch", "infested"]
Terrain = Literal["difficult", "elevated", "cover", "impassable"]
Trigger = Literal[
    "turn_start",
    "activates",
    "moves",
    "enters",
    "targeted",
    "hit",
    "knock_out",
    "attack_roll",
    "survives",
    "killed",
    "after_attack",
]

ATTACK_TYPES: tuple[AttackType, ...] = get_args(AttackType)
CREATURE_CLASSES: tuple[CreatureClass, ...] = get_args(CreatureClass)
HEROES: tuple[HeroId, ...] = get_args(HeroId)
MISSIONS: tuple[MissionId, ...] = get_args(MissionId)
FAMILIES: tuple[Family, ...] = get_args(Family)
OPERATIONS: tuple[OperationId, ...] = get_args(OperationId)
ROLES: tuple[Role, ...] = get_args(Role)
SPECIALISTS: tuple[SpecialistId, ...] = get_args(SpecialistId)
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)


def _on_a_board(location: str) -> str:
    if not re.fullmatch(r"[A-L]([1-9]|1[0-2])", location):
        raise ValueError(
            f"`{location}` is no location: write a column from A to L and a row from 1 to 12, such as B4, from the "
            "north-west corner"
        )
    return location


Location = Annotated[str, AfterValidator(_on_a_board)]
"""A location of the board: the letter of its column and the number of its row, from the north-west corner."""
