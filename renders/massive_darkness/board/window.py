"""The part of the map that a panel shows: the Zones around the Hero with the choices marked, the Hero, and the nearest
Enemies."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.board.zones import Zone, distances
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from renders.canvas import palette
from renders.canvas.grid import PEEK, Box, holds, window
from renders.canvas.lettering import fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness.board.map import put_map
from renders.massive_darkness.board.overview import cell_for, overview
from renders.massive_darkness.board.plan import Plan, Spot, extent, spots_of, stage_zones, window_plan
from renders.massive_darkness.sheets import heroes
from renders.massive_darkness.sheets.chosen import Shown, named
from renders.massive_darkness.style.look import TONES, bolts, hearts
from renders.massive_darkness.style.pieces import acting_piece, figures_of, hero_piece, looks_of, shield
from renders.panel import GAP, LEAST, MARGIN, SIZE, STRIP_TOP
from renders.scene import Scene

SIDE = 366  # px of the column
LEFT, TOP = 90, 82  # the first Zone, beside and below the names
WIDE, HIGH = SIZE[0] - LEFT - PEEK - GAP - SIDE - MARGIN, STRIP_TOP - GAP - TOP - PEEK
WISHES = ((5, 4), (6, 5), (7, 6))  # columns and rows; the first that holds all choices
CLOSE = (4, 3)  # in a Zone with Enemies, taken before the others if it also holds the Enemies around
AROUND = 3  # Zones to an Enemy that the picture must show
HERO, ENEMY, CARD = 254, 92, 138  # px of the plates of the Hero, of an Enemy, and of a card that the choices name
MOST_ENEMIES = 4
SHADE = 130  # opacity (of 255) of the shade beyond the window
FAR = 99


def whose(scene: Scene) -> Hero:
    """Returns the Hero of the asked seat, else the active one."""
    state: State = scene.view
    return state.active_hero if scene.job.seat is None else state.heroes[scene.job.seat]


def planned(scene: Scene) -> Plan:
    """Returns the plan of the window, or of the whole Stage if the choices are too far apart."""
    state, hero = scene.view, whose(scene)
    zones = stage_zones(state, "" if hero.dead else hero.zone)
    spots: list[Spot] = [each for place in scene.job.badges for each in spots_of(zones, *place.split("-"))]
    here = (spots_of(zones, hero.zone) or spots or [(0, 0)])[0]
    columns, rows = extent(zones)
    span = (0, 0, columns, rows)
    around = [*spots, *_around(state, hero, zones)]
    fights = not hero.dead and any(enemy.zone == hero.zone for enemy in state.enemies)
    for wish, shown in (*([(CLOSE, around)] if fights else ()), *((wish, spots) for wish in WISHES)):
        found = window(columns, rows, here, shown, wish)
        if holds(found, [here, *shown]):
            span = found
            break
    cell = min(WIDE // span[2], HIGH // span[3]) // 2 * 2
    x, y = LEFT + (WIDE - span[2] * cell) // 2, TOP + (HIGH - span[3] * cell) // 2
    return window_plan(zones, span, cell, (x - PEEK, y - PEEK))


def _around(state: State, hero: Hero, zones: dict[str, Zone]) -> Iterator[Spot]:
    """Yields the spots of the Enemies that are near the Hero."""
    steps = distances(state, hero.zone) if hero.zone and not hero.dead else {}
    for enemy in state.enemies:
        if steps.get(enemy.zone, FAR) <= AROUND:
            yield from spots_of(zones, enemy.zone)


def put_window(image: Image.Image, scene: Scene) -> None:
    """Draws the window with its neighbours dimmed, and the column."""
    plan = scene.once(planned)
    put_map(image, scene, plan)
    _dim(image, plan)
    x, top = SIZE[0] - SIDE - MARGIN, MARGIN
    hero = whose(scene)
    top = _put_hero(image, scene, hero, x, top) if hero.zone else _put_heroes(image, scene, x, top)
    if plan.partial:
        room = max(0, STRIP_TOP - GAP - top - min(len(nearest(scene)), MOST_ENEMIES) * ENEMY)
        top = _put_overview(image, scene, plan, (x, top, SIDE, room))
    for enemy in nearest(scene)[:MOST_ENEMIES]:
        if top + ENEMY > STRIP_TOP - GAP:
            break
        _put_enemy(image, enemy, (x, top, SIDE, ENEMY - 8))
        top += ENEMY
    for card in named(scene, hero):
        if top + CARD <= STRIP_TOP - GAP:
            _put_card(image, card, (x, top, SIDE, CARD - 8))
            top += CARD
    for other in scene.view.heroes if hero.zone else ():
        if other is not hero and top + ENEMY <= STRIP_TOP - GAP:
            _put_other(image, scene, other, (x, top, SIDE, ENEMY - 8))
            top += ENEMY


def _dim(image: Image.Image, plan: Plan) -> None:
    """Darkens the edge of the window, where the map continues."""
    column, line, wide, high = plan.span
    columns, rows = extent(plan.zones)
    left, top, right, bottom = plan.x, plan.y, plan.x + plan.wide, plan.y + plan.high
    strips = (
        (left, top, left + PEEK, bottom),
        (left, top, right, top + PEEK),
        (right - PEEK, top, right, bottom),
        (left, bottom - PEEK, right, bottom),
    )
    edges = (column > 0, line > 0, column + wide < columns, line + high < rows)
    for box, goes_on in zip(strips, edges, strict=True):
        if goes_on:
            image.paste(TONES.void, box, Image.new("L", (box[2] - box[0], box[3] - box[1]), SHADE))


# -------------------------------------------------------------------- the column


def _put_hero(image: Image.Image, scene: Scene, hero: Hero, x: int, y: int) -> int:
    """Draws the Hero's name, XP, place, Life, Actions and Movement Points. Returns the y below the plate."""
    state: State = scene.view
    active = heroes.acts(state, hero)
    fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
    put(image, plate(SIDE, HERO - 10, fill, edge, line=4, radius=16), x, y)
    put(image, acting_piece(hero.seat, 60) if active else seat_piece(hero.seat, 62), x + 50, y + 50, "mm")
    name = fit(heroes.hero_name(scene, hero), LEAST, SIDE - 114, "bold", smallest=LEAST)
    write_fitted(image, x + 98, y + 46, name, palette.TEXT, "bold")
    put(image, heroes.spot(state, hero, LEAST), x + SIDE - 16, y + 110, "rm")
    px = min(48, (SIDE - 170) // max(hero.max_life, 1) - 4)
    put(image, hearts(hero.life, hero.max_life, px), x + 18, y + 110, "lm")
    left, of = heroes.actions_left(state, hero)
    end = row(image, x + 18, y + 184, bolts(left, of, min(54, 190 // of)))
    points = state.activation.movement_points if state.activation and active else None
    if points is not None:
        row(image, end + 20, y + 184, symbol("move", 52, palette.TEXT), text(str(points), LEAST, face="black"))
    return y + HERO


def _put_heroes(image: Image.Image, scene: Scene, x: int, y: int) -> int:
    """Draws the pieces and names of all Heroes, before they are on the map. Returns the y below them."""
    for hero in scene.view.heroes:
        put(image, plate(SIDE, ENEMY - 8, TONES.low, radius=16), x, y)
        put(image, seat_piece(hero.seat, 58), x + 48, y + ENEMY / 2 - 4, "mm")
        name = fit(heroes.hero_name(scene, hero), LEAST, SIDE - 106, "bold", smallest=LEAST)
        write_fitted(image, x + 94, y + ENEMY / 2 - 4, name, palette.TEXT, "bold")
        y += ENEMY
    return y


def nearest(scene: Scene) -> list[Enemy]:
    """Returns the Enemies in the window, those to choose and the nearest first."""
    state, plan, hero = scene.view, scene.once(planned), whose(scene)
    steps = distances(state, hero.zone) if hero.zone and not hero.dead else {}
    inside = [each for each in state.enemies if each.zone in plan.shown]
    return sorted(inside, key=lambda each: (each.zone not in scene.job.badges, steps.get(each.zone, FAR), each.number))


def _put_enemy(image: Image.Image, enemy: Enemy, box: Box) -> None:
    """Draws shield, Zone, and Minions or Life."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    put(image, shield(looks_of(enemy.card), 66), x + 40, y + high / 2, "mm")
    end = row(image, x + 80, y + high / 2, text(enemy.zone.upper(), LEAST, face="black"))
    sprites = [*_figures(enemy)]
    taken = sum(each.width + 4 for each in sprites)
    row(image, max(end, x + wide - 8 - taken), y + high / 2, *sprites, gap=4)


def _put_card(image: Image.Image, card: Shown, box: Box) -> None:
    """Draws symbol and name of a card, such as the weapon of an attack."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, palette.CHOICE, line=4, radius=16), x, y)
    put(image, symbol(card.sign, 60, TONES.accent), x + 44, y + high / 2, "mm")
    name = fit(card.name, LEAST, wide - 104, lines=2, smallest=LEAST)
    write_fitted(image, x + 86, y + high / 2, name, palette.TEXT)


def _put_other(image: Image.Image, scene: Scene, hero: Hero, box: Box) -> None:
    """Draws piece, Zone and Life of another Hero."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    put(image, hero_piece(hero, 58), x + 46, y + high / 2, "mm")
    put(image, heroes.spot(scene.view, hero, LEAST), x + 92, y + high / 2, "lm")
    life = text(str(hero.life), LEAST, face="black")
    put(image, life, x + wide - 16, y + high / 2, "rm")
    put(image, symbol("heart", 46, palette.BAD), x + wide - 22 - life.width, y + high / 2, "rm")


def _figures(enemy: Enemy) -> Iterator[Image.Image]:
    """Yields Boss and Minions, and the Life of the Enemy to hit next. Minions without a Boss have no symbol."""
    if enemy.stunned:
        yield symbol("stun", 44, palette.MAGIC)
    for sign, figure in figures_of(enemy):
        if sign:
            yield symbol(sign, 40, palette.BAD if sign == "heart" else palette.WARM)
        yield text(figure, LEAST, face="black")


def _put_overview(image: Image.Image, scene: Scene, plan: Plan, box: Box) -> int:
    """Draws the whole Stage very small, with the window's frame. Returns the y below it."""
    x, y, wide, high = box
    cell = cell_for(plan, wide - 28, min(high, 330) - 38)
    if cell < 16:
        return y
    small = overview(scene, plan, cell)
    tall = small.height + 22
    put(image, plate(wide, tall, TONES.low, radius=16), x, y)
    put(image, small, x + wide / 2, y + tall / 2, "mm")
    return y + tall + 10
