"""Sheets of Heroes, Enemies, the Mission and its end, and the choice of the lobby: all that matters is there."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from PIL import Image

from engine.games.massive_darkness.model.content import MISSIONS, content
from engine.games.massive_darkness.model.state import State
from engine.table import Result, Text
from engine.words import LOCALES
from renders.canvas.symbols import SYMBOLS
from renders.job import alt, draw, render
from renders.massive_darkness.sheets import class_choice, enemies, hand, listing
from renders.massive_darkness.sheets.cards import said, sources
from renders.massive_darkness.sheets.chosen import named
from renders.massive_darkness.sheets.listing import Entry, size_for
from renders.massive_darkness.sheets.skills import in_use
from renders.massive_darkness.style.look import emblem
from renders.scene import Scene
from renders.topic import Topic
from tests.renders.massive_darkness.tables import CLASSES, fought, job, mob, table
from tests.renders.seeing import changed, inside
from tests.sampled import some

RESULT = Result((0, 1, 2, 3), ({}, {}, {}, {}), Text("picture-phase-over"), {})
SHEETS: dict[str, dict[str, Any]] = {
    "hand": {"seat": 3},
    "enemies": {},
    "mission": {},
    "scoring": {"result": RESULT},
    "choice": {"seat": 1},
    "choice_classes": {"seat": 1},
    "place": {"place": "d4"},
}


@pytest.fixture
def left_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each list of a picture had no room for."""
    counts: list[int] = []
    put_entries = listing.put_entries

    def noted(*args: Any) -> int:
        counts.append(put_entries(*args))
        return counts[-1]

    for module in (class_choice, enemies, hand):
        monkeypatch.setattr(module, "put_entries", noted)
    return counts


def full() -> State:
    """Four Heroes and five Mobs, one of them in D4 with a Hero."""
    state = fought(table("m01", zones=["c2", "d4", "b3", "a3"]))
    state.enemies = [mob(number, zone) for number, zone in enumerate(("d4", "c2", "e5", "f6", "a1"), 1)]
    return state


@pytest.mark.parametrize("picture", SHEETS)
def test_every_sheet_is_small_enough_and_the_same_each_time(picture: str) -> None:
    drawn = job(picture, full(), **SHEETS[picture])
    data = render(drawn)
    assert len(data) < 250_000
    assert render(drawn) == data


@pytest.mark.parametrize("picture", SHEETS)
def test_sheets_of_the_past_are_marked(picture: str) -> None:
    state = full()
    now = job(picture, state, **SHEETS[picture])
    assert changed(now, job(picture, state, past=True, **SHEETS[picture])) == (0, 0, *draw(now).size)


# ---------------------------------------------------------------- room for everything


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("picture", SHEETS)
def test_no_word_is_cut(picture: str, locale: str, cut: list[str]) -> None:
    draw(job(picture, full(), locale=locale, past=picture == "scoring", **SHEETS[picture]))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["setup", "heroes", "enemies", "experience", "event", "end", "aftermath", "over"])
def test_every_heading_of_the_board_fits(phase: str, locale: str, cut: list[str]) -> None:
    state = table("m07", 6)
    state.phase = phase  # type: ignore[assignment]
    for each in state.heroes:
        each.life, each.max_life, each.xp = 5, 7, 30
    draw(job("board", state, locale=locale, past=True))
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", range(6))
def test_every_class_says_all_its_steps_in_the_lobby(seat: int, locale: str, cut: list[str]) -> None:
    scene = Scene(job("choice_classes", table(heroes=6), locale=locale, seat=seat))
    draw(scene.job)
    assert cut == []
    for entries, room in class_choice.columns(scene):
        assert size_for(entries, *room), [entry.title for entry in entries]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", range(6))
def test_sheet_leaves_no_skill_and_no_card_out(seat: int, locale: str, left_out: list[int], cut: list[str]) -> None:
    """A Hero with every Skill and eight cards."""
    state = table(heroes=6)
    owner = state.heroes[seat]
    owner.skills = [step.id for line in content().classes[CLASSES[seat]].lines for step in line.steps]
    owner.pack = ["t007", "t013", "t030", "t026", "t020", "t032"]
    draw(job("hand", state, locale=locale, seat=seat))
    assert left_out == [0, 0]
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_fits_a_sheet(locale: str, left_out: list[int], cut: list[str]) -> None:
    state = table(heroes=1)
    cards = list(content().cards)
    for first in range(0, len(cards), 4):
        state.heroes[0].pack = cards[first : first + 4]
        draw(job("hand", state, locale=locale, seat=0))
    assert not any(left_out)
    assert cut == []


@pytest.mark.parametrize(("count", "locale"), some([*product([1, 2, 5, 8, 12], LOCALES)], 5))
def test_every_enemy_up_to_twelve_has_its_plate(count: int, locale: str, left_out: list[int], cut: list[str]) -> None:
    state = table()
    cards = sorted({**content().guards, **content().monsters})
    for first in range(0, len(cards), count):
        state.enemies = [mob(i, "d4", (4, 3), card) for i, card in enumerate(cards[first : first + count], 1)]
        draw(job("enemies", state, locale=locale))
    assert not any(left_out)
    assert cut == []


@pytest.mark.parametrize(("mission", "locale"), some([*product(MISSIONS, LOCALES)], 5))
def test_every_mission_fits_its_sheet(mission: str, locale: str, cut: list[str]) -> None:
    draw(job("mission", table(mission), locale=locale))
    draw(job("board", table(mission), locale=locale))
    draw(job("scoring", table(mission, 6), locale=locale, result=RESULT, past=True))
    assert cut == []


# ---------------------------------------------------------------- what is seen


def test_skills_that_can_be_paid_are_framed_and_bought_ones_ticked() -> None:
    """Health Boost costs 5 XP: with 4 it cannot be paid, with 5 it can, and then it is bought."""
    poor, rich, owner = (table() for _ in range(3))
    poor.heroes[0].xp, rich.heroes[0].xp, owner.heroes[0].xp = 4, 5, 5
    owner.heroes[0].skills = ["pit_fighter_berserker.health_boost.0"]
    jobs = [job("hand", state, seat=0) for state in (poor, rich, owner)]
    x, y, wide, high = hand.parts(Scene(jobs[0])).skills
    panel = (x, y, x + wide, y + high)
    for i, one in enumerate(jobs):
        for other in jobs[i + 1 :]:
            assert draw(one).crop(panel).tobytes() != draw(other).crop(panel).tobytes()


@pytest.mark.parametrize(("level", "step"), [(1, None), (2, 0), (3, 1), (5, 1)])
def test_highest_acquired_step_of_the_current_level_is_in_use(level: int, step: int | None) -> None:
    """Health Boost has steps of Levels 2 and 3 (MD-CLASS-05, MD-CLASS-06)."""
    state = table()
    state.level = level
    line = next(each for each in content().classes[CLASSES[0]].lines if each.id == "health_boost")
    state.heroes[0].skills = [each.id for each in line.steps]
    assert in_use(state, state.heroes[0], line) == (None if step is None else line.steps[step])


def test_equipment_dice_are_added_to_the_types_an_enemy_has_and_cut_to_three() -> None:
    """Orc Flayers of Level 3 have melee dice, two yellow and one red; a bow adds nothing (MD-GUARD-04, MD-GUARD-05)."""
    orc = content().guards["g028"]
    greatsword = content().cards["t028"]
    bow = next(card for card in content().cards.values() if "ranged" in card.dice and "melee" not in card.dice)
    pools = enemies.with_equipment(orc.dice, [greatsword.dice, greatsword.dice, bow.dice])
    assert pools["melee"] == {"yellow": 3, "red": 3}
    assert "ranged" not in pools


def test_granted_abilities_use_their_parents_name() -> None:
    """Sure Shot of Level 4 grants an ability of its own for its attack."""
    assert sources()["nightshade_ranger.sure_shot.1.0"].name["en"] == "Sure Shot"
    assert sources()["nightshade_ranger.sure_shot.1.0.0"].name["en"] == "Sure Shot"
    assert sources()["t028.0"].name["en"] == "Greatsword"
    assert sources()["bjorn.1"].name["en"] == "Headbutt"


def test_outcome_shows_above_the_heroes() -> None:
    state = table()
    lost = Result((), ({}, {}, {}, {}), RESULT.reason, {})
    seen = changed(job("scoring", state, result=RESULT), job("scoring", state, result=lost))
    assert seen is not None
    assert inside(seen, (16, 16, 1584, 256))


def test_zone_is_shown_with_all_that_is_in_it_by_name() -> None:
    state, empty = full(), full()
    empty.enemies, empty.heroes[1].zone = [], "a1"
    assert changed(job("place", state, place="d4"), job("place", empty, place="d4")) is not None


def test_entries_take_the_largest_size_at_which_all_fit() -> None:
    entries = [Entry("Shield of Fury", ("Attack: <bam> gives +2 <hit>",)) for _ in range(4)]
    assert size_for(entries, 700, 1000) == listing.SIZES[0]
    assert size_for(entries, 700, 410) == listing.SIZES[-1]
    assert size_for(entries, 700, 200) is None


def test_entries_beyond_space_are_counted() -> None:
    image = Image.new("RGB", (800, 310))
    entries = [Entry("Shield of Fury", ("Attack: <bam> gives +2 <hit>",)) for _ in range(4)]
    assert listing.put_entries(image, (0, 0, 800, 310), iter([entries])) == 1


# ---------------------------------------------------------------- signs, emblems and the lobby


@pytest.mark.parametrize("locale", LOCALES)
def test_abilities_say_costs_and_gains_with_symbols(locale: str) -> None:
    """Every message of the signs replaces one of the texts, and no sign is unknown."""
    words = said(Scene(job("hand", table(), locale=locale)), content().cards["t028"].abilities)
    assert len(words) == 1
    assert words[0].endswith("<bam>: +1<hit>")
    known = (files("data.massive_darkness.texts") / f"{locale}-abilities.ftl").read_text("utf-8")
    signs = (files("data.massive_darkness.signs") / f"{locale}-abilities.ftl").read_text("utf-8")
    keys = re.findall(r"^(ability-\S+) =", signs, re.MULTILINE)
    assert keys
    assert all(re.search(rf"^{key} =", known, re.MULTILINE) for key in keys)
    assert set(re.findall(r"<(\w+)>", signs)) <= SYMBOLS.keys()


def test_all_languages_have_the_same_signs() -> None:
    signs = files("data.massive_darkness.signs")
    keys = [
        re.findall(r"^(\S+) =", (signs / f"{each}-abilities.ftl").read_text("utf-8"), re.MULTILINE) for each in LOCALES
    ]
    assert keys[0] == keys[1] == keys[2]


def test_sheet_shows_place_light_and_actions() -> None:
    """A Hero elsewhere, in Shadow, Stunned, or with one Action fewer looks otherwise; so does each Hero's emblem."""
    drawn = []
    for change in ({}, {"zone": "a2"}, {"zone": "b2"}, {"stunned": True}):
        state = table("m01", zones=["c2"] * 4)
        for field, value in change.items():
            setattr(state.heroes[0], field, value)
        drawn.append(job("hand", state, seat=0))
    state = table("m01", zones=["c2"] * 4)
    assert state.activation is not None
    state.activation.actions = 1
    drawn.append(job("hand", state, seat=0))
    left, top, right, bottom = hand.parts(Scene(drawn[0])).band
    for other in drawn[1:]:
        seen = changed(drawn[0], other)
        assert seen is not None
        assert inside(seen, (left, top, left + right, top + bottom + 16))


def test_every_hero_has_its_own_emblem() -> None:
    drawn = {emblem(hero, 200).tobytes() for hero in content().heroes}
    assert len(drawn) == len(content().heroes) == 6


def test_lobby_shows_owners_of_heroes() -> None:
    """Free, taken by a person, one's own: three ways for one card; a seat of no one takes no Hero."""
    state = table("m01", 2)
    free, taken = (
        job("choice", state, seat=0, players=("Ana", "")),
        job("choice", state, seat=0, players=("Ana", "Mei")),
    )
    own = job("choice", state, seat=1, players=("Ana", "Mei"))
    assert len({draw(each).tobytes() for each in (free, taken, own)}) == 3
    assert alt(taken).endswith("Whisper is taken by Mei.")
    assert "taken" not in alt(free)
    assert "taken" not in alt(job("choice", state, seat=0, players=()))
    assert draw(job("choice", state, seat=0, players=())).size == (1600, 1100)


@pytest.mark.parametrize("look", ["usual", "contrast", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_lobby_and_every_sheet_fits(look: str, locale: str, cut: list[str]) -> None:
    players = ("Maximiliana the Grand", "", "Rui", "Mei", "", "")
    for picture in ("choice", "hand"):
        data = render(job(picture, table("m01", 6), locale=locale, look=look, seat=2, players=players))
        assert len(data) < 250_000
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("picture", [each for each in SHEETS if each != "choice"])  # it is always large
def test_large_labels_leave_nothing_out(picture: str, locale: str, cut: list[str], left_out: list[int]) -> None:
    """On a narrower picture everything read is larger on the same screen: nothing is cut or left out for it."""
    large = job(picture, full(), locale=locale, look="large", **SHEETS[picture])
    usual = job(picture, full(), locale=locale, **SHEETS[picture])
    assert draw(large).width <= 0.83 * draw(usual).width
    assert cut == []
    assert not any(left_out)


def test_skill_to_buy_is_called_as_in_its_menu() -> None:
    """The first step of a Skill may need the second Level: it still is "Health Boost 1"."""
    step = content().classes["nightshade_ranger"].lines[0].steps[0]
    scene = Scene(job("asked", full(), topic=Topic("experience.buy", named=(step.id,))))
    assert step.level == 2
    assert [each.name for each in named(scene, scene.view.heroes[0])] == ["Health Boost 1"]
