"""Colours by role, the tones of each game, and the seats' looks (tested for colour blindness).

High contrast has its own palette, light on black, in which every letter and piece has a contrast of at least 7:1.
Read colours while drawing (`palette.INK`); never store them in a constant or a default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from renders.canvas.looks import look

Shape = Literal["disc", "square", "triangle", "diamond", "cross", "star"]

BOARD = (1600, 1200)  # the usual size of a picture

INK: str  # outlines, hard shadows, letters on light pieces
PANEL: str  # plates that hold text
PANEL_HIGH: str  # a plate on top of a plate
LINE: str  # hairlines, empty boxes
MUTED: str  # secondary text
FADED: str  # unaffordable or unavailable
TEXT: str  # primary text
CHOICE: str  # badges, and the frame of the acting seat; nothing else is pure white in the usual look
GOOD: str  # gained, done, exit
BAD: str  # harm, hearts
WARM: str  # light, treasure, points, best figure
MAGIC: str  # magic, influence, objectives
COLD: str  # defence, shadow
GEM: str  # Diamonds
NEUTRAL: str  # bone: neutral parts of the board
WHITE_PIECE: str  # pieces without an owner

_USUAL = {
    "INK": "#0e0f14",
    "PANEL": "#20222c",
    "PANEL_HIGH": "#2d303d",
    "LINE": "#474b5c",
    "MUTED": "#a3a8ba",
    "FADED": "#80859a",
    "TEXT": "#f1efe8",
    "CHOICE": "#ffffff",
    "GOOD": "#8fd694",
    "BAD": "#ff7a6b",
    "WARM": "#ffcf7a",
    "MAGIC": "#cda4f4",
    "COLD": "#8fb7e8",
    "GEM": "#7fe0d0",
    "NEUTRAL": "#d9d4c7",
    "WHITE_PIECE": "#f7f4ec",
}
_CONTRAST = {
    "INK": "#000000",
    "PANEL": "#000000",
    "PANEL_HIGH": "#000000",
    "LINE": "#a0a0a0",
    "MUTED": "#ffffff",
    "FADED": "#c4c4c4",
    "TEXT": "#ffffff",
    "CHOICE": "#ffffff",
    "GOOD": "#62e39c",
    "BAD": "#ff9c8f",
    "WARM": "#ffd75e",
    "MAGIC": "#dcb8ff",
    "COLD": "#9fd0ff",
    "GEM": "#8df2e2",
    "NEUTRAL": "#ffffff",
    "WHITE_PIECE": "#ffffff",
}
ROLES: Mapping[str, Sequence[str]] = {role: (usual, _CONTRAST[role]) for role, usual in _USUAL.items()}
"""The colour of each role in the usual look and in high contrast."""

if not TYPE_CHECKING:  # mypy knows only the roles annotated above

    def __getattr__(role: str) -> str:
        if role in ROLES:
            return colour(role)
        raise AttributeError(f"no colour has the role {role!r}")


def high_contrast() -> bool:
    """True if the current look is high contrast."""
    return look() == "contrast"


def colour(role: str) -> str:
    """Returns the colour of a role in the current look."""
    return either(*ROLES[role])


def either(usual: str, contrast: str) -> str:
    """Returns the colour for the current look."""
    return contrast if high_contrast() else usual


@dataclass(frozen=True, slots=True)
class Tones:
    """The shades of one game, from the background around the board to its accent. High contrast uses the same tones
    for all games: black plates, nearly black raised plates, grey edges and a white accent."""

    _void: str
    _low: str
    _floor: str
    _high: str
    _accent: str

    @property
    def void(self) -> str:
        """The background around the board."""
        return either(self._void, "#000000")

    @property
    def low(self) -> str:
        """Plates on the board."""
        return either(self._low, "#000000")

    @property
    def floor(self) -> str:
        """Floors, the plate of the acting seat, and every second row of a table."""
        return either(self._floor, "#1a1a1a")

    @property
    def high(self) -> str:
        """Edges and paths."""
        return either(self._high, "#a0a0a0")

    @property
    def accent(self) -> str:
        """Symbols that have no colour of their own."""
        return either(self._accent, "#ffffff")


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The look of a seat's pieces: colour, shape and letter always appear together."""

    letter: str
    shape: Shape
    usual: str
    contrast: str

    @property
    def colour(self) -> str:
        """The seat's colour in the current look."""
        return either(self.usual, self.contrast)


SEATS = (
    SeatLook("A", "disc", "#bf296e", "#ff5c9e"),
    SeatLook("B", "square", "#e0d652", "#fff24a"),
    SeatLook("C", "triangle", "#3784c2", "#5cb4ff"),
    SeatLook("D", "diamond", "#86c19d", "#62e39c"),
    SeatLook("E", "cross", "#e47a51", "#ffa040"),
    SeatLook("F", "star", "#a0fbff", "#d9ffff"),
)


def luminance(colour: str) -> float:
    """Returns the relative luminance (WCAG) of a `#rrggbb` colour, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """Returns the contrast ratio (WCAG) of two colours, from 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def on(ground: str) -> str:
    """Returns ink or white, whichever reads better on this colour."""
    return max(colour("INK"), colour("CHOICE"), key=lambda letters: contrast(letters, ground))


def mix(a: str, b: str, share: float) -> str:
    """Mixes two colours; `share` is the proportion of `b`, from 0 to 1."""
    parts = [round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def clear(colour: str) -> str:
    """Returns the same colour, fully transparent. Used as the background of sprites with edges in this colour."""
    return colour + "00"
