"""Rare cases of the rules: what a third sample of changes of them had no test for."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.combat.by_effect import explode
from engine.games.fireteam_zero.combat.rerolls import offer_rerolls
from engine.games.fireteam_zero.hooks import Kill
from engine.games.fireteam_zero.missions.file import KillWay
from engine.games.fireteam_zero.missions.objectives import _fits
from engine.games.fireteam_zero.state import Blow, BoardToken, Charge, Die, HeroAttack, OfHero, State
from engine.games.fireteam_zero.threat.track import next_card
from engine.table import Table
from tests.rules.fireteam_zero.fighting import attack, to_the_end
from tests.rules.fireteam_zero.position import creature, effect, hero, position, rule, tactics
from tests.rules.fireteam_zero.test_movement import at, moved
from tests.rules.fireteam_zero.test_reactions import act, asked, facing, until
from tests.rules.fireteam_zero.test_tactics import HAND, round_2

ANIMAL = "corrupted_animal"


@pytest.mark.rule("FZ-THREAT-07", "FZ-THREAT-08")
@pytest.mark.parametrize(("reached", "coming"), [(0, 4), (1, 8), (3, 16), (4, 0)])
def test_on_its_last_space_the_threat_marker_draws_no_further_card(reached: int, coming: int) -> None:
    assert next_card(position(reached=reached)) == coming


@pytest.mark.rule("FZ-TAC-07", "FZ-TAC-16")
def test_who_is_down_with_a_full_hand_is_asked_for_no_tactical_response() -> None:
    """He can neither respond nor draw."""
    hand = ["short_burst", "short_burst", "forced_pattern", "forced_pattern", "covering_shot"]
    down, other = hero("abe", "A6", hand, down=True), hero("don", "A6")
    assert tactics(round_2(down, other)).seats == (1,)


@pytest.mark.rule("FZ-HERO-15")
def test_a_born_planner_has_used_what_lets_him_draw_as_well() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND, focus=["born_planner"]), hero("don", "A6")))
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert play.hero("abe").used == ["tactic_keeps_draw"]


def beside_a_burrow(*cards: str) -> State:
    team = [hero("shad", "B2", cards), hero("frank", "A1")]
    return position(*team, mission="bogged_down", specialists="A6", tokens=[BoardToken("burrow", "B2")])


@pytest.mark.rule("FZ-TASK-11", "FZ-ATTACK-17")
@pytest.mark.parametrize(("dice", "left"), [([0, 0, 0, 0], 0), ([0, 0, 1, 1], 1)])
def test_a_thing_that_holds_says_what_it_took_and_resistance_leaves_no_less_than_none(
    dice: list[int], left: int
) -> None:
    """A burrow has life 4, and a resistance of 1 in close combat."""
    play = attack(beside_a_burrow("red_mist"), dice_attack=[dice])
    to_the_end(play.pick(play.ids[0]))
    assert [text.args["damage"] for text in play.tells("thing-holds")] == [left]
    assert play.state.fight is not None and play.state.fight.blows == [Blow("holds", "burrow", left)]


@pytest.mark.rule("FZ-MOVE-17", "FZ-REACT-28")
@pytest.mark.parametrize(("how", "places"), [("to_subject", {"b3", "c3", "d3"}), ("toward", {"c1"})])
def test_toward_that_hero_is_not_toward_the_attacker(how: str, places: set[str]) -> None:
    """Shad on C2, the hero who is attacked on C4, the attacker on C1."""
    here = position(hero("shad", "C2"), hero("don", "C4"), creatures=[creature(ANIMAL, "C1")], phase="threat")
    subject = OfHero("targeted", "don", attacker=1)
    play = effect(here, {"move": 1, "who": "self", "how": how}, owner="shad", subject=subject)
    assert set(play.verbs("move")) == places


@pytest.mark.rule("FZ-MOVE-10", "FZ-EFFECT-05")
def test_who_may_move_freely_stays_by_default_and_who_flees_goes() -> None:
    assert moved(at("C3", phase="threat"), "free", "C4").default == ("stay",)
    away = moved(at("C3", phase="threat"), "away", "C4")
    assert away.default == (away.ids[0],) != ("stay",)


@pytest.mark.rule("FZ-REACT-12", "FZ-EFFECT-04")
def test_moves_nobody_else_is_asked_once_the_movement_has_ended() -> None:
    """Don ends it with Thermite; Frank could have shot before."""
    don = hero("don", "C3", ["thermite"], upgrades=["thermite"])
    here = facing(don, hero("frank", "C2", ["quick_bolt"]), hero("shad", "A4", ["red_mist"]), first=2)
    here.heroes[0].location = "D5"
    play = until(act(here), "fire.moves")
    assert play.seats == (0, 1)
    play.pick("react:thermite", seat=0)
    assert "fire.moves" not in asked(play)


@pytest.mark.rule("FZ-HERO-10")
def test_a_search_that_a_card_gives_is_free_and_is_made() -> None:
    here = position(hero("shad", "B1"), hero("frank", "A6"))
    here.spawn[0].location = "B1"
    before = list(here.recon_deck)
    play = effect(here, {"act": "search"}, searcher="shad")
    play.pick("search")
    to_the_end(play)
    assert play.state.recon_deck != before and not play.state.turn.acted


@pytest.mark.rule("FZ-AMBUSH-01")
def test_an_ambush_that_names_no_number_is_one() -> None:
    """As somebody may write it in a mission."""
    here = position(hero("shad", "B1"), hero("frank", "A6"))
    play = to_the_end(effect(here, {"ambush": {"creature": "minion"}}, searcher="shad"))
    assert len(play.state.creatures) == 1


@pytest.mark.rule("FZ-OBJ-09")
def test_intel_that_names_no_number_is_one_token() -> None:
    play = effect(position(), {"intel": {"objective": "acquire_specimen_samples"}})
    assert play.state.objectives["acquire_specimen_samples"] == 1


@pytest.mark.rule("FZ-EFFECT-10")
def test_the_picture_of_an_explosion_on_a_location_says_of_no_target_how_much_it_takes() -> None:
    here = position(hero("don", "A1"), hero("abe", "A6"), charges=[Charge("don", "C4", "explosive", 2)])

    async def part(table: Table, state: State) -> None:
        await explode(table, state, state.charges[0])

    fight = to_the_end(rule(here, part)).state.fight
    assert fight is not None and (fight.target, fight.resisted, fight.needed) == ("", 0, 0)


@pytest.mark.rule("FZ-REACT-20", "FZ-EFFECT-10")
@pytest.mark.parametrize(("strength", "down", "asked_for"), [(2, False, True), (0, False, False), (2, True, False)])
def test_attack_roll_is_opened_only_for_dice_and_not_for_who_is_down(
    strength: int, down: bool, asked_for: bool
) -> None:
    """A charge of Don's on C4, who stands there; Frank could add a hit."""
    don, frank = hero("don", "C4", down=down), hero("frank", "C2", ["call_the_shot"])
    here = position(don, frank, charges=[Charge("don", "C4", "explosive", strength)], specialists="A6")

    async def part(table: Table, state: State) -> None:
        await explode(table, state, state.charges[0])

    assert ("fire.attack_roll" in asked(rule(here, part))) is asked_for


@pytest.mark.rule("FZ-SPEC-08", "FZ-SPEC-13")
@pytest.mark.parametrize(("needed", "default"), [(3, "henry:0"), (2, "keep")])
def test_of_an_explosive_that_kills_nothing_is_rolled_again_by_default(needed: int, default: str) -> None:
    """Two hits and a blank: the target falls by two, and others there might suffer more."""
    here = position(hero("don", "A6"), hero("abe", "A1"), creatures=[creature(ANIMAL, "B6")], specialists="A6")
    here.hero_attacks = [HeroAttack("don", "explosive", "A6", "B6", 1, dice=[Die(1), Die(5)])]

    async def part(table: Table, state: State) -> None:
        await offer_rerolls(table, state, state.hero_attacks[0], needed)

    assert rule(here, part).default == (default,)


@pytest.mark.rule("FZ-ATTACK-17", "FZ-TASK-11")
def test_resistance_that_is_ignored_protects_no_thing_either() -> None:
    """A burrow has life 4 and a resistance of 1 against shots; Soft Spot ignores it: both hits of its die count."""
    play = to_the_end(attack(beside_a_burrow("soft_spot"), dice_attack=[[4]]).pick("attack:burrow:b2"))
    assert [text.args["damage"] for text in play.tells("thing-holds")] == [2]


@pytest.mark.rule("FZ-TASK-11")
def test_the_picture_of_an_attack_says_that_a_thing_was_destroyed() -> None:
    play = to_the_end(attack(beside_a_burrow("red_mist"), dice_attack=[[3, 3, 3, 3]]).pick("attack:burrow:b2"))
    assert play.tells("thing-destroyed")
    assert play.state.fight is not None and play.state.fight.blows == [Blow("destroyed", "burrow")]


@pytest.mark.rule("FZ-ATTACK-39", "FZ-OBJ-12")
@pytest.mark.parametrize(("rolled", "counts"), [(True, False), (False, True)])
def test_a_kill_without_dice_counts_only_where_none_are_asked_for(rolled: bool, counts: bool) -> None:
    kill = Kill(creature(ANIMAL, "C4"), "close", None)
    assert _fits(KillWay(way="kill", rolled=rolled), kill, "minion") is counts
