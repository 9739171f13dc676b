"""Hits, knock-outs, the coin and unguarded specialists (FZ-KO, FZ-COIN, FZ-SPEC-12)."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.model.state import Discovery
from tests.games.fireteam_zero.fighting import activation, hits, position, to_the_end
from tests.games.fireteam_zero.position import creature, effect, hero

ANIMAL = "corrupted_animal"


@pytest.mark.rule("FZ-KO-01", "FZ-KO-02", "FZ-COIN-02", "FZ-CREATURE-18", "FZ-Q-18")
def test_more_hits_than_cards_discard_the_hand_and_knock_out() -> None:
    here = position(hero("shad", "C4", ["red_mist"]), hero("abe", "A1"), specialists="F6")
    play = to_the_end(hits(here, {"shad": 2}))
    assert play.hero("shad").down and play.hero("shad").discard == ["red_mist"]
    assert not play.state.heads and play.state.knock_outs == 1 and play.value is None


@pytest.mark.rule("FZ-CREATURE-17")
def test_exactly_as_many_hits_as_cards_leave_him_up_with_an_empty_hand() -> None:
    here = position(hero("shad", "C4", ["red_mist", "headlong"]), hero("abe", "A1"), specialists="F6")
    play = to_the_end(hits(here, {"shad": 2}))
    assert play.hero("shad").hand == [] and not play.hero("shad").down and play.state.heads


@pytest.mark.rule("FZ-KO-03", "FZ-COIN-05", "FZ-WIN-06")
def test_knock_out_with_tails_showing_loses_the_mission_at_once() -> None:
    here = position(hero("shad", "C4"), hero("abe", "A1"), specialists="C4", heads=False)
    play = hits(here, {"shad": 1})
    assert play.value == "lost" and play.state.reason == "knocked-out-twice" and play.state.marker == 0


@pytest.mark.rule("FZ-KO-06", "FZ-KO-07")
def test_knocked_out_hero_suffers_no_damage() -> None:
    here = position(hero("shad", "C4", ["red_mist"], down=True), hero("abe", "A1"), specialists="F6")
    play = hits(here, {"shad": 3})
    assert play.over and play.hero("shad").hand == ["red_mist"] and play.state.heads


@pytest.mark.rule("FZ-KO-09", "FZ-KO-10", "FZ-KO-12", "FZ-SPEC-12", "FZ-Q-03")
def test_last_hero_with_specialists_brings_the_marker_on_for_each() -> None:
    """The marker moves from 2 to 4, where a card is drawn at once; the specialists stay where they are."""
    here = position(hero("shad", "C4"), hero("abe", "A1"), specialists="C4", marker=2)
    first = here.threat_deck[0]
    play = hits(here, {"shad": 1})
    assert (play.state.marker, play.state.threats) == (4, [first])
    assert play.where["patty"] == play.where["henry"] == "C4"


@pytest.mark.rule("FZ-KO-11", "FZ-Q-03")
@pytest.mark.parametrize(("other", "specialists", "marker"), [("C4", "C4", 0), ("A1", "F6", 0), ("A1", "C4", 2)])
def test_marker_depends_on_other_hero_and_specialist(other: str, specialists: str, marker: int) -> None:
    here = position(hero("shad", "C4"), hero("abe", other, ["rifle_butt"]), specialists=specialists)
    play = to_the_end(hits(here, {"shad": 1}))
    assert play.tells("knocked-out") and play.state.marker == marker


@pytest.mark.rule("FZ-KO-12", "FZ-KO-04")
def test_knocked_out_hero_does_not_guard() -> None:
    here = position(hero("shad", "C4"), hero("abe", "C4", down=True), specialists="C4")
    assert hits(here, {"shad": 1}).state.marker == 2


@pytest.mark.rule("FZ-Q-07", "FZ-ATTACK-36", "FZ-HERO-14")
@pytest.mark.parametrize("first", [0, 1])
def test_several_heroes_suffer_in_turn_order_each_completely(first: int) -> None:
    here = position(
        hero("don", "C4", ["grease_gun"] * 3), hero("shad", "C4", ["red_mist"] * 3), specialists="F6", first=first
    )
    play = to_the_end(hits(here, {"don": 1, "shad": 1}))
    order = [str(each.args["hero"]) for each in play.tells("hero-hit")]
    assert order == (["don", "shad"] if first == 0 else ["shad", "don"])


@pytest.mark.rule("FZ-EFFECT-15")
def test_scar_tissue_takes_a_hit_off_the_first_attack_of_the_round_that_brings_some() -> None:
    shad = hero("shad", "C4", ["red_mist"] * 5, focus=["scar_tissue"])
    play = to_the_end(hits(position(shad, hero("abe", "A1"), specialists="F6"), {"shad": 2}))
    assert len(play.hero("shad").hand) == 4 and play.hero("shad").first_attack
    again = to_the_end(hits(play.state, {"shad": 2}))
    assert len(again.hero("shad").hand) == 2


@pytest.mark.rule("FZ-EFFECT-15", "FZ-REACT-18")
def test_prevented_hit_is_removed_before_the_window() -> None:
    """One hit: nothing is left to react to, though Abe holds Covering Shot."""
    shad = hero("shad", "C4", ["red_mist"] * 5, focus=["scar_tissue"])
    here = position(shad, hero("abe", "C4", ["covering_shot"]), specialists="F6")
    assert hits(here, {"shad": 1}).over


@pytest.mark.rule("FZ-KO-05", "FZ-REACT-06")
def test_knocked_out_hero_plays_no_reaction() -> None:
    here = position(hero("shad", "C4", ["red_mist"]), hero("abe", "C4", ["covering_shot"], down=True), specialists="F6")
    play = hits(here, {"shad": 1})
    assert 1 not in play.seats


@pytest.mark.rule("FZ-KO-14", "FZ-KO-15")
def test_while_he_is_down_his_abilities_do_nothing_and_effects_pass_him_by() -> None:
    """Maxine's re-roll is not offered; a draw for all heroes leaves her out."""
    maxine = hero("maxine", "A6", down=True)
    here = position(hero("shad", "A6", ["red_mist"]), maxine, creatures=[creature(ANIMAL, "A6")], specialists="F6")
    play = effect(here, {"draw": 1, "who": "heroes"})
    assert (len(play.hero("shad").hand), len(play.hero("maxine").hand)) == (2, 0)


@pytest.mark.rule("FZ-KO-16", "FZ-ATTACK-24")
def test_discard_effect_never_knocks_out() -> None:
    here = position(hero("shad", "C4", ["red_mist"]), hero("abe", "C4"), specialists="F6")
    play = effect(here, {"discard": 2, "who": "heroes", "range": 0}, searcher="shad")
    assert play.over and play.hero("shad").hand == [] and not any(each.down for each in play.state.heroes)


@pytest.mark.rule("FZ-COIN-01", "FZ-COIN-03", "FZ-COIN-04", "FZ-OBJ-07")
def test_event_turns_the_coin_to_heads() -> None:
    tails = effect(position(hero("shad", "A6"), hero("abe", "A6"), heads=False), {"coin": "heads"}, searcher="shad")
    assert tails.key == "fire.coin" and tails.default == ("heads",)
    assert tails.pick("heads").state.heads
    heads = effect(position(hero("shad", "A6"), hero("abe", "A6")), {"coin": "heads"}, searcher="shad")
    assert heads.over and heads.state.heads


@pytest.mark.rule("FZ-TASK-04", "FZ-KO-12")
def test_knocked_out_carrier_drops_his_items() -> None:
    here = position(
        hero("shad", "C4", carries=["hidden_family"]),
        hero("abe", "A1"),
        mission="velucca_after_dark",
        specialists="F6",
        discoveries=[Discovery("hidden_family", "C4")],
    )
    play = hits(here, {"shad": 1})
    assert play.hero("shad").carries == [] and play.state.discoveries[0].place == "C4"


@pytest.mark.rule("FZ-SPEC-01", "FZ-SPEC-02", "FZ-SPEC-03", "FZ-SPEC-04")
def test_specialists_are_never_targets() -> None:
    """Alone with them an animal walks on to the hero."""
    here = position(hero("shad", "C2", ["red_mist"] * 3), creatures=[creature(ANIMAL, "C4")], specialists="C4")
    play = to_the_end(activation(here, dice_activation=[["blank"]]))
    assert play.the_creature().location == "C2" and play.where["patty"] == "C4"


@pytest.mark.rule("FZ-CARD-09", "FZ-KO-01")
@pytest.mark.parametrize("hand", [["red_mist", "headlong"], ["headlong", "red_mist"]])
def test_lost_hand_does_not_reveal_draw_order(hand: list[str]) -> None:
    play = to_the_end(hits(position(hero("shad", "C4", hand), hero("don", "A6")), {"shad": 3}, None))
    assert [tell.args["cards"] for tell in play.tells("discarded")] == [("headlong", "red_mist")]
    assert play.hero("shad").discard == ["headlong", "red_mist"]
