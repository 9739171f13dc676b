"""The changes of `make mutate`: rules, one place at a time."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from engine.games import keys
from tests.mutate.__main__ import equivalent
from tests.mutate.learning import OfGame
from tests.mutate.places import KIT, ROOT, Changer, _content, changes
from tests.recorded.matches import EACH
from tests.recorded.replay import names
from tests.sampled import some

RULE = '''
def rule(state, zone):
    """The first 3."""
    table.tell(Text("moves", count=4))
    state.moves += 1
    travel(state, zone)
    return state.life > 2 and not state.dead
'''


def changed(number: int) -> str:
    """Returns the rule with that place changed."""
    return ast.unparse(ast.fix_missing_locations(Changer(number).visit(ast.parse(RULE))))


def test_each_place_of_a_rule_is_changed_alone_and_its_words_are_not() -> None:
    places = Changer()
    untouched = ast.unparse(places.visit(ast.parse(RULE)))
    assert untouched == ast.unparse(ast.parse(RULE))
    results = [changed(number) for number in range(len(places.found))]
    assert len(set(results)) == len(results) and untouched not in results
    said = {said for _, _, said in places.found}
    assert said == {
        "1 -> 2 in `state.moves += 1`",
        "state.moves += 1 -> dropped",
        "travel(state, zone) -> dropped",
        "2 -> 3 in `return state.life > 2 and (not state.dead)`",
        "state.life > 2 -> state.life >= 2",
        "not state.dead -> state.dead",
        "state.life > 2 and (not state.dead) -> state.life > 2 or not state.dead",
    }


CONTENT = """
- id: sword
  life: 3
  abilities:
  - {when: attack, effect: [{hits: 2}, {draw: 1}]}
"""


def test_only_the_effects_of_content_are_changed() -> None:
    found = _content(CONTENT, frozenset({"effect"}))
    assert [(line, subject, said) for line, subject, said, _ in found] == [
        (5, "sword", "{'hits': 2} -> dropped"),
        (5, "sword", "hits: 2 -> 3"),
        (5, "sword", "{'draw': 1} -> dropped"),
        (5, "sword", "draw: 1 -> 2"),
    ]
    effects = [yaml.safe_load(made())[0]["abilities"][0]["effect"] for _, _, _, made in found]
    assert effects == [
        [{"draw": 1}],
        [{"hits": 3}, {"draw": 1}],
        [{"hits": 2}],
        [{"hits": 2}, {"draw": 2}],
    ]


@pytest.mark.parametrize("game", some(keys(), 2))
def test_every_game_has_hundreds_of_places_and_each_can_be_changed(game: str) -> None:
    found = list(changes(game))
    assert len(found) >= 300
    assert not [each for each in found if {"autopilot", "telling"} & set(each.path.split("/"))]
    for each in found[:: len(found) // 8]:
        before = (ROOT / each.path).read_text("utf-8")
        assert each.changed(before) not in (before, ast.unparse(ast.parse(before)) if each.path.endswith(".py") else "")


@pytest.mark.parametrize("game", keys())
def test_recorded_games_are_among_the_tests_of_their_game(game: str) -> None:
    """They are named with hyphens, and were left out where the game's name has more than one word."""
    recorded: list[Any] = [SimpleNamespace(nodeid=f"tests/recorded/test_recorded.py::test[{each}]") for each in names()]
    OfGame(game).pytest_collection_modifyitems(recorded)
    assert len(recorded) == EACH


def test_equivalent_changes_are_places() -> None:
    """Where a rule has moved on, its line here goes."""
    known = {each.name for game in (*keys(), KIT) for each in changes(game)}
    assert set(equivalent()) <= known
    assert all(equivalent().values())
