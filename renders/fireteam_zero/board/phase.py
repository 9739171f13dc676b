"""The picture of a threat phase: the ways of the creatures, the hits of each hero, and who can be attacked next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.games.fireteam_zero.autopilot.forecast import forecast
from engine.games.fireteam_zero.creatures.track import END, next_card
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Text
from renders import phase
from renders.canvas import palette
from renders.canvas.grid import Layout, Span, holds, window
from renders.canvas.looks import kept
from renders.canvas.plates import frame
from renders.canvas.sprites import put, symbol
from renders.fireteam_zero.board.cells import in_danger
from renders.fireteam_zero.board.ground import EDGE, board_ground
from renders.fireteam_zero.board.large import put_location
from renders.fireteam_zero.board.plan import Plan, Spot, extent
from renders.fireteam_zero.board.window import put_names
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES
from renders.fireteam_zero.style.pieces import endangered_piece, hero_piece
from renders.panel import GAP, MARGIN
from renders.phase import Fact, Person
from renders.scene import Scene

LEFT, TOP = 66, 62  # px of the names of rows and columns
LARGEST = 264  # px of a location
SMALLEST_SPAN = (4, 3)  # columns and rows
HIGHEST = 960  # px of the board
PIECE = 74, 62  # px of a hero beside the board, and in a ring
SIGNS = {"spawned": ("spawn", "BAD"), "entered": ("crown", "WARM"), "killed": ("bones", "GOOD")}


def laid_out(scene: Scene) -> tuple[Plan, Span]:
    """Returns the plan of the part of the board in which anything happened or anyone is, and that part."""
    board = board_of(scene.view)
    columns, rows = extent(board)
    spots = [board.cells[each] for each in sorted(_places(scene.view)) if each in board.cells]
    first = min(x for x, _ in spots), min(y for _, y in spots)
    wish = (
        max(SMALLEST_SPAN[0], max(x for x, _ in spots) - first[0] + 1),
        max(SMALLEST_SPAN[1], max(y for _, y in spots) - first[1] + 1),
    )
    span = window(columns, rows, spots[0], spots, wish)
    room = phase.wide(scene) - 2 * MARGIN - GAP - phase.SIDE - LEFT
    cell = min(LARGEST, room // span[2], HIGHEST // span[3]) // 2 * 2
    size = phase.sized(scene, TOP + span[3] * cell, len(scene.view.heroes))
    free = size[1] - phase.HEAD - phase.FOOT - GAP - MARGIN - TOP - span[3] * cell
    left = MARGIN + LEFT + (room - span[2] * cell) // 2 - span[0] * cell
    top = phase.HEAD + TOP + free // 2 - span[1] * cell
    return Plan(board, Layout(size, cell, left, top, (0, 0, 0, 0), below=False)), span


def _places(state: State) -> set[str]:
    """Returns where heroes are, and where anything happened."""
    steps = {place for each in state.steps for place in (each.origin, each.location, *each.way) if place}
    return steps | {each.location for each in state.heroes}


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    return _ground(scene.once(laid_out)[0].layout.size)


@kept
def _ground(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, TONES.void)


def head(image: Image.Image, scene: Scene) -> None:
    """Draws the phase and its round, the threat marker and the luck coin."""
    state: State = scene.view
    coin = Fact("heads", palette.WARM, "") if state.heads else Fact("tails", palette.BAD, "")
    track = Fact("threat", palette.BAD, f"{state.marker}/{next_card(state) or END}")
    phase.put_head(image, scene, TONES, title(scene), [track, coin])


def title(scene: Scene) -> str:
    """Returns the name of the phase."""
    return scene.say("picture-phase-threat")


def board(image: Image.Image, scene: Scene) -> None:
    """Draws the part of the board: quiet locations darker, ways as arrows, losses with the heroes."""
    state: State = scene.view
    plan, span = scene.once(laid_out)
    inside = [each for each, spot in plan.board.cells.items() if holds(span, [spot])]
    whole = board_ground(state.mission, state.own, plan.cell)
    left, top = EDGE + span[0] * plan.cell, EDGE + span[1] * plan.cell
    size = span[2] * plan.cell, span[3] * plan.cell
    x, y = plan.layout.left + span[0] * plan.cell, plan.layout.top + span[1] * plan.cell
    image.paste(whole.crop((left, top, left + size[0], top + size[1])), (x, y))
    bright = [(*plan.corner(each), plan.cell, plan.cell) for each in sorted(_places(state) & set(inside))]
    phase.dimmed(image, (x, y, *size), bright, TONES.void)
    put_names(image, plan, span)
    _put_frames(image, scene, plan, inside)
    phase.put_ways(image, _ways(state, plan), max(14, plan.cell // 14))
    hurt = {str(each.id): phase.change(-lost) for each in state.heroes if (lost := _lost(scene, each))}
    for location in inside:
        put_location(image, scene, location, plan.corner(location), plan.cell, hurt)
    _put_signs(image, state, plan)


def _put_frames(image: Image.Image, scene: Scene, plan: Plan, inside: Sequence[str]) -> None:
    """Draws a red frame around each location in which a hero was hit."""
    side = plan.cell - 8
    for location in {each.location for each in scene.view.heroes if _lost(scene, each)} & set(inside):
        put(image, frame(side, side, palette.BAD, line=6, radius=14), *plan.middle(location), "mm")


def _ways(state: State, plan: Plan) -> dict[tuple[Spot, ...], int]:
    """Returns the ways that creatures went, each with their number."""
    found = Counter[tuple[Spot, ...]]()
    for each in state.steps:
        if each.kind == "moved" and each.location != each.origin:
            found[plan.along(each.origin, *each.way) if each.way else plan.walked(each.origin, each.location)] += 1
        elif each.kind == "ambushed" and each.location != each.origin:
            found[plan.way(each.origin, each.location)] += 1
    return dict(found)


def _put_signs(image: Image.Image, state: State, plan: Plan) -> None:
    """Draws what else happened at the upper left of each location: creatures that appeared or fell."""
    found: dict[str, dict[str, str]] = {}
    for each in state.steps:
        if each.kind in SIGNS and each.location in plan.board.cells:
            sign, tone = SIGNS[each.kind]
            found.setdefault(each.location, {})[sign] = tone
    px = max(44, plan.cell // 4)
    for location, signs in found.items():
        x, y = plan.corner(location)
        for sign, tone in signs.items():
            put(image, symbol(sign, px, palette.colour(tone), palette.INK), x + 4, y + 4)
            x += px + 4


def people(image: Image.Image, scene: Scene) -> None:
    """Draws the heroes beside the board."""
    phase.put_people(image, TONES, scene.once(persons))


def persons(scene: Scene) -> Sequence[Person]:
    """Returns the heroes with their cards, the cards that hits cost, and the attacks that may come."""
    state: State = scene.view
    attacks = forecast(state).attacks
    found = []
    for index, hero in enumerate(state.heroes):
        ringed = in_danger(state, hero)
        piece = endangered_piece(index, PIECE[1]) if ringed else hero_piece(index, PIECE[0], down=hero.down)
        name = look.hero_name(scene, hero.id)
        lost, coming = -_lost(scene, hero), attacks.get(hero.id, 0)
        found.append(
            Person(piece, name, "hand", len(hero.hand), lost, coming, endangered=ringed or hero.down, faded=hero.down)
        )
    return found


def _lost(scene: Scene, hero: Hero) -> int:
    """Returns the hits that a hero took."""
    return sum(
        each.args["hits"] for each in phase.since(scene).told if each.key == "hero-hit" and each.args["hero"] == hero.id
    )


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the picture in words."""
    return phase.alt(scene, title(scene), persons(scene))


def foot(image: Image.Image, scene: Scene) -> None:
    """Draws the danger ahead."""
    phase.put_foot(image, scene, TONES)
