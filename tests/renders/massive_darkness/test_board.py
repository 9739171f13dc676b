"""The picture of the board: what it shows, and what it must not."""

from __future__ import annotations

from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.games.massive_darkness.model.content import MISSIONS
from engine.games.massive_darkness.model.state import Arrow, DoorState, Objective, State, Treasure
from engine.table import Text
from renders.canvas import palette
from renders.canvas.plates import badge
from renders.job import draw, render
from renders.massive_darkness.board.doors import ring_size
from renders.massive_darkness.board.moves import ways
from renders.massive_darkness.board.plan import Plan, plan_of_stage
from renders.massive_darkness.style.look import TONES
from renders.scene import Scene
from tests.renders.massive_darkness.tables import job, mob, table
from tests.renders.seeing import changed, inside, pasted, pixel, rgb
from tests.sampled import some


def plan(state: State, **more: Any) -> Plan:
    """The boxes of this table's Zones."""
    return plan_of_stage(Scene(job("board", state, **more)))[1]


def words(state: State) -> tuple[int, int, int, int]:
    """Returns the box beside or below the map."""
    x, y, wide, high = plan_of_stage(Scene(job("board", state)))[0].words
    return x, y, x + wide, y + high


def box(state: State, zone: str) -> tuple[int, int, int, int]:
    """Returns a Zone on the picture."""
    at = plan(state)
    x, y = at.corner(zone)
    return at.x + x, at.y + y, at.x + x + at.cell, at.y + y + at.cell


def grey(state: State, zone: str, inset: float = 0.0) -> Image.Image:
    """A Zone of the picture without its colours."""
    left, top, right, bottom = box(state, zone)
    by = (right - left) * inset
    return draw(job("board", state)).convert("L").crop((left + by, top + by, right - by, bottom - by))


def differs(one: Image.Image, other: Image.Image) -> bool:
    """True if two grey pictures differ by more than 60 of 255 somewhere."""
    return ImageChops.difference(one, other).getextrema()[1] > 60  # type: ignore[operator]


def crowded(mission: str) -> State:
    """Six Heroes at one place, Treasure everywhere and a large Mob in every third Zone."""
    state = table(mission, 6)
    state.treasure = {zone: Treasure(2, 1) for zone in plan(state).zones}
    state.enemies = [mob(number, zone, [4] * 12) for number, zone in enumerate([*plan(state).zones][::3], 1)]
    return state


@pytest.mark.parametrize(("mission", "picture"), some([*product(MISSIONS, ["board", "asked"])], 4))
def test_every_board_is_small_enough_and_the_same_each_time(mission: str, picture: str) -> None:
    state = crowded(mission)
    drawn = job(picture, state, past=True, badges=frozenset(sorted(plan(state).zones)[:6]), seat=0)
    data = render(drawn)
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
    assert len(data) < 250_000
    assert render(drawn) == data


# ---------------------------------------------------------------- what must not be seen


def test_face_down_token_does_not_affect_picture() -> None:
    one, other = table("m06"), table("m06")
    for objective in other.objectives:
        if objective.face_down:
            objective.kind = "lair"
    assert changed(job("board", one), job("board", other)) is None


def test_token_looks_different_once_it_is_turned() -> None:
    state, turned = table("m01"), table("m01")
    covered = next(each for each in turned.objectives if each.face_down)
    covered.face_down = False
    seen = changed(job("board", state), job("board", turned))
    assert seen is not None
    assert seen[0] >= box(state, covered.zone)[0]


# ---------------------------------------------------------------- what is seen


def test_light_and_shadow_are_distinguishable_without_colour() -> None:
    """C1 and B1 are Rooms: the one in Shadow is hatched in two tones, the one in Light is of one."""
    state = table("m01")
    shares = []
    for zone in ("b1", "c1"):
        floor = grey(state, zone, 0.3)
        counts = sorted(floor.histogram(), reverse=True)
        shares.append(counts[0] / sum(counts))
    light, shadow = shares
    assert light > 0.95
    assert shadow < 0.9


def test_doors_are_distinguishable_without_colour() -> None:
    pictures = []
    for how in ("closed", "open", "special"):
        state = table("m01")
        kind: DoorState = how
        state.doors["e4-e5"] = kind
        left, top, right, _ = box(state, "e5")
        pictures.append(draw(job("board", state)).convert("L").crop((left, top - 60, right, top + 30)))
    closed, opened, special = pictures
    for one, other in ((closed, opened), (opened, special), (closed, special)):
        assert differs(one, other)


def test_level_tokens_of_the_current_level_are_filled() -> None:
    """E1 holds the token of Level 2, C3 that of Level 1."""
    state, higher = table("m01"), table("m01")
    higher.level = 1
    for zone in ("e1", "c3"):
        assert differs(grey(state, zone), grey(higher, zone))


def test_legal_zone_carries_its_name_in_its_corner() -> None:
    state = table("m01", zones=["c2"] * 4)
    badges = frozenset({"b3", "c3"})
    shown, at = draw(job("board", state, badges=badges)), plan(state, badges=badges)
    for zone in badges:
        x, y = at.corner(zone)
        sprite = badge(zone.upper(), 50)
        assert pasted(shown, sprite, at.x + x + 5 + sprite.width / 2, at.y + y + 5 + 25)


def test_legal_door_is_ringed_in_white() -> None:
    state = table("m01", zones=["b2"] * 4)
    badges = frozenset({"b1-b2"})
    at = plan(state, badges=badges)
    x, y = at.border("b1", "b2")
    wide, high = ring_size(at.cell, upright=False)
    shown = draw(job("board", state, badges=badges))
    for dx, dy in ((0, 2 - high / 2), (0, high / 2 - 3), (2 - wide / 2, 0), (wide / 2 - 3, 0)):
        assert min(pixel(shown, at.x + x + dx, at.y + y + dy)) > 250


def test_changes_in_zone_do_not_affect_others() -> None:
    """A new Enemy, a wounded Minion, a Stun and Treasure show within their Zone."""
    before = table("m01")
    variants = [table("m01") for _ in range(4)]
    for state in (before, *variants):
        state.treasure = {"f1": Treasure(1, 0)}
    for state in variants:
        state.enemies = [mob(1, "d4", [4, 4])]
    variants[1].enemies[0].minions = [4, 1]
    variants[2].enemies[0].stunned = True
    variants[3].treasure = {"f1": Treasure(1, 0), "d4": Treasure(3, 0)}
    jobs, at = [job("board", state) for state in (before, *variants)], plan(before)
    map_box = at.x, at.y, at.x + at.wide, at.y + at.high
    for i, one in enumerate(jobs):
        for other in jobs[i + 1 :]:
            drawn = [draw(each).crop(map_box).convert("RGB") for each in (one, other)]
            seen = ImageChops.difference(*drawn).getbbox()
            assert seen is not None
            left, top, right, bottom = box(before, "d4")
            assert inside(seen, (left - at.x, top - at.y, right - at.x, bottom - at.y))


def test_dead_and_stunned_heroes_are_marked_on_and_beside_the_board() -> None:
    plain, stunned, dead = (table("m01", zones=["c2", "b3", "a3", "d3"]) for _ in range(3))
    stunned.heroes[1].stunned = True
    dead.heroes[1].life = 0
    zone = box(plain, "b3")
    pictures = [draw(job("board", state)) for state in (plain, stunned, dead)]
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert pictures[one].crop(zone).tobytes() != pictures[other].crop(zone).tobytes()
        assert pictures[one].crop(words(plain)).tobytes() != pictures[other].crop(words(plain)).tobytes()


def test_active_hero_has_a_white_frame_until_the_phase_is_over() -> None:
    state, second, over = table("m01"), table("m01"), table("m01")
    second.active, over.phase = 1, "enemies"
    edges = [_white_edges(draw(job("board", each))) for each in (state, second, over)]
    assert [len(each) for each in edges] == [2, 2, 0]
    assert edges[0] != edges[1]


def _white_edges(image: Image.Image) -> list[int]:
    """Returns the heights at which a white line runs beside the board."""
    x = words(table("m01"))[0] + 300
    rows = [y for y in range(100, image.height) if min(pixel(image, x, y)) > 250]
    return [y for y in rows if y - 1 not in rows]


def test_at_most_four_moves_are_arrows_and_the_others_are_counted() -> None:
    moves = [Arrow(1, "a2", "b2"), Arrow(2, "c2", "c3"), Arrow(3, "e1", "e2"), Arrow(4, "d3", "d2")]
    four, five = table("m01"), table("m01")
    four.arrows, five.arrows = moves, [*moves, Arrow(5, "b4", "b5")]
    note = changed(job("board", four), job("board", five))
    at = plan(four)
    assert note is not None
    corner = at.x + at.wide - 460, at.y + at.high - 80, at.x + at.wide, at.y + at.high
    assert inside(note, corner)
    assert not inside(changed(job("board", table("m01")), job("board", four)) or (0, 0, 0, 0), corner)


def test_arrow_goes_around_the_corner_and_not_through_a_wall() -> None:
    """From C2 to D3 the path leads through D2, because there is a wall between C3 and D3."""
    state = table("m01", zones=["a5"] * 4)
    state.arrows = [Arrow(1, "c2", "d3")]
    at = plan(state)
    image = draw(job("board", state))
    turn, beside = at.middle("d2"), at.middle("c3")
    assert pixel(image, at.x + turn[0], at.y + turn[1]) == rgb(palette.BAD)
    assert pixel(image, at.x + beside[0], at.y + beside[1]) != rgb(palette.BAD)


def test_fallen_zones_are_holes_without_tokens_or_doors() -> None:
    state, fallen = table("m05"), table("m05")
    fallen.removed_zones = ["a5"]
    fallen.objectives.append(Objective("library", "a5"))
    seen = changed(job("board", state), job("board", fallen))
    assert seen is not None
    left, top, right, bottom = box(state, "a5")
    assert inside(seen, (left - 20, top - 20, right + 20, bottom + 20))
    assert pixel(draw(job("board", fallen)), left + 20, top + 20) == rgb(TONES.void)


def test_changed_zones_are_ringed_and_past_boards_marked() -> None:
    state = table("m01")
    ring = changed(job("board", state), job("board", state, changed=frozenset({"d2"})))
    assert ring is not None
    assert inside(ring, box(state, "d2"))
    size = draw(job("board", state)).size
    assert changed(job("board", state), job("board", state, past=True)) == (0, 0, *size)


def test_enemies_that_came_back_have_no_arrow() -> None:
    state = table("m01")
    log = [Text("enemies-moves", number=1, enemy="mob", start="c2", end="c2")]
    assert ways(state, plan(state), log) == []
    log.append(Text("enemies-moves", number=2, enemy="mob", start="c2", end="d3"))
    assert len(ways(state, plan(state), log)) == 1
