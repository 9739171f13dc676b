"""Answers of standing orders, and their timing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from engine.campaigns.model.errors import WrongOption
from engine.campaigns.model.situation import PLANNED, THIS_ROUND, UNTIL_CHANGED, StandingOrder, set_to
from engine.table import (
    ASK_ME,
    Ask,
    Game,
    Session,
    answer_of,
    plans_during,
    plans_of,
    standard_orders,
)

ORDER_INTERVAL_SECONDS = 300
"""In competitive games orders answer at multiples of this, so that the time of an answer reveals nothing."""


def expect_orders(game: Game, choices: Mapping[str, str], lasts: str) -> None:
    """Raises WrongOption unless the game has these orders, with these settings and durations."""
    of_key = {order.key: order for order in game.orders}
    for key, choice in choices.items():
        order = of_key.get(key.partition(":")[0])
        if order is None or (order.subjects is None) != (key == order.key):
            raise WrongOption(key, f"{game.key} has the orders {', '.join(of_key)}")
        if choice not in order.settings:
            raise WrongOption(key, f"it can be {', '.join(order.settings)}")
        spans = (UNTIL_CHANGED, THIS_ROUND, *(f"{PLANNED}{plan.phase}" for plan in plans_of(game) if plan.covers(key)))
        if lasts not in spans:
            raise WrongOption("lasts", f"{key} can last: {', '.join(spans)}")


def ordered(
    game: Game, orders: Sequence[StandingOrder], seat: int, choices: Mapping[str, str], lasts: str
) -> Sequence[StandingOrder]:
    """Returns the orders after a seat has set some of its own.

    A permanent order replaces all others with its key; a temporary one precedes them.
    """
    standard = {order.key: order.standard for order in game.orders}
    always = lasts == UNTIL_CHANGED
    kept = [
        each for each in orders if each.seat != seat or each.key not in choices or not (always or each.lasts == lasts)
    ]
    given = [StandingOrder(seat, key, choice, lasts) for key, choice in choices.items()]
    return [*kept, *(each for each in given if _says_more(each, kept, standard[each.key.partition(":")[0]]))]


def _says_more(order: StandingOrder, kept: Sequence[StandingOrder], standard: str) -> bool:
    """True if another order would apply without this one, now or after a temporary order has ended."""
    same = [each for each in kept if (each.seat, each.key) == (order.seat, order.key)]
    longer = {each.lasts: each.choice for each in same if each.precedence < order.precedence}
    return {longer.get(UNTIL_CHANGED, standard), *longer.values()} != {order.choice}


def answer_in_advance(session: Session, orders: Sequence[StandingOrder], ask: Ask, seat: int) -> Sequence[str] | None:
    """Returns the answer of the seat's orders; None if there is none for this question or the player is to be asked.

    A question on request is answered even without orders. Out of turn in a competitive game an order uses public
    information only, so that its answer reveals nothing of a hand. Standard orders count for seats without their own;
    for a question to several seats, until one of these wants to be asked.
    """
    game = session.game
    standard = standard_orders(game.orders, ask)
    given: Mapping[str, str] = standard
    if any(each.seat == seat for each in orders) and any(ask.key in order.asks for order in game.orders):
        plans = plans_during(game, game.view(session.state, None)) if plans_of(game) else ()
        given = {**standard, **{key: each.choice for key, each in set_to(orders, seat, plans).items()}}
    if len(ask.seats) > 1 and any(each.seat in ask.seats and _is_vetoed(each, standard) for each in orders):
        return None
    if not given:
        return ask.default if ask.on_request else None
    view = game.view(session.state, None if is_delicate(game, ask) else seat)
    return answer_of(game.orders, view, game.events(view), ask, seat, given)


def _is_vetoed(order: StandingOrder, standard: Mapping[str, str]) -> bool:
    return order.key in standard and order.choice == ASK_ME


def is_delicate(game: Game, ask: Ask) -> bool:
    """True if an answer or its time could reveal something to rivals."""
    return game.competitive and not ask.in_turn


def answers_at(game: Game, ask: Ask, since: datetime) -> datetime:
    """Returns when an order answers a question asked then: at once, or at the next full five minutes."""
    if not is_delicate(game, ask):
        return since
    intervals = since.timestamp() // ORDER_INTERVAL_SECONDS + 1
    return datetime.fromtimestamp(intervals * ORDER_INTERVAL_SECONDS, since.tzinfo)
