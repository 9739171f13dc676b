"""TY-CARD: how cards are played; TY-EX-01."""

from __future__ import annotations

import pytest

from engine.games.tyrants.options import Options
from engine.games.tyrants.state import Played
from tests.rules.tyrants.position import MARKET, MARKET_DECK, Play, position

DEMONS = Options(first_deck="drow", second_deck="demons")
ELEMENTALS = Options(first_deck="drow", second_deck="elementals")


def in_front(play: Play) -> list[str]:
    """The cards that lie in front of the active player."""
    return [played.card for played in play.state.turn.played if not played.gone]


@pytest.mark.rule("TY-CARD-01", "TY-CARD-02", "TY-CARD-52")
def test_a_played_card_lies_in_front_until_the_end_of_the_turn():
    """It leaves the hand for nothing, and reaches the discard pile with the end of the turn."""
    play = Play(position(hand=["noble", "soldier"], houses={0: {"deck": ["kobold"] * 5}})).pick("play:noble")
    assert (play.house().hand, in_front(play), play.house().discard) == (["soldier"], ["noble"], [])
    assert (play.state.turn.power, play.state.turn.influence) == (0, 1)
    assert "noble" in play.pick("end_turn").house().discard


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
    """Cleric of Laogzed must move a troop, though nobody gains by it; Council Member may."""
    troops = {"skullport": "ABw.."}
    cleric = Play(position(hand=["cleric_of_laogzed"], troops=troops)).pick("play:cleric_of_laogzed")
    assert "skip" not in cleric.ids
    council = Play(position(hand=["council_member"], troops=troops)).pick("play:council_member")
    assert "skip" in council.ids


@pytest.mark.rule("TY-CARD-06")
def test_the_card_wins_over_the_general_rule():
    """Black Dragon supplants without Presence."""
    play = Play(position(hand=["black_dragon"], troops={"everfire": "w.."})).pick("play:black_dragon")
    assert play.at("everfire") == "A.."


@pytest.mark.rule("TY-CARD-07", "TY-CARD-08", "TY-CARD-09", "TY-CARD-10")
def test_a_cost_is_optional_and_paid_once():
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
def test_a_card_whose_cost_cannot_be_paid_can_be_played():
    """Marilith as the last card of the hand: nothing to devour, not even itself; nobody is asked."""
    play = Play(position(hand=["marilith"], options=DEMONS)).pick("play:marilith")
    assert (in_front(play), play.state.turn.power, play.state.devoured) == (["marilith"], 0, [])


@pytest.mark.rule("TY-CARD-12", "TY-CARD-16")
def test_focus_by_a_card_played_earlier():
    """Blackguard (malice), then Imix: 2, then 4 and 2 more, without a question."""
    play = Play(position(hand=["blackguard", "imix"], options=ELEMENTALS)).pick("play:blackguard", "power", "play:imix")
    assert (play.state.turn.power, play.key) == (8, "turn.action")


@pytest.mark.rule("TY-CARD-13", "TY-CARD-14", "TY-HIDDEN-04", "TY-Q-06")
def test_focus_by_a_card_revealed_from_the_hand():
    """Everybody is told; the card stays in hand, serves again, and can be played."""
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
    """Without a reveal Imix gives 4; after a malice card nobody is asked."""
    play = Play(position(hand=["imix", "blackguard"], options=ELEMENTALS)).pick("play:imix", "skip")
    assert play.state.turn.power == 4


@pytest.mark.rule("TY-CARD-13", "TY-HIDDEN-01")
def test_whether_a_card_fits_is_not_told_by_the_question():
    """Imix with a malice card left in hand, with another one, and with none: the first two are asked alike."""
    keys = [
        Play(position(hand=["imix", *left], options=ELEMENTALS)).pick("play:imix").key
        for left in (["blackguard"], ["noble"], [])
    ]
    assert keys == ["card.focus", "card.focus", "turn.action"]


@pytest.mark.rule("TY-CARD-15")
def test_a_focus_card_never_satisfies_itself():
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
def test_a_later_card_does_not_trigger_an_earlier_focus():
    play = Play(position(hand=["imix", "blackguard"], options=ELEMENTALS)).pick("play:imix", "skip", "play:blackguard")
    assert play.pick("power").state.turn.power == 4 + 2


@pytest.mark.rule("TY-CARD-17")
def test_choose_one_of_the_options():
    """Dragon Cultist: one or the other."""
    for pick, pool in (("power", (2, 0)), ("influence", (0, 2))):
        turn = Play(position(hand=["dragon_cultist"])).pick("play:dragon_cultist", pick).state.turn
        assert (turn.power, turn.influence) == pool


@pytest.mark.rule("TY-CARD-18", "TY-Q-16")
def test_an_option_without_effect_may_be_chosen():
    """Nobody to kill: the choice stands last, is marked, and does nothing."""
    play = Play(position(hand=["blackguard"])).pick("play:blackguard")
    assert play.ids == ["power", "assassinate"]
    last = play.session.asks[0].options[-1]
    assert last.detail is not None
    assert last.detail.key == "no-effect"
    assert play.pick("assassinate").state.turn.power == 0


@pytest.mark.rule("TY-Q-16")
def test_the_other_ruling_leaves_options_without_effect_out():
    play = Play(position(hand=["blackguard"], choose_one_only_effective=True)).pick("play:blackguard")
    assert (play.key, play.state.turn.power) == ("turn.action", 2)


@pytest.mark.rule("TY-CARD-19")
def test_repeated_choices_are_made_anew():
    """Weaponmaster: deploy, deploy again, then kill."""
    play = Play(position(hand=["weaponmaster"], troops={"skullport": "Aw..."})).pick("play:weaponmaster")
    play.pick("deploy", "deploy:skullport")
    assert play.key == "card.choose_one"
    play.pick("deploy", "deploy:skullport", "assassinate")
    assert play.at("skullport") == "A.AA."


@pytest.mark.rule("TY-CARD-20", "TY-PRES-12")
def test_an_earlier_deploy_gives_presence_for_a_later_one():
    """Mercenary Squad walks down a route."""
    play = Play(position(hand=["mercenary_squad"], troops={"labyrinth": "A.."})).pick("play:mercenary_squad")
    assert "skullport" not in play.verbs("deploy")
    play.pick("deploy:labyrinth-skullport.1", "deploy:labyrinth-skullport.2", "deploy:skullport")
    assert play.at("skullport") == "A...."


@pytest.mark.rule("TY-CARD-21")
def test_too_few_targets():
    """Deathblade with one enemy: one dies, the rest is lost."""
    play = Play(position(hand=["deathblade"], troops={"eryndlyn": "AB."})).pick("play:deathblade")
    assert (play.at("eryndlyn"), play.key) == ("A..", "turn.action")


@pytest.mark.rule("TY-CARD-22")
def test_the_active_player_chooses_all_targets():
    play = Play(position(3, hand=["doppelganger"], troops={"skullport": "ABCw."})).pick("play:doppelganger")
    assert play.session.asks[0].seats == (0,)
    assert set(play.verbs("supplant")) == {"skullport:1", "skullport:2", "skullport:white"}


@pytest.mark.rule("TY-CARD-23")
def test_that_spys_site_stands_in_for_presence():
    """Yan-C-Bin kills only where the spy has just gone; Spellspinner where it has just left."""
    state = position(hand=["yan_c_bin"], troops={"eryndlyn": "AB.", "everfire": "BB."}, options=ELEMENTALS)
    play = Play(state).pick("play:yan_c_bin", "place_spy:everfire")
    assert (play.at("everfire"), play.at("eryndlyn")) == (".B.", "AB.")
    state = position(hand=["spellspinner"], troops={"everfire": "B.."}, spies={"everfire": "A"})
    play = Play(state).pick("play:spellspinner", "return_own_spy", "return_own_spy:everfire")
    assert (play.at("everfire"), play.state.spies["everfire"]) == ("A..", [])


@pytest.mark.rule("TY-CARD-24")
def test_without_a_spy_there_is_no_site():
    """All spies are out and none is taken back: Yan-C-Bin kills nobody, though A has Presence beside B."""
    own = dict.fromkeys(("skullport", "everfire", "kanaglym", "eryndlyn", "llacerellyn"), "A")
    state = position(hand=["yan_c_bin"], troops={"skullport": "AB..."}, spies=own, options=ELEMENTALS)
    play = Play(state).pick("play:yan_c_bin", "skip")
    assert (play.at("skullport"), play.key) == ("AB...", "turn.action")


@pytest.mark.rule("TY-CARD-24")
def test_the_spy_of_the_card_before_is_not_that_spy():
    """Spy Master's spy, the last one, stands beside B in Everfire; Yan-C-Bin places none and kills nobody, nor does
    Focus place one."""
    own = dict.fromkeys(("skullport", "kanaglym", "eryndlyn", "llacerellyn"), "A")
    troops = {"everfire": "B..", "skullport": "A...."}
    state = position(hand=["spy_master", "yan_c_bin"], troops=troops, spies=own, options=ELEMENTALS)
    play = Play(state).pick("play:spy_master", "place_spy:everfire", "play:yan_c_bin", "skip", "skip")
    assert (play.at("everfire"), play.key) == ("B..", "turn.action")


@pytest.mark.rule("TY-CARD-26")
def test_grazzt_supplants_where_each_spy_stood():
    """Two spies return, one troop is supplanted at each of the two sites."""
    troops = {"skullport": "BB...", "everfire": "Bw.", "eryndlyn": "A.."}
    spies = {"skullport": "A", "everfire": "A", "kanaglym": "A"}
    play = Play(position(hand=["grazzt"], troops=troops, spies=spies, options=DEMONS))
    play.pick("play:grazzt", "return_own_spies", ["return_own_spy:skullport", "return_own_spy:everfire"])
    assert play.at("skullport") == "AB..."  # the only enemy there
    assert set(play.verbs("supplant")) == {"everfire:1", "everfire:white"}
    play.pick("supplant:everfire:1")
    assert (play.at("skullport"), play.at("everfire"), play.state.spies["kanaglym"]) == ("AB...", "Aw.", [0])


@pytest.mark.rule("TY-CARD-26")
def test_grazzt_supplants_beside_each_of_any_number_of_spies():
    """All four spies return: nobody stands where the first one was, and one enemy falls where each other was, also
    far from A's troops."""
    troops = {"skullport": "BB...", "everfire": "Bw.", "eryndlyn": "A..", "labyrinth": "B.."}
    spies = {"kanaglym": "A", "skullport": "A", "everfire": "A", "labyrinth": "A"}
    play = Play(position(hand=["grazzt"], troops=troops, spies=spies, options=DEMONS))
    play.pick("play:grazzt", "return_own_spies", [f"return_own_spy:{site}" for site in spies])
    play.pick("supplant:everfire:white")
    assert [play.at(site) for site in ("skullport", "everfire", "labyrinth")] == ["AB...", "BA.", "A.."]
    assert (play.house().spies, play.key) == (5, "turn.action")


@pytest.mark.rule("TY-CARD-26")
def test_grazzt_may_return_no_spy():
    play = Play(position(hand=["grazzt"], troops={"everfire": "AB."}, spies={"everfire": "A"}, options=DEMONS))
    play.pick("play:grazzt", "return_own_spies", [])
    assert (play.at("everfire"), play.state.spies["everfire"], play.key) == ("AB.", [0], "turn.action")


@pytest.mark.rule("TY-CARD-27", "TY-CARD-28")
@pytest.mark.parametrize(
    ("before", "power"), [({"1": 4}, 2), ({"1": 3}, 0), ({"white": 9, "1": 3}, 0), ({"1": 2, "2": 2}, 2)]
)
def test_dragonclaw_counts_troops_of_players(before, power):
    """Five of players, the one just killed included; white ones never."""
    state = position(3, hand=["dragonclaw"], troops={"eryndlyn": "AB."}, houses={0: {"trophies": before}})
    assert Play(state).pick("play:dragonclaw").state.turn.power == power


@pytest.mark.rule("TY-CARD-29")
@pytest.mark.parametrize(("count", "influence"), [(3, 0), (4, 3)])
def test_drow_negotiator_counts_the_inner_circle(count, influence):
    state = position(hand=["drow_negotiator"], houses={0: {"inner_circle": ["noble"] * count}})
    assert Play(state).pick("play:drow_negotiator").state.turn.influence == influence


@pytest.mark.rule("TY-CARD-30", "TY-CARD-32")
@pytest.mark.parametrize(("sites", "vp"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_white_dragon_counts_controlled_sites_by_twos(sites, vp):
    """Rounded down, after its three Deploys."""
    names = ["eryndlyn", "kanaglym", "labyrinth", "everfire"][:sites]
    state = position(hand=["white_dragon"], troops=dict.fromkeys(names, "A.."))
    play = Play(state).pick("play:white_dragon", *["deploy:eryndlyn"] * 2, "deploy:araumycos-eryndlyn.1")
    assert play.house().vp == vp


@pytest.mark.rule("TY-CARD-31")
def test_red_dragon_counts_total_control_with_and_without_marker():
    """Eryndlyn and, once its last troop is supplanted, Tsenviilyq."""
    state = position(hand=["red_dragon"], troops={"eryndlyn": "AAA", "tsenviilyq": "AAB", "kanaglym": "A.."})
    assert Play(state).pick("play:red_dragon").house().vp == 2


@pytest.mark.rule("TY-CARD-33")
def test_green_dragon_counts_markers():
    """Two markers held; a site without marker counts nothing."""
    troops = {"tsenviilyq": "A..", "araumycos": "A...", "everfire": "AB.", "kanaglym": "AAA"}
    state = position(hand=["green_dragon"], troops=troops, spies={"everfire": "A"})
    state.markers["tsenviilyq"].holder = state.markers["araumycos"].holder = 0
    play = Play(state).pick("play:green_dragon", "return_own_spy", "return_own_spy:everfire")
    assert (play.at("everfire"), play.house().vp) == ("AA.", 2)


@pytest.mark.rule("TY-CARD-34", "TY-CARD-30")
@pytest.mark.parametrize(("white", "vp"), [(1, 0), (2, 1), (5, 2)])
def test_black_dragon_counts_white_trophies_by_threes(white, vp):
    """The one just supplanted included, troops of players not."""
    state = position(
        hand=["black_dragon"], troops={"everfire": "w.."}, houses={0: {"trophies": {"white": white, "1": 7}}}
    )
    assert Play(state).pick("play:black_dragon").house().vp == vp


@pytest.mark.rule("TY-CARD-35")
def test_blue_dragon_promotes_then_counts():
    """Four in the inner circle and two more: 6 make 2 VP; at the end of the turn, not before."""
    state = position(hand=["blue_dragon", "noble", "soldier"], houses={0: {"inner_circle": ["kobold"] * 4}})
    play = Play(state).pick("play:noble", "play:soldier", "play:blue_dragon")
    assert play.house().vp == 0
    play.pick("end_turn", "promote:noble", "promote:soldier")
    assert (len(play.house().inner_circle), play.house().vp) == (6, 2)
    none = Play(state).pick("play:noble", "play:blue_dragon", "end_turn", "skip")
    assert (len(none.house().inner_circle), none.house().vp) == (4, 1)


@pytest.mark.rule("TY-CARD-36", "TY-CARD-37", "TY-CARD-38", "TY-OUTCAST-07")
def test_each_opponent_takes_outcasts_clockwise():
    """Demogorgon from seat B of three: C, then A, two each, into the discard piles; nobody is asked."""
    state = position(3, options=DEMONS, active=1, houses={1: {"hand": ["demogorgon", "noble"]}})
    play = Play(state).pick("play:demogorgon", "devour:noble")
    assert [tell.text.args["seat"] for tell in play.tells("outcast-done")] == [2, 0]
    assert [house.discard for house in play.state.houses] == [["insane_outcast"] * 2, [], ["insane_outcast"] * 2]
    assert play.state.supply["insane_outcast"] == 26


@pytest.mark.rule("TY-CARD-39")
def test_the_chosen_opponent_is_picked_by_the_active_player():
    play = Play(position(3, hand=["myconid_adult"], options=DEMONS)).pick("play:myconid_adult")
    assert (play.session.asks[0].seats, set(play.verbs("opponent"))) == ((0,), {"1", "2"})
    play.pick("opponent:2")
    assert (play.house(1).discard, play.house(2).discard) == ([], ["insane_outcast"])


@pytest.mark.rule("TY-CARD-40", "TY-CARD-41")
def test_gibbering_mouther_needs_a_neighbour_of_its_troops():
    """B stands in the same site, C in the next route space, D nowhere near."""
    troops = {"eryndlyn": "AB.", "kanaglym-eryndlyn.2": "C", "blingdenstone": "D."}
    play = Play(position(4, hand=["gibbering_mouther"], troops=troops, options=DEMONS))
    play.pick("play:gibbering_mouther", "deploy:eryndlyn", "deploy:araumycos-eryndlyn.1")
    assert set(play.verbs("opponent")) == {"1", "2"}


@pytest.mark.rule("TY-CARD-40")
def test_gibbering_mouther_without_a_neighbour():
    """Nobody gets an Outcast; troops that stood there before do not count."""
    troops = {"eryndlyn": "A..", "kanaglym": "AB."}
    play = Play(position(hand=["gibbering_mouther"], troops=troops, options=DEMONS))
    play.pick("play:gibbering_mouther", *["deploy:eryndlyn"] * 2)
    assert (play.house(1).discard, play.key) == ([], "turn.action")


@pytest.mark.rule("TY-CARD-40")
def test_gibbering_mouther_counts_only_its_own_troops():
    """A troop deployed beside B by basic action earlier in the turn is not one of this card's."""
    troops = {"eryndlyn": "A..", "kanaglym": "AB."}
    play = Play(position(hand=["gibbering_mouther"], power=1, troops=troops, options=DEMONS))
    play.pick("deploy:kanaglym", "play:gibbering_mouther", *["deploy:eryndlyn"] * 2)
    assert (play.house(1).discard, play.key) == ([], "turn.action")


@pytest.mark.rule("TY-CARD-40")
def test_gibbering_mouther_does_not_count_the_troops_of_the_card_before():
    """Mercenary Squad deploys beside B; the Mouther's own two stand away from everybody."""
    hand = ["mercenary_squad", "gibbering_mouther"]
    play = Play(position(hand=hand, troops={"eryndlyn": "A..", "kanaglym": "AB."}, options=DEMONS))
    play.pick("play:mercenary_squad", "deploy:kanaglym", "deploy:kanaglym-eryndlyn.2", "deploy:kanaglym-eryndlyn.1")
    play.pick("play:gibbering_mouther", *["deploy:eryndlyn"] * 2)
    assert (play.house(1).discard, play.key) == ([], "turn.action")


@pytest.mark.rule("TY-CARD-42", "TY-CARD-43")
def test_recruiting_free():
    """Vanifer: a malice card up to 4 from the row, free, compulsory, replaced at once; no supply pile."""
    market = ["blackguard", "bounty_hunter", "deathblade", "advocate", "kobold", None]
    play = Play(position(hand=["vanifer"], market=market, options=ELEMENTALS)).pick("play:vanifer")
    assert set(play.ids) == {"recruit:blackguard", "recruit:bounty_hunter"}
    play.pick("recruit:bounty_hunter")
    assert (play.house().discard, play.state.market[1]) == (["bounty_hunter"], MARKET_DECK[0])
    assert play.state.turn.influence == 0
    none = Play(position(hand=["vanifer"], market=["advocate"] * 6, options=ELEMENTALS)).pick("play:vanifer")
    assert none.key == "turn.action"


@pytest.mark.rule("TY-CARD-44")
def test_devouring_a_market_card_is_optional():
    play = Play(position(hand=["cult_fanatic"])).pick("play:cult_fanatic", "skip")
    assert (play.state.market, play.state.devoured) == (MARKET, [])


@pytest.mark.rule("TY-CARD-46")
def test_zuggtmoy_devours_of_the_inner_circle():
    """With an empty inner circle the cost cannot be paid."""
    state = position(hand=["zuggtmoy", "noble"], houses={0: {"inner_circle": ["kobold", "spy_master"]}}, options=DEMONS)
    play = Play(state).pick("play:zuggtmoy")
    assert set(play.verbs("devour")) == {"kobold", "spy_master"}
    play.pick("devour:kobold")
    assert (play.house().inner_circle, play.state.devoured, play.state.turn.influence) == (
        ["spy_master"],
        ["kobold"],
        3,
    )
    empty = Play(position(hand=["zuggtmoy", "noble"], options=DEMONS)).pick("play:zuggtmoy")
    assert (empty.key, empty.state.turn.influence) == ("turn.action", 0)


@pytest.mark.rule("TY-CARD-46")
def test_zuggtmoy_promotes_up_to_two():
    """Of three other cards two at most, and none if one likes."""
    house = {"inner_circle": ["kobold"]}
    state = position(hand=["zuggtmoy", "noble", "noble", "soldier"], houses={0: house}, options=DEMONS)
    play = Play(state).pick("play:zuggtmoy", "devour:kobold", "play:noble", "play:noble", "play:soldier", "end_turn")
    if play.key == "promote.grant":
        play.pick("grant:zuggtmoy")
    assert set(play.ids) == {"promote:noble", "promote:soldier", "skip"}
    play.pick("promote:noble")
    assert "skip" in play.ids
    play.pick("promote:soldier")
    assert (play.state.active, play.house().inner_circle) == (1, ["noble", "soldier"])


@pytest.mark.rule("TY-CARD-47")
def test_matron_mother():
    """Deck on discard pile, then one of all these at once; not the card played before."""
    house = {"deck": ["kobold", "noble"], "discard": ["spy_master"]}
    play = Play(position(hand=["matron_mother", "soldier"], houses={0: house})).pick(
        "play:soldier", "play:matron_mother"
    )
    assert set(play.verbs("promote")) == {"kobold", "noble", "spy_master"}
    play.pick("promote:kobold")
    assert (play.house().inner_circle, play.house().deck) == (["kobold"], [])
    assert sorted(play.house().discard) == ["noble", "spy_master"]


@pytest.mark.rule("TY-CARD-47")
def test_matron_mother_shows_the_deck():
    """Playing it cannot be taken back freely, and says so beforehand."""
    play = Play(position(hand=["matron_mother", "soldier"], houses={0: {"deck": ["kobold"]}}))
    final = {option.id: option.final for option in play.session.asks[0].options}
    assert (final["play:matron_mother"], final["play:soldier"]) == ("card", None)
    assert play.session.answer(0, ["play:matron_mother"]).decisions[-1].reveals


@pytest.mark.rule("TY-CARD-12", "TY-CARD-13")
@pytest.mark.parametrize(
    ("before", "card", "shows"),
    [
        ("eternal_flame_cultist", "fire_elemental", True),  # Focus draws a card
        ("noble", "fire_elemental", False),  # nobody has to show a card of the aspect
        ("eternal_flame_cultist", "imix", False),  # Focus draws nothing
    ],
)
def test_a_card_says_whether_its_focus_shows_something(before, card, shows):
    """For certain: another card of the aspect was played, and the Focus draws."""
    state = position(hand=[card, "noble"], options=ELEMENTALS)
    state.turn.played.append(Played(0, before))
    assert Play(state).session.asks[0].by_id[f"play:{card}"].final == ("card" if shows else None)


@pytest.mark.rule("TY-CARD-48")
def test_promoting_the_top_card_of_the_deck():
    """At once; the discard pile is shuffled first if need be; with nothing there, nothing happens."""
    play = Play(position(hand=["nalfeshnee"], houses={0: {"deck": ["kobold", "noble"]}}, options=DEMONS))
    assert play.pick("play:nalfeshnee").house().inner_circle == ["kobold"]
    renewed = Play(position(hand=["nalfeshnee"], houses={0: {"discard": ["noble", "kobold"]}}, options=DEMONS))
    renewed.pick("play:nalfeshnee")
    assert (renewed.house().inner_circle, [ask.key for ask in renewed.asked_chance]) == (["noble"], ["deck.renew"])
    nothing = Play(position(hand=["nalfeshnee"], options=DEMONS)).pick("play:nalfeshnee")
    assert (nothing.house().inner_circle, nothing.state.turn.influence) == ([], 3)


@pytest.mark.rule("TY-CARD-49", "TY-CARD-50")
def test_orcus_puts_trophies_back_on_the_map():
    """Up to two, from any halls, in their own colours, anywhere; the barracks and the end are untouched."""
    state = position(
        3,
        hand=["orcus", "noble"],
        troops={"eryndlyn": "A.."},
        houses={0: {"trophies": {"1": 1}, "troops": 1}, 2: {"trophies": {"0": 1, "white": 1}}},
        options=DEMONS,
    )
    play = Play(state).pick("play:orcus", "devour:noble")
    assert set(play.verbs("trophy")) == {"0:1", "2:0", "2:white"}
    play.pick("trophy:2:0", "move_to:blingdenstone", "trophy:0:1", "move_to:everfire")
    assert (play.at("blingdenstone"), play.at("everfire"), play.key) == ("A.", "B..", "turn.action")
    assert (play.house().troops, play.state.last_round) == (1, False)
    assert Play(state).pick("play:orcus", "devour:noble", "skip").key == "turn.action"


@pytest.mark.rule("TY-CARD-51")
@pytest.mark.parametrize(("there", "power"), [("B..", 1), ("w..", 0), ("A..", 0), ("...", 0)])
def test_infiltrator_needs_a_troop_of_another_player(there, power):
    play = Play(position(hand=["infiltrator"], troops={"everfire": there})).pick(
        "play:infiltrator", "place_spy:everfire"
    )
    assert play.state.turn.power == power


@pytest.mark.rule("TY-CARD-53")
def test_a_drawn_card_can_be_played_in_the_same_turn():
    play = Play(position(hand=["rath_modar"], houses={0: {"deck": ["severin_silrajin", "noble"]}}))
    play.pick("play:rath_modar", "place_spy:skullport", "play:severin_silrajin")
    assert play.state.turn.power == 5


@pytest.mark.rule("TY-CARD-54")
@pytest.mark.parametrize("card", ["chosen_of_lolth", "blue_wyrmling", "earth_elemental"])
def test_returning_a_piece_of_another_player(card):
    """One troop or one spy, where one has Presence; white troops and own pieces never."""
    state = position(hand=[card], troops={"skullport": "ABw..", "everfire": "B.."}, spies={"skullport": "AB"})
    assert set(Play(state).pick(f"play:{card}").ids) == {"return:skullport:1", "return_spy:skullport:1"}


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
