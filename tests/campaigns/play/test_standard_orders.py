"""Standard orders: questions whose answer is nearly always the same, until a player wants to be asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.campaigns.model.situation import THIS_ROUND, UNTIL_CHANGED, StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance, ordered
from engine.games import find
from engine.table import ASK_ME, Ask, Option, Session, Text, fair
from tests.soak.balance.visits import Visits

ASKED = StandingOrder(0, "tactics", ASK_ME, UNTIL_CHANGED)


def first(game: str, key: str, seats: int = 3, fits: Callable[[Session, Ask], bool] = lambda session, ask: True) -> Any:
    """Returns a game with such a question open, and the question."""
    for number in range(40):
        session = Session.start(find(game), seats, fair(Random(f"{key} {number}")))
        while session.waiting_for:
            seat = session.waiting_for[0]
            ask = session.ask_of(seat)
            assert ask is not None
            if ask.key == key and fits(session, ask):
                return session, ask
            session.answer(seat, session.game.choose(session.game.view(session.state, seat), ask, seat))
    raise AssertionError(f"{key} was never asked")


def test_cards_are_drawn_in_the_tactics_phase_unless_a_player_wants_to_be_asked() -> None:
    session, ask = first("fireteam_zero", "fire.tactics")
    assert list(answer_in_advance(session, [], ask, ask.seats[0]) or ()) == ["draw"]
    wants = StandingOrder(ask.seats[0], "tactics", ASK_ME, UNTIL_CHANGED)
    assert answer_in_advance(session, [wants], ask, ask.seats[0]) is None


def test_a_tactical_response_in_hand_changes_nothing_that_others_see() -> None:
    """A hand must not decide which players the table waits for."""
    session, with_response = first(
        "fireteam_zero", "fire.tactics", fits=lambda _, ask: any(each.about for each in ask.options)
    )
    assert list(answer_in_advance(session, [], with_response, with_response.seats[0]) or ()) == ["draw"]


def test_being_asked_can_be_set_for_good_or_for_a_round_and_taken_back() -> None:
    game = find("fireteam_zero")
    once = ordered(game, [], 0, {"tactics": ASK_ME}, THIS_ROUND)
    always = ordered(game, [], 0, {"tactics": ASK_ME}, UNTIL_CHANGED)
    assert [each.lasts for each in once] == [THIS_ROUND]
    assert always == [ASKED]
    assert ordered(game, always, 0, {"tactics": "draw"}, UNTIL_CHANGED) == []


def test_lone_heroes_of_one_class_take_the_usual_order_until_one_player_wants_to_be_asked() -> None:
    session, ask = first("keep_the_heroes_out", "table.hero")
    alike = heroes_at(session, ask, ["rogue", "rogue"], ["forge", "sewers"])
    assert answer_in_advance(*alike, 0) == [alike[2].options[0].id]
    other = StandingOrder(ask.seats[-1], "heroes", ASK_ME, UNTIL_CHANGED)
    assert answer_in_advance(alike[0], [other], alike[2], 0) is None


@pytest.mark.parametrize(
    ("classes", "rooms"), [(["rogue", "mage"], ["forge", "sewers"]), (["rogue", "rogue"], ["forge", "forge"])]
)
def test_the_order_of_other_heroes_is_asked(classes: list[str], rooms: list[str]) -> None:
    session, ask = first("keep_the_heroes_out", "table.hero")
    different = heroes_at(session, ask, classes, rooms)
    assert answer_in_advance(*different, 0) is None
    usual = [StandingOrder(0, "heroes", "usual", UNTIL_CHANGED)]
    assert answer_in_advance(different[0], usual, different[2], 0) == [different[2].options[0].id]


def heroes_at(session: Session, ask: Ask, classes: list[str], rooms: list[str]) -> tuple[Session, list[Any], Ask]:
    """Returns the question about the order of such heroes, who are alone in the dungeon."""
    heroes = [SimpleNamespace(hero_class=each, room=room) for each, room in zip(classes, rooms, strict=True)]
    options = [
        Option(f"step.{number}", Text("x"), SimpleNamespace(heroes=[each])) for number, each in enumerate(heroes)
    ]
    shown: Any = SimpleNamespace(game=Watched(session.game, SimpleNamespace(heroes=heroes)), state=session.state)
    asked = Ask("table.hero", ask.seats, [*options, Option("usual", Text("x"))], "table", Text("x"))
    return shown, [], asked


class Watched:
    """A game whose view is given."""

    def __init__(self, game: Any, view: Any) -> None:
        self._game, self._view = game, view

    def view(self, state: Any, seat: int | None) -> Any:
        return self._view

    def events(self, view: Any) -> list[Any]:
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.mark.parametrize(("game", "ordered", "most"), [("fireteam_zero", False, 2.0), ("fireteam_zero", True, 1.3)])
def test_a_round_costs_few_visits(game: str, ordered: bool, most: float) -> None:
    played = Visits(find(game), 2, 3, ordered=ordered).play()
    visits = [count for counts in played.rounds for count in counts]
    assert sum(visits) / len(visits) <= most
