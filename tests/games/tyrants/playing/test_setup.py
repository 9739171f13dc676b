"""TY-SETUP: the board before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from pydantic import ValidationError

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.content import board, cards, sites
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import WHITE, Marker
from engine.table import BadCheckpoint, Seat, Session, fair
from tests.games.tyrants.position import Play, opening

DEMONS = Options(first_deck="drow", second_deck="demons")


def deployed(play: Play) -> Play:
    """Everybody puts the setup troop on the first site offered."""
    while play.state.phase == "deployment":
        play.pick(play.ids[0])
    return play


@pytest.mark.rule("TY-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_players(seats):
    """Any other number is refused, and the message says which are right."""
    with pytest.raises(ValueError, match="2, 3, 4"):
        Session.start(GAME, seats, fair(None))  # type: ignore[arg-type]


@pytest.mark.rule("TY-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats):
    """A match begins with each of them."""
    assert len(opening(seats).state.houses) == seats


@pytest.mark.rule("TY-SETUP-02")
def test_board_has_three_sections():
    """Every site and route belongs to left, center or right."""
    assert {site.section for site in board().sites} == {"left", "center", "right"}
    assert {route.section for route in board().routes} == {"left", "center", "right"}


@pytest.mark.rule("TY-SETUP-03", "TY-SETUP-04", "TY-SETUP-05")
@pytest.mark.parametrize(
    ("seats", "outer", "in_play"),
    [
        (2, "left", ["center"]),
        (2, "right", ["center"]),
        (3, "left", ["left", "center"]),
        (3, "right", ["center", "right"]),
        (4, "left", ["left", "center", "right"]),
    ],
)
def test_sections_by_number_of_players(seats, outer, in_play):
    """Two play in the center, three with one outer section, four on the whole board."""
    assert opening(seats, Options(outer_section=outer)).state.sections == in_play


@pytest.mark.rule("TY-Q-21")
def test_three_players_use_the_right_section_unless_they_say_otherwise():
    assert opening(3).state.sections == ["center", "right"]


@pytest.mark.rule("TY-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3])
def test_places_out_of_play_do_not_exist(seats):
    """No troop space, spy place or marker of a section that is out of play is in the state."""
    state = opening(seats).state
    out = {site.id for site in board().sites if site.section not in state.sections}
    out |= {r.place(i) for r in board().routes if r.section not in state.sections for i in range(len(r.spaces))}
    assert out
    assert not out & (state.troops.keys() | state.spies.keys() | state.markers.keys())


@pytest.mark.rule("TY-SETUP-07")
def test_route_to_an_outer_site_belongs_to_the_outer_section():
    """A route that joins a center site to an outer one has the outer one's section."""
    for route in board().routes:
        ends = {sites()[route.a].section, sites()[route.b].section}
        assert {route.section} == (ends - {"center"} or {"center"})
    assert "jhachalkhyn-gracklstugh.1" not in opening(2).state.troops


@pytest.mark.rule("TY-SETUP-08")
def test_two_different_decks_are_chosen():
    """The same deck twice is refused."""
    with pytest.raises(ValidationError, match="two different decks"):
        Options(first_deck="drow", second_deck="drow")
    with pytest.raises(BadCheckpoint, match="two different decks"):
        Session.start(GAME, 2, fair(None), options={"second_deck": "drow"})  # type: ignore[arg-type]


@pytest.mark.rule("TY-SETUP-09")
def test_default_pair_is_drow_and_dragons():
    assert opening(2).state.decks == ["drow", "dragons"]
    assert opening(2, Options(first_deck="elementals", second_deck="demons")).state.decks == ["elementals", "demons"]


@pytest.mark.rule("TY-SETUP-10")
def test_market_deck_is_both_decks_shuffled():
    """Eighty cards, forty of each deck, in an order that chance decides."""
    play = opening(2)
    (shuffle,) = [ask for ask in play.asked_chance if ask.key == "setup.market_deck"]
    assert len(shuffle.items) == 80
    assert Counter(cards()[card].deck for card in shuffle.items) == {"drow": 40, "dragons": 40}
    dictated = opening(2, **{"setup.market_deck": ["kobold", "advocate"]})
    assert dictated.state.market[:2] == ["kobold", "advocate"]


@pytest.mark.rule("TY-SETUP-11", "TY-SETUP-12")
def test_supply_piles_of_priestesses_and_guards():
    """Fifteen cards each."""
    supply = opening(2).state.supply
    assert (supply["priestess_of_lolth"], supply["house_guard"]) == (15, 15)


@pytest.mark.rule("TY-SETUP-13")
def test_outcasts_only_with_the_demons_deck():
    """Thirty with demons, no pile without them."""
    assert opening(2, DEMONS).state.supply["insane_outcast"] == 30
    assert "insane_outcast" not in opening(2).state.supply


@pytest.mark.rule("TY-SETUP-14")
def test_six_cards_open_the_market():
    """Six open, seventy-four left."""
    state = opening(2).state
    assert len(state.market) == 6
    assert None not in state.market
    assert len(state.market_deck) == 74


@pytest.mark.rule("TY-SETUP-15", "TY-SPACE-09", "TY-SPACE-10", "TY-SPACE-11", "TY-SPACE-12")
@pytest.mark.parametrize(
    ("seats", "outer", "site_count", "site_spaces", "route_spaces", "white", "starts", "markers"),
    [
        (2, "right", 15, 50, 32, 25, 4, 3),
        (3, "left", 21, 68, 42, 32, 5, 5),
        (3, "right", 20, 69, 43, 33, 5, 5),
        (4, "right", 26, 87, 53, 40, 6, 7),
    ],
)
def test_figures_of_each_board(seats, outer, site_count, site_spaces, route_spaces, white, starts, markers):
    """Sites, troop spaces, white troops, starting sites and markers are those of the ledger."""
    state = opening(seats, Options(outer_section=outer)).state
    in_sites = {place: spaces for place, spaces in state.troops.items() if place in sites()}
    on_routes = {place: spaces for place, spaces in state.troops.items() if place not in sites()}
    assert len(in_sites) == len(state.spies) == site_count
    assert sum(map(len, in_sites.values())) == site_spaces
    assert sum(map(len, on_routes.values())) == route_spaces
    assert sum(spaces.count(WHITE) for spaces in state.troops.values()) == white
    assert sum(sites()[site].start for site in in_sites) == starts
    assert len(state.markers) == markers


@pytest.mark.rule("TY-SPACE-09")
def test_white_troops_of_the_two_player_board():
    """Twenty in sites, five on routes."""
    state = opening(2).state
    assert sum(spaces.count(WHITE) for place, spaces in state.troops.items() if place in sites()) == 20


@pytest.mark.rule("TY-SETUP-16")
def test_markers_lie_on_the_map():
    """One for each site of the sections in play that has a place for it; no one holds one."""
    center = {"menzoberranzan", "araumycos", "tsenviilyq"}
    outer = {"gauntlgrym", "chchitl", "phaerlin", "sszuraassnee"}
    for seats, lying in ((2, center), (4, center | outer)):
        markers = opening(seats).state.markers
        assert markers.keys() == lying
        assert all(marker == Marker(holder=None, total=False, used=False) for marker in markers.values())


@pytest.mark.rule("TY-SETUP-17", "TY-SETUP-31")
def test_everyone_begins_with_nothing():
    """No VP tokens, no trophies, no discards, no one in the inner circle."""
    for house in opening(4).state.houses:
        assert (house.vp, house.trophies, house.discard, house.inner_circle) == (0, {}, [], [])


@pytest.mark.rule("TY-SETUP-18")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_start_player_is_picked_at_random(start):
    """Chance picks among all seats, and that seat puts the first troop."""
    play = opening(3, **{"setup.start_player": start})
    (picked,) = [ask for ask in play.asked_chance if ask.key == "setup.start_player"]
    assert list(picked.items) == [0, 1, 2]
    assert play.state.start_player == start
    assert play.session.asks[0].seats == (start,)


@pytest.mark.rule("TY-SETUP-19")
def test_start_player_stays_for_the_whole_match():
    """After two rounds it is still the same seat."""
    play = deployed(opening(2, **{"setup.start_player": 1}))
    seen = []
    for _ in range(4):
        seen.append((play.state.round, play.state.active))
        play.pick("end_turn")
    assert seen == [(1, 1), (1, 0), (2, 1), (2, 0)]
    assert play.state.start_player == 1


@pytest.mark.rule("TY-SETUP-20", "TY-Q-26")
def test_every_seat_has_its_own_colour():
    """Players choose their house with the seat, so no two can have the same one."""
    names = GAME.seat_names(opening(4).state)
    assert len({repr(name) for name in names}) == 4


@pytest.mark.rule("TY-SETUP-21", "TY-SETUP-30")
def test_barracks_before_and_after_the_setup_troop():
    """Forty troops and five spies, then thirty-nine and five."""
    play = opening(4)
    assert [(house.troops, house.spies) for house in play.state.houses] == [(40, 5)] * 4
    deployed(play)
    assert [(house.troops, house.spies) for house in play.state.houses] == [(39, 5)] * 4


@pytest.mark.rule("TY-SETUP-22")
def test_starting_decks():
    """Seven Nobles and three Soldiers each."""
    for house in opening(4).state.houses:
        assert Counter(house.hand + house.deck) == {"noble": 7, "soldier": 3}


@pytest.mark.rule("TY-SETUP-23")
def test_starting_decks_are_shuffled():
    """Each player's own ten cards, in an order that chance decides."""
    play = opening(3)
    shuffles = [ask for ask in play.asked_chance if ask.key == "setup.deck"]
    assert [len(ask.items) for ask in shuffles] == [10, 10, 10]
    dictated = opening(2, **{"setup.deck": ["soldier"] * 3 + ["noble"] * 2})
    assert dictated.house(0).hand == ["soldier", "soldier", "soldier", "noble", "noble"]


@pytest.mark.rule("TY-SETUP-24")
def test_opening_hands():
    """Five cards each; five stay in the deck."""
    assert [(len(house.hand), len(house.deck)) for house in opening(4).state.houses] == [(5, 5)] * 4


@pytest.mark.rule("TY-SETUP-25")
def test_setup_troops_go_clockwise_from_the_start_player():
    """Each puts exactly one, and the start player then has the first turn."""
    play = opening(3, **{"setup.start_player": 2})
    seen = []
    while play.state.phase == "deployment":
        seen.append(play.session.asks[0].seats[0])
        play.pick(play.ids[0])
    assert seen == [2, 0, 1]
    assert [sum(spaces.count(seat) for spaces in play.state.troops.values()) for seat in range(3)] == [1, 1, 1]
    assert play.state.active == 2


@pytest.mark.rule("TY-SETUP-26", "TY-SPACE-13")
def test_setup_troops_go_to_starting_sites():
    """Offered are the starting sites in play: four in the center, one more on each side."""
    center = {"mantol_derith", "skullport", "eryndlyn", "ched_nasad"}
    assert set(opening(2).verbs("deploy")) == center
    assert set(opening(3, Options(outer_section="left")).verbs("deploy")) == center | {"jhachalkhyn"}
    assert set(opening(3).verbs("deploy")) == center | {"chaulssin"}
    assert set(opening(4).verbs("deploy")) == center | {"jhachalkhyn", "chaulssin"}


@pytest.mark.rule("TY-SETUP-27")
def test_starting_site_holds_one_setup_troop():
    """The second player is not offered the first player's pick."""
    play = opening(2).pick("deploy:skullport")
    assert set(play.verbs("deploy")) == {"mantol_derith", "eryndlyn", "ched_nasad"}


@pytest.mark.rule("TY-SETUP-28", "TY-Q-25")
def test_setup_troop_is_on_empty_space_of_site():
    """The white troops of Skullport stay, and only spaces of sites are offered."""
    play = opening(2)
    assert all(place in sites() for place in play.verbs("deploy"))
    play.pick("deploy:skullport")
    assert play.at("skullport").count("w") == 2
    assert play.at("skullport").count("A") == 1


@pytest.mark.rule("TY-SETUP-29")
def test_setup_troop_needs_no_presence_and_no_power():
    """It is put with an empty pool, by a player who is nowhere on the map."""
    play = opening(2)
    assert play.state.turn.power == 0
    play.pick("deploy:ched_nasad")
    assert "A" in play.at("ched_nasad")


@pytest.mark.rule("TY-SETUP-32")
def test_box_limits():
    """The whole board and four houses use no more than the box holds."""
    state = opening(4).state
    assert sum(house.troops for house in state.houses) == 160
    assert sum(spaces.count(WHITE) for spaces in state.troops.values()) <= 40
    assert sum(house.spies for house in state.houses) == 20
    assert len(state.markers) == 7


@pytest.mark.rule("TY-SETUP-33")
def test_no_starting_site_has_a_marker():
    """So no marker is taken during setup."""
    assert not [site.id for site in board().sites if site.start and site.marker]
    assert all(marker.holder is None for marker in deployed(opening(4)).state.markers.values())


def test_start_passes_clockwise_from_match_to_match():
    """A campaign is a series of matches: the next start player is the next seat, and no one rolls for it."""
    play = opening(3, carried={"match": 1, "start_player": 2, "wins": [1, 0, 0], "total_vp": [40, 30, 20]})
    assert play.state.start_player == 2
    assert "setup.start_player" not in {ask.key for ask in play.asked_chance}
    assert play.session.checkpoint.chapter == "match_2"
    assert play.tells("start-player")[0].text.args["seat"] == Seat(2)
