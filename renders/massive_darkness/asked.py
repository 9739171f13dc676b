"""The picture for a question: the Zones around the Hero with the choices marked, and an overview of the map."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.grid import PEEK, Box, Layout
from renders.canvas.lettering import fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.massive_darkness.board import board, combat, notes
from renders.massive_darkness.board.map import put_map
from renders.massive_darkness.board.overview import cell_for, overview
from renders.massive_darkness.board.plan import Plan, extent, plan_of_stage, surroundings
from renders.massive_darkness.sheets import heroes
from renders.massive_darkness.style.look import HEADLINE, TONES, bolts, hearts
from renders.massive_darkness.style.pieces import acting_piece, looks_of, mark
from renders.scene import Scene

PLATE = 272  # px of the Hero's plate
AIR = 14
SHADE = 130  # opacity (of 255) of the shade beyond the window
COUNTS = 66  # px beside the overview for the number of Enemies


def ground(scene: Scene) -> Image.Image:
    """Draws the background and the headline bar, or that of the attack in progress."""
    if amid_attack(scene):
        return combat.ground(scene)
    found = surroundings(scene)
    wide, high = found[0].size if found else plan_of_stage(scene)[0].size
    return HEADLINE.ground((wide, high + (combat.STRIP if _attacked(scene) else 0)))


def amid_attack(scene: Scene) -> bool:
    """True during an attack, once its dice are rolled."""
    state: State = scene.view
    return state.combat is not None and combat.is_rolled(state.combat)


def _attacked(scene: Scene) -> bool:
    """True if the last attack is over, was made by the acting Hero in this Activation, and no other has begun."""
    state: State = scene.view
    if state.combat or state.events or not (state.dice and state.activation):
        return False
    return bool(state.activation.attacked) and state.dice.attacker == state.active_hero.id


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the name of the acting Hero, or attacker and defender."""
    (combat.title if amid_attack(scene) else board.title)(image, scene)


def the_map(image: Image.Image, scene: Scene) -> None:
    """Draws the window with its neighbours dimmed, or the whole map if the choices are too far apart. During an attack,
    draws its dice instead."""
    if amid_attack(scene):
        combat.lanes(image, scene)
        return
    found = surroundings(scene)
    if found is None:
        board.the_map(image, scene)
        return
    put_map(image, scene, found[1])
    _dim(image, found[1])


def words(image: Image.Image, scene: Scene) -> None:
    """Draws the Hero, the notes, the overview if the window leaves Zones out, and the last attack."""
    if amid_attack(scene):
        combat.result(image, scene)
        return
    if scene.view.dice and _attacked(scene):
        combat.strip(image, scene, scene.view.dice)
    found = surroundings(scene)
    if found is None:
        board.words(image, scene)
        return
    layout, plan = found
    x, y, wide, high = layout.words
    _draw_hero(image, scene, (x, y, wide))
    top, bottom = y + PLATE + AIR, y + high
    if plan.partial:
        bottom = _draw_overview(image, scene, layout, plan, top) - AIR
    notes.put_notes(image, scene, plan, (x, top, wide, bottom - top))


def _dim(image: Image.Image, plan: Plan) -> None:
    """Darkens the edge of the window, where the map continues."""
    column, row, wide, high = plan.span
    columns, rows = extent(plan.zones)
    edges = (column > 0, row > 0, column + wide < columns, row + high < rows)
    for box in _rim(plan, edges):
        image.paste(TONES.void, box, Image.new("L", (box[2] - box[0], box[3] - box[1]), SHADE))


def _rim(plan: Plan, edges: tuple[bool, bool, bool, bool]) -> Iterator[Box]:
    """Yields the left, upper, right and lower strip of a window, on sides with neighbours."""
    left, top, right, bottom = plan.x, plan.y, plan.x + plan.wide, plan.y + plan.high
    strips = (
        (left, top, left + PEEK, bottom),
        (left, top, right, top + PEEK),
        (right - PEEK, top, right, bottom),
        (left, bottom - PEEK, right, bottom),
    )
    return (strip for strip, goes_on in zip(strips, edges, strict=True) if goes_on)


def _draw_hero(image: Image.Image, scene: Scene, span: tuple[int, int, int]) -> None:
    """Draws the asked Hero's XP, place, Life, Actions and Movement Points, enlarged."""
    state: State = scene.view
    x, y, wide = span
    hero = whose(scene)
    active = heroes.acts(state, hero)
    fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
    put(image, plate(wide, PLATE, fill, edge, line=4, radius=16, lift=4), x, y)
    put(image, acting_piece(hero.seat, 60) if active else seat_piece(hero.seat, 64), x + 56, y + 56, "mm")
    _draw_name_and_place(image, scene, hero, span)
    px = min(44, round((wide - 36) / max(hero.max_life, 1) * 0.88))
    put(image, hearts(hero.life, hero.max_life, px), x + 20, y + 146, "lm")
    _draw_left_to_do(image, state, hero, (x, y + 214))


def _draw_name_and_place(image: Image.Image, scene: Scene, hero: Hero, span: tuple[int, int, int]) -> None:
    """Draws the Hero's name, and its XP and Zone below."""
    x, y, wide = span
    name = fit(heroes.hero_name(scene, hero), 42, wide - 128, "bold")
    write_fitted(image, x + 108, y + 38, name, palette.TEXT, "bold")
    sprites = [symbol("xp", 36, palette.GOOD), text(str(hero.xp), 36, palette.TEXT, "bold")]
    end = row(image, x + 108, y + 86, *sprites)
    put(image, heroes.spot(scene.view, hero, 38), max(x + 198, end + 20), y + 86, "lm")


def _draw_left_to_do(image: Image.Image, state: State, hero: Hero, at: tuple[int, int]) -> None:
    """Draws the remaining Actions and the acting Hero's Movement Points."""
    x, y = at
    left, of = heroes.actions_left(state, hero)
    end = row(image, x + 18, y, bolts(left, of, min(50, 156 // of)))
    points = state.activation.movement_points if state.activation and heroes.acts(state, hero) else None
    if points is not None:
        row(image, end + 26, y, symbol("move", 46, palette.TEXT), text(str(points), 46, palette.TEXT, "black"))


def whose(scene: Scene) -> Hero:
    """Returns the Hero of the asked seat, else the active one."""
    state: State = scene.view
    return state.active_hero if scene.job.seat is None else state.heroes[scene.job.seat]


def _draw_overview(image: Image.Image, scene: Scene, layout: Layout, plan: Plan, top: int) -> int:
    """Draws the whole map at the bottom of the column, and the number of Enemies. Returns its upper y."""
    x, y, wide, high = layout.words
    cell = cell_for(plan, wide - 28 - COUNTS, min(430, (y + high - top) // 2))
    small = overview(scene, plan, cell)
    tall = max(small.height + 32, 190)
    y = y + high - tall
    put(image, plate(wide, tall, TONES.low, radius=16), x, y)
    put(image, small, x + 14, y + tall / 2, "lm")
    middle = (x + 14 + small.width + x + wide) / 2
    counts = [sum(looks_of(each.card).warm is warm for each in scene.view.enemies) for warm in (False, True)]
    for i, (warm, count) in enumerate(zip((False, True), counts, strict=True)):
        put(image, mark(warm, 40), middle, y + 34 + i * 92, "mm")
        write(image, middle, y + 74 + i * 92, str(count), 36, palette.TEXT, "black", "mm")
    return y
