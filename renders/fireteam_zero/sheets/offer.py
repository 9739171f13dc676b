"""The upgrades a hero may choose before a mission: cards of upgrade sets, or focus cards."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.games.fireteam_zero.autopilot.counsel import advised
from engine.games.fireteam_zero.operations.briefing import Briefed, briefed
from engine.table import Text
from renders.canvas.grid import Box
from renders.fireteam_zero.sheets.cards import laid_out, put_card, put_mark
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE
from renders.fireteam_zero.style.pieces import hero_piece
from renders.headline import MARGIN
from renders.scene import Scene

WIDE, LARGE_WIDE, TOP = 1040, 980, 104


def choosing(scene: Scene) -> Briefed | None:
    """Returns what the picture's seat is choosing. None if there is no choice."""
    return None if scene.job.seat is None else briefed(scene.view, scene.job.seat)


def _offer(scene: Scene) -> Briefed:
    found = choosing(scene)
    if found is None:
        raise ValueError("nothing is on offer to this seat")
    return found


def recommended(scene: Scene) -> Mapping[str, Text]:
    """Returns the recommended cards."""
    return advised(scene.view, _offer(scene))


def _wide(scene: Scene) -> int:
    """Returns the width of the picture. It is narrower than other sheets, so that its few cards appear larger on a
    phone."""
    return LARGE_WIDE if scene.large else WIDE


def boxes(scene: Scene) -> list[Box]:
    """Returns the boxes of the cards."""
    found = laid_out(scene, _offer(scene).offered, _wide(scene) - 2 * MARGIN, recommended(scene))
    return [(MARGIN + x, TOP + y, wide, high) for x, y, wide, high in found]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar on a picture as high as the cards need."""
    foot = max(y + high for _, y, _, high in scene.once(boxes))
    return HEADLINE.ground((_wide(scene), foot + MARGIN))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the hero's name and the number of cards to choose."""
    found = _offer(scene)
    words = scene.say(f"picture-offer-{found.kind}", hero=look.hero_name(scene, found.hero.id), count=found.count)
    HEADLINE.put(image, scene, words, hero_piece(scene.view.heroes.index(found.hero), 50))


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the cards. Recommended ones have a text mark."""
    marked = recommended(scene)
    for card, box in zip(_offer(scene).offered, scene.once(boxes), strict=True):
        put_card(image, scene, card, box, chosen=card in marked)
        if card in marked:
            put_mark(image, scene, box)
