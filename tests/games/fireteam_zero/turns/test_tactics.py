"""The tactics phase (FZ-TAC, FZ-ROUND)."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.model.state import Hero, State
from tests.games.fireteam_zero.position import Play, creature, effect, game, hero, position, tactics

HAND = ["fixed_bayonet", "short_burst"]  # the first has a tactical response, the second none


def round_2(*heroes: Hero, **changes: object) -> State:
    """Before the tactics phase of round 2; the first seat is first player."""
    return position(*heroes, round=2, phase="tactics", **changes)


def draws(play: Play, name: str = "abe") -> int:
    """Returns how many cards a hero holds."""
    return len(play.hero(name).hand)


@pytest.mark.rule("FZ-ROUND-01", "FZ-ROUND-02", "FZ-ROUND-04")
def test_tactics_heroes_threat_and_then_the_next_round() -> None:
    play = game(position(hero("abe", "A6"), hero("don", "A6"), round=0, phase="setup", reactions="orders"))
    while play.state.round < 3:
        play.pick("end" if "end" in play.ids else play.ids[: play.session.asks[0].pick[0]])
    phases = [mark.value for mark in play.marks if mark.kind == "phase"]
    assert phases == ["setup", *["tactics", "heroes", "threat"] * 2]
    assert [mark.value for mark in play.marks if mark.kind == "round"] == [1, 2, 3]


@pytest.mark.rule("FZ-TAC-01", "FZ-HERO-01", "FZ-Q-20")
def test_first_player_token_goes_to_the_left_and_turns_begin_with_its_owner() -> None:
    team = [hero("abe", "A6"), hero("don", "A6"), hero("shad", "A6")]
    play = tactics(round_2(*team, first=1))
    assert play.state.first == 2
    last = tactics(round_2(*[hero("abe", "A6"), hero("don", "A6"), hero("shad", "A6")], first=2))
    assert last.state.first == 0


@pytest.mark.rule("FZ-TAC-01", "FZ-HERO-01", "FZ-Q-44")
def test_solo_token_passes_between_the_heroes() -> None:
    def team(first: int) -> State:
        return round_2(hero("abe", "A6", seat=0), hero("don", "A6", seat=0), first=first)

    play = tactics(team(0))
    assert play.state.first == 1 and play.tells("token-passed")[0].args["hero"] == "don"
    assert [each.id for each in in_order(play.state)] == ["don", "abe"]
    assert tactics(team(1)).state.first == 0


@pytest.mark.rule("FZ-EFFECT-16", "FZ-Q-44")
def test_solo_hero_may_keep_the_token() -> None:
    play = tactics(round_2(hero("abe", "A6", seat=0, focus=["my_lead"]), hero("don", "A6", seat=0), first=0))
    assert play.key == "fire.keep_token"
    assert play.pick("keep").state.first == 0


@pytest.mark.rule("FZ-HERO-01")
def test_each_hero_has_one_turn_first_player_first_then_clockwise() -> None:
    play = game(position(hero("maxine", "A6"), hero("don", "A6"), hero("shad", "A6"), first=1))
    order = []
    while play.state.phase == "heroes":
        order.append(play.seats[0])
        play.pick("end")
    assert order == [1, 2, 0]


@pytest.mark.rule("FZ-TAC-02", "FZ-TAC-04", "FZ-SETUP-31")
def test_first_round_has_only_the_draw() -> None:
    play = tactics(position(hero("abe", "A6", HAND), hero("don", "A6"), round=1))
    assert play.over and play.state.first == 0
    assert (draws(play), draws(play, "don")) == (5, 5)


@pytest.mark.rule("FZ-TAC-03", "FZ-TAC-06", "FZ-TAC-10", "FZ-CARD-08", "FZ-CARD-06")
def test_one_tactical_response_is_played_and_discarded_and_its_hero_draws_nothing() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND), hero("don", "A6", ["field_dressing"])))
    assert play.ids_of(0) == ["draw", "respond:abe:fixed_bayonet", "fewer"]
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert play.over
    assert play.hero("abe").hand == ["short_burst"] and play.hero("abe").discard == ["fixed_bayonet"]
    assert not play.hero("abe").playing and play.state.responded == "abe"
    assert draws(play, "don") == 6  # one more by the response


@pytest.mark.rule("FZ-TAC-05", "FZ-TAC-03", "FZ-Q-17")
def test_first_player_chooses_among_responders() -> None:
    team = [hero("abe", "A6", HAND), hero("don", "A6", ["field_dressing"]), hero("shad", "A6", ["red_mist"])]
    play = tactics(round_2(*team, first=1))  # the token goes to Shad's player
    for seat, answer in enumerate(["respond:abe:fixed_bayonet", "respond:don:field_dressing", "draw"]):
        play.pick(answer, seat=seat)
    assert play.key == "fire.which_response" and play.seats == (2,)
    play.pick("respond:don:field_dressing")
    assert play.state.responded == "don" and play.hero("abe").hand.count("fixed_bayonet") >= 1
    assert (draws(play), draws(play, "don")) == (7, 0)


@pytest.mark.rule("FZ-Q-17")
def test_other_hero_of_player_draws() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND, seat=0), hero("don", "A6", ["field_dressing"], seat=0)))
    assert play.ids == ["draw", "respond:abe:fixed_bayonet", "respond:don:field_dressing", "fewer"]
    play.pick("respond:don:field_dressing")
    assert (draws(play), draws(play, "don")) == (7, 0)


@pytest.mark.rule("FZ-TAC-07", "FZ-KO-05", "FZ-TAC-12")
def test_knocked_out_hero_cannot_respond_but_draws() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND, down=True), hero("don", "A6", ["field_dressing"])))
    assert play.ids_of(0) == ["draw", "fewer"]
    play.pick("draw", seat=0).pick("draw", seat=1)
    assert (draws(play), draws(play, "don")) == (5, 5)


@pytest.mark.rule("FZ-TAC-08", "FZ-KO-15")
def test_responses_of_others_miss_knocked_out_heroes() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND), hero("don", "A6", down=True), hero("shad", "A6")))
    for seat, answer in enumerate(["respond:abe:fixed_bayonet", "draw", "draw"]):
        play.pick(answer, seat=seat)
    assert (draws(play, "don"), draws(play, "shad")) == (5, 6)


@pytest.mark.rule("FZ-TAC-09", "FZ-TAC-11", "FZ-TAC-16")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 5), (7, 7)])
def test_hero_draws_up_to_five_cards(held: int, after: int) -> None:
    cards = ["short_burst", "short_burst", "forced_pattern", "forced_pattern", "covering_shot", "covering_shot"]
    hand = [*cards, "rifle_butt"][:held]
    assert draws(tactics(position(hero("abe", "A6", hand), hero("don", "A6"), round=1))) == after


@pytest.mark.rule("FZ-TAC-11")
def test_focus_card_may_change_the_hand_size() -> None:
    play = tactics(position(hero("shad", "A6", focus=["deep_reserves"]), hero("don", "A6"), round=1))
    assert draws(play, "shad") == 6


@pytest.mark.rule("FZ-TAC-11", "FZ-KO-14", "FZ-KO-15")
@pytest.mark.parametrize(
    ("place", "leader_down", "other_down", "hand"),
    [("A6", False, False, 6), ("B6", False, False, 5), ("A6", True, False, 5), ("A6", False, True, 6)],
)
def test_hand_size_bonus_needs_standing_ally_nearby(place: str, leader_down: bool, other_down: bool, hand: int) -> None:
    """A standing change reaches a hero who is down; one by a hero who is down reaches no one."""
    leader = hero("abe", "A6", focus=["rally_point"], down=leader_down)
    play = tactics(position(leader, hero("don", place, down=other_down), round=1))
    assert draws(play, "don") == hand and draws(play, "abe") == 5


@pytest.mark.rule("FZ-TAC-13", "FZ-TAC-18")
def test_empty_deck_is_made_of_the_discard_pile_as_soon_as_the_last_card_is_drawn() -> None:
    leader = hero("abe", "A6", deck=["short_burst"], discard=["rifle_butt", "fixed_bayonet", "read_the_signs"])
    play = tactics(position(leader, hero("don", "A6"), round=1))
    assert play.shuffled("deck.renewed")[0] == ["rifle_butt", "fixed_bayonet", "read_the_signs"]
    assert sorted(play.hero("abe").hand) == ["fixed_bayonet", "read_the_signs", "rifle_butt", "short_burst"]

    last = hero("abe", "A6", ["forced_pattern"] * 2, deck=["short_burst"] * 3, discard=["rifle_butt"])
    play = tactics(position(last, hero("don", "A6"), round=1))
    assert (play.hero("abe").deck, play.hero("abe").discard) == (["rifle_butt"], [])


@pytest.mark.rule("FZ-TAC-14", "FZ-TAC-18")
def test_draws_are_lost_when_deck_and_discard_pile_are_empty() -> None:
    leader = hero("abe", "A6", deck=["short_burst"], discard=[])
    play = tactics(position(leader, hero("don", "A6"), round=1))
    assert play.hero("abe").hand == ["short_burst"] and play.hero("abe").deck == []


@pytest.mark.rule("FZ-TAC-17", "FZ-TAC-09")
def test_player_may_stop_before_the_hand_is_full() -> None:
    play = tactics(round_2(hero("abe", "A6", ["short_burst"]), hero("don", "A6")))
    play.pick("fewer", seat=0).pick("draw", seat=1)
    assert play.key == "fire.draw" and play.ids == [f"draw:{count}" for count in (4, 3, 2, 1, 0)]
    assert draws(play.pick("draw:1")) == 2


@pytest.mark.rule("FZ-Q-43", "FZ-TAC-17", "FZ-TAC-02", "FZ-TAC-04")
@pytest.mark.parametrize(("round", "asked"), [(1, False), (2, True)])
def test_in_round_1_all_draw_up_to_their_hand_size_unasked(round: int, asked: bool) -> None:
    play = tactics(position(hero("abe", "A6"), hero("don", "A6"), round=round))
    assert (play.key == "fire.tactics") is asked
    assert asked or (draws(play), draws(play, "don")) == (5, 5)


@pytest.mark.rule("FZ-TAC-03", "FZ-CARD-09")
@pytest.mark.parametrize("hand", [["short_burst"], ["fixed_bayonet"]])
def test_response_question_does_not_depend_on_hand(hand: list[str]) -> None:
    full = ["service_pistol"] * 2 + ["red_mist"] * 2 + ["headlong"]
    play = tactics(
        round_2(hero("abe", "A6", [*hand, *["rifle_butt"] * 2, *["covering_shot"] * 2]), hero("shad", "A6", full))
    )
    assert play.key == "fire.tactics" and play.seats == (0, 1)


@pytest.mark.rule("FZ-EFFECT-16", "FZ-TAC-01")
def test_keeping_token_requires_having_it() -> None:
    def team(first: int) -> State:
        return round_2(hero("abe", "A6", focus=["my_lead"]), hero("don", "A6"), first=first)

    play = tactics(team(0))
    assert play.key == "fire.keep_token" and play.seats == (0,)
    assert play.pick("keep").state.first == 0
    assert tactics(team(0)).pick("pass").state.first == 1
    assert tactics(team(1)).key != "fire.keep_token"


@pytest.mark.rule("FZ-TAC-10", "FZ-HERO-15")
def test_born_planner_responds_and_draws_once_a_round() -> None:
    leader = hero("abe", "A6", HAND, focus=["born_planner"])
    play = tactics(round_2(leader, hero("don", "A6")))
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert draws(play) == 5
    used = hero("abe", "A6", HAND, focus=["born_planner"], used=["tactic_keeps_draw"])
    play = tactics(round_2(used, hero("don", "A6")))
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert draws(play) == 1


@pytest.mark.rule("FZ-EFFECT-03")
@pytest.mark.parametrize(("held", "after"), [(0, 4), (4, 5), (5, 5)])
def test_threat_card_takes_a_draw_but_not_the_last_one(held: int, after: int) -> None:
    hand = ["short_burst", "short_burst", "forced_pattern", "forced_pattern", "covering_shot"][:held]
    play = tactics(
        position(hero("abe", "A6", hand), hero("don", "A6"), round=1, mission="dead_air", threats=["choking_ash"])
    )
    assert draws(play) == after


@pytest.mark.rule("FZ-TAC-15")
def test_effect_may_bring_a_hand_above_the_hand_size() -> None:
    hand = ["read_the_signs", "short_burst", "short_burst", "covering_shot", "covering_shot", "rifle_butt"]
    play = tactics(round_2(hero("abe", "A6", hand), hero("don", "A6")))
    play.pick("respond:abe:read_the_signs", seat=0).pick("draw", seat=1)
    while play.key == "fire.peek":
        play.pick(play.ids[0])
    assert draws(play) == 7


@pytest.mark.rule("FZ-Q-41")
@pytest.mark.parametrize("left", [4, 2])
def test_looker_at_deck_orders_its_cards(left: int) -> None:
    """Read the Signs: one of three threat cards goes on top and the others under the deck."""
    deck = ["choking_ash", "long_night", "grey_hands", "deep_roots"][:left]
    play = tactics(round_2(hero("abe", "A6", ["read_the_signs"]), hero("don", "A6"), threat_deck=[*deck]))
    play.pick("respond:abe:read_the_signs", seat=0).pick("draw", seat=1)
    assert play.key == "fire.peek" and play.ids == sorted(deck[:3]) and play.seats == (0,)
    assert not [*play.session.asks[0].for_all, *play.session.asks[0].default_for_all]
    play.pick(deck[1])
    while play.key == "fire.peek":
        play.pick(play.ids[0])
    assert play.state.threat_deck[0] == deck[1]
    assert sorted(play.state.threat_deck) == sorted(deck)
    assert play.state.threat_deck[1:2] == deck[3:4] or left < 4
    public = next(tell.text for tell in play.told if tell.text.key == "peeked")
    assert set(public.args) == {"hero", "deck", "count"}


@pytest.mark.rule("FZ-CARD-07", "FZ-CARD-03", "FZ-CARD-01")
def test_response_is_offered_in_the_tactics_phase_alone_and_an_attack_only_in_a_turn() -> None:
    play = tactics(round_2(hero("abe", "A6", HAND), hero("don", "A6"), creatures=[creature("corrupted_animal", "A6")]))
    assert not any(each.startswith("attack") for each in play.ids)
    there = [creature("corrupted_animal", "A6")]
    inside = game(position(hero("abe", "A6", HAND), hero("don", "A6"), creatures=there))
    assert not any(each.startswith("respond") for each in inside.ids)
    assert {"attack:close:corrupted_animal:a6", "attack:ranged:corrupted_animal:a6"} <= {*inside.ids}


@pytest.mark.rule("FZ-HERO-15", "FZ-EFFECT-15")
def test_once_per_round_effects_return_next_round() -> None:
    leader = hero("abe", "A6", used=["ally_draw"], first_attack=True)
    play = game(position(leader, hero("don", "A6"), phase="threat", reactions="orders"))
    assert play.state.round == 2 and not play.hero("abe").used and not play.hero("abe").first_attack


@pytest.mark.rule("FZ-ROUND-03")
def test_mission_that_is_lost_is_over_in_the_middle_of_a_phase() -> None:
    """The second knock-out by the first of two creatures: the other one does nothing any more."""
    team = [hero("abe", "A6", deck=[], discard=[]), hero("don", "F1", ["stick_grenade"])]
    there = [creature("corrupted_human", "A6"), creature("corrupted_human", "F1")]
    state = position(*team, creatures=there, phase="threat", heads=False, reactions="ask")
    play = game(state, dice_creature=[[2, 2]]).pick("creature:corrupted_human:a6")
    assert (play.over, play.state.outcome, play.state.phase) == (True, "lost", "over")
    assert play.hero("don").hand == ["stick_grenade"] and play.state.round == 1


@pytest.mark.rule("FZ-EFFECT-07")
def test_skip_spares_bosses_and_needs_range() -> None:
    here = position(
        hero("abe", "B3"),
        mission="the_drinking_cave",
        boss="here",
        creatures=[
            creature("chalice_bearer", "B3", power=2),
            creature("corrupted_animal", "B4"),
            creature("corrupted_human", "F6"),
        ],
        phase="tactics",
    )
    play = effect(here, {"skip": {"what": "activation", "range": 3, "n": 1}}, owner="abe")
    assert play.over and [each.skips for each in play.state.creatures] == [[], ["activation"], []]
    bell = effect(here, {"skip": {"what": "activation", "range": 99, "n": "all"}})
    assert [each.skips for each in bell.state.creatures] == [[], ["activation"], ["activation"]]
