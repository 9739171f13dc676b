"""The Enemies on the board with their cards: place, Life, dice and abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.model.content import DiceType, Pool, content
from engine.games.massive_darkness.model.state import Enemy, State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, text, write, write_fitted
from renders.massive_darkness.sheets.cards import dice_of, name, said
from renders.massive_darkness.sheets.listing import Box, Entry, put_entries
from renders.massive_darkness.style.look import HEAD, MARGIN, TONES, heading, right_edge, sheet, sheet_size
from renders.massive_darkness.style.pieces import enemy_piece
from renders.scene import Scene

TOP = MARGIN + HEAD + 12
GAP = 12
MOST_DICE = 3  # maximum of one colour (MD-COMBAT-05)
# up to this number of Enemies: number of columns and size of the text
GRIDS = ((2, 1), (4, 2), (6, 2), (8, 2), (12, 3))
GRIDS_OF_LARGE = ((3, 1), (12, 2))


def ground(scene: Scene) -> Image.Image:
    """Draws the heading."""
    return sheet(sheet_size(scene))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the number of Enemies."""
    heading(image, scene, scene.say("picture-enemies-title", count=len(scene.view.enemies)))


def entries(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each Enemy in the order of Zones, as large as their number allows."""
    state: State = scene.view
    enemies = sorted(state.enemies, key=lambda each: (each.zone, each.number))
    if not enemies:
        words = fit(scene.say("picture-no-enemies"), 44, image.width - 80)
        write_fitted(image, image.width / 2, image.height / 2, words, palette.MUTED, anchor="mm")
        return
    grids = GRIDS_OF_LARGE if scene.large else GRIDS
    most, columns = next((grid for grid in grids if len(enemies) <= grid[0]), grids[-1])
    for enemy, box in zip(enemies, _boxes(image.size, min(most, len(enemies)), columns), strict=False):
        put(image, plate(box[2], box[3], TONES.floor, radius=14), box[0], box[1])
        put_entries(image, box, ([_entry(scene, enemy, words)] for words in (2, 1, 0)))
    if len(enemies) > most:
        more = text(scene.say("picture-others", count=len(enemies) - most), 34, palette.MUTED)
        put(image, more, right_edge(scene), MARGIN + HEAD / 2, "rm")


def _boxes(size: tuple[int, int], count: int, columns: int) -> Sequence[Box]:
    rows, room = -(-count // columns), size[1] - MARGIN - TOP
    wide = (size[0] - 2 * MARGIN - GAP * (columns - 1)) // columns
    high = (room - GAP * (rows - 1)) // rows
    spots = (divmod(i, columns) for i in range(count))
    return [(MARGIN + column * (wide + GAP), TOP + row * (high + GAP), wide, high) for row, column in spots]


def _entry(scene: Scene, enemy: Enemy, words: int) -> Entry:
    """Returns the plate of an Enemy: with `words` 2 the text of its card and equipment, with 1 that of its card, with 0
    none."""
    card = content().enemy(enemy.card)
    equipment = [content().cards[each] for each in enemy.equipment]
    told = [scene.words.say(enemy_figures(enemy)), *said(scene, card.abilities)] if words else []
    for each in equipment:
        says = said(scene, each.abilities) if words == 2 else ()
        told.append(": ".join([name(scene, each), *([" ".join(says)] if says else [])]))
    dice = dice_of(with_equipment(card.dice, [each.dice for each in equipment]))
    sign = enemy_piece(enemy, 104) if words else enemy_piece(enemy, 48, beside=True)
    return Entry(name(scene, card), tuple(told), sign, (_zone(enemy.zone),), dice)


@kept
def _zone(zone: str) -> Image.Image:
    """Draws the name of its Zone on a plate."""
    sprite = plate(86, 46, palette.INK, palette.MUTED, radius=14).copy()
    write(sprite, 43, 23, zone.upper(), 32, palette.TEXT, "bold", "mm")
    return sprite


def with_equipment(dice: Mapping[DiceType, Pool], more: Sequence[Mapping[DiceType, Pool]]) -> dict[DiceType, Pool]:
    """Returns the dice of a card, plus those of its equipment in the types that the card has (MD-GUARD-04)."""
    pools: dict[DiceType, Pool] = {}
    for kind, pool in dice.items():
        total = dict(pool)
        for each in more:
            for colour, count in each.get(kind, {}).items():
                total[colour] = total.get(colour, 0) + count
        pools[kind] = {colour: min(count, MOST_DICE) for colour, count in total.items()}
    return pools
