"""Standing orders: what is answered for a seat whenever it is asked, and how it is set (ux 2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.asking import order_for
from bot.gateway.reply import Reply, Routes
from bot.messages.ids import NOBODY, NotOurs, Press, is_number, number
from bot.messages.layout import Card, Part, Style, accent_of, button, entry, menu, row, rows
from bot.text.speech import safe
from engine.campaigns import Situation
from engine.campaigns.errors import NotYourSeat
from engine.table import ASK_ME, Order, Seat
from engine.words import Spoken, Words

Chosen = tuple[int, ...]
"""For each order of the game the position of what is chosen among its choices; digits in a custom id."""


async def show_orders(reply: Reply, press: Press) -> None:
    """The panel, from [Orders] or after another seat was chosen."""
    await open_orders(reply, await reply.campaign(press), None if press.seat == NOBODY else press.seat)


async def open_orders(reply: Reply, situation: Situation, seat: int | None = None, note: str = "") -> None:
    """What one of the reader's own seats has ordered. Raises NotYourSeat."""
    own = situation.seats_of(reply.person.user)
    if not own:
        raise NotYourSeat
    shown = seat if seat is not None and seat in own else own[0]
    words = reply.words(situation)
    if situation.game.orders:
        await reply.show(_card(situation, shown, own, _standing(situation, shown), words, note))
    else:
        await reply.show(Card(words.message("orders-none", name=safe(situation.facts.name))))


def _standing(situation: Situation, seat: int) -> Chosen:
    """What stands now."""
    ordered = {each.key: each.choice for each in situation.orders if each.seat == seat}
    return tuple(order.choices.index(ordered.get(order.key, ASK_ME)) for order in situation.game.orders)


def _card(situation: Situation, seat: int, own: Sequence[int], chosen: Chosen, words: Words, note: str = "") -> Card:
    press = Press("order_pick", situation.id, situation.branch, situation.n, seat)
    written = "".join(map(str, chosen))
    menus = [
        part
        for position, order in enumerate(situation.game.orders)
        for part in _order(replace(press, what=f"{position}:{written}"), order, chosen[position], words)
    ]
    others = [
        button(replace(press, verb="orders", seat=each), words.message("button-orders-of", seat=Seat(each)))
        for each in own
        if each != seat
    ]
    return Card(
        "\n".join(filter(None, (words.message("orders-title", seat=Seat(seat)), note))),
        *menus,
        row(
            button(replace(press, verb="order_save", what=written), words.message("button-save"), Style.PRIMARY),
            button(replace(press, verb="order_brief", what=written), words.message("button-this-round")),
            button(replace(press, verb="order_clear"), words.message("button-clear-all")),
        ),
        *rows(others),
        words.message("orders-told"),
        accent=accent_of(seat),
    )


def _order(press: Press, order: Order, chosen: int, words: Words) -> tuple[Part, Part]:
    """What an order answers, and how: its name stands above, for a menu with something chosen shows no placeholder."""
    name = words.message(f"order-{order.key}")
    entries = [
        entry(_choice(order, choice, words), str(position), chosen=position == chosen)
        for position, choice in enumerate(order.choices)
    ]
    return name, menu(press, name, entries)


def _choice(order: Order, choice: str, words: Words) -> str:
    return words.message(f"order-{order.key}-{choice}")


def _read(situation: Situation, written: str) -> Chosen:
    """The positions of a custom id; what does not fit the game's orders is taken for the usual."""
    found = [int(each) for each in written if is_number(each)]
    orders = situation.game.orders
    fitting = len(found) == len(orders) and all(
        each < len(order.choices) for each, order in zip(found, orders, strict=True)
    )
    return tuple(found) if fitting else tuple(0 for _ in orders)


async def pick(reply: Reply, press: Press) -> None:
    """A menu of the panel: shown chosen, saved with [Save]."""
    situation = await reply.campaign(press)
    at, written = press.fields(2)
    position, picked = number(at), number(reply.value)
    chosen, orders = list(_read(situation, written)), situation.game.orders
    if not (0 <= position < len(orders) and 0 <= picked < len(orders[position].choices)):
        raise NotOurs
    chosen[position] = picked
    own = situation.seats_of(reply.person.user)
    if press.seat not in own:
        raise NotYourSeat(press.seat)
    await reply.show(_card(situation, press.seat, own, tuple(chosen), reply.words(situation)))


async def save(reply: Reply, press: Press) -> None:
    """[Save]: from now on."""
    await _set(reply, press, brief=False)


async def save_brief(reply: Reply, press: Press) -> None:
    """[Only this round]."""
    await _set(reply, press, brief=True)


async def clear(reply: Reply, press: Press) -> None:
    """[Clear all]: the player is asked again."""
    situation = await reply.campaign(press)
    choices = {order.key: ASK_ME for order in situation.game.orders}
    after = await reply.campaigns.play.set_orders(press.campaign, reply.person.user, press.seat, choices)
    await open_orders(reply, after, press.seat, reply.words(after).message("orders-cleared"))


async def _set(reply: Reply, press: Press, *, brief: bool) -> None:
    situation = await reply.campaign(press)
    chosen = _read(situation, press.what)
    choices = {order.key: order.choices[each] for order, each in zip(situation.game.orders, chosen, strict=True)}
    after = await reply.campaigns.play.set_orders(press.campaign, reply.person.user, press.seat, choices, brief=brief)
    said = reply.words(after).message("orders-saved-round" if brief else "orders-saved")
    await open_orders(reply, after, press.seat, said)


# -------------------------------------------------------------------- [Always like this]


async def always(reply: Reply, press: Press) -> None:
    """[Always like this] on a card that asks: the order that would answer as is usual."""
    situation = await reply.campaign(press)
    words, own = reply.words(situation), situation.seats_of(reply.person.user)
    open_asks = [ask for ask in situation.asks if ask.key == press.what and set(ask.seats) & set(own)]
    order = order_for(situation, open_asks[0]) if open_asks else None
    if order is None:
        await open_orders(reply, situation)
        return
    seat = next(each for each in open_asks[0].seats if each in own)
    said = words.message(
        "orders-always",
        order=Spoken(words.message(f"order-{order.key}")),
        choice=Spoken(_choice(order, order.choices[1], words)),
    )
    chosen = list(_standing(situation, seat))
    chosen[list(situation.game.orders).index(order)] = 1
    of_seat = Press("order_save", situation.id, situation.branch, situation.n, seat, "".join(map(str, chosen)))
    await reply.show(
        Card(
            said,
            row(
                button(of_seat, words.message("button-save"), Style.PRIMARY),
                button(replace(of_seat, verb="orders", what=""), words.message("button-change")),
                button(replace(of_seat, verb="act", what=""), words.message("button-not-now")),
            ),
            accent=accent_of(seat),
        )
    )


ROUTES: Routes = {
    "orders": show_orders,
    "order_always": always,
    "order_brief": save_brief,
    "order_clear": clear,
    "order_pick": pick,
    "order_save": save,
}
