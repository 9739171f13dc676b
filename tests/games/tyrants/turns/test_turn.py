"""TY-TURN and TY-RES: the sequence of a turn, and the pool."""

from __future__ import annotations

import pytest

from engine.games.tyrants.model.options import Options
from tests.games.tyrants.position import Play, opening, position

KINDS = {"play", "deploy", "assassinate", "recruit", "return_spy", "end_turn"}


def first_turn(seats: int = 2, start: int = 0) -> Play:
    """Returns a match at the first action of its first turn."""
    play = opening(seats, **{"setup.start_player": start})
    while play.state.phase == "deployment":
        play.pick(play.ids[0])
    return play


@pytest.mark.rule("TY-TURN-01", "TY-TURN-02", "TY-TURN-14")
def test_each_round_every_player_takes_a_turn_clockwise():
    """With B as start player of three: B, C, A, and again."""
    play, seen = first_turn(3, start=1), []
    for _ in range(6):
        seen.append((play.state.round, "ABC"[play.state.active]))
        play.pick("end_turn")
    assert seen == [(1, "B"), (1, "C"), (1, "A"), (2, "B"), (2, "C"), (2, "A")]


@pytest.mark.rule("TY-TURN-03", "TY-TURN-04")
def test_actions_in_any_order_then_the_end():
    """A basic action before a card, a card after it, then the end."""
    play = Play(position(hand=["soldier"], power=1, troops={"eryndlyn": "A.."}))
    play.pick("deploy:eryndlyn", "play:soldier", "deploy:eryndlyn", "end_turn")
    assert play.at("eryndlyn") == "AAA"
    assert play.state.active == 1


@pytest.mark.rule("TY-TURN-05")
def test_turn_may_end_with_cards_and_resources_left():
    """Nothing has to be used up."""
    state = position(hand=["noble"], power=3, influence=3, houses={0: {"deck": ["soldier"] * 5}})
    play = Play(state).pick("end_turn")
    assert play.state.active == 1
    assert (play.house().discard, play.house().hand) == (["noble"], ["soldier"] * 5)


@pytest.mark.rule("TY-TURN-06")
def test_basic_actions_and_their_prices():
    """Assassinate 3, Deploy 1, Recruit its cost, Return a spy 3; and no others."""
    state = position(hand=["noble"], power=3, influence=9, troops={"eryndlyn": "AB."}, spies={"eryndlyn": "B"})
    play = Play(state)
    assert {each.split(":")[0] for each in play.ids} == KINDS
    prices = {"deploy:eryndlyn": 1, "assassinate:eryndlyn:1": 3, "return_spy:eryndlyn:1": 3}
    for action, price in prices.items():
        assert Play(state).pick(action).state.turn.power == 3 - price
    assert Play(state).pick("recruit:house_guard").state.turn.influence == 9 - 3


@pytest.mark.rule("TY-TURN-06", "TY-RES-08")
@pytest.mark.parametrize(("power", "kinds"), [(0, set()), (1, {"deploy"}), (2, {"deploy"}), (3, KINDS)])
def test_actions_that_cannot_be_paid_are_not_offered(power, kinds):
    """With 2 Power one can deploy only."""
    play = Play(position(power=power, troops={"eryndlyn": "AB."}, spies={"eryndlyn": "B"}))
    offered = {each.split(":")[0] for each in play.ids}
    assert offered - {"end_turn"} == kinds & {"deploy", "assassinate", "return_spy"}


@pytest.mark.rule("TY-TURN-07")
def test_basic_action_may_be_repeated():
    """Three Deploys with 3 Power; the fourth is not offered."""
    play = Play(position(power=3, troops={"mantol_derith": "A...."}))
    play.pick(*["deploy:mantol_derith"] * 3)
    assert play.at("mantol_derith").count("A") == 4
    assert not play.verbs("deploy")


@pytest.mark.rule("TY-TURN-07")
def test_without_a_target_a_basic_action_is_not_offered():
    """Power enough, but no one to kill and no spy to return where one has Presence."""
    play = Play(
        position(power=9, troops={"eryndlyn": "AAA", "menzoberranzan": "BB...."}, spies={"menzoberranzan": "B"})
    )
    assert not play.verbs("assassinate")
    assert not play.verbs("return_spy")


@pytest.mark.rule("TY-TURN-08", "TY-Q-14")
def test_no_basic_action_within_a_card():
    """While Mercenary Squad is resolved, only its own Deploys are offered, with anything in the pool."""
    play = Play(position(hand=["mercenary_squad"], power=9, influence=9, troops={"eryndlyn": "AB."}))
    play.pick("play:mercenary_squad")
    assert play.key == "card.deploy"
    assert {each.split(":")[0] for each in play.ids} == {"deploy"}


@pytest.mark.rule("TY-TURN-09", "TY-TURN-10", "TY-TURN-11", "TY-TURN-12", "TY-TURN-13")
def test_four_steps_of_the_end_in_order():
    """Promotion, marker VP, discard, draw: the account says so in this order."""
    state = position(
        hand=["wyrmspeaker", "noble", "soldier"],
        troops={"araumycos": "AAAA"},
        houses={1: {"hand": ["noble"]}},
    )
    state.markers["araumycos"].holder, state.markers["araumycos"].total = 0, True
    state.houses[0].deck = ["house_guard"] * 5
    play = Play(state).pick("play:wyrmspeaker", "play:noble", "end_turn")
    order = [tell.text.key for tell in play.told]
    steps = ["promote-done", "vp-gain", "hand-discarded", "draw-done"]
    assert [key for key in order if key in steps] == steps
    house = play.house()
    assert house.inner_circle == ["noble"]
    assert house.vp == 3
    assert sorted(house.discard) == ["soldier", "wyrmspeaker"]
    assert house.hand == ["house_guard"] * 5


@pytest.mark.rule("TY-TURN-12")
def test_five_cards_are_drawn_at_the_end():
    play = Play(position(houses={0: {"deck": ["noble"] * 8}})).pick("end_turn")
    assert (len(play.house().hand), len(play.house().deck)) == (5, 3)


@pytest.mark.rule("TY-TURN-13")
def test_discards_of_this_turn_can_be_drawn_again_at_once():
    """Discard comes before draw: with an empty deck the played cards are shuffled and drawn."""
    play = Play(position(hand=["noble", "soldier"])).pick("play:noble", "end_turn")
    assert sorted(play.house().hand) == ["noble", "soldier"]


@pytest.mark.rule("TY-TURN-15", "TY-TURN-16", "TY-Q-15")
def test_vp_are_tokens_without_limit():
    """Beyond the 120 VP of the box, a gain is still a gain."""
    state = position(hand=["white_dragon"], troops={"eryndlyn": "A..", "ched_nasad": "A..."}, houses={0: {"vp": 500}})
    state.houses[0].troops = 3
    play = Play(state).pick("play:white_dragon", *["deploy:eryndlyn"] * 2, "deploy:ched_nasad")
    assert play.house().vp == 501


@pytest.mark.rule("TY-TURN-17")
def test_no_questions_in_other_players_turns():
    """Through an attack on B and an Outcast for B, all questions go to A."""
    demons = Options(first_deck="drow", second_deck="demons")
    state = position(hand=["doppelganger", "myconid_adult"], troops={"eryndlyn": "AB."}, options=demons)
    play = Play(state)
    for pick in ("play:doppelganger", "play:myconid_adult"):
        assert play.session.waiting_for == (0,)
        play.pick(pick)
    assert play.session.waiting_for == (0,)
    assert play.at("eryndlyn") == "AA."
    assert play.house(1).discard == ["insane_outcast"]


@pytest.mark.rule("TY-RES-01", "TY-RES-02")
def test_resources_go_to_the_pool():
    """Red Wyrmling gives 2 of each."""
    turn = Play(position(hand=["red_wyrmling"])).pick("play:red_wyrmling").state.turn
    assert (turn.power, turn.influence) == (2, 2)


@pytest.mark.rule("TY-RES-03", "TY-Q-02")
def test_resources_wait_in_the_pool_until_wanted():
    """Gained first, spent after another card was played."""
    play = Play(position(hand=["soldier", "noble"], troops={"eryndlyn": "A.."}))
    play.pick("play:soldier", "play:noble")
    assert play.verbs("deploy")
    play.pick("deploy:eryndlyn")
    assert (play.state.turn.power, play.state.turn.influence) == (0, 1)


@pytest.mark.rule("TY-RES-04", "TY-RES-05")
def test_unspent_resources_are_lost():
    """B's pool is empty at the start, and so is A's next one."""
    play = Play(position(power=4, influence=4, troops={"eryndlyn": "A.."})).pick("end_turn")
    assert (play.state.turn.power, play.state.turn.influence) == (0, 0)
    play.pick("end_turn")
    assert (play.state.active, play.state.turn.power, play.state.turn.influence) == (0, 0, 0)


def test_end_of_turn_only_warns_of_what_could_still_be_used():
    """1 Influence recruits nothing, and Power is of no use without a space within reach."""

    def lost(state):
        detail = Play(state).session.asks[0].by_id["end_turn"].detail
        return [(each.key, each.args["count"]) for each in detail.args["what"]] if detail else []

    assert lost(position(influence=1, troops={"eryndlyn": "A.."})) == []
    assert lost(position(influence=2, power=1, troops={"eryndlyn": "A.."})) == [("power", 1), ("influence", 2)]
    assert lost(position(influence=1, hand=["noble"], troops={"eryndlyn": "A.."})) == [("cards-in-hand", 1)]


@pytest.mark.rule("TY-RES-06")
def test_power_never_recruits():
    play = Play(position(power=20, troops={"eryndlyn": "AB."}))
    assert not play.verbs("recruit")


@pytest.mark.rule("TY-RES-07")
def test_influence_never_fights():
    play = Play(position(influence=20, troops={"eryndlyn": "AB."}, spies={"eryndlyn": "B"}))
    assert {each.split(":")[0] for each in play.ids} == {"recruit", "end_turn"}


@pytest.mark.rule("TY-RES-08")
def test_cost_is_paid_in_full():
    """With 2 Influence a card of 3 is not offered; nothing goes below zero."""
    play = Play(position(influence=2))
    assert "blackguard" not in play.verbs("recruit")
    play.pick("recruit:advocate")
    assert play.state.turn.influence == 0
    assert not play.verbs("recruit")


@pytest.mark.rule("TY-RES-09")
def test_pool_has_no_upper_limit():
    """Ten Severins are 50 Power."""
    play = Play(position(hand=["severin_silrajin"] * 10)).pick(*["play:severin_silrajin"] * 10)
    assert play.state.turn.power == 50
