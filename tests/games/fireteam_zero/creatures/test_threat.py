"""The threat track, ambushes, spawning and reserve (FZ-THREAT, FZ-AMBUSH, FZ-SPAWN, FZ-RESERVE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fireteam_zero.creatures.spawning import spawn
from engine.games.fireteam_zero.creatures.track import advance
from engine.games.fireteam_zero.model.state import BoardToken, Charge, State
from engine.table import Table
from tests.games.fireteam_zero.fighting import activation, alone, ambushed, position, threat, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, hero, rule

ANIMAL, HUMAN, BEARER = "corrupted_animal", "corrupted_human", "chalice_bearer"


def advanced(state: State, n: int) -> Play:
    """The marker moves on."""

    async def part(table: Table, state: State) -> None:
        await advance(table, state, n)

    return rule(state, part)


# ---------------------------------------------------------------- the track


@pytest.mark.rule("FZ-THREAT-01", "FZ-THREAT-02")
def test_marker_activations_and_spawning_in_this_order() -> None:
    here = alone(creatures=[creature(ANIMAL, "E1")])
    here.pool["minion"] = 1
    play = to_the_end(threat(here))
    told = [tell.text.key for tell in play.told]
    assert told.index("threat-advanced") < told.index("creature-activates") < told.index("creature-spawned")
    assert play.state.marker == 1


@pytest.mark.rule("FZ-THREAT-03", "FZ-THREAT-04", "FZ-THREAT-06", "FZ-THREAT-07", "FZ-THREAT-08")
@pytest.mark.parametrize(("marker", "n", "drawn"), [(0, 3, 0), (3, 1, 1), (0, 4, 1), (3, 6, 2), (0, 16, 4), (4, 3, 0)])
def test_card_is_drawn_on_each_marked_space(marker: int, n: int, drawn: int) -> None:
    here = alone(marker=marker, reached=marker // 4)
    first = here.threat_deck[:drawn]
    play = advanced(here, n)
    assert play.state.threats == first and play.state.marker == marker + n
    assert [str(each.args["card"]) for each in play.tells("threat-revealed")] == first


@pytest.mark.rule("FZ-THREAT-05", "FZ-THREAT-09")
def test_on_the_last_space_nothing_happens_any_more() -> None:
    here = alone(marker=16, reached=4, creatures=[creature(ANIMAL, "E1")])
    play = to_the_end(threat(here))
    assert (play.state.marker, play.state.threats, play.state.outcome) == (16, [], None)


@pytest.mark.rule("FZ-THREAT-10")
def test_marker_goes_back_to_0_at_most_and_draws_no_card_twice() -> None:
    here = alone(marker=4, reached=1, threats=["no_sleep"])
    play = effect(here, {"threat": -1}, searcher="shad")
    assert (play.state.marker, play.state.threats) == (3, ["no_sleep"])
    again = advanced(play.state, 1)
    assert (again.state.marker, again.state.threats) == (4, ["no_sleep"])
    low = effect(alone(marker=0), {"threat": -1}, searcher="shad")
    assert low.state.marker == 0


@pytest.mark.rule("FZ-THREAT-08", "FZ-THREAT-03")
def test_event_moves_the_marker_on() -> None:
    here = alone(marker=3)
    play = effect(here, {"threat": 1}, searcher="shad")
    assert play.state.marker == 4 and len(play.state.threats) == 1


@pytest.mark.rule("FZ-THREAT-04", "FZ-THREAT-11", "FZ-EFFECT-03")
def test_threat_cards_in_force_add_up() -> None:
    """Blood Scent twice: an animal rolls three dice."""
    here = position(hero("shad", "A6", ["red_mist"] * 6), creatures=[creature(ANIMAL, "A6")], specialists="F6")
    here.threats = ["blood_scent", "blood_scent"]
    play = to_the_end(activation(here, dice_activation=[["blank"]]))
    assert [ask.count for ask in play.asked_chance if ask.key == "dice.creature"] == [3]


@pytest.mark.rule("FZ-THREAT-12", "FZ-EFFECT-10")
def test_charge_explodes_between_marker_and_activations() -> None:
    """It is on C4 with an animal; its owner has left, and does not roll again."""
    here = position(
        hero("don", "A6", ["satchel_charge"]), hero("abe", "A4"), creatures=[creature(ANIMAL, "C4")], specialists="A6"
    )
    here.pool, here.reactions = {"minion": 0, "elite": 0}, "ask"
    here.charges = [Charge("don", "C4", "explosive", 5)]
    play = to_the_end(threat(here, dice_attack=[[1, 5, 5, 5, 5]]))
    told = [tell.text.key for tell in play.told]
    assert told.index("threat-advanced") < told.index("attacks-by-effect") < told.index("creature-killed")
    assert "creature-activates" not in told and not play.state.charges


@pytest.mark.rule("FZ-EFFECT-10")
@pytest.mark.parametrize(("down", "at", "dice"), [(False, "C4", 6), (False, "A6", 5), (True, "C4", 5)])
def test_charge_has_its_owners_abilities_only_while_he_is_there(down: bool, at: str, dice: int) -> None:
    """Double Wad: a die more."""
    don = hero("don", at, ["satchel_charge"] * 9, focus=["double_wad", "safe_hands"], down=down)
    here = position(don, hero("abe", "A4"), creatures=[creature(HUMAN, "C4")], specialists="F6", reactions="ask")
    here.charges = [Charge("don", "C4", "explosive", 5)]
    play = threat(here, dice_attack=[[0] * dice])
    assert next(ask.count for ask in play.asked_chance if ask.key == "dice.attack") == dice


@pytest.mark.rule("FZ-EFFECT-10")
def test_charge_is_laid_at_its_owner_and_hits_heroes() -> None:
    don, abe = hero("don", "C4"), hero("abe", "C4", ["rifle_butt"] * 3)
    here = position(don, abe, specialists="F6", phase="tactics", reactions="ask")
    play = effect(here, {"charge": {"type": "explosive", "strength": 5}}, owner="don")
    assert play.state.charges == [Charge("don", "C4", "explosive", 5)]
    state = play.state
    state.heroes[0].location, state.pool = "A6", {"minion": 0, "elite": 0}
    play = to_the_end(threat(state, dice_attack=[[1, 5, 5, 5, 5]]))
    assert len(play.hero("abe").hand) == 1


# ---------------------------------------------------------------- spawning


def spawned(state: State, *numbers: int) -> Play:
    """Step 3; the spawn die shows these numbers."""
    return rule(state, spawn, spawn_die=[[number] for number in numbers])


@pytest.mark.rule("FZ-SPAWN-01", "FZ-SPAWN-02", "FZ-SPAWN-08", "FZ-SPAWN-09", "FZ-SEARCH-06")
def test_every_creature_of_the_pool_is_rolled_for_minions_first() -> None:
    """Tokens 1 to 3 of River Crossing are on A1, C2 and C3, searched or not."""
    here = alone()
    here.pool = {"minion": 2, "elite": 1}
    here.spawn[1].searched = True
    play = spawned(here, 1, 2, 3)
    assert [(each.kind, each.location) for each in play.state.creatures] == [
        (ANIMAL, "A1"),
        (ANIMAL, "C2"),
        (HUMAN, "C3"),
    ]
    assert play.state.pool == {"minion": 0, "elite": 0}


@pytest.mark.rule("FZ-SPAWN-03", "FZ-SPAWN-04")
def test_secured_location_is_rolled_again() -> None:
    here = position(hero("shad", "A1"), hero("abe", "C2"), specialists="F6")
    here.pool = {"minion": 1, "elite": 0}
    play = spawned(here, 1, 2, 1, 3)
    assert [each.location for each in play.state.creatures] == ["C3"] and len(play.asked_chance) == 4


@pytest.mark.rule("FZ-SPAWN-05", "FZ-SPAWN-06", "FZ-KO-13")
@pytest.mark.parametrize("guarded", ["creature", "down", "specialist"])
def test_unsecured_locations(guarded: str) -> None:
    """A hero with a creature, a knocked-out hero, specialists alone."""
    shad = hero("shad", "A6" if guarded == "specialist" else "A1", down=guarded == "down")
    here = position(
        shad, hero("abe", "F6"), specialists="A1", creatures=[creature(ANIMAL, "A1")][: guarded == "creature"]
    )
    here.pool = {"minion": 1, "elite": 0}
    assert spawned(here, 1).state.creatures[-1].location == "A1"


@pytest.mark.rule("FZ-SPAWN-11", "FZ-Q-08")
def test_nothing_is_placed_if_all_locations_are_secured() -> None:
    here = position(hero("shad", "A1"), hero("abe", "C2"), specialists="F6")
    here.spawn = here.spawn[:2]
    here.pool = {"minion": 1, "elite": 0}
    play = spawned(here)
    assert play.over and play.state.creatures == [] and play.state.pool["minion"] == 1


@pytest.mark.rule("FZ-SPAWN-07", "FZ-BOSS-07", "FZ-BOSS-08", "FZ-BOSS-16")
@pytest.mark.parametrize(("boss", "there"), [("waiting", 1), ("here", 0), ("defeated", 1)])
def test_while_a_boss_is_in_play_nothing_spawns(boss: str, there: int) -> None:
    here = alone(mission="the_drinking_cave", boss=boss)
    here.pool = {"minion": 1, "elite": 0}
    assert len(spawned(here, 1).state.creatures) == there


def breeding(minions: int, **more: Any) -> State:
    here = position(
        hero("shad", "B2"),
        mission="bogged_down",
        tokens=[BoardToken("burrow", "B2"), BoardToken("burrow", "E3")],
        specialists="A1",
        **more,
    )
    here.pool = {"minion": minions, "elite": 0}
    return here


@pytest.mark.rule("FZ-SPAWN-12", "FZ-Q-33")
def test_breeding_tokens_take_a_minion_each_joined_of_its_roll_secured_or_not() -> None:
    """Shad alone on B2 does not stop the burrow there. The third minion is rolled for."""
    play = spawned(breeding(3), 1)
    assert [each.location for each in play.state.creatures] == ["B2", "E3", "C1"] and len(play.asked_chance) == 1


@pytest.mark.rule("FZ-SPAWN-12")
def test_players_choose_tokens_if_minions_are_short() -> None:
    play = spawned(breeding(1))
    assert (play.key, play.ids) == ("fire.breeding", ["place:b2", "place:e3"])
    play.pick("place:e3")
    assert [each.location for each in play.state.creatures] == ["E3"]


@pytest.mark.rule("FZ-SPAWN-12", "FZ-SPAWN-09")
def test_nothing_breeds_where_the_pool_never_had_a_minion() -> None:
    here = breeding(0)
    here.pool = {}
    assert spawned(here).over and here.creatures == []


@pytest.mark.rule("FZ-Q-33")
def test_by_the_other_ruling_secured_tokens_rest() -> None:
    play = spawned(breeding(2, rulings={"breeding_can_be_secured": True}), 1)
    assert [each.location for each in play.state.creatures] == ["E3", "C1"]


@pytest.mark.rule("FZ-SPAWN-13", "FZ-SPAWN-14")
@pytest.mark.parametrize(("searched", "rolls"), [(True, 2), (False, 3)])
def test_breach_brings_another_minion_which_brings_none(searched: bool, rolls: int) -> None:
    """With three minions: on a searched token the second comes along without a roll, and brings none."""
    here = alone(mission="bogged_down", threats=["breach"], tokens=[])
    here.pool = {"minion": 3, "elite": 0}
    here.spawn[0].searched = searched
    play = spawned(here, 1, 2, 3)
    assert len(play.asked_chance) == rolls and len(play.state.creatures) == 3
    assert [each.location for each in play.state.creatures].count("C1") == 1 + searched


@pytest.mark.rule("FZ-SETUP-35", "FZ-SPAWN-10")
def test_creature_outside_pool_cannot_appear() -> None:
    here = alone()
    place = {"place": {"creature": "elite", "from": "reserve", "at": "ferry"}}
    here.reserve = {"elite": 0}
    assert effect(here, place).state.creatures == []
    here.reserve = {"elite": 1}
    (there,) = effect(here, place).state.creatures
    assert (there.kind, there.location, there.reserve) == (HUMAN, "E1", True)


# ---------------------------------------------------------------- reserve


@pytest.mark.rule("FZ-RESERVE-01", "FZ-RESERVE-02", "FZ-RESERVE-03")
def test_reserve_does_not_spawn() -> None:
    here = alone()
    here.reserve = {"elite": 1}
    assert spawned(here).state.creatures == [] and here.reserve == {"elite": 1}


@pytest.mark.rule("FZ-RESERVE-05")
def test_joining_creature_spawns_and_returns_to_pool() -> None:
    here = alone()
    here.reserve = {"elite": 1}
    play = effect(here, {"pool_add": {"creature": "elite", "n": 1}})
    assert (play.state.reserve["elite"], play.state.pool["elite"]) == (0, 1)
    there = spawned(play.state, 1).state
    assert [each.kind for each in there.creatures] == [HUMAN] and there.pool["elite"] == 0
    home = effect(there, {"return": {"creature": "elite", "n": 1, "range": 9}}, searcher="shad").state
    assert (home.reserve["elite"], home.pool["elite"]) == (0, 1)


@pytest.mark.rule("FZ-RESERVE-06", "FZ-RESERVE-07", "FZ-Q-30")
def test_reserve_joins_before_board() -> None:
    here = alone(creatures=[creature(HUMAN, "C4", reserve=True)])
    here.reserve = {"elite": 1}
    one = effect(here, {"pool_add": {"creature": "elite", "n": 1}}).state
    assert (one.pool["elite"], one.creatures[0].reserve) == (1, True)
    here.reserve = {"elite": 0}
    other = effect(here, {"pool_add": {"creature": "elite", "n": 2}}).state
    assert (other.pool["elite"], other.creatures[0].reserve, other.creatures[0].location) == (0, False, "C4")
    play = effect(other, {"return": {"creature": "elite", "n": 1, "range": 9}}, searcher="shad")
    assert play.state.pool["elite"] == 1


@pytest.mark.rule("FZ-THREAT-04", "FZ-RESERVE-05")
def test_one_of_them_joins_when_it_is_revealed() -> None:
    here = alone(marker=3)
    here.reserve = {"elite": 1}
    here.threat_deck = ["one_of_them"]
    assert advanced(here, 1).state.pool["elite"] == 1


# ---------------------------------------------------------------- ambushes


@pytest.mark.rule("FZ-AMBUSH-01", "FZ-AMBUSH-02", "FZ-AMBUSH-07", "FZ-AMBUSH-13")
def test_ambusher_from_pool_rolls_and_attacks_at_once() -> None:
    here = position(hero("shad", "C4", ["red_mist"] * 3), specialists="F6")
    here.pool = {"minion": 1, "elite": 0}
    play = to_the_end(ambushed(here, "shad", dice_activation=[["special"]], dice_creature=[[0, 3]]))
    (there,) = play.state.creatures
    assert there.location == "C4" and play.state.pool["minion"] == 0 and len(play.hero("shad").hand) == 1
    assert not play.state.activated, "it is activated again in the next threat phase"


@pytest.mark.rule("FZ-AMBUSH-05", "FZ-AMBUSH-12", "FZ-REACT-05")
def test_ambush_allows_no_reactions() -> None:
    """Body Check, Hamstring, Trench Knife, Covering Shot, Stimulant: none is offered, down to the knock-out. Scar
    Tissue is no reaction and takes a hit off."""
    shad = hero("shad", "C4", ["trench_knife"], focus=["scar_tissue"])
    here = position(shad, hero("don", "C3", ["stimulant"]), hero("abe", "C3", ["covering_shot"]), specialists="F6")
    here.pool = {"minion": 1, "elite": 0}
    play = ambushed(here, "shad", dice_activation=[["special"]], dice_creature=[[3, 3]])
    assert play.over and play.hero("shad").down
    assert play.tells("hero-hit")[0].args["hits"] == 3


@pytest.mark.rule("FZ-AMBUSH-06")
def test_taking_one_for_the_team_stays_allowed() -> None:
    heroes = hero("shad", "C4", ["red_mist"] * 3), hero("don", "C4", ["grease_gun"] * 3)
    here = position(*heroes, specialists="F6")
    here.pool = {"minion": 1, "elite": 0}
    play = ambushed(here, "shad", dice_creature=[[1]])
    assert play.key == "fire.volunteer"
    to_the_end(play.pick("volunteer:don"))
    assert len(play.hero("don").hand) == 2


@pytest.mark.rule("FZ-AMBUSH-03", "FZ-AMBUSH-04", "FZ-AMBUSH-10")
def test_farthest_creature_ambushes_with_its_marks_if_pool_is_empty() -> None:
    here = position(
        hero("shad", "A6", ["red_mist"] * 3),
        creatures=[
            creature(ANIMAL, "B5"),
            creature(ANIMAL, "F1", reserve=True, skips=["move"]),
            creature(ANIMAL, "F3"),
        ],
        specialists="F6",
    )
    here.pool = {"minion": 0, "elite": 0}
    play = ambushed(here, "shad")
    assert (play.key, play.ids) == ("fire.farthest", ["creature:corrupted_animal:f1", "creature:corrupted_animal:f3"])
    play.pick("creature:corrupted_animal:f1")
    moved = play.creature(2)
    assert moved is not None and (moved.location, moved.reserve, moved.skips) == ("A6", True, ["move"])
    assert to_the_end(play).tells("creature-attacks")


@pytest.mark.rule("FZ-AMBUSH-08")
def test_nothing_happens_without_such_a_creature() -> None:
    play = ambushed(alone(), "shad")
    assert play.over and not play.told


@pytest.mark.rule("FZ-AMBUSH-09", "FZ-Q-31")
def test_minion_replaces_missing_elite() -> None:
    here = position(hero("shad", "A6", ["red_mist"] * 3), specialists="F6")
    here.pool, here.reserve = {"minion": 1}, {"elite": 1}
    assert [each.kind for each in to_the_end(ambushed(here, "shad", "elite")).state.creatures] == [ANIMAL]
    here.rulings.elite_from_reserve = True
    (there,) = to_the_end(ambushed(here, "shad", "elite")).state.creatures
    assert (there.kind, there.reserve) == (HUMAN, True)
    here.rulings.elite_from_reserve = False
    here.creatures = [creature(HUMAN, "C4", number=9)]  # in the pool: these joined later
    assert to_the_end(ambushed(here, "shad", "elite")).tells("creature-ambushed")[0].args["creature"] == HUMAN


@pytest.mark.rule("FZ-AMBUSH-11")
def test_several_ambushes_follow_until_hero_is_down() -> None:
    here = position(hero("shad", "A6", ["red_mist"]), specialists="F6")
    here.pool = {"minion": 3, "elite": 0}
    play = effect(here, {"ambush": {"creature": "minion", "n": 3}}, searcher="shad", dice_creature=[[1], [1]])
    assert to_the_end(play).hero("shad").down and len(play.state.creatures) == 2


@pytest.mark.rule("FZ-EFFECT-07")
def test_ambusher_skipping_activation_only_appears() -> None:
    here = position(hero("shad", "A6", ["red_mist"]), creatures=[creature(ANIMAL, "F1", skips=["activation"])])
    here.pool = {"minion": 0, "elite": 0}
    play = ambushed(here, "shad")
    assert play.over and play.the_creature().location == "A6" and not play.tells("creature-attacks")


@pytest.mark.rule("FZ-BOSS-09")
def test_ambushes_happen_while_a_boss_is_there() -> None:
    here = alone(mission="the_drinking_cave", boss="here", creatures=[creature(BEARER, "F1", power=2)])
    here.pool = {"minion": 1, "elite": 0}
    here.heroes[0].hand = ["red_mist"] * 3
    assert len(to_the_end(ambushed(here, "shad")).state.creatures) == 2
