"""Menus stay within what Discord can show, and settings refuse what the rules do not allow."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.games.tyrants.game import GAME
from engine.games.tyrants.model.state import Grant, Played, State
from engine.games.tyrants.turns.actions import actions
from engine.games.tyrants.turns.promotions import candidates, grant_options
from engine.table import BadCheckpoint, Saved, Session, fair


def new_match(seats: int = 2) -> State:
    state: State = GAME.setup("match_1", seats, GAME.read_options({}), {})
    return state


def test_area_with_more_than_25_places_is_two_groups() -> None:
    """Without a troop on the map one may deploy to all places of the center with an empty space."""
    state = new_match()
    state.turn.power = 1
    open_places = [place for place, spaces in state.troops.items() if None in spaces]
    groups = Counter(option.group for option in actions(state))
    assert groups == {"deploy-centre": 25, "deploy-centre-2": len(open_places) - 25, "": 1}


def test_equal_decks_are_refused() -> None:
    with pytest.raises(BadCheckpoint, match="two different decks, and both are drow"):
        GAME.read_options({"first_deck": "drow", "second_deck": "drow"})


@pytest.mark.parametrize(
    ("seats", "why"),
    [(1_000_000_000, "state.seats: Input should be less than or equal to 4"), (3, "state: it has 3 seats, not 2")],
)
def test_state_for_another_number_of_seats_is_refused(seats: int, why: str) -> None:
    """Rules count as far as the state's seats: a file from outside must not choose how far."""
    checkpoint = Session.start(GAME, 2, fair(Random(1))).checkpoint
    state = {**checkpoint.state, "seats": seats}
    with pytest.raises(BadCheckpoint, match=why):
        Session.load(GAME, Saved(replace(checkpoint, state=state)), fair(Random(1)))


def test_equal_grants_are_one_choice() -> None:
    """Two Advocates may each promote the other or the Noble: one choice; a Wyrmspeaker's grant is another."""
    state = new_match()
    state.turn.played = [Played(0, "advocate"), Played(1, "advocate"), Played(2, "noble"), Played(3, "wyrmspeaker")]
    state.turn.grants = [Grant(source, 1, False, "other") for source in (0, 1, 3)]
    options = grant_options(state, state.turn.grants)
    assert [option.id for option in options] == ["grant:advocate", "grant:wyrmspeaker"]


def test_equal_card_with_unused_grant_is_promoted_first() -> None:
    """The grant of the second Advocate is used up, so it stays for the third one's."""
    state = new_match()
    state.turn.played = [Played(0, "wyrmspeaker"), Played(1, "advocate"), Played(2, "advocate")]
    state.turn.grants = [Grant(0, 1, False, "other"), Grant(2, 1, False, "other")]
    assert [played.instance for played in candidates(state, state.turn.grants[0])] == [2, 1]
