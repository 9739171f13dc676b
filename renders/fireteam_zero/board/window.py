"""The part of the board that a panel shows, with its own letters and numbers, and the heroes beside it."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.autopilot.forecast import Forecast, forecast
from engine.games.fireteam_zero.board.figures import creatures_at
from engine.games.fireteam_zero.board.moving import is_pinned
from engine.games.fireteam_zero.creatures.track import END, next_card, steps_left
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import Objective
from engine.games.fireteam_zero.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.grid import Box, Layout, Span, holds, window
from renders.canvas.lettering import fit
from renders.canvas.plates import badge, dashes, frame, plate
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.fireteam_zero.board.aim import aim, put_aim
from renders.fireteam_zero.board.cells import acting_hero, in_danger
from renders.fireteam_zero.board.ground import EDGE, board_ground
from renders.fireteam_zero.board.large import put_location
from renders.fireteam_zero.board.plan import Plan, Spot, extent
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES
from renders.fireteam_zero.style.pieces import endangered_piece, hero_piece
from renders.panel import LEAST, MARGIN, SIZE, STRIP_TOP
from renders.scene import Scene

LEFT, TOP = 66, 58  # px of the names of rows and columns
SIDE = 346  # px of the column with the heroes
WIDE, HIGH = SIZE[0] - LEFT - SIDE - 2 * MARGIN, STRIP_TOP - TOP - MARGIN
WISHES = ((5, 4), (6, 5), (7, 6))  # columns and rows; the first that holds all choices
BADGE, INSET = 78, 8
HERO_HIGH, HERO_AIR = 196, 12  # px of a hero's plate, at most
STATE_LINE = 76  # px of a line below the heroes
AHEAD = ("fire.ready", "fire.activation", "fire.tactics", "fire.step")  # questions with a forecast


def put_window(image: Image.Image, scene: Scene) -> None:
    """Draws the window with everything on it, and the heroes."""
    state: State = scene.view
    plan, span = scene.once(laid_out)
    inside = [each for each, spot in plan.board.cells.items() if holds(span, [spot])]
    whole = board_ground(state.mission, state.own, plan.cell)
    left, top = EDGE + span[0] * plan.cell, EDGE + span[1] * plan.cell
    x, y = plan.corner(inside[0])
    size = span[2] * plan.cell, span[3] * plan.cell
    image.paste(whole.crop((left, top, left + size[0], top + size[1])), (x, y))
    put_names(image, plan, span)
    side = plan.cell - 2 * INSET
    chosen = sorted(scene.job.badges & set(inside))
    aims = targets(scene)
    steps = board_of(state).near[_here(scene)] if state.turn.movement else ()
    for location in sorted(scene.job.changed & set(inside)):
        put(image, frame(side, side, palette.WARM, line=6, radius=14), *plan.middle(location), "mm")
    for location in chosen:
        if location not in aims or location in steps:
            put(image, dashes(side, side, line=6), *plan.middle(location), "mm")
        if location in aims:
            inner = side - 2 * INSET
            put(image, frame(inner, inner, palette.BAD, line=6, radius=14), *plan.middle(location), "mm")
    coming = forecast(state) if is_ahead(scene) else Forecast()
    _put_ways(image, plan, coming, set(inside))
    for location in inside:
        put_location(image, scene, location, plan.corner(location), plan.cell)
    put_aim(image, state, plan)
    px = min(BADGE, plan.cell // 2)
    for location in chosen:
        corner = plan.corner(location)
        put(image, badge(location, px), corner[0] + 3, corner[1] + 3)
    _put_heroes(image, scene, coming)


def targets(scene: Scene) -> set[str]:
    """Returns the places with creatures that a hero's turn can still be about."""
    topic, state = scene.job.topic, scene.view
    if topic is None or topic.key != "fire.turn" or state.turn.acted:
        return set()
    return {each for each in scene.job.badges if creatures_at(state, each)}


def is_ahead(scene: Scene) -> bool:
    """True if the question looks ahead to what creatures will do."""
    topic = scene.job.topic
    return topic is not None and topic.key in AHEAD


def laid_out(scene: Scene) -> tuple[Plan, Span]:
    """Returns the plan whose window begins at the upper left corner, and the window in columns and rows."""
    board = board_of(scene.view)
    columns, rows = extent(board)
    spots = [board.cells[each] for each in sorted(_needed(scene)) if each in board.cells]
    here = board.cells.get(_here(scene)) or (spots[0] if spots else (columns // 2, rows // 2))
    span = (0, 0, columns, rows)
    for wish in WISHES:
        found = window(columns, rows, here, spots, wish)
        if holds(found, [here, *spots]):
            span = found
            break
    cell = min(WIDE // span[2], HIGH // span[3]) // 2 * 2
    left = LEFT + (WIDE - span[2] * cell) // 2 - span[0] * cell
    top = TOP + (HIGH - span[3] * cell) // 2 - span[1] * cell
    return Plan(board, Layout(SIZE, cell, left, top, (0, 0, 0, 0), below=False)), span


def _here(scene: Scene) -> str:
    """Returns the location in the middle: that of the hero who acts, is asked, or is attacked."""
    state: State = scene.view
    topic = scene.job.topic
    about = [each for each in state.heroes if topic and each.id in topic.about]
    own = [each for each in state.heroes if each.seat == scene.job.seat]
    acting = [each for each in own if each.id == acting_hero(state)]
    return [*about, *acting, *own, *state.heroes][0].location


def _needed(scene: Scene) -> set[str]:
    """Returns the locations that must be in the window."""
    state: State = scene.view
    found, topic = set(scene.job.badges), scene.job.topic
    running = aim(state)
    if running:
        found |= {running.origin, running.location}
    if is_ahead(scene):  # where those come from who can attack
        found |= forecast(state).origins
    if topic:
        found |= {hero.location for hero in state.heroes if hero.id in (*topic.about, *topic.named)}
        found |= {each for each in (*topic.about, *topic.named) if each in board_of(state).cells}
    return found


def put_names(image: Image.Image, plan: Plan, span: Span) -> None:
    """Draws the letters of the columns and the numbers of the rows."""
    column, line, wide, high = span
    left, top = plan.layout.left + column * plan.cell, plan.layout.top + line * plan.cell
    for i in range(wide):
        name = chr(ord("A") + column + i)
        write(image, left + (i + 0.5) * plan.cell, top - 28, name, LEAST, palette.MUTED, "bold", "mm")
    for i in range(high):
        y = top + (i + 0.5) * plan.cell
        write(image, left - 34, y, str(line + i + 1), LEAST, palette.MUTED, "bold", "mm")


def _put_ways(image: Image.Image, plan: Plan, coming: Forecast, inside: set[str]) -> None:
    """Draws the likely ways along the locations, and the number of creatures at the start if there are several."""
    for way, count in coming.ways.items():
        shown = [each for each in way if each in inside]
        if len(shown) < 2:
            continue
        points = _along(plan, shown)
        sprite, at = arrow(points, palette.BAD, max(12, plan.cell // 14))
        put(image, sprite, *at)
        if count > 1:
            (x, y), (next_x, next_y) = points[:2]
            put(image, _count(count), (x + next_x) / 2, (y + next_y) / 2, "mm")


def _along(plan: Plan, way: list[str]) -> tuple[Spot, ...]:
    """Returns the points of an arrow, which starts and ends beside the pieces in the middle of a location."""
    spots = [plan.middle(each) for each in way]
    first = _toward(spots[0], spots[1], 0.3)
    last = _toward(spots[-1], spots[-2], 0.24)
    return (first, *spots[1:-1], last)


def _toward(spot: Spot, other: Spot, share: float) -> Spot:
    return round(spot[0] + (other[0] - spot[0]) * share), round(spot[1] + (other[1] - spot[1]) * share)


def _count(count: int) -> Image.Image:
    sprite = plate(88, 70, palette.INK, palette.BAD, line=4, radius=35).copy()
    write(sprite, 44, 33, f"×{count}", LEAST, palette.TEXT, "black", "mm")
    return sprite


# -------------------------------------------------------------------- heroes


def _put_heroes(image: Image.Image, scene: Scene, coming: Forecast) -> None:
    """Draws a plate for each hero beside the window."""
    state: State = scene.view
    count = len(state.heroes)
    high = min(HERO_HIGH, (STRIP_TOP - MARGIN + HERO_AIR) // count - HERO_AIR - 2)
    for index in range(count):
        box = (SIZE[0] - SIDE - MARGIN, MARGIN + index * (high + HERO_AIR), SIDE, high)
        _put_hero(image, scene, index, box, coming)
    _put_state(image, scene, MARGIN + count * (high + HERO_AIR))


def _put_state(image: Image.Image, scene: Scene, top: int) -> None:
    """Draws the objectives, the threat track and the luck coin below the heroes, as far as there is room."""
    state: State = scene.view
    most = (STRIP_TOP - MARGIN - 20 - top) // STATE_LINE
    lines = _in_words(scene)
    columns = 1 if len(lines) <= most else 2
    lines = lines if columns == 1 else _in_signs(state)
    rows = min(-(-len(lines) // columns), most)
    if rows < 1:
        return
    x, high = SIZE[0] - SIDE - MARGIN, rows * STATE_LINE + 20
    put(image, plate(SIDE, high, TONES.low, radius=16), x, top)
    for i, (sign, tone, words) in enumerate(lines[-rows * columns :]):
        left, y = x + 14 + i % columns * (SIDE // columns), top + 10 + STATE_LINE * (i // columns + 0.5)
        put(image, symbol(sign, 48, tone), left, y, "lm")
        said = fit(words, LEAST, SIDE // columns - 76, "black", smallest=LEAST)
        write_fitted(image, left + 56, y, said, palette.TEXT, "black")


def _in_words(scene: Scene) -> list[tuple[str, str, str]]:
    """Returns the open objectives by name, the steps to the next threat card, and the luck coin."""
    state: State = scene.view
    lines = [
        ("objective", palette.WARM, f"{progress(state, each)} {look.words_of(scene, each.short or each.name)}")
        for each in mission_of(state).objectives
        if each.id not in state.completed
    ]
    if steps := steps_left(state):
        lines.append(("threat", palette.BAD, scene.say("picture-threat-in", count=steps)))
    if state.heads:
        return [*lines, ("heads", palette.WARM, scene.say("picture-coin-heads-short"))]
    return [*lines, ("tails", palette.BAD, scene.say("picture-coin-tails-short"))]


def _in_signs(state: State) -> list[tuple[str, str, str]]:
    """Returns the same without words, for pictures with many heroes."""
    lines = [("objective", palette.WARM, _done(state, each)) for each in mission_of(state).objectives]
    lines.append(("threat", palette.BAD, f"{state.marker}/{next_card(state) or END}"))
    return [*lines, ("heads", palette.WARM, "") if state.heads else ("tails", palette.BAD, "")]


def _done(state: State, objective: Objective) -> str:
    return progress(state, objective) if objective.id not in state.completed else ""


def _put_hero(image: Image.Image, scene: Scene, index: int, box: Box, coming: Forecast) -> None:
    """Draws piece, name and cards; then the attacks that are likely, the steps left, or what is wrong."""
    (x, y, wide, high), state = box, scene.view
    hero: Hero = state.heroes[index]
    acts = hero.id == acting_hero(state)
    fill, edge = (TONES.floor, palette.CHOICE) if acts else (TONES.low, None)
    edge = palette.BAD if coming.attacks.get(hero.id) else edge
    put(image, plate(wide, high, fill, edge, line=4, radius=16), x, y)
    piece = endangered_piece if in_danger(state, hero) else hero_piece
    sprite = piece(index, 68, acts=acts) if not hero.down else hero_piece(index, 68, down=True)
    put(image, sprite, x + 52, y + high / 2 - 2, "mm")
    left, room = x + 100, wide - 112
    name = fit(look.hero_name(scene, hero.id), LEAST, room, "bold", smallest=LEAST)
    write_fitted(image, left, y + high * 0.28, name, palette.MUTED if hero.down else palette.TEXT, "bold")
    tone = palette.BAD if not hero.hand else palette.TEXT
    signs = [symbol("hand", 52, tone), text(str(len(hero.hand)), LEAST, tone, "black")]
    end = row(image, left, y + high * 0.7, *signs, gap=8)
    row(image, end + 16, y + high * 0.7, *_condition(scene, hero, acts, coming), gap=8)


def _condition(scene: Scene, hero: Hero, acts: bool, coming: Forecast) -> list[Image.Image]:
    """Returns what matters most about a hero: attacks ahead, steps left, pinned or knocked out."""
    state: State = scene.view
    if hero.down:
        return [symbol("exhausted", 52, palette.BAD)]
    if coming.attacks.get(hero.id):
        signs = [symbol("melee", 50, palette.BAD), text(str(coming.attacks[hero.id]), LEAST, palette.BAD, "black")]
        return [*signs]
    if acts:
        return [symbol("move", 50, palette.TEXT), text(str(state.turn.movement), LEAST, face="black")]
    return [symbol("pinned", 50, palette.WARM)] if is_pinned(state, hero) else []
