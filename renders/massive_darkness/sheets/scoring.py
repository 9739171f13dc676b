"""The end of a Mission: the result and its reason, and each Hero's figures."""

from __future__ import annotations

from PIL import Image

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.ending import HEAD, ending_ground, put_outcome
from renders.headline import MARGIN
from renders.massive_darkness.sheets.cards import in_locale, name
from renders.massive_darkness.style.look import TONES, hearts, sheet_size
from renders.scene import Scene

HIGH, GAP = 140, 12


def ground(scene: Scene) -> Image.Image:
    """Draws the result panel on a picture that is high enough for the Heroes."""
    return ending_ground(TONES, sheet_size(scene)[0], HEAD, len(scene.view.heroes) * (HIGH + GAP))


def outcome(image: Image.Image, scene: Scene) -> None:
    """Draws the result, its reason, and the number of Rounds."""
    state: State = scene.view
    mission = name(scene, content().missions[state.mission])
    put_outcome(image, scene, scene.say("picture-after-rounds", rounds=state.round), mission=mission)


def heroes(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each Hero: Life, XP, Skills and cards."""
    for i, hero in enumerate(scene.view.heroes):
        _draw_hero(image, scene, hero, HEAD + i * (HIGH + GAP))


def _draw_hero(image: Image.Image, scene: Scene, hero: Hero, y: int) -> None:
    """Draws the Hero's name, the Life left, and the other figures."""
    put(image, plate(image.width - 2 * MARGIN, HIGH, TONES.floor if not hero.dead else TONES.low, radius=20), MARGIN, y)
    middle = y + HIGH / 2
    put(image, seat_piece(hero.seat, 84), 84, middle, "mm")
    room, start, step = (300, 790, 160) if scene.large else (480, 1060, 180)
    card, sheet_of = content().heroes[hero.hero], content().classes[hero.hero_class]
    write_fitted(image, 160, middle - 30, fit(in_locale(scene, card.name), 46, room, "bold"), face="bold")
    write_fitted(image, 160, middle + 30, fit(name(scene, sheet_of), 34, room, lines=2), TONES.accent)
    px = min(44, round((start - room - 190) / hero.max_life * 0.88))
    put(image, hearts(hero.life, hero.max_life, px), 180 + room, middle, "lm")
    for i, (sign, tone, figure, key) in enumerate(_figures(hero)):
        x = start + i * step
        row(image, x, middle - 22, symbol(sign, 50, tone), text(str(figure), 54, palette.TEXT, "black"), gap=12)
        write_fitted(image, x, middle + 38, fit(scene.say(key), 30, step - 10), palette.MUTED)


def _figures(hero: Hero) -> tuple[tuple[str, str, int, str], ...]:
    """Returns XP, Skills and cards: symbol, colour, number and text."""
    return (
        ("xp", palette.GOOD, hero.xp, "picture-xp"),
        ("skill", TONES.accent, len(hero.skills), "picture-skills"),
        ("pack", palette.WARM, len(hero.inventory), "picture-cards"),
    )
