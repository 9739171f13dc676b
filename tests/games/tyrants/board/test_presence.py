"""TY-PRES: where one may act."""

from __future__ import annotations

import pytest

from engine.games.tyrants.board.presence import places_with_presence
from tests.games.tyrants.position import Play, position

LABYRINTH_TO_SKULLPORT = ("labyrinth-skullport.1", "labyrinth-skullport.2")


def reach(seats: int = 2, **what: object) -> set[str]:
    """Where seat A has Presence."""
    return set(places_with_presence(position(seats, **what), 0))  # type: ignore[arg-type]


@pytest.mark.rule("TY-PRES-01")
def test_spy_gives_presence_at_its_site():
    assert "skullport" in reach(spies={"skullport": "A"})


@pytest.mark.rule("TY-PRES-02")
def test_troop_gives_presence_at_its_site_in_all_its_spaces():
    """One troop: every empty space of the site can be filled."""
    play = Play(position(power=4, troops={"skullport": "A...."})).pick(*["deploy:skullport"] * 4)
    assert play.at("skullport") == "AAAAA"


@pytest.mark.rule("TY-PRES-03")
def test_troop_on_a_route_gives_presence_at_its_space():
    assert LABYRINTH_TO_SKULLPORT[0] in reach(troops={LABYRINTH_TO_SKULLPORT[0]: "A"})


@pytest.mark.rule("TY-PRES-04", "TY-PRES-06", "TY-PRES-07", "TY-PRES-09")
def test_troop_on_a_route_reaches_both_neighbours_only():
    """In the first of two spaces: the site at that end and the second space, not the far site."""
    first, second = LABYRINTH_TO_SKULLPORT
    assert reach(troops={first: "A"}) == {first, second, "labyrinth"}


@pytest.mark.rule("TY-PRES-04", "TY-PRES-07")
def test_sites_that_touch_are_adjacent():
    """Gauntlgrym and The Wormwrithings are joined by a route without spaces."""
    assert "wormwrithings" in reach(4, troops={"gauntlgrym": "A.."})
    assert "gauntlgrym" in reach(4, troops={"wormwrithings": "A.."})


@pytest.mark.rule("TY-PRES-05", "TY-PRES-14")
def test_troop_at_a_site_reaches_the_first_space_of_each_route_only():
    """Skullport: toward the Labyrinth the near space, toward Kanaglym the only one, and neither site."""
    near = {"skullport", "labyrinth-skullport.2", "skullport-kanaglym.1"}
    assert reach(troops={"skullport": "A...."}) == near


@pytest.mark.rule("TY-PRES-08")
def test_spy_reaches_only_its_own_site():
    assert reach(spies={"skullport": "A"}) == {"skullport"}


@pytest.mark.rule("TY-PRES-10")
def test_presence_at_a_site_covers_troops_and_spies_there():
    """A spy alone lets one kill a troop and return a spy there."""
    play = Play(position(power=3, troops={"skullport": "Bw..."}, spies={"skullport": "AB"}))
    assert set(play.verbs("assassinate")) == {"skullport:1", "skullport:white"}
    assert play.verbs("return_spy") == ["skullport:1"]


@pytest.mark.rule("TY-PRES-11")
def test_white_troops_give_no_presence():
    assert reach(troops={"skullport": "ww..."}) == set()


@pytest.mark.rule("TY-PRES-12")
def test_presence_changes_with_every_piece():
    """Each Deploy opens the next space of the route."""
    play = Play(position(power=3, troops={"labyrinth": "A.."}))
    assert "labyrinth-skullport.2" not in play.verbs("deploy")
    play.pick("deploy:labyrinth-skullport.1")
    assert "skullport" not in play.verbs("deploy")
    play.pick("deploy:labyrinth-skullport.2")
    assert "skullport" in play.verbs("deploy")


@pytest.mark.rule("TY-PRES-13")
def test_anywhere_needs_no_presence():
    """Black Dragon supplants a white troop far from its owner's only troop."""
    state = position(hand=["black_dragon"], troops={"eryndlyn": "A..", "blingdenstone": "w.", "everfire": "w.."})
    play = Play(state).pick("play:black_dragon")
    assert set(play.verbs("supplant")) == {"blingdenstone:white", "everfire:white"}
    play.pick("supplant:blingdenstone:white")
    assert play.at("blingdenstone") == "A."
