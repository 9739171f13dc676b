"""Specials of creatures, and taking one for the team (FZ-CREATURE, FZ-TEAM, FZ-EX)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.threat.activation import activate
from engine.table import Table
from tests.games.fireteam_zero.fighting import activation, facing, rolled, to_the_end
from tests.games.fireteam_zero.position import Play, hero, rule

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"
BLANK, SPECIAL = [["blank"]], [["special"]]


# ---------------------------------------------------------------- the special symbol


@pytest.mark.rule("FZ-CREATURE-12", "FZ-CREATURE-38")
def test_special_of_an_animal_is_a_die_more_for_this_attack() -> None:
    play = to_the_end(activation(facing(hero("shad", "C4", ["red_mist"] * 4)), dice_activation=SPECIAL))
    assert rolled(play) == [2] and play.state.activation is None


@pytest.mark.rule("FZ-EX-06", "FZ-CREATURE-24", "FZ-CREATURE-37", "FZ-Q-35")
def test_special_of_a_human_is_one_more_damage_if_it_attacks() -> None:
    """Two dice without a symbol still make one hit; without a hero in range nothing happens."""
    near = facing(hero("shad", "C4", ["red_mist"] * 4), kind=HUMAN)
    play = to_the_end(activation(near, dice_activation=SPECIAL, dice_creature=[[0, 0]]))
    assert rolled(play) == [2] and len(play.hero("shad").hand) == 3
    far = facing(hero("shad", "A1", ["red_mist"] * 4), kind=HUMAN, at="E5")
    play = to_the_end(activation(far, dice_activation=SPECIAL))
    assert not rolled(play) and len(play.hero("shad").hand) == 4


@pytest.mark.rule("FZ-CREATURE-38")
@pytest.mark.parametrize(("kind", "dice", "cards"), [(ANIMAL, [2, 1], 4), (HUMAN, [2, 2], 3)])
def test_special_effects_end_with_activation(kind: str, dice: list[int], cards: int) -> None:
    """First the special, then a blank, and no symbols: a human does one damage the first time."""

    async def part(table: Table, state: State) -> None:
        await activate(table, state, state.creatures[0])
        await activate(table, state, state.creatures[0])

    here = facing(hero("shad", "C4", ["red_mist"] * 4), kind=kind, phase="threat")
    play = rule(here, part, dice_activation=[["special"], ["blank"]], dice_creature=[[0] * each for each in dice])
    assert rolled(to_the_end(play)) == dice and len(play.hero("shad").hand) == cards


@pytest.mark.rule("FZ-CREATURE-38", "FZ-CREATURE-12")
def test_special_of_a_shade_reaches_farther_this_time_alone() -> None:
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
def test_hero_with_too_few_cards_discards_and_is_knocked_out() -> None:
    here = facing(hero("shad", "C4", ["red_mist", "headlong"]), hero("don", "A1"), kind=HUMAN)
    play = to_the_end(activation(here, dice_activation=BLANK, dice_creature=[[3, 2]]))
    assert play.hero("shad").down and play.hero("shad").hand == []
    assert sorted(play.hero("shad").discard) == ["headlong", "red_mist"]


# ---------------------------------------------------------------- take one for the team


def together(*hands: int, kind: str = HUMAN) -> State:
    """Returns heroes of one player each on C4 with this number of cards, without reactions."""
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
def test_distant_or_knocked_out_heroes_may_not_volunteer() -> None:
    here = together(2, 3, 3)
    here.heroes[1].location, here.heroes[2].down = "C3", True
    play = activation(here, dice_activation=BLANK, dice_creature=[[0, 0]])
    assert "fire.volunteer" not in {play.key} and to_the_end(play).over


@pytest.mark.rule("FZ-TEAM-04")
def test_players_choose_among_volunteers() -> None:
    play = until(activation(together(2, 3, 3), dice_activation=BLANK, dice_creature=[[3, 0]]), "fire.volunteer")
    play.pick("volunteer:don", seat=1).pick("volunteer:abe", seat=2)
    assert (play.key, play.ids, play.session.asks[0].occasion) == ("fire.volunteers", ["hero:don", "hero:abe"], "table")
    to_the_end(play.pick("hero:abe"))
    assert len(play.hero("abe").hand) == 1 and len(play.hero("don").hand) == 3


@pytest.mark.rule("FZ-TEAM-02")
def test_decision_precedes_the_dice() -> None:
    play = until(activation(together(2, 3), dice_activation=BLANK), "fire.volunteer")
    assert not rolled(play)


# ---------------------------------------------------------------- specials with rules of their own


@pytest.mark.rule("FZ-EFFECT-11", "FZ-ESCORT-03")
def test_burrower_drags_the_nearest_hero_toward_it() -> None:
    """He is two steps away, alone with both specialists, and takes them along."""
    here = facing(hero("shad", "A4", ["red_mist"] * 3), kind="burrower", at="C4", mission="bogged_down")
    here.specialists = dict.fromkeys(here.specialists, "A4")
    here.creatures[0].skips = ["move"]
    play = activation(here, dice_activation=SPECIAL)
    while not play.over and play.key != "fire.drag":
        play.pick(play.ids[-1])
    play = to_the_end(play)
    assert play.where["shad"] in ("B3", "B4", "B5") and play.where["patty"] == play.where["henry"] == play.where["shad"]


@pytest.mark.rule("FZ-EFFECT-11", "FZ-ESCORT-04")
def test_dragged_hero_may_leave_the_specialists_with_another() -> None:
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
def test_adjacent_and_distant_heroes_are_not_dragged(at: str, dragged: bool) -> None:
    here = facing(hero("shad", at, ["red_mist"] * 3), kind="burrower", at="C4", mission="bogged_down")
    here.creatures[0].skips = ["move"]
    play = to_the_end(activation(here, dice_activation=SPECIAL))
    assert (play.where["shad"] != at) == dragged


@pytest.mark.rule("FZ-EFFECT-12")
def test_lamplighter_hunts_the_farthest_hero() -> None:
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
def test_bearers_special_brings_a_minion_and_the_mothers_costs_cards() -> None:
    bearer = facing(
        hero("shad", "B3", ["red_mist"] * 6), kind="chalice_bearer", at="B3", mission="the_drinking_cave", boss="here"
    )
    play = to_the_end(activation(bearer, dice_activation=SPECIAL, dice_creature=[[0] * 4]))
    assert [each.kind for each in play.state.creatures] == ["chalice_bearer", ANIMAL]
    heroes = hero("shad", "B3", ["red_mist"] * 6), hero("don", "B4", ["grease_gun"]), hero("abe", "F6", ["rifle_butt"])
    mother = facing(*heroes, kind="brood_mother", at="B3", mission="the_warm_dark", boss="here")
    play = to_the_end(activation(mother, dice_activation=SPECIAL, dice_creature=[[5] * 3]))
    assert [len(each.hand) for each in play.state.heroes] == [5, 0, 1]
