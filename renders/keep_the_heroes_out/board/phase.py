"""The picture of an invasion: where heroes came in and went, what each clan lost, and how near the Vault they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Text
from renders import phase
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.looks import kept
from renders.canvas.pieces import faced_piece, ringed
from renders.canvas.plates import frame
from renders.canvas.rows import with_figure
from renders.canvas.sprites import put, symbol
from renders.keep_the_heroes_out.board import board, large, news
from renders.keep_the_heroes_out.board.large import After
from renders.keep_the_heroes_out.board.words import player_name
from renders.keep_the_heroes_out.style.look import TONES
from renders.keep_the_heroes_out.style.plan import BETWEEN, EDGE
from renders.panel import GAP, MARGIN
from renders.phase import Fact, Person
from renders.scene import Scene

ROOM = 292  # px of the height of a room
SIGN, PIECE = 58, 72
LOSSES = ("monster-falls", "monster-hurt")
SIGNS = {"hero-summoned": ("arrives", "BAD"), "hero-defeated": ("bones", "GOOD")}


def box(scene: Scene) -> Box:
    """Returns the box of the dungeon."""
    lines = {row for _, row in board.cells(scene.view).values()}
    count = max(lines) - min(lines) + 1
    return MARGIN, phase.HEAD, phase.wide(scene) - 2 * MARGIN, count * (ROOM + BETWEEN) - BETWEEN + 2 * EDGE


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    _, top, _, high = box(scene)
    below = phase.rows_high(len(scene.view.players))
    return _ground((phase.wide(scene), top + high + GAP + below + GAP + phase.FOOT + MARGIN))


@kept
def _ground(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, TONES.void)


def head(image: Image.Image, scene: Scene) -> None:
    """Draws the phase and its round, the guild cards left, and the treasures left."""
    state: State = scene.view
    treasures = sum(room.treasure is not None for room in state.rooms.values())
    facts = [Fact("deck", palette.MUTED, str(len(state.guild_deck))), Fact("treasure", palette.WARM, str(treasures))]
    phase.put_head(image, scene, TONES, title(scene), facts)


def title(scene: Scene) -> str:
    """Returns the name of the phase."""
    return scene.say("picture-phase-invasion")


def dungeon(image: Image.Image, scene: Scene) -> None:
    """Draws the rooms: quiet ones darker, ways as arrows, losses in their rooms; the Vault framed if in danger."""
    state: State = scene.view
    at = box(scene)
    plan = large.planned(board.cells(state), at)
    found = after(scene)
    moved = {room for each in news.news(state) for room in (each.room, each.to) if room}
    lit = [*{*found, *moved, *(hero.room for hero in state.heroes)} & plan.boxes.keys()]
    large.put_all(image, scene, plan, found)
    edge = 14
    bright = [(x - edge, y - edge, wide + 2 * edge, high + 2 * edge) for x, y, wide, high in map(plan.box, sorted(lit))]
    phase.dimmed(image, at, bright, TONES.void)
    if phase.coming(scene) and VAULT in plan.boxes:
        x, y, wide, high = plan.box(VAULT)
        put(image, frame(wide + 28, high + 28, palette.BAD, line=10, radius=26), x - 14, y - 14)


def after(scene: Scene) -> dict[str, After]:
    """Returns by room what the phase did there: plunder, defeated heroes, arrivals, fallen and hurt monsters."""
    seats = {str(player.clan): index for index, player in enumerate(scene.view.players)}
    found = defaultdict[str, After](lambda: After([], {}))
    lost, plunder = Counter[tuple[str, str]](), Counter[str]()
    for each in phase.since(scene).told:
        args = each.args
        if each.key in LOSSES:
            lost[args["room"], args["clan"]] += 1
        elif each.key == "plundered":
            plunder[args["room"]] += args["value"]
        elif each.key in SIGNS and (sign := _sign(each.key)) not in found[args["room"]].first:
            found[args["room"]].first.append(sign)
    for room, value in plunder.items():
        chest = symbol("treasure", SIGN, palette.WARM, palette.INK)
        found[room].first.append(with_figure(chest, phase.change(-value)))
    for (room, clan), count in lost.items():
        found[room].lost[seats[clan]] = phase.change(-count)
    return dict(found)


def _sign(key: str) -> Image.Image:
    sign, tone = SIGNS[key]
    return symbol(sign, SIGN, palette.colour(tone), palette.INK)


def people(image: Image.Image, scene: Scene) -> None:
    """Draws the clans below the dungeon."""
    _, top, _, high = box(scene)
    phase.put_people_below(image, TONES, scene.once(persons), top + high + GAP)


def persons(scene: Scene) -> Sequence[Person]:
    """Returns the clans with their monsters in the dungeon, or the life of a clan's only one, and what they lost."""
    state, found = scene.view, []
    lost = Counter(str(each.args["clan"]) for each in phase.since(scene).told if each.key in LOSSES)
    for index, player in enumerate(state.players):
        clan = content().clans[player.clan]
        alone = clan.monsters == 1
        life = sum(clan.vitality - each.wounds for each in player.monsters)
        now = life if alone else len(player.monsters)
        endangered = bool(lost[player.clan]) and now <= 1
        body = faced_piece(index, PIECE, player.clan)
        piece = ringed(body) if endangered else body
        name, sign = player_name(scene, index), "heart" if alone else "lair"
        found.append(Person(piece, name, sign, now, -lost[player.clan], endangered=endangered, faded=not now))
    return found


def foot(image: Image.Image, scene: Scene) -> None:
    """Draws the danger ahead."""
    phase.put_foot(image, scene, TONES)


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the picture in words."""
    return phase.alt(scene, title(scene), persons(scene))
