"""TY-CARD-21 and on: targets, and what single cards count, choose and move."""

from __future__ import annotations

import pytest

from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import Played
from tests.games.tyrants.position import MARKET, MARKET_DECK, Play, position

DEMONS = Options(first_deck="drow", second_deck="demons")
ELEMENTALS = Options(first_deck="drow", second_deck="elementals")


@pytest.mark.rule("TY-CARD-21")
def test_too_few_targets():
    """Deathblade with one enemy: one dies, the rest is lost."""
    play = Play(position(hand=["deathblade"], troops={"eryndlyn": "AB."})).pick("play:deathblade")
    assert (play.at("eryndlyn"), play.key) == ("A..", "turn.action")


@pytest.mark.rule("TY-CARD-22")
def test_active_player_chooses_all_targets():
    play = Play(position(3, hand=["doppelganger"], troops={"skullport": "ABCw."})).pick("play:doppelganger")
    assert play.session.asks[0].seats == (0,)
    assert set(play.verbs("supplant")) == {"skullport:1", "skullport:2", "skullport:white"}


@pytest.mark.rule("TY-CARD-23")
def test_site_of_that_spy_replaces_presence():
    """Yan-C-Bin kills only where the spy was just placed; Spellspinner where it was just returned."""
    state = position(hand=["yan_c_bin"], troops={"eryndlyn": "AB.", "everfire": "BB."}, options=ELEMENTALS)
    play = Play(state).pick("play:yan_c_bin", "place_spy:everfire")
    assert (play.at("everfire"), play.at("eryndlyn")) == (".B.", "AB.")
    state = position(hand=["spellspinner"], troops={"everfire": "B.."}, spies={"everfire": "A"})
    play = Play(state).pick("play:spellspinner", "return_own_spy", "return_own_spy:everfire")
    assert (play.at("everfire"), play.state.spies["everfire"]) == ("A..", [])


@pytest.mark.rule("TY-CARD-24")
def test_without_a_spy_there_is_no_site():
    """All spies are out and none is taken back: Yan-C-Bin kills no one, though A has Presence beside B."""
    own = dict.fromkeys(("skullport", "everfire", "kanaglym", "eryndlyn", "llacerellyn"), "A")
    state = position(hand=["yan_c_bin"], troops={"skullport": "AB..."}, spies=own, options=ELEMENTALS)
    play = Play(state).pick("play:yan_c_bin", "skip")
    assert (play.at("skullport"), play.key) == ("AB...", "turn.action")


@pytest.mark.rule("TY-CARD-24")
def test_spy_of_the_card_before_is_not_that_spy():
    """Spy Master's spy, the last one, is beside B in Everfire; Yan-C-Bin places none and kills no one, nor does
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
    """All four spies return: the site of the first is empty, and one enemy falls at the site of each other, also
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
    """Demogorgon from seat B of three: C, then A, two each, into the discard piles; no one is asked."""
    state = position(3, options=DEMONS, active=1, houses={1: {"hand": ["demogorgon", "noble"]}})
    play = Play(state).pick("play:demogorgon", "devour:noble")
    assert [tell.text.args["seat"] for tell in play.tells("outcast-done")] == [2, 0]
    assert [house.discard for house in play.state.houses] == [["insane_outcast"] * 2, [], ["insane_outcast"] * 2]
    assert play.state.supply["insane_outcast"] == 26


@pytest.mark.rule("TY-CARD-39")
def test_chosen_opponent_is_picked_by_the_active_player():
    play = Play(position(3, hand=["myconid_adult"], options=DEMONS)).pick("play:myconid_adult")
    assert (play.session.asks[0].seats, set(play.verbs("opponent"))) == ((0,), {"1", "2"})
    play.pick("opponent:2")
    assert (play.house(1).discard, play.house(2).discard) == ([], ["insane_outcast"])


@pytest.mark.rule("TY-CARD-40", "TY-CARD-41")
def test_gibbering_mouther_needs_a_neighbour_of_its_troops():
    """B is in the same site, C in the next route space, D nowhere near."""
    troops = {"eryndlyn": "AB.", "kanaglym-eryndlyn.2": "C", "blingdenstone": "D."}
    play = Play(position(4, hand=["gibbering_mouther"], troops=troops, options=DEMONS))
    play.pick("play:gibbering_mouther", "deploy:eryndlyn", "deploy:araumycos-eryndlyn.1")
    assert set(play.verbs("opponent")) == {"1", "2"}


@pytest.mark.rule("TY-CARD-40")
def test_gibbering_mouther_without_a_neighbour():
    """No one gets an Outcast; troops that stood there before do not count."""
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
    """Mercenary Squad deploys beside B; the Mouther's own two are away from everyone."""
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
        ("noble", "fire_elemental", False),  # no one has to show a card of the aspect
        ("eternal_flame_cultist", "imix", False),  # Focus draws nothing
    ],
)
def test_card_says_whether_its_focus_shows_something(before, card, shows):
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
def test_drawn_card_can_be_played_in_the_same_turn():
    play = Play(position(hand=["rath_modar"], houses={0: {"deck": ["severin_silrajin", "noble"]}}))
    play.pick("play:rath_modar", "place_spy:skullport", "play:severin_silrajin")
    assert play.state.turn.power == 5


@pytest.mark.rule("TY-CARD-54")
@pytest.mark.parametrize("card", ["chosen_of_lolth", "blue_wyrmling", "earth_elemental"])
def test_returning_a_piece_of_another_player(card):
    """One troop or one spy, where one has Presence; white troops and own pieces never."""
    state = position(hand=[card], troops={"skullport": "ABw..", "everfire": "B.."}, spies={"skullport": "AB"})
    assert set(Play(state).pick(f"play:{card}").ids) == {"return:skullport:1", "return_spy:skullport:1"}
