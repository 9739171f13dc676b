"""Giving standing orders, and their end. They are kept beside the log, so that undo does not touch them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.campaigns.errors import NotYourSeat, WrongOption
from engine.campaigns.model.orders_in_advance import order_of
from engine.campaigns.model.situation import Standing
from engine.campaigns.runtime.changes import Change
from engine.table import ASK_ME, Reached


def set_orders(change: Change, user: int, seat: int, choices: Mapping[str, str], brief: bool) -> None:
    """See `Campaigns.set_orders`."""
    live = change.live
    if seat not in live.seats_of(user):
        raise NotYourSeat(seat)
    for key, choice in choices.items():
        if choice not in order_of(live.game, key).choices:
            raise WrongOption(key, f"it can be {', '.join(order_of(live.game, key).choices)}")
    kept = [each for each in live.orders if each.seat != seat or each.key not in choices]
    given = [Standing(seat, key, choice, brief) for key, choice in choices.items() if choice != ASK_ME]
    change.put_orders([*kept, *given])


def expire(change: Change, marks: Iterable[Reached]) -> None:
    """Ends the orders of a round where that round is over: with the seat's next turn, the next round or the chapter."""
    kept = change.live.orders
    for mark in (reached.mark for reached in marks):
        over = mark.kind in ("round", "over")
        kept = [each for each in kept if not each.brief or not (over or mark == ("turn", each.seat))]
    change.put_orders(kept)
