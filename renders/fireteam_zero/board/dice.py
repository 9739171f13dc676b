"""The dice of an attack in the picture of a panel: attacker and target, the dice, the sum, and the outcome."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.combat.dice import shown
from engine.games.fireteam_zero.model.state import Fight
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.listing import put_list
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, write_fitted
from renders.fireteam_zero.board import attack
from renders.fireteam_zero.style.look import TONES
from renders.panel import LEAST, MARGIN, SIZE
from renders.scene import Scene

HEAD, SUM, AIR = 116, 170, 30
DIE = 190  # px, at most
SIZES = (66, 62, 58, LEAST)


def put_dice(image: Image.Image, scene: Scene) -> None:
    """Draws the attack that is being resolved."""
    fight: Fight | None = scene.view.fight
    if fight is None:
        return
    wide = SIZE[0] - 2 * MARGIN
    _put_head(image, scene, fight, wide)
    told = scene.once(attack.entries)
    top = MARGIN + HEAD + MARGIN
    room = SIZE[1] - top - MARGIN
    across = max(1, min(len(fight.dice), 7))
    rows = -(-len(fight.dice) // across)
    most = (room - SUM - 2 * AIR - (220 if told else 0)) // max(1, rows) - attack.GAP
    die = min(DIE, (wide - 2 * AIR) // across - attack.GAP, most)
    high = rows * (die + attack.GAP) + SUM + 2 * AIR if told else room
    put(image, plate(wide, high, TONES.low, radius=20), MARGIN, top)
    for i, each in enumerate(fight.dice):
        face = attack.face(shown(each, fight.type), fight.type, die, rerolled=bool(each.rerolled))
        x, y = MARGIN + AIR + i % across * (die + attack.GAP), top + AIR + i // across * (die + attack.GAP)
        put(image, face, x, y)
    middle = top + AIR + rows * (die + attack.GAP) + SUM / 2
    row(image, MARGIN + AIR, middle, *attack.sum_of(fight, 112), gap=20)
    if told:
        below = top + high + MARGIN
        put(image, plate(wide, SIZE[1] - MARGIN - below, TONES.low, radius=20), MARGIN, below)
        box = (MARGIN + AIR, below + AIR, wide - 2 * AIR, SIZE[1] - MARGIN - below - 2 * AIR)
        put_list(image, box, told, SIZES)


def _put_head(image: Image.Image, scene: Scene, fight: Fight, wide: int) -> None:
    put(image, plate(wide, HEAD, TONES.low, radius=16), MARGIN, MARGIN)
    piece = attack.piece(scene.view, fight.attacker, 84)
    put(image, piece, MARGIN + 16, MARGIN + HEAD / 2, "lm")
    words = attack.headline(scene, fight.attacker, fight.target or fight.location)
    left = MARGIN + 16 + piece.width + 18
    fitted = fit(words, 64, wide - left, "serif", smallest=LEAST)
    write_fitted(image, left, MARGIN + HEAD / 2, fitted, palette.TEXT, "serif")
