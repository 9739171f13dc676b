"""The tokens of a Zone: symbol, figure, colour and name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import content, token_name
from engine.games.massive_darkness.model.state import State
from renders.canvas import palette
from renders.massive_darkness.style.look import token
from renders.massive_darkness.style.pieces import tag

OBJECTIVES = {
    "artifact": "artifact",
    "library": "book",
    "lair": "lair",
    "firework": "explosive",
    "hidden": "hidden",
    "key": "key",
    "part": "artifact",
}
"""The symbol of an Objective token by its name."""


class Token(NamedTuple):
    """A token. `key` is its name's message; `full` tokens are filled with their colour."""

    sign: str
    colour: str
    key: str
    figure: str = ""
    full: bool = False

    def piece(self, px: int) -> Image.Image:
        """Draws the token: round, or with its figure beside the symbol."""
        if not self.figure:
            return token(self.sign, self.colour, px)
        if self.full:
            return tag(self.sign, self.figure, palette.INK, px, fill=self.colour, ink=palette.INK, tone=palette.INK)
        return tag(self.sign, self.figure, self.colour, px, tone=self.colour)


def tokens_in(state: State, zone: str) -> Iterator[Token]:
    """Yields Start, Exit and Stairs, Objectives, Treasure, then the Level token."""
    mission = content().missions[state.mission]
    if zone == mission.start:
        yield Token("turn", palette.MUTED, "picture-legend-start")
    if zone == mission.exit:
        yield Token("exit", palette.GOOD, "sign-exit")
    for letter, ends in mission.stairs.items():
        if zone in ends:
            yield Token("stairs", palette.TEXT, "picture-legend-stairs", letter.upper())
    for objective in state.objectives:
        if objective.zone == zone:
            name = token_name(state, objective)
            yield Token(OBJECTIVES[name], palette.MAGIC, f"picture-legend-{name}")
    treasure = state.treasure.get(zone)
    if treasure and treasure.normal:
        yield Token("treasure", palette.WARM, "sign-treasure", _count(treasure.normal))
    if treasure and treasure.special:
        yield Token("special_treasure", palette.WARM, "picture-legend-special-treasure", _count(treasure.special))
    for level in state.level_tokens:
        if level.zone == zone:
            yield level_token(level.level, active=level.level == state.level)


def level_token(level: int, *, active: bool) -> Token:
    """Returns a Level token, filled if it is that of the Current Level."""
    return Token("level", palette.GOOD if active else palette.MUTED, "picture-level", str(level), active)


def _count(number: int) -> str:
    return str(number) if number > 1 else ""
