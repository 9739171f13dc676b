"""Shared style of Massive Darkness: colours, headings, rows of hearts, tokens and fitted names."""

from __future__ import annotations

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.palette import BOARD
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.headline import Headline
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

TONES = palette.Tones("#10151a", "#1a2229", "#27323a", "#3b4850", "#f2a65a")
HEADLINE = Headline(TONES, 82, 49)  # of pictures with a map
MARGIN = 16
HEAD = 88  # px of the heading of a sheet


def wall() -> str:
    """Returns the colour below walls and around Doors."""
    return palette.either("#10151a", "#000000")


def wall_top() -> str:
    """Returns the colour of the top of walls."""
    return palette.either("#a39d92", "#ffffff")


def seam() -> str:
    """Returns the colour of the dashes between two Zones."""
    return palette.either("#d8cfbb", "#ffffff")


def floor(room: bool, light: bool) -> str:
    """Returns the background colour of a Zone."""
    if palette.high_contrast():
        return "#4a4a4a" if light else "#000000"
    if light:
        return "#84705a" if room else "#75654d"
    return "#33414f" if room else "#2b3742"


def hatch(tone: str) -> tuple[int, int, str]:
    """Returns the hatch of a Zone in Shadow: spacing, width and colour of its lines."""
    if palette.high_contrast():
        return 32, 3, "#767676"
    return 24, 4, palette.mix(tone, wall(), 0.72)


def wood() -> str:
    """Returns the colour of a Door's wood."""
    return palette.either("#a8672f", "#ffd75e")


def iron() -> str:
    """Returns the colour of a Door's iron."""
    return palette.either("#5d3717", "#000000")


def enemy_rim() -> str:
    """Returns the colour of Enemies' edges."""
    return palette.either("#d7473f", "#ffffff")


def enemy_field() -> str:
    """Returns the colour of Enemies' shields."""
    return palette.either("#3a1518", "#000000")


def enemy_face() -> str:
    """Returns the colour of the face on a shield."""
    return palette.either("#ffe9e4", "#ffffff")


def lost() -> str:
    """Returns the colour of lost hearts and used bolts."""
    return palette.either("#7b7f90", "#c4c4c4")


@kept
def token(sign: str, colour: str, px: int) -> Image.Image:
    """Draws a round token with a symbol."""
    sprite = plate(px, px, palette.INK, colour, line=max(3, px // 14), radius=px // 2).copy()
    put(sprite, symbol(sign, round(px * 0.6), colour), px / 2, px / 2, "mm")
    return sprite


@kept
def pips(full: int, most: int, px: int, signs: tuple[str, str], colour: str) -> Image.Image:
    """Draws a row of symbols: the remaining ones, then the lost ones."""
    step = px + max(2, px // 9)
    sprite = Image.new("RGBA", (max(1, most * step), px), palette.clear(palette.INK))
    for i in range(most):
        left = i < full
        put(sprite, symbol(signs[0] if left else signs[1], px, colour if left else lost()), i * step, 0)
    return sprite


def hearts(life: int, most: int, px: int) -> Image.Image:
    """Draws remaining and lost Life."""
    return pips(life, most, px, ("heart", "heart_empty"), palette.BAD)


def bolts(left: int, most: int, px: int) -> Image.Image:
    """Draws remaining and used Actions."""
    return pips(left, most, px, ("action", "action_used"), palette.WARM)


def right_edge(scene: Scene) -> int:
    """Returns the right edge of a heading, left of the mark of a past picture."""
    return sheet_size(scene)[0] - MARGIN - 20 - (PAST_WIDTH if scene.job.past else 0)


def heading(image: Image.Image, scene: Scene, title: str, *, seat: int | None = None, right: int = 0) -> None:
    """Draws the heading: the seat's piece, then the title in one or two lines, up to `right` if given."""
    left = MARGIN + 24
    if seat is not None:
        put(image, seat_piece(seat, 56), left + 32, MARGIN + HEAD / 2, "mm")
        left += 78
    room = (right or right_edge(scene)) - left
    line = fit(title, 46, room, "serif", smallest=36)
    fitted = line if line.squeeze == 1 else fit(title, 34, room, "serif", lines=2, smallest=30)
    write_fitted(image, left, MARGIN + HEAD / 2, fitted, palette.TEXT, "serif")


@kept
def emblem(hero: str, px: int, *, taken: bool = False) -> Image.Image:
    """Draws the bust of a Hero, cut off by the lower edge; in grey if someone else has taken it."""
    ground, edge = (TONES.low, palette.LINE) if taken else (palette.either(TONES.high, "#000000"), TONES.accent)
    sprite = plate(px, px, ground, edge, line=4, radius=px // 7).copy()
    put(sprite, symbol(hero, round(px * 0.87), palette.FADED if taken else palette.TEXT), px / 2, px - 6, "mb")
    return sprite


def panels(size: tuple[int, int], *boxes: tuple[int, int, int, int]) -> Image.Image:
    """Draws a background with panels at x, y, width, height."""
    image = Image.new("RGB", size, TONES.void)
    for x, y, wide, high in boxes:
        put(image, plate(wide, high, TONES.low, radius=22), x, y)
    return image


def sheet_size(scene: Scene) -> tuple[int, int]:
    """Returns the size of a sheet; narrower and higher with large labels."""
    return (1280, 1700) if scene.large else BOARD


def sheet(size: tuple[int, int], *boxes: tuple[int, int, int, int]) -> Image.Image:
    """Draws a background with the heading's line and panels at x, y, width, height."""
    image = panels(size, *boxes)
    put(image, plate(size[0] - 2 * MARGIN, HEAD, TONES.low, radius=18), MARGIN, MARGIN)
    return image
