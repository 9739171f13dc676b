"""The loot row, enlarged: both sides of its five cards, and each category's price and room."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import foot, laid_out, put_card, put_signs
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES
from renders.keep_the_heroes_out.style.plan import Box
from renders.scene import Scene

TOP, FOOT = 104, 150


def boxes(scene: Scene) -> list[Box]:
    """Returns the boxes of the five cards."""
    placed = laid_out(scene, scene.view.row, 2, sheet_wide(scene) - 2 * MARGIN)
    return [(MARGIN + x, TOP + y, wide, high) for x, y, wide, high in placed]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar on a picture that is high enough for the cards."""
    return HEADLINE.ground((sheet_wide(scene), max(TOP, foot(scene.once(boxes))) + FOOT + MARGIN))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the title and the number of cards left."""
    right = HEADLINE.right_edge(image, scene)
    left = text(str(len(scene.view.loot_deck)), 44, face="black")
    put(image, left, right, HEADLINE.middle, "rm")
    put(image, symbol("deck", 44, TONES.accent), right - left.width - 10, HEADLINE.middle, "rm")
    HEADLINE.put(image, scene, scene.say("picture-loot-row"), right=right - left.width - 80)


def table(image: Image.Image, scene: Scene) -> None:
    """Draws the cards, and below them each category's resource and room."""
    for number, (card, box) in enumerate(zip(scene.view.row, scene.once(boxes), strict=True), 1):
        put_card(image, scene, card, box, number=number, chosen=f"row:{number}" in scene.job.badges)
    _costs(image, scene)


def _costs(image: Image.Image, scene: Scene) -> None:
    every = list(content().categories.values())
    step = (image.width - 2 * MARGIN + 10) // len(every)
    y, high = image.height - MARGIN - FOOT, FOOT
    for i, each in enumerate(every):
        x, wide = MARGIN + i * step, step - 10
        put(image, plate(wide, high, TONES.low, radius=16), x, y)
        put_signs(image, (each.cost, "becomes", each.id), x + 20, y + 52, 56)
        place = fit(look.name(scene, content().rooms[each.room]), 34, wide - 32, "bold")
        write_fitted(image, x + 20, y + 114, place, palette.MUTED, "bold")
