"""Tasks of discoveries, items that are carried, things and hazards (FZ-TASK)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fireteam_zero.combat.killing import leave_board
from engine.games.fireteam_zero.combat.suffering import knock_out
from engine.games.fireteam_zero.missions.tasks import found, held
from engine.games.fireteam_zero.model.state import BoardToken, Discovery, Hero, State
from engine.games.fireteam_zero.threat.ambush import ambush
from engine.games.fireteam_zero.turns.turn import options
from engine.table import Table
from tests.games.fireteam_zero.fighting import to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero, position, rule, turn

FAMILY = "hidden_family"  # is carried to the church on D2
VILLAGERS = "gather_the_villagers"


def velucca(*heroes: Hero, **changes: Any) -> State:
    """Velucca After Dark, with the specialists out of the way."""
    return position(*heroes, mission="velucca_after_dark", **{"specialists": "E6"} | changes)


def carrying(place: str, **changes: Any) -> Hero:
    """Shad with the hidden family."""
    return hero("shad", place, carries=[FAMILY], **changes)


OPEN = [Discovery(FAMILY, "B1")]


@pytest.mark.rule("FZ-TASK-02", "FZ-TASK-01")
def test_finder_carries_the_item() -> None:
    play = turn(velucca(hero("shad", "B1"), hero("don", "E6"), recon=[FAMILY])).pick("search")
    assert play.hero("shad").carries == [FAMILY] and play.state.objectives[VILLAGERS] == 0


@pytest.mark.rule("FZ-TASK-01")
def test_immediate_effect_of_discovery_precedes_its_task() -> None:
    play = turn(velucca(hero("shad", "B1"), hero("don", "E6"), recon=["wounded_partisan"])).pick("search")
    assert len(play.hero("shad").hand) == 1 and play.hero("shad").carries == ["wounded_partisan"]


@pytest.mark.rule("FZ-TASK-02")
def test_item_stays_where_finder_was_knocked_out() -> None:
    async def part(table: Table, state: State) -> None:
        await found(table, state, state.heroes[0], FAMILY)

    play = rule(velucca(hero("shad", "B1", down=True), hero("don", "E6")), part)
    assert not play.hero("shad").carries
    assert [(each.id, each.place) for each in play.state.discoveries] == [(FAMILY, "B1")]


@pytest.mark.rule("FZ-TASK-03")
@pytest.mark.parametrize(("place", "down", "offered"), [("D3", False, True), ("E6", False, False), ("D3", True, False)])
def test_active_hero_takes_an_item_from_an_adjacent_hero_for_free(place: str, down: bool, offered: bool) -> None:
    state = velucca(hero("don", "D3"), carrying(place, down=down), discoveries=OPEN)
    play = turn(state)
    assert (f"take:{FAMILY}" in play.ids) is offered
    if offered:
        play.pick(f"take:{FAMILY}")
        assert play.hero("don").carries == [FAMILY] and not play.hero("shad").carries
        assert not play.state.turn.acted and play.state.turn.movement == 2


@pytest.mark.rule("FZ-TASK-04", "FZ-Q-28")
def test_knocked_out_carrier_drops_his_items_and_any_active_hero_there_takes_them_up() -> None:
    async def part(table: Table, state: State) -> None:
        await knock_out(table, state, state.heroes[1])

    play = rule(velucca(hero("don", "D3"), carrying("D3"), discoveries=OPEN), part)
    assert not play.hero("shad").carries and play.state.discoveries[0].place == "D3"

    lying = [Discovery(FAMILY, "B1", "D3")]
    took = turn(velucca(hero("don", "D3"), hero("shad", "D3", down=True), discoveries=lying)).pick(f"take:{FAMILY}")
    assert took.hero("don").carries == [FAMILY] and took.state.discoveries[0].place is None
    assert not took.state.turn.acted and took.state.turn.movement == 2


@pytest.mark.rule("FZ-TASK-04")
@pytest.mark.parametrize(("place", "offered"), [("D3", True), ("D4", False)])
def test_item_is_picked_up_also_after_the_action(place: str, offered: bool) -> None:
    lying = [Discovery(FAMILY, "B1", "D3")]
    state = velucca(hero("don", place), hero("shad", "E6"), discoveries=lying)
    state.turn.acted = True
    assert (f"take:{FAMILY}" in [each.id for each in options(state, state.heroes[0])]) is offered


@pytest.mark.rule("FZ-TASK-04")
def test_item_is_picked_up_after_standing_up() -> None:
    lying = [Discovery(FAMILY, "B1", "D3")]
    play = turn(velucca(hero("shad", "D3", down=True), hero("don", "E6"), discoveries=lying)).pick("stand")
    assert play.pick(f"take:{FAMILY}").hero("shad").carries == [FAMILY]


@pytest.mark.rule("FZ-TASK-05")
def test_items_cost_no_movement_and_go_with_their_carrier() -> None:
    both = [Discovery(FAMILY, "B1"), Discovery("wounded_partisan", "B1")]
    shad = hero("shad", "B6", carries=[each.id for each in both])
    play = turn(velucca(shad, hero("don", "E6"), discoveries=both)).pick("move:b5")
    assert play.hero("shad").carries == [FAMILY, "wounded_partisan"] and play.state.turn.movement == 1


@pytest.mark.rule("FZ-TASK-05")
def test_carrier_may_take_up_more_and_keeps_all_in_special_movement() -> None:
    both = [Discovery(FAMILY, "B1"), Discovery("wounded_partisan", "B1", "B6")]
    state = velucca(hero("shad", "B6", carries=[FAMILY]), hero("don", "E6"), discoveries=both)
    play = turn(state).pick("take:wounded_partisan")
    assert play.hero("shad").carries == [FAMILY, "wounded_partisan"]
    step = effect(play.state, {"move": 1, "who": "self", "how": "free"}, owner="shad").pick("move:b5")
    assert (step.hero("shad").location, step.hero("shad").carries) == ("B5", [FAMILY, "wounded_partisan"])


@pytest.mark.rule("FZ-TASK-06", "FZ-OBJ-05")
def test_item_is_delivered_at_once_creatures_or_not() -> None:
    there = [creature("corrupted_animal", "D2")]
    play = turn(velucca(carrying("D3"), hero("don", "E6"), discoveries=OPEN, creatures=there)).pick("move:d2")
    assert play.state.objectives[VILLAGERS] == 1
    assert not play.hero("shad").carries and not play.state.discoveries


@pytest.mark.rule("FZ-TASK-06")
def test_item_that_is_taken_over_on_its_place_is_delivered() -> None:
    """A knocked-out hero there carries nothing, so another one takes it."""
    lying = [Discovery(FAMILY, "B1", "D2")]
    play = turn(velucca(hero("don", "D2"), hero("shad", "E6"), discoveries=lying)).pick(f"take:{FAMILY}")
    assert play.state.objectives[VILLAGERS] == 1


@pytest.mark.rule("FZ-TASK-07", "FZ-HERO-12")
def test_action_task_is_paid_for_and_done_where_it_says() -> None:
    """The bell rope is for the tower on D1, and costs a card."""
    rope = [Discovery("bell_rope", "B1", "D1")]
    shad = hero("shad", "D1", ["red_mist", "headlong"])
    play = turn(velucca(shad, hero("don", "E6"), discoveries=rope)).pick("task:bell_rope")
    assert play.key == "fire.cost" and play.ids == ["headlong", "red_mist"]
    play.pick("headlong")
    assert play.state.objectives["ring_the_bell"] == 1 and not play.state.discoveries
    assert play.hero("shad").discard == ["headlong"] and play.state.turn.acted


@pytest.mark.rule("FZ-TASK-07", "FZ-RECON-06")
def test_free_action_may_be_a_task() -> None:
    rope = [Discovery("bell_rope", "B1", "D1")]
    here = velucca(hero("shad", "D1", ["red_mist"]), hero("don", "E6"), discoveries=rope)
    play = effect(here, {"act": "any"}, searcher="shad").pick("task:bell_rope")
    assert to_the_end(play).state.objectives["ring_the_bell"] == 1 and not play.state.turn.acted


@pytest.mark.rule("FZ-TASK-07", "FZ-KO-16")
@pytest.mark.parametrize(
    ("place", "hand", "animals"), [("E1", ["red_mist"], 0), ("D1", [], 0), ("D1", ["red_mist"], 1)]
)
def test_task_needs_place_cards_and_no_creature(place: str, hand: list[str], animals: int) -> None:
    rope = [Discovery("bell_rope", "B1", "D1")]
    there = [creature("corrupted_animal", "D1") for _ in range(animals)]
    play = turn(velucca(hero("shad", place, hand), hero("don", "E6"), discoveries=rope, creatures=there))
    assert "task:bell_rope" not in play.ids


@pytest.mark.rule("FZ-TASK-08")
@pytest.mark.parametrize(
    ("place", "down", "animals", "done"),
    [("A1", False, 0, True), ("B1", False, 0, False), ("A1", True, 0, False), ("A1", False, 1, False)],
)
def test_hold_task_wants_an_active_hero_and_no_creature_at_the_end_of_the_hero_phase(
    place: str, down: bool, animals: int, done: bool
) -> None:
    there = [creature("corrupted_animal", "A1") for _ in range(animals)]
    paintings = [Discovery("wall_paintings", "A1", "A1")]
    team = [hero("abe", place, down=down), hero("don", "A6")]
    play = rule(position(*team, mission="the_drinking_cave", creatures=there, discoveries=paintings), held)
    assert play.state.objectives["find_the_lair"] == done


@pytest.mark.rule("FZ-TASK-08", "FZ-ESCORT-09")
@pytest.mark.parametrize(("henry", "patty", "done"), [("A2", "F6", True), ("F6", "A2", False)])
def test_escort_task_wants_its_specialist_there_too(henry: str, patty: str, done: bool) -> None:
    """The occultist reads the northern tomb on A2."""
    slab = [Discovery("cold_slab", "B6", "A2")]
    team = [hero("abe", "A2"), hero("don", "F6")]
    where = {"henry": henry, "patty": patty}
    play = rule(position(*team, mission="the_name_on_the_stone", specialists=where, discoveries=slab), held)
    assert play.state.objectives["read_the_epitaphs"] == done


# ---------------------------------------------------------------- guards


def keeper(**changes: Any) -> Play:
    """Somebody finds who keeps the ledger: an elite is to be marked."""
    team = [hero("abe", "A1"), hero("don", "F6")]
    state = position(*team, mission="the_name_on_the_stone", specialists="F6", recon=["ledger_keeper"], **changes)
    return turn(state).pick("search")


@pytest.mark.rule("FZ-TASK-09")
def test_guard_comes_marked_and_inactive_from_pool() -> None:
    play = keeper()
    (guard,) = play.state.creatures
    assert (guard.kind, guard.location, guard.guards) == ("pyre_knight", "A1", "ledger_keeper")
    assert play.state.pool["elite"] == 0 and "dice.activation" not in [ask.key for ask in play.asked_chance]


@pytest.mark.rule("FZ-TASK-09")
def test_else_from_the_reserve() -> None:
    play = keeper(pool={"minion": 4}, reserve={"elite": 1})
    (guard,) = play.state.creatures
    assert guard.reserve and guard.guards == "ledger_keeper"


@pytest.mark.rule("FZ-TASK-09", "FZ-AMBUSH-04")
def test_else_the_farthest_of_its_class_on_the_board_is_moved() -> None:
    there = [creature("pyre_knight", "B1"), creature("pyre_knight", "F5"), creature("ember_shade", "F6")]
    play = keeper(creatures=there, pool={"minion": 3})
    assert [(each.location, each.guards) for each in play.state.creatures] == [
        ("B1", None),
        ("A1", "ledger_keeper"),
        ("F6", None),
    ]


@pytest.mark.rule("FZ-TASK-09")
def test_task_is_done_without_such_a_creature() -> None:
    play = keeper(pool={"minion": 4})
    assert play.state.objectives["recover_the_ledger"] == 1 and not play.state.discoveries


@pytest.mark.rule("FZ-TASK-10", "FZ-Q-28", "FZ-AMBUSH-04")
def test_mark_follows_its_creature() -> None:
    """By an ambush, as the farthest of its class; then a hero is knocked out."""

    async def part(table: Table, state: State) -> None:
        await ambush(table, state, state.heroes[0], "elite")
        await knock_out(table, state, state.heroes[0])

    guard = creature("pyre_knight", "C1", guards="ledger_keeper")
    team = [hero("abe", "A1"), hero("don", "F6")]
    here = position(
        *team,
        mission="the_name_on_the_stone",
        creatures=[guard],
        pool={"minion": 3},
        discoveries=[Discovery("ledger_keeper", "A1")],
    )
    play = to_the_end(rule(here, part))
    assert [(each.location, each.guards) for each in play.state.creatures] == [("A1", "ledger_keeper")]
    assert play.hero("abe").down


@pytest.mark.rule("FZ-TASK-10")
def test_guard_task_is_done_when_the_marked_creature_leaves_the_board() -> None:
    """Killed or not."""
    guard = creature("pyre_knight", "C1", guards="ledger_keeper")

    async def part(table: Table, state: State) -> None:
        await leave_board(table, state, state.creatures[0])

    open_task = [Discovery("ledger_keeper", "A1")]
    team = [hero("abe", "A1"), hero("don", "F6")]
    state = position(*team, mission="the_name_on_the_stone", creatures=[guard], discoveries=open_task)
    play = rule(state, part)
    assert play.state.objectives["recover_the_ledger"] == 1 and not play.state.discoveries


# ---------------------------------------------------------------- board tokens


@pytest.mark.rule("FZ-TASK-13")
def test_token_that_costs_no_card_is_resolved_without_a_question() -> None:
    """Putting out a fire of Dead Air costs nothing; it used to ask for 0 cards, which Discord cannot show."""
    team = [hero("shad", "A3", ["red_mist", "headlong"]), hero("don", "F6")]
    play = turn(position(*team, mission="dead_air", tokens=[BoardToken("fire", "A3")])).pick("token:fire")
    assert play.key == "fire.turn" and play.state.turn.acted
    assert not play.state.tokens and play.hero("shad").hand == ["red_mist", "headlong"]


# ---------------------------------------------------------------- hazards


@pytest.mark.rule("FZ-TASK-14", "FZ-KO-16")
@pytest.mark.parametrize(
    ("place", "fires", "hand", "left"), [("A3", 1, 3, 2), ("A3", 2, 3, 1), ("B3", 1, 3, 3), ("A3", 1, 0, 0)]
)
def test_ending_a_turn_beside_fires_costs_a_card_for_each(place: str, fires: int, hand: int, left: int) -> None:
    cards = ["red_mist", "headlong", "trench_knife"][:hand]
    state = position(hero("shad", place, cards), hero("don", "F6"), mission="dead_air")
    state.tokens = [BoardToken("fire", "A3")] * fires
    play = turn(state).pick("end")
    while play.key == "fire.discard":
        play.pick(play.ids[0])
    assert len(play.hero("shad").hand) == left and not play.hero("shad").down


@pytest.mark.rule("FZ-TASK-14")
def test_knocked_out_hero_beside_fire_loses_nothing() -> None:
    state = position(hero("shad", "A3", ["red_mist"], down=True), hero("don", "F6"), mission="dead_air")
    assert turn(state).pick("stay").hero("shad").hand == ["red_mist"]
