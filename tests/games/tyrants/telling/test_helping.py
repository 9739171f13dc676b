"""Help for players: explanations of impossible options, standing orders, and changes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.tyrants.game import GAME
from engine.table import Text
from engine.words import Words
from tests.games.tyrants.position import Play, position

WORDS = Words.of_game(GAME, "en", GAME.seat_names(position()))


def why(play: Play) -> Mapping[str, str]:
    """Returns the reason against each missing option, in words, by the id it would have."""
    found = GAME.impossible(GAME.view(play.state, 0), play.session.asks[0], 0)
    assert not {each.id for each in found} & set(play.ids)
    return {each.id: WORDS.say(each.why) for each in found}


@pytest.mark.rule("TY-ACT-DEPLOY-01")
def test_out_of_reach_place_names_nearest_presence() -> None:
    reasons = why(Play(position(troops={"araumycos": "A..w"}, power=9)))
    said = "Deploy at 16 Eryndlyn needs Presence there. Nearest place with Presence: 58 route 15–16."
    assert reasons["deploy:eryndlyn"] == said


def test_full_place_has_no_free_space() -> None:
    reasons = why(Play(position(troops={"araumycos": "AAww"}, power=9)))
    assert reasons["deploy:araumycos"] == "Deploy at 15 Araumycos needs a free space, and 15 Araumycos has none."


def test_unaffordable_choice_names_its_cost() -> None:
    reasons = why(Play(position(troops={"araumycos": "A..w"}, power=2, influence=1)))
    assert (
        reasons["assassinate:araumycos:white"] == "Assassinate white at 15 Araumycos costs 3 Power; you have 2 Power."
    )
    assert reasons["recruit:advocate"] == "Recruit Advocate costs 2 Influence; you have 1 Influence."


def test_cards_that_would_pay_are_named() -> None:
    """Three Soldiers give the 3 Power of an assassination, but the Influence of one Noble recruits nothing."""
    reasons = why(Play(position(troops={"araumycos": "A..w"}, hand=["soldier", "soldier", "soldier", "noble"])))
    said = (
        "Assassinate white at 15 Araumycos costs 3 Power; you have 0 Power. Play your cards first: they give 3 Power."
    )
    assert reasons["assassinate:araumycos:white"] == said
    assert reasons["recruit:advocate"] == "Recruit Advocate costs 2 Influence; you have 0 Influence."


def test_cheapest_card_that_is_too_dear_comes_first() -> None:
    play = Play(position(influence=1))
    found = list(GAME.impossible(GAME.view(play.state, 0), play.session.asks[0], 0))
    prices = [each.why.args["price"] for each in found if each.group == "recruit"]
    counts = [each.args["count"] for each in prices if isinstance(each, Text)]
    assert counts == sorted(counts) and len(counts) > 1


def test_player_without_troops_only_lacks_power_to_deploy() -> None:
    reasons = why(Play(position()))
    assert reasons["deploy:araumycos"] == "Deploy at 15 Araumycos costs 1 Power; you have 0 Power."


def test_nothing_is_explained_while_a_card_is_resolved() -> None:
    play = Play(position(hand=["advocate"])).pick("play:advocate")
    assert play.key == "card.choose_one"
    assert GAME.impossible(GAME.view(play.state, 0), play.session.asks[0], 0) == ()


def test_promotions_by_order_take_the_highest_gain_of_inner_circle_vp() -> None:
    play = Play(position(hand=["advocate", "noble", "deathblade"]))
    play.pick("play:noble", "play:deathblade")
    while play.key != "turn.action":
        play.pick(play.ids[-1])
    play.pick("play:advocate", "promote_at_end_of_turn", "end_turn")
    ask = play.session.asks[0]
    assert ask.key == "promote.card"
    order = next(each for each in GAME.orders if ask.key in each.asks)
    assert order.answer(GAME.view(play.state, 0), ask, 0, "highest") == ["promote:deathblade"]


def test_changed_places_have_other_pieces_or_markers() -> None:
    before = position(troops={"araumycos": "A..w"})
    after = position(troops={"araumycos": "AA.w", "eryndlyn": "B.."}, spies={"skullport": "B"})
    assert GAME.changed(before, after) == {"araumycos", "eryndlyn", "skullport"}
    assert GAME.changed(before, before) == frozenset()


def in_words(**board: object) -> list[str]:
    """Returns the public description of a position's board."""
    return [WORDS.say(line) for line in GAME.describe(GAME.view(position(**board), None))]


@pytest.mark.rule("TY-SPACE-03", "TY-SPACE-14")
def test_description_lists_sites_with_values_troops_and_neighbours() -> None:
    """Araumycos: 3 VP, 4 spaces, a control marker of 3 VP; beside 14, 20, 10 and 16 by the spaces of the map."""
    said = in_words(troops={"araumycos": "A..w"}, spies={"araumycos": "B"})
    assert (
        "**15 Araumycos**: 3 VP, crown +3. 4 spaces, 2 free: white 1, Raspberry house [A] 1. No control. "
        "Spies: Yellow house [B]. To 14 by 49, 20 by 53, 10 by 56 to 57, 16 by 58."
    ) in said
    assert any("Crown +2 is a control marker" in line for line in said)


def test_description_lists_empty_sites_and_route_spaces() -> None:
    said = in_words(troops={"mantol_derith-menzoberranzan.2": "B"})
    assert (
        "**12 Kanaglym**: 3 VP. 3 spaces, 3 free: no troops. No control. To 11 by 62, 16 by 63 to 64, 17 by 65 to 66."
        in said
    )
    assert [line for line in said if line.startswith("Route")] == ["Route 8–13: 39 free, 40 Yellow house [B], 41 free."]


@pytest.mark.rule("TY-SETUP-06")
def test_board_in_words_leads_to_no_site_that_is_not_in_play() -> None:
    """With two players Ched Nasad has no way to the sites in the east."""
    (line,) = [line for line in in_words(seats=2) if line.startswith("**20 Ched Nasad")]
    assert line.endswith("To 19 by 52 to 51, 15 by 53, 21 by 54 to 55.")


@pytest.mark.rule("TY-SCORE-01", "TY-SCORE-02", "TY-SCORE-03")
def test_description_lists_everyones_figures() -> None:
    """Chasmleap Bridge under total control is 1 VP and 2 more; two trophies are 2."""
    said = in_words(troops={"chasmleap_bridge": "A"}, houses={0: {"trophies": {"white": 2}}})
    house = next(line for line in said if "barracks" in line)
    assert house == (
        "**Raspberry house [A]**: 5 VP so far, 1 site (1 in total control), barracks 39, spies 5, trophies 2."
    )


def test_every_site_can_be_looked_up() -> None:
    said = WORDS.say(GAME.glossary()["gauntlgrym"])
    assert said == "Site with 2 VP, crown +1, 3 troop spaces. To 2 directly, 3 by 27."


def test_every_card_can_be_looked_up() -> None:
    glossary = GAME.glossary()
    assert len(glossary) == len({*glossary}) > 80
    assert WORDS.say(glossary["noble"]).startswith("Obedience. Gain 1 Influence.")
    assert all(isinstance(text, Text) and WORDS.say(text) for text in glossary.values())
