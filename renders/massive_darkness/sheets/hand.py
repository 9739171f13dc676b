"""The public Hero sheet: Life and XP, Skills bought and available, equipment worn and carried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import MICRO_XP, MOST_XP, Hero, State
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness.sheets import cards, heroes
from renders.massive_darkness.sheets.listing import Box, Entry, note, put_entries
from renders.massive_darkness.sheets.skills import skill_versions
from renders.massive_darkness.style.look import TONES, bolts, emblem, hearts, panels, token
from renders.massive_darkness.style.pieces import hero_piece
from renders.scene import Scene

BAND_HIGH = 216
TITLE = 62  # px of a panel's title
EMBLEM = 184
GOODS = {"artifact": "artifact", "library": "book", "lair": "lair", "firework": "explosive"}


class Parts(NamedTuple):
    """The boxes of the sheet's parts."""

    size: tuple[int, int]
    band: Box
    skills: Box
    equipment: Box


PARTS = Parts((1600, 1500), (16, 16, 1568, BAND_HIGH), (16, 244, 778, 1240), (806, 244, 778, 1240))
LARGE = Parts((1280, 1940), (16, 16, 1248, BAND_HIGH), (16, 244, 1248, 1000), (16, 1256, 1248, 668))


def parts(scene: Scene) -> Parts:
    """Returns both panels side by side; below each other on a narrower sheet with large labels."""
    return LARGE if scene.large else PARTS


def ground(scene: Scene) -> Image.Image:
    """Draws a band for the figures, and two panels."""
    found = parts(scene)
    return panels(found.size, found.band, found.skills, found.equipment)


def hero_of(scene: Scene) -> Hero:
    """Returns the Hero to show; by default the active one."""
    state: State = scene.view
    return state.active_hero if scene.job.seat is None else state.heroes[scene.job.seat]


def title(image: Image.Image, scene: Scene) -> None:
    """Draws emblem, piece, name, Class, Zone and condition."""
    hero = hero_of(scene)
    put(image, emblem(hero.hero, EMBLEM), 32, 32)
    put(image, hero_piece(hero, 60, acts=heroes.acts(scene.view, hero)), 32 + EMBLEM - 14, 32 + EMBLEM - 14, "mm")
    room = image.width // 2 - 260
    name = fit(heroes.hero_name(scene, hero), 76, room, "serif", smallest=44)
    write_fitted(image, 244, 70, name, palette.TEXT, "serif")
    kind = fit(cards.name(scene, content().classes[hero.hero_class]), 40, room, "bold", smallest=30)
    write_fitted(image, 244, 134, kind, TONES.accent, "bold")
    sign, tone, words = heroes.condition(scene, hero)
    place = [text(hero.zone.upper(), 40, palette.TEXT, "black")] if hero.zone else []
    end = row(image, 244, 190, *place, symbol(sign, 38, tone), gap=12)
    write_fitted(image, end, 190, fit(words, 36, room + 244 - round(end), "bold"), tone, "bold")


def figures(image: Image.Image, scene: Scene) -> None:
    """Draws Life, remaining Actions, Mission items and XP."""
    hero, state = hero_of(scene), scene.view
    left, right = image.width // 2 + 32, image.width - 44
    life = text(scene.say("picture-of", count=hero.life, most=hero.max_life), 42, palette.TEXT, "bold")
    put(image, life, right, 70, "rm")
    px = min(60, round((right - left - life.width - 16) / hero.max_life * 0.88))
    put(image, hearts(hero.life, hero.max_life, px), left, 70, "lm")
    actions, most = heroes.actions_left(state, hero)
    x = row(image, left, 138, bolts(actions, most, min(50, 168 // most)), gap=10)
    xp = _draw_xp(image, scene, hero, right, 138)
    marks = [token(sign, colour, 50) for sign, colour in _conditions_and_items(hero)]
    words = fit(scene.say("picture-actions", count=actions), 38, xp - round(x) - 20 - 58 * len(marks), "bold")
    write_fitted(image, x, 138, words, palette.TEXT, "bold")
    row(image, x + width(words.lines[0], words.px, "bold") * words.squeeze + 16, 138, *marks)
    put(image, _bar(hero.xp, MOST_XP, right - left), left, 200, "lm")


def _draw_xp(image: Image.Image, scene: Scene, hero: Hero, right: int, y: int) -> int:
    """Draws XP and its maximum, and in Story Mode also Micro-XP. Returns the x at which they begin."""
    parts = [symbol("xp", 50, palette.GOOD), text(str(hero.xp), 52, palette.TEXT, "black")]
    parts.append(text(f"/ {MOST_XP}", 34, palette.MUTED))
    if scene.view.story:
        parts.insert(0, text(f"{hero.micro_xp}/{MICRO_XP}", 34, palette.MUTED, "bold"))
    sprite = heroes.joined(parts, 10)
    put(image, sprite, right, y, "rm")
    return right - sprite.width


def _conditions_and_items(hero: Hero) -> Iterator[tuple[str, str]]:
    """Yields Stunned or dead, and the items of the Mission."""
    if hero.dead:
        yield "bones", palette.TEXT
    elif hero.stunned:
        yield "stun", palette.MAGIC
    yield from ((GOODS[good], palette.MAGIC) for good in hero.goods)


@kept
def _bar(full: int, most: int, wide: int) -> Image.Image:
    step = wide // most
    sprite = Image.new("RGBA", (wide, 18), palette.clear(palette.INK))
    for i in range(most):
        put(sprite, plate(step - 6, 18, palette.GOOD if i < full else TONES.high, radius=4), i * step, 0)
    return sprite


def skills(image: Image.Image, scene: Scene) -> None:
    """Draws the Hero card's own Skills, Signature and free Skill, then the lines of the Class with all their steps."""
    hero, panel = hero_of(scene), parts(scene).skills
    _draw_panel_title(image, panel, scene.say("picture-skills"), scene.say("picture-level-and-cost"))
    own = [cards.own_skill(scene, ability) for ability in content().heroes[hero.hero].abilities]
    put_entries(image, _inside(panel), ([*own, *entries] for entries in skill_versions(scene, hero)))


def equipment(image: Image.Image, scene: Scene) -> None:
    """Draws what is in hands, on the body and in the pack, with as much text as fits."""
    hero, panel = hero_of(scene), parts(scene).equipment
    left_out = put_entries(image, _inside(panel), _equipment_versions(scene, hero))
    aside = scene.say("picture-others", count=left_out) if left_out else ""
    _draw_panel_title(image, panel, scene.say("picture-equipment"), aside)


def _equipment_versions(scene: Scene, hero: Hero) -> Iterator[list[Entry]]:
    """Yields all of the Hero's equipment, first with all the text, then with less and less."""
    carried = [*hero.hands, *([hero.body] if hero.body else []), *hero.pack]
    for told in range(len(carried), -1, -1):
        yield [_carried(scene, hero, card, words=i < told) for i, card in enumerate(carried)]


def _carried(scene: Scene, hero: Hero, card: str, *, words: bool) -> Entry:
    """Returns the entry of a card with its place. Cards in the pack are dim."""
    found = content().cards[card]
    equipped = card in hero.equipped or found.slot == "none"
    place = "body" if card == hero.body else found.slot if card in hero.hands else "ready" if equipped else "pack"
    slot = note(scene.say(f"picture-slot-{place.replace('_', '-')}"))
    return cards.card_entry(scene, found, side=(slot,), words=words, dim=not equipped)


def _inside(panel: Box) -> Box:
    x, y, wide, high = panel
    return x + 14, y + TITLE, wide - 28, high - TITLE - 14


def _draw_panel_title(image: Image.Image, panel: Box, words: str, aside: str) -> None:
    x, y, wide, _ = panel
    write_fitted(image, x + 24, y + 34, fit(words, 42, wide // 2, "serif"), face="serif")
    if aside:
        write_fitted(image, x + wide - 24, y + 34, fit(aside, 30, wide // 2 - 40), palette.MUTED, anchor="rm")
