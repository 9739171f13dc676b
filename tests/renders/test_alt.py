"""Pictures in words: at most 500 characters, the most important first, only what the reader may see."""

from __future__ import annotations

from engine.games.tyrants.model.content import board
from renders.job import alt
from tests.renders.tables import job, result, table


def test_board_says_round_turn_choices_and_seats() -> None:
    state = table("two")
    state.market = [None] * 6
    said = alt(job("board", state, badges=frozenset({"araumycos", "kanaglym"})))
    assert said.startswith("Tyrants of the Underdark. Choices: 12 Kanaglym and 15 Araumycos. Round 6, turn of ")
    assert "has 2 Power and 3 Influence to spend" in said
    assert "barracks 14, spies 3, trophies 5" in said


def test_overlong_alt_text_refers_to_command() -> None:
    state = table("four", crowded=True)
    said = alt(job("board", state, badges=frozenset(state.troops)))
    assert len(said) <= 500
    assert said.endswith(" Full words: /board words.")


def test_question_about_places_begins_with_who_is_there() -> None:
    """Readers without pictures have two lines of it, and the names of the choices below them."""
    state = table("two")
    state.troops["kanaglym"] = [None] * 3
    state.troops["araumycos"] = [0, 1, None, None]
    said = alt(job("asked", state, seat=0, badges=frozenset({"araumycos", "kanaglym"})))
    house, other = "Raspberry house [A]", "Yellow house [B]"
    assert said.startswith(f"15 Araumycos: {house} 1, {other} 1, 2 free. 12 Kanaglym: no troops, 3 free. "), said


def test_question_about_routes_begins_with_who_is_at_their_ends() -> None:
    state = table("two")
    state.troops["mantol_derith"] = [0, None, None, None, None]
    state.troops["gracklstugh"] = [None] * 4
    (route,) = [each for each in board().routes if {each.a, each.b} == {"mantol_derith", "gracklstugh"}]
    said = alt(job("asked", state, seat=0, badges=frozenset(route.places)))
    assert said.startswith("8 Mantol-Derith: Raspberry house [A] 1, 4 free. 9 Gracklstugh: no troops, 4 free. "), said


def test_question_without_choices_says_who_is_at_the_seats_own_sites() -> None:
    state = table("two")
    state.troops = {place: [None] * len(spaces) for place, spaces in state.troops.items()}
    state.troops["eryndlyn"] = [0, 1, None]
    said = alt(job("asked", state, seat=0))
    assert said.startswith("16 Eryndlyn: Raspberry house [A] 1, Yellow house [B] 1, 1 free. Round 6, "), said


def test_cards_on_sale_are_sorted_by_cost_before_they_are_named() -> None:
    """Readers without pictures have two lines, too few for eight names; the menu below names them by number."""
    state = table("two")
    state.market = ["advocate", "blackguard", "bounty_hunter", None, "deathblade", "wyrmspeaker"]
    offered = frozenset(f"market:{each}" for each in ("advocate", "blackguard", "bounty_hunter"))
    said = alt(job("asked", state, seat=0, badges=offered))
    assert said.startswith("Cost 2: 1. Cost 3: 2. Cost 4: 3. Choices: Advocate (1), cost 2, "), said


def test_past_board_is_marked_first() -> None:
    assert alt(job("board", table("two"), past=True)).startswith("Tyrants of the Underdark. Past. ")


def test_hand_names_cards_by_number_and_equal_ones_once() -> None:
    state = table()
    state.houses[0].hand = ["advocate", "noble", "noble", "soldier"]
    said = alt(job("hand", state, seat=0))
    assert said.startswith("Your 4 cards: Advocate (1), cost 2, Noble (2 and 3) and Soldier (4). Deck 6, discard")


def test_hand_of_another_names_no_card() -> None:
    assert alt(job("hand", table())).startswith("5 cards, which only their owner sees.")


def test_scoring_ranks_everyone_and_ties_share_a_place() -> None:
    said = alt(job("scoring", table(), result=result(50, 61, 50, 40)))
    places = ["1 Yellow house [B] 61", "2 Raspberry house [A] 50", "2 Blue house [C] 50", "4 Green house [D] 40"]
    assert said == f"Ranking: {', '.join(places[:3])} and {places[3]}."
