"""The last attack along the foot of the board: dice, what each symbol paid for, and the Damage."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.state import Combat, Side, State
from renders.canvas import palette
from renders.canvas.markup import fit_block, write_block
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text
from renders.massive_darkness.cards import in_locale, sources
from renders.massive_darkness.dice import SPINE, die_face, rolled
from renders.massive_darkness.look import MARGIN, TONES
from renders.massive_darkness.pieces import enemy_piece, pillar_piece
from renders.picture import Scene

HIGH = 162
TOP = 1184 - HIGH
RESULT = 250  # px at the right for the Damage
SIZES = (84, 76, 68, 60, 52)
PIECE = 72


def strip(image: Image.Image, scene: Scene) -> None:
    """Attacker and its dice, defender and its dice, and what came of it; nothing where nobody attacked."""
    state: State = scene.view
    combat = state.dice
    if combat is None:
        return
    put(image, plate(1568, HIGH, TONES.low, radius=18), MARGIN, TOP)
    half = (1568 - RESULT) // 2
    sides = ((combat.attacker, combat.type, combat.attack), (combat.defender, "shield", combat.defense))
    for i, (who, sign, side) in enumerate(sides):
        x = MARGIN + 12 + i * half
        put(image, _piece(state, who), x + PIECE / 2, TOP + 58, "mm")
        put(image, symbol(sign, 40, palette.MUTED), x + PIECE / 2, TOP + 128, "mm")
        _side(image, scene, side, x + PIECE + 20, half - PIECE - 44)
    _result(image, combat, 1568 + MARGIN - RESULT)


def _side(image: Image.Image, scene: Scene, side: Side, left: int, room: int) -> None:
    """The dice of one side, and what its symbols paid for."""
    dice = [die for die in side.dice if die.face is not None]
    px = next((px for px in SIZES if len(dice) * (px + SPINE + 6) <= room), SIZES[-1])
    for i, die in enumerate(dice):
        put(image, die_face(die, px), left + i * (px + SPINE + 6), TOP + 54, "lm")
    paid = list(_paid(scene, side))
    full, short = "  ".join(f"{cost} {name}" for cost, name in paid), " ".join(cost for cost, _ in paid)
    block = fit_block((full,), (30, 28), room, 72) or fit_block((short,), (28,), room, 72)
    if paid and block:
        write_block(image, left, TOP + 104, block)


def _paid(scene: Scene, side: Side) -> Iterator[tuple[str, str]]:
    """The symbols that were spent on each Enchantment, and whose it was."""
    for ability, times in side.activated.items():
        found = sources()[ability]
        cost = found.ability.cost
        yield "<bam>" * cost.bam * times + "<diamond>" * cost.diamond * times, in_locale(scene, found.name)


def _piece(state: State, who: str) -> Image.Image:
    """Attacker or defender; a skull where it is no more."""
    number = int(who[1:])
    enemy = state.enemy(number) if who[0] == "e" else None
    if who[0] == "h":
        return seat_piece(number, PIECE - 12)
    if enemy:
        return enemy_piece(enemy, PIECE, figures=0)
    if who[0] == "p":
        return pillar_piece(None, PIECE)
    return symbol("bones", PIECE, palette.MUTED)


def _result(image: Image.Image, combat: Combat, x: int) -> None:
    hits, shields = rolled(combat.attack, "hits"), rolled(combat.defense, "shields")
    less, attack, defense = (text(each, 44, palette.TEXT, "black") for each in ("−", str(hits), str(shields)))
    hit, shield = symbol("hit", 40, palette.BAD), symbol("shield", 40, palette.COLD)
    row(image, x, TOP + 44, attack, hit, less, defense, shield, gap=6)
    dealt = text(str(combat.dealt), 72, palette.WARM, "black")
    row(image, x, TOP + 112, text("=", 56, palette.MUTED, "black"), dealt, symbol("wound", 64, palette.BAD), gap=10)
