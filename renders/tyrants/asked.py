"""The picture for a question: the cards to choose from, or the part of the map with the places to choose from."""

from __future__ import annotations

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.panel import LEAST, SIZE, STRIP_TOP, strip
from renders.scene import Scene
from renders.tyrants import cards, ground, signs
from renders.tyrants import map as the_map
from renders.tyrants.houses import in_sight_of
from renders.tyrants.layouts import Board
from renders.tyrants.look import TONES, acts
from renders.tyrants.window import TOP, board_in

MAP = (the_map.rings, the_map.sites, the_map.markers, the_map.routes, the_map.spies, the_map.arrows, the_map.badges)
SEAT_HIGH, SEAT_GAP = 92, 12
WIDE_SEAT = 450  # px of a seat's plate, below which its figures are closer to each other


def of_cards(scene: Scene) -> bool:
    """True if the question is only about cards, not about places of the map."""
    return not _of_places(scene) and bool(cards.pile(scene) or cards.named(scene))


def _of_places(scene: Scene) -> bool:
    return any(":" not in place for place in scene.job.badges)


def background(scene: Scene) -> Image.Image:
    """Returns the background of cards or map."""
    return cards.ground(scene) if of_cards(scene) else _ground(board_in(scene))


@kept
def _ground(board: Board) -> Image.Image:
    image: Image.Image = ground.cave(board, SIZE, fast=True)
    return image


def layers(image: Image.Image, scene: Scene) -> None:
    """Draws the cards with the seat's piles or with the symbols' meanings, or the map with seats and meanings."""
    if of_cards(scene):
        cards.cards(image, scene)
        if cards.pile(scene) == "hand":
            cards.piles(image, scene)
        else:
            strip(image, scene, TONES, signs.of(scene))
        return
    for layer in MAP:
        layer(image, scene)
    image.paste(TONES.void, (0, 0, SIZE[0], TOP))
    image.paste(TONES.void, (0, STRIP_TOP - 12, *SIZE))
    _seats(image, scene)
    if cards.pile(scene):
        cards.chips(image, scene)
    else:
        strip(image, scene, TONES, signs.of(scene))


def _seats(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each seat: piece, name if there is room, VP in sight, troops and spies left."""
    count = int(scene.view.seats)
    wide = (SIZE[0] - SEAT_GAP * (count + 1)) // count
    for seat in range(count):
        _draw_seat(image, scene, seat, SEAT_GAP + seat * (wide + SEAT_GAP), wide)


def _draw_seat(image: Image.Image, scene: Scene, seat: int, x: int, wide: int) -> None:
    active, middle = acts(scene, seat), 10 + SEAT_HIGH / 2
    edge = palette.CHOICE if active else palette.either(TONES.low, palette.SEATS[seat].colour)
    put(image, plate(wide, SEAT_HIGH, TONES.floor if active else TONES.low, edge, line=4), x, 10)
    put(image, seat_piece(seat, 60, active), x + 46, middle, "mm")
    house = scene.view.houses[seat]
    figures = {"vp": in_sight_of(scene, seat), "troop": house.troops, "spy": house.spies}
    left, right = x + 88, x + wide - 14
    sign_px, gap = (50, 6) if wide >= WIDE_SEAT else (40, 2)
    sprites = []
    for sign, amount in figures.items():
        tone = palette.WARM if sign == "vp" else palette.MUTED
        sprites += [symbol(sign, sign_px, tone), text(str(amount), LEAST, face="bold")]
    taken = sum(each.width + gap for each in sprites) + 20
    room = right - left - taken
    if room >= 150:
        write_fitted(image, left, middle, fit(scene.player(seat), LEAST, room, "bold", smallest=44), face="bold")
    start: float = right - taken + 14
    for i in range(0, len(sprites), 2):
        start = row(image, start, middle, *sprites[i : i + 2], gap=gap) + gap
