"""The contents of a location: tokens, creatures, heroes and specialists. Anything that does not fit is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.fireteam_zero.asking.players import acting
from engine.games.fireteam_zero.board.figures import creatures_at, heroes_at, specialists_at
from engine.games.fireteam_zero.board.numbers import life
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import Mission
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.pasting import scaled
from renders.canvas.plates import tag
from renders.canvas.sprites import put, symbol, write
from renders.fireteam_zero.board.plan import Plan, sign_size
from renders.fireteam_zero.style.look import token
from renders.fireteam_zero.style.pieces import creature_piece, endangered_piece, hero_piece, specialist_piece
from renders.scene import Scene

HERO, CREATURE, TOKEN = (
    (0.38, 52, 84),
    (0.44, 52, 100),
    (0.26, 38, 58),
)  # share of a location, then the least and largest size in px
SPECIALIST = 0.72  # relative to a hero's piece
SIZES = (1, 0.85, 0.7, 0.6)  # scale of a piece as space gets tight
WHOLE = SIZES[:2]  # tried before pieces overlap
LAPPED = 0.66  # visible share of a piece when pieces overlap
BADGE = 50  # px of the first row that a location's badge takes
EDGE, AIR = 8, 2
ROOMY = 140  # from this location size in px on, creatures show their life


def sized(rule: tuple[float, int, int], cell: int) -> int:
    """Returns the size of a piece on a location of `cell` px."""
    share, least, most = rule
    return round(min(most, max(least, share * cell)) / 2) * 2


def put_cells(image: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws everything that is on the board."""
    for location in plan.board.locations:
        put_cell(image, scene, location, plan.corner(location), plan.cell)


def put_cell(image: Image.Image, scene: Scene, location: str, corner: tuple[int, int], cell: int) -> None:
    """Draws everything on a location: tokens at the top, creatures and heroes in rows, signs at the bottom."""
    state: State = scene.view
    (x, y), chosen = corner, location in scene.job.badges
    _put_spawn(image, state, location, corner, cell)
    room = cell - 2 * EDGE
    lying = list(lying_on(state, location, sized(TOKEN, cell)))
    _put_row(image, lying, x + cell - EDGE, y + EDGE, room - (BADGE if chosen else 0), "rt")
    creatures = list(creature_sprites(state, creatures_at(state, location), cell))
    people = list(_people(state, location, cell))
    badge = BADGE if chosen else 0
    head = max([badge, *(each.height for each in lying)])
    foot = sign_size(cell) if has_signs(state, location) else 0
    wishes = [Free(head, foot), Free(badge, foot), Free(badge, 0)]
    rows = in_rows(creatures, people, room)
    heroes = len(people) and len(heroes_at(state, location))
    _put_rows(image, rows, (x + EDGE, y + EDGE, room, room), wishes, heroes if creatures else 0)


def has_signs(state: State, location: str) -> bool:
    """True if a location has signs at the bottom: terrain, or a spawn point."""
    return bool(board_of(state).terrain[location]) or any(each.location == location for each in state.spawn)


class Free(NamedTuple):
    """How many px of a location stay free above and below its pieces."""

    above: int
    below: int


def _put_rows(
    image: Image.Image, rows: Sequence[Sequence[Image.Image]], box: Box, wishes: Sequence[Free], heroes: int = 0
) -> None:
    """Draws rows of sprites centred in a box, leaving as much free space as there is room for. The last row begins
    with `heroes` sprites that must all be shown."""
    x, y, wide, high = box
    fitted = (_fitted(row, wide, heroes if row is rows[-1] else 0) for row in rows)
    shown = [each for each in fitted if each]
    tall = sum(each.height for each in shown) + AIR * (len(shown) - 1)
    size, free = _sized_to(tall, high, wishes)
    top = y + free.above + (high - sum(free) - tall * size) / 2
    for row in shown:
        small = scaled(row, size)
        put(image, small, x + wide / 2, top, "mt")
        top += small.height + AIR


def _sized_to(tall: float, high: float, wishes: Sequence[Free]) -> tuple[float, Free]:
    """Returns the scale of the pieces and the free space. It is the first wish that keeps pieces near full size,
    because pieces matter more than signs; otherwise the last wish with smaller pieces."""
    ways = [(size, free) for free in wishes for size in WHOLE] + [(size, wishes[-1]) for size in SIZES]
    return next(((size, free) for size, free in ways if tall * size <= high - sum(free)), ways[-1])


def in_rows(
    creatures: Sequence[Image.Image], people: Sequence[Image.Image], room: float
) -> list[Sequence[Image.Image]]:
    """Arranges everything in one row if it fits; otherwise creatures above people, or each kind split in half."""
    both = [*creatures, *people]
    if _breadth(_widths(both), 1) * WHOLE[-1] <= room:
        return [both]
    half = len(creatures) if creatures and people else -(-len(both) // 2)
    return [both[:half], both[half:]]


def _put_spawn(image: Image.Image, state: State, location: str, corner: tuple[int, int], cell: int) -> None:
    """Draws a spawn point with its number. One that can still be searched has a magnifying glass."""
    for found in state.spawn:
        if found.location == location:
            x, y, px = corner[0] + 10, corner[1] + cell - 10, sign_size(cell)
            sign, tone = ("spawn", palette.MUTED) if found.searched else ("search", palette.MAGIC)
            put(image, symbol(sign, px, tone, palette.INK), x, y, "lb")
            write(image, x + px + 6, y + 1, str(found.number), 30, palette.TEXT, "black", "lb")


def creature_sprites(state: State, creatures: Sequence[Creature], cell: int) -> Iterator[Image.Image]:
    """Yields the creatures of a location, identical ones as one sprite, with their life if there is room."""
    px = sized(CREATURE, cell)
    alike = Counter((each.kind, life(state, each), each.guards is not None, each.power) for each in creatures)
    roomy = cell >= ROOMY and len(alike) == 1
    for (kind, lives, marked, power), count in sorted(alike.items(), key=lambda each: -rank(each[0][0])):
        yield creature_piece(kind, px, count, life=lives if roomy else 0, marked=marked, power=power)


def rank(kind: str) -> int:
    """Returns how strong a kind of creature is: minion, elite, boss."""
    return ("minion", "elite", "boss").index(content().creatures[kind].creature_class)


def _people(state: State, location: str, cell: int) -> Iterator[Image.Image]:
    """Yields the heroes of a location, those in danger first, then the acting one; specialists follow."""
    px = sized(HERO, cell)
    now = acting_hero(state)
    for hero in sorted(heroes_at(state, location), key=lambda each: (not in_danger(state, each), each.id != now)):
        index, acts = state.heroes.index(hero), hero.id == now
        if in_danger(state, hero):
            yield endangered_piece(index, px, acts=acts)
        else:
            yield hero_piece(index, px, acts=acts, down=hero.down)
    for specialist in specialists_at(state, location):
        yield specialist_piece(specialist, round(px * SPECIALIST))


def in_danger(state: State, hero: Hero) -> bool:
    """True if the next hit knocks the hero out."""
    return state.round > 0 and not hero.hand and not hero.down


def acting_hero(state: State) -> str | None:
    """Returns the hero whose turn it is. None outside the hero phase."""
    return acting(state).id if state.phase == "heroes" else None


def lying_on(state: State, location: str, px: int, high: int = 0) -> Iterator[Image.Image]:
    """Yields the exit, mission locations, mission tokens, open discoveries, charges and watches. Letters of tokens are
    `high` px, by default at most 44."""
    mission = mission_of(state)
    if location == mission.exit:
        yield token("exit", palette.GOOD, px)
    if state.boss == "waiting" and mission.boss and location == mission.boss.at:
        yield token("crown", palette.WARM, px)
    tokens = Counter(each.name for each in state.tokens if each.location == location)
    for called, count in tokens.items():
        letter = mission.tokens_called(called).letter
        yield tag(f"{letter}{f'×{count}' if count > 1 else ''}", palette.WARM, high or min(px, 44), sign="intel")
    wanted = any(location in (each.place, _goal(mission, each.id)) for each in state.discoveries)
    if wanted or any(each.at == location for each in mission.places if location != mission.exit):
        yield token("objective", palette.WARM if wanted else palette.MUTED, px)
    if any(each.location == location for each in state.charges):
        yield token("charge", palette.BAD, px)
    if any(each.location == location for each in state.watches):
        yield token("watch", palette.COLD, px)


def _goal(mission: Mission, discovery: str) -> str | None:
    """Returns where the item of a discovery must be carried, or where a specialist must be led."""
    task = mission.discoveries[discovery][1].task
    place = getattr(task, "to", None) or getattr(task, "at", None)
    return mission.location_of(place) if place and place != "found" else None


def _put_row(image: Image.Image, sprites: Sequence[Image.Image], x: float, y: float, room: float, anchor: str) -> None:
    row = _fitted(sprites, room)
    if row:
        put(image, row, x, y, anchor)


def _fitted(sprites: Sequence[Image.Image], room: float, least: int = 0) -> Image.Image | None:
    """Arranges sprites in a row; smaller, then overlapping if space is tight. Sprites that still do not fit are
    counted, but the first `least` always stay and overlap as needed. None without sprites."""
    if not sprites:
        return None
    for share, size in (*((1.0, size) for size in WHOLE), *((LAPPED, size) for size in SIZES[:-1])):
        if _breadth([round(each.width * size) for each in sprites], share) <= room:
            return _row([scaled(each, size) for each in sprites], share)
    counted = (_counted(sprites, count) for count in range(len(sprites) - 1, 0, -1))
    shown = next((each for each in counted if _breadth(_widths(each), LAPPED) <= room), None)
    if least and (shown is None or len(shown) <= least):
        closest = [scaled(each, SIZES[-1]) for each in sprites]
        widths = _widths(closest)
        return _row(closest, min(LAPPED, (room - widths[-1]) / max(1, sum(widths[:-1]))))
    return _row(sprites[:1], 1.0) if shown is None else _row(shown, LAPPED)


def _widths(sprites: Sequence[Image.Image]) -> Sequence[int]:
    return [each.width for each in sprites]


def _row(sprites: Sequence[Image.Image], share: float) -> Image.Image:
    """Arranges sprites in a row, each visible by that share. The first is on top."""
    row = Image.new("RGBA", (round(_breadth(_widths(sprites), share)), max(each.height for each in sprites)))
    right = float(row.width)
    for i in range(len(sprites) - 1, -1, -1):
        right = _breadth(_widths(sprites[: i + 1]), share)
        put(row, sprites[i], right, row.height, "rb")
    return row


def _breadth(widths: Sequence[int], share: float) -> float:
    """Returns the width of overlapping sprites: each of them but the last is visible by that share."""
    return sum(widths[:-1]) * share + sum(widths[-1:])


def _counted(sprites: Sequence[Image.Image], count: int) -> list[Image.Image]:
    """Returns the first sprites at a smaller scale and a tag with the number of hidden ones. The last sprite
    overlaps the tag's left margin."""
    shown = [scaled(each, SIZES[-2]) for each in sprites[:count]]
    said = tag(f"+{len(sprites) - count}", palette.TEXT, 40)
    lap = round(shown[-1].width * (1 - LAPPED))
    more = Image.new("RGBA", (said.width + lap, said.height))
    more.paste(said, (lap, 0))
    return [*shown, more]
