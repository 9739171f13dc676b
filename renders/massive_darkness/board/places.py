"""The picture of one Zone, enlarged, with its neighbours and a list of its contents."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.board.zones import is_dark
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State
from renders.canvas.grid import PEEK, Box, window
from renders.canvas.sprites import put
from renders.massive_darkness.board.map import put_map
from renders.massive_darkness.board.plan import Plan, extent, stage_zones, window_plan
from renders.massive_darkness.sheets.cards import name
from renders.massive_darkness.sheets.listing import Entry, note, put_entries
from renders.massive_darkness.style.look import HEAD, MARGIN, heading, right_edge, sheet, sheet_size
from renders.massive_darkness.style.pieces import enemy_piece, hero_piece, pillar_piece
from renders.massive_darkness.style.tokens import tokens_in
from renders.scene import Scene

LARGEST = 330  # maximum px of a Zone
TOP = MARGIN + HEAD + 46
USUAL: tuple[Box, Box] = ((64, TOP, 900, 1184 - TOP), (980, TOP - 34, 604, 1218 - TOP))
LARGE: tuple[Box, Box] = ((64, TOP, 1180, 900), (16, TOP + 930, 1248, 754 - TOP))


def ground(scene: Scene) -> Image.Image:
    """Draws the heading and the list's panel."""
    return sheet(sheet_size(scene), _map_and_list(scene)[1])


def _map_and_list(scene: Scene) -> tuple[Box, Box]:
    """Returns the boxes of map and list: side by side, or below each other with large labels."""
    return LARGE if scene.large else USUAL


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the Zone's name, and Light or Shadow."""
    zone = _zone_looked_at(scene)
    heading(image, scene, scene.say("in-shadow" if is_dark(scene.view, zone) else "in-light", zone=zone))


def _zone_looked_at(scene: Scene) -> str:
    """Returns the Zone to show; by default, the active Hero's."""
    state: State = scene.view
    return scene.job.place or state.active_hero.zone or content().missions[state.mission].start


def surroundings(image: Image.Image, scene: Scene) -> None:
    """Draws the Zone and its neighbours."""
    zone = _zone_looked_at(scene)
    put_map(image, scene, _plan_around(scene, zone))


def _plan_around(scene: Scene, zone: str) -> Plan:
    """Returns the plan of three by three Zones with this one in the centre, or nearer to an edge of the board."""
    zones = stage_zones(scene.view, zone)
    columns, rows = extent(zones)
    first = min(each.column for each in zones.values()), min(each.row for each in zones.values())
    spot = zones[zone].column - first[0], zones[zone].row - first[1]
    span = window(columns, rows, spot, [], (3, 3))
    x, y, wide, high = _map_and_list(scene)[0]
    cell = min((wide - 2 * PEEK) // span[2], (high - 2 * PEEK) // span[3], LARGEST) // 2 * 2
    return window_plan(zones, span, cell, (x + (wide - span[2] * cell) // 2 - PEEK, y))


def contents(image: Image.Image, scene: Scene) -> None:
    """Lists the contents of the Zone by name."""
    x, y, wide, high = _map_and_list(scene)[1]
    zone = _zone_looked_at(scene)
    entries = [*_heroes(scene, zone), *_enemies(scene, zone), *_tokens(scene, zone)]
    empty = [Entry(scene.say("picture-empty-zone"), dim=True)]
    left_out = put_entries(image, (x + 14, y + 14, wide - 28, high - 28), [entries or empty])
    if left_out:
        put(image, note(scene.say("picture-others", count=left_out)), right_edge(scene), MARGIN + HEAD / 2, "rm")


def _heroes(scene: Scene, zone: str) -> Iterator[Entry]:
    for hero in scene.view.heroes:
        if hero.zone == zone:
            life = scene.say("picture-life", life=hero.life, most=hero.max_life)
            yield Entry(name(scene, content().heroes[hero.hero]), (life,), hero_piece(hero, 60))


def _enemies(scene: Scene, zone: str) -> Iterator[Entry]:
    for enemy in scene.view.enemies_in(zone):
        carried = [scene.words.name(card) for card in enemy.equipment]
        words = (scene.words.say(enemy_figures(enemy)), *carried)
        yield Entry(name(scene, content().enemy(enemy.card)), words, enemy_piece(enemy, 84, figures=0))


def _tokens(scene: Scene, zone: str) -> Iterator[Entry]:
    state: State = scene.view
    for each in tokens_in(state, zone):
        yield Entry(f"{scene.say(each.key)} {each.figure}".strip(), (), each.piece(60))
    for pillar in state.pillars:
        if pillar.zone == zone and pillar.standing:
            yield Entry(scene.say("picture-pillar"), (), pillar_piece(pillar.life, 60))
