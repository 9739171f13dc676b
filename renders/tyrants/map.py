"""The layers of the map: rings of what changed, spies, sites, control, troops on routes, arrows, badges."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engine.games.tyrants import content
from engine.games.tyrants.state import State
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import LARGE, fit
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import badge, frame, plate
from renders.canvas.sprites import put, supersampled, symbol, text, write, write_fitted
from renders.picture import Scene
from renders.tyrants.layouts import HOLE, MAP, NAME, PIECE, PITCH, STEP, VP, Board, Point, board_of, distance
from renders.tyrants.look import TONES, spy_piece, troop

RADIUS = 14
BADGE = 44
LARGE_BADGE = 60  # with a figure of 40 px


def spies(image: Image.Image, scene: Scene) -> None:
    """Spies look over the upper edge of their site's plate."""
    board = board_of(scene.view.sections)
    px = board.scaled(46)
    for site, seats in scene.view.spies.items():
        step = board.scaled(48 if len(seats) < 3 else 38)
        left, top, right, _ = board.plates[site].box
        for i, seat in enumerate(sorted(seats)):
            off = board.scaled(40) + i * step
            x = right - off if site in board.spies_right else left + off
            put(image, spy_piece(seat, px), x, top + board.scaled(15), "mb")


def sites(image: Image.Image, scene: Scene) -> None:
    """Plates with name, VP, number and troops, and who controls them."""
    state: State = scene.view
    board = board_of(state.sections)
    for site, drawn in board.plates.items():
        owner, total = control(state, site)
        left, top, _, _ = drawn.box
        title = "" if scene.large else _title(board, site, scene.job.locale)
        put(image, _site(board, site, title, owner, total), left, top)
        for owner_of_troop, (x, y) in zip(state.troops[site], drawn.slots, strict=True):
            if owner_of_troop is not None:
                put(image, troop(owner_of_troop, board.scaled(PIECE)), x, y, "mm")


def markers(image: Image.Image, scene: Scene) -> None:
    """Control markers at the foot of their sites, and the pieces and crowns of who controls a site."""
    board = board_of(scene.view.sections)
    for site, drawn in board.plates.items():
        left, top, right, bottom = drawn.box
        owner, total = control(scene.view, site)
        if board.sites[site].marker is not None:
            sprite = _marker(board, board.sites[site].marker or 0, owner if total else None)
            inset = board.scaled(12)
            at_right = site in board.markers_right
            put(
                image,
                sprite,
                right - inset if at_right else left + inset,
                bottom + board.scaled(6),
                "rm" if at_right else "lm",
            )
        if owner is not None:
            put(image, seat_piece(owner, board.scaled(38)), left + 2, top + board.scaled(15), "mm")
        if total:
            put(
                image,
                symbol("crown", board.scaled(32), palette.WARM, palette.INK),
                left + 2,
                top - board.scaled(14),
                "mm",
            )


def routes(image: Image.Image, scene: Scene) -> None:
    """Troops on routes; an empty space shows its number."""
    board = board_of(scene.view.sections)
    numbers = content.numbers()
    for place, (x, y) in board.route_spaces.items():
        (owner,) = scene.view.troops[place]
        if owner is None:
            letters = LARGE if scene.large else board.scaled(28)
            put(image, text(str(numbers[place]), letters, palette.MUTED, "bold"), x, y, "mm")
        else:
            put(image, troop(owner, board.scaled(PIECE)), x, y, "mm")


def rings(image: Image.Image, scene: Scene) -> None:
    """Rings around what changed, under everything that stands there."""
    board = board_of(scene.view.sections)
    for place in sorted(scene.job.changed):
        _ring(image, board, place)


def arrows(image: Image.Image, scene: Scene) -> None:
    """Arrows along what moved."""
    board = board_of(scene.view.sections)
    for start, end in scene.job.moves:
        sprite, at = arrow((_rounded(_middle(board, start)), _rounded(_middle(board, end))))
        image.paste(sprite, at, sprite)


def badges(image: Image.Image, scene: Scene) -> None:
    """The numbers of the places that may be chosen: a site's on its plate, a route space's in or beside it."""
    board = board_of(scene.view.sections)
    numbers = content.numbers()
    for place in sorted(scene.job.badges & numbers.keys(), key=numbers.__getitem__):
        px = LARGE_BADGE if scene.large else board.scaled(BADGE)
        put(image, badge(numbers[place], px), *_badge_at(board, scene.view, place), "mm")


def control(state: State, site: str) -> tuple[int | None, bool]:
    """Who controls a site, and whether in full (TY-CTRL-01 to TY-CTRL-09)."""
    troops = state.troops[site]
    counts = {owner: troops.count(owner) for owner in troops if owner is not None}
    most = max(counts.values(), default=0)
    leaders = [owner for owner, count in counts.items() if count == most]
    if len(leaders) != 1 or leaders[0] < 0:
        return None, False
    alone = all(spy == leaders[0] for spy in state.spies.get(site, ()))
    return leaders[0], alone and most == len(troops)


def _title(board: Board, site: str, locale: str) -> str:
    """A site's name without its number, which the plate shows elsewhere."""
    names = board.sites[site].name
    return names.get(locale, names["en"])


@kept(400)
def _site(board: Board, site: str, name: str, owner: int | None, total: bool) -> Image.Image:
    """A site's plate without pieces: the band has its controller's colour. Without a name it has the number in large
    instead."""
    drawn = board.plates[site]
    wide, high = drawn.size
    fill = _uncontrolled() if owner is None else palette.SEATS[owner].colour
    ink = palette.TEXT if owner is None else palette.on(fill)
    edge = TONES.high if owner is None else fill
    sprite = plate(wide, high, palette.PANEL, edge, line=board.scaled(5 if total else 3), radius=RADIUS, lift=5).copy()
    put(sprite, plate(wide, drawn.band, fill, radius=RADIUS), 0, 0)
    sprite.paste(fill, (0, drawn.band - RADIUS, wide, drawn.band))
    _heading(sprite, board, site, name, ink, owned=owner is not None)
    put(sprite, _holes(board, site), 0, 0)
    if name:
        x, y = drawn.number[0] - drawn.box[0], drawn.number[1] - drawn.box[1]
        write(sprite, x, y, str(board.sites[site].number), board.scaled(28), palette.MUTED, "bold", "mm")
    return sprite


def _uncontrolled() -> str:
    """The band of a site that nobody controls."""
    return palette.either(palette.mix(TONES.high, palette.PANEL_HIGH, 0.3), palette.PANEL)


def _heading(sprite: Image.Image, board: Board, site: str, name: str, ink: str, *, owned: bool) -> None:
    """Name and VP; the name leaves room for the piece of who controls the site."""
    drawn = board.plates[site]
    level, right = drawn.band / 2, drawn.size[0] - board.scaled(10)
    room = drawn.size[0] - board.scaled(VP) + 2
    letters = board.scaled(NAME) if name else max(LARGE, board.scaled(NAME))
    fitted = fit(name or str(board.sites[site].number), letters, room, "bold", lines=drawn.lines)
    write_fitted(sprite, board.scaled(26 if owned else 14), level, fitted, ink, "bold")
    write(sprite, right, level, str(board.sites[site].vp), letters, ink, "black", "rm")
    put(sprite, symbol("vp", board.scaled(26), ink), right - board.scaled(18), level, "rm")


def _holes(board: Board, site: str) -> Image.Image:
    drawn, k = board.plates[site], 3
    left, top, _, _ = drawn.box

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for x, y in drawn.slots:
            for radius, fill in ((HOLE, TONES.high), (HOLE - 3, TONES.void)):
                r, cx, cy = board.scaled(radius) * k, (x - left) * k, (y - top) * k
                draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill)

    return supersampled(drawn.size, k, palette.clear(TONES.high), paint)


@kept(200)
def _marker(board: Board, vp: int, owner: int | None) -> Image.Image:
    """A control marker: a crown and the VP of total control, solid in the colour of who has it in full."""
    fill = palette.PANEL_HIGH if owner is None else palette.SEATS[owner].colour
    ink = palette.WARM if owner is None else palette.on(fill)
    edge = palette.WARM if owner is None else palette.INK
    wide, high = board.scaled(66), board.scaled(36)
    sprite = plate(wide, high, fill, edge, radius=high // 2).copy()
    put(sprite, symbol("crown", board.scaled(26), ink), board.scaled(11), high / 2, "lm")
    write(sprite, wide - board.scaled(10), high / 2, str(vp), board.scaled(28), ink, "black", "rm")
    return sprite


def _ring(image: Image.Image, board: Board, place: str) -> None:
    """A double ring: ink outside, so that it stands off any ground, the light of news inside."""
    x, y = _middle(board, place)
    wide, high = board.plates[place].size if place in board.plates else (board.scaled(2 * STEP),) * 2
    for grow, colour, line in ((14, palette.INK, 10), (12, palette.WARM, 5)):
        radius = RADIUS + grow if place in board.plates else high // 2 + grow
        put(image, frame(wide + 2 * grow, high + 2 * grow, colour, line=line, radius=radius), x, y, "mm")


def _middle(board: Board, place: str) -> Point:
    return board.layout.centres[place] if place in board.plates else board.route_spaces[place]


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _badge_at(board: Board, state: State, place: str) -> Point:
    """On a site's number; in an empty route space; beside an occupied one, away from what is nearest."""
    if place in board.plates:
        return board.plates[place].number
    x, y = board.route_spaces[place]
    if state.troops[place] == [None]:
        return x, y
    off = board.scaled((PITCH + BADGE) / 2 - 6)
    turns = [math.radians(45 * i) for i in range(8)]
    spots = [(x + off * math.cos(turn), y + off * math.sin(turn)) for turn in turns]
    return max(spots, key=lambda spot: _air(board, place, spot))


def _air(board: Board, place: str, spot: Point) -> float:
    """How far a spot beside a route space is from plates, from other route spaces and from the edge of the map."""
    edge = min(spot[0] - MAP[0], MAP[2] - spot[0], spot[1] - MAP[1], MAP[3] - spot[1])
    plates = min(distance(spot, drawn.box) for drawn in board.plates.values())
    spaces = min(math.dist(spot, other) for at, other in board.route_spaces.items() if at != place)
    return min(edge - board.scaled(BADGE / 2), plates, spaces - board.scaled(STEP), board.scaled(60))
