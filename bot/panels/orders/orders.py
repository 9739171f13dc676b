"""Standing orders: automatic answers of a seat, and their settings.

See docs/behaviour.md#reactions.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.asking import order_for
from bot.messages.ids import NOBODY, NotOurs, number
from bot.messages.layout import Message, Style, accent_of, button, row
from bot.messages.payloads import DefaultAnswer, OfSeat
from bot.panels.orders.orders_message import (
    Chosen,
    MarkedOrders,
    OrderMenu,
    OrdersPage,
    PlannedOrders,
    marked_orders,
    orders_message,
)
from bot.text.speech import safe
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.campaigns.model.situation import PLANNED, THIS_ROUND, UNTIL_CHANGED
from engine.table import (
    plans_of,
)
from engine.words import Spoken


async def show_orders(reply: Reply, pressed: OrdersPage) -> None:
    """Shows the panel, from [Orders], for another seat, or at another page with the selections so far."""
    situation, seat = await reply.campaign(pressed.moment.campaign), pressed.moment.seat
    if pressed.marked is None:
        await open_orders(reply, situation, None if seat == NOBODY else seat)
        return
    own, chosen = _own_seats(reply, situation, seat), pressed.marked.read(situation)
    if chosen is None:
        await _open_again(reply, situation, seat)
        return
    await reply.show(orders_message(situation, seat, own, chosen, reply.words(situation), page=pressed.page))


async def open_orders(
    reply: Reply, situation: Situation, seat: int | None = None, note: str = "", *, saved: bool = False
) -> None:
    """Shows the standing orders of one of the reader's seats. Raises NotYourSeat."""
    own = situation.seats_of(reply.person.user)
    if not own:
        raise NotYourSeat
    shown = seat if seat is not None and seat in own else own[0]
    words = reply.words(situation)
    if situation.game.orders:
        chosen = _settings_now(situation, shown)
        await reply.show(orders_message(situation, shown, own, chosen, words, note=note, saved=saved))
    else:
        await reply.show(Message(words.message("orders-none", name=safe(situation.facts.name))))


def _own_seats(reply: Reply, situation: Situation, seat: int) -> Sequence[int]:
    """Returns the reader's seats. Raises NotYourSeat unless this is one of them."""
    own = situation.seats_of(reply.person.user)
    if seat not in own:
        raise NotYourSeat(seat)
    return own


def _settings_now(situation: Situation, seat: int) -> Chosen:
    """Returns the current settings."""
    stands = situation.set_to(seat)
    return tuple(
        list(order.settings).index(stands[order.stored_key].choice) if order.stored_key in stands else order.standing
        for order in situation.orders_of(seat)
    )


async def _open_again(reply: Reply, situation: Situation, seat: int) -> None:
    """Shows the current orders again, after the available orders have changed."""
    await open_orders(reply, situation, seat, reply.words(situation).message("orders-other-cards"))


async def pick(reply: Reply, pressed: OrderMenu) -> None:
    """Handles a menu of the panel: shows the selection, which [Save] stores."""
    marked, position = pressed.marked, pressed.position
    situation, seat = await reply.campaign(marked.moment.campaign), marked.moment.seat
    own, picked = _own_seats(reply, situation, seat), number(reply.value)
    read, orders = marked.read(situation), situation.orders_of(seat)
    if read is None:
        await _open_again(reply, situation, seat)
        return
    if not (0 <= position < len(orders) and 0 <= picked < len(orders[position].settings)):
        raise NotOurs
    chosen = (*read[:position], picked, *read[position + 1 :])
    await reply.show(orders_message(situation, seat, own, chosen, reply.words(situation), position=position))


# -------------------------------------------------------------------- saving


async def save(reply: Reply, pressed: MarkedOrders) -> None:
    """Handles [Save]: applies from now on."""
    await _save(reply, pressed, UNTIL_CHANGED, "orders-saved")


async def save_brief(reply: Reply, pressed: MarkedOrders) -> None:
    """Handles [Only this round]."""
    await _save(reply, pressed, THIS_ROUND, "orders-saved-round")


async def save_plan(reply: Reply, pressed: PlannedOrders) -> None:
    """Handles [Only until …]: saves a plan for one phase, from the orders available for it."""
    await _save(reply, pressed.marked, f"{PLANNED}{pressed.phase}", "orders-saved-plan", pressed.phase)


async def _save(reply: Reply, marked: MarkedOrders, lasts: str, said: str, phase: str | None = None) -> None:
    """Saves the selections, for a plan those that apply to its `phase`, and says so."""
    situation, seat = await reply.campaign(marked.moment.campaign), marked.moment.seat
    _own_seats(reply, situation, seat)
    chosen = marked.read(situation)
    if chosen is None:
        await _open_again(reply, situation, seat)
        return
    covers = next((plan.covers for plan in plans_of(situation.game) if plan.phase == phase), lambda key: True)
    orders = zip(situation.orders_of(seat), chosen, strict=True)
    choices = {order.stored_key: list(order.settings)[each] for order, each in orders if covers(order.stored_key)}
    after = await reply.campaigns.play.set_orders(situation.id, reply.person.user, seat, choices, lasts=lasts)
    await open_orders(reply, after, seat, reply.words(after).message(said), saved=True)


async def clear(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Clear all]: the standard settings apply again; for most orders the player is asked."""
    situation = await reply.campaign(pressed.campaign)
    standard = {order.key: order.standard for order in situation.game.orders}
    own = [each.key for each in situation.orders if each.seat == pressed.seat]
    choices = {key: standard[key.partition(":")[0]] for key in own}
    after = await reply.campaigns.play.set_orders(situation.id, reply.person.user, pressed.seat, choices)
    await open_orders(reply, after, pressed.seat, reply.words(after).message("orders-cleared"))


# -------------------------------------------------------------------- [Always like this]


async def always(reply: Reply, pressed: DefaultAnswer) -> None:
    """Handles [Always like this] on a public question: sets the order that answers with the default."""
    situation = await reply.campaign(pressed.campaign)
    words, own = reply.words(situation), situation.seats_of(reply.person.user)
    open_asks = [ask for ask in situation.asks if ask.key == pressed.key and set(ask.seats) & set(own)]
    order = order_for(situation, open_asks[0]) if open_asks else None
    if order is None or order.subjects is not None:
        await open_orders(reply, situation)
        return
    seat = next(each for each in open_asks[0].seats if each in own)
    said = words.message(
        "orders-always",
        order=Spoken(words.say(order.name)),
        choice=Spoken(words.say(order.settings[order.choices[1]])),
    )
    chosen = list(_settings_now(situation, seat))
    chosen[list(situation.orders_of(seat)).index(order)] = 1
    marked = marked_orders(situation, seat, chosen)
    await reply.show(
        Message(
            said,
            row(
                button(marked.press("order_save"), words.message("button-save"), Style.PRIMARY),
                button(marked.moment.press("orders"), words.message("button-change")),
                button(marked.moment.press("act"), words.message("button-not-now")),
            ),
            accent=accent_of(seat),
        )
    )


ROUTES: Routes = {
    "orders": Route(OrdersPage.of, show_orders),
    "order_always": Route(DefaultAnswer.of, always),
    "order_brief": Route(MarkedOrders.of, save_brief),
    "order_clear": Route(OfSeat.of, clear),
    "order_pick": Route(OrderMenu.of, pick),
    "order_plan": Route(PlannedOrders.of, save_plan),
    "order_save": Route(MarkedOrders.of, save),
}
