"""Activations and attacks of creatures (FZ-CREATURE)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.state import Creature
from engine.games.fireteam_zero.threat.activation import DIE
from tests.games.fireteam_zero.fighting import activation, facing, position, rolled, threat, to_the_end
from tests.games.fireteam_zero.position import Play, creature, hero

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"
BLANK, MOVE, SPECIAL = [["blank"]], [["move"]], [["special"]]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("FZ-CREATURE-22", "FZ-CREATURE-23", "FZ-CREATURE-24", "FZ-CREATURE-25")
def test_printed_creatures() -> None:
    animal, human, bearer = (content().creatures[each] for each in (ANIMAL, HUMAN, "chalice_bearer"))
    assert (animal.creature_class, animal.life, animal.resist) == ("minion", 2, (1, 1, 0))
    assert (human.creature_class, human.life, human.resist) == ("elite", 6, (2, 2, 1))
    assert (human.attack.type, human.attack.strength) == ("close", 2)
    assert (bearer.creature_class, bearer.life, bearer.resist) == ("boss", 8, (4, 4, 3))


@pytest.mark.rule("FZ-CREATURE-26")
def test_activation_die() -> None:
    assert Counter(DIE) == {"blank": 2, "move": 2, "special": 2}


# ---------------------------------------------------------------- movement


@pytest.mark.rule("FZ-CREATURE-03", "FZ-CREATURE-05", "FZ-CREATURE-10", "FZ-CREATURE-13", "FZ-CREATURE-15")
def test_creature_moves_rolls_and_attacks() -> None:
    """An animal moves two steps from C4 and attacks with one die; the blank does nothing."""
    play = to_the_end(activation(facing(hero("shad", "A5", ["red_mist"])), dice_activation=BLANK, dice_creature=[[3]]))
    assert play.the_creature().location == "A5" and rolled(play) == [1]
    order = [tell.text.key for tell in play.told]
    assert order.index("creature-moved") < order.index("activation-die") < order.index("creature-attacks")
    assert play.hero("shad").down, "two hits and one card"


@pytest.mark.rule("FZ-CREATURE-04")
@pytest.mark.parametrize("face", ["blank", "move"])
def test_creature_beside_active_hero_does_not_move(face: str) -> None:
    play = to_the_end(activation(facing(hero("shad", "C4", ["red_mist"]), hero("don", "D3")), dice_activation=[[face]]))
    assert play.the_creature().location == "C4" and not play.tells("creature-moved")


@pytest.mark.rule("FZ-CREATURE-05", "FZ-TERRAIN-05", "FZ-Q-05")
def test_creature_walks_around_impassable_ground() -> None:
    """From A4 to C6 the straight way leads over B5, which is impassable: in a straight line two, by walking three."""
    play = activation(facing(hero("shad", "C6", ["red_mist"]), at="A4"), dice_activation=BLANK)
    assert play.key == "fire.step" and set(play.ids) == {"step:b4", "step:a5"}
    assert to_the_end(play.pick("step:b4")).the_creature().location == "C5"


@pytest.mark.rule("FZ-TERRAIN-03")
def test_difficult_ground_costs_a_creature_one_step() -> None:
    """Via D4 (difficult with cover) to E5."""
    play = to_the_end(activation(facing(hero("shad", "E5", ["red_mist"]), at="C3"), dice_activation=BLANK))
    assert play.the_creature().location == "E5"


@pytest.mark.rule("FZ-CREATURE-06")
@pytest.mark.parametrize(("first", "goal"), [(0, "E4"), (1, "A4")])
def test_among_equally_near_heroes_it_goes_for_the_first_in_turn_order(first: int, goal: str) -> None:
    here = facing(hero("shad", "E4", ["red_mist"]), hero("don", "A4", ["grease_gun"]), at="C4", first=first)
    play = to_the_end(activation(here, dice_activation=BLANK))
    assert play.the_creature().location == goal


@pytest.mark.rule("FZ-CREATURE-07", "FZ-CREATURE-12", "FZ-CREATURE-11", "FZ-Q-02")
def test_creature_stops_at_hero_and_move_symbol_moves_it_again() -> None:
    near = to_the_end(activation(facing(hero("shad", "C3", ["red_mist"])), dice_activation=MOVE))
    assert near.the_creature().location == "C3"
    far = facing(hero("shad", "A1", ["red_mist"]), at="E5")
    play = to_the_end(activation(far, dice_activation=MOVE))
    assert play.the_creature().location == "A1"


@pytest.mark.rule("FZ-Q-02")
def test_by_the_other_ruling_a_move_symbol_gives_one_step() -> None:
    far = facing(hero("shad", "A1", ["red_mist"]), at="E5", rulings={"short_extra_move": True})
    play = to_the_end(activation(far, dice_activation=MOVE))
    assert play.the_creature().location in ("B2", "B1")


@pytest.mark.rule("FZ-CREATURE-08")
def test_creatures_are_not_pinned() -> None:
    """Three knocked-out heroes are on its location; it walks on."""
    down = [hero(name, "C4", down=True) for name in ("don", "frank", "abe")]
    here = facing(hero("shad", "C2", ["red_mist"]), *down)
    assert to_the_end(activation(here, dice_activation=BLANK)).the_creature().location == "C2"


@pytest.mark.rule("FZ-CREATURE-09", "FZ-KO-07")
def test_knocked_out_heroes_are_ignored() -> None:
    here = facing(hero("shad", "C4", ["red_mist"], down=True), hero("don", "A4", ["grease_gun"]))
    play = to_the_end(activation(here, dice_activation=BLANK))
    assert play.the_creature().location == "A4"
    assert play.tells("creature-attacks")[0].args["hero"] == "don"


@pytest.mark.rule("FZ-CREATURE-27")
def test_creature_is_idle_without_active_hero() -> None:
    play = activation(facing(hero("shad", "A6", down=True)), dice_activation=MOVE)
    assert play.over and play.the_creature().location == "C4" and not rolled(play)


@pytest.mark.rule("FZ-CREATURE-32", "FZ-Q-36")
def test_players_choose_among_equal_steps() -> None:
    play = activation(facing(hero("shad", "C2"), hero("don", "F1"), at="C4"), dice_activation=BLANK)
    assert (play.key, set(play.ids), play.session.asks[0].occasion) == (
        "fire.step",
        {"step:b3", "step:c3", "step:d3"},
        "table",
    )
    assert play.seats == (0, 1)


@pytest.mark.rule("FZ-Q-36")
def test_by_the_other_ruling_chance_chooses() -> None:
    here = facing(hero("shad", "C2", ["red_mist"]), at="C4", rulings={"random_paths": True})
    play = activation(here, dice_activation=BLANK)
    assert next(ask.key for ask in play.asked_chance) == "creature.step" and play.key != "fire.step"


@pytest.mark.rule("FZ-CREATURE-33")
def test_its_speed_is_that_at_the_start_of_a_movement() -> None:
    """Beside a Corrupted Human an animal has one step more, and keeps it when it walks away."""
    here = facing(hero("shad", "A1", ["red_mist"]), at="D4")
    here.creatures.append(creature(HUMAN, "D4", number=2))
    play = to_the_end(activation(here, dice_activation=BLANK))
    assert play.the_creature().location == "A1"


@pytest.mark.rule("FZ-CREATURE-21", "FZ-EFFECT-03")
@pytest.mark.parametrize(("beside", "place"), [("D4", "A1"), ("F4", "B2")])
def test_traits_are_always_in_force(beside: str, place: str) -> None:
    here = facing(hero("shad", "A1", ["red_mist"]), at="D4")
    here.creatures.append(creature(HUMAN, beside, number=2))
    play = to_the_end(activation(here, dice_activation=BLANK))
    assert play.the_creature().location == place


# ---------------------------------------------------------------- targets


@pytest.mark.rule("FZ-CREATURE-13", "FZ-CREATURE-14", "FZ-CREATURE-35")
def test_creature_attacks_nearest_hero_in_range_and_line_of_fire() -> None:
    """An Ember Shade on C4 of Dead Air shoots one step far, and a line is between C4 and C5. Of two heroes at distance
    1 it attacks the one it sees, although the other is first."""
    heroes = hero("shad", "C5", ["red_mist"] * 3), hero("don", "B4", ["grease_gun"] * 3)
    here = facing(*heroes, kind="ember_shade", at="C4", mission="dead_air")
    here.creatures[0].skips = ["move"]
    play = to_the_end(activation(here, dice_activation=BLANK))
    assert play.tells("creature-attacks")[0].args["hero"] == "don"


@pytest.mark.rule("FZ-CREATURE-14")
@pytest.mark.parametrize(("first", "target"), [(0, "shad"), (1, "don")])
def test_among_equally_near_it_attacks_the_first_in_turn_order(first: int, target: str) -> None:
    heroes = hero("shad", "C4", ["red_mist"] * 3), hero("don", "C4", ["grease_gun"] * 3)
    play = to_the_end(activation(facing(*heroes, first=first), dice_activation=BLANK))
    assert play.tells("creature-attacks")[0].args["hero"] == target


@pytest.mark.rule("FZ-CREATURE-19", "FZ-CREATURE-20", "FZ-TEAM-03", "FZ-Q-07")
def test_explosive_attack_hits_all_active_heroes_there_and_no_creature() -> None:
    """A Host: explosive, two dice. No one is asked to volunteer; heroes discard in turn order."""
    heroes = hero("shad", "B2", ["red_mist"] * 4), hero("don", "B2", ["grease_gun"] * 4), hero("abe", "B2", down=True)
    here = facing(*heroes, kind="host", at="B2", mission="bogged_down")
    here.creatures.append(creature("burrower", "B2", number=2))
    play = to_the_end(activation(here, dice_activation=BLANK, dice_creature=[[1, 5]]))
    assert (len(play.hero("shad").hand), len(play.hero("don").hand)) == (2, 2) and play.creature(2)
    assert [each.args["hero"] for each in play.tells("hero-hit")] == ["shad", "don"]


@pytest.mark.rule("FZ-EFFECT-13", "FZ-TEAM-03")
def test_area_attack_hits_all_heroes_on_the_targets_location() -> None:
    """The special of a Pyre Knight."""
    heroes = hero("shad", "B3", ["red_mist"] * 4), hero("don", "B3", ["grease_gun"] * 4)
    here = facing(*heroes, kind="pyre_knight", at="B3", mission="dead_air")
    play = to_the_end(activation(here, dice_activation=SPECIAL, dice_creature=[[4, 0]]))
    assert [each.args["hits"] for each in play.tells("hero-hit")] == [2, 2]


@pytest.mark.rule("FZ-CREATURE-31")
def test_creature_rolls_no_more_than_eight_dice() -> None:
    here = facing(hero("shad", "C4", ["red_mist"] * 4), threats=["blood_scent"] * 9)
    assert rolled(to_the_end(activation(here, dice_activation=BLANK))) == [8]


@pytest.mark.rule("FZ-CREATURE-39", "FZ-TEAM-02", "FZ-REACT-17")
def test_order_of_an_attack() -> None:
    """Target, volunteers, reactions to being targeted, dice, reactions to hits, discards."""
    heroes = hero("don", "C4", ["rifle_grenade"] * 4), hero("abe", "C4", ["short_burst", "covering_shot"])
    play = activation(facing(*heroes, kind=HUMAN), dice_activation=BLANK, dice_creature=[[3, 0]])
    asked = []
    while not play.over:
        asked.append((play.key, len(rolled(play))))
        play.pick("pass" if "pass" in play.ids else "no" if "no" in play.ids else list(play.default))
    assert [each for each in dict.fromkeys(asked) if each[0] != "fire.activates"] == [
        ("fire.volunteer", 0),
        ("fire.targeted", 0),
        ("fire.hit", 1),
        ("fire.lose", 1),
    ]


# ---------------------------------------------------------------- the step of the phase


def phase(*creatures: Creature, **more: Any) -> Play:
    """Returns a threat phase without plans against one hero far away."""
    here = position(
        hero("shad", "A6", ["red_mist"] * 5),
        creatures=creatures,
        specialists="F6",
        reactions="ask",
        **more,
    )
    here.pool = {"minion": 0, "elite": 0}
    return threat(here)


@pytest.mark.rule("FZ-CREATURE-01", "FZ-BOSS-15")
def test_all_minions_then_all_elites_then_the_boss() -> None:
    here = position(
        hero("shad", "A6", ["red_mist"] * 9),
        creatures=[creature("chalice_bearer", "F1", power=2), creature(HUMAN, "E1"), creature(ANIMAL, "F3")],
        specialists="F6",
        mission="the_drinking_cave",
        boss="here",
    )
    play = to_the_end(threat(here))
    order = [each.args["creature"] for each in play.tells("creature-activates")]
    assert order == [ANIMAL, HUMAN, "chalice_bearer"]


@pytest.mark.rule("FZ-CREATURE-02", "FZ-Q-24")
def test_players_choose_again_within_a_class() -> None:
    """Two alike on one location are one choice."""
    play = phase(*(creature(ANIMAL, at) for at in ("E1", "F1", "F1")))
    assert (play.key, play.ids) == ("fire.activation", ["creature:corrupted_animal:e1", "creature:corrupted_animal:f1"])
    assert play.session.asks[0].occasion == "table"
    play.pick("creature:corrupted_animal:f1")
    while play.key != "fire.activation":
        play.pick(play.ids[0])
    assert play.ids == ["creature:corrupted_animal:e1", "creature:corrupted_animal:f1"]
    assert len(play.state.activated) == 1


@pytest.mark.rule("FZ-CREATURE-30", "FZ-Q-12", "FZ-WIN-03")
def test_creature_killed_before_its_turn_is_not_activated_and_spawns_in_the_same_round() -> None:
    """Quick Bolt as a reaction to the first one's movement kills it; it comes back in step 3."""
    here = position(
        hero("frank", "A6", ["quick_bolt"]),
        hero("abe", "F6"),
        creatures=[creature(ANIMAL, "C4")],
        specialists="F6",
        reactions="ask",
    )
    here.pool = {"minion": 0, "elite": 0}
    play = threat(here, dice_attack=[[4, 4, 4]], spawn_die=[[1]])
    assert play.key == "fire.moves"
    play.pick("react:quick_bolt")
    assert play.over and not play.tells("activation-die")
    assert [each.location for each in play.state.creatures] == ["A1"]
    assert play.tells("creature-spawned")


@pytest.mark.rule("FZ-CREATURE-30")
def test_creature_killed_while_another_acts_does_not_act_any_more() -> None:
    """Quick Bolt as a reaction to the first one's movement is aimed at the second."""
    here = position(
        hero("frank", "A6", ["quick_bolt"]),
        hero("abe", "F6"),
        creatures=[creature(ANIMAL, "C4"), creature(ANIMAL, "B5")],
        specialists="F6",
        reactions="ask",
    )
    play = threat(here, dice_attack=[[4, 4, 4]], dice_activation=[["blank"]])
    play.pick(f"creature:{ANIMAL}:c4").pick("react:quick_bolt").pick(f"attack:{ANIMAL}:b5")
    assert [tell.args["place"] for tell in play.tells("creature-killed")] == ["B5"]
    to_the_end(play)
    assert [tell.args["place"] for tell in play.tells("creature-activates")] == ["C4"]


@pytest.mark.rule("FZ-CREATURE-28", "FZ-CREATURE-36")
def test_creature_arriving_in_phase_is_not_activated() -> None:
    """A Host that is killed by its reaction window leaves a minion; spawned ones do not act either."""
    here = position(hero("shad", "A6", ["red_mist"]), creatures=[], specialists="F6", reactions="ask")
    here.pool = {"minion": 2, "elite": 0}
    play = to_the_end(threat(here))
    assert len(play.state.creatures) == 2 and not play.tells("creature-activates")
    bearer = position(
        hero("shad", "B3", ["red_mist"] * 9),
        creatures=[creature("chalice_bearer", "B3", power=2)],
        specialists="F6",
        mission="the_drinking_cave",
        boss="here",
    )
    play = to_the_end(threat(bearer, dice_activation=SPECIAL))
    assert len(play.tells("creature-activates")) == 1 and len(play.state.creatures) == 2


@pytest.mark.rule("FZ-EFFECT-07")
def test_creature_that_skips_its_activation_is_left_out_until_the_end_of_the_round() -> None:
    here = position(
        hero("shad", "A6", ["red_mist"]), creatures=[creature(ANIMAL, "C4", skips=["activation"])], specialists="F6"
    )
    here.pool = {"minion": 0, "elite": 0}
    play = to_the_end(threat(here))
    assert not play.tells("creature-activates") and play.the_creature().skips == []


@pytest.mark.rule("FZ-EFFECT-07")
@pytest.mark.parametrize(("what", "moved", "attacked"), [("move", False, False), ("attack", True, False)])
def test_only_the_part_named_is_left_out(what: Literal["move", "attack"], moved: bool, attacked: bool) -> None:
    here = facing(hero("shad", "C2", ["red_mist"]))
    here.creatures[0].skips = [what]
    play = to_the_end(activation(here, dice_activation=MOVE))
    assert (play.the_creature().location == "C2", bool(rolled(play))) == (moved, attacked)
