"""Missions that are drawn in the tests: set out by hand from the map, Heroes and Enemies where a test needs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.state import (
    Activation,
    Combat,
    Die,
    Enemy,
    Hero,
    LevelToken,
    Objective,
    Pillar,
    Side,
    State,
)
from engine.games.massive_darkness.playing.view import view
from engine.games.massive_darkness.telling.describe import seat_names
from engine.games.massive_darkness.telling.names import names
from renders.scene import Job, Since

HEROES = ("siegfried", "whisper", "elias", "sibyl", "bjorn", "owen")
CLASSES = (
    "pit_fighter_berserker",
    "bloodmoon_nightrunner",
    "battle_wizard",
    "nightshade_ranger",
    "shadow_barbarian",
    "paladin_of_fury",
)
PLAYERS = ("Ana", "Tomas", "Ilvara", "Quenthel", "Maximiliana the Grand", "日本")


def table(mission: str = "m01", heroes: int = 4, zones: Sequence[str] = ()) -> State:
    """Returns a Mission in its fifth Round: the Heroes in these Zones, or at the start; Siegfried acts."""
    placed = content().missions[mission]
    state = State(mission, phase="heroes", round=5, level=2, active=0, first_player=0)
    state.heroes = [hero(seat, zones[seat] if zones else placed.start) for seat in range(heroes)]
    state.activation = Activation(actions=2)
    state.doors = {"-".join(door.between): door.state for door in placed.doors}
    state.level_tokens = [LevelToken(token.level, token.zone) for token in placed.level_tokens]
    state.objectives = _objectives(placed)
    state.pillars = [
        Pillar(number, pillar.zone, pillar.life or None, ["-".join(each) for each in pillar.blocks])
        for number, pillar in enumerate(placed.pillars)
    ]
    return state


def _objectives(placed: MissionMap) -> list[Objective]:
    kinds: Mapping[Literal["library", "artifact", "lair"], Sequence[str]] = {
        "library": placed.library,
        "artifact": placed.artifact,
        "lair": placed.lair,
    }
    face_up = [Objective(kind, zone) for kind, zones in kinds.items() for zone in zones]
    covered = placed.face_down.zones if placed.face_down else ()
    return [*face_up, *(Objective("artifact", zone, face_down=True) for zone in covered)]


def hero(seat: int, zone: str) -> Hero:
    """Returns a Hero with a weapon, armor and a potion."""
    return Hero(seat, HEROES[seat], CLASSES[seat], zone, xp=7 + seat, hands=["t028"], body="t001", pack=["t007"])


def mob(number: int, zone: str, minions: Sequence[int] = (4, 3), card: str = "g028") -> Enemy:
    """Orc Flayers of Level 3, whose figures have 4 Life."""
    return Enemy(number, card, zone, 4, list(minions), ["t028"])


def fought(state: State) -> State:
    """Returns the same table after an attack: 7 Hits and one more, against 3 Shields."""
    attack = [Die("yellow", 5), Die("red", 5), Die("red", 3)]
    defense = [Die("blue", 2), Die("green", 0), Die("blue", 5)]
    state.dice = Combat(
        "h0", "e1", "melee", ["t028"], Side(attack, bonus=1, activated={"t028.0": 1}), Side(defense), dealt=5
    )
    return state


def job(picture: str, state: State, *, locale: str = "en", **more: Any) -> Job:
    """Returns a job for a picture of the public board."""
    seen = view(state, None)
    return Job(
        "massive_darkness",
        picture,
        seen,
        locale=locale,
        packages=("data.massive_darkness.texts",),
        names=names(locale),
        seat_names=tuple(seat_names(state)),
        **{"players": PLAYERS[: len(state.heroes)], "since": Since(seen, ()), **more},
    )
