"""The layers of the map: changes, sites, control, troops on routes, spies, arrows, badges."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.tyrants.board.control import controller, controls_totally
from engine.games.tyrants.model import content
from engine.games.tyrants.model.state import State
from engine.kit.names import name_in
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import SMALLEST, fit
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import badge, frame, plate
from renders.canvas.sprites import put, supersampled, symbol, text, write, write_fitted
from renders.panel import LEAST, STRIP_TOP
from renders.scene import Scene
from renders.tyrants.layouts import Board, Point, distance
from renders.tyrants.look import TONES, acts, spy_piece, troop
from renders.tyrants.spreading import spread
from renders.tyrants.window import TOP, board_in

RADIUS = 14
SPY_STANDS = 3  # px of a spy below its site's upper edge


class Controlled(NamedTuple):
    """The controller of a site, whether control is total, and whether the controller is acting."""

    by: int | None
    total: bool
    acts: bool


def spies(image: Image.Image, scene: Scene) -> None:
    """Draws spies on the upper edge of their site's plate, in front of everything else."""
    board = _board(scene)
    px = board.scaled(board.measures.spy)
    for site, seats in scene.view.spies.items():
        for spot, seat in zip(spies_at(board, site, len(seats)), sorted(seats), strict=True):
            put(image, spy_piece(seat, px, acts(scene, seat)), *spot, "mb")


def _board(scene: Scene) -> Board:
    return board_in(scene)


def spies_at(board: Board, site: str, count: int) -> list[Point]:
    """Returns the positions of `count` spies on a site, side by side from one end of its upper edge."""
    left, top, right, _ = board.plates[site].box
    at_right, y = site in board.spies_right, top + board.scaled(SPY_STANDS)
    wide = board.measures.spy
    offs = [board.scaled(wide + i * (wide + 2)) for i in range(count)]
    return [(right - off if at_right else left + off, y) for off in offs]


def sites(image: Image.Image, scene: Scene) -> None:
    """Draws plates with name, VP, number and troops, in the controller's colour."""
    state: State = scene.view
    board = _board(scene)
    for site, drawn in board.plates.items():
        owner, total = control(state, site)
        left, top, _, _ = drawn.box
        title = _title(board, site, scene)
        put(image, _site(board, site, title, Controlled(owner, total, acts(scene, owner))), left, top)
        for owner_of_troop, (x, y) in zip(state.troops[site], drawn.slots, strict=True):
            if owner_of_troop is not None:
                put(image, troop(scene, owner_of_troop, board.scaled(board.measures.piece)), x, y, "mm")


def markers(image: Image.Image, scene: Scene) -> None:
    """Draws control markers at the bottom of their sites, and each controller's piece or crown."""
    board = _board(scene)
    for site, drawn in board.plates.items():
        left, top, _, _ = drawn.box
        owner, total = control(scene.view, site)
        if board.sites[site].marker is not None:
            sprite = _marker(board, board.sites[site].marker or 0, owner if total else None)
            _put_marker(image, board, site, sprite)
        if owner is not None:
            piece = seat_piece(owner, board.scaled(38), acts(scene, owner))
            put(image, piece, left + 2, top + board.scaled(15), "mm")
        if total:
            put(
                image,
                symbol("crown", board.scaled(32), palette.either(palette.WARM, palette.CHOICE), palette.INK),
                left + 2,
                top - board.scaled(14),
                "mm",
            )


def routes(image: Image.Image, scene: Scene) -> None:
    """Draws troops on routes. Empty spaces show their number, if it is large enough."""
    board = _board(scene)
    numbers = content.numbers()
    for place, (x, y) in board.route_spaces.items():
        (owner,) = scene.view.troops[place]
        if owner is None:
            letters = board.scaled(board.measures.letters)
            if letters >= board.numbered:
                put(image, text(str(numbers[place]), letters, palette.MUTED, "bold"), x, y, "mm")
        else:
            put(image, troop(scene, owner, board.scaled(board.measures.piece)), x, y, "mm")


def rings(image: Image.Image, scene: Scene) -> None:
    """Draws rings around changes, below the pieces."""
    board = _board(scene)
    for place in sorted(scene.job.changed):
        _draw_ring(image, board, place)


def arrows(image: Image.Image, scene: Scene) -> None:
    """Draws arrows along moves."""
    board = _board(scene)
    for start, end in scene.job.moves:
        sprite, at = arrow((_rounded(_middle_of(board, start)), _rounded(_middle_of(board, end))))
        put(image, sprite, *at)


def badges(image: Image.Image, scene: Scene) -> None:
    """Draws the numbers of selectable places: a site's on its plate, a route space's in it or beside it."""
    board = _board(scene)
    numbers = content.numbers()
    chosen = sorted(scene.job.badges & numbers.keys() & scene.view.troops.keys(), key=numbers.__getitem__)
    spots = {place: _badge_at(board, scene.view, place) for place in chosen}
    px = board.scaled(board.measures.badge)
    if scene.job.picture == "asked":
        px, spots = spread(spots, px, (0, TOP, image.width, STRIP_TOP))
    for place, (x, y) in spots.items():
        sprite = badge(numbers[place], px)
        put(image, sprite, min(max(x, sprite.width / 2), image.width - sprite.width / 2), y, "mm")


def _put_marker(image: Image.Image, board: Board, site: str, sprite: Image.Image) -> None:
    """Puts the marker at one end of its site's lower edge, or between number and VP if those are at the bottom."""
    left, _, right, bottom = board.plates[site].box
    y, inset = bottom + board.scaled(6), board.scaled(12)
    if board.numbered:
        y = min(bottom + board.scaled(14), STRIP_TOP - 14 - sprite.height / 2)
    if board.measures.foot:
        put(image, sprite, (left + right) / 2 - board.scaled(6), board.plates[site].number[1], "mm")
    elif site in board.markers_right:
        put(image, sprite, right - inset, y, "rm")
    else:
        put(image, sprite, left + inset, y, "lm")


def control(state: State, site: str) -> tuple[int | None, bool]:
    """Returns the controller of a site, and whether control is total (TY-CTRL-01 to TY-CTRL-09)."""
    owner = controller(state.troops[site])
    return owner, owner is not None and controls_totally(state, owner, site)


def _title(board: Board, site: str, scene: Scene) -> str:
    """Returns a site's name without its number, which the plate shows separately; on a numbered board its number, or
    nothing if a badge shows it."""
    if board.numbered:
        return "" if site in scene.job.badges else str(board.sites[site].number)
    return name_in(scene.job.locale, board.sites[site].name)


@kept
def _site(board: Board, site: str, name: str, held: Controlled) -> Image.Image:
    """Draws a site's plate without pieces. The band has its controller's colour."""
    drawn = board.plates[site]
    wide, high = drawn.size
    fill = _uncontrolled() if held.by is None else palette.SEATS[held.by].colour
    ink = palette.TEXT if held.by is None else palette.on(fill)
    edge, line = _edge_colour(held), board.scaled(_edge_width(held))
    sprite = plate(wide, high, palette.PANEL, edge, line=line, radius=RADIUS, lift=5).copy()
    inset = line if palette.high_contrast() else 0
    put(sprite, plate(wide - 2 * inset, drawn.band, fill, fill, radius=RADIUS - inset), inset, inset)
    sprite.paste(fill, (inset, drawn.band - RADIUS, wide - inset, drawn.band))
    if palette.high_contrast():
        sprite.paste(edge, (line, drawn.band, wide - line, drawn.band + 3))
    _heading(sprite, board, site, name, ink, owned=held.by is not None)
    hole = _hole(board.scaled(board.measures.hole), board.scaled(board.measures.hole - 3))
    for slot_x, slot_y in drawn.slots:
        put(sprite, hole, slot_x - drawn.box[0], slot_y - drawn.box[1], "mm")
    if not board.numbered:
        x, y = drawn.number[0] - drawn.box[0], drawn.number[1] - drawn.box[1]
        letters = board.scaled(board.measures.letters)
        write(sprite, x, y, str(board.sites[site].number), letters, palette.MUTED, "bold", "mm")
    return sprite


def _edge_colour(held: Controlled) -> str:
    """Returns the colour of a plate's edge: its controller's, or in high contrast white if the controller is acting."""
    if held.by is None:
        return palette.either(TONES.high, palette.FADED)
    colour = palette.SEATS[held.by].colour
    return palette.either(colour, palette.CHOICE if held.acts else colour)


def _edge_width(held: Controlled) -> int:
    """Returns the thickness of a plate's edge."""
    if not palette.high_contrast() or held.by is None:
        return 5 if held.total else 3
    return 6 if held.total or held.acts else 4


def _uncontrolled() -> str:
    """Returns the colour of an uncontrolled site's band."""
    return palette.either(palette.mix(TONES.high, palette.PANEL_HIGH, 0.3), palette.PANEL)


def _heading(sprite: Image.Image, board: Board, site: str, name: str, ink: str, *, owned: bool) -> None:
    """Draws the title and VP. A name leaves space for the controller's piece, and for the VP if those are
    beside it."""
    drawn, of = board.plates[site], board.measures
    start = board.scaled(26 if owned else 14)
    if board.numbered:
        write(sprite, start, drawn.band / 2, name, board.numbered, ink, "black", "lm")
    else:
        letters, room = board.scaled(of.name), drawn.size[0] - board.scaled(of.vp) + 2
        fitted = fit(name, letters, room, "bold", lines=drawn.lines, smallest=LEAST if letters >= LEAST else SMALLEST)
        write_fitted(sprite, start, drawn.band / 2, fitted, ink, "bold")
    right, level = drawn.vp[0] - drawn.box[0], drawn.vp[1] - drawn.box[1]
    tone, letters = palette.TEXT if of.foot else ink, board.numbered or board.scaled(of.letters)
    write(sprite, right, level, str(board.sites[site].vp), letters, tone, "black", "rm")
    star = symbol("vp", min(letters, drawn.band) - board.scaled(2), tone)
    put(sprite, star, right - max(board.scaled(18), letters * 0.62), level, "rm")


@kept
def _hole(radius: int, rim: int) -> Image.Image:
    """Draws an empty troop space of a site."""
    k, side = 3, 2 * radius + 2

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for reach, fill in ((radius, TONES.high), (rim, TONES.void)):
            edges = ((side / 2 - reach) * k, (side / 2 + reach) * k)
            draw.ellipse((edges[0], edges[0], edges[1], edges[1]), fill=fill)

    return supersampled((side, side), k, palette.clear(TONES.high), paint)


@kept
def _marker(board: Board, vp: int, owner: int | None) -> Image.Image:
    """Draws a control marker: a crown and the VP of total control, solid in the owner's colour."""
    mark = palette.either(palette.WARM, palette.CHOICE)
    fill = palette.PANEL_HIGH if owner is None else palette.SEATS[owner].colour
    ink = mark if owner is None else palette.on(fill)
    edge = mark if owner is None else palette.either(palette.INK, palette.CHOICE)
    letters = board.numbered or board.scaled(28)
    wide, high = round(letters * 2.36), round(letters * (0.9 if board.numbered else 1.28))
    sprite = plate(wide, high, fill, edge, radius=high // 2).copy()
    put(sprite, symbol("crown", round(letters * 0.93), ink), round(letters * 0.4), high / 2, "lm")
    write(sprite, wide - round(letters * 0.36), high / 2, str(vp), letters, ink, "black", "rm")
    return sprite


def _draw_ring(image: Image.Image, board: Board, place: str) -> None:
    """Draws a double ring: ink outside, so that it is visible on any background, and the colour of changes inside."""
    x, y = _middle_of(board, place)
    wide, high = board.plates[place].size if place in board.plates else (board.scaled(2 * board.measures.step),) * 2
    for grow, colour, line in ((14, palette.INK, 10), (12, palette.WARM, 5)):
        radius = RADIUS + grow if place in board.plates else high // 2 + grow
        put(image, frame(wide + 2 * grow, high + 2 * grow, colour, line=line, radius=radius), x, y, "mm")


def _middle_of(board: Board, place: str) -> Point:
    return board.layout.centres[place] if place in board.plates else board.route_spaces[place]


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _badge_at(board: Board, state: State, place: str) -> Point:
    """Returns the badge's position: on a site's number, in an empty route space, or beside an occupied one, away from
    neighbours."""
    if place in board.plates:
        return board.plates[place].number
    x, y = board.route_spaces[place]
    if state.troops[place] == [None]:
        return x, y
    off = board.scaled((board.measures.pitch + board.measures.badge) / 2 - 6)
    turns = [math.radians(45 * i) for i in range(8)]
    spots = [(x + off * math.cos(turn), y + off * math.sin(turn)) for turn in turns]
    return max(spots, key=lambda spot: _room_around(board, place, spot))


def _room_around(board: Board, place: str, spot: Point) -> float:
    """Returns the distance from a spot beside a route space to the nearest plate, route space or edge of the map."""
    left, top, right, bottom = board.measures.map
    edge = min(spot[0] - left, right - spot[0], spot[1] - top, bottom - spot[1])
    plates = min(distance(spot, drawn.box) for drawn in board.plates.values())
    spaces = min(math.dist(spot, other) for at, other in board.route_spaces.items() if at != place)
    return min(
        edge - board.scaled(board.measures.badge / 2),
        plates,
        spaces - board.scaled(board.measures.step),
        board.scaled(60),
    )
