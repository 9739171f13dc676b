"""TY-DECK: cards and drawing; TY-EX-07."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.content import Aspect, cards, printed_cards
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.playing.scoring import score
from engine.games.tyrants.playing.setup import setup
from engine.games.tyrants.playing.view import view
from engine.table import HIDDEN
from tests.contract.hashes import account_of
from tests.games.tyrants.position import Play, position

FACTIONS = ("drow", "dragons", "elementals", "demons")


@pytest.mark.rule("TY-DECK-01")
def test_card_properties():
    """Name, cost, aspect, type, deck, effect, both VP and the number of copies."""
    card = cards()["advocate"]
    assert (card.name["en"], card.cost, card.aspect, card.type, card.deck) == (
        "Advocate",
        2,
        "ambition",
        "drow",
        "drow",
    )
    assert (card.deck_vp, card.inner_circle_vp, card.copies, bool(card.effect)) == (1, 2, 4, True)


@pytest.mark.rule("TY-DECK-02")
def test_recruiting_pays_the_cost():
    play = Play(position(influence=5)).pick("recruit:advocate")
    assert play.state.turn.influence == 5 - 2


@pytest.mark.rule("TY-DECK-03")
def test_five_aspects():
    assert set(get_args(Aspect)) == {"ambition", "conquest", "malice", "guile", "obedience"}
    assert {card.aspect for card in cards().values()} - {None} == set(get_args(Aspect))


@pytest.mark.rule("TY-DECK-04")
def test_outcast_alone_has_no_aspect():
    assert [card.id for card in cards().values() if card.aspect is None] == ["insane_outcast"]


@pytest.mark.rule("TY-DECK-05", "TY-SCORE-04")
@pytest.mark.parametrize("pile", ["deck", "hand", "discard"])
def test_deck_vp_count_in_deck_hand_and_discard_pile(pile):
    """Masters of Sorcere: 2 VP in each of the three piles."""
    state = position(houses={0: {pile: ["masters_of_sorcere"]}})
    assert score(state, 0)["deck"] == 2
    assert score(state, 0)["inner_circle"] == 0


@pytest.mark.rule("TY-DECK-06", "TY-SCORE-05", "TY-ACT-PROMOTE-03")
def test_inner_circle_vp_count_in_the_inner_circle():
    """Masters of Sorcere: 5 VP there, and no longer its 2."""
    state = position(houses={0: {"inner_circle": ["masters_of_sorcere"]}})
    assert (score(state, 0)["inner_circle"], score(state, 0)["deck"]) == (5, 0)


@pytest.mark.rule("TY-DECK-07", "TY-EX-07")
@pytest.mark.parametrize("deck", FACTIONS)
def test_rarity_is_the_number_of_copies(deck):
    """A card with two copies is twice among the forty of its deck."""
    other = "dragons" if deck != "dragons" else "drow"
    pile = Counter(setup("match_1", 2, Options(first_deck=deck, second_deck=other), {}).market_deck)
    twice = [card.id for card in cards().values() if card.deck == deck and card.copies == 2]
    assert twice
    assert all(pile[card] == 2 for card in twice)


@pytest.mark.rule("TY-DECK-08")
@pytest.mark.parametrize("deck", FACTIONS)
def test_size_of_a_faction_deck(deck):
    """Twenty different cards, forty in all."""
    of_deck = [card for card in cards().values() if card.deck == deck]
    assert (len(of_deck), sum(card.copies for card in of_deck)) == (20, 40)


@pytest.mark.rule("TY-DECK-09")
def test_cards_in_the_box():
    """28, 12, 15, 15, 30 and four times 40: 260."""
    names = ("noble", "soldier", "house_guard", "priestess_of_lolth", "insane_outcast")
    assert [cards()[name].copies for name in names] == [28, 12, 15, 15, 30]
    assert sum(card.copies for card in printed_cards().values()) == 260


@pytest.mark.rule("TY-DECK-10")
def test_starters_are_never_recruited():
    """Noble and Soldier have no cost and would not be offered if they lay in the market, however rich one is."""
    assert (cards()["noble"].cost, cards()["soldier"].cost) == (None, None)
    market = ["noble", "soldier", "advocate", None, None, None]
    offered = Play(position(influence=99, market=market, market_deck=[])).verbs("recruit")
    assert set(offered) == {"advocate", "house_guard", "priestess_of_lolth"}


@pytest.mark.rule("TY-DECK-11")
def test_type_and_name_have_no_effect(monkeypatch):
    """A game in which all cards have one type and one name is the same game."""
    before = account_of(GAME, 2, seed=5, most=400)
    for card in list(cards().values()):
        alike = card.model_copy(update={"type": "slime", "name": {"en": "Slime"}})
        monkeypatch.setitem(cards(), card.id, alike)
    assert account_of(GAME, 2, seed=5, most=400) == before


@pytest.mark.rule("TY-DECK-12")
def test_order_of_a_deck_is_not_shown_even_to_its_owner():
    state = position(houses={0: {"deck": ["noble", "soldier"]}})
    assert view(state, 0).houses[0].deck == [HIDDEN, HIDDEN]


@pytest.mark.rule("TY-DECK-13", "TY-ACT-DRAW-02")
def test_empty_deck_is_renewed_in_the_middle_of_a_draw():
    """One card is left, three are drawn: the discard pile becomes the deck, shuffled, and the draw goes on."""
    state = position(hand=["information_broker"], spies={"skullport": "A"})
    state.houses[0].deck, state.houses[0].discard = ["noble"], ["soldier", "advocate", "kobold"]
    play = Play(state, {"deck.renew": ["kobold", "advocate", "soldier"]})
    play.pick("play:information_broker", "return_own_spy", "return_own_spy:skullport")
    assert play.house().hand == ["noble", "kobold", "advocate"]
    assert (play.house().deck, play.house().discard) == (["soldier"], [])
    assert [len(ask.items) for ask in play.asked_chance] == [3]


@pytest.mark.rule("TY-DECK-14")
def test_draw_from_nothing_is_lost():
    """With deck and discard pile empty, the rest is not drawn."""
    state = position(hand=["rath_modar"], houses={1: {"hand": ["noble"]}})
    state.houses[0].deck = ["noble"]
    play = Play(state).pick("play:rath_modar")
    assert play.house().hand == ["noble"]


@pytest.mark.rule("TY-DECK-15")
def test_cards_in_front_of_the_player_are_not_reshuffled():
    """Soldier, played before, stays in front; only the discard pile comes back."""
    state = position(hand=["soldier", "rath_modar"])
    state.houses[0].discard = ["advocate"]
    play = Play(state).pick("play:soldier", "play:rath_modar")
    assert play.house().hand == ["advocate"]
    assert [played.card for played in play.state.turn.played] == ["soldier", "rath_modar"]


@pytest.mark.rule("TY-DECK-16")
def test_focus_is_elemental_and_outcasts_are_demonic():
    """The two special words occur in one deck each."""
    steps = {card.id: str(card.effect) for card in printed_cards().values()}
    assert {cards()[card].deck for card, effect in steps.items() if "'focus'" in effect} == {"elementals"}
    assert {cards()[card].deck for card, effect in steps.items() if "'give_outcasts'" in effect} == {"demons"}
    assert {card.deck for card in printed_cards().values()} - {"starter", "supply"} == set(FACTIONS)
