"""One Zone, large, with those around it, and all that is in it by name."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.massive_darkness.board import is_dark
from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.describe import enemy_figures
from engine.games.massive_darkness.state import State
from renders.canvas import palette
from renders.canvas.sprites import put
from renders.massive_darkness.cards import name
from renders.massive_darkness.listing import Entry, note, put_entries
from renders.massive_darkness.look import HEAD, MARGIN, heading, right_edge, sheet, token
from renders.massive_darkness.map import put_board
from renders.massive_darkness.pieces import enemy_piece, hero_piece, pillar_piece
from renders.massive_darkness.plan import fit, stage_zones
from renders.massive_darkness.zones import OBJECTIVES, level_token, pill
from renders.picture import Scene

LARGE = 340  # px of the Zone
TOP = MARGIN + HEAD + 46
ROOM = (64, TOP, 900, 1184 - TOP)
LIST = (980, MARGIN + HEAD + 12, 604, 1184 - MARGIN - HEAD - 12)


def ground(scene: Scene) -> Image.Image:
    """The heading and the panel of what is there."""
    return sheet(LIST)


def title(image: Image.Image, scene: Scene) -> None:
    """The name of the Zone, and whether it lies in Light."""
    zone = _zone(scene)
    heading(image, scene, scene.say("in-shadow" if is_dark(scene.view, zone) else "in-light", zone=zone))


def _zone(scene: Scene) -> str:
    """What is looked at; without a place, where the active Hero stands."""
    state: State = scene.view
    return scene.job.place or state.active_hero.zone or content().missions[state.mission].start


def surroundings(image: Image.Image, scene: Scene) -> None:
    """The Zone in the middle of what lies around it."""
    state, zone = scene.view, _zone(scene)
    zones = stage_zones(state, zone)
    put_board(image, scene, fit(zones, ROOM, [zone], [LARGE], LARGE))


def contents(image: Image.Image, scene: Scene) -> None:
    """Who and what is in it, each by name."""
    x, y, wide, high = LIST
    zone = _zone(scene)
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
    mission = content().missions[state.mission]
    if zone == mission.start:
        yield Entry(scene.say("picture-legend-start"), (), token("turn", palette.MUTED, 60))
    if zone == mission.exit:
        yield Entry(scene.say("picture-legend-exit"), (), token("exit", palette.GOOD, 60))
    for objective in state.objectives:
        if objective.zone == zone:
            kind = "hidden" if objective.face_down else objective.kind
            yield Entry(scene.say(f"picture-legend-{kind}"), (), token(OBJECTIVES[kind], palette.MAGIC, 60))
    treasure = state.treasure.get(zone)
    for sign, count in (("treasure", treasure.normal), ("special_treasure", treasure.special)) if treasure else ():
        if count:
            words = scene.say(f"picture-legend-{sign.replace('_', '-')}")
            yield Entry(words, (), pill(sign, str(count), palette.WARM, 60))
    for level in state.level_tokens:
        if level.zone == zone:
            yield Entry(scene.say("picture-legend-level"), (), level_token(level.level, level.level == state.level, 60))
    for pillar in state.pillars:
        if pillar.zone == zone and pillar.standing:
            yield Entry(scene.say("picture-pillar"), (), pillar_piece(pillar.life, 60))
