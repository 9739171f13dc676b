"""The contents of a Mission's file: its map, tokens, objectives and special rules (docs/content.md)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.games.massive_darkness.model.pieces import Level
from engine.games.massive_darkness.model.vocabulary import MissionRules, PlacedEnemy
from engine.kit.content import Piece
from engine.kit.named import Named


class PlacedTile(Piece):
    """A tile face on the board: column and row of the grid of tiles, clockwise rotation in degrees."""

    tile: str
    at: tuple[int, int]
    rotation: Literal[0, 90, 180, 270] = 0
    stage: int = 1


class PlacedLevel(Piece):
    """A Level token of the map."""

    level: Level
    zone: str


class PlacedDoor(Piece):
    """A Door token between two Zones. `gate`: it separates no Chamber; `jump`: a much higher Level is behind it."""

    between: tuple[str, str]
    state: Literal["closed", "open", "special"] = "closed"
    gate: bool = False
    jump: bool = False


class PlacedPillar(Piece):
    """A Pillar of the map: its Life (0: it cannot be attacked) and the borders that it blocks."""

    zone: str
    life: int = 0
    blocks: tuple[tuple[str, str], ...] = ()


class FaceDown(Piece):
    """Objective tokens that are shuffled face down, one for each Zone."""

    pool: dict[Literal["artifact", "lair", "library"], int]
    zones: tuple[str, ...]


class MissionMap(Named):
    """A Mission: its map, tokens, objectives and special rules (docs/content.md)."""

    tiles: tuple[PlacedTile, ...]
    start: str
    exit: str | None = None
    level_tokens: tuple[PlacedLevel, ...]
    doors: tuple[PlacedDoor, ...] = ()
    walled_joins: tuple[tuple[str, str], ...] = ()
    stairs: dict[str, tuple[str, str]] = Field(default_factory=dict)
    library: tuple[str, ...] = ()
    artifact: tuple[str, ...] = ()
    lair: tuple[str, ...] = ()
    face_down: FaceDown | None = None
    pillars: tuple[PlacedPillar, ...] = ()
    bridge: tuple[str, ...] = ()
    enemies: tuple[PlacedEnemy, ...] = ()
    no_door_card: tuple[str, ...] = ()
    damage_tokens: dict[str, int] = Field(default_factory=dict)
    rules: MissionRules
