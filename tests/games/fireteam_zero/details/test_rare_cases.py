"""Rare cases of the rules: what a third sample of changes of them, and then a sweep over all, had no test for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from engine.games.fireteam_zero.board.figures import active_at, heroes_at
from engine.games.fireteam_zero.board.numbers import cancelled, hand_size, speed
from engine.games.fireteam_zero.combat.by_effect import explode
from engine.games.fireteam_zero.combat.killing import strike
from engine.games.fireteam_zero.combat.odds import Needed, attack_cards, likely
from engine.games.fireteam_zero.combat.rerolls import offer_rerolls, sources
from engine.games.fireteam_zero.creatures.entering import in_pool
from engine.games.fireteam_zero.creatures.track import next_card
from engine.games.fireteam_zero.missions.objectives import _fits, most_excess
from engine.games.fireteam_zero.missions.tasks import found
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import Kill
from engine.games.fireteam_zero.model.mission import KillWay
from engine.games.fireteam_zero.model.notation import Rule
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.state import (
    Blow,
    BoardToken,
    Charge,
    Die,
    Discovery,
    Fight,
    HeroAttack,
    Modifier,
    OfCreature,
    OfHero,
    Operation,
    State,
    Tried,
    Watch,
)
from engine.games.fireteam_zero.operations.chapters import failures
from engine.games.fireteam_zero.playing.setup import setup
from engine.table import BadCheckpoint, Table
from tests.games.fireteam_zero.board.test_movement import at, moved
from tests.games.fireteam_zero.fighting import activation, attack, to_the_end
from tests.games.fireteam_zero.missions.test_checking import MILL
from tests.games.fireteam_zero.position import creature, effect, hero, position, rule, tactics, threat
from tests.games.fireteam_zero.reactions.test_reactions import act, asked, facing, until
from tests.games.fireteam_zero.turns.test_tactics import HAND, round_2

ANIMAL = "corrupted_animal"


@pytest.mark.rule("FZ-THREAT-07", "FZ-THREAT-08")
@pytest.mark.parametrize(("reached", "coming"), [(0, 4), (1, 8), (3, 16), (4, 0)])
def test_threat_marker_on_its_last_space_draws_no_more_cards(reached: int, coming: int) -> None:
    assert next_card(position(reached=reached)) == coming


@pytest.mark.rule("FZ-TAC-07", "FZ-TAC-16")
def test_full_hand_gets_no_tactical_response_while_down() -> None:
    """He can neither respond nor draw."""
    hand = ["short_burst", "short_burst", "forced_pattern", "forced_pattern", "covering_shot"]
    down, other = hero("abe", "A6", hand, down=True), hero("don", "A6")
    assert tactics(round_2(down, other)).seats == (1,)


@pytest.mark.rule("FZ-HERO-15")
def test_born_planner_uses_its_draw() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND, focus=["born_planner"]), hero("don", "A6")))
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert play.hero("abe").used == ["tactic_keeps_draw"]


def beside_a_burrow(*cards: str) -> State:
    team = [hero("shad", "B2", cards), hero("frank", "A1")]
    return position(*team, mission="bogged_down", specialists="A6", tokens=[BoardToken("burrow", "B2")])


@pytest.mark.rule("FZ-TASK-11", "FZ-ATTACK-17")
@pytest.mark.parametrize(("dice", "left"), [([0, 0, 0, 0], 0), ([0, 0, 1, 1], 1)])
def test_holding_thing_names_its_victim_and_resistance_is_not_negative(dice: list[int], left: int) -> None:
    """A burrow has life 4, and a resistance of 1 in close combat."""
    play = attack(beside_a_burrow("red_mist"), dice_attack=[dice])
    to_the_end(play.pick(play.ids[0]))
    assert [text.args["damage"] for text in play.tells("thing-holds")] == [left]
    assert play.state.fight is not None and play.state.fight.blows == [Blow("holds", "burrow", left)]


@pytest.mark.rule("FZ-MOVE-17", "FZ-REACT-28")
def test_toward_that_hero_is_not_toward_the_attacker() -> None:
    """Shad on C2, the hero who is attacked on C4, the attacker on C1."""
    here = position(hero("shad", "C2"), hero("don", "C4"), creatures=[creature(ANIMAL, "C1")], phase="threat")
    subject = OfHero("targeted", "don", attacker=1)
    play = effect(here, {"move": 1, "who": "self", "how": "to_subject"}, owner="shad", subject=subject)
    assert set(play.verbs("move")) == {"b3", "c3", "d3"}


@pytest.mark.rule("FZ-MOVE-10", "FZ-EFFECT-05")
def test_free_mover_stays_by_default_and_fleeing_hero_moves() -> None:
    assert moved(at("C3", phase="threat"), "free", "C4").default == ("stay",)
    away = moved(at("C3", phase="threat"), "away", "C4")
    assert away.default == (away.ids[0],) != ("stay",)


@pytest.mark.rule("FZ-REACT-12", "FZ-EFFECT-04")
def test_no_questions_after_movement_has_ended() -> None:
    """Don ends it with Thermite; Frank could have shot before."""
    don = hero("don", "C3", ["thermite"], upgrades=["thermite"])
    here = facing(don, hero("frank", "C2", ["quick_bolt"]), hero("shad", "A4", ["red_mist"]), first=2)
    here.heroes[0].location = "D5"
    play = until(act(here), "fire.moves")
    assert play.seats == (0, 1)
    play.pick("react:thermite", seat=0)
    assert "fire.moves" not in asked(play)


@pytest.mark.rule("FZ-HERO-10")
def test_search_that_a_card_gives_is_free_and_is_made() -> None:
    here = position(hero("shad", "B1"), hero("frank", "A6"))
    here.spawn[0].location = "B1"
    before = list(here.recon_deck)
    play = effect(here, {"act": "search"}, searcher="shad")
    play.pick("search")
    to_the_end(play)
    assert play.state.recon_deck != before and not play.state.turn.acted


@pytest.mark.rule("FZ-AMBUSH-01")
def test_ambush_that_names_no_number_is_one() -> None:
    """A mission file may be written this way."""
    here = position(hero("shad", "B1"), hero("frank", "A6"))
    play = to_the_end(effect(here, {"ambush": {"creature": "minion"}}, searcher="shad"))
    assert len(play.state.creatures) == 1


@pytest.mark.rule("FZ-OBJ-09")
def test_intel_that_names_no_number_is_one_token() -> None:
    play = effect(position(), {"intel": {"objective": "acquire_specimen_samples"}})
    assert play.state.objectives["acquire_specimen_samples"] == 1


@pytest.mark.rule("FZ-EFFECT-10")
def test_picture_of_an_explosion_on_a_location_says_of_no_target_how_much_it_takes() -> None:
    here = position(hero("don", "A1"), hero("abe", "A6"), charges=[Charge("don", "C4", "explosive", 2)])

    async def part(table: Table, state: State) -> None:
        await explode(table, state, state.charges[0])

    fight = to_the_end(rule(here, part)).state.fight
    assert fight is not None and (fight.target, fight.resisted, fight.needed) == ("", 0, 0)


@pytest.mark.rule("FZ-REACT-20", "FZ-EFFECT-10")
@pytest.mark.parametrize(("strength", "down", "asked_for"), [(2, False, True), (0, False, False), (2, True, False)])
def test_attack_roll_window_needs_dice_and_standing_hero(strength: int, down: bool, asked_for: bool) -> None:
    """A charge by Don on C4, his own location; Frank could add a hit."""
    don, frank = hero("don", "C4", down=down), hero("frank", "C2", ["call_the_shot"])
    here = position(don, frank, charges=[Charge("don", "C4", "explosive", strength)], specialists="A6")

    async def part(table: Table, state: State) -> None:
        await explode(table, state, state.charges[0])

    assert ("fire.attack_roll" in asked(rule(here, part))) is asked_for


@pytest.mark.rule("FZ-SPEC-08", "FZ-SPEC-13")
@pytest.mark.parametrize(("needed", "default"), [(3, "henry:0"), (2, "keep")])
def test_failed_explosive_is_rerolled_by_default(needed: int, default: str) -> None:
    """Two hits and a blank: the target falls by two, and others there might suffer more."""
    here = position(hero("don", "A6"), hero("abe", "A1"), creatures=[creature(ANIMAL, "B6")], specialists="A6")
    here.hero_attacks = [HeroAttack("don", "explosive", "A6", "B6", 1, dice=[Die(1), Die(5)])]

    async def part(table: Table, state: State) -> None:
        await offer_rerolls(table, state, state.hero_attacks[0], needed)

    assert rule(here, part).default == (default,)


@pytest.mark.rule("FZ-ATTACK-17", "FZ-TASK-11")
def test_ignored_resistance_does_not_protect_things() -> None:
    """A burrow has life 4 and a resistance of 1 against shots; Soft Spot ignores it: both hits of its die count."""
    play = to_the_end(attack(beside_a_burrow("soft_spot"), dice_attack=[[4]]).pick("attack:burrow:b2"))
    assert [text.args["damage"] for text in play.tells("thing-holds")] == [2]


@pytest.mark.rule("FZ-TASK-11")
def test_picture_of_an_attack_says_that_a_thing_was_destroyed() -> None:
    play = to_the_end(attack(beside_a_burrow("red_mist"), dice_attack=[[3, 3, 3, 3]]).pick("attack:burrow:b2"))
    assert play.tells("thing-destroyed")
    assert play.state.fight is not None and play.state.fight.blows == [Blow("destroyed", "burrow")]


@pytest.mark.rule("FZ-ATTACK-39", "FZ-OBJ-12")
@pytest.mark.parametrize(("rolled", "counts"), [(True, False), (False, True)])
def test_kill_without_dice_counts_only_where_none_are_asked_for(rolled: bool, counts: bool) -> None:
    kill = Kill(creature(ANIMAL, "C4"), "close", None)
    assert _fits(KillWay(way="kill", rolled=rolled), kill, "minion") is counts


# ---------------------------------------------------------------- what cards do


@pytest.mark.rule("FZ-EFFECT-07")
def test_pinning_fire_skips_its_subject_alone_and_never_a_boss() -> None:
    frank = hero("frank", "C1", ["pinning_fire"], upgrades=["pinning_fire"])
    here = facing(frank, hero("shad", "C4", ["red_mist"]))
    here.creatures.append(creature(ANIMAL, "E5", number=2))
    play = act(here).pick("react:pinning_fire", seat=0)
    assert [each.skips for each in play.state.creatures] == [["activation"], []]
    boss = position(mission="the_drinking_cave", boss="here", creatures=[creature("chalice_bearer", "B3", power=2)])
    subject = OfCreature("activates", 1, "chalice_bearer", "B3")
    play = effect(boss, {"skip": {"what": "activation", "range": 9, "n": "subject"}}, owner="shad", subject=subject)
    assert play.state.creatures[0].skips == []


@pytest.mark.rule("FZ-EFFECT-09", "FZ-ATTACK-30")
@pytest.mark.parametrize(
    ("mission", "at", "hidden"), [("river_crossing", "C4", "watch:b5"), ("dead_air", "C4", "watch:c5")]
)
def test_watch_needs_passable_ground_in_sight(mission: str, at: str, hidden: str) -> None:
    """B5 of River Crossing is impassable; Dead Air has a solid line between C4 and C5."""
    here = position(hero("frank", at), hero("shad", "A1"), mission=mission, phase="tactics")
    play = effect(here, {"watch": {"range": 1, "type": "ranged", "strength": 5}}, owner="frank")
    assert play.key == "fire.watch" and "watch:b4" in play.ids and hidden not in play.ids


@pytest.mark.rule("FZ-SPEC-13", "FZ-REACT-20")
def test_die_remembers_its_reroll_card() -> None:
    """Rifle Butt: the blank is rolled again once."""
    here = facing(hero("shad", "C4", ["trench_knife"]), hero("abe", "C4", ["rifle_butt"]))
    play = attack(here, dice_attack=[[0, 1, 1]], dice_again=[[3]]).pick(f"attack:{ANIMAL}:c4")
    play.pick("react:rifle_butt", seat=1).pick(["die:0"])
    assert play.creature() is None and play.state.fight is not None
    assert [(die.face, die.rerolled) for die in play.state.fight.dice] == [(3, ["rifle_butt"]), (1, []), (1, [])]


@pytest.mark.rule("FZ-EFFECT-03", "FZ-ATTACK-05")
@pytest.mark.parametrize(("rider", "dice"), [({"dice": 1}, 5), ({"dice": 1, "per": "ally_here"}, 4)])
def test_extra_dice_count_once_unless_given_for_each_adjacent_ally(rider: dict[str, object], dice: int) -> None:
    here = position(hero("shad", "C3"), hero("abe", "F1"), creatures=[creature(ANIMAL, "C3")], specialists="F6")
    made = {"attack": {"type": "close", "strength": 4, "rider": [rider]}}
    play = effect(here, made, owner="shad")
    assert [ask.count for ask in play.asked_chance if ask.key == "dice.attack"] == [dice]


@pytest.mark.rule("FZ-ATTACK-17", "FZ-TASK-11")
def test_thing_without_resistance_takes_all_the_damage() -> None:
    """A burrow resists explosives by nothing: two symbols and the bonus hit of a Tamped Charge."""
    here = beside_a_burrow()
    here.heroes[0] = hero("don", "C2", ["tamped_charge"], seat=0)
    play = to_the_end(attack(here, dice_attack=[[1, 5]]).pick("attack:burrow:b2"))
    assert [text.args["target"] for text in play.tells("attacks")] == ["burrow"]
    assert [text.args["damage"] for text in play.tells("thing-holds")] == [3]


@pytest.mark.rule("FZ-BOSS-02", "FZ-BOSS-03")
def test_picture_of_an_attack_says_that_a_boss_was_wounded() -> None:
    boss = creature("chalice_bearer", "B3", power=2)
    here = position(hero("shad", "B3"), hero("abe", "A1"), mission="the_drinking_cave", boss="here", creatures=[boss])
    here.completed = list(here.objectives)
    here.fight = Fight("shad", "chalice_bearer", "B3", "B3", "close", [], [], 0, 0, 0)

    async def part(table: Table, state: State) -> None:
        state.hero_attacks = [HeroAttack("shad", "close", "B3", "B3", 1)]
        await strike(table, state, state.hero_attacks[0], state.creatures[0], 99)

    fight = rule(here, part).state.fight
    assert fight is not None and fight.blows == [Blow("wounded", "chalice_bearer", 1)]


@pytest.mark.rule("FZ-CREATURE-04", "FZ-EFFECT-12", "FZ-REACT-15")
def test_hunter_beside_all_targets_does_not_move() -> None:
    here = facing(hero("frank", "C4", ["quick_bolt"] * 4), kind="lamplighter")
    play = activation(here, dice_activation=[["special"]], dice_creature=[[5, 5, 5]])
    assert "fire.moves" not in asked(play) and not play.tells("creature-moved")


@pytest.mark.rule("FZ-EFFECT-09", "FZ-CREATURE-21")
def test_watch_ignores_targets_beyond_range() -> None:
    """The Lamplighter is a target from two steps away at most; Frank watches from three."""
    here = facing(hero("frank", "A1"), hero("shad", "A4", ["red_mist"]), kind="lamplighter", at="E3", first=1)
    here.watches = [Watch("frank", "D3", "ranged", 5, 4)]
    play = activation(here, dice_activation=[["blank"]])
    play.pick("step:d3")
    assert to_the_end(play).state.watches == [] and not play.tells("attacks-by-effect")


@pytest.mark.rule("FZ-BOSS-17", "FZ-ATTACK-38")
def test_attack_on_each_creature_leaves_out_a_boss_that_cannot_be_attacked_yet() -> None:
    there = [creature("lamplighter", "B3", power=2), creature("ember_shade", "B3"), creature("pyre_knight", "B3")]
    heroes = hero("shad", "B3"), hero("abe", "A1")
    here = position(*heroes, mission="the_lamplighters_round", boss="here", creatures=there, phase="tactics")
    play = effect(here, {"attack": {"type": "close", "strength": 3, "at": "each_here"}}, owner="shad")
    assert play.ids == ["creature:ember_shade:b3", "creature:pyre_knight:b3"]


@pytest.mark.rule("FZ-WIN-09", "FZ-ROUND-01")
def test_clock_is_checked_after_the_threat_phase() -> None:
    """The charges of The Long Gallery were set in round 2, and burn for six rounds."""
    here = position(hero("don", "A2"), hero("abe", "A2"), mission="the_long_gallery", round=8, reactions="orders")
    here.completed, here.completed_in = ["set_the_charges"], {"set_the_charges": 2}
    assert to_the_end(threat(here)).value == "lost"


# ---------------------------------------------------------------- numbers


@pytest.mark.rule("FZ-KO-14", "FZ-EFFECT-15")
@pytest.mark.parametrize(("down", "hits"), [(False, 1), (True, 0)])
def test_while_a_hero_is_down_only_the_size_of_his_hand_counts_of_his_numbers(down: bool, hits: int) -> None:
    shad = hero("shad", "A6", focus=["scar_tissue", "deep_reserves"], down=down)
    here = position(shad, hero("frank", "A6"))
    assert cancelled(here, shad) == hits and hand_size(here, shad) == content().heroes["shad"].hand + 1


@pytest.mark.rule("FZ-EFFECT-03")
def test_no_number_of_a_hero_falls_below_0() -> None:
    shad = hero("shad", "A6")
    here = position(shad, hero("frank", "A6"))
    here.modifiers = [Modifier(stat, ["shad"], -20, "turn") for stat in ("speed", "hand")]
    assert (speed(here, shad), hand_size(here, shad)) == (0, 0)


@pytest.mark.rule("FZ-KO-04", "FZ-HERO-01")
def test_heroes_on_location_are_listed_in_turn_order() -> None:
    heroes = hero("shad", "C4"), hero("abe", "C4", down=True), hero("don", "C4"), hero("frank", "A1")
    here = position(*heroes, first=2)
    assert [each.id for each in heroes_at(here, "C4")] == ["don", "shad", "abe"]
    assert [each.id for each in active_at(here, "C4")] == ["don", "shad"]


@pytest.mark.rule("FZ-AMBUSH-09")
@pytest.mark.parametrize(("pool", "there"), [({}, False), ({"elite": 0}, False), ({"elite": 1}, True)])
def test_class_belongs_to_the_pool_with_a_single_creature(pool: dict[str, int], there: bool) -> None:
    assert in_pool(position(pool=pool), "elite") is there


@pytest.mark.rule("FZ-SPEC-07", "FZ-EFFECT-10")
@pytest.mark.parametrize(
    ("at", "down", "helped"), [("A6", False, True), ("A5", False, False), ("A6", True, False), ("A5", True, False)]
)
def test_henry_only_helps_active_attacker_at_location(at: str, down: bool, helped: bool) -> None:
    here = position(hero("don", at, down=down), hero("abe", "A1"), specialists="A6")
    assert sources(here, HeroAttack("don", "explosive", "A6", "C4", dice=[Die(0)])) == ["henry"] * helped


@pytest.mark.rule("FZ-SPEC-13")
def test_sufficient_hits_skip_the_reroll_question() -> None:
    here = position(hero("shad", "A6"), hero("abe", "A1"), specialists="A6")
    here.hero_attacks = [HeroAttack("shad", "close", "A6", "A6", dice=[Die(1), Die(0)])]

    async def part(table: Table, state: State) -> None:
        await offer_rerolls(table, state, state.hero_attacks[0], 1)

    assert rule(here, part).over


def told_chances(card: str, hand: Sequence[str], aim: Needed) -> dict[int, int]:
    """Returns the displayed chances of a card in hand: alone, and with a number of other cards."""
    (option,) = (each for each in attack_cards(hand, 0, aim, "C4") if each.id == card)
    assert option.detail is not None
    return {text.args["count"]: text.args["chance"] for text in option.detail.args["odds"]}


@pytest.mark.rule("FZ-ATTACK-06", "FZ-ATTACK-09")
def test_odds_with_more_cards_are_shown_until_nearly_certain() -> None:
    """Three dice of a Trench Knife show a symbol in 215 of 216 attacks: a chance of 99, never shown as 100."""
    hand = ["trench_knife", "red_mist", "machete"]
    assert told_chances("trench_knife", hand, Needed(1, 0)) == {0: 99}
    assert list(told_chances("trench_knife", hand, Needed(9, 0))) == [0, 1, 2]


@pytest.mark.rule("FZ-ATTACK-05")
def test_chance_with_one_more_card_is_that_with_the_best_of_the_others() -> None:
    """Red Mist has four dice, Hamstring and Headlong two, Body Check one; it is the last by name."""
    hand, aim = ["trench_knife", "body_check", "hamstring", "headlong", "red_mist"], Needed(6, 0)
    told = told_chances("trench_knife", hand, aim)
    assert told[1] == likely(("trench_knife", "red_mist"), 0, aim) > likely(("trench_knife", "headlong"), 0, aim)


@pytest.mark.rule("FZ-OP-09")
@pytest.mark.parametrize(
    ("mission", "won", "count"), [("dead_air", False, 1), ("dead_air", True, 0), ("bogged_down", False, 0)]
)
def test_only_defeats_in_the_same_mission_tire_the_team(mission: str, won: bool, count: int) -> None:
    operation = Operation("ash_parish", tried=[Tried(mission, won, 8, 1)])
    assert failures(operation, "dead_air") == count


# ---------------------------------------------------------------- reactions


@pytest.mark.rule("FZ-REACT-27", "FZ-REACT-12")
def test_cancelled_attack_allows_no_reactions() -> None:
    heroes = hero("shad", "C4", ["hamstring", "red_mist"]), hero("abe", "C4", ["short_burst"])
    play = until(act(facing(*heroes, kind="corrupted_human")), "fire.targeted")
    assert play.seats == (0, 1)
    play.pick("react:hamstring", seat=0)
    assert "fire.targeted" not in asked(play)


@pytest.mark.rule("FZ-REACT-17")
def test_question_names_the_attacker() -> None:
    play = until(act(facing(hero("shad", "C4", ["hamstring", "red_mist"]), kind="corrupted_human")), "fire.targeted")
    text = play.session.asks[0].text
    assert text is not None and (text.args["hero"], text.args["creature"]) == ("shad", "corrupted_human")


@pytest.mark.rule("FZ-MOVE-17", "FZ-REACT-23")
def test_free_movement_has_any_destination() -> None:
    """Stick Grenade: after an attack from B3 on C4 Don may step to any of its neighbours, A3 is impassable."""
    here = facing(hero("don", "B3", ["rifle_grenade", "stick_grenade"]), hero("abe", "A1"))
    play = attack(here, dice_attack=[[5, 5]]).pick(f"attack:{ANIMAL}:c4", ["rifle_grenade"])
    assert set(play.pick("react:stick_grenade").verbs("move")) == {"a2", "b2", "c2", "c3", "a4", "b4", "c4"}


@pytest.mark.rule("FZ-REACT-24", "FZ-REACT-17")
@pytest.mark.parametrize(("kind", "offered"), [("chalice_bearer", False), ("corrupted_human", True)])
def test_some_reactions_to_an_attack_are_not_for_that_of_a_boss(kind: str, offered: bool) -> None:
    here = position(hero("shad", "B3", ["hamstring"] * 4), hero("abe", "A1"), mission="the_drinking_cave", boss="here")
    here.creatures = [creature(kind, "B3", number=1, power=2)]
    assert ("fire.targeted" in asked(act(here))) is offered


@pytest.mark.rule("FZ-HERO-10", "FZ-HERO-12")
def test_free_action_may_be_one_of_a_focus_card() -> None:
    here = position(hero("don", "A6", focus=["corpsman"]), hero("abe", "A6"))
    play = effect(here, {"act": "any"}, searcher="don").pick("heal:abe")
    assert len(play.hero("abe").hand) == 2 and not play.state.turn.acted


# ---------------------------------------------------------------- set-up, missions and files


@pytest.mark.rule("FZ-SETUP-05", "FZ-SETUP-08")
def test_solo_player_reads_which_role_is_missing_beside_the_hero_he_has_chosen() -> None:
    """A mission of his own that wants a leader and demolitions; he has chosen Shad and Don."""
    own = {"the_mill": MILL.replace("roles: [demolitions]", "roles: [leader, demolitions]")}
    with pytest.raises(BadCheckpoint, match="without the role Leader;"):
        setup("the_mill", 1, Options(heroes=("shad",), second_hero="don", own=own), {})


@pytest.mark.rule("FZ-ATTACK-39")
@pytest.mark.parametrize(("attack_type", "most"), [("close", 1), ("ranged", None)])
def test_little_excess_is_wanted_only_of_kills_that_fit(
    attack_type: Literal["close", "ranged"], most: int | None
) -> None:
    """A sample is had of animals here, in close combat alone."""
    here = position(own=MILL.replace("ways: [{way: boss}]", "ways: [{way: kill, type: close, excess_max: 1}]"))
    here.mission = "the_mill"
    assert most_excess(here, creature("burrower", "A1"), attack_type) == most


@pytest.mark.rule("FZ-TASK-06", "FZ-TASK-02")
def test_item_that_is_found_on_its_place_is_delivered_at_once() -> None:
    here = position(hero("shad", "D2"), hero("don", "E6"), mission="velucca_after_dark", specialists="E6")

    async def part(table: Table, state: State) -> None:
        await found(table, state, state.heroes[0], "hidden_family")

    play = rule(here, part)
    assert play.state.objectives["gather_the_villagers"] == 1 and not play.hero("shad").carries


@pytest.mark.rule("FZ-TASK-11", "FZ-INTEL-03")
def test_discovered_thing_can_be_attacked() -> None:
    """The hidden clutch of The Warm Dark has life 3 and a resistance of 1 in close combat."""
    clutch = [Discovery("hidden_clutch", "B2", "B2")]
    here = position(hero("shad", "B2", ["red_mist"]), hero("don", "A1"), mission="the_warm_dark", discoveries=clutch)
    here.specialists = dict.fromkeys(here.specialists, "F1")
    play = attack(here, dice_attack=[[3, 3, 0, 0]])
    assert play.ids == ["attack:hidden_clutch:b2"]
    play = to_the_end(play.pick("attack:hidden_clutch:b2"))
    assert play.tells("thing-destroyed") and not play.state.discoveries


@pytest.mark.parametrize(
    ("written", "said"),
    [({"rule": "ally_reroll"}, "does not go with no value"), ({"rule": "drag", "range": 1}, "does not go with range")],
)
def test_rule_is_written_with_the_values_that_belong_to_it(written: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Rule.model_validate({"op": "rule", **written})
