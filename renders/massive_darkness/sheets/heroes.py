"""The Heroes beside or below a map, a plate each: name, Life, XP, place, and remaining actions."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.board.zones import is_dark
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import ACTIONS, Hero, State
from renders.canvas import palette
from renders.canvas.grid import GAP, PLATE, Box, plate_rows
from renders.canvas.lettering import fit, width
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness.sheets.cards import in_locale
from renders.massive_darkness.style.look import TONES, bolts, hearts
from renders.massive_darkness.style.pieces import hero_piece
from renders.scene import Scene

HIGH, LOW = 134, 120  # px of a plate beside a map, for up to four Heroes and for more
ROOMY, WIDE = 700, 400  # from this width in px, a plate has two lines, and longer text


def acts(state: State, hero: Hero) -> bool:
    """True during this Hero's Activation."""
    return state.phase == "heroes" and state.active == hero.seat


def actions_left(state: State, hero: Hero) -> tuple[int, int]:
    """Returns the number of Actions a Hero has left in this Round, and the maximum."""
    if acts(state, hero) and state.activation:
        left = state.activation.actions + len(state.activation.extra)
        return left, max(left, ACTIONS)
    waits = state.phase == "heroes" and hero.seat in state.waiting and not hero.dead
    return (ACTIONS if waits else 0), ACTIONS


def column(image: Image.Image, scene: Scene, box: Box) -> int:
    """Draws all Heroes below each other. Returns the y below the last one."""
    x, y, wide, _ = box
    high = HIGH if len(scene.view.heroes) <= 4 else LOW
    for hero in scene.view.heroes:
        hero_plate(image, scene, hero, (x, y, wide, high))
        y += high + 8
    return y


def rows(image: Image.Image, scene: Scene, box: Box, columns: int) -> None:
    """Draws all Heroes in rows of `columns`."""
    x, y, wide, _ = box
    one = (wide - GAP * (columns - 1)) // columns
    count = plate_rows(len(scene.view.heroes))
    for i, hero in enumerate(scene.view.heroes):
        across, down = divmod(i, count)
        hero_plate(image, scene, hero, (x + across * (one + GAP), y + down * (PLATE + GAP), one, PLATE))


class _Lines(NamedTuple):
    """The position and size of a plate's lines."""

    left: int
    first: int
    second: int
    piece: int
    name: int
    heart: int


def hero_plate(image: Image.Image, scene: Scene, hero: Hero, box: Box) -> None:
    """Draws a plate: a narrow one with three lines, a wide one with two."""
    x, y, wide, high = box
    active = acts(scene.view, hero)
    fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
    put(image, plate(wide, high - 4, fill, edge, line=4, radius=16, lift=4), x, y)
    lines = _Lines(x + 98, y + 34, y + 84, 64, 38, 34) if wide > WIDE else _narrow_lines(x, y, high)
    middle = y + (high - 4) / 2 - (0 if wide > WIDE else 14)
    put(image, hero_piece(hero, lines.piece), x + 49, middle, "mm")
    right = x + wide - 16
    if wide >= ROOMY:
        _draw_roomy(image, scene, hero, lines, right)
    elif wide > WIDE:
        _draw_middling(image, scene, hero, lines, right)
    else:
        _draw_narrow(image, scene, hero, lines, (x, y + high - 30, right))


def _narrow_lines(x: int, y: int, high: int) -> _Lines:
    first = 27 if high >= HIGH else 24
    return _Lines(x + 92, y + first, y + (first + high - 30) // 2, 54, 34, 30)


def _draw_roomy(image: Image.Image, scene: Scene, hero: Hero, at: _Lines, right: int) -> None:
    """Draws name, place, XP; Life and everyone's Actions."""
    end = _draw_flag(image, scene, hero, _draw_xp(image, hero, right, at.first), at.first)
    named = _name(image, scene, hero, at, min(end, at.left + 250))
    _draw_place(image, scene, hero, (max(round(named) + 24, at.left + 190), at.first, end - 8))
    left, most = actions_left(scene.view, hero)
    put(image, bolts(left, most, 36), right, at.second, "rm")
    _draw_hearts(image, hero, at, right - most * 40 - 12)


def _draw_middling(image: Image.Image, scene: Scene, hero: Hero, at: _Lines, right: int) -> None:
    """Draws name, the acting Hero's Actions, XP; Life and place."""
    end = _draw_flag(image, scene, hero, _draw_xp(image, hero, right, at.first), at.first)
    if acts(scene.view, hero):
        sprite = bolts(*actions_left(scene.view, hero), 32)
        put(image, sprite, end, at.first, "rm")
        end -= sprite.width + 8
    _name(image, scene, hero, at, end)
    sprite = spot(scene.view, hero, 36)
    put(image, sprite, right, at.second, "rm")
    _draw_hearts(image, hero, at, right - sprite.width - 12)


def _draw_narrow(image: Image.Image, scene: Scene, hero: Hero, at: _Lines, third: tuple[int, int, int]) -> None:
    """Draws name and XP; Life, the First Player's flag; place and the acting Hero's Actions."""
    x, y, right = third
    _name(image, scene, hero, at, _draw_xp(image, hero, right, at.first) + 4)
    end = _draw_flag(image, scene, hero, right, at.second)
    _draw_hearts(image, hero, at, end)
    if acts(scene.view, hero):
        left, most = actions_left(scene.view, hero)
        put(image, bolts(left, most, min(27, 78 // most)), x + 12, y, "lm")
    _draw_place(image, scene, hero, (at.left + 4, y, right))


def _draw_xp(image: Image.Image, hero: Hero, right: int, y: int) -> int:
    """Draws XP, right-aligned. Returns the x at which they begin."""
    figure = text(str(hero.xp), 34, palette.TEXT, "bold")
    put(image, figure, right, y, "rm")
    put(image, symbol("xp", 34, palette.GOOD), right - figure.width - 8, y, "rm")
    return right - figure.width - 54


def _draw_flag(image: Image.Image, scene: Scene, hero: Hero, right: int, y: int) -> int:
    """Draws the First Player's flag. Returns the x at which it begins."""
    if scene.view.first_player != hero.seat:
        return right
    put(image, symbol("first", 34, palette.WARM), right, y, "rm")
    return right - 42


def _name(image: Image.Image, scene: Scene, hero: Hero, at: _Lines, right: int) -> float:
    fitted = fit(hero_name(scene, hero), at.name, right - at.left, "bold")
    write_fitted(image, at.left, at.first, fitted, palette.TEXT, "bold")
    return at.left + width(fitted.lines[0], fitted.px, "bold") * fitted.squeeze


def hero_name(scene: Scene, hero: Hero) -> str:
    """Returns a Hero's name."""
    return in_locale(scene, content().heroes[hero.hero].name)


def _draw_hearts(image: Image.Image, hero: Hero, at: _Lines, right: int) -> None:
    """Draws Life as hearts, as large as they fit."""
    px = min(at.heart, round((right - at.left) / hero.max_life * 0.9))
    put(image, hearts(hero.life, hero.max_life, px), at.left, at.second, "lm")


def condition(scene: Scene, hero: Hero) -> tuple[str, str, str]:
    """Returns symbol, colour and text: dead, Stunned, else in Light or in Shadow."""
    if hero.dead:
        return "bones", palette.TEXT, scene.say("picture-dead")
    if hero.stunned:
        return "stun", palette.MAGIC, scene.say("picture-stunned")
    if is_dark(scene.view, hero.zone):
        return "shadow", palette.COLD, scene.say("picture-in-shadow")
    return "light", palette.WARM, scene.say("picture-in-light")


def _draw_place(image: Image.Image, scene: Scene, hero: Hero, span: tuple[int, int, int]) -> None:
    """Draws its Zone and its condition in words."""
    x, y, right = span
    if not hero.zone and not hero.dead:
        return
    px = 32
    sign, tone, words = condition(scene, hero)
    sprites = [text(hero.zone.upper(), px + 2, palette.TEXT, "black")] if hero.zone else []
    if hero.stunned and not hero.dead:  # the text says Stunned; the symbol shows Light or Shadow
        dark = is_dark(scene.view, hero.zone)
        sprites.append(symbol("shadow" if dark else "light", px, palette.COLD if dark else palette.WARM))
    x = round(row(image, x, y, *sprites, symbol(sign, px, tone), gap=8))
    write_fitted(image, x, y, fit(words, 32, right - x, "bold"), tone, "bold")


def spot(state: State, hero: Hero, px: int) -> Image.Image:
    """Draws its Zone and its condition as symbols, for tight space."""
    sprites = [text(hero.zone.upper(), px, palette.TEXT, "black")] if hero.zone else []
    if hero.zone and not hero.dead:
        dark = is_dark(state, hero.zone)
        sprites.append(symbol("shadow" if dark else "light", px, palette.COLD if dark else palette.WARM))
    if hero.dead:
        sprites.append(symbol("bones", px, palette.TEXT))
    elif hero.stunned:
        sprites.append(symbol("stun", px, palette.MAGIC))
    return joined(sprites, 8)


def joined(sprites: list[Image.Image], gap: int) -> Image.Image:
    """Joins sprites side by side."""
    wide = sum(each.width for each in sprites) + gap * max(0, len(sprites) - 1)
    high = max((each.height for each in sprites), default=1)
    sprite = Image.new("RGBA", (max(1, wide), high), palette.clear(palette.INK))
    row(sprite, 0, high / 2, *sprites, gap=gap)
    return sprite
