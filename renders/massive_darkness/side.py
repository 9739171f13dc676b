"""Beside the board: the Heroes, the moment of the Mission, and what the tokens mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.board import is_dark
from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import ACTIONS, Hero, State
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, fit, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.massive_darkness.cards import in_locale
from renders.massive_darkness.look import HEAD, MARGIN, TONES, bolts, heading, hearts, right_edge, token
from renders.massive_darkness.zones import OBJECTIVES, level_token
from renders.picture import Scene

LEFT, WIDE = 1148, 436
TOP = MARGIN + HEAD + 12
MOMENT = 116  # height of the plate with Round, Level and Lifebringer
GAP = 10
TALL, LOW = 146, 112  # a Hero's plate, for up to four and for more
LEGEND = 56  # height of a row of the legend


def column(image: Image.Image, scene: Scene) -> None:
    """The moment, the Heroes, and as much of the legend as there is room for."""
    state: State = scene.view
    _moment(image, scene)
    high = TALL if len(state.heroes) <= 4 else LOW
    y = TOP + MOMENT + GAP
    for hero in state.heroes:
        _hero(image, scene, hero, y, high)
        y += high + GAP
    bottom = 1184 if state.dice is None else 1184 - 170
    for sign, words in _legend(scene):
        if y + LEGEND > bottom:
            break
        put(image, sign, LEFT + 30, y + LEGEND / 2, "mm")
        write_fitted(image, LEFT + 74, y + LEGEND / 2, fit(words, 30, WIDE - 80), palette.MUTED)
        y += LEGEND


def _moment(image: Image.Image, scene: Scene) -> None:
    """Round, Current Level and Lifebringer tokens, each a figure over its name."""
    state: State = scene.view
    put(image, plate(WIDE, MOMENT, TONES.low, radius=16), LEFT, TOP)
    shown = (
        ("turn", palette.MUTED, state.round, "picture-round"),
        ("level", palette.GOOD, state.level, "picture-level"),
        ("lifebringer", palette.BAD, state.lifebringer, "picture-lifebringer"),
    )
    step = WIDE // 3
    for i, (sign, tone, figure, key) in enumerate(shown):
        middle = LEFT + step * i + step // 2
        number = text(str(figure), 50, palette.TEXT, "black")
        row(image, middle - (number.width + 52) / 2, TOP + 40, symbol(sign, 44, tone), number, gap=8)
        write_fitted(image, middle, TOP + 90, fit(scene.say(key), 30, step - 8), palette.MUTED, anchor="mm")


def _hero(image: Image.Image, scene: Scene, hero: Hero, y: int, high: int) -> None:
    """A Hero's plate: piece, name, XP, hearts, Actions of the active one, and where it is or what ails it."""
    state: State = scene.view
    acts = state.active == hero.seat and state.phase == "heroes"
    fill, edge = (TONES.floor, palette.CHOICE) if acts else (TONES.low, None)
    put(image, plate(WIDE, high, fill, edge, line=4, radius=16), LEFT, y)
    put(image, seat_piece(hero.seat, 60), LEFT + 46, y + 46, "mm")
    x, right = LEFT + 94, LEFT + WIDE - 16
    _name(image, scene, hero, (x, right), y + 32)
    end = row(image, x, y + 80, hearts(hero.life, hero.max_life, 34 if hero.max_life <= 5 else 30))
    ailment = _ailment(hero)
    if acts and state.activation:
        left = state.activation.actions + len(state.activation.extra)
        put(image, bolts(left, max(left, ACTIONS), 32), right, y + 80, "rm")
    elif ailment and high == LOW:
        put(image, symbol(ailment[0], 36, ailment[1]), right, y + 80, "rm")
    else:
        _player(image, scene, hero, right, y + 80, right - round(end) - 20)
    if high == TALL:
        _place(image, scene, hero, x, y + 120, right)


def _name(image: Image.Image, scene: Scene, hero: Hero, span: tuple[int, int], y: int) -> None:
    """Name, the flag of the First Player, XP."""
    left, end = span
    xp = text(str(hero.xp), 34, palette.TEXT, "bold")
    put(image, xp, end, y, "rm")
    put(image, symbol("xp", 34, palette.GOOD), end - xp.width - 8, y, "rm")
    end -= xp.width + 52
    if scene.view.first_player == hero.seat:
        put(image, symbol("first", 36, palette.WARM), end, y, "rm")
        end -= 44
    name = in_locale(scene, content().heroes[hero.hero].name)
    write_fitted(image, left, y, fit(name, 38, end - left, "bold"), palette.TEXT, "bold")


def _ailment(hero: Hero) -> tuple[str, str, str] | None:
    """Symbol, colour and word of being dead or Stunned."""
    if hero.dead:
        return "bones", palette.TEXT, "picture-dead"
    return ("stun", palette.MAGIC, "picture-stunned") if hero.stunned else None


def _place(image: Image.Image, scene: Scene, hero: Hero, x: int, y: int, right: int) -> None:
    """Its Zone, in Light or in Shadow, and whether it is Stunned or dead."""
    if not hero.zone:
        return
    dark = is_dark(scene.view, hero.zone)
    sign, tone = ("shadow", palette.COLD) if dark else ("light", palette.WARM)
    zone = text(hero.zone.upper(), 32, palette.TEXT, "bold")
    x = round(row(image, x, y, zone, symbol(sign, 30, tone), gap=8))
    ailment = _ailment(hero)
    sign, tone, key = ailment or ("", tone, "picture-in-shadow" if dark else "picture-in-light")
    if sign:
        x = round(row(image, x + 6, y, symbol(sign, 32, tone)))
    write_fitted(image, x, y, fit(scene.say(key), 30, right - x), tone)


def _player(image: Image.Image, scene: Scene, hero: Hero, right: int, y: int, room: int) -> None:
    """Who plays the Hero, where there is room for the whole name."""
    player = scene.player(hero.seat)
    if player != in_locale(scene, content().heroes[hero.hero].name) and width(player, SMALLEST) <= room:
        write(image, right, y, player, SMALLEST, palette.MUTED, anchor="rm")


def _legend(scene: Scene) -> Iterator[tuple[Image.Image, str]]:
    """What lies on this board, the most puzzling first."""
    state: State = scene.view
    kinds = {"hidden" if each.face_down else each.kind for each in state.objectives}
    for kind, sign in OBJECTIVES.items():
        if kind in kinds:
            yield token(sign, palette.MAGIC, 48), scene.say(f"picture-legend-{kind}")
    if any(each.normal for each in state.treasure.values()):
        yield token("treasure", palette.WARM, 48), scene.say("picture-legend-treasure")
    if state.level_tokens:
        yield level_token(state.level, True, 44), scene.say("picture-legend-level")
    yield token("turn", palette.MUTED, 48), scene.say("picture-legend-start")
    if content().missions[state.mission].exit:
        yield token("exit", palette.GOOD, 48), scene.say("picture-legend-exit")
    yield token("light", palette.WARM, 48), scene.say("picture-legend-light")
    yield token("shadow", palette.COLD, 48), scene.say("picture-legend-shadow")


def title(image: Image.Image, scene: Scene) -> None:
    """What is asked, or what goes on; Movement Points of a running Movement Action at the right."""
    state: State = scene.view
    running = state.activation
    right = right_edge(scene)
    if running and running.movement_points is not None:
        points = text(str(running.movement_points), 48, palette.TEXT, "black")
        put(image, points, right, MARGIN + HEAD / 2, "rm")
        put(image, symbol("move", 48, palette.TEXT), right - points.width - 10, MARGIN + HEAD / 2, "rm")
        right -= points.width + 80
    words, seat = _asked(scene)
    heading(image, scene, words, seat=seat, right=right)


def _asked(scene: Scene) -> tuple[str, int | None]:
    """The words of the heading, and whose piece stands before them."""
    state: State = scene.view
    acting = state.active if state.phase == "heroes" else None
    if acting is not None:
        return scene.say("picture-acts", player=scene.spoken(acting)), acting
    return scene.say(f"picture-phase-{state.phase}"), None
