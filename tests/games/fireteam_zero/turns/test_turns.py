"""Rounds, tactics phase, turns and searches (FZ-ROUND, FZ-TAC, FZ-HERO, FZ-SEARCH, FZ-SPEC, FZ-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.turns.turn import options
from tests.games.fireteam_zero.fighting import attack, hits, position, to_the_end
from tests.games.fireteam_zero.position import Play, creature, effect, game, hero, tactics, turn

ANIMAL = "corrupted_animal"


def in_turn(state: State, **chance: Any) -> Play:
    """Returns the turn of the first hero, at its first choice."""
    play = turn(state, **chance)
    while play.key not in ("fire.turn", ""):
        play.pick("pass" if "pass" in play.ids else play.ids[0])
    return play


def two(*hands: list[str], **more: Any) -> State:
    """Abe and Shad in the tactics phase of round 2."""
    names: Sequence[HeroId] = ("abe", "shad", "frank")
    heroes = [hero(name, "A6", cards) for name, cards in zip(names, hands, strict=False)]
    return position(*heroes, **{"round": 2, "specialists": "A6"} | more)


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("FZ-ROUND-01", "FZ-ROUND-02", "FZ-ROUND-04", "FZ-HERO-01")
def test_rounds_of_tactics_heroes_and_threat_phase() -> None:
    """Two whole rounds; in the second the other hero is first."""
    here = position(hero("abe", "A6"), hero("shad", "A6"), phase="tactics", round=1, reactions="orders")
    here.pool = {"minion": 0, "elite": 0}
    play = game(here)
    phases: list[tuple[int, str]] = []
    turns: list[str] = []
    while play.state.round < 3:
        now = (play.state.round, play.state.phase)
        phases += [now] if now not in phases else []
        if play.key == "fire.turn":
            turns.append(play.state.heroes[play.seats[0]].id)
        ask = play.session.ask_of(play.seats[0])
        assert ask is not None
        play.pick("end" if "end" in play.ids else list(ask.default) or play.ids[0])
    assert [each for each in phases if each[1] == "heroes"] == [(1, "heroes"), (2, "heroes")]
    assert turns == ["abe", "shad", "shad", "abe"]
    assert play.state.marker == 2
    assert [mark.value for mark in play.marks if mark.kind == "phase"][:3] == ["tactics", "heroes", "threat"]


@pytest.mark.rule("FZ-ROUND-03")
def test_defeat_takes_effect_at_once() -> None:
    """The second knock-out, by the first of two ambushers in a turn."""
    here = position(
        hero("shad", "A1"), hero("abe", "F6"), specialists="A1", heads=False, recon=["two_shadows"], phase="heroes"
    )
    play = in_turn(here, dice_creature=[[1]]).pick("search")
    to_the_end(play)
    assert play.value == "lost" and len(play.state.creatures) == 1


# ---------------------------------------------------------------- the tactics phase


@pytest.mark.rule("FZ-TAC-01")
def test_token_passes_to_the_left() -> None:
    play = tactics(two([], [], []))
    assert play.state.first == 1


@pytest.mark.rule("FZ-TAC-02", "FZ-TAC-04")
def test_first_round_has_only_the_draw() -> None:
    play = tactics(two(["fixed_bayonet"], [], round=1))
    assert play.over and play.state.first == 0 and [len(each.hand) for each in play.state.heroes] == [5, 5]


@pytest.mark.rule("FZ-EFFECT-16")
@pytest.mark.parametrize(("first", "asked"), [(0, True), (1, False)])
def test_token_may_be_kept_by_its_holder_with_my_lead(first: int, asked: bool) -> None:
    here = two([], [])
    here.heroes[0].focus, here.first = ["my_lead"], first
    play = tactics(here)
    assert (play.key == "fire.keep_token") == asked
    if asked:
        assert play.pick("keep").state.first == 0


@pytest.mark.rule("FZ-TAC-03", "FZ-TAC-06", "FZ-TAC-08", "FZ-TAC-10", "FZ-CARD-07", "FZ-CARD-08")
def test_one_response_is_resolved_and_discarded_and_its_player_draws_nothing() -> None:
    """Fixed Bayonet: a card more for all allies in this draw."""
    play = tactics(two(["fixed_bayonet"], []))
    assert play.ids_of(0) == ["draw", "respond:abe:fixed_bayonet", "fewer"]
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("draw", seat=1)
    assert play.over and play.hero("abe").hand == [] and play.hero("abe").discard == ["fixed_bayonet"]
    assert len(play.hero("shad").hand) == 6


@pytest.mark.rule("FZ-TAC-05", "FZ-Q-17")
def test_first_player_chooses_between_two_responders() -> None:
    """The token has passed to Shad."""
    play = tactics(two(["fixed_bayonet"], ["red_mist"]))
    play.pick("respond:abe:fixed_bayonet", seat=0).pick("respond:shad:red_mist", seat=1)
    assert (play.key, play.seats) == ("fire.which_response", (1,))
    play.pick("respond:abe:fixed_bayonet")
    assert play.hero("abe").hand == [] and len(play.hero("shad").hand) == 6, "the card that is not chosen stays"


@pytest.mark.rule("FZ-TAC-07", "FZ-TAC-08", "FZ-TAC-12", "FZ-KO-05", "FZ-KO-15")
def test_knocked_out_hero_draws_but_gets_no_response() -> None:
    """Guerrilla Tactics moves all heroes: not the one who is down. He draws up to five."""
    here = two(["guerrilla_tactics"], ["red_mist"])
    here.heroes[1].down = True
    play = tactics(here)
    assert play.ids_of(1) == ["draw", "fewer"]
    play.pick("respond:abe:guerrilla_tactics", seat=0).pick("draw", seat=1)
    assert (play.key, play.seats) == ("fire.special_move", (0,))
    play.pick("stay")
    assert play.over and len(play.hero("shad").hand) == 5


@pytest.mark.rule("FZ-TAC-09", "FZ-TAC-16", "FZ-TAC-11", "FZ-TAC-15")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 5), (7, 7)])
def test_heroes_draw_up_to_hand_size(held: int, after: int) -> None:
    play = tactics(two(["short_burst"] * held, ["red_mist"] * 5))
    to_the_end(play)
    assert len(play.hero("abe").hand) == after


@pytest.mark.rule("FZ-TAC-17")
def test_hero_may_draw_fewer() -> None:
    play = tactics(two([], ["red_mist"] * 5)).pick("fewer", seat=0)
    if not play.over and play.key == "fire.tactics":
        play.pick("draw")
    assert play.key == "fire.draw" and play.ids == [f"draw:{each}" for each in (5, 4, 3, 2, 1, 0)]
    assert len(play.pick("draw:2").hero("abe").hand) == 2


@pytest.mark.rule("FZ-TAC-13", "FZ-TAC-18")
def test_empty_deck_is_made_of_the_discard_pile_at_once() -> None:
    """Two cards in the deck and three to draw; when the last is drawn the pile is shuffled at once."""
    here = two(["red_mist"] * 2, ["red_mist"] * 5)
    here.heroes[0].deck, here.heroes[0].discard = ["short_burst"] * 2, ["rifle_butt"] * 4
    play = to_the_end(tactics(here))
    abe = play.hero("abe")
    assert sorted(abe.hand) == ["red_mist"] * 2 + ["rifle_butt"] + ["short_burst"] * 2
    assert abe.deck == ["rifle_butt"] * 3 and abe.discard == [] and len(play.shuffled("deck.renewed")) == 1


@pytest.mark.rule("FZ-TAC-14", "FZ-TAC-18")
def test_without_any_card_left_the_other_draws_are_lost() -> None:
    here = two([], ["red_mist"] * 5)
    here.heroes[0].deck, here.heroes[0].discard = ["short_burst"] * 2, []
    play = to_the_end(tactics(here))
    assert play.hero("abe").hand == ["short_burst"] * 2 and play.hero("abe").deck == []


@pytest.mark.rule("FZ-EFFECT-03")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (4, 1), (5, 0)])
def test_choking_ash_costs_a_card_but_never_the_last(held: int, drawn: int) -> None:
    play = to_the_end(tactics(two(["short_burst"] * held, ["red_mist"] * 5, threats=["choking_ash"])))
    assert len(play.hero("abe").hand) == held + drawn


# ---------------------------------------------------------------- turns


@pytest.mark.rule("FZ-HERO-02", "FZ-HERO-03", "FZ-HERO-05", "FZ-HERO-06", "FZ-CARD-01")
def test_action_may_interrupt_movement() -> None:
    here = position(hero("shad", "C3", ["sawn_off"]), creatures=[creature(ANIMAL, "C5")], specialists="F6")
    play = in_turn(here).pick("move:c4")
    play.pick("attack:ranged:corrupted_animal:c5", "sawn_off")
    while play.key != "fire.turn":
        play.pick(play.ids[-1])
    assert play.state.turn.acted and not play.verbs("attack") and play.verbs("move")
    play.pick("move:b4")
    assert play.verbs("move") == []


@pytest.mark.rule("FZ-HERO-04")
def test_movement_and_action_are_optional() -> None:
    play = in_turn(position(hero("shad", "A1"), hero("abe", "A6"), specialists="F6"))
    assert "end" in play.ids
    assert play.pick("end").over and play.where["shad"] == "A1"


@pytest.mark.rule("FZ-HERO-07", "FZ-HERO-08", "FZ-KO-08")
def test_hero_staying_down_skips_turn() -> None:
    play = turn(position(hero("shad", "A1", down=True), hero("abe", "A6"), specialists="F6"))
    assert play.key == "fire.stand"
    assert play.pick("stay").over and play.hero("shad").down


@pytest.mark.rule("FZ-HERO-09", "FZ-Q-14")
def test_hero_standing_up_takes_full_turn() -> None:
    """Get Up draws two cards then; Patty's search comes after the choice."""
    don = hero("don", "A1", down=True, focus=["get_up"])
    play = turn(position(don, hero("abe", "A6"), specialists="A1"))
    assert play.ids == ["stand", "stay"]
    play.pick("stand")
    assert play.key == "fire.turn" and play.state.turn.movement == 2 and len(play.hero("don").hand) == 2
    assert "search" in play.ids


@pytest.mark.rule("FZ-HERO-14", "FZ-Q-39")
def test_hero_knocked_out_in_his_turn_ends_it() -> None:
    here = position(
        hero("don", "C4", ["satchel_charge"]), hero("abe", "A1"), creatures=[creature(ANIMAL, "C4")], specialists="F6"
    )
    play = in_turn(here, dice_attack=[[0, 0, 0, 0]])
    play.pick("attack:explosive:corrupted_animal:c4", "satchel_charge")
    to_the_end(play)
    assert play.hero("don").down and play.creature() is None, "what concerns others is finished"


@pytest.mark.rule("FZ-HERO-11", "FZ-HERO-12", "FZ-HERO-10")
def test_focus_cards_may_offer_further_actions() -> None:
    """Corpsman: a hero beside him draws two."""
    here = position(hero("don", "C4", focus=["corpsman"]), hero("abe", "C3"), specialists="F6")
    play = in_turn(here)
    assert "heal:abe" in play.ids
    play.pick("heal:abe")
    assert len(play.hero("abe").hand) == 2 and play.state.turn.acted


@pytest.mark.rule("FZ-HERO-15", "FZ-Q-42")
def test_once_per_round_effect_returns_next_round() -> None:
    """Abe's own ability: an ally beside him draws at the start of his turn."""
    here = position(hero("shad", "C4"), hero("abe", "C3"), specialists="F6")
    play = turn(here)
    assert play.key == "fire.ally_draw"
    play.pick("draw")
    assert len(play.hero("shad").hand) == 1 and play.hero("abe").used == ["ally_draw"]
    again = turn(play.state)
    assert again.key == "fire.turn"


@pytest.mark.rule("FZ-Q-42")
@pytest.mark.parametrize(("place", "down", "asked"), [("C3", False, True), ("C3", True, False), ("B1", False, False)])
def test_abe_helps_heroes_beside_him_beyond_hand_size(place: str, down: bool, asked: bool) -> None:
    full = ["red_mist", "red_mist", "hamstring", "hamstring", "trench_knife"]
    play = turn(position(hero("shad", "C4", full), hero("abe", place, down=down), specialists="F6"))
    assert (play.key == "fire.ally_draw") == asked
    if asked:
        assert len(play.pick("draw").hero("shad").hand) == 6


@pytest.mark.rule("FZ-Q-42")
def test_hero_beside_abe_may_draw_or_leave_card() -> None:
    play = turn(position(hero("shad", "C4", down=True), hero("abe", "C3"), specialists="F6")).pick("stand")
    assert play.key == "fire.ally_draw"
    assert not play.pick("leave").hero("abe").used


# ---------------------------------------------------------------- searches


@pytest.mark.rule("FZ-SEARCH-01", "FZ-SEARCH-02", "FZ-SEARCH-05")
@pytest.mark.parametrize("hindered", ["", "creature", "searched", "no token"])
def test_search_needs_a_token_face_up_and_no_creature(hindered: str) -> None:
    here = position(hero("shad", "A4" if hindered == "no token" else "A1"), hero("abe", "F6"), specialists="F6")
    if hindered == "creature":
        here.creatures = [creature(ANIMAL, "A1", number=1)]
    here.spawn[0].searched = hindered == "searched"
    assert ("search" in in_turn(here).ids) == (not hindered)


@pytest.mark.rule("FZ-SEARCH-03", "FZ-SEARCH-04", "FZ-SEARCH-07", "FZ-RECON-09")
def test_search_turns_the_token_and_resolves_the_top_card() -> None:
    """Ammo Crate: two cards. It costs the action, far from Patty."""
    here = position(hero("shad", "A1"), hero("abe", "F6"), specialists="F6", recon=["ammo_crate"])
    play = in_turn(here).pick("search")
    assert play.state.spawn[0].searched and len(play.hero("shad").hand) == 2 and play.state.turn.acted
    assert play.state.recon_discard == ["ammo_crate"] and "search" not in play.ids


@pytest.mark.rule("FZ-SEARCH-08", "FZ-RECON-08", "FZ-SETUP-24")
def test_twelve_tokens_and_twelve_cards() -> None:
    here = position(hero("shad", "A1"), hero("abe", "F6"), specialists="F6")
    assert len(here.spawn) == len(here.recon_deck) == 12
    here.recon_deck = []
    assert "search" not in in_turn(here).ids


@pytest.mark.rule("FZ-SPEC-05", "FZ-SPEC-06", "FZ-SPEC-10", "FZ-SEARCH-07")
@pytest.mark.parametrize(("patty", "free"), [("A1", True), ("B2", True), ("C3", False)])
def test_near_patty_a_search_is_free_and_may_be_repeated(patty: str, free: bool) -> None:
    here = position(
        hero("shad", "A1"), hero("abe", "F6"), specialists={"patty": patty, "henry": "F6"}, recon=["empty_room"] * 2
    )
    play = in_turn(here).pick("search")
    assert play.state.turn.acted == (not free)
    play.state.spawn[0].searched = False
    assert ("search" in [each.id for each in options(play.state, play.hero("shad"))]) is free


@pytest.mark.rule("FZ-SEARCH-07", "FZ-HERO-10")
def test_scrounger_searches_free_once_a_round() -> None:
    here = position(
        hero("don", "A1", focus=["scrounger"]), hero("abe", "F6"), specialists="F6", recon=["empty_room"] * 2
    )
    play = in_turn(here).pick("search")
    assert not play.state.turn.acted and play.hero("don").used == ["free_search"]


@pytest.mark.rule("FZ-RECON-06", "FZ-HERO-10")
def test_clear_moment_gives_a_free_action() -> None:
    here = position(
        hero("shad", "A1", ["sawn_off"]),
        hero("abe", "F6"),
        creatures=[creature(ANIMAL, "B2")],
        specialists="F6",
    )
    play = effect(here, {"act": "any"}, searcher="shad")
    assert play.key == "fire.act" and "attack:ranged:corrupted_animal:b2" in play.ids
    play.pick("attack:ranged:corrupted_animal:b2", "sawn_off")
    assert not to_the_end(play).state.turn.acted


@pytest.mark.rule("FZ-HERO-13", "FZ-KO-15")
def test_allies_are_all_other_heroes() -> None:
    here = two(["fixed_bayonet"], [], [])
    play = effect(here, {"modify": "hand", "who": "allies", "n": 1, "until": "draw"}, owner="abe")
    assert play.state.modifiers[0].heroes == ["shad", "frank"]


@pytest.mark.rule("FZ-CARD-04", "FZ-SETUP-11")
def test_upgrades_are_action_cards_in_every_respect() -> None:
    known = GAME.glossary()
    assert "machete" in known and "trench_knife" in known
    here = position(hero("shad", "C4", ["machete"], upgrades=["machete"]), creatures=[creature(ANIMAL, "C4")])
    assert "attack:close:corrupted_animal:c4" in in_turn(here).ids


@pytest.mark.rule("FZ-SETUP-13", "FZ-SETUP-14", "FZ-CARD-05")
def test_focus_cards_lie_before_the_hero_the_whole_mission() -> None:
    """Heavy Hand: a die more in close attacks; what was not taken is nowhere."""
    here = position(
        hero("shad", "C4", ["trench_knife"], focus=["heavy_hand"]), creatures=[creature(ANIMAL, "C4")], specialists="F6"
    )
    play = in_turn(here).pick("attack:close:corrupted_animal:c4", "trench_knife")
    assert next(ask.count for ask in play.asked_chance if ask.key == "dice.attack") == 4
    assert play.hero("shad").focus == ["heavy_hand"]
    assert not {"machete", "predator"} & {*play.hero("shad").deck, *play.hero("shad").discard}


@pytest.mark.rule("FZ-Q-20")
def test_turn_order_counts_after_any_action() -> None:
    """Abe, second by the token, is also second before anyone had a turn."""
    here = two([], [], [], first=1)
    assert [each.id for each in in_order(here)] == ["shad", "frank", "abe"]
    here.heroes[1].down = True
    assert [each.id for each in in_order(here)] == ["shad", "frank", "abe"]


@pytest.mark.rule("FZ-Q-16")
def test_every_card_says_how_sure_its_figures_are() -> None:
    assert {card.source for card in content().cards.values()} <= {"printed", "mixed", "ours"}


@pytest.mark.rule("FZ-Q-01")
def test_one_reaction_for_each_hero_and_event() -> None:
    play = hits(position(hero("shad", "C4", ["trench_knife"] * 5), specialists="F6"), {"shad": 4})
    assert play.pick("react:trench_knife").key == "fire.lose"


@pytest.mark.rule("FZ-Q-22", "FZ-Q-38")
def test_blast_harms_active_heroes_and_creatures_alone() -> None:
    here = position(
        hero("don", "B4", ["rifle_grenade"]),
        hero("abe", "C4", ["short_burst"], down=True),
        creatures=[creature(ANIMAL, "C4")],
        specialists="C4",
    )
    play = to_the_end(attack(here, dice_attack=[[0, 0]]).pick("attack:corrupted_animal:c4"))
    assert play.creature() is None and play.hero("abe").hand == ["short_burst"] and play.where["patty"] == "C4"


@pytest.mark.rule("FZ-Q-21", "FZ-OBJ-06", "FZ-EX-11")
def test_turning_the_coin_is_a_choice_of_the_team() -> None:
    """Ferry Fuel completes Repair the Ferry, which has one token."""
    here = position(
        hero("shad", "A1"),
        hero("abe", "F6"),
        specialists="F6",
        recon=["ferry_fuel"],
        heads=False,
        objectives={"repair_the_ferry": 1, "acquire_specimen_samples": 0},
    )
    play = in_turn(here).pick("search")
    assert (play.key, play.seats, play.default) == ("fire.coin", (0, 1), ("heads",))
    assert play.pick("heads").state.heads and play.state.completed == ["repair_the_ferry"]


@pytest.mark.rule("FZ-EX-08", "FZ-EX-09", "FZ-OBJ-02", "FZ-OBJ-08")
def test_ferry_fuel_puts_one_token_on_the_ferry_alone() -> None:
    here = position(
        hero("shad", "A1"),
        hero("abe", "F6"),
        specialists="F6",
        recon=["ferry_fuel"],
        objectives={"repair_the_ferry": 0, "acquire_specimen_samples": 0},
    )
    play = in_turn(here).pick("search")
    assert play.state.objectives == {"repair_the_ferry": 1, "acquire_specimen_samples": 0} and not play.state.completed
