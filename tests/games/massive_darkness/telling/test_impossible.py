"""Why an Action cannot be taken now (MD-ACT-05)."""

from typing import Any

import pytest

from engine.games.massive_darkness.model.state import State, Treasure
from engine.games.massive_darkness.phases.hero import activate
from engine.games.massive_darkness.telling.impossible import impossible
from engine.table import Impossible
from tests.games.massive_darkness.position import Play, enemy, hero, position

AXE, BOW = "se05", "se03"


def reasons(state: State, *picks: str) -> dict[str, Impossible]:
    """Returns the impossible options of the first Hero's Activation, by id."""
    play = Play(state, lambda table, now: activate(table, now, now.heroes[0])).pick(*picks)
    return {each.id: each for each in impossible(play.state, play.session.asks[0], 0)}


def why(option: str, state: State, *picks: str) -> str:
    """Returns the key of the reason."""
    return reasons(state, *picks)[option].why.key


SPENT = ("move:d2", "stop", "move:c2", "stop", "move:d2", "stop")
"""Three Movement Actions, from c2."""


@pytest.mark.rule("MD-ACT-05")
def test_possible_choices_are_not_listed_as_impossible() -> None:
    state = position(hero("b2", hands=[AXE], pack=["t020", "t021", "t023"]), treasure={"b2": Treasure(1)})
    assert {"move:c2", "open:b1-b2", "pick", "transmute", "trade"} & reasons(state).keys() == set()


@pytest.mark.parametrize(
    ("option", "changes", "key"),
    [
        ("move:e2", {}, "why-hero-far"),
        ("move:b1", {}, "why-hero-no-way"),  # behind a closed Door
        ("move:d2", {"enemies": [enemy("g007", "c2")]}, "why-hero-held"),
        ("open:b1-b2", {}, "why-hero-door-far"),
        ("pick", {}, "why-hero-no-tokens"),
        ("pick", {"treasure": {"c2": Treasure(1)}, "enemies": [enemy("g007", "c2")]}, "why-hero-guarded"),
        ("transmute", {}, "why-hero-few-cards"),
        ("trade", {}, "why-hero-nobody-trades"),
        ("attack:e1:melee", {"enemies": [enemy("g007", "d2")]}, "why-hero-range-melee"),
        ("attack:e1:magic", {"enemies": [enemy("g007", "d2")]}, "why-hero-no-weapon-magic"),
    ],
)
def test_each_thing_that_is_lacking_is_named(option: str, changes: dict[str, Any], key: str) -> None:
    assert why(option, position(hero("c2", hands=[AXE]), **changes)) == key


@pytest.mark.parametrize(
    ("zone", "key"), [("c2", "why-hero-range-ranged"), ("b1", "why-hero-not-seen"), ("f2", "why-hero-not-seen")]
)
def test_bow_needs_distance_and_line_of_sight(zone: str, key: str) -> None:
    assert why("attack:e1:ranged", position(hero("c2", hands=[BOW]), enemies=[enemy("g007", zone)])) == key


def test_javelin_strikes_too() -> None:
    """Thrown it is a Ranged weapon; with the same dice it can be used for Melee Actions at Range 0."""
    state = position(hero("c2", hands=["t109"]), enemies=[enemy("g007", "d2")])
    assert why("attack:e1:melee", state) == "why-hero-range-melee"


def test_all_costs_need_an_action() -> None:
    state = position(hero("c2", hands=[AXE], pack=["t020"]), enemies=[enemy("g007", "d2", stunned=True)])
    assert why("move:d3", state, *SPENT) == "why-hero-no-points"
    assert why("trade", state, *SPENT) == "why-hero-no-action"
    assert why("attack:e1:melee", state, *SPENT) == "why-hero-no-action"


@pytest.mark.rule("MD-STUN-02")
def test_stunned_hero_is_asked_to_stand_up() -> None:
    state = position(hero("c2", stunned=True, hands=[AXE], pack=["t020", "t021", "t023"]))
    assert {reasons(state)[each].why.key for each in ("move:d2", "trade", "transmute")} == {"why-hero-stunned"}


def test_possible_places_are_marked() -> None:
    found = reasons(position(hero("c2"), treasure={"e1": Treasure(1)}))
    assert found["move:e2"].places == ("d2",)
    assert found["open:b1-b2"].places == ("b1", "b2")
    assert found["pick"].places == ("e1",)


def test_empty_group_explains_its_nearest_option() -> None:
    """Of attacks those for which there is a weapon, of the nearest Enemy; of Doors the nearest."""
    state = position(hero("b2", hands=[AXE]), enemies=[enemy("g007", "e2"), enemy("g028", "d2")])
    first: dict[str, str] = {}
    for each in reasons(state).values():
        first.setdefault(each.group, each.id)
    assert first["attack"] == "attack:e2:melee"
    assert first["pick"] == "pick"
    assert set(first) == {"move", "door", "pick", "attack", "gear"}
