"""Runs of several choices, and recommendations."""

from __future__ import annotations

from dataclasses import replace

from engine.games import find
from engine.games.tyrants.model.state import State
from engine.games.tyrants.telling.shortcuts import next_up, runs
from engine.table import Ask, Run, Saved, Session, Text
from tests.playing import autopilot_steps, deal


def turn(hand: list[str], power: int = 0, influence: int = 0) -> Session:
    """Returns a first turn with this hand and these resources."""
    session = deal(find("tyrants"), 2, 1)
    for _ in autopilot_steps(session):
        if session.asks and session.asks[0].key == "turn.action":
            break
    state: State = session.state
    state.houses[state.active].hand = hand
    state.turn.power, state.turn.influence = power, influence
    checkpoint = replace(session.checkpoint, state=session.game.write_state(state))
    return Session.load(session.game, Saved(checkpoint, (), {}), session.chance)


def offered(session: Session) -> tuple[Ask, list[Run], str | None]:
    ask, seat = session.asks[0], session.asks[0].seats[0]
    view = session.game.view(session.state, seat)
    return ask, list(runs(view, ask, seat)), next_up(view, ask, seat)


def test_cards_without_choices_are_played_together() -> None:
    _, found, following = offered(turn(["noble", "noble", "soldier", "noble", "soldier"]))
    (run,) = [each for each in found if each.id == "play_all"]
    assert sorted(run.picks) == ["play:noble"] * 3 + ["play:soldier"] * 2
    what = Text("power", count=2), Text("influence", count=3)
    assert run.text == Text("play-all", count=5, rest=0, what=what, power=2, influence=3)
    assert following == "play_all"


def test_card_that_asks_something_is_left_for_its_player() -> None:
    _, found, _ = offered(turn(["noble", "soldier", "watcher_of_thay"]))
    (run,) = [each for each in found if each.id == "play_all"]
    assert sorted(run.picks) == ["play:noble", "play:soldier"]
    assert run.text.args["rest"] == 1


def test_troops_go_to_one_place_in_one_go_as_far_as_power_and_spaces_reach() -> None:
    session = turn([], power=2)
    ask, found, following = offered(session)
    state: State = session.state
    for option in ask.options:
        if option.id.startswith("deploy:"):
            free = state.troops[option.places[0]].count(None)
            several = [len(run.picks) for run in found if run.after == option.id]
            assert several == list(range(2, min(2, free) + 1))
    assert following in ("deploy", None)


def by_card(card: str) -> tuple[Session, list[Run]]:
    """Returns the session after this card was played, at its first troop, and what can be done in one go."""
    session = turn([card])
    session.answer(session.waiting_for[0], [f"play:{card}"])
    ask, found, _ = offered(session)
    assert ask.key == "card.deploy"
    return session, found


def test_troops_of_a_card_go_to_one_place_in_one_go() -> None:
    """As many as the card still deploys, and as there are empty spaces."""
    session, found = by_card("mercenary_squad")
    state: State = session.state
    most = {run.after: len(run.picks) for run in found}
    for option in session.asks[0].options:
        free = state.troops[option.places[0]].count(None)
        assert most.get(option.id, 1) == min(3, free)
    assert all(run.detail is None for run in found), "they cost nothing"
    session.answer(session.waiting_for[0], [session.asks[0].options[0].id])
    assert max((len(run.picks) for run in offered(session)[1]), default=0) <= 2


def test_troops_after_which_a_card_goes_on_are_placed_one_by_one() -> None:
    """The next choice may reveal a card, so it is in no run."""
    assert by_card("white_wyrmling")[1] == []


def test_end_of_turn_is_next_only_if_nothing_is_left() -> None:
    assert offered(turn(["noble"]))[2] == "play"
    assert offered(turn([], power=1))[2] == "deploy"
    assert offered(turn([], influence=3))[2] == "recruit"
    assert offered(turn([]))[2] == "end_turn"
