"""TY-CTRL: control, total control and control markers; TY-EX-02."""

from __future__ import annotations

import pytest

from engine.games.tyrants.board.control import controller, controls_totally
from engine.games.tyrants.playing.scoring import score
from tests.games.tyrants.position import Play, colours, position


def holding(play: Play, site: str) -> tuple[int | None, bool]:
    """Returns the holder of a marker, and True if it shows total control."""
    marker = play.state.markers[site]
    return marker.holder, marker.total


@pytest.mark.rule("TY-CTRL-01", "TY-CTRL-02", "TY-CTRL-03", "TY-CTRL-04", "TY-CTRL-05", "TY-Q-27")
@pytest.mark.parametrize(
    ("troops", "who"),
    [
        ("AA.", 0),  # more than every other colour
        ("AAB", 0),
        ("AB.", None),  # a tie
        ("AABB", None),
        ("AABCC", None),
        ("AABCw", 0),  # more than each single colour, not than all together
        ("Aww", None),  # white has most: no one
        ("AAw", 0),
        ("ww.", None),  # white controls nothing
        ("...", None),  # no one there
        ("ABB", 1),
    ],
)
def test_controller_of_a_site(troops, who):
    """More troops than every other single colour, white counted as one."""
    assert controller(colours(troops)) == who


@pytest.mark.rule("TY-CTRL-02", "TY-CTRL-10", "TY-CTRL-12")
def test_control_is_lost_at_once_by_a_tie():
    """A deploys up to B's number: the marker goes back to the map."""
    play = Play(position(power=2, troops={"menzoberranzan": "BBA..."}))
    play.state.markers["menzoberranzan"].holder = 1
    play.pick("deploy:menzoberranzan")
    assert holding(play, "menzoberranzan") == (None, False)


@pytest.mark.rule("TY-CTRL-06")
def test_troops_on_routes_count_for_no_site():
    """Two troops beside Tsenviilyq and one that now arrives don't outweigh two inside it: B keeps the marker
    and scores the site."""
    troops = {"tsenviilyq": "BB.", "llacerellyn-tsenviilyq.1": "A", "kanaglym-tsenviilyq.2": "A"}
    state = position(power=1, troops=troops, active=0)
    state.markers["tsenviilyq"].holder = 1
    play = Play(state).pick("deploy:tsenviilyq")
    assert holding(play, "tsenviilyq") == (1, False)
    assert [score(play.state, seat)["sites"] > 0 for seat in (0, 1)] == [False, True]


@pytest.mark.rule("TY-CTRL-07")
def test_spies_do_not_count_as_troops_for_control():
    state = position(troops={"eryndlyn": "A.."}, spies={"eryndlyn": "B"})
    assert controller(state.troops["eryndlyn"]) == 0
    assert controller(position(spies={"eryndlyn": "B"}).troops["eryndlyn"]) is None


@pytest.mark.rule("TY-CTRL-08", "TY-CTRL-09")
@pytest.mark.parametrize(
    ("troops", "spies", "total"),
    [("AAA", "", True), ("AA.", "", False), ("AAw", "", False), ("AAA", "A", True), ("AAA", "B", False)],
)
def test_total_control(troops, spies, total):
    """All spaces, and no enemy spy; an own spy does no harm."""
    state = position(troops={"eryndlyn": troops}, spies={"eryndlyn": spies})
    assert controls_totally(state, 0, "eryndlyn") is total


@pytest.mark.rule("TY-CTRL-10", "TY-Q-12")
def test_control_changes_in_the_middle_of_a_card():
    """The first of two Deploys takes the marker, and its Influence is there before the second."""
    play = Play(
        position(hand=["white_wyrmling"], troops={"tsenviilyq": "AB."}, market=[None] * 6, market_deck=["kobold"])
    )
    play.pick("play:white_wyrmling", "deploy:tsenviilyq")
    assert play.key == "card.deploy"
    assert holding(play, "tsenviilyq") == (0, False)
    assert play.state.turn.influence == 1


@pytest.mark.rule("TY-CTRL-10", "TY-ACT-MOVE-02")
def test_to_move_within_a_site_changes_no_control():
    """One A, one B and an empty space: B's troop goes to that space, and is not away in between."""
    play = Play(position(hand=["cleric_of_laogzed"], troops={"tsenviilyq": "AB."}))
    play.pick("play:cleric_of_laogzed", "move_to:tsenviilyq")
    assert sorted(play.at("tsenviilyq")) == [".", "A", "B"]
    assert (holding(play, "tsenviilyq"), play.state.turn.influence) == ((None, False), 0)


@pytest.mark.rule("TY-CTRL-10", "TY-CTRL-11")
def test_to_move_between_sites_changes_control_of_both():
    """B's only troop leaves Tsenviilyq to A, and joins A's in Menzoberranzan, where A held the marker."""
    state = position(hand=["cleric_of_laogzed"], troops={"tsenviilyq": "AB.", "menzoberranzan": "A....."})
    state.markers["menzoberranzan"].holder = 0
    play = Play(state).pick("play:cleric_of_laogzed", "move_to:menzoberranzan")
    assert (holding(play, "tsenviilyq"), holding(play, "menzoberranzan")) == ((0, False), (None, False))


@pytest.mark.rule("TY-CTRL-11")
def test_marker_is_taken_from_the_map_or_from_its_holder():
    """From the map by the first troop; from B by killing B's majority."""
    play = Play(position(power=1, troops={"tsenviilyq": "...", "llacerellyn-tsenviilyq.1": "A"})).pick(
        "deploy:tsenviilyq"
    )
    assert holding(play, "tsenviilyq") == (0, False)
    state = position(hand=["doppelganger"], troops={"tsenviilyq": "ABB"})
    state.markers["tsenviilyq"].holder = 1
    play = Play(state).pick("play:doppelganger")
    assert (play.at("tsenviilyq"), holding(play, "tsenviilyq")) == ("AAB", (0, False))


@pytest.mark.rule("TY-CTRL-12")
def test_tie_sends_the_marker_back_to_the_map():
    """B loses one of two troops: one against one."""
    state = position(power=3, troops={"tsenviilyq": "ABB"})
    state.markers["tsenviilyq"].holder = 1
    play = Play(state).pick("assassinate:tsenviilyq:1")
    assert holding(play, "tsenviilyq") == (None, False)


@pytest.mark.rule("TY-CTRL-13", "TY-Q-07")
def test_marker_goes_back_when_white_has_most():
    """Two white troops beside one of B; or no one is left at all."""
    for before in ("BBww..", "B....."):
        state = position(power=6, troops={"menzoberranzan": before}, spies={"menzoberranzan": "A"})
        state.markers["menzoberranzan"].holder = 1
        play = Play(state).pick("assassinate:menzoberranzan:1")
        assert holding(play, "menzoberranzan") == (None, False)


@pytest.mark.rule("TY-CTRL-14", "TY-ACT-SPY-07")
def test_held_marker_shows_the_degree_of_control():
    """The last space turns it to total control, an enemy spy turns it back."""
    play = Play(position(hand=["noble"], power=1, troops={"tsenviilyq": "AA."}, houses={1: {"hand": ["spy_master"]}}))
    play.state.markers["tsenviilyq"].holder = 0
    play.pick("deploy:tsenviilyq")
    assert holding(play, "tsenviilyq") == (0, True)
    play.pick("end_turn", "play:spy_master", "place_spy:tsenviilyq")
    assert holding(play, "tsenviilyq") == (0, False)


@pytest.mark.rule("TY-CTRL-15", "TY-CTRL-16", "TY-CTRL-19", "TY-Q-01")
def test_held_marker_gives_one_influence_at_the_start_of_the_turn():
    state = position(troops={"tsenviilyq": "A.."}, active=1)
    state.markers["tsenviilyq"].holder = 0
    play = Play(state)
    assert play.state.turn.influence == 0
    play.pick("end_turn")
    assert (play.state.active, play.state.turn.influence) == (0, 1)


@pytest.mark.rule("TY-CTRL-15", "TY-CTRL-19")
def test_held_marker_gives_it_in_every_turn_of_its_holder():
    """Three of A's turns, with one of B between them."""
    state = position(troops={"tsenviilyq": "A.."}, active=1)
    state.markers["tsenviilyq"].holder = 0
    play = Play(state).pick("end_turn")
    given = [play.state.turn.influence]
    for _ in range(2):
        play.pick("end_turn", "end_turn")
        given.append(play.state.turn.influence)
    assert given == [1, 1, 1]


@pytest.mark.rule("TY-CTRL-14", "TY-CTRL-09")
def test_total_control_is_back_as_soon_as_the_last_enemy_spy_is_returned():
    state = position(power=3, troops={"tsenviilyq": "AAA"}, spies={"tsenviilyq": "B"})
    state.markers["tsenviilyq"].holder = 0
    play = Play(state).pick("return_spy:tsenviilyq:1")
    assert holding(play, "tsenviilyq") == (0, True)


@pytest.mark.rule("TY-CTRL-19")
def test_marker_taken_in_the_own_turn_gives_its_influence_at_once():
    play = Play(position(power=1, troops={"llacerellyn-tsenviilyq.1": "A"})).pick("deploy:tsenviilyq")
    assert play.state.turn.influence == 1


@pytest.mark.rule("TY-CTRL-17", "TY-CTRL-18", "TY-SPACE-14", "TY-Q-01")
@pytest.mark.parametrize(
    ("site", "troops", "vp"), [("araumycos", "AAAA", 3), ("menzoberranzan", "AAAAAA", 2), ("tsenviilyq", "AAA", 1)]
)
def test_total_control_gives_the_markers_vp_at_the_end_of_the_turn(site, troops, vp):
    """And the same 1 Influence at its start."""
    state = position(troops={site: troops})
    state.markers[site].holder, state.markers[site].total = 0, True
    play = Play(state)
    assert play.state.turn.influence == 1
    assert play.pick("end_turn").house().vp == vp


@pytest.mark.rule("TY-CTRL-18")
def test_vp_of_a_marker_count_when_the_turn_ends():
    """Total control reached in mid-turn counts; plain control does not."""
    state = position(power=1, troops={"tsenviilyq": "AA."})
    state.markers["tsenviilyq"].holder = 0
    assert Play(state).pick("end_turn").house().vp == 0
    assert Play(state).pick("deploy:tsenviilyq", "end_turn").house().vp == 1


@pytest.mark.rule("TY-CTRL-20")
def test_marker_lost_and_retaken_gives_its_influence_once():
    """Council Member moves A's rival in and out of the way."""
    state = position(hand=["council_member"], troops={"menzoberranzan": "AB....", "kanaglym": "ABB"}, power=1)
    play = Play(state).pick("deploy:menzoberranzan")
    assert (play.state.turn.influence, holding(play, "menzoberranzan")) == (1, (0, False))
    play.pick("play:council_member", "move:kanaglym:1", "move_to:menzoberranzan")
    assert holding(play, "menzoberranzan") == (None, False)
    play.pick("move:menzoberranzan:1", "move_to:eryndlyn")
    assert holding(play, "menzoberranzan") == (0, False)
    assert play.state.turn.influence == 1


@pytest.mark.rule("TY-CTRL-21", "TY-CTRL-22")
def test_marker_taken_in_another_turn_gives_nothing_until_the_next_own_turn():
    """A kills C's troop: B gets the marker during A's turn."""
    state = position(3, power=3, troops={"tsenviilyq": "BC."}, spies={"tsenviilyq": "A"})
    play = Play(state).pick("assassinate:tsenviilyq:2")
    assert holding(play, "tsenviilyq") == (1, False)
    assert play.state.turn.influence == 0
    play.pick("end_turn")
    assert (play.state.active, play.state.turn.influence) == (1, 1)


@pytest.mark.rule("TY-EX-02")
def test_example_control_of_araumycos():
    """Red 2, black 1, white 1: red controls, holds the marker on its control side, no one has total control."""
    play = Play(position(power=1, troops={"araumycos": "AB.w"})).pick("deploy:araumycos")
    assert controller(play.state.troops["araumycos"]) == 0
    assert holding(play, "araumycos") == (0, False)
    assert not any(controls_totally(play.state, seat, "araumycos") for seat in (0, 1))
