"""Activations and attacks of creatures (FZ-CREATURE, FZ-TEAM, FZ-EX-06, FZ-EX-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import pytest

from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.pieces import HeroId
from engine.games.fireteam_zero.state import Creature, Hero, State
from engine.games.fireteam_zero.threat.activation import DIE, activate
from engine.table import Table
from tests.rules.fireteam_zero.fighting import activation, position, threat, to_the_end
from tests.rules.fireteam_zero.position import Play, creature, hero, rule

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"
BLANK, MOVE, SPECIAL = [["blank"]], [["move"]], [["special"]]


def facing(*heroes: Hero, kind: str = ANIMAL, at: str = "C4", mission: str = "river_crossing", **more: object) -> State:
    """Heroes without reactions in reach, and one creature."""
    return position(*heroes, creatures=[creature(kind, at)], specialists="F6", mission=mission, **more)


def rolled(play: Play) -> list[int]:
    """How many dice creatures have rolled in each attack."""
    return [ask.count for ask in play.asked_chance if ask.key == "dice.creature"]


# ---------------------------------------------------------------- the cards


@pytest.mark.rule("FZ-CREATURE-22", "FZ-CREATURE-23", "FZ-CREATURE-24", "FZ-CREATURE-25")
def test_the_printed_creatures() -> None:
    animal, human, bearer = (content().creatures[each] for each in (ANIMAL, HUMAN, "chalice_bearer"))
    assert (animal.creature_class, animal.life, animal.resist) == ("minion", 2, (1, 1, 0))
    assert (human.creature_class, human.life, human.resist) == ("elite", 6, (2, 2, 1))
    assert (human.attack.type, human.attack.strength) == ("close", 2)
    assert (bearer.creature_class, bearer.life, bearer.resist) == ("boss", 8, (4, 4, 3))


@pytest.mark.rule("FZ-CREATURE-26")
def test_the_activation_die() -> None:
    assert Counter(DIE) == {"blank": 2, "move": 2, "special": 2}


# ---------------------------------------------------------------- movement


@pytest.mark.rule("FZ-CREATURE-03", "FZ-CREATURE-05", "FZ-CREATURE-10", "FZ-CREATURE-13", "FZ-CREATURE-15")
def test_it_moves_rolls_its_die_and_attacks() -> None:
    """An animal moves two steps from C4 and attacks with one die; the blank does nothing."""
    play = to_the_end(activation(facing(hero("shad", "A5", ["red_mist"])), dice_activation=BLANK, dice_creature=[[3]]))
    assert play.the_creature().location == "A5" and rolled(play) == [1]
    order = [tell.text.key for tell in play.told]
    assert order.index("creature-moved") < order.index("activation-die") < order.index("creature-attacks")
    assert play.hero("shad").down, "two hits and one card"


@pytest.mark.rule("FZ-CREATURE-04")
@pytest.mark.parametrize("face", ["blank", "move"])
def test_with_an_active_hero_beside_it_does_not_move(face: str) -> None:
    play = to_the_end(activation(facing(hero("shad", "C4", ["red_mist"]), hero("don", "D3")), dice_activation=[[face]]))
    assert play.the_creature().location == "C4" and not play.tells("creature-moved")


@pytest.mark.rule("FZ-CREATURE-05", "FZ-TERRAIN-05", "FZ-Q-05")
def test_it_walks_around_impassable_ground() -> None:
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
def test_it_stops_where_the_hero_is_and_a_move_symbol_moves_it_again() -> None:
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
    """Three heroes are where it stands, all knocked out; it walks on."""
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
def test_without_an_active_hero_it_neither_moves_nor_attacks() -> None:
    play = activation(facing(hero("shad", "A6", down=True)), dice_activation=MOVE)
    assert play.over and play.the_creature().location == "C4" and not rolled(play)


@pytest.mark.rule("FZ-CREATURE-32", "FZ-Q-36")
def test_the_players_choose_among_equal_steps() -> None:
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


# ---------------------------------------------------------------- the special symbol


@pytest.mark.rule("FZ-CREATURE-12", "FZ-CREATURE-38")
def test_the_special_of_an_animal_is_a_die_more_for_this_attack() -> None:
    play = to_the_end(activation(facing(hero("shad", "C4", ["red_mist"] * 4)), dice_activation=SPECIAL))
    assert rolled(play) == [2] and play.state.activation is None


@pytest.mark.rule("FZ-EX-06", "FZ-CREATURE-24", "FZ-CREATURE-37", "FZ-Q-35")
def test_the_special_of_a_human_is_one_more_damage_if_it_attacks() -> None:
    """Two dice without a symbol: one hit all the same; without a hero in range nothing."""
    near = facing(hero("shad", "C4", ["red_mist"] * 4), kind=HUMAN)
    play = to_the_end(activation(near, dice_activation=SPECIAL, dice_creature=[[0, 0]]))
    assert rolled(play) == [2] and len(play.hero("shad").hand) == 3
    far = facing(hero("shad", "A1", ["red_mist"] * 4), kind=HUMAN, at="E5")
    play = to_the_end(activation(far, dice_activation=SPECIAL))
    assert not rolled(play) and len(play.hero("shad").hand) == 4


@pytest.mark.rule("FZ-CREATURE-38")
@pytest.mark.parametrize(("kind", "dice", "cards"), [(ANIMAL, [2, 1], 4), (HUMAN, [2, 2], 3)])
def test_what_a_special_changes_is_over_with_the_activation(kind: str, dice: list[int], cards: int) -> None:
    """First the special, then a blank, and no symbols: a human does one damage the first time."""

    async def part(table: Table, state: State) -> None:
        await activate(table, state, state.creatures[0])
        await activate(table, state, state.creatures[0])

    here = facing(hero("shad", "C4", ["red_mist"] * 4), kind=kind, phase="threat")
    play = rule(here, part, dice_activation=[["special"], ["blank"]], dice_creature=[[0] * each for each in dice])
    assert rolled(to_the_end(play)) == dice and len(play.hero("shad").hand) == cards


@pytest.mark.rule("FZ-CREATURE-38", "FZ-CREATURE-12")
def test_the_special_of_a_shade_reaches_farther_this_time_alone() -> None:
    """It shoots one step far, by its special two; its target is two steps away."""

    async def part(table: Table, state: State) -> None:
        await activate(table, state, state.creatures[0])
        await activate(table, state, state.creatures[0])

    here = facing(hero("shad", "C2", ["red_mist"] * 4), kind="ember_shade", phase="threat")
    here.creatures[0].skips = ["move"]
    play = to_the_end(rule(here, part, dice_activation=[["special"], ["blank"]]))
    assert len(play.tells("creature-activates")) == 2 and len(rolled(play)) == 1


@pytest.mark.rule("FZ-EX-07", "FZ-CREATURE-16", "FZ-CREATURE-17")
def test_for_each_hit_the_hero_discards_a_card_of_his_choice() -> None:
    """Two close symbols and three cards; then two cards, which are just enough."""
    here = facing(hero("shad", "C4", ["red_mist", "trench_knife", "headlong"]), kind=HUMAN)
    play = activation(here, dice_activation=BLANK, dice_creature=[[3, 0]])
    while play.key != "fire.lose":
        play.pick("pass")
    assert play.session.asks[0].pick == (2, 2) and set(play.ids) == {"red_mist", "trench_knife", "headlong"}
    play.pick(["red_mist", "headlong"])
    assert play.hero("shad").hand == ["trench_knife"]
    two = facing(hero("shad", "C4", ["red_mist", "headlong"]), kind=HUMAN)
    play = to_the_end(activation(two, dice_activation=BLANK, dice_creature=[[3, 0]]))
    assert play.hero("shad").hand == [] and not play.hero("shad").down


@pytest.mark.rule("FZ-CREATURE-18", "FZ-KO-01", "FZ-CREATURE-29")
def test_who_has_fewer_cards_than_hits_discards_them_and_is_knocked_out() -> None:
    here = facing(hero("shad", "C4", ["red_mist", "headlong"]), hero("don", "A1"), kind=HUMAN)
    play = to_the_end(activation(here, dice_activation=BLANK, dice_creature=[[3, 2]]))
    assert play.hero("shad").down and play.hero("shad").hand == []
    assert sorted(play.hero("shad").discard) == ["headlong", "red_mist"]


# ---------------------------------------------------------------- targets


@pytest.mark.rule("FZ-CREATURE-13", "FZ-CREATURE-14", "FZ-CREATURE-35")
def test_it_attacks_the_nearest_hero_in_range_and_line_of_fire() -> None:
    """An Ember Shade on C4 of Dead Air shoots one step far; a line is between C4 and C5, so of two heroes at distance 1
    it attacks the one whom it sees, though the other is first."""
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
def test_an_explosive_attack_hits_all_active_heroes_there_and_no_creature() -> None:
    """A Host: explosive, two dice. Nobody is asked to volunteer; heroes discard in turn order."""
    heroes = hero("shad", "B2", ["red_mist"] * 4), hero("don", "B2", ["grease_gun"] * 4), hero("abe", "B2", down=True)
    here = facing(*heroes, kind="host", at="B2", mission="bogged_down")
    here.creatures.append(creature("burrower", "B2", number=2))
    play = to_the_end(activation(here, dice_activation=BLANK, dice_creature=[[1, 5]]))
    assert (len(play.hero("shad").hand), len(play.hero("don").hand)) == (2, 2) and play.creature(2)
    assert [each.args["hero"] for each in play.tells("hero-hit")] == ["shad", "don"]


@pytest.mark.rule("FZ-EFFECT-13", "FZ-TEAM-03")
def test_an_area_attack_hits_all_heroes_on_the_targets_location() -> None:
    """The special of a Pyre Knight."""
    heroes = hero("shad", "B3", ["red_mist"] * 4), hero("don", "B3", ["grease_gun"] * 4)
    here = facing(*heroes, kind="pyre_knight", at="B3", mission="dead_air")
    play = to_the_end(activation(here, dice_activation=SPECIAL, dice_creature=[[4, 0]]))
    assert [each.args["hits"] for each in play.tells("hero-hit")] == [2, 2]


@pytest.mark.rule("FZ-CREATURE-31")
def test_a_creature_rolls_no_more_than_eight_dice() -> None:
    here = facing(hero("shad", "C4", ["red_mist"] * 4), threats=["blood_scent"] * 9)
    assert rolled(to_the_end(activation(here, dice_activation=BLANK))) == [8]


@pytest.mark.rule("FZ-CREATURE-39", "FZ-TEAM-02", "FZ-REACT-17")
def test_the_order_of_an_attack() -> None:
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


# ---------------------------------------------------------------- take one for the team


def together(*hands: int, kind: str = HUMAN) -> State:
    """Heroes of one player each on C4 with so many cards, none of which is a reaction."""
    names: Sequence[HeroId] = ("shad", "don", "abe")
    cards = ("headlong", "field_dressing", "fixed_bayonet")
    heroes = [hero(name, "C4", [card] * n) for name, card, n in zip(names, cards, hands, strict=False)]
    return facing(*heroes, kind=kind)


def until(play: Play, key: str) -> Play:
    """Passes and declines until this is asked."""
    while play.key != key:
        play.pick("pass" if "pass" in play.ids else play.ids[0])
    return play


@pytest.mark.rule("FZ-TEAM-01", "FZ-Q-19")
def test_another_hero_there_may_become_the_target() -> None:
    play = until(activation(together(2, 3), dice_activation=BLANK, dice_creature=[[3, 0]]), "fire.volunteer")
    assert (play.seats, play.ids, play.default) == ((1,), ["volunteer:don", "no"], ("no",))
    play.pick("volunteer:don")
    to_the_end(play)
    assert (len(play.hero("shad").hand), len(play.hero("don").hand)) == (2, 1)
    assert play.where["don"] == "C4"


@pytest.mark.rule("FZ-TEAM-01")
def test_nobody_elsewhere_and_no_knocked_out_hero_may_volunteer() -> None:
    here = together(2, 3, 3)
    here.heroes[1].location, here.heroes[2].down = "C3", True
    play = activation(here, dice_activation=BLANK, dice_creature=[[0, 0]])
    assert "fire.volunteer" not in {play.key} and to_the_end(play).over


@pytest.mark.rule("FZ-TEAM-04")
def test_of_several_volunteers_the_players_choose_one() -> None:
    play = until(activation(together(2, 3, 3), dice_activation=BLANK, dice_creature=[[3, 0]]), "fire.volunteer")
    play.pick("volunteer:don", seat=1).pick("volunteer:abe", seat=2)
    assert (play.key, play.ids, play.session.asks[0].occasion) == ("fire.volunteers", ["hero:don", "hero:abe"], "table")
    to_the_end(play.pick("hero:abe"))
    assert len(play.hero("abe").hand) == 1 and len(play.hero("don").hand) == 3


@pytest.mark.rule("FZ-TEAM-02")
def test_the_decision_comes_before_the_dice() -> None:
    play = until(activation(together(2, 3), dice_activation=BLANK), "fire.volunteer")
    assert not rolled(play)


# ---------------------------------------------------------------- specials with rules of their own


@pytest.mark.rule("FZ-EFFECT-11", "FZ-ESCORT-03")
def test_a_burrower_drags_the_nearest_hero_toward_it() -> None:
    """Two steps away; alone with both specialists, whom he takes along."""
    here = facing(hero("shad", "A4", ["red_mist"] * 3), kind="burrower", at="C4", mission="bogged_down")
    here.specialists = dict.fromkeys(here.specialists, "A4")
    here.creatures[0].skips = ["move"]
    play = activation(here, dice_activation=SPECIAL)
    while not play.over and play.key != "fire.drag":
        play.pick(play.ids[-1])
    play = to_the_end(play)
    assert play.where["shad"] in ("B3", "B4", "B5") and play.where["patty"] == play.where["henry"] == play.where["shad"]


@pytest.mark.rule("FZ-EFFECT-11", "FZ-ESCORT-04")
def test_a_dragged_hero_may_leave_the_specialists_with_another() -> None:
    here = facing(
        hero("shad", "A4", ["red_mist"] * 3), hero("abe", "A4"), kind="burrower", at="C4", mission="bogged_down"
    )
    here.specialists = dict.fromkeys(here.specialists, "A4")
    here.creatures[0].skips = ["move", "attack"]
    play = activation(here, dice_activation=SPECIAL)
    while play.key not in ("fire.escort", ""):
        play.pick(play.ids[-1])
    assert play.key == "fire.escort"
    play.pick("escort:nobody")
    assert play.where["shad"] != "A4" and play.where["patty"] == "A4"


@pytest.mark.rule("FZ-EFFECT-11")
@pytest.mark.parametrize(("at", "dragged"), [("C4", False), ("F4", False), ("E4", True)])
def test_nobody_who_is_with_it_or_three_steps_away_is_dragged(at: str, dragged: bool) -> None:
    here = facing(hero("shad", at, ["red_mist"] * 3), kind="burrower", at="C4", mission="bogged_down")
    here.creatures[0].skips = ["move"]
    play = to_the_end(activation(here, dice_activation=SPECIAL))
    assert (play.where["shad"] != at) == dragged


@pytest.mark.rule("FZ-EFFECT-12")
def test_the_lamplighter_hunts_the_farthest_hero() -> None:
    """Out of a location with an active hero, and toward the one farthest away."""
    heroes = hero("shad", "B2", ["red_mist"] * 3), hero("don", "F6", ["grease_gun"] * 3)
    here = facing(*heroes, kind="lamplighter", at="B2", mission="the_lamplighters_round", boss="here")
    here.creatures[0].power = 2
    play = to_the_end(activation(here, dice_activation=SPECIAL, dice_creature=[[5, 5, 5]]))
    assert play.the_creature().location == "C3"


@pytest.mark.rule("FZ-CREATURE-12", "FZ-THREAT-11")
def test_quickening_resolves_a_minions_special_twice() -> None:
    here = facing(hero("shad", "C4", ["red_mist"] * 4), threats=["quickening"])
    assert rolled(to_the_end(activation(here, dice_activation=SPECIAL))) == [3]
    human = facing(hero("shad", "C4", ["red_mist"] * 4), kind=HUMAN, threats=["quickening"])
    play = to_the_end(activation(human, dice_activation=SPECIAL, dice_creature=[[0, 0]]))
    assert len(play.hero("shad").hand) == 3


@pytest.mark.rule("FZ-CREATURE-11")
def test_no_sleep_makes_a_blank_a_move() -> None:
    far = facing(hero("shad", "A1", ["red_mist"]), at="E5", threats=["no_sleep"])
    assert to_the_end(activation(far, dice_activation=BLANK)).the_creature().location == "A1"


@pytest.mark.rule("FZ-EFFECT-03", "FZ-TERRAIN-10")
def test_white_glare_takes_cover_from_heroes() -> None:
    here = facing(hero("shad", "A3", ["red_mist"] * 3), kind="ember_shade", at="B3", mission="dead_air")
    here.creatures[0].skips = ["move"]
    assert rolled(to_the_end(activation(here, dice_activation=BLANK))) == []
    here.threats = ["white_glare"]
    assert rolled(to_the_end(activation(here, dice_activation=BLANK))) == [1]


@pytest.mark.rule("FZ-CREATURE-12", "FZ-EFFECT-02")
def test_the_bearers_special_brings_a_minion_and_the_mothers_costs_cards() -> None:
    bearer = facing(
        hero("shad", "B3", ["red_mist"] * 6), kind="chalice_bearer", at="B3", mission="the_drinking_cave", boss="here"
    )
    play = to_the_end(activation(bearer, dice_activation=SPECIAL, dice_creature=[[0] * 4]))
    assert [each.kind for each in play.state.creatures] == ["chalice_bearer", ANIMAL]
    heroes = hero("shad", "B3", ["red_mist"] * 6), hero("don", "B4", ["grease_gun"]), hero("abe", "F6", ["rifle_butt"])
    mother = facing(*heroes, kind="brood_mother", at="B3", mission="the_warm_dark", boss="here")
    play = to_the_end(activation(mother, dice_activation=SPECIAL, dice_creature=[[5] * 3]))
    assert [len(each.hand) for each in play.state.heroes] == [5, 0, 1]


# ---------------------------------------------------------------- the step of the phase


def phase(*creatures: Creature, **more: Any) -> Play:
    """A threat phase without plans against one hero far away."""
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
def test_within_a_class_the_players_choose_anew_each_time() -> None:
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
def test_a_creature_killed_before_its_turn_is_not_activated_and_spawns_in_the_same_round() -> None:
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
def test_a_creature_killed_while_another_acts_does_not_act_any_more() -> None:
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
def test_a_creature_that_comes_in_the_phase_is_not_activated_in_it() -> None:
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
def test_a_creature_that_skips_its_activation_is_left_out_until_the_end_of_the_round() -> None:
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
