"""The pictures of Fireteam Zero: what they show, and what they must not."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image

from engine.games.fireteam_zero.creatures.track import next_card
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import FAR, board
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import MISSIONS, HeroId
from engine.games.fireteam_zero.model.state import Blow, Creature, Die, Fight, HeroAttack, State, Step
from engine.games.fireteam_zero.playing.setup import setup
from engine.table import Result, Text
from engine.words import LOCALES
from renders.canvas import palette
from renders.canvas.encoding import encode
from renders.canvas.plates import badge
from renders.fireteam_zero import asked
from renders.fireteam_zero.board import words
from renders.fireteam_zero.board.news import shown
from renders.fireteam_zero.board.plan import plan
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.pictures import PICTURES
from renders.fireteam_zero.style.look import TYPES, solid_line
from renders.job import LONGEST_ALT, alt, draw, render
from renders.scene import Scene
from tests.renders.fireteam_zero.tables import crowded, job, table
from tests.renders.seeing import changed, pasted, pixel, rgb
from tests.sampled import some

WON = Result(winners=(0, 1, 2, 3), scores=({"rounds": 3},) * 4, reason=Text("reason-exit"), carried={})
MORE: Mapping[str, Mapping[str, Any]] = {
    "place": {"place": "A6"},
    "hand": {"seat": 0},
    "hero": {"seat": 1},
    "choice": {"seat": 1},
    "scoring": {"result": WON},
}


def corner(state: State, location: str) -> tuple[int, int]:
    """Where a location begins on the picture of the board."""
    return plan(Scene(job("board", state))).corner(location)


@pytest.mark.parametrize(("mission", "look"), some([*product(MISSIONS, ["usual", "large"])], 5))
def test_every_crowded_board_is_small_enough_and_the_same_each_time(mission: str, look: str) -> None:
    state = crowded(mission)
    drawn = job("board", state, look=look, past=True, badges=frozenset(board(mission).locations[:6]))
    data = render(drawn)
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG" and image.width <= 1600 and image.height <= 1.5 * image.width
    assert len(data) < 250_000
    assert render(drawn) == data


@pytest.mark.parametrize(("picture", "locale"), some([*product(PICTURES, ["en", "es", "pt-BR"])], len(PICTURES)))
def test_every_picture_is_drawn_and_said_in_every_language(picture: str, locale: str) -> None:
    shown = job(picture, crowded("the_drinking_cave"), locale=locale, **MORE.get(picture, {}))
    assert len(render(shown)) < 250_000
    assert 20 < len(alt(shown)) <= LONGEST_ALT


@pytest.mark.parametrize("mission", MISSIONS)
def test_board_of_any_shape_fills_its_picture(mission: str) -> None:
    found = plan(Scene(job("board", table(mission))))
    columns, rows = found.extent
    assert found.cell * columns >= 0.7 * found.layout.size[0] or found.cell * rows >= 0.7 * found.layout.size[1]
    assert found.cell >= 120


@pytest.mark.parametrize("mission", MISSIONS)
def test_legend_is_beside_every_board(mission: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[object] = []
    put_lines = words._put_lines

    def noted(*args: Any) -> list[words.Line]:
        rest = put_lines(*args)
        left[:] = rest  # figures without space in the last column
        return rest

    monkeypatch.setattr(words, "_put_lines", noted)
    for locale in LOCALES:
        draw(job("board", crowded(mission), locale=locale))
        assert left == [] or plan(Scene(job("board", crowded(mission)))).layout.below, locale


def test_hidden_hands_and_the_order_of_decks_make_no_difference() -> None:
    """FZ-CARD-09: of others only how many cards they hold is seen."""
    one, other = table(), table()
    other.heroes[1].hand = list(reversed(content().action_deck("demolitions")))[:5]
    other.recon_deck, one.recon_deck = ["too_loud", "ferry_fuel"], ["ferry_fuel", "too_loud"]
    assert changed(job("board", one, 0), job("board", other, 0)) is None


def test_reachable_places_show_names() -> None:
    state = table()
    shown = draw(job("board", state, badges=frozenset({"B6"})))
    x, y = corner(state, "B6")
    sprite = badge("B6", 48)
    assert pasted(shown, sprite, x + 4 + sprite.width / 2, y + 4 + sprite.height / 2)


def test_creature_changes_its_own_location_alone() -> None:
    one, other = table(), table()
    other.creatures = [Creature(1, "corrupted_animal", "D3")]
    found = changed(job("board", one), job("board", other))
    x, y = corner(one, "D3")
    cell = plan(Scene(job("board", one))).cell
    assert found is not None
    assert x <= found[0] and y <= found[1] and found[2] <= x + cell and found[3] <= y + cell


def test_solid_lines_are_drawn_where_they_block() -> None:
    """FZ-ATTACK-30: the Long Gallery has a line to the right of I3."""
    state = table("the_long_gallery")
    found, shown = plan(Scene(job("board", state))), draw(job("board", state))
    line = next(each for each in board("the_long_gallery").lines if each[0][0] == each[1][0])
    (column, top), (_, bottom) = line
    x = found.layout.left + column * found.cell
    y = found.layout.top + (top + bottom) * found.cell // 2
    assert pixel(shown, x, y) == rgb(solid_line())


def test_moves_of_the_threat_phase_are_arrows_until_heroes_act_again() -> None:
    state = table()
    state.steps = [Step("moved", "corrupted_animal", "C3", "A1")]
    before = job("board", state)
    state.phase = "threat"
    assert changed(job("board", table()), before) is None
    still = table()
    still.phase = "threat"
    assert changed(job("board", still), job("board", state)) is not None


@pytest.mark.parametrize("mission", MISSIONS)
def test_arrows_of_moves_avoid_impassable_locations(mission: str) -> None:
    """Between any two locations the arrow turns only where a figure may walk, in as many steps as it takes."""
    state = table(mission)
    found, of = plan(Scene(job("board", state))), board(mission)
    at = {found.middle(location): location for location in of.cells}
    walked_on = [each for each in of.cells if "impassable" not in of.terrain[each]]
    pairs = [(a, b) for a, b in product(walked_on, walked_on) if 0 < of.steps(a, b) < FAR]
    assert len(pairs) > 100
    for origin, location in pairs:
        passed = [origin, *(at[spot] for spot in found.walked(origin, location)[1:-1]), location]
        assert len(passed) == of.steps(origin, location) + 1
        assert all(after in of.walk[here] for here, after in itertools.pairwise(passed))


def test_arrow_goes_around_an_impassable_location() -> None:
    """River Crossing, F1 to B1: D1 cannot be walked on, so the way leads by D2."""
    state = table()
    state.phase, state.steps = "threat", [Step("moved", "corrupted_animal", "B1", "F1")]
    image, found = draw(job("board", state)), plan(Scene(job("board", state)))
    assert pixel(image, *found.middle("D2")) == rgb(palette.BAD)
    assert pixel(image, *found.middle("D1")) != rgb(palette.BAD)


def test_objectives_and_the_threat_track_count_as_the_rules_do() -> None:
    """FZ-OBJ-02; FZ-THREAT-07: cards are drawn at 4, 8, 12 and 16."""
    state = table(heroes=4)
    samples = content().objectives["acquire_specimen_samples"]
    assert progress(state, samples) == f"1/{samples.need[4]}"
    spaces = []
    for reached in range(5):
        state.reached = reached
        spaces.append(next_card(state))
    assert spaces == [4, 8, 12, 16, 0]


def test_moves_beyond_four_get_parts() -> None:
    """[Step through] shows them; while heroes act the last threat phase is no news."""
    state = table()
    state.phase = "tactics"
    state.steps = [Step("moved", "corrupted_animal", "C4", "B4") for _ in range(9)]
    assert PICTURES["board"].parts(state) == 3
    assert [[each.number for each in shown(Scene(job("board", state, news=part)))] for part in range(3)] == [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9],
    ]
    state.phase = "heroes"
    assert PICTURES["board"].parts(state) == 1


# ---------------------------------------------------------------- attacks


def attacked(*faces: int) -> State:
    """Abe on A6 attacks an animal on C5; these dice were rolled."""
    state = table()
    state.creatures = [Creature(1, "corrupted_animal", "C5")]
    state.hero_attacks = [HeroAttack("abe", "ranged", "A6", "C5", 1, dice=[Die(face) for face in faces])]
    dice = state.hero_attacks[0].dice
    state.fight = Fight("abe", "corrupted_animal", "A6", "C5", "ranged", dice=dice, needed=2) if faces else None
    return state


def test_attack_that_is_being_made_is_seen_on_the_board() -> None:
    """An arrow from Abe to the animal, a frame around its location, and both in the headline."""
    still, running = attacked(), attacked()
    still.hero_attacks = []
    found = changed(job("board", still), job("board", running))
    assert found is not None
    cell = plan(Scene(job("board", running))).cell
    (left, top), (x, y) = corner(running, "A6"), corner(running, "C5")
    assert found[1] < 100 and found[3] > y + cell - 10
    frame = pixel(draw(job("board", running)), x + cell // 2, y + 7)
    shaft = pixel(draw(job("board", running)), (left + x + cell) / 2, (top + y + cell) / 2)
    assert frame == shaft == rgb(palette.BAD)


def test_asked_player_sees_dice_during_attack_else_board() -> None:
    before, rolled = attacked(), attacked(4, 0)
    assert [asked.kind(Scene(job("asked", each))) for each in (before, rolled)] == ["board", "dice"]
    assert alt(job("asked", rolled)) == "Abe attacks Corrupted Animal at C5: 2 damage."


def test_reaction_dice_are_not_shown_as_attack_dice() -> None:
    """The reaction is over, and its dice were the last ones rolled; the attack that it answered goes on."""
    state = attacked(4, 0)
    state.fight = Fight("don", "corrupted_animal", "A6", "B6", "explosive", dice=[Die(2)])
    assert asked.kind(Scene(job("asked", state))) == "board"


def test_each_die_and_each_blow_is_seen() -> None:
    pictures = [draw(job("attack", attacked(*faces))).tobytes() for faces in ((4, 0), (2, 0), (2, 2), (2, 2, 0))]
    assert len(set(pictures)) == 4
    fallen = attacked(4, 4)
    fallen.fight.blows = [Blow("killed", "corrupted_animal")]  # type: ignore[union-attr]
    assert alt(job("attack", fallen)).endswith("Corrupted Animal falls.")
    assert draw(job("attack", fallen)).height > draw(job("attack", attacked(4, 4))).height


@pytest.mark.parametrize("look", ["usual", "contrast", "large"])
@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_longest_attack_is_whole(locale: str, look: str, cut: list[str]) -> None:
    drawn = draw(job("attack", crowded("the_drinking_cave"), locale=locale, look=look))
    assert cut == [] and drawn.height <= 1.5 * drawn.width


# ---------------------------------------------------------------- before a mission


def offered(mission: str, sets: int = 0, heroes: tuple[HeroId, ...] = ("abe", "don", "shad", "frank")) -> State:
    """Returns a mission before its choices; each hero has taken this number of upgrade sets."""
    state = setup(mission, 4, Options(mission=mission, heroes=heroes), {})
    for hero in state.heroes:
        hero.upgrades = list(content().upgrades(content().heroes[hero.id].role)[:sets])
    return state


@pytest.mark.parametrize(
    ("locale", "look", "sets"), some([*product(LOCALES, ["usual", "contrast", "large"], [0, 2])], 4)
)
def test_offers_before_mission_are_complete(locale: str, look: str, sets: int, cut: list[str]) -> None:
    """Four upgrade sets, or six focus cards, of each role."""
    state = offered("the_warm_dark", sets)
    for seat in range(4):
        shown = job("asked", state, seat, locale=locale, look=look)
        drawn = draw(shown)
        assert cut == []
        assert len(encode(drawn)) < 250_000 and len(alt(shown)) <= LONGEST_ALT


def test_recommendation_is_marked_and_described() -> None:
    one, other = offered("velucca_after_dark"), offered("velucca_after_dark")
    other.heroes[2].upgrades = ["machete"]  # the one that is recommended to him
    shown = job("asked", one, 2)
    assert alt(shown).startswith("Shad chooses 1 upgrade set. Recommended: Machete. Predator: Close, range 0, 4 dice")
    assert alt(job("asked", other, 2)).startswith("Shad chooses one focus card. Recommended: Deep Reserves. ")
    marked = [each.card for each in asked.offered(Scene(shown)) if each.marked]
    assert marked == ["machete"]
    assert rgb(palette.GOOD) in {colour for _, colour in draw(shown).convert("RGB").getcolors(1 << 16) or ()}


def test_player_done_choosing_sees_board_again() -> None:
    state = offered("velucca_after_dark", 1)
    for hero in state.heroes:
        hero.focus = list(content().focus_cards(content().heroes[hero.id].role)[:1])
    assert asked.kind(Scene(job("asked", state, 0))) == "board"


def test_hero_in_danger_is_drawn_in_a_crowded_place() -> None:
    """The last hero of a crowd of creatures, heroes and specialists has no cards left."""
    safe, endangered = crowded("river_crossing"), crowded("river_crossing")
    endangered.heroes[2].hand = []
    found = changed(
        job("place", safe, place=safe.heroes[2].location), job("place", endangered, place=safe.heroes[2].location)
    )
    assert found is not None
    x, y = corner(safe, safe.heroes[2].location)
    cell = plan(Scene(job("board", safe))).cell
    board_of_both = [draw(job("board", each)).crop((x, y, x + cell, y + cell)) for each in (safe, endangered)]
    assert board_of_both[0].tobytes() != board_of_both[1].tobytes()


def test_rifles_are_not_drawn_as_bows() -> None:
    assert TYPES["ranged"] == "rifle"
