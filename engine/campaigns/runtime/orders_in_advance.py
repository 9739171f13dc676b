"""What standing orders answer, and when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.campaigns.errors import WrongOption
from engine.campaigns.model.situation import Standing
from engine.table import Ask, Game, Order, Session, WrongAnswer

ORDER_INTERVAL_SECONDS = 300
"""In a competitive game orders answer at multiples of this, so that the time of an answer tells nothing."""


def order_of(game: Game, key: str) -> Order:
    """The game's order of this key. Raises WrongOption."""
    found = next((order for order in game.orders if order.key == key), None)
    if found is None:
        raise WrongOption(key, f"{game.key} has the orders {', '.join(order.key for order in game.orders)}")
    return found


def answer_in_advance(session: Session, orders: Sequence[Standing], ask: Ask, seat: int) -> Sequence[str] | None:
    """What the seat's order answers, or None where it has none for this ask, or leaves it to the player.

    Out of turn in a competitive game an order knows no more than everybody, so that its answer tells nothing of a hand.
    """
    game = session.game
    for each in orders:
        order = order_of(game, each.key)
        if each.seat == seat and ask.key in order.asks:
            view = game.view(session.state, None if is_delicate(game, ask) else seat)
            pick = order.answer(view, ask, seat, each.choice)
            return pick if pick is not None and _fits(ask, pick) else None
    return None


def is_delicate(game: Game, ask: Ask) -> bool:
    """Whether an answer, or when it comes, could tell rivals something."""
    return game.competitive and not ask.in_turn


def _fits(ask: Ask, pick: Sequence[str]) -> bool:
    try:
        ask.check(pick)
    except WrongAnswer:
        return False
    return True


def answers_at(game: Game, ask: Ask, since: datetime) -> datetime:
    """When an order answers an ask that was put then: at once, or at the next full five minutes."""
    if not is_delicate(game, ask):
        return since
    intervals = since.timestamp() // ORDER_INTERVAL_SECONDS + 1
    return datetime.fromtimestamp(intervals * ORDER_INTERVAL_SECONDS, since.tzinfo)
