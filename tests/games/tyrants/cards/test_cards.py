"""TY-CARD: how cards are played; TY-EX-01."""

from __future__ import annotations

import pytest

from engine.games.tyrants.model.options import Options
from tests.games.tyrants.position import Play, position

DEMONS = Options(first_deck="drow", second_deck="demons")
ELEMENTALS = Options(first_deck="drow", second_deck="elementals")


def in_front(play: Play) -> list[str]:
    """Returns the cards in front of the active player."""
    return [played.card for played in play.state.turn.played if not played.gone]


@pytest.mark.rule("TY-CARD-01", "TY-CARD-02", "TY-CARD-52")
def test_played_card_stays_in_front_until_end_of_turn():
    """It leaves the hand for nothing, and reaches the discard pile with the end of the turn."""
    play = Play(position(hand=["noble", "soldier"], houses={0: {"deck": ["kobold"] * 5}})).pick("play:noble")
    assert (play.house().hand, in_front(play), play.house().discard) == (["soldier"], ["noble"], [])
    assert (play.state.turn.power, play.state.turn.influence) == (0, 1)
    assert "noble" in play.pick("end_turn").house().discard


@pytest.mark.rule("TY-CARD-52")
def test_removed_card_does_not_reach_discard_pile():
    play = Play(position(hand=["wyrmspeaker", "noble"], houses={0: {"deck": ["kobold"] * 5}}))
    play.pick("play:wyrmspeaker", "play:noble", "end_turn")  # the noble alone can be promoted
    assert (play.house().inner_circle, play.house().discard) == (["noble"], ["wyrmspeaker"])


@pytest.mark.rule("TY-CARD-03")
def test_instructions_are_followed_in_order():
    """Rath Modar draws first: the two cards are in hand when the spy is asked for."""
    play = Play(position(hand=["rath_modar"], houses={0: {"deck": ["kobold"] * 3}})).pick("play:rath_modar")
    assert (play.key, play.house().hand) == ("card.spy", ["kobold", "kobold"])


@pytest.mark.rule("TY-CARD-04")
def test_resources_are_there_when_their_instruction_is_reached():
    """Vanifer's sister Aerisi: 1 Power before the spy is placed."""
    play = Play(position(hand=["aerisi_kalinoth"], options=ELEMENTALS)).pick("play:aerisi_kalinoth")
    assert (play.key, play.state.turn.power) == ("card.spy", 1)


@pytest.mark.rule("TY-CARD-05", "TY-Q-22")
def test_instructions_are_compulsory():
    """Cleric of Laogzed must move a troop, though no one gains by it; Council Member may."""
    troops = {"skullport": "ABw.."}
    cleric = Play(position(hand=["cleric_of_laogzed"], troops=troops)).pick("play:cleric_of_laogzed")
    assert "skip" not in cleric.ids
    council = Play(position(hand=["council_member"], troops=troops)).pick("play:council_member")
    assert "skip" in council.ids


@pytest.mark.rule("TY-CARD-06")
def test_card_wins_over_the_general_rule():
    """Black Dragon supplants without Presence."""
    play = Play(position(hand=["black_dragon"], troops={"everfire": "w.."})).pick("play:black_dragon")
    assert play.at("everfire") == "A.."


@pytest.mark.rule("TY-CARD-07", "TY-CARD-08", "TY-CARD-09", "TY-CARD-10")
def test_cost_is_optional_and_paid_once():
    """Myconid-free Mind Flayer: paid once it gives once; not paid, nothing."""
    state = position(hand=["marilith", "noble", "soldier"], options=DEMONS)
    paid = Play(state).pick("play:marilith", "devour:noble")
    assert (paid.state.turn.power, paid.key) == (5, "turn.action")
    kept = Play(state).pick("play:marilith", "skip")
    assert (kept.state.turn.power, kept.house().hand) == (0, ["noble", "soldier"])


@pytest.mark.rule("TY-CARD-09")
def test_other_instructions_are_followed_though_the_cost_is_not_paid():
    """Air Elemental declines to return a spy; its Focus still draws."""
    state = position(hand=["spy_master", "air_elemental"], houses={0: {"deck": ["kobold"]}}, options=ELEMENTALS)
    play = Play(state).pick("play:spy_master", "place_spy:skullport", "play:air_elemental", "return_own_spy", "skip")
    assert (play.house().hand, play.state.spies["skullport"]) == (["kobold"], [0])


@pytest.mark.rule("TY-CARD-10", "TY-CARD-11", "TY-CARD-45")
def test_card_with_unaffordable_cost_can_be_played():
    """Marilith as the last card of the hand: nothing to devour, not even itself; no one is asked."""
    play = Play(position(hand=["marilith"], options=DEMONS)).pick("play:marilith")
    assert (in_front(play), play.state.turn.power, play.state.devoured) == (["marilith"], 0, [])


@pytest.mark.rule("TY-CARD-12", "TY-CARD-16")
def test_focus_by_a_card_played_earlier():
    """Blackguard (malice), then Imix: 2, then 4 and 2 more, without a question."""
    play = Play(position(hand=["blackguard", "imix"], options=ELEMENTALS)).pick("play:blackguard", "power", "play:imix")
    assert (play.state.turn.power, play.key) == (8, "turn.action")


@pytest.mark.rule("TY-CARD-13", "TY-CARD-14", "TY-HIDDEN-04", "TY-Q-06")
def test_focus_by_a_card_revealed_from_the_hand():
    """The log shows it to everyone; the card stays in hand, serves again, and can be played."""
    play = Play(position(hand=["imix", "imix", "blackguard"], options=ELEMENTALS)).pick("play:imix")
    assert set(play.verbs("reveal")) == {"imix", "blackguard"}
    play.pick("reveal:blackguard")
    assert play.state.turn.power == 6
    (shown,) = play.tells("focus-done")
    assert (shown.text.args["card"], shown.to) == ("blackguard", None)
    assert "blackguard" in play.house().hand
    assert play.pick("play:imix", "play:blackguard", "power").state.turn.power == 14


@pytest.mark.rule("TY-CARD-13", "TY-Q-10")
def test_revealing_is_voluntary_but_a_card_played_earlier_is_not():
    """Without a reveal Imix gives 4; after a malice card no one is asked."""
    play = Play(position(hand=["imix", "blackguard"], options=ELEMENTALS)).pick("play:imix", "skip")
    assert play.state.turn.power == 4


@pytest.mark.rule("TY-CARD-13", "TY-HIDDEN-01")
def test_question_does_not_reveal_matching_card():
    """Imix with a malice card left in hand, with another one, and with none: the first two are asked alike."""
    keys = [
        Play(position(hand=["imix", *left], options=ELEMENTALS)).pick("play:imix").key
        for left in (["blackguard"], ["noble"], [])
    ]
    assert keys == ["card.focus", "card.focus", "turn.action"]


@pytest.mark.rule("TY-CARD-15")
def test_focus_card_never_satisfies_itself():
    """Imix alone has no Focus; a second Imix has."""
    play = Play(position(hand=["imix", "imix"], options=ELEMENTALS)).pick("play:imix", "skip")
    assert play.state.turn.power == 4
    assert play.pick("play:imix").state.turn.power == 10


@pytest.mark.rule("TY-CARD-16")
def test_focus_happens_once_and_in_its_place():
    """Water Elemental draws after its two Deploys, and one card only, after two conquest cards."""
    state = position(
        hand=["kobold", "kobold", "water_elemental"],
        troops={"mantol_derith": "A...."},
        houses={0: {"deck": ["noble"] * 3}},
        options=ELEMENTALS,
    )
    play = Play(state)
    for _ in range(2):
        play.pick("play:kobold", "deploy", "deploy:mantol_derith")
    play.pick("play:water_elemental", "deploy:mantol_derith")
    assert (play.key, play.house().hand) == ("card.deploy", [])
    assert play.pick("deploy:mantol_derith").house().hand == ["noble"]


@pytest.mark.rule("TY-Q-09")
def test_focus_by_a_card_that_has_left_the_table():
    """It was played this turn, that is enough."""
    play = Play(position(hand=["blackguard", "imix"], options=ELEMENTALS)).pick("play:blackguard", "power")
    play.state.turn.played[0].gone = True
    assert play.pick("play:imix").state.turn.power == 8


@pytest.mark.rule("TY-Q-23")
def test_later_card_does_not_trigger_an_earlier_focus():
    play = Play(position(hand=["imix", "blackguard"], options=ELEMENTALS)).pick("play:imix", "skip", "play:blackguard")
    assert play.pick("power").state.turn.power == 4 + 2


@pytest.mark.rule("TY-CARD-17")
def test_choose_one_of_the_options():
    """Dragon Cultist: one or the other."""
    for pick, pool in (("power", (2, 0)), ("influence", (0, 2))):
        turn = Play(position(hand=["dragon_cultist"])).pick("play:dragon_cultist", pick).state.turn
        assert (turn.power, turn.influence) == pool


@pytest.mark.rule("TY-CARD-18", "TY-Q-16")
def test_option_without_effect_may_be_chosen():
    """No one to kill: the choice is last, is marked, and does nothing."""
    play = Play(position(hand=["blackguard"])).pick("play:blackguard")
    assert play.ids == ["power", "assassinate"]
    last = play.session.asks[0].options[-1]
    assert last.detail is not None
    assert last.detail.key == "no-effect"
    assert play.pick("assassinate").state.turn.power == 0


@pytest.mark.rule("TY-Q-16")
def test_other_ruling_leaves_options_without_effect_out():
    play = Play(position(hand=["blackguard"], choose_one_only_effective=True)).pick("play:blackguard")
    assert (play.key, play.state.turn.power) == ("turn.action", 2)


@pytest.mark.rule("TY-CARD-19")
def test_repeated_choices_are_asked_again():
    """Weaponmaster: deploy, deploy again, then kill."""
    play = Play(position(hand=["weaponmaster"], troops={"skullport": "Aw..."})).pick("play:weaponmaster")
    play.pick("deploy", "deploy:skullport")
    assert play.key == "card.choose_one"
    play.pick("deploy", "deploy:skullport", "assassinate")
    assert play.at("skullport") == "A.AA."


@pytest.mark.rule("TY-CARD-20", "TY-PRES-12")
def test_earlier_deploy_gives_presence_for_a_later_one():
    """Mercenary Squad walks down a route."""
    play = Play(position(hand=["mercenary_squad"], troops={"labyrinth": "A.."})).pick("play:mercenary_squad")
    assert "skullport" not in play.verbs("deploy")
    play.pick("deploy:labyrinth-skullport.1", "deploy:labyrinth-skullport.2", "deploy:skullport")
    assert play.at("skullport") == "A...."


@pytest.mark.rule("TY-EX-01", "TY-OUTCAST-02", "TY-OUTCAST-03")
def test_example_cost_arrow():
    """The Outcast declines, stays in front and is discarded; or it pays with a card and goes back at once."""
    state = position(hand=["insane_outcast", "noble"], houses={0: {"deck": ["kobold"] * 5}}, options=DEMONS)
    declined = Play(state).pick("play:insane_outcast", "skip")
    assert (in_front(declined), declined.state.supply["insane_outcast"]) == (["insane_outcast"], 30)
    assert "insane_outcast" in declined.pick("end_turn").house().discard
    state.supply["insane_outcast"] = 29
    paid = Play(state).pick("play:insane_outcast", "discard:noble")
    assert (in_front(paid), paid.state.supply["insane_outcast"], paid.house().discard) == ([], 30, ["noble"])
