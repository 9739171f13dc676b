"""The Builder (KH-BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.state import Building, State
from engine.games.keep_the_heroes_out.turns.building import beside_position
from tests.games.keep_the_heroes_out.position import Play, act, clan, position

ROOMS = {"vault": (0, 0), "builder": (1, 0)}
BLUEPRINTS = ["workshop", "graveyard", "study"]


def site(coins: int = 3, **more: Any) -> State:
    """Ratlings in the Builder, to the right of the Vault: nothing else is there yet."""
    tokens = {"builder": {"coin": coins}} if coins else {}
    wanted = {"rooms": ROOMS, "tokens": tokens, "blueprints": list(BLUEPRINTS), "builder_pile": ["library", "forge"]}
    return position(clan("ratlings", "builder"), **wanted | more)


def building(coins: int = 3, **more: Any) -> Play:
    """Returns an Activate in the Builder."""
    return act(site(coins, **more), "activate")


@pytest.mark.rule("KH-BUILD-01")
@pytest.mark.parametrize(
    ("lying", "offered"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (5, ["1", "2", "3"])]
)
def test_1_to_3_coins_of_the_builder_may_be_spent(lying: int, offered: list[str]) -> None:
    assert building(lying).verbs("builder") == offered


@pytest.mark.rule("KH-BUILD-01")
def test_building_needs_a_monster_and_a_coin_in_the_builder() -> None:
    assert not building(0).verbs("builder")
    here = site()
    here.players[0].monsters[0].room = "vault"
    assert not act(here, "activate").verbs("builder")
    elsewhere = site(0, tokens={"vault": {"coin": 3}})
    assert not act(elsewhere, "activate").verbs("builder")


@pytest.mark.rule("KH-BUILD-02", "KH-BUILD-07", "KH-EX-11a")
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_coins_are_the_value_of_the_treasure_on_the_new_room(coins: int) -> None:
    play = building().pick(f"builder:{coins}", "blueprint:workshop")
    before = [each.value for each in play.state.treasures]
    play.pick(play.ids[0])
    assert play.treasure("workshop") == coins
    assert play.tokens("builder").get("coin", 0) == 3 - coins and play.state.supply["coin"] == 3 + coins
    before.remove(coins)
    assert sorted(each.value for each in play.state.treasures) == sorted(before)


@pytest.mark.rule("KH-BUILD-03")
def test_build_needs_treasure_of_the_value() -> None:
    here = site()
    here.treasures = [each for each in here.treasures if each.value != 2]
    assert act(here, "activate").verbs("builder") == ["1", "3"]


@pytest.mark.rule("KH-BUILD-04")
def test_player_takes_one_of_the_blueprints() -> None:
    play = building().pick("builder:1")
    assert play.verbs("blueprint") == BLUEPRINTS and play.seats == (0,)
    play.pick("blueprint:study")
    play.pick(play.ids[0])
    assert "study" in play.state.rooms and "study" not in play.state.blueprints


@pytest.mark.rule("KH-BUILD-05", "KH-BUILD-13")
def test_room_may_be_put_beside_any_room_in_any_turn() -> None:
    """The Library has three passages. In each of the six free places three of four turns open it to its neighbour."""
    play = building(blueprints=["library", "study"]).pick("builder:1", "blueprint:library")
    places = [tuple(map(int, each.split(":")[1:])) for each in play.verbs("build")]
    cells = {(column, row) for column, row, _ in places}
    assert cells == {(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)}
    assert len(places) == 18 and {turned for _, _, turned in places} == {0, 90, 180, 270}


@pytest.mark.rule("KH-BUILD-05")
@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_room_is_placed_as_chosen(turned: int) -> None:
    """The Study has passages to the south and the west; two turns of it open to a room above, each way."""
    for column, row in ((2, 0), (0, -1), (1, 1)):
        play = building().pick("builder:1", "blueprint:study")
        name = f"build:study:{column}:{row}:{turned}"
        if name in play.ids:
            play.pick(name)
            room = play.state.rooms["study"]
            assert (room.column, room.row, room.turned) == (column, row, turned)


@pytest.mark.rule("KH-BUILD-05")
def test_places_are_numbered_from_one_as_in_the_picture() -> None:
    play = building().pick("builder:1", "blueprint:study")
    numbers = [option.text.args["number"] for option in play.session.asks[0].options]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.rule("KH-BUILD-04")
def test_state_names_room_being_built() -> None:
    """The picture draws it."""
    play = building().pick("builder:2")
    assert play.state.building == Building(2)
    play.pick("blueprint:study")
    assert play.state.building == Building(2, "study")
    play.pick(play.ids[0])
    assert play.state.building is None


@pytest.mark.rule("KH-BUILD-05")
def test_place_is_described_by_its_neighbours() -> None:
    play = building().pick("builder:1", "blueprint:workshop")
    told = {option.id: option.text.args["beside"] for option in play.session.asks[0].options}
    assert told["build:workshop:2:0:0"] == ("builder",) and told["build:workshop:0:1:0"] == ("vault",)


@pytest.mark.rule("KH-BUILD-05")
def test_rooms_are_beside_a_place_on_all_four_sides() -> None:
    beside = {cell: beside_position(site(), (*cell, 0)) for cell in [(0, -1), (0, 1), (-1, 0), (2, 0), (1, 1), (-1, 1)]}
    assert list(beside.values()) == [("vault",), ("vault",), ("vault",), ("builder",), ("builder",), ()]


@pytest.mark.rule("KH-BUILD-06", "KH-EX-11b", "KH-Q-27")
def test_way_through_passages_must_lead_to_the_vault() -> None:
    """The Study is open to S and W: to the right of the Builder unturned and a quarter on, above it unturned and three
    quarters on. A portal does not help."""
    play = building().pick("builder:1", "blueprint:study")
    right = [each for each in play.verbs("build") if each.startswith("study:2:0:")]
    above = [each for each in play.verbs("build") if each.startswith("study:1:-1:")]
    assert right == ["study:2:0:0", "study:2:0:90"] and above == ["study:1:-1:0", "study:1:-1:270"]
    for each in play.ids:
        again = building().pick("builder:1", "blueprint:study", each)
        assert "study" in dungeon(again.state).steps


@pytest.mark.rule("KH-BUILD-06", "KH-Q-27")
def test_room_that_itself_has_no_way_does_not_carry_another() -> None:
    """The Graveyard is next to the Study with a wall towards the Vault: a place joined to it alone is refused."""
    rooms = ROOMS | {"graveyard": (-1, 0, 0)}  # open to N and E: joined to the Vault
    walled = ROOMS | {"graveyard": (-1, 0, 180)}  # open to S and W: no way to the Vault
    for dungeon_rooms, offered in ((rooms, True), (walled, False)):
        here = site(
            rooms=dungeon_rooms, blueprints=["library"], portals={"graveyard": "completed", "vault": "completed"}
        )
        play = act(here, "activate").pick("builder:1")
        assert any(each.startswith("library:-1:-1:") for each in play.verbs("build")) == offered


@pytest.mark.rule("KH-BUILD-08", "KH-EX-11c")
def test_top_of_the_pile_is_revealed() -> None:
    play = building().pick("builder:1", "blueprint:workshop")
    play.pick("build:workshop:2:0:0")
    assert sorted(play.state.blueprints) == ["graveyard", "library", "study"] and play.state.builder_pile == ["forge"]


@pytest.mark.rule("KH-BUILD-09")
def test_new_room_has_its_action_and_its_type() -> None:
    play = act(site(), "activate", "move", "activate", "ambush(1,swords)")
    play.pick("builder:1", "blueprint:workshop", "build:workshop:2:0:0", "move:builder:workshop", "room:workshop")
    assert play.tokens("workshop") == {"trap": 1} and play.verbs("ambush") == ["workshop"]


@pytest.mark.rule("KH-BUILD-10")
def test_no_coin_is_spent_where_no_room_can_be_put() -> None:
    """The Vault's four sides are taken by rooms that are closed to the outside: nothing is offered."""
    rooms = {
        "vault": (0, 0),
        "builder": (0, -1),
        "apothecary": (0, -2, 90),
        "graveyard": (-1, -1, 0),
        "study": (1, -1, 0),
    }
    here = site(rooms=rooms, blueprints=["library"])
    legal = act(here, "activate").verbs("builder")
    here.blueprints = []
    assert legal and not act(here, "activate").verbs("builder")
    play = building().pick("builder:2")
    assert play.tokens("builder") == {"coin": 3}, "not before the place is chosen"


@pytest.mark.rule("KH-BUILD-11", "KH-SETUP-03")
def test_one_of_several_treasures_of_the_value_is_drawn_unseen() -> None:
    here = site()
    of_value = [each.effect for each in here.treasures if each.value == 2]
    assert len(of_value) == 5

    def pick(play: Play) -> Play:
        return play.pick("builder:2", "blueprint:workshop", "build:workshop:2:0:0")

    play = pick(act(here, "activate"))
    (asked,) = [each for each in play.asked_chance if each.kind == "pick"]
    assert len(asked.items) == 5
    found = set()
    for item in asked.items:
        room = pick(act(here, "activate", **{asked.key.replace(".", "_"): [item]})).state.rooms["workshop"]
        assert room.treasure is not None
        found.add(room.treasure.effect)
    assert found == set(of_value)


@pytest.mark.rule("KH-BUILD-12")
def test_empty_pile_leaves_its_place_empty_and_without_blueprints_nothing_is_built() -> None:
    play = act(site(builder_pile=[], blueprints=["workshop"]), "activate", "activate")
    play.pick("builder:1")
    play.pick("build:workshop:2:0:0")
    assert play.state.blueprints == [] and not play.verbs("builder")


@pytest.mark.rule("KH-EX-11a", "KH-EX-11b", "KH-EX-11c")
def test_workshop_is_built_for_two_coins() -> None:
    """To the far right, turned so that later rooms can join below (all its sides are open)."""
    play = act(site(2), "activate")
    assert play.verbs("builder") == ["1", "2"]
    play.pick("builder:2", "blueprint:workshop", "build:workshop:2:0:0")
    assert play.tokens("builder") == {} and play.treasure("workshop") == 2
    assert play.state.blueprints[-1] == "library" and dungeon(play.state).steps["workshop"] == 2
    again = act(play.state, "place(coin)", "activate")
    again.pick("put:coin:builder", "builder:1", "blueprint:graveyard")
    assert any(each.startswith("graveyard:2:1:") for each in again.verbs("build"))
