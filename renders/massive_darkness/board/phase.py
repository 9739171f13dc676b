"""The picture of an Enemy Phase or an Event: the ways of the Enemies, the Life that each Hero lost, and who can be
attacked next."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.games.massive_darkness.autopilot.danger import strikes
from engine.games.massive_darkness.board.zones import board as board_of
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Text
from renders import phase
from renders.canvas import palette
from renders.canvas.grid import PEEK, window
from renders.canvas.looks import kept
from renders.canvas.plates import frame
from renders.canvas.sprites import put, symbol
from renders.massive_darkness.board.doors import doors
from renders.massive_darkness.board.ground import ground as ground_of
from renders.massive_darkness.board.large import put_zone
from renders.massive_darkness.board.map import draw_names, draw_removed, draw_torches, place_of
from renders.massive_darkness.board.moves import ways
from renders.massive_darkness.board.plan import Plan, Spot, extent, spots_of, stage_zones, window_plan
from renders.massive_darkness.board.zones import contents
from renders.massive_darkness.sheets import heroes
from renders.massive_darkness.style.look import TONES
from renders.massive_darkness.style.pieces import hero_piece, ringed_piece
from renders.panel import GAP, LEAST, MARGIN
from renders.phase import Fact, Person
from renders.scene import Scene

LEFT, TOP = 70, 78  # px of the names of rows and columns
LARGEST, HIGHEST = 260, 960  # px of a Zone, and of the map
SMALLEST_SPAN = (4, 3)
PIECE = 76, 64  # px of a Hero beside the map, and in a ring
SIGNS = {  # by log line: the symbol of what it says, and its colour
    "enemies-spawn": ("warning", "BAD"),
    "enemies-spawn-equipped": ("warning", "BAD"),
    "event-treasure": ("treasure", "WARM"),
    "life-enemy-hurt": ("hit", "GOOD"),
    "life-boss-dies": ("bones", "GOOD"),
    "life-single-dies": ("bones", "GOOD"),
    "life-enemy-dies": ("bones", "GOOD"),
}


def laid_out(scene: Scene) -> tuple[Plan, tuple[int, int]]:
    """Returns the plan of the part of the Stage in which anything happened or anyone is, and the picture's size."""
    state: State = scene.view
    zones = stage_zones(state)
    spots = spots_of(zones, *sorted(_places(scene))) or [(0, 0)]
    columns, rows = extent(zones)
    first = min(x for x, _ in spots), min(y for _, y in spots)
    wish = (
        max(SMALLEST_SPAN[0], max(x for x, _ in spots) - first[0] + 1),
        max(SMALLEST_SPAN[1], max(y for _, y in spots) - first[1] + 1),
    )
    span = window(columns, rows, spots[0], spots, wish)
    room = phase.wide(scene) - 2 * MARGIN - GAP - phase.SIDE - LEFT - 2 * PEEK
    cell = min(LARGEST, room // span[2], HIGHEST // span[3]) // 2 * 2
    map_high = TOP + span[3] * cell + 2 * PEEK
    size = phase.sized(scene, map_high, len(state.heroes))
    free = size[1] - phase.HEAD - phase.FOOT - GAP - MARGIN - map_high
    at = MARGIN + LEFT + (room - span[2] * cell) // 2, phase.HEAD + TOP + free // 2
    return window_plan(zones, span, cell, at), size


def _places(scene: Scene) -> set[str]:
    """Returns the Zones of the Heroes, and those in which anything happened."""
    state: State = scene.view
    walked = {zone for each in state.arrows for zone in (each.start, each.end)}
    told = {str(each.args["zone"]) for each in phase.since(scene).told if each.args.get("zone")}
    return walked | told | {each.zone for each in state.heroes if each.zone}


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    return _ground(scene.once(laid_out)[1])


@kept
def _ground(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, TONES.void)


def head(image: Image.Image, scene: Scene) -> None:
    """Draws the phase and its round, Event cards, Level and Lifebringer tokens."""
    state: State = scene.view
    facts = [Fact("level", palette.GOOD, str(state.level)), Fact("lifebringer", palette.BAD, str(state.lifebringer))]
    if not rules_of(state).no_events:
        facts.insert(0, Fact("deck", palette.MUTED, str(len(state.decks.events.draw))))
    phase.put_head(image, scene, TONES, title(scene), facts)


def title(scene: Scene) -> str:
    """Returns the Event card, or the name of the phase."""
    since = phase.since(scene)
    card = next((str(each.args["card"]) for each in since.told if each.key == "event-drawn"), "")
    ended = since.before.phase if since.before.phase in ("enemies", "event") else "enemies"
    alone = not any(each.key.startswith(("combat-begins", "enemies-moves")) for each in since.told)
    return scene.words.name(card) if card and alone else scene.say(f"picture-phase-{ended}")


def board(image: Image.Image, scene: Scene) -> None:
    """Draws the part of the Stage: quiet Zones darker, ways as arrows, losses with the Heroes."""
    plan, _ = scene.once(laid_out)
    view = ground_of(scene.view, plan)
    draw_removed(view, scene, plan)
    bright = [(*plan.corner(zone), plan.cell, plan.cell) for zone in sorted(_places(scene) & plan.shown.keys())]
    phase.dimmed(view, (0, 0, *view.size), bright, TONES.void)
    doors(view, scene, plan)
    draw_torches(view, scene, plan)
    _put_frames(view, scene, plan)
    arrows = Counter[tuple[Spot, ...]](ways(scene.view, plan, phase.since(scene).told))
    phase.put_ways(view, arrows, max(14, plan.cell // 14))
    hurt = {hero.seat: phase.change(change) for hero in scene.view.heroes if (change := _change(scene, hero))}
    ringed = [hero.seat for hero in scene.view.heroes if is_endangered(scene.view, hero)]
    for zone in plan.shown:
        if zone not in scene.view.removed_zones:
            put_zone(view, contents(scene.view, zone), place_of(scene, plan, zone), hurt, ringed)
    _put_signs(view, scene, plan)
    image.paste(view, (plan.x, plan.y))
    draw_names(image, plan, LEAST)


def _put_frames(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws a red frame around each Zone in which a Hero was attacked or lost Life."""
    state, side = scene.view, plan.cell - 20
    hit = {each.zone for each in state.heroes if _change(scene, each) < 0} | {
        state.heroes[seat].zone for seat in attacked(scene)
    }
    for zone in sorted(hit & plan.shown.keys()):
        put(view, frame(side, side, palette.BAD, line=6, radius=14), *plan.middle(zone), "mm")


def _put_signs(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws what else happened at the upper left of each Zone."""
    found: dict[str, dict[str, str]] = {}
    for each in phase.since(scene).told:
        zone = str(each.args.get("zone", ""))
        if each.key in SIGNS and zone in plan.shown:
            sign, tone = SIGNS[each.key]
            found.setdefault(zone, {})[sign] = tone
    px = max(48, plan.cell // 4)
    for zone, signs in found.items():
        x, y = plan.corner(zone)
        for sign, tone in signs.items():
            put(view, symbol(sign, px, palette.colour(tone), palette.INK), x + 8, y + plan.cell - 10, "lb")
            x += px + 4


def attacked(scene: Scene) -> set[int]:
    """Returns the seats of the Heroes who were attacked."""
    begun = (each for each in phase.since(scene).told if each.key.startswith("combat-begins"))
    return {int(each.args["defender"]) for each in begun if isinstance(each.args.get("defender"), Seat)}


def _change(scene: Scene, hero: Hero) -> int:
    """Returns the Life that a Hero lost or gained."""
    before: State = phase.since(scene).before
    return hero.life - before.heroes[hero.seat].life


def is_endangered(state: State, hero: Hero) -> bool:
    """True if one average hit of an Enemy in reach would kill the Hero, or any hit would."""
    if hero.dead or not hero.zone:
        return False
    worst = max((strikes(state, hero, enemy, hero.zone) for enemy in state.enemies), default=0.0)
    return hero.life <= 1 or hero.life <= math.ceil(worst)


def people(image: Image.Image, scene: Scene) -> None:
    """Draws the Heroes beside the map."""
    phase.put_people(image, TONES, scene.once(persons))


def persons(scene: Scene) -> Sequence[Person]:
    """Returns the Heroes with their Life, its change, and the Enemies that can attack them."""
    state: State = scene.view
    hit, found = attacked(scene), []
    for hero in state.heroes:
        ringed = is_endangered(state, hero)
        piece = ringed_piece(hero, PIECE[1]) if ringed else hero_piece(hero, PIECE[0])
        known = hero.zone in board_of(state).cells and not hero.dead
        coming = sum(strikes(state, hero, enemy, hero.zone) > 0 for enemy in state.enemies) if known else 0
        name, change = heroes.hero_name(scene, hero), _change(scene, hero)
        held = hero.seat in hit and not change
        found.append(
            Person(piece, name, "heart", hero.life, change, coming, endangered=ringed, faded=hero.dead, held=held)
        )
    return found


def foot(image: Image.Image, scene: Scene) -> None:
    """Draws the danger ahead."""
    phase.put_foot(image, scene, TONES)


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the picture in words."""
    return phase.alt(scene, title(scene), persons(scene))
