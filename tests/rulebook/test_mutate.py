"""What `make mutate` changes: rules, one place at a time."""

from __future__ import annotations

import ast

from engine.games import keys
from tests.mutate import Changer, changes

RULE = '''
def rule(state, zone):
    """The first 3."""
    table.tell(Text("moves", count=4))
    state.moves += 1
    travel(state, zone)
    return state.life > 2 and not state.dead
'''


def changed(number: int) -> str:
    """The rule with that place changed."""
    return ast.unparse(ast.fix_missing_locations(Changer(number).visit(ast.parse(RULE))))


def test_each_place_of_a_rule_is_changed_alone_and_its_words_are_not() -> None:
    places = Changer()
    untouched = ast.unparse(places.visit(ast.parse(RULE)))
    assert untouched == ast.unparse(ast.parse(RULE))
    results = [changed(number) for number in range(len(places.found))]
    assert len(set(results)) == len(results) and untouched not in results
    said = {said for _, said in places.found}
    assert said == {
        "1 -> 2",
        "state.moves += 1 -> dropped",
        "travel(state, zone) -> dropped",
        "2 -> 3",
        "state.life > 2 -> state.life >= 2",
        "not state.dead -> state.dead",
        "state.life > 2 and (not state.dead) -> state.life > 2 or not state.dead",
    }


def test_every_game_has_hundreds_of_places() -> None:
    for key in keys():
        found = list(changes(key))
        assert len(found) >= 300 and not [each for each in found if "autopilot" in each.module.name]
