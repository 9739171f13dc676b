"""The dice of an attack in the picture of a panel: both sides, the sum, and what came of it."""

from __future__ import annotations

from PIL import Image

from engine.games.massive_darkness.model.state import Combat, Side
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.markup import fit_block, write_block
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.massive_darkness.board import combat
from renders.massive_darkness.board.combat import KINDS, Line, Role
from renders.massive_darkness.style.dice import die_face, rolled
from renders.massive_darkness.style.look import TONES
from renders.panel import LEAST, MARGIN, SIZE
from renders.scene import Scene

HEAD, LANE, GAP = 112, 344, 12
DICE, TOTAL = 430, 320  # px of the dice, and of a side's total
SIZES = (144, 124, 104, 88, 72)  # px of a die
RECEIPT = (60, 56, LEAST)


def put_dice(image: Image.Image, scene: Scene) -> None:
    """Draws the attack that is being resolved."""
    fought = combat.shown(scene)
    if fought is None:
        return
    wide, y = SIZE[0] - 2 * MARGIN, MARGIN
    _put_head(image, scene, fought, (MARGIN, y, wide, HEAD))
    y += HEAD + GAP
    sides: tuple[tuple[Role, Side], ...] = (("attack", fought.attack), ("defense", fought.defense))
    for role, side in sides:
        _put_side(image, scene, role, side, (MARGIN, y, wide, LANE))
        y += LANE + GAP
    _put_result(image, scene, fought, (MARGIN, y, wide, SIZE[1] - MARGIN - y))


def _put_head(image: Image.Image, scene: Scene, fought: Combat, box: Box) -> None:
    """Draws attacker, defender and the kind of attack."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    put(image, combat.fighter(scene, fought.attacker, fought.attacker_card, 84), x + 62, y + high / 2, "mm")
    kind = fit(scene.say(f"picture-focus-{fought.type}"), LEAST, 320, smallest=LEAST)
    right = x + wide - 24
    write_fitted(image, right, y + high / 2, kind, palette.MUTED, anchor="rm")
    right -= round(width(kind.lines[0], kind.px) * kind.squeeze) + 14
    put(image, symbol(fought.type, 62, palette.TEXT), right, y + high / 2, "rm")
    names = [combat.fighter_name(scene, *each) for each in combat.fighters(fought)]
    words = scene.say("picture-attacks", attacker=Spoken(names[0]), defender=Spoken(names[1]))
    fitted = fit(words, 62, right - 90 - x - 126, "serif", smallest=LEAST)
    write_fitted(image, x + 122, y + high / 2, fitted, palette.TEXT, "serif")


def _put_side(image: Image.Image, scene: Scene, role: Role, side: Side, box: Box) -> None:
    """Draws one side: its dice, the effects with what they gave, and the total."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=20), x, y)
    write(image, x + 26, y + 10, scene.say(f"picture-{role}"), LEAST, palette.TEXT, "bold")
    _put_thrown(image, side, (x + 26, y + 84, DICE, high - 100))
    right = x + wide - TOTAL
    lines = [*combat.receipt(scene, role, side)]
    _put_lines(image, scene, lines, (x + 26 + DICE + 14, y + 14, right - x - DICE - 54, high - 28))
    sign, tone = ("hit", palette.BAD) if role == "attack" else ("shield", palette.COLD)
    total = rolled(side, KINDS[role])
    put(image, symbol(sign, 110, tone), right, y + high / 2, "lm")
    write(image, x + wide - 26, y + high / 2, str(total), 150 if total > 9 else 180, palette.TEXT, "black", "rm")


def _put_thrown(image: Image.Image, side: Side, box: Box) -> None:
    x, y, wide, high = box
    thrown = [die for die in side.dice if die.face is not None]
    for px in SIZES:
        across = max(1, (wide + 10) // (px + LEAST + 10))
        if -(-len(thrown) // across) * (px + 12) - 12 <= high:
            break
    for i, die in enumerate(thrown):
        put(image, die_face(die, px, LEAST), x + i % across * (px + LEAST + 10), y + i // across * (px + 12))


def _put_lines(image: Image.Image, scene: Scene, lines: list[Line], box: Box) -> None:
    """Draws each source with its effect, as large as all of them fit."""
    x, y, wide, high = box
    step = min(88, high // max(1, len(lines)))
    y += (high - step * len(lines)) // 2
    for line in lines:
        left_over = line.gain is None
        put(image, plate(wide, step - 8, TONES.low if left_over else TONES.floor, radius=12), x, y)
        gain = "" if line.gain is None else combat.signed(line.gain)
        end, middle = x + wide - 16, y + (step - 8) / 2
        if gain:
            px = min(60, step - 18)
            write(image, end, middle, gain, px, palette.TEXT, "black", "rm")
            end -= width(gain, px, "black") + 12
        sizes = tuple(px for px in RECEIPT if px <= step - 18) or (step - 18,)
        said = line.words if not left_over else f"{line.words} {scene.say('picture-left-over')}"
        block = fit_block((said,), sizes, end - x - 16, step - 8) or fit_block(
            (said,), (32, 28, 24), end - x - 16, step
        )
        if block:
            tone = palette.MUTED if left_over else palette.TEXT
            write_block(image, x + 16, round(middle - block.high / 2), block, tone)
        y += step


def _put_result(image: Image.Image, scene: Scene, fought: Combat, box: Box) -> None:
    """Draws the sum and the first two of its results in words."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=20), x, y)
    end = combat.put_sum(image, scene, fought, (x + 26, y + high / 2), 92)
    start = combat.arrow_to(image, end + 16, y + high / 2, scene, fought, 116)
    first, *others = combat.consequences(scene, fought)
    room = x + wide - 20 - round(start)
    lines = [fit(first, 60, room, "bold", lines=2, smallest=LEAST)]
    if others:
        lines.append(fit(others[0], LEAST, room, lines=1, smallest=LEAST))
    tall = sum(round(each.px * 1.16) * len(each.lines) for each in lines)
    top = y + (high - tall) / 2
    for i, each in enumerate(lines):
        down = round(each.px * 1.16) * len(each.lines)
        tone = palette.MUTED if i else palette.TEXT
        write_fitted(image, start, top + down / 2, each, tone, "medium" if i else "bold")
        top += down
