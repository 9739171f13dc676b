"""Standing orders, conditions and plans of every game: each has words, and gives only legal answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from bot.messages.layout import MOST_ENTRIES
from engine.table import (
    ASK_ME,
    Ask,
    Game,
    Order,
    Session,
    WrongAnswer,
    answer_of,
    plans_during,
    plans_of,
)
from engine.words import Words
from tests.playing import deal, random_steps

LOCALES = ("en", "es", "pt-BR")


def orders_of(game: Game, session: Session, seat: int) -> list[Order]:
    """Returns the orders that the seat may give now."""
    view = game.view(session.state, seat)
    return [each for order in game.orders for each in order.each(view, seat)]


def open_asks(session: Session) -> Iterator[tuple[Ask, int]]:
    """Returns the questions and their seats."""
    return ((ask, seat) for ask in session.asks for seat in ask.seats if seat not in session.held)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_order_and_plan_has_words(game: Game, locale: str) -> None:
    """The toy game speaks English only; `say` raises MissingText where a language has no words of its own."""
    session = deal(game, 3, seed=31)
    words = Words.of_game(game, "en" if game.key == "toy" else locale, game.seat_names(session.state))
    for _ in islice(random_steps(session, seed=31, checked=False), 12):
        for order in orders_of(game, session, 0):
            assert words.say(order.name).strip()
            said = [words.say(text) for text in order.settings.values()]
            assert all(each.strip() for each in said) and len(set(said)) == len(said)
    for plan in plans_of(game):
        assert words.message(f"plan-{plan.phase}").strip()


def test_orders_begin_with_asking_and_plans_are_about_orders(game: Game) -> None:
    keys = [order.key for order in game.orders]
    assert len(set(keys)) == len(keys)
    assert all(next(iter(order.settings)) == ASK_ME for order in game.orders)
    assert all(set(plan.orders) <= set(keys) for plan in plans_of(game))


def test_no_order_is_covered_by_two_plans_at_once(game: Game) -> None:
    """At no moment of a random game, as everybody may know it; and no plan counts never."""
    session, seen = deal(game, 3, seed=34), set()
    for _ in islice(random_steps(session, seed=34, checked=False), 400):
        plans = plans_during(game, game.view(session.state, None))
        covered = [key for plan in plans for key in plan.orders]
        assert len(set(covered)) == len(covered)
        seen |= {plan.phase for plan in plans}
    assert seen == {plan.phase for plan in plans_of(game)}


def test_menu_holds_all_that_an_order_can_be_set_to(game: Game) -> None:
    assert all(len(order.settings) <= MOST_ENTRIES for order in game.orders)


def test_every_order_gives_a_legal_answer_or_none(game: Game) -> None:
    """Set in each way, at each of its asks of a random game, by what the seat and by what the public may see."""
    session, answered = deal(game, 3, seed=32), 0
    for step in random_steps(session, seed=32, checked=False):
        for ask, seat in open_asks(session):
            own, public = game.view(session.state, seat), game.view(session.state, None)
            for order in (each for each in orders_of(game, session, seat) if ask.key in each.asks):
                for choice in order.settings:
                    for view in (own, public):
                        given = {order.stored_key: choice}
                        pick = answer_of(game.orders, view, game.events(view), ask, seat, given)
                        answered += pick is not None
                        assert legal(ask, pick), (step, order.stored_key, choice)
    assert answered


def legal(ask: Ask, pick: Sequence[str] | None) -> bool:
    """True if it answers this question, False if it leaves it to the player."""
    try:
        ask.check(pick if pick is not None else [option.id for option in ask.options[: ask.pick[0]]])
    except WrongAnswer:
        return False
    return True


def test_window_answered_by_orders_never_waits(game: Game) -> None:
    """An order against all reactions answers in every window, for any hand. Orders for single cards do not: cards
    without an order may be drawn, and a question must not reveal that.
    """
    never = {order.key: "never" for order in game.orders if "never" in order.choices}
    session, windows = deal(game, 3, seed=33), 0
    for _ in islice(random_steps(session, seed=33, checked=False), 400):
        for ask, seat in open_asks(session):
            if not ask.window:
                continue
            view = game.view(session.state, None)
            given = {order.stored_key: "never" for order in orders_of(game, session, seat) if order.key in never}
            for_all = any(each.subjects is None for each in game.orders if each.key in never and ask.key in each.asks)
            expected = ask.default if for_all or ask.on_request else None
            assert answer_of(game.orders, view, game.events(view), ask, seat, given) == expected
            windows += 1
    assert windows or game.key != "toy"
