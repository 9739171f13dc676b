"""Crowded Zones: figures never too small, Doors never covered by tags, everyone and everything named somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PIL import Image

from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.state import Activation, DoorState, Enemy, Objective, State, Treasure
from renders.canvas import sprites
from renders.job import draw, render
from renders.massive_darkness.board import doors, map, notes, zones
from renders.massive_darkness.board.board import the_map, words
from renders.massive_darkness.board.map import put_map
from renders.massive_darkness.board.plan import Plan, plan_of_stage
from renders.massive_darkness.board.zones import contents
from renders.scene import Scene
from tests.renders.massive_darkness.tables import job, mob, table
from tests.sampled import some

HERO, ENEMY = 56, 48  # px at least
Box = tuple[int, int, int, int]
LOOKED_AT = [*product(MISSIONS, ["usual", "large"])]


def late(mission: str, heroes: int = 6) -> State:
    """Returns a late position: Heroes by three in two Zones, Enemies among them and elsewhere, tokens in many Zones."""
    state = table(mission, heroes)
    every = [*plan_of_stage(Scene(job("board", state)))[1].zones]
    for hero in state.heroes:
        hero.zone = every[(hero.seat // 3) * 4 + 1]
    state.enemies = [mob(i, zone, (4, 3)) for i, zone in enumerate((*every[1:8:2], every[1], every[5]), 1)]
    state.enemies.append(Enemy(20, "rm04", every[1], 20, stunned=True))
    state.treasure = {zone: Treasure(2, 1) for zone in every[::3]}
    state.objectives = [Objective("library", zone) for zone in every[1::2]]
    state.active, state.activation = heroes - 1, Activation(actions=1, movement_points=2)
    return state


@pytest.mark.parametrize(("mission", "look"), some(LOOKED_AT, 4))
def test_no_figure_is_smaller_than_promised(mission: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, list[int]] = {"hero_piece": [], "enemy_piece": [], "many": []}
    for name, found in sizes.items():
        piece = getattr(zones, name)

        def noted(who: Any, px: int, *args: Any, piece: Any = piece, found: list[int] = found, **more: Any) -> Any:
            found.append(px)
            return piece(who, px, *args, **more)

        monkeypatch.setattr(zones, name, noted)
    state = late(mission)
    for picture in ("board", "asked"):
        draw(job(picture, state, seat=5, look=look))
    assert min(sizes["hero_piece"]) >= HERO
    assert min(sizes["enemy_piece"] + sizes["many"]) >= ENEMY


@pytest.mark.parametrize(("mission", "how"), some([*product(MISSIONS, ["closed", "open"])], 4))
def test_tags_and_badges_do_not_cover_doors(mission: str, how: DoorState, monkeypatch: pytest.MonkeyPatch) -> None:
    state = late(mission)
    state.doors = dict.fromkeys(state.doors, how)
    badges = frozenset([*plan_of_stage(Scene(job("board", state)))[1].zones][::2])
    scene = Scene(job("board", state, badges=badges))
    tags, leaves = _boxes(scene, monkeypatch)
    assert tags
    assert leaves or not state.doors
    for tag in tags:
        for leaf in leaves:
            assert not _overlap(tag, leaf), (tag, leaf)


def _boxes(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Box], list[Box]]:
    """Where the tags and badges of Zones are put, and what is seen of Doors."""
    labels: set[int] = set()
    keep: list[Image.Image] = []
    found: dict[bool, list[Box]] = {True: [], False: []}
    for module, name in ((zones, "zone_tag"), (map, "choice"), (doors, "door")):
        monkeypatch.setattr(module, name, _noting(getattr(module, name), labels, keep))
    put = sprites.put

    def noted(image: Image.Image, sprite: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        put(image, sprite, x, y, anchor)
        if id(sprite) in labels:
            left = round(x - {"l": 0, "m": sprite.width / 2, "r": sprite.width}[anchor[0]])
            top = round(y - {"t": 0, "m": sprite.height / 2, "b": sprite.height}[anchor[1]])
            found[anchor == "mm"] += [(left + a, top + b, left + c, top + d) for a, b, c, d in _solid(sprite)]

    for module in (zones, map, doors):
        monkeypatch.setattr(module, "put", noted)
    layout, plan = plan_of_stage(scene)
    put_map(Image.new("RGB", layout.size), scene, plan)
    return found[False], found[True]


def _noting(function: Any, labels: set[int], keep: list[Image.Image]) -> Any:
    def noted(*args: Any, **more: Any) -> Image.Image:
        sprite: Image.Image = function(*args, **more)
        labels.add(id(sprite))
        keep.append(sprite)
        return sprite

    return noted


def _solid(sprite: Image.Image) -> Iterator[Box]:
    """Yields the visible share of a sprite in each quarter: the two leaves of an open Door are apart."""
    wide, high = sprite.size
    for a, b, c, d in ((0, 0, wide // 2, high // 2), (wide // 2, 0, wide, high // 2)):
        for left, top, right, bottom in ((a, b, c, d), (a, high // 2, c, high)):
            box = sprite.crop((left, top, right, bottom)).getchannel("A").point(lambda each: 255 if each > 99 else 0)
            seen = box.getbbox()
            if seen:
                yield left + seen[0], top + seen[1], left + seen[2], top + seen[3]


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize(("mission", "look"), some(LOOKED_AT, len(MISSIONS)))
def test_life_light_and_place_of_every_hero_are_said(mission: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from renders.massive_darkness.sheets import heroes

    said: list[tuple[int, Box]] = []
    plate = heroes.hero_plate

    def noted(image: Image.Image, scene: Scene, hero: Any, box: Box) -> None:
        said.append((hero.seat, box))
        plate(image, scene, hero, box)

    monkeypatch.setattr(heroes, "hero_plate", noted)
    for count in range(1, 7):
        said.clear()
        scene = Scene(job("board", late(mission, count), look=look))
        size = plan_of_stage(scene)[0].size
        words(Image.new("RGB", size), scene)
        assert [seat for seat, _ in said] == list(range(count))
        assert all(x + wide <= size[0] and y + high <= size[1] and wide >= 320 for _, (x, y, wide, high) in said)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_crowded_zone_is_spelt_out(mission: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six Heroes in three Zones with Enemies and tokens: everything with a tag has its words."""
    told: list[Any] = []
    put = notes._draw_note

    def noted(image: Image.Image, note: Any, *args: Any) -> None:
        told.append(note)
        put(image, note, *args)

    monkeypatch.setattr(notes, "_draw_note", noted)
    state = table(mission, 6)
    every = [*plan_of_stage(Scene(job("board", state)))[1].zones]
    for hero in state.heroes:
        hero.zone = every[hero.seat // 2]
    state.enemies = [mob(i, zone, (4, 3)) for i, zone in enumerate(every[:2], 1)]
    state.treasure = {zone: Treasure(2, 0) for zone in every[:2]}
    scene = Scene(job("board", state))
    words(Image.new("RGB", plan_of_stage(scene)[0].size), scene)
    crowded = [zone for zone in every if contents(state, zone).crowded]
    assert len([note for note in told if note.plated]) == len(crowded) >= 2


def test_acting_hero_is_on_top_with_white_rim() -> None:
    """In a Zone with six Heroes, the first seat acts, the last, or no one."""
    state = table("m07", 6, ["e5"] * 6)
    first, last = (_white(_zone(state, active)) for active in (0, 5))
    state.phase = "enemies"
    nobody = _white(_zone(state, 0))
    assert min(first, last) > nobody + 200


def _white(image: Image.Image) -> int:
    """Returns how many pixels are as white as nothing else is."""
    return sum(image.histogram()[253:256])


def _zone(state: State, active: int) -> Image.Image:
    state.active = active
    scene = Scene(job("board", state))
    plan: Plan = plan_of_stage(scene)[1]
    x, y = plan.corner("e5")
    image = Image.new("RGB", plan_of_stage(scene)[0].size)
    the_map(image, scene)
    return image.crop((plan.x + x, plan.y + y + 46, plan.x + x + plan.cell, plan.y + y + plan.cell)).convert("L")


def test_mob_description_names_boss_and_minions(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Crown +2` on the map is `Boss +2` in the notes, and the sign itself is explained."""
    words: list[str] = []
    sprite = notes._sprite

    def noted(chunk: Any, px: int, brief: bool) -> Image.Image:
        words.append(chunk.words)
        return sprite(chunk, px, brief)

    monkeypatch.setattr(notes, "_sprite", noted)
    state = table("m01", 2, ["a1", "a2"])
    state.enemies = [mob(1, "d4", (4, 4))]
    draw(job("board", state))
    assert {"Boss +2", "Life 4", "D4", content().enemy("g028").name["en"]} <= set(words)
    assert words[words.index("the") :][:6] == ["the", "Boss", "and", "how", "many", "Minions"]


def test_fullest_board_is_small_enough_for_a_phone() -> None:
    """Two Mobs, Treasure and rings in every Zone of the Mission with the most to draw."""
    state = table("m08", 6)
    every = [*plan_of_stage(Scene(job("board", state)))[1].zones]
    state.enemies = [mob(number, zone) for number, zone in enumerate((*every, *every), 1)]
    state.treasure = {zone: Treasure(2, 1) for zone in every}
    state.objectives = [Objective("library", zone) for zone in every[1::2]]
    for seat, hero in enumerate(state.heroes):
        hero.zone = every[seat * 7]
    assert len(render(job("board", state, changed=frozenset(every), badges=frozenset(every)))) <= 250_000
