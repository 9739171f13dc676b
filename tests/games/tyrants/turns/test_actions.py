"""TY-ACT: each action on its own; TY-EX-04, TY-EX-05, TY-EX-06."""

from __future__ import annotations

import pytest

from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.playing.scoring import score
from tests.games.tyrants.position import MARKET_DECK, Play, position

DEMONS = Options(first_deck="drow", second_deck="demons")


# ---------------------------------------------------------------- Assassinate


@pytest.mark.rule("TY-ACT-ASSASSINATE-01")
def test_target_must_be_where_player_has_presence():
    """On a route space beside the own site, too; not further away."""
    troops = {"labyrinth": "A..", "labyrinth-skullport.1": "B", "labyrinth-skullport.2": "B", "everfire": "B.."}
    assert Play(position(power=3, troops=troops)).verbs("assassinate") == ["labyrinth-skullport.1:1"]


@pytest.mark.rule("TY-ACT-ASSASSINATE-02", "TY-ACT-ASSASSINATE-03", "TY-ACT-ASSASSINATE-04")
def test_killed_troop_goes_to_the_trophy_hall():
    """3 Power; neither barracks gets a troop back."""
    play = Play(position(power=3, troops={"eryndlyn": "ABw"})).pick("assassinate:eryndlyn:1")
    assert (play.house().trophies, play.state.turn.power) == ({"1": 1}, 0)
    assert play.house(1).troops == 39
    play = Play(position(power=3, troops={"eryndlyn": "ABw"})).pick("assassinate:eryndlyn:white")
    assert play.house().trophies == {"white": 1}


@pytest.mark.rule("TY-CTRL-01")
@pytest.mark.parametrize(
    ("troops", "gain"),
    [("AB.", "kill-control"), ("ABB", "kill-breaks"), ("AAB", "kill-trophy"), ("Aw.", "kill-control")],
)
def test_target_says_what_its_death_changes(troops, gain):
    """It says if control of its site is won or broken; it is a trophy in any case."""
    ask = Play(position(power=3, troops={"eryndlyn": troops})).session.asks[0]
    (option,) = [each for each in ask.options if each.id.startswith("assassinate:")]
    assert option.detail is not None and option.detail.args["detail"].key == gain


@pytest.mark.rule("TY-ACT-ASSASSINATE-06")
def test_spies_cannot_be_killed():
    play = Play(position(power=3, troops={"eryndlyn": "A.."}, spies={"eryndlyn": "B"}))
    assert not play.verbs("assassinate")


@pytest.mark.rule("TY-ACT-ASSASSINATE-07")
def test_card_may_take_white_troops_only():
    """Underdark Ranger with a troop of B beside two white ones."""
    play = Play(position(hand=["underdark_ranger"], troops={"skullport": "ABww."})).pick("play:underdark_ranger")
    assert play.at("skullport") == "AB..."
    assert play.house().trophies == {"white": 2}


# ---------------------------------------------------------------- Deploy


@pytest.mark.rule("TY-ACT-DEPLOY-01", "TY-ACT-DEPLOY-05")
def test_deploy_takes_a_troop_from_the_barracks():
    play = Play(position(power=1, troops={"eryndlyn": "A.."})).pick("deploy:eryndlyn")
    assert (play.at("eryndlyn"), play.house().troops, play.state.turn.power) == ("AA.", 38, 0)


@pytest.mark.rule("TY-ACT-DEPLOY-02", "TY-ACT-DEPLOY-03")
def test_player_without_troops_deploys_anywhere():
    """A spy on the map changes nothing; a single troop does."""
    everywhere = Play(position(power=1, spies={"skullport": "A"})).verbs("deploy")
    assert len(everywhere) == 15 + 32
    assert set(Play(position(power=1, troops={"everfire-halls_scoured_legion.1": "A"})).verbs("deploy")) == {
        "everfire",
        "halls_scoured_legion",
    }


@pytest.mark.rule("TY-ACT-DEPLOY-04", "TY-ACT-DEPLOY-05", "TY-END-08")
def test_deploy_with_empty_barracks_gives_one_vp():
    """It still costs 1 Power, each time."""
    state = position(power=2, troops={"eryndlyn": "A.."}, houses={0: {"troops": 0}})
    play = Play(state).pick("deploy:vp", "deploy:vp")
    assert (play.house().vp, play.state.turn.power, play.at("eryndlyn")) == (2, 0, "A..")
    assert not play.verbs("deploy")


@pytest.mark.rule("TY-ACT-DEPLOY-04")
def test_with_empty_barracks_each_deploy_of_a_card_is_one_vp():
    """Mercenary Squad, which deploys three troops: with one left the other two are VP."""
    for left, vp in ((0, 3), (1, 2)):
        play = Play(position(hand=["mercenary_squad"], troops={"eryndlyn": "A.."}, houses={0: {"troops": left}}))
        play.pick("play:mercenary_squad", *["deploy:eryndlyn"] * left)
        assert (play.house().vp, play.house().troops, play.key) == (vp, 0, "turn.action")


@pytest.mark.rule("TY-ACT-DEPLOY-07", "TY-Q-05")
def test_without_an_empty_space_a_deploy_does_nothing():
    """Chasmleap Bridge and all around it is full: no basic action, and Mercenary Squad is lost."""
    full = {"chasmleap_bridge": "A", "menzoberranzan-chasmleap_bridge.2": "B", "chasmleap_bridge-gracklstugh.1": "B"}
    full |= {"chasmleap_bridge-everfire.1": "B", "chasmleap_bridge-araumycos.1": "w"}
    play = Play(position(hand=["mercenary_squad", "noble"], power=1, troops=full))
    assert not play.verbs("deploy")
    play.pick("play:mercenary_squad")
    assert (play.key, play.house().troops, play.house().vp) == ("turn.action", 39, 0)


# ---------------------------------------------------------------- Devour


@pytest.mark.rule("TY-ACT-DEVOUR-01", "TY-ACT-DEVOUR-03")
def test_devoured_card_is_out_of_the_game():
    """Marilith devours Severin: no one owns it, no one scores it."""
    state = position(hand=["marilith", "severin_silrajin"], options=DEMONS)
    play = Play(state).pick("play:marilith", "devour:severin_silrajin")
    assert play.state.devoured == ["severin_silrajin"]
    house = play.house()
    assert "severin_silrajin" not in house.hand + house.deck + house.discard + house.inner_circle
    assert score(play.state, 0)["deck"] == 0


@pytest.mark.rule("TY-ACT-DEVOUR-02", "TY-CARD-44")
def test_devoured_market_card_is_replaced_at_once():
    state = position(hand=["cult_fanatic", "noble"])
    play = Play(state).pick("play:cult_fanatic", "devour:deathblade")
    assert play.state.devoured == ["deathblade"]
    assert play.state.market[4] == MARKET_DECK[0]
    assert play.state.market_deck == MARKET_DECK[1:]


@pytest.mark.rule("TY-ACT-DEVOUR-04", "TY-ACT-DEVOUR-05", "TY-Q-03")
def test_devoured_outcast_returns_to_its_pile_and_pays():
    state = position(hand=["marilith", "insane_outcast"], options=DEMONS)
    state.supply["insane_outcast"] = 29
    play = Play(state).pick("play:marilith", "devour:insane_outcast")
    assert (play.state.supply["insane_outcast"], play.state.devoured) == (30, [])
    assert play.state.turn.power == 5


# ---------------------------------------------------------------- Draw


@pytest.mark.rule("TY-ACT-DRAW-01")
def test_drawing_takes_the_top_card():
    play = Play(position(hand=["rath_modar"], houses={0: {"deck": ["kobold", "noble", "soldier"]}}))
    play.pick("play:rath_modar")
    assert (play.house().hand, play.house().deck) == (["kobold", "noble"], ["soldier"])


@pytest.mark.rule("TY-ACT-DRAW-03")
def test_there_is_no_hand_limit():
    state = position(hand=["rath_modar"] + ["noble"] * 20, houses={0: {"deck": ["kobold"] * 5}})
    assert len(Play(state).pick("play:rath_modar").house().hand) == 22


# ---------------------------------------------------------------- Move


@pytest.mark.rule("TY-ACT-MOVE-01", "TY-ACT-MOVE-02", "TY-ACT-MOVE-03", "TY-ACT-MOVE-04")
def test_moving_an_enemy_troop():
    """From where one has Presence, white or another player's, to any empty space; nothing leaves a barracks."""
    state = position(hand=["hezrou"], troops={"eryndlyn": "ABw", "everfire": "BB."}, options=DEMONS)
    state.houses[0].troops = 1
    play = Play(state).pick("play:hezrou")
    assert set(play.verbs("move")) == {"eryndlyn:1", "eryndlyn:white"}
    play.pick("move:eryndlyn:1")
    assert "blingdenstone" in play.verbs("move_to")
    play.pick("move_to:blingdenstone")
    assert (play.at("eryndlyn"), play.at("blingdenstone")) == ("A.w", "B.")
    assert (play.house().troops, play.house(1).troops, play.state.last_round) == (1, 37, False)


@pytest.mark.rule("TY-ACT-MOVE-05")
def test_there_is_no_basic_action_move():
    play = Play(position(power=20, influence=20, troops={"eryndlyn": "AB."}))
    assert not play.verbs("move")


# ---------------------------------------------------------------- Spies


@pytest.mark.rule("TY-ACT-SPY-01", "TY-ACT-SPY-02", "TY-ACT-SPY-03")
def test_spy_goes_to_any_site_without_an_own_spy():
    """Far from every troop; beside B's spy, not beside one's own."""
    play = Play(position(hand=["spy_master"], troops={"eryndlyn": "A.."}, spies={"skullport": "A", "everfire": "B"}))
    play.pick("play:spy_master")
    assert "skullport" not in play.verbs("place_spy")
    assert len(play.verbs("place_spy")) == 14
    play.pick("place_spy:everfire")
    assert (play.state.spies["everfire"], play.house().spies) == ([0, 1], 3)


@pytest.mark.rule("TY-ACT-SPY-05", "TY-ACT-SPY-06", "TY-Q-08")
def test_last_spy_on_map_may_be_moved():
    """Or nothing is done; it may return to its old place; and it pays for nothing."""
    own = dict.fromkeys(("skullport", "everfire", "kanaglym", "eryndlyn", "llacerellyn"), "A")
    state = position(hand=["green_wyrmling"], spies=own, troops={"skullport": "B...."})
    play = Play(state).pick("play:green_wyrmling")
    assert set(play.verbs("take_back")) == set(own)
    assert Play(state).pick("play:green_wyrmling", "skip").state.spies["skullport"] == [0]
    play.pick("take_back:skullport")
    assert "skullport" in play.verbs("place_spy")
    play.pick("place_spy:menzoberranzan")
    assert (play.state.spies["skullport"], play.state.spies["menzoberranzan"]) == ([], [0])
    assert play.state.turn.influence == 0


@pytest.mark.rule("TY-ACT-SPY-07")
def test_spy_ends_total_control_of_others():
    state = position(hand=["spy_master"], troops={"araumycos": "BBBB"})
    state.markers["araumycos"].holder, state.markers["araumycos"].total = 1, True
    play = Play(state).pick("play:spy_master", "place_spy:araumycos")
    assert (play.state.markers["araumycos"].holder, play.state.markers["araumycos"].total) == (1, False)


@pytest.mark.rule("TY-ACT-SPY-08")
def test_there_is_no_basic_action_to_place_a_spy():
    assert not Play(position(power=20, influence=20)).verbs("place_spy")


# ---------------------------------------------------------------- Promote


@pytest.mark.rule("TY-ACT-PROMOTE-01", "TY-ACT-PROMOTE-02", "TY-ACT-PROMOTE-04", "TY-EX-05")
def test_promoted_card_leaves_the_deck_for_good():
    """Masters of Sorcere are promoted at the end of the turn: in no pile any more, worth 5 instead of 2."""
    state = position(hand=["wyrmspeaker", "masters_of_sorcere"])
    play = Play(state).pick("play:masters_of_sorcere", "place_spy", "place_spy:skullport", "place_spy:everfire")
    play.pick("play:wyrmspeaker")
    assert play.house().inner_circle == []
    play.pick("end_turn")
    house = play.house()
    assert house.inner_circle == ["masters_of_sorcere"]
    assert "masters_of_sorcere" not in house.hand + house.deck + house.discard
    assert score(play.state, 0)["inner_circle"] == 5


@pytest.mark.rule("TY-ACT-PROMOTE-05", "TY-ACT-PROMOTE-06")
def test_grant_takes_another_card_played_this_turn():
    """Not the card itself, not a card in hand or in the discard pile."""
    state = position(hand=["wyrmspeaker", "noble", "soldier", "house_guard"], houses={0: {"discard": ["kobold"]}})
    play = Play(state).pick("play:wyrmspeaker", "play:noble", "play:soldier", "end_turn")
    assert set(play.verbs("promote")) == {"noble", "soldier"}


@pytest.mark.rule("TY-ACT-PROMOTE-07", "TY-ACT-PROMOTE-12")
def test_each_grant_takes_a_different_card_in_any_order():
    """Two grants of different cards: the player says which is used first."""
    state = position(hand=["wyrmspeaker", "fire_elemental_myrmidon", "noble", "soldier"])
    play = Play(state).pick(
        "play:wyrmspeaker", "play:fire_elemental_myrmidon", "play:noble", "play:soldier", "end_turn"
    )
    assert set(play.verbs("grant")) == {"wyrmspeaker", "fire_elemental_myrmidon"}
    play.pick("grant:fire_elemental_myrmidon", "promote:noble")
    assert "noble" not in play.verbs("promote")
    play.pick("promote:soldier")
    assert play.house().inner_circle == ["noble", "soldier"]


@pytest.mark.rule("TY-ACT-PROMOTE-08")
def test_grant_must_be_used_or_is_lost():
    """With a fitting card there is no way around it; alone on the table it is lost."""
    play = Play(position(hand=["wyrmspeaker", "noble", "soldier"]))
    play.pick("play:wyrmspeaker", "play:noble", "play:soldier", "end_turn")
    assert "skip" not in play.ids
    alone = Play(position(hand=["wyrmspeaker"])).pick("play:wyrmspeaker", "end_turn")
    assert (alone.house().inner_circle, alone.state.active) == ([], 1)


@pytest.mark.rule("TY-ACT-PROMOTE-09")
def test_grant_for_obedience_takes_obedience_only():
    play = Play(
        position(hand=["fire_elemental_myrmidon", "kobold", "noble", "house_guard"], troops={"eryndlyn": "A.."})
    )
    play.pick("play:kobold", "deploy", "deploy:eryndlyn", "play:noble", "play:house_guard")
    play.pick("play:fire_elemental_myrmidon", "end_turn")
    assert set(play.verbs("promote")) == {"noble", "house_guard"}


@pytest.mark.rule("TY-ACT-PROMOTE-10")
def test_card_of_one_grant_may_be_promoted_by_another():
    """Two Wyrmspeakers promote each other's: at least the first can be taken."""
    play = Play(position(hand=["wyrmspeaker", "earth_elemental_myrmidon", "noble"]))
    play.pick("play:wyrmspeaker", "play:earth_elemental_myrmidon", "play:noble", "end_turn", "grant:wyrmspeaker")
    assert set(play.verbs("promote")) == {"earth_elemental_myrmidon", "noble"}


@pytest.mark.rule("TY-ACT-PROMOTE-06", "TY-ACT-PROMOTE-12")
@pytest.mark.parametrize(("grant", "takes"), [("advocate", {"advocate", "noble"}), ("advocate:2", {"noble"})])
def test_grants_of_equal_cards_that_may_take_different_ones_are_two_choices(grant, takes):
    """Wyrmspeaker promotes one Advocate. Its own grant may still take the other; the other's may not take itself."""
    play = Play(position(hand=["wyrmspeaker", "advocate", "advocate", "noble"])).pick("play:wyrmspeaker")
    play.pick(*["play:advocate", "promote_at_end_of_turn"] * 2, "play:noble", "end_turn")
    play.pick("grant:wyrmspeaker", "promote:advocate")
    assert play.verbs("grant") == ["advocate", "advocate:2"]
    play.pick(f"grant:{grant}")
    assert {*play.verbs("promote")} - {"wyrmspeaker"} == takes


@pytest.mark.rule("TY-ACT-PROMOTE-11")
def test_promoted_outcast_returns_to_its_pile():
    state = position(hand=["wyrmspeaker", "insane_outcast"], options=DEMONS)
    state.supply["insane_outcast"] = 20
    play = Play(state).pick("play:insane_outcast", "skip", "play:wyrmspeaker", "end_turn")
    assert (play.house().inner_circle, play.state.supply["insane_outcast"]) == ([], 21)


# ---------------------------------------------------------------- Recruit


@pytest.mark.rule("TY-ACT-RECRUIT-01", "TY-ACT-RECRUIT-09")
def test_recruitable_cards_and_prices():
    """With 3 Influence: market cards up to 3, Priestess 2, House Guard 3."""
    play = Play(position(influence=3))
    assert set(play.verbs("recruit")) == {"advocate", "blackguard", "wyrmspeaker", "priestess_of_lolth", "house_guard"}
    for card, cost in (("priestess_of_lolth", 2), ("house_guard", 3), ("blackguard", 3)):
        assert Play(position(influence=3)).pick(f"recruit:{card}").state.turn.influence == 3 - cost


@pytest.mark.rule("TY-ACT-RECRUIT-02", "TY-ACT-RECRUIT-03", "TY-MARKET-01", "TY-EX-06")
def test_recruited_card_goes_to_the_discard_pile_and_is_replaced():
    """Aerisi Kalinoth for 5 Influence; her place is refilled from the market deck."""
    market = ["aerisi_kalinoth", *["noble"] * 5]
    play = Play(position(influence=6, market=market)).pick("recruit:aerisi_kalinoth")
    assert play.state.turn.influence == 1
    assert play.house().discard == ["aerisi_kalinoth"]
    assert play.state.market[0] == MARKET_DECK[0]
    assert len(play.state.market_deck) == len(MARKET_DECK) - 1
    assert cards()["aerisi_kalinoth"].cost == 5


@pytest.mark.rule("TY-MARKET-01", "TY-ACT-RECRUIT-07")
@pytest.mark.parametrize(
    ("card", "deck", "shows"),
    [("blackguard", MARKET_DECK, True), ("blackguard", [], False), ("house_guard", MARKET_DECK, False)],
)
def test_recruiting_says_whether_it_shows_the_card_that_refills_the_row(card, deck, shows):
    """Then it cannot be taken back; not with an empty market deck, and not for a card of the supply."""
    play = Play(position(influence=3, market_deck=deck))
    assert play.session.asks[0].by_id[f"recruit:{card}"].final == ("card" if shows else None)
    decisions = play.session.answer(0, [f"recruit:{card}"]).decisions
    assert any(each.reveals for each in decisions) == shows


@pytest.mark.rule("TY-ACT-RECRUIT-04")
def test_empty_supply_pile_stops_nothing():
    state = position(influence=6)
    state.supply["house_guard"] = 1
    play = Play(state).pick("recruit:house_guard")
    assert "house_guard" not in play.verbs("recruit")
    assert "priestess_of_lolth" in play.verbs("recruit")


@pytest.mark.rule("TY-ACT-RECRUIT-05", "TY-Q-19")
def test_outcasts_are_never_bought():
    assert "insane_outcast" not in Play(position(influence=99, options=DEMONS)).verbs("recruit")


@pytest.mark.rule("TY-ACT-RECRUIT-06")
def test_replacement_can_be_recruited_in_the_same_turn():
    play = Play(position(influence=5)).pick("recruit:advocate", "recruit:dragon_cultist")
    assert play.house().discard == ["advocate", "dragon_cultist"]


@pytest.mark.rule("TY-ACT-RECRUIT-07", "TY-MARKET-04")
def test_supply_piles_are_not_part_of_the_market_row():
    """A recruited House Guard leaves the row as it was."""
    play = Play(position(influence=3))
    before = list(play.state.market)
    play.pick("recruit:house_guard")
    assert (play.state.market, play.state.market_deck) == (before, MARKET_DECK)
    assert play.state.supply["house_guard"] == 14


@pytest.mark.rule("TY-ACT-RECRUIT-08")
def test_without_a_market_deck_a_place_stays_empty():
    play = Play(position(influence=2, market_deck=[], trigger="market")).pick("recruit:advocate")
    assert play.state.market == [None, "blackguard", "bounty_hunter", "council_member", "deathblade", "wyrmspeaker"]


# ---------------------------------------------------------------- Return


@pytest.mark.rule("TY-ACT-RETURN-01", "TY-ACT-RETURN-02", "TY-ACT-RETURN-05")
def test_returning_an_enemy_spy():
    """3 Power, with Presence only, to its owner's barracks; troops are not offered."""
    state = position(power=3, troops={"eryndlyn": "AB."}, spies={"eryndlyn": "B", "skullport": "B"})
    play = Play(state)
    assert play.verbs("return_spy") == ["eryndlyn:1"]
    assert not play.verbs("return")
    play.pick("return_spy:eryndlyn:1")
    assert (play.state.spies["eryndlyn"], play.house(1).spies, play.state.turn.power) == ([], 4, 0)


@pytest.mark.rule("TY-ACT-RETURN-01", "TY-ACT-RETURN-04", "TY-ACT-RETURN-06", "TY-CARD-54")
def test_returning_a_troop_of_another_player():
    """Blue Wyrmling: where one has Presence, never white; no trophy, no VP."""
    troops = {"skullport": "ABw..", "everfire": "B.."}
    play = Play(position(hand=["blue_wyrmling"], troops=troops, spies={"skullport": "B"})).pick("play:blue_wyrmling")
    assert set(play.ids) == {"return:skullport:1", "return_spy:skullport:1"}
    play.pick("return:skullport:1")
    assert (play.at("skullport"), play.house(1).troops) == ("A.w..", 39)
    assert (play.house().trophies, play.house().vp) == ({}, 0)


@pytest.mark.rule("TY-ACT-RETURN-03", "TY-CARD-25")
def test_own_spy_returns_from_anywhere():
    """Watcher of Thay: a spy far from all troops pays."""
    play = Play(position(hand=["watcher_of_thay"], troops={"eryndlyn": "A.."}, spies={"blingdenstone": "A"}))
    play.pick("play:watcher_of_thay", "return_own_spy", "return_own_spy:blingdenstone")
    assert (play.state.turn.influence, play.house().spies) == (3, 5)


@pytest.mark.rule("TY-ACT-RETURN-07")
def test_returned_piece_can_be_used_again():
    """B's returned spy is placed again in B's turn."""
    state = position(power=3, troops={"eryndlyn": "A.."}, spies={"eryndlyn": "B"}, houses={1: {"hand": ["spy_master"]}})
    state.houses[1].spies = 0
    play = Play(state).pick("return_spy:eryndlyn:1", "end_turn", "play:spy_master", "place_spy:skullport")
    assert play.state.spies["skullport"] == [1]


# ---------------------------------------------------------------- Supplant


@pytest.mark.rule("TY-ACT-SUPPLANT-01", "TY-ACT-SUPPLANT-04", "TY-ACT-SUPPLANT-05", "TY-EX-04")
def test_supplant_kills_and_takes_the_very_space():
    """First the red troop goes to the trophy hall, then one of your own takes its space."""
    play = Play(position(hand=["doppelganger"], troops={"skullport": "A.B.."})).pick("play:doppelganger")
    assert play.at("skullport") == "A.A.."
    assert (play.house().trophies, play.house().troops) == ({"1": 1}, 38)


@pytest.mark.rule("TY-ACT-SUPPLANT-02", "TY-ACT-SUPPLANT-03")
def test_supplant_targets():
    """With Presence only, never an own troop; Advance Scout white troops only."""
    troops = {"skullport": "ABw..", "everfire": "Bw."}
    play = Play(position(hand=["doppelganger", "advance_scout"], troops=troops))
    assert set(Play(play.state).pick("play:doppelganger").verbs("supplant")) == {"skullport:1", "skullport:white"}
    play.pick("play:advance_scout")
    assert play.at("skullport") == "ABA.."


@pytest.mark.rule("TY-ACT-SUPPLANT-06", "TY-Q-04")
def test_supplant_with_empty_barracks_kills_and_gives_one_vp():
    play = Play(position(hand=["doppelganger"], troops={"skullport": "AB..."}, houses={0: {"troops": 0}}))
    play.pick("play:doppelganger")
    assert (play.at("skullport"), play.house().trophies, play.house().vp) == ("A....", {"1": 1}, 1)


@pytest.mark.rule("TY-ACT-SUPPLANT-07")
def test_supplant_is_not_a_basic_action():
    assert not Play(position(power=20, troops={"skullport": "AB..."})).verbs("supplant")
