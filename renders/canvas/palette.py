"""Colours: what every picture shares, what tones a game has, and the seats (proven for colour-blind eyes)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["disc", "square", "triangle", "diamond", "cross", "star"]

BOARD = (1600, 1200)  # one size for every picture, so that one set of sprites serves all

INK = "#0e0f14"  # rims, hard shadows, letters on light pieces
PANEL = "#20222c"  # plates that carry text
PANEL_HIGH = "#2d303d"  # a plate on a plate
LINE = "#474b5c"  # hairlines, empty boxes
MUTED = "#a3a8ba"  # second-rank text
FADED = "#80859a"  # what cannot be paid or chosen
TEXT = "#f1efe8"  # first-rank text
CHOICE = "#ffffff"  # badges, and the frame of whoever acts; nothing else is pure white
GOOD = "#8fd694"  # gained, done, the way out
BAD = "#ff7a6b"
WARM = "#ffcf7a"
MAGIC = "#cda4f4"
COLD = "#8fb7e8"  # defence, shadow
GEM = "#7fe0d0"  # Diamonds
NEUTRAL = "#d9d4c7"  # bone: what belongs to the board
WHITE_PIECE = "#f7f4ec"  # pieces that belong to nobody


@dataclass(frozen=True, slots=True)
class Tones:
    """One game's hue, from the void around the board up to its accent."""

    void: str
    low: str
    floor: str
    high: str
    accent: str


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat's pieces look: colour, shape and letter always come together."""

    letter: str
    colour: str
    shape: Shape


SEATS = (
    SeatLook("A", "#bf296e", "disc"),
    SeatLook("B", "#e0d652", "square"),
    SeatLook("C", "#3784c2", "triangle"),
    SeatLook("D", "#86c19d", "diamond"),
    SeatLook("E", "#e47a51", "cross"),
    SeatLook("F", "#a0fbff", "star"),
)


def luminance(colour: str) -> float:
    """Relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """Contrast of two colours, 1 to 21 (WCAG)."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def on(colour: str) -> str:
    """Ink or white, whichever reads better on this colour."""
    return max(INK, CHOICE, key=lambda letters: contrast(letters, colour))


def mix(a: str, b: str, share: float) -> str:
    """The colour that is `share` (0 to 1) of the way from `a` to `b`."""
    parts = [round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def clear(colour: str) -> str:
    """The same colour, fully transparent: the ground of a sprite whose edge has this colour."""
    return colour + "00"
