"""TY-MARKET, TY-OUTCAST, TY-END, TY-SCORE, TY-HIDDEN; TY-EX-08."""

from __future__ import annotations

import pytest

from engine.games.tyrants.model.options import Options
from engine.games.tyrants.playing.scoring import result, score
from engine.games.tyrants.playing.view import view
from engine.table import HIDDEN, Text, canonical
from tests.games.tyrants.position import MARKET, MARKET_DECK, Play, colours, opening, position

DEMONS = Options(first_deck="drow", second_deck="demons")

# ---------------------------------------------------------------- the market


@pytest.mark.rule("TY-MARKET-01")
def test_place_is_refilled_at_once():
    play = Play(position(influence=5)).pick("recruit:advocate", "recruit:blackguard")
    assert play.state.market[:2] == MARKET_DECK[:2]
    assert len(play.state.market) == 6


@pytest.mark.rule("TY-MARKET-02", "TY-HIDDEN-03")
def test_market_row_is_open():
    assert view(position(), None).market == MARKET


@pytest.mark.rule("TY-MARKET-03")
def test_only_the_active_player_recruits():
    """With all the Influence in the world, B is not asked in A's turn."""
    play = Play(position(influence=99))
    assert play.session.waiting_for == (0,)
    assert play.session.ask_of(1) is None


@pytest.mark.rule("TY-MARKET-04")
def test_market_card_is_never_one_of_a_supply_pile():
    """Cult Fanatic is offered the six cards of the row, no House Guard."""
    play = Play(position(hand=["cult_fanatic"])).pick("play:cult_fanatic")
    assert set(play.verbs("devour")) == set(MARKET)


@pytest.mark.rule("TY-MARKET-05")
def test_market_cards_stay_from_turn_to_turn():
    """During turns with played cards, deployed troops and one recruited card, only that card leaves."""
    state = position(hand=["noble", "soldier"], influence=9, power=1, houses={1: {"hand": ["noble"]}})
    play = Play(state).pick("play:noble", "play:soldier", "deploy:skullport", "end_turn", "play:noble", "end_turn")
    assert play.state.market == MARKET
    play = Play(state).pick("recruit:advocate", "end_turn", "end_turn")
    assert play.state.market == [MARKET_DECK[0], *MARKET[1:]]


# ---------------------------------------------------------------- Outcasts


@pytest.mark.rule("TY-OUTCAST-01")
def test_outcast_costs_a_vp():
    state = position(houses={0: {"discard": ["insane_outcast"] * 3}})
    assert score(state, 0)["deck"] == -3
    assert score(position(houses={0: {"inner_circle": ["insane_outcast"]}}), 0)["inner_circle"] == 0


@pytest.mark.rule("TY-OUTCAST-02")
def test_outcast_alone_in_hand_cannot_pay():
    play = Play(position(hand=["insane_outcast"], options=DEMONS)).pick("play:insane_outcast")
    assert (play.key, play.state.supply["insane_outcast"]) == ("turn.action", 30)


@pytest.mark.rule("TY-OUTCAST-04", "TY-OUTCAST-05", "TY-Q-11")
def test_short_pile_is_served_clockwise():
    """Three left, two for each of three opponents: B takes two, C one, D none; then the game goes on."""
    state = position(4, hand=["demogorgon", "noble", "ghoul"], options=DEMONS)
    state.supply["insane_outcast"] = 3
    play = Play(state).pick("play:demogorgon", "devour:noble")
    assert [len(house.discard) for house in play.state.houses] == [0, 2, 1, 0]
    play.pick("play:ghoul")
    assert [len(house.discard) for house in play.state.houses] == [0, 2, 1, 0]
    assert play.key == "turn.action"


@pytest.mark.rule("TY-OUTCAST-06")
def test_returned_outcast_can_be_given_again():
    state = position(hand=["insane_outcast", "noble", "ghoul"], options=DEMONS)
    state.supply["insane_outcast"] = 0
    play = Play(state).pick("play:insane_outcast", "discard:noble", "play:ghoul")
    assert (play.house(1).discard, play.state.supply["insane_outcast"]) == (["insane_outcast"], 0)


@pytest.mark.rule("TY-OUTCAST-07")
def test_given_outcast_goes_to_the_discard_pile():
    play = Play(position(hand=["ghoul"], houses={1: {"hand": ["noble"], "deck": ["noble"]}}, options=DEMONS))
    house = play.pick("play:ghoul").house(1)
    assert (house.hand, house.deck, house.discard) == (["noble"], ["noble"], ["insane_outcast"])


# ---------------------------------------------------------------- the end


def last_troop(start_player: int = 0) -> Play:
    """A of two is about to deploy the last troop of the barracks."""
    state = position(power=2, troops={"eryndlyn": "A.."}, houses={0: {"troops": 1}}, start_player=start_player)
    return Play(state)


@pytest.mark.rule("TY-END-01", "TY-END-03", "TY-END-05", "TY-END-07")
def test_last_troop_ends_the_game_with_the_round():
    """A is first of the round: B still has a turn, then it is over."""
    play = last_troop().pick("deploy:eryndlyn")
    assert play.state.last_round
    play.pick("end_turn")
    assert play.session.asks
    play.pick("end_turn")
    assert play.session.result is not None
    assert play.state.phase == "over"


@pytest.mark.rule("TY-END-01")
def test_deploying_half_of_supplant_counts():
    state = position(hand=["doppelganger"], troops={"eryndlyn": "AB."}, houses={0: {"troops": 1}})
    assert Play(state).pick("play:doppelganger").state.last_round


@pytest.mark.rule("TY-END-04", "TY-END-05")
def test_in_the_last_turn_of_the_round_the_game_ends_with_that_turn():
    """A is last of the round; the turn is finished with all four steps, the draw included."""
    play = last_troop(start_player=1)
    play.state.houses[0].deck = ["noble"] * 6
    play.pick("deploy:eryndlyn", "end_turn")
    assert play.session.result is not None
    assert len(play.house().hand) == 5


@pytest.mark.rule("TY-END-02", "TY-Q-13")
def test_last_card_leaving_the_market_deck_triggers_the_end():
    """One card left in the deck: recruiting one fills its place and empties the deck."""
    play = Play(position(influence=2, market_deck=["kobold"])).pick("recruit:advocate")
    assert (play.state.market_deck, play.state.market[0], play.state.last_round) == ([], "kobold", True)
    play.pick("end_turn", "end_turn")
    assert play.session.result is not None
    assert play.session.result.reason == Text("reason-market")


@pytest.mark.rule("TY-END-01", "TY-END-06")
def test_first_trigger_is_the_end_reason():
    """A deploys the last troop; then B takes the last card of the market deck."""
    state = position(
        power=1,
        troops={"skullport": "AB..."},
        houses={0: {"troops": 1}, 1: {"hand": ["noble"] * 3}},
        market=["spy_master", *MARKET[1:]],
        market_deck=["kobold"],
    )
    play = Play(state).pick("deploy:skullport", "end_turn", *["play:noble"] * 3, "recruit:blackguard")
    assert play.state.market_deck == []
    play.pick("end_turn")
    assert play.session.result is not None
    assert play.session.result.reason == Text("reason-barracks")


@pytest.mark.rule("TY-END-06")
def test_trigger_is_final():
    """B returns a troop of A to the barracks: the game ends anyway."""
    state = position(
        power=1,
        troops={"skullport": "AB..."},
        houses={0: {"troops": 1}, 1: {"hand": ["blue_wyrmling"], "troops": 10}},
    )
    play = Play(state).pick("deploy:skullport", "end_turn", "play:blue_wyrmling")
    assert play.house().troops == 1
    assert play.pick("end_turn").session.result is not None


@pytest.mark.rule("TY-END-07")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_all_have_had_the_same_number_of_turns(trigger):
    """Whichever of the three deploys the last troop, the round that B began is completed."""
    play = opening(3, **{"setup.start_player": 1})
    play.house(trigger).troops = 2
    for house in play.state.houses:
        house.hand = ["soldier"]
    while play.state.phase == "deployment":
        play.pick(play.ids[0])
    turns = [0, 0, 0]
    while play.session.asks:
        seat = play.state.active
        turns[seat] += 1
        if seat == trigger:
            play.pick("play:soldier")
            play.pick(f"deploy:{play.verbs('deploy')[0]}")
        play.pick("end_turn")
    assert (turns, play.house(trigger).troops) == ([1, 1, 1], 0)


@pytest.mark.rule("TY-END-08", "TY-Q-24")
def test_vp_instead_of_a_deploy_does_not_trigger_again():
    """Empty barracks by themselves end nothing."""
    state = position(power=1, troops={"eryndlyn": "A.."}, houses={0: {"troops": 0}})
    assert not Play(state).pick("deploy:vp").state.last_round


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("TY-SCORE-01", "TY-SCORE-02")
def test_sites_and_total_control():
    """Eryndlyn (3) in total control, Skullport (4) controlled, Kanaglym tied."""
    state = position(troops={"eryndlyn": "AAA", "skullport": "AAB..", "kanaglym": "AB."})
    assert (score(state, 0)["sites"], score(state, 0)["total_control"]) == (3 + 4, 2)
    assert (score(state, 1)["sites"], score(state, 1)["total_control"]) == (0, 0)


@pytest.mark.rule("TY-SCORE-03")
def test_trophies():
    """One VP each, white or coloured."""
    assert score(position(houses={0: {"trophies": {"white": 3, "1": 2}}}), 0)["trophies"] == 5


@pytest.mark.rule("TY-SCORE-06")
def test_tokens():
    assert score(position(houses={0: {"vp": 12}}), 0)["tokens"] == 12


@pytest.mark.rule("TY-SCORE-07", "TY-SCORE-10")
def test_total_is_the_sum_of_the_six_and_markers_count_nothing():
    """3 for Eryndlyn, 2 for total control, 1 trophy, −1 for an Outcast, 5 inner circle, 4 tokens: 14."""
    house = {"trophies": {"1": 1}, "discard": ["insane_outcast"], "inner_circle": ["masters_of_sorcere"], "vp": 4}
    state = position(troops={"eryndlyn": "AAA", "tsenviilyq": "AB."}, houses={0: house})
    before = score(state, 0)
    assert list(before) == ["sites", "total_control", "trophies", "deck", "inner_circle", "tokens"]
    assert sum(before.values()) == 3 + 2 + 1 - 1 + 5 + 4
    state.markers["tsenviilyq"].holder = 0
    assert score(state, 0) == before


@pytest.mark.rule("TY-SCORE-08")
def test_highest_total_wins():
    assert result(position(3, houses={0: {"vp": 5}, 1: {"vp": 9}, 2: {"vp": 8}})).winners == (1,)


@pytest.mark.rule("TY-SCORE-09")
def test_shared_highest_total_is_shared():
    assert result(position(3, houses={0: {"vp": 9}, 1: {"vp": 9}, 2: {"vp": 8}})).winners == (0, 1)


def test_data_carried_into_next_match():
    """Wins and VP add up, and the start passes clockwise."""
    state = position(3, houses={1: {"vp": 9}}, wins=[1, 0, 0], total_vp=[30, 20, 10], start_player=2, match=2)
    carried = result(state).carried
    assert carried == {"match": 2, "wins": [1, 1, 0], "total_vp": [30, 29, 10], "start_player": 0}


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("TY-HIDDEN-01", "TY-HIDDEN-06")
def test_hand_is_seen_by_its_owner_only():
    """Others see how many cards."""
    state = position(3, hand=["noble", "kobold"])
    assert view(state, 0).houses[0].hand == ["noble", "kobold"]
    for reader in (1, 2, None):
        assert view(state, reader).houses[0].hand == [HIDDEN, HIDDEN]


@pytest.mark.rule("TY-HIDDEN-02", "TY-HIDDEN-06")
def test_deck_order_is_hidden_from_everyone():
    """Not the own one, not the market's; their sizes are open."""
    state = position(houses={0: {"deck": ["noble", "kobold"]}})
    for reader in (0, 1, None):
        seen = view(state, reader)
        assert (seen.houses[0].deck, seen.market_deck) == ([HIDDEN] * 2, [HIDDEN] * len(MARKET_DECK))


@pytest.mark.rule("TY-HIDDEN-03", "TY-HIDDEN-07", "TY-Q-17")
def test_everything_else_is_open():
    """Market, supply, inner circles, discard piles, cards in front, map, markers, trophies, tokens and pools."""
    state = position(
        hand=["noble"],
        power=2,
        influence=3,
        troops={"tsenviilyq": "AB."},
        spies={"everfire": "B"},
        houses={0: {"inner_circle": ["kobold"], "discard": ["soldier"], "vp": 7, "trophies": {"1": 2}}},
    )
    play = Play(state).pick("play:noble")
    for reader in (1, None):
        seen = view(play.state, reader)
        for name in ("market", "supply", "troops", "spies", "markers", "turn", "devoured"):
            assert canonical(getattr(seen, name)) == canonical(getattr(play.state, name))
        for name in ("inner_circle", "discard", "vp", "trophies", "troops", "spies"):
            assert getattr(seen.houses[0], name) == getattr(play.house(), name)


@pytest.mark.rule("TY-HIDDEN-05")
def test_discards_at_end_of_turn_are_public():
    play = Play(position(hand=["kobold"], houses={0: {"deck": ["noble"] * 5}})).pick("end_turn")
    (tell,) = play.tells("hand-discarded")
    assert tell.to is None
    assert "card='kobold'" in repr(tell.text)


@pytest.mark.rule("TY-HIDDEN-05", "TY-HIDDEN-06")
def test_drawn_cards_are_private():
    """The others see only the number."""
    play = Play(position(houses={0: {"deck": ["kobold", "noble"]}})).pick("end_turn")
    (public,) = [tell for tell in play.tells("draw-done") if tell.to is None]
    assert public.text.args == {"seat": 0, "count": 2}
    assert all(tell.to == (0,) for tell in play.tells("draw-cards"))


@pytest.mark.rule("TY-HIDDEN-08")
def test_view_names_no_card_that_its_reader_may_not_see():
    """Kobolds are in A's hand and in the decks only: B's view does not hold the word."""
    state = position(hand=["kobold"], market_deck=["kobold"], houses={0: {"deck": ["kobold"]}, 1: {"deck": ["kobold"]}})
    state.houses[0].hand = ["kobold"]
    for reader in (1, None):
        assert b"kobold" not in canonical(view(state, reader))
    assert b"kobold" in canonical(view(state, 0))


@pytest.mark.rule("TY-EX-08")
def test_example_a_finished_setup():
    """Four players: everything the setup section says, at once."""
    play = opening(4)
    while play.state.phase == "deployment":
        play.pick(play.ids[0])
    state = play.state
    assert [house.troops for house in state.houses] == [39] * 4
    assert [len(house.hand) for house in state.houses] == [5] * 4
    assert (len(state.market), len(state.market_deck)) == (6, 74)
    troops = [troop for spaces in state.troops.values() for troop in spaces]
    assert (len(troops), troops.count(-1), [troops.count(seat) for seat in range(4)]) == (140, 40, [1] * 4)
    assert state.troops["araumycos"] == colours("wwww")
