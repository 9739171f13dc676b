"""Small print of the rules: what a sample of changes of them had no test for."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.board.numbers import hand_size
from engine.games.fireteam_zero.combat.by_effect import explode
from engine.games.fireteam_zero.combat.discards import lose_cards
from engine.games.fireteam_zero.combat.killing import strike
from engine.games.fireteam_zero.creatures.entering import join_pool
from engine.games.fireteam_zero.missions.objectives import killed
from engine.games.fireteam_zero.missions.tasks import destroyed
from engine.games.fireteam_zero.model.hooks import Kill, Thing
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Charge, Discovery, HeroAttack, Modifier, State
from engine.games.fireteam_zero.playing.setup import setup
from engine.games.fireteam_zero.turns.searching import look_ahead
from engine.table import Table
from tests.games.fireteam_zero.fighting import ambushed
from tests.games.fireteam_zero.missions.test_checking import MILL
from tests.games.fireteam_zero.position import creature, effect, hero, position, rule, tactics, threat, turn

ANIMAL = "corrupted_animal"
FERRY = "repair_the_ferry"
MANY_KILLS = MILL.replace("need: 1\n  ways: [{way: boss}]", "need: 5\n  ways: [{way: kill, creature: any}]")
BY_KILLS = MILL.replace("ways: [{way: boss}]", "ways: [{way: kill, creature: any, type: close}]")


@pytest.mark.rule("FZ-THREAT-10")
def test_marker_moves_back_to_zero_and_is_logged_only_if_moved() -> None:
    play = effect(position(marker=2), {"threat": -1})
    assert play.state.marker == 1 and len(play.tells("threat-fell")) == 1
    at_the_start = effect(position(marker=0), {"threat": -1})
    assert at_the_start.state.marker == 0 and not at_the_start.tells("threat-fell")


@pytest.mark.rule("FZ-OBJ-09", "FZ-EFFECT-01")
def test_effect_of_the_mission_puts_tokens_on_an_objective() -> None:
    assert effect(position(), {"intel": {"objective": FERRY, "n": 1}}).state.objectives[FERRY] == 1


@pytest.mark.rule("FZ-TASK-11", "FZ-TASK-12")
def test_thing_that_is_destroyed_is_a_task_that_is_done() -> None:
    state = position(mission="the_drinking_cave", discoveries=[Discovery("west_altar", "A1")])
    before = dict(state.objectives)

    async def part(table: Table, state: State) -> None:
        await destroyed(table, state, Thing("west_altar", "B2", 4, {}))

    play = rule(state, part)
    assert not play.state.discoveries and sum(play.state.objectives.values()) == sum(before.values()) + 1


@pytest.mark.rule("FZ-ATTACK-39")
@pytest.mark.parametrize(("type_", "tokens"), [("close", 1), ("ranged", 0)])
def test_kill_counts_only_by_the_type_of_attack_that_the_objective_wants(type_: AttackType, tokens: int) -> None:
    state = position(own=BY_KILLS)
    state.mission, state.objectives = "the_mill", {"stop_the_mill": 0, "end_it": 0}
    state.completed = ["stop_the_mill"]

    async def part(table: Table, state: State) -> None:
        await killed(table, state, Kill(creature("corrupted_animal", "A1"), type_, 0))

    assert rule(state, part).state.objectives["end_it"] == tokens


@pytest.mark.rule("FZ-OBJ-13", "FZ-EFFECT-08")
@pytest.mark.parametrize(("kills", "tokens"), [(1, 1), (2, 2), (0, 0)])
def test_each_kill_puts_one_token_and_a_creature_removed_without_a_roll_none(kills: int, tokens: int) -> None:
    state = position(hero("abe", "B5"), hero("don", "F6"), creatures=[creature("burrower", "B5")], own=MANY_KILLS)
    state.mission, state.objectives = "the_mill", {"stop_the_mill": 3, "end_it": 0}
    state.completed = ["stop_the_mill"]

    async def part(table: Table, state: State) -> None:
        for _ in range(kills):
            await killed(table, state, Kill(creature("burrower", "A1"), "close", 0))

    play = rule(state, part) if kills else effect(state, {"return": {"creature": "minion", "n": 1, "range": 0}})
    assert play.state.objectives["end_it"] == tokens and (kills or not play.state.creatures)


@pytest.mark.rule("FZ-CARD-05")
def test_focus_cards_stay_from_round_to_round() -> None:
    """Deep Reserves: the hand of Shad is one card larger, before and after."""
    shad, alone = hero("shad", "A6", focus=["deep_reserves"]), hero("shad", "A6")
    here = position(shad, hero("don", "A6"), reactions="orders")
    assert hand_size(here, shad) == hand_size(here, alone) + 1
    play = threat(here)
    assert play.state.round == 2 and play.hero("shad").focus == ["deep_reserves"]
    assert hand_size(play.state, play.hero("shad")) == hand_size(here, alone) + 1


@pytest.mark.rule("FZ-EFFECT-10")
def test_charge_explodes_once() -> None:
    charge = Charge("don", "C4", "explosive", 5)

    async def part(table: Table, state: State) -> None:
        await explode(table, state, state.charges[0])

    play = rule(position(hero("don", "A1"), hero("abe", "A6"), charges=[charge]), part)
    assert play.over and play.state.charges == []


@pytest.mark.rule("FZ-RESERVE-05", "FZ-RESERVE-06")
def test_empty_reserve_adds_nothing_to_pool() -> None:
    async def part(table: Table, state: State) -> None:
        join_pool(table, state, "elite", 1)

    play = rule(position(reserve={}, pool={"minion": 3}), part)
    assert play.state.pool.get("elite", 0) == 0 and play.state.reserve.get("elite", 0) == 0


@pytest.mark.rule("FZ-Q-34", "FZ-KO-16")
@pytest.mark.parametrize(("n", "down"), [(2, False), (3, True)])
def test_by_the_ruling_only_a_discard_beyond_the_hand_knocks_out(n: int, down: bool) -> None:
    async def part(table: Table, state: State) -> None:
        await lose_cards(table, state, state.heroes[0], n)

    here = position(
        hero("shad", "C4", ["red_mist", "headlong"]), hero("abe", "A1"), rulings={"discard_knocks_out": True}
    )
    play = rule(here, part)
    while not play.over:
        play.pick(list(play.default))
    assert play.hero("shad").down is down


@pytest.mark.rule("FZ-AMBUSH-03", "FZ-AMBUSH-10")
def test_creature_from_board_is_shown_with_its_path() -> None:
    here = position(hero("shad", "C4"), hero("abe", "C4"), creatures=[creature(ANIMAL, "F1")], pool={}, phase="threat")
    play = ambushed(here, "shad")
    assert [(each.location, each.origin) for each in play.state.steps if each.kind == "ambushed"] == [("C4", "F1")]


@pytest.mark.rule("FZ-SETUP-03")
def test_as_many_heroes_as_seats_are_enough() -> None:
    state = setup("river_crossing", 2, Options(heroes=("abe", "don")), {})
    assert [each.id for each in state.heroes] == ["abe", "don"]


@pytest.mark.rule("FZ-EFFECT-03")
def test_effect_until_draw_ends_with_the_draw() -> None:
    lasting = Modifier("hand", ["shad"], 1, "draw")
    state = position(hero("shad", "A6"), hero("frank", "A6"), modifiers=[lasting])
    play = tactics(state)
    while not play.over:
        play.pick(list(play.default))
    assert play.state.modifiers == []


@pytest.mark.rule("FZ-HERO-10")
@pytest.mark.parametrize(("place", "offered"), [("C4", True), ("C5", True), ("C6", False)])
def test_corpsman_helps_heroes_within_one_location(place: str, offered: bool) -> None:
    play = turn(position(hero("don", "C4", focus=["corpsman"]), hero("frank", place)))
    assert any(each.startswith("heal:frank") for each in play.ids) is offered


@pytest.mark.rule("FZ-CARD-05")
@pytest.mark.parametrize(("type_", "drawn"), [("close", 1), ("ranged", 0)])
def test_blood_up_draws_a_card_for_a_kill_in_close_combat_alone(type_: AttackType, drawn: int) -> None:
    here = position(hero("shad", "C4", focus=["blood_up"]), hero("abe", "A6"), creatures=[creature(ANIMAL, "C4")])

    async def part(table: Table, state: State) -> None:
        attack = HeroAttack("shad", type_, "C4", "C4", 1)
        await strike(table, state, attack, state.creatures[0], 9)

    play = rule(here, part)
    while not play.over:
        play.pick(list(play.default))
    assert len(play.hero("shad").hand) == drawn


@pytest.mark.rule("FZ-CARD-05")
@pytest.mark.parametrize("pick", ["leave", "under"])
def test_second_guess_looks_at_one_card_after_a_search_beside_its_hero(pick: str) -> None:
    heroes = hero("shad", "B1"), hero("abe", "B2", focus=["second_guess"])

    async def part(table: Table, state: State) -> None:
        await look_ahead(table, state, state.heroes[0])

    here = position(*heroes)
    first, second = here.recon_deck[:2]
    play = rule(here, part)
    assert play.key == "fire.look_ahead"
    play.pick(pick)
    assert play.over and play.state.recon_deck[0] == (first if pick == "leave" else second)
    assert play.state.recon_deck[-1] == (first if pick == "under" else here.recon_deck[-1])
