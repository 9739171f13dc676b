"""Changes of control weigh the VP gained and the VP lost."""

from __future__ import annotations

from engine.games.tyrants.game import GAME
from engine.table import Happening, Seat, Text
from tests.games.tyrants.position import position


def happenings(before: str, after: str, *told: Text) -> list[Happening]:
    """Returns what changes when Kanaglym (3 VP) is held by other troops, and after these log lines."""
    old, new = (GAME.view(position(troops={"kanaglym": troops}), None) for troops in (before, after))
    return list(GAME.recap(old, new, told).happenings)


def test_site_taken_from_a_rival_counts_twice() -> None:
    (taken,) = happenings("A..", "ABB")
    assert taken.weight == 4 * (3 + 3) and taken.change == 3
    assert (taken.seats, taken.gains, taken.loses) == ((1, 0), {1}, {0})
    (free,) = happenings("...", "B..")
    assert free.weight == 4 * 3 and free.loses == frozenset()


def test_total_control_adds_to_a_site() -> None:
    assert [each.weight for each in happenings("A..", "BBB")] == [4 * (3 + 5)]
    assert [each.weight for each in happenings("AA.", "AAA")] == [4 * 2]
    (lost,) = happenings("AAA", "AA.")
    assert lost.text.key == "recap-total-lost" and lost.loses == {0}


def test_killed_white_troops_weigh_half() -> None:
    def killed(colour: str) -> Text:
        return Text("assassinate-done", seat=Seat(0), colour=colour, place="kanaglym")

    white, rival = happenings("...", "...", killed("white"), killed("yellow"))
    assert (white.weight, rival.weight) == (2, 4)
    assert rival.seats == (0, 1)


def test_recap_has_troops_and_spies_that_were_sent_away() -> None:
    """A house must not have to find out from the map that a troop or a spy of its is gone."""
    sent = Text("return-troop-done", seat=Seat(0), colour="yellow", place="kanaglym")
    moved = Text("move-done", seat=Seat(0), colour="yellow", place="kanaglym", destination="skullport")
    spy = Text("return-spy-done", seat=Seat(0), owner=Seat(1), site="kanaglym")
    own = Text("move-done", seat=Seat(1), colour="yellow", place="kanaglym", destination="skullport")
    found = happenings("...", "...", sent, sent, moved, spy, own)
    assert [each.text.key for each in found] == ["recap-sent-home", "recap-moved-away", "recap-spies-home"]
    assert found[0].text.args["count"] == 2
    assert all(each.loses == {1} and each.seats == (0, 1) and each.place == "kanaglym" for each in found)


def test_last_round_comes_before_everything() -> None:
    found = happenings("A..", "ABB", Text("last-troop", seat=Seat(0)))
    assert [each.ends for each in found] == [True, False]


def test_vp_in_tokens_and_of_promoted_cards_are_added_up() -> None:
    gained = [Text("vp-gain", seat=Seat(1), count=count) for count in (2, 1)]
    tokens, promoted = happenings("...", "...", *gained, Text("promote-done", seat=Seat(1), card="noble"))
    assert (tokens.text.args["count"], tokens.weight, tokens.seats) == (3, 4 * 3, (1,))
    assert (promoted.text.args["count"], promoted.weight) == (1, 4 * 1)
