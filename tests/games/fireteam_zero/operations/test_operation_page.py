"""The page of an operation: its missions, what heroes have taken along, and what comes next (issue 12)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.operations.chapters import over
from engine.games.fireteam_zero.playing.setup import setup
from engine.games.fireteam_zero.telling.operation import mission_in_play, record
from engine.words import LOCALES, Words
from renders.canvas.listing import put_list
from renders.fireteam_zero.sheets import mission
from renders.job import alt, draw
from renders.scene import Scene
from tests.renders.fireteam_zero.tables import job

WON = {"mission": "river_crossing", "won": True, "rounds": 9, "knock_outs": 0}
LOST = {"mission": "velucca_after_dark", "won": False, "rounds": 5, "knock_outs": 2}


def second(mission: str = "velucca_after_dark", tried: int = 1, sets: int = 1, **more: Any) -> State:
    """Returns a mission of The Drowned Saint after the first one was won, and after this number of failures, with these
    sets and focus cards for each hero."""
    options = Options(mode="operation", operation="the_drowned_saint", heroes=("abe", "don", "shad", "frank"))
    state = setup(mission, 4, options, {"next": mission, "tried": [WON, *[LOST] * tried]})
    for hero in state.heroes:
        role = content().heroes[hero.id].role
        hero.upgrades, hero.focus = list(content().upgrades(role)[:sets]), list(content().focus_cards(role)[:sets])
    for name, value in more.items():
        setattr(state, name, value)
    return state


def told(state: State, locale: str = "en") -> str:
    """Returns the board in words."""
    words = Words.of_game(GAME, locale, GAME.seat_names(state))
    return "\n".join(map(words.say, GAME.describe(GAME.view(state, None))))


@pytest.mark.rule("FZ-OP-03", "FZ-OP-09", "FZ-OP-10")
def test_page_describes_missions_possessions_and_next_step() -> None:
    said = told(second())
    missions = "River Crossing: won; Velucca After Dark: now, tried once; The Drinking Cave: to come."
    follows = "If you win: The Drinking Cave. If you lose: Velucca After Dark again."
    assert f"Operation **The Drowned Saint**: {missions}" in said and follows in said
    assert "Upgrade sets of Abe Griffin: Steady Voice." in said and "Focus of Abe Griffin: Rally Point." in said
    seen = alt(job("mission", second()))
    assert missions in seen and follows in seen and "Abe Griffin has: Steady Voice and Rally Point." in seen


@pytest.mark.rule("FZ-OP-03")
@pytest.mark.parametrize(("locale", "said"), [("en", "now"), ("es", "ahora"), ("pt-BR", "agora")])
def test_current_mission_is_not_listed_as_future(locale: str, said: str) -> None:
    words = Words.of_game(GAME, locale, GAME.seat_names(second()))
    playing = second(tried=0)
    found = {mission: words.say(text) for mission, text in record(playing.operation, mission_in_play(playing)).items()}
    assert found["velucca_after_dark"].endswith(f": {said}")
    assert not any(each.endswith(f": {said}") for mission, each in found.items() if mission != "velucca_after_dark")


def test_each_of_these_is_a_line_of_the_picture() -> None:
    lines = [entry.words for entry in mission.entries(Scene(job("mission", second())))]
    assert lines[-9:] == [
        "Abe Griffin has: Steady Voice and Rally Point.",
        "Don Hymel has: Thermite and Double Wad.",
        "Shad has: Predator and Heavy Hand.",
        "Frank has: Tungsten Core and Cold Distance.",
        "The Drowned Saint",
        "River Crossing: won",
        "Velucca After Dark: now, tried once",
        "The Drinking Cave: to come",
        "If you win: The Drinking Cave. If you lose: Velucca After Dark again.",
    ]


@pytest.mark.rule("FZ-OP-03", "FZ-OP-09")
@pytest.mark.parametrize(
    ("chapter", "outcome", "said"),
    [
        ("velucca_after_dark", "won", "Next: The Drinking Cave."),
        ("velucca_after_dark", "lost", "Next: Velucca After Dark."),
        ("the_drinking_cave", "won", "The operation is complete."),
        ("the_drinking_cave", "lost", "Next: The Drinking Cave."),
    ],
)
def test_finished_mission_shows_its_result(chapter: str, outcome: str, said: str) -> None:
    state = second(chapter, outcome=outcome)
    over(state)
    assert said in told(state) and "If you win" not in told(state)


def test_before_the_last_mission_success_completes_the_operation() -> None:
    assert "If you win: the operation is complete." in told(second("the_drinking_cave"))


@pytest.mark.rule("FZ-OP-04")
def test_single_mission_shows_possessions_without_operation() -> None:
    state = second(operation=None)
    assert "Operation" not in told(state) and "Upgrade sets of Abe Griffin" in told(state)
    assert "Abe Griffin has: Steady Voice and Rally Point." in alt(job("mission", state))
    assert "has:" not in alt(job("mission", second(sets=0)))


@pytest.mark.parametrize(("locale", "look"), [*product(LOCALES, ("usual", "contrast", "large"))])
def test_longest_page_is_whole(locale: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four heroes with three sets and two focus cards, as with second wind."""
    left_out = []
    monkeypatch.setattr("renders.fireteam_zero.sheets.mission.put_list", lambda *args: left_out.append(put_list(*args)))
    state = second("the_drinking_cave", tried=2, sets=2)
    for hero in state.heroes:
        hero.upgrades = list(content().upgrades(content().heroes[hero.id].role)[:3])
    drawn = draw(job("mission", state, locale=locale, look=look))
    assert left_out == [0] and drawn.height <= 1.7 * drawn.width
