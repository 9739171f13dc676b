"""TY-SPACE: sites, routes and troop spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.tyrants.board.places import neighbours, places
from engine.games.tyrants.model.content import board, numbers, sites
from engine.games.tyrants.model.options import Options
from tests.games.tyrants.position import Play, opening, position


@pytest.mark.rule("TY-SPACE-01", "TY-SPACE-02", "TY-ACT-DEPLOY-06")
def test_space_holds_one_troop():
    """A full site is not offered; a space with a white troop is taken, too."""
    play = Play(position(power=5, troops={"eryndlyn": "AwB", "kanaglym": "A.."}))
    assert "eryndlyn" not in play.verbs("deploy")
    assert "kanaglym" in play.verbs("deploy")


@pytest.mark.rule("TY-SPACE-03")
def test_site_properties():
    """Name, number of spaces, VP, and perhaps a marker or a start."""
    site = sites()["araumycos"]
    assert (site.name["en"], site.spaces, site.vp, site.marker, site.start) == ("Araumycos", 4, 3, 3, False)
    assert all(each.spaces >= 1 for each in board().sites)


@pytest.mark.rule("TY-SPACE-04")
def test_routes():
    """Thirty-nine with one to three spaces, one without."""
    sizes = Counter(len(route.spaces) for route in board().routes)
    assert sizes.pop(0) == 1
    assert sum(sizes.values()) == 39
    assert set(sizes) == {1, 2, 3}


@pytest.mark.rule("TY-SPACE-05", "TY-SPACE-16", "TY-ACT-ASSASSINATE-02")
def test_white_troops_are_everybodys_enemies():
    """White and other players can be killed, own troops cannot."""
    play = Play(position(power=3, troops={"skullport": "ABw.."}))
    assert set(play.verbs("assassinate")) == {"skullport:1", "skullport:white"}


@pytest.mark.rule("TY-SPACE-06")
def test_white_troops_never_act():
    """After a whole round in which no one acts they have not moved."""
    play = Play(position(troops={"skullport": "ww...", "labyrinth-skullport.1": "w"})).pick("end_turn", "end_turn")
    assert (play.at("skullport"), play.at("labyrinth-skullport.1")) == ("ww...", "w")
    assert {ask.seats for ask in play.session.asks} == {(0,)}  # it is A's turn again: after B's came no other


@pytest.mark.rule("TY-SPACE-06")
def test_white_troops_are_harmless():
    """In three rounds they kill none of A and B beside them, whether they are many or few, and win nothing."""
    troops = {"skullport": "wwwA.", "everfire": "ABw", "labyrinth-skullport.1": "B", "araumycos": "wwww"}
    play = Play(position(troops=troops)).pick(*["end_turn"] * 6)
    assert {place: play.at(place) for place in troops} == troops
    assert [(house.troops, house.trophies) for house in play.state.houses] == [(38, {}), (38, {})]


@pytest.mark.rule("TY-SPACE-07", "TY-ACT-ASSASSINATE-05")
def test_space_is_free_as_soon_as_its_troop_has_left():
    """A full site: kill the white troop, then deploy there with the rest of the Power."""
    play = Play(position(power=4, troops={"eryndlyn": "AAw"}))
    assert "eryndlyn" not in play.verbs("deploy")
    play.pick("assassinate:eryndlyn:white", "deploy:eryndlyn")
    assert play.at("eryndlyn") == "AAA"


@pytest.mark.rule("TY-SPACE-08", "TY-ACT-SPY-04")
def test_spies_are_beside_the_spaces():
    """A spy goes to a full site, takes no space, and never to a route."""
    play = Play(position(hand=["spy_master"], troops={"eryndlyn": "BBB"})).pick("play:spy_master")
    assert set(play.verbs("place_spy")) == {site.id for site in board().sites if site.section == "center"}
    play.pick("place_spy:eryndlyn")
    assert (play.at("eryndlyn"), play.state.spies["eryndlyn"]) == ("BBB", [0])


@pytest.mark.rule("TY-SPACE-13")
def test_starting_sites():
    starts = {site.id: site.section for site in board().sites if site.start}
    assert starts == {
        "mantol_derith": "center",
        "skullport": "center",
        "eryndlyn": "center",
        "ched_nasad": "center",
        "jhachalkhyn": "left",
        "chaulssin": "right",
    }


@pytest.mark.rule("TY-SPACE-14")
def test_marker_sites_and_their_vp():
    markers = {site.id: site.marker for site in board().sites if site.marker}
    assert markers == {
        "menzoberranzan": 2,
        "araumycos": 3,
        "tsenviilyq": 1,
        "gauntlgrym": 1,
        "chchitl": 1,
        "phaerlin": 1,
        "sszuraassnee": 1,
    }


@pytest.mark.rule("TY-SPACE-15")
@pytest.mark.parametrize(("seats", "outer"), [(2, "right"), (3, "left"), (3, "right"), (4, "right")])
def test_board_in_play_is_connected(seats, outer):
    """From any place one can walk to every other."""
    in_play = set(places(opening(seats, Options(outer_section=outer)).state))
    reached, waiting = set(), [min(in_play)]
    while waiting:
        place = waiting.pop()
        reached.add(place)
        waiting += [near for near in neighbours()[place] if near in in_play and near not in reached]
    assert reached == in_play


@pytest.mark.rule("TY-SPACE-17")
def test_enemy_spies_belong_to_other_players():
    """One's own spy cannot be returned by the basic action."""
    play = Play(position(3, power=3, spies={"skullport": "ABC"}))
    assert set(play.verbs("return_spy")) == {"skullport:1", "skullport:2"}


@pytest.mark.rule("TY-Q-18")
def test_map_is_that_of_the_rulebook():
    """Twenty-six sites and forty routes, not the twenty-eight sites of another edition."""
    assert (len(board().sites), len(board().routes)) == (26, 40)


def test_numbers_of_places_are_fixed_and_unique():
    """Sites 1 to 26, spaces of routes 27 to 79."""
    assert sorted(numbers().values()) == list(range(1, 80))
    assert sorted(numbers()[site] for site in sites()) == list(range(1, 27))
    assert numbers()["araumycos"] == 15
