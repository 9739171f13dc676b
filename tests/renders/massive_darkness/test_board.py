"""The picture of the board: what it shows, and what it must not."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.games.massive_darkness.content import MISSIONS
from engine.games.massive_darkness.state import Arrow, DoorState, Objective, State, Treasure
from renders.canvas import palette
from renders.canvas.plates import badge
from renders.job import draw, render
from renders.massive_darkness import strip
from renders.massive_darkness.look import TONES
from renders.massive_darkness.map import room_of
from renders.massive_darkness.plan import Plan, plan_of
from renders.picture import Scene
from tests.renders.massive_darkness.tables import fought, job, mob, table
from tests.renders.seeing import changed, inside, pasted, pixel, rgb

SIDE = (1148, 0, 1600, 1200)


def plan(state: State, **more: Any) -> Plan:
    """Where the Zones of this table lie."""
    return plan_of(Scene(job("board", state, **more)), room_of(state))


def box(state: State, zone: str) -> tuple[int, int, int, int]:
    """A Zone on the picture."""
    at = plan(state)
    x, y = at.corner(zone)
    return at.x + x, at.y + y, at.x + x + at.cell, at.y + y + at.cell


def grey(state: State, zone: str, inset: float = 0.0) -> Image.Image:
    """A Zone of the picture without its colours."""
    left, top, right, bottom = box(state, zone)
    by = (right - left) * inset
    return draw(job("board", state)).convert("L").crop((left + by, top + by, right - by, bottom - by))


def differs(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures in grey differ by more than 60 of 255 somewhere."""
    return ImageChops.difference(one, other).getextrema()[1] > 60  # type: ignore[operator]


def crowded(mission: str) -> State:
    """Six Heroes at one place, Enemies and Treasure everywhere, after an attack."""
    state = fought(table(mission, 6))
    state.treasure = {zone: Treasure(2, 1) for zone in plan(state).zones}
    state.enemies = [mob(number, zone, [4] * 12) for number, zone in enumerate(plan(state).zones, 1)]
    return state


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_board_is_of_one_size_small_enough_and_the_same_each_time(mission: str) -> None:
    drawn = job("board", crowded(mission), past=True)
    data = render(drawn)
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
        assert image.size == (1600, 1200)
    assert len(data) < 250_000
    assert render(drawn) == data


# ---------------------------------------------------------------- what must not be seen


def test_what_a_face_down_token_is_makes_no_difference() -> None:
    one, other = table("m06"), table("m06")
    for objective in other.objectives:
        if objective.face_down:
            objective.kind = "lair"
    assert changed(job("board", one), job("board", other)) is None


def test_a_token_looks_different_once_it_is_turned() -> None:
    state, turned = table("m01"), table("m01")
    covered = next(each for each in turned.objectives if each.face_down)
    covered.face_down = False
    seen = changed(job("board", state), job("board", turned))
    assert seen is not None
    assert seen[0] >= box(state, covered.zone)[0]


# ---------------------------------------------------------------- what is seen


def test_light_and_shadow_are_told_apart_without_colour() -> None:
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


def test_the_three_kinds_of_door_are_told_apart_without_colour() -> None:
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


def test_a_legal_zone_carries_its_name_in_its_corner() -> None:
    state = table("m01", zones=["c2"] * 4)
    badges = frozenset({"b2", "c3"})
    shown, at = draw(job("board", state, badges=badges)), plan(state, badges=badges)
    for zone in badges:
        x, y = at.corner(zone)
        sprite = badge(zone.upper(), 46)
        assert pasted(shown, sprite, at.x + x + 4 + sprite.width / 2, at.y + y + 4 + 23)


def test_a_legal_door_is_framed_in_white() -> None:
    state = table("m01", zones=["b2"] * 4)
    badges = frozenset({"b1-b2"})
    at = plan(state, badges=badges)
    x, y = at.border("b1", "b2")
    high = max(26, round(at.cell * 0.54) // 3) + 16
    shown = draw(job("board", state, badges=badges))
    assert min(pixel(shown, at.x + x, at.y + y - high / 2 + 2)) > 250


def test_what_happens_in_a_zone_changes_nothing_elsewhere_on_the_board() -> None:
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
    jobs = [job("board", state) for state in (before, *variants)]
    for i, one in enumerate(jobs):
        for other in jobs[i + 1 :]:
            seen = changed(one, other)
            assert seen is not None
            assert inside(seen, box(before, "d4"))


def test_the_dead_and_the_stunned_are_marked_on_the_board_and_beside_it() -> None:
    plain, stunned, dead = (table("m01", zones=["c2", "b3", "a3", "d3"]) for _ in range(3))
    stunned.heroes[1].stunned = True
    dead.heroes[1].life = 0
    zone = box(plain, "b3")
    pictures = [draw(job("board", state)) for state in (plain, stunned, dead)]
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert pictures[one].crop(zone).tobytes() != pictures[other].crop(zone).tobytes()
        assert pictures[one].crop(SIDE).tobytes() != pictures[other].crop(SIDE).tobytes()


def test_the_active_hero_has_a_white_frame_until_the_phase_is_over() -> None:
    state, second, over = table("m01"), table("m01"), table("m01")
    second.active, over.phase = 1, "enemies"
    edges = [_white_edges(draw(job("board", each))) for each in (state, second, over)]
    assert [len(each) for each in edges] == [2, 2, 0]
    assert edges[0] != edges[1]


def _white_edges(image: Image.Image) -> list[int]:
    """The heights at which a white line runs beside the board."""
    rows = [y for y in range(1200) if pixel(image, 1235, y) > (250, 250, 250)]
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


def test_an_arrow_goes_around_the_corner_and_not_through_a_wall() -> None:
    """From C2 to D3 the way leads by D2, for there is a wall between C3 and D3."""
    state = table("m01", zones=["a5"] * 4)
    state.arrows = [Arrow(1, "c2", "d3")]
    at = plan(state)
    image = draw(job("board", state))
    turn, beside = at.middle("d2"), at.middle("c3")
    assert pixel(image, at.x + turn[0], at.y + turn[1]) == rgb(palette.BAD)
    assert pixel(image, at.x + beside[0], at.y + beside[1]) != rgb(palette.BAD)


def test_the_last_attack_stands_along_the_foot_with_its_damage() -> None:
    """Another face, a die removed, and other Damage each change the strip and nothing else."""
    states = [fought(table("m01")) for _ in range(4)]
    for state in states:
        state.enemies = [mob(1, "c2")]
    assert all(state.dice is not None for state in states)
    states[1].dice.attack.dice[0].face = 0  # type: ignore[union-attr]
    states[2].dice.defense.dice[0].removed = True  # type: ignore[union-attr]
    states[3].dice.dealt = 6  # type: ignore[union-attr]
    for other in states[1:]:
        seen = changed(job("board", states[0]), job("board", other))
        assert seen is not None
        assert inside(seen, (16, strip.TOP, 1584, 1184))


def test_what_symbols_paid_for_stands_under_the_dice() -> None:
    """The Greatsword's Enchantment costs a Bam; without it, nothing stands there."""
    paid, unpaid = fought(table("m01")), fought(table("m01"))
    assert unpaid.dice is not None
    unpaid.dice.attack.activated = {}
    seen = changed(job("board", paid), job("board", unpaid))
    assert seen is not None
    assert inside(seen, (100, strip.TOP + 100, 760, 1184))


def test_a_defender_that_is_no_more_is_a_skull() -> None:
    alive, gone = fought(table("m01")), fought(table("m01"))
    alive.enemies = [mob(1, "c2")]
    strips = [draw(job("board", state)).crop((700, strip.TOP, 780, strip.TOP + 110)) for state in (alive, gone)]
    assert strips[0].tobytes() != strips[1].tobytes()


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
    assert changed(job("board", state), job("board", state, past=True)) == (0, 0, 1600, 1200)
