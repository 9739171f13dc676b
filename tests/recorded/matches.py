"""Which games are recorded: all numbers of seats, chapters and options, played well, badly and half and half."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal, get_args

from engine.games.fireteam_zero.model.pieces import MISSIONS, OPERATIONS
from engine.games.fireteam_zero.model.state import Reactions, Rulings
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS, Difficulty
from engine.games.massive_darkness.model.options import ClassId, HeroId, MissionId
from engine.games.tyrants.model.state import Deck

Play = Literal["autopilot", "random", "mixed"]
EACH = 20  # games of each kind
WAYS: tuple[Play, ...] = get_args(Play)


@dataclass(frozen=True)
class Recording:
    """A campaign to be recorded: at most `chapters` chapters, its seats played by autopilot, at random, or by both in
    turn."""

    name: str
    game: str
    seats: int
    seed: int
    play: Play
    options: Mapping[str, Any]
    chapters: int = 1


def recordings() -> Sequence[Recording]:
    """Returns all of them."""
    kinds = (_tyrants, _massive_darkness, _keep_the_heroes_out, _fireteam_zero)
    return [kind(seed) for kind in kinds for seed in range(EACH)]


def _tyrants(seed: int) -> Recording:
    pairings = list(combinations(get_args(Deck), 2))
    first, second = pairings[seed % len(pairings)]
    options = {
        "first_deck": first,
        "second_deck": second,
        "outer_section": ("left", "right")[seed // 3 % 2],
        "choose_one_only_effective": seed % 4 == 0,
    }
    chapters = 2 if seed % 10 == 1 else 1
    return Recording(f"tyrants-{seed:02}", "tyrants", 2 + seed % 3, seed, WAYS[seed // 2 % 3], options, chapters)


def _massive_darkness(seed: int) -> Recording:
    missions, classes, heroes = get_args(MissionId), get_args(ClassId), get_args(HeroId)
    story = seed % 5 == 4
    options = {
        "mode": "story" if story else "normal",
        "mission": missions[seed % len(missions)],
        "story_order": ("printed", "random")[seed // 5 % 2] if story else "printed",
        "lifebringer": (2, 9, 5)[seed % 3],
        "heroes": [heroes[(seed + each) % len(heroes)] for each in range(len(heroes))],
        "classes": [classes[(seed * 5 + each) % len(classes)] for each in range(len(classes))],
        "different_classes": seed % 6 == 0,
        "event_level_of_guards": seed % 4 == 1,
        "hellhound_door_card": seed % 4 == 2,
    }
    play = "autopilot" if story else WAYS[seed // 2 % 3]
    return Recording(
        f"massive-darkness-{seed:02}", "massive_darkness", 1 + seed % 6, seed, play, options, 3 if story else 1
    )


def _keep_the_heroes_out(seed: int) -> Recording:
    chronicle = seed % 5 == 4
    seats = 1 + seed % 6
    options = {
        "mode": "chronicle" if chronicle else "scenario",
        "scenario": SCENARIOS[seed % len(SCENARIOS)],
        "difficulty": get_args(Difficulty)[seed // 2 % 3],
        "clans": [CLANS[(seed * 4 + each) % len(CLANS)] for each in range(len(CLANS))],
        "solo_clans": 1 + seed % 2,
        "hands": ("open", "private")[seed % 3 == 1],
        "cells_timing": ("any_point", "phases_1_to_3")[seed % 3 > 0],
        "archer_defendable": seed % 4 == 1,
        "tactic_reshuffle": ("when_needed", "at_once")[seed % 4 == 2],
        "gamble_card": ("counts_as_drawn", "shuffled_back")[seed % 7 == 3],
        "plundered_to_supply": seed % 4 == 3,
    }
    play = "autopilot" if chronicle else WAYS[seed // 2 % 3]
    name = f"keep-the-heroes-out-{seed:02}"
    return Recording(name, "keep_the_heroes_out", seats, seed, play, options, 3 if chronicle else 1)


def _fireteam_zero(seed: int) -> Recording:
    operation = seed % 5 == 4
    leader, *others = ("abe", "maxine")[seed % 2], "don", "shad", "frank"
    options = {
        "mode": "operation" if operation else "mission",
        "mission": MISSIONS[seed % len(MISSIONS)],
        "operation": OPERATIONS[seed // 5 % 3],
        "heroes": [leader, *others],
        "second_hero": others[0],
        "reactions": get_args(Reactions)[seed // 3 % 3],
        "veterans": seed % 2 == 0,
        "second_wind": seed % 3 == 0,
        **{each: number % 3 == seed % 3 for number, each in enumerate(Rulings.__dataclass_fields__)},
    }
    play = "autopilot" if operation else WAYS[seed // 2 % 3]
    name = f"fireteam-zero-{seed:02}"
    return Recording(name, "fireteam_zero", 1 + seed % 4, seed, play, options, 3 if operation else 1)
