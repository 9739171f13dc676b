"""The public view of a Mission, changes in it, and the board in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import (
    Activation,
    Decks,
    Enemy,
    Hero,
    LevelToken,
    Objective,
    Pile,
    Pillar,
    State,
    Treasure,
)
from engine.games.massive_darkness.playing.view import redeal, view
from engine.games.massive_darkness.telling.describe import describe, status
from engine.games.massive_darkness.telling.lookup import changed, places
from engine.table import HIDDEN, Seat, Text
from engine.words import Words


def table() -> State:
    """Mission 1 with one Hero, one Mob, cards in every deck and two face-down tokens."""
    decks = Decks(
        guards=[Pile(["g001", "g002"], ["g003"]) for _ in range(5)],
        treasures=[Pile(["t001", "t003"]) for _ in range(5)],
        minor=Pile(["rm01", "rm02"]),
        major=Pile(["rm07", "rm08"]),
        doors=Pile(["d01", "d02"]),
        events=Pile(["e01", "e02"]),
        artifacts=Pile(["a001", "a002"]),
        starting={"se01": 2},
    )
    return State(
        "m01",
        phase="heroes",
        round=1,
        active=0,
        heroes=[Hero(0, "bjorn", "shadow_barbarian", "c2", hands=["t028"])],
        enemies=[Enemy(1, "g028", "d4", 4, [4, 3])],
        doors={"b1-b2": "closed"},
        objectives=[Objective("artifact", "a1", True), Objective("lair", "f3", True), Objective("library", "d6")],
        level_tokens=[LevelToken(1, "c3")],
        decks=decks,
        activation=Activation(actions=2),
    )


def backwards(items: Sequence[Any]) -> list[Any]:
    """Returns a shuffle that can be foretold."""
    return list(reversed(items))


@pytest.mark.rule("MD-DECK-01")
def test_decks_are_face_down_and_their_sizes_and_discard_piles_open() -> None:
    seen = view(table(), 0).decks
    piles = [*seen.guards, *seen.treasures, seen.minor, seen.major, seen.doors, seen.events, seen.artifacts]
    assert all(pile.draw == [HIDDEN, HIDDEN] for pile in piles)
    assert seen.guards[0].discard == ["g003"]
    assert seen.starting == {"se01": 2}


@pytest.mark.rule("MD-OBJ-03")
def test_face_down_tokens_are_hidden_until_they_are_turned() -> None:
    state = table()
    assert [each.kind for each in view(state, None).objectives] == ["hidden", "hidden", "library"]
    assert [each.kind for each in state.objectives] == ["artifact", "lair", "library"]


def test_everyone_sees_the_same_including_inventories() -> None:
    assert view(table(), 0) == view(table(), None)
    assert view(table(), None).heroes[0].hands == ["t028"]


def test_redealt_copy_has_other_decks_and_tokens_and_looks_the_same() -> None:
    state = table()
    sealed = redeal(state, backwards)
    assert sealed.decks.guards[0] == Pile(["g002", "g001"], ["g003"])
    assert sealed.decks.artifacts.draw == ["a002", "a001"]
    assert [each.kind for each in sealed.objectives] == ["lair", "artifact", "library"]
    assert view(sealed, None) == view(state, None)
    assert state == table()


def test_every_zone_that_is_on_the_board_is_a_place() -> None:
    state = table()
    assert len(places(state)) == 36
    state.removed_zones = ["a1", "b1"]
    assert {"a1", "b1"}.isdisjoint(places(state))
    assert len(places(state)) == 34


@pytest.mark.parametrize(
    ("change", "zones"),
    [
        ("move", {"c2", "c3"}),
        ("wound", {"d4"}),
        ("stun", {"d4"}),
        ("door", {"b1", "b2"}),
        ("turn", {"a1"}),
        ("treasure", {"e1"}),
        ("fall", {"f6"}),
        ("pillar", {"f1"}),
        ("life", {"c2"}),
        ("nothing", set()),
    ],
)
def test_zones_in_which_something_changed(change: str, zones: set[str]) -> None:
    state = table()
    match change:
        case "move":
            state.heroes[0].zone = "c3"
        case "wound":
            state.enemies[0].minions = [4]
        case "stun":
            state.enemies[0].stunned = True
        case "door":
            state.doors["b1-b2"] = "open"
        case "turn":
            state.objectives[0].face_down = False
        case "treasure":
            state.treasure["e1"] = Treasure(1, 0)
        case "fall":
            state.removed_zones = ["f6"]
        case "pillar":
            state.pillars = [Pillar(0, "f1", 5)]
        case "life":
            state.heroes[0].life = 4
    assert changed(table(), state) == zones


@pytest.mark.parametrize(
    ("enemy", "key"),
    [
        (Enemy(1, "g028", "d4", 4, [4]), "figures-mob"),
        (Enemy(1, "g028", "d4", 0, [4]), "figures-minions"),
        (Enemy(1, "g028", "d4", 4), "figures-boss"),
        (Enemy(1, "g025", "d4", 8), "figures-single"),
    ],
)
def test_figures_of_an_enemy(enemy: Enemy, key: str) -> None:
    """A Mob is a Boss with Minions, Minions that outlived it, or the Boss alone (MD-MOB-01, MD-MOB-19)."""
    assert enemy_figures(enemy).key == key


def test_description_lists_board_in_order() -> None:
    state = table()
    state.pillars = [Pillar(0, "f1", 5), Pillar(1, "f2", None), Pillar(2, "f3", 0, standing=False)]
    assert [line.key for line in describe(view(state, None)) if line.key != "board-zone"] == [
        "board-round",
        "board-hero",
        "board-enemy",
        *["objective-open"] * 2,
        "board-inventory",
        "board-start",
        "board-exit",
        *["board-objective"] * 3,
        "board-pillar",
        "board-pillar-fixed",
        "board-level-active",
        "board-doors-closed",
        "board-zones",
    ]


def test_every_zone_is_described_with_its_light_and_where_it_leads() -> None:
    """Describes the map to players without pictures. The tutorial has 18 Zones; E1 is in Light and leads to D1 and F1,
    and to E2 once the Door is open.
    """
    state = State("t00", level_tokens=[LevelToken(1, "c1")], doors={"e1-e2": "closed"})
    words = Words.of_game(GAME, "en")

    def said() -> list[str]:
        return [words.say(line) for line in describe(state) if line.key == "board-zone"]

    assert len(said()) == 18
    assert "**E1 in Light**, Room: to F1, E2 (closed Door), D1." in said()
    state.doors["e1-e2"] = "open"
    assert "**E1 in Light**, Room: to F1, E2, D1." in said()


def test_doors_are_listed_in_fives_completely() -> None:
    state = table()
    state.doors = dict.fromkeys(("b1-b2", "a2-a3", "d1-d2", "e2-f2", "a4-a5", "b4-c4", "e4-e5"), "closed")
    listed = [line.args["doors"] for line in describe(state) if line.key == "board-doors-closed"]
    assert [len(doors) for doors in listed] == [5, 2]


@pytest.mark.parametrize(
    ("points", "active", "life", "key"),
    [
        (None, 0, 5, "status-active"),
        (2, 0, 5, "status-moving"),
        (None, None, 5, "status-waiting"),
        (None, None, 0, "status-dead"),
    ],
)
def test_status_shows_remaining_actions(points: int | None, active: int | None, life: int, key: str) -> None:
    state = table()
    state.active, state.heroes[0].life = active, life
    assert state.activation
    state.activation.movement_points = points
    assert status(state, 0).key == key


def test_status_names_the_zone_and_whether_it_is_lit() -> None:
    assert status(table(), 0).args["zone"] == Text("in-light", zone="c2")
    (hero,) = [line for line in describe(table()) if line.key == "board-hero"]
    assert hero.args["seat"] == Seat(0)
