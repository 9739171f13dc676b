"""Movement, pinning and escort (FZ-MOVE, FZ-ESCORT, FZ-TERRAIN-01 to FZ-TERRAIN-05, FZ-TERRAIN-14)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fireteam_zero.board.figures import hero as hero_of
from engine.games.fireteam_zero.board.moving import special_move, step
from engine.games.fireteam_zero.model.notation import SpecialMove
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import State
from engine.table import Table
from tests.games.fireteam_zero.fighting import activation, position
from tests.games.fireteam_zero.position import Play, creature, effect, hero, rule, turn

ANIMAL = "corrupted_animal"


def at(place: str, creatures: int = 0, *others: HeroId, **more: Any) -> State:
    """Shad on a location with this number of animals and other heroes."""
    known = {"specialists": "F6"} | more
    beside = [hero(name, place) for name in others]
    shad = hero("shad", place, **known.pop("shad", {}))
    return position(shad, *beside, creatures=[creature(ANIMAL, place) for _ in range(creatures)], **known)


def moves(state: State) -> set[str]:
    """Where the first hero may step at the start of his turn."""
    play = turn(state)
    while play.key != "fire.turn":
        play.pick("pass" if "pass" in play.ids else play.ids[0])
    return set(play.verbs("move"))


@pytest.mark.rule("FZ-MOVE-01", "FZ-MOVE-02", "FZ-TERRAIN-04")
def test_step_leads_to_each_adjacent_location_but_impassable_ones() -> None:
    """Next to C4 are B5, impassable, and C5 and D4, difficult: two points are enough."""
    assert moves(at("C4")) == {"b3", "c3", "d3", "b4", "d4", "c5", "d5"}


@pytest.mark.rule("FZ-MOVE-01", "FZ-MOVE-03", "FZ-HERO-02", "FZ-TERRAIN-14", "FZ-TERRAIN-02")
def test_each_step_costs_a_point_of_two() -> None:
    """After one step no difficult ground can be entered any more (B3, D4, C5), after two none."""
    play = turn(at("C3")).pick("move:c4")
    assert play.state.turn.movement == 1 and set(play.verbs("move")) == {"c3", "d3", "b4", "d5"}
    assert play.pick("move:b4").verbs("move") == []


@pytest.mark.rule("FZ-TERRAIN-01", "FZ-TERRAIN-02")
def test_difficult_ground_costs_both_points() -> None:
    play = turn(at("C3")).pick("move:d4")
    assert play.state.turn.movement == 0 and play.verbs("move") == []


@pytest.mark.rule("FZ-MOVE-04", "FZ-MOVE-05", "FZ-MOVE-06", "FZ-MOVE-08")
@pytest.mark.parametrize(
    ("creatures", "others", "pinned"),
    [(1, (), False), (2, (), True), (2, ("abe",), False), (3, ("abe",), True)],
)
def test_more_creatures_than_active_heroes_pin(creatures: int, others: tuple[HeroId, ...], pinned: bool) -> None:
    """Shad slips away from one too many; here it is Frank."""
    here = position(
        hero("frank", "C3"),
        *(hero(name, "C3") for name in others),
        creatures=[creature(ANIMAL, "C3") for _ in range(creatures)],
        specialists="F6",
    )
    assert (moves(here) == set()) == pinned


@pytest.mark.rule("FZ-MOVE-08", "FZ-MOVE-07")
def test_knocked_out_heroes_and_specialists_do_not_affect_pinning() -> None:
    here = position(hero("frank", "C3"), hero("abe", "C3", down=True), creatures=[creature(ANIMAL, "C3")] * 2)
    here.specialists = dict.fromkeys(here.specialists, "C3")
    assert moves(here) == set()


@pytest.mark.rule("FZ-CARD-10", "FZ-CARD-05")
@pytest.mark.parametrize(
    ("creatures", "focus", "pinned"),
    [(2, [], False), (3, [], True), (3, ["slippery"], False), (2, ["slippery"], False)],
)
def test_shad_slips_from_one_too_many_and_slippery_from_any(creatures: int, focus: list[str], pinned: bool) -> None:
    assert (moves(at("C3", creatures, shad={"focus": focus})) == set()) == pinned


@pytest.mark.rule("FZ-MOVE-16", "FZ-Q-27", "FZ-THREAT-04")
@pytest.mark.parametrize("focus", [[], ["slippery"]])
def test_entangling_holds_everyone_beside_a_creature(focus: list[str]) -> None:
    assert moves(at("C3", 1, "abe", shad={"focus": focus}, threats=["entangling"])) == set()
    assert moves(at("C3", 0, shad={"focus": focus}, threats=["entangling"]))


@pytest.mark.rule("FZ-MOVE-11")
def test_pinning_is_tested_at_every_step() -> None:
    here = position(hero("frank", "C2"), creatures=[creature(ANIMAL, "C3"), creature(ANIMAL, "C3")], specialists="F6")
    play = turn(here)
    while play.key != "fire.turn":
        play.pick("pass")
    assert play.pick("move:c3").verbs("move") == []


@pytest.mark.rule("FZ-MOVE-12", "FZ-MOVE-13")
def test_creatures_do_not_bar_the_way_and_one_may_flee() -> None:
    here = at("C2")
    here.creatures = [creature(ANIMAL, "C3", number=1)]
    play = turn(here).pick("move:c3")
    assert play.pick("move:c4").where["shad"] == "C4"


@pytest.mark.rule("FZ-MOVE-09", "FZ-MOVE-10", "FZ-MOVE-17")
def test_special_movement_ignores_pinning_and_difficult_ground() -> None:
    """Up to two steps, taken one by one; staying is allowed."""
    here = at("C3", 3, threats=["entangling"], phase="tactics")
    play = effect(here, {"move": 2, "who": "self", "how": "free"}, owner="shad")
    assert play.key == "fire.special_move" and "move:d4" in play.ids and "stay" in play.ids
    play.pick("move:d4", "move:e5")
    assert play.over and play.where["shad"] == "E5"


@pytest.mark.rule("FZ-MOVE-15")
def test_special_movement_does_not_enter_impassable_ground() -> None:
    play = effect(at("C4", phase="tactics"), {"move": 1, "who": "self", "how": "free"}, owner="shad")
    assert "move:b5" not in play.ids and "move:c5" in play.ids


@pytest.mark.rule("FZ-Q-37")
def test_by_the_other_ruling_difficult_ground_uses_two_steps() -> None:
    dear = at("C3", phase="tactics", rulings={"difficult_for_all_moves": True})
    one = effect(dear, {"move": 1, "who": "self", "how": "free"}, owner="shad")
    assert "move:d4" not in one.ids and "move:c4" in one.ids
    two = effect(dear, {"move": 2, "who": "self", "how": "free"}, owner="shad")
    assert two.pick("move:d4").over


@pytest.mark.rule("FZ-Q-37", "FZ-TERRAIN-03")
def test_by_the_other_ruling_a_creature_still_enters_difficult_ground_for_one_step() -> None:
    dear = at("C3", phase="threat", rulings={"difficult_for_all_moves": True})
    dear.creatures = [creature(ANIMAL, "C3", number=1)]

    async def part(table: Table, state: State) -> None:
        await special_move(table, state, state.creatures[0], 1, "free", None, hero_of(state, "shad"))

    assert "move:d4" in rule(dear, part).ids


def moved(state: State, how: str, concerned: str) -> Play:
    async def part(table: Table, state: State) -> None:
        shad = hero_of(state, "shad")
        await special_move(table, state, shad, 1, how, concerned, shad)

    return rule(state, part)


@pytest.mark.rule("FZ-MOVE-17", "FZ-EFFECT-01")
def test_away_moves_farther_if_possible_and_toward_moves_nearer() -> None:
    assert SpecialMove(op="move", n=1, who="self", how="away")
    away = moved(at("C3", phase="threat"), "away", "C4")
    assert set(away.verbs("move")) == {"b2", "c2", "d2"}
    toward = moved(at("C2", phase="threat"), "to_subject", "C4")
    assert set(toward.verbs("move")) == {"b3", "c3", "d3"}


@pytest.mark.rule("FZ-MOVE-18")
def test_speed_is_fixed_when_the_turn_starts() -> None:
    """Light Pack: one point more while no creature is near; it stays when he walks up to one."""
    here = position(hero("frank", "A2", focus=["light_pack"]), creatures=[creature(ANIMAL, "C4")], specialists="F6")
    play = turn(here)
    while play.key != "fire.turn":
        play.pick("pass")
    assert play.state.turn.movement == 3
    assert play.pick("move:b3" if "move:b3" in play.ids else "move:b1").state.turn.movement in (1, 2)
    near = position(hero("frank", "B4", focus=["light_pack"]), creatures=[creature(ANIMAL, "C4")], specialists="F6")
    play = turn(near)
    while play.key != "fire.turn":
        play.pick("pass")
    assert play.state.turn.movement == 2


@pytest.mark.rule("FZ-MOVE-18", "FZ-REACT-13")
def test_reaction_at_the_start_of_the_turn_adds_to_its_speed() -> None:
    """Guerrilla Tactics within three steps."""
    here = position(hero("shad", "C3"), hero("abe", "C4", ["guerrilla_tactics"]), specialists="F6")
    play = turn(here)
    assert (play.key, play.seats) == ("fire.turn_start", (1,))
    play.pick("react:guerrilla_tactics")
    while play.key != "fire.turn":
        play.pick(play.ids[-1])
    assert play.state.turn.movement == 3


@pytest.mark.rule("FZ-REACT-13", "FZ-HERO-07", "FZ-Q-14")
@pytest.mark.parametrize("stand", [True, False])
def test_turn_start_follows_standing_up_only(stand: bool) -> None:
    here = position(hero("shad", "C3", down=True), hero("abe", "C4", ["guerrilla_tactics"]), specialists="F6")
    play = turn(here)
    assert (play.key, play.ids) == ("fire.stand", ["stand", "stay"])
    play.pick("stand" if stand else "stay")
    assert (play.key == "fire.turn_start") == stand


# ---------------------------------------------------------------- escort


def leaving(place: str = "C3", *others: Any, with_: dict[str, str] | str = "C3", **more: Any) -> Play:
    """Shad steps from C3 to C2 in his turn."""
    here = position(hero("shad", place), *others, specialists=with_, **more)
    play = turn(here)
    while play.key != "fire.turn":
        play.pick(play.ids[-1])
    return play.pick("move:c2")


@pytest.mark.rule("FZ-ESCORT-01", "FZ-ESCORT-07", "FZ-ESCORT-08")
def test_with_another_hero_there_he_may_take_along_any_of_them() -> None:
    play = leaving("C3", hero("don", "C3"))
    assert play.key == "fire.escort"
    assert set(play.ids) == {"escort:nobody", "escort:patty", "escort:henry", "escort:patty.henry"}
    play.pick("escort:henry")
    assert (play.where["shad"], play.where["henry"], play.where["patty"]) == ("C2", "C2", "C3")
    play.pick("move:d2")
    assert play.where["henry"] == "D2", "alone with him he must take him on"


@pytest.mark.rule("FZ-ESCORT-02", "FZ-ESCORT-05", "FZ-Q-09")
@pytest.mark.parametrize("beside", ["nobody", "down"])
def test_only_active_hero_takes_all_with_him(beside: str) -> None:
    others = [hero("don", "C3", down=True)] if beside == "down" else [hero("don", "A1")]
    play = leaving("C3", *others)
    assert play.where["patty"] == play.where["henry"] == "C2"


@pytest.mark.rule("FZ-ESCORT-06")
def test_specialists_cost_no_movement() -> None:
    assert leaving("C3", hero("don", "A1")).state.turn.movement == 1


@pytest.mark.rule("FZ-ESCORT-03", "FZ-ESCORT-02", "FZ-EFFECT-06")
def test_involuntary_movement_takes_them_too() -> None:
    """Rotten Floor: the spawn die shows 4, which is on F1; no location between is passed."""
    here = position(hero("shad", "C3"), hero("don", "A1"), specialists="C3")
    play = effect(here, {"step_to": "spawn"}, searcher="shad", spawn_die=[[4]])
    assert play.over and play.where["shad"] == play.where["patty"] == play.where["henry"] == "F1"


@pytest.mark.rule("FZ-ESCORT-04")
def test_involuntary_movement_may_leave_a_guard_behind() -> None:
    here = position(hero("shad", "C3"), hero("don", "C3"), specialists="C3")
    play = effect(here, {"step_to": "spawn"}, searcher="shad", spawn_die=[[4]])
    assert play.key == "fire.escort"
    assert play.pick("escort:nobody").where["patty"] == "C3"


@pytest.mark.rule("FZ-ESCORT-09", "FZ-ESCORT-10")
@pytest.mark.parametrize(("specialists", "difficult"), [("C3", False), ("A1", True)])
def test_sinking_ground_blocks_escorts(specialists: str, difficult: bool) -> None:
    """D4 is difficult; also for one who would leave them with another hero."""
    here = position(hero("shad", "C3"), hero("don", "C3"), specialists=specialists, threats=["sinking_ground"])
    assert ("d4" in moves(here)) == difficult


@pytest.mark.rule("FZ-MOVE-07", "FZ-ESCORT-06")
def test_specialists_are_led_past_any_number_of_creatures() -> None:
    """Two heroes and two animals: not pinned; the specialists come along."""
    here = position(
        hero("frank", "C3"),
        hero("don", "C3"),
        creatures=[creature(ANIMAL, "C3"), creature(ANIMAL, "C3")],
        specialists="C3",
    )

    async def part(table: Table, state: State) -> None:
        await step(table, state, hero_of(state, "frank"), "C2")

    assert rule(here, part).pick("escort:patty.henry").where["patty"] == "C2"


@pytest.mark.rule("FZ-TERRAIN-05")
def test_creatures_do_not_enter_impassable_ground() -> None:
    here = position(hero("shad", "C6", ["red_mist"]), creatures=[creature(ANIMAL, "B4")], specialists="F6")
    play = activation(here, dice_activation=[["blank"]])
    while not play.over:
        assert "step:b5" not in play.ids
        play.pick(play.ids[-1])
