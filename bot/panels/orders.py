"""Standing orders: what is answered for a seat whenever it is asked, and how it is set (ux 2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from string import ascii_lowercase, digits

from bot.cards.asking import order_for
from bot.gateway.reply import Reply, Routes
from bot.messages.ids import NOBODY, NotOurs, Press, number
from bot.messages.layout import (
    MOST_COMPONENTS,
    Button,
    Card,
    Control,
    Part,
    Style,
    accent_of,
    button,
    entry,
    menu,
    row,
    rows,
)
from bot.text.speech import safe
from engine.campaigns import Situation
from engine.campaigns.errors import NotYourSeat
from engine.campaigns.model.situation import PLANNED, THIS_ROUND, UNTIL_CHANGED, StandingOrder
from engine.table import ASK_ME, Order, Seat
from engine.words import Spoken, Words

Chosen = tuple[int, ...]
"""For each order that the seat may give the position of what is chosen among its settings."""

LETTERS = digits + ascii_lowercase
"""How a position is written in a custom id; a menu has no more entries than these."""

MOST_ON_A_PAGE = 8
"""How many orders a panel shows at once, where Discord has room for so many."""

COMPONENTS_OF_AN_ORDER, BUTTON_IN_NEW_ROW = 3, 2
"""As Discord counts them: an order is its name, a row and the menu in it."""


async def show_orders(reply: Reply, press: Press) -> None:
    """The panel, from [Orders], after another seat was chosen, or at another page with what is marked so far."""
    situation = await reply.campaign(press)
    if not press.what:
        await open_orders(reply, situation, None if press.seat == NOBODY else press.seat)
        return
    page, written = press.fields(2)
    own, chosen = _own_seats(reply, situation, press.seat), _read(situation, press, written)
    if chosen is None:
        await _open_again(reply, situation, press.seat)
        return
    await reply.show(_card(situation, press.seat, own, chosen, reply.words(situation), page=number(page)))


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


def _own_seats(reply: Reply, situation: Situation, seat: int) -> Sequence[int]:
    """The reader's seats. Raises NotYourSeat unless this is one of them."""
    own = situation.seats_of(reply.person.user)
    if seat not in own:
        raise NotYourSeat(seat)
    return own


def _standing(situation: Situation, seat: int) -> Chosen:
    """What stands now."""
    stands = situation.set_to(seat)
    return tuple(
        list(order.settings).index(stands[order.stored_key].choice) if order.stored_key in stands else 0
        for order in situation.orders_of(seat)
    )


def _card(
    situation: Situation,
    seat: int,
    own: Sequence[int],
    chosen: Chosen,
    words: Words,
    note: str = "",
    page: int = 0,
    marked: int | None = None,
) -> Card:
    """The page of that number, or the one on which the order is that was just `marked`."""
    press = Press("order_pick", situation.id, situation.branch, situation.n, seat, _written(chosen))
    menus, saving, others = (
        _menus(situation, press, chosen, words),
        _saving(situation, press, words),
        _others(press, own, words),
    )
    title, told = words.message("orders-title", seat=Seat(seat)), words.message("orders-told")
    said = "\n".join([title, *filter(None, [note]), *_ahead(situation, seat, words)])
    size = _page_size(Card(said, *saving, *rows(others), told))
    page = page if marked is None else marked // size
    more = _more(press, page, -(-len(menus) // size), words)
    shown = chain.from_iterable(menus[page * size : (page + 1) * size])
    return Card(said, *shown, *saving, *rows([*more, *others]), told, accent=accent_of(seat))


def _page_size(frame: Card) -> int:
    """How many orders have room beside everything else, [More orders] among it."""
    room = MOST_COMPONENTS - frame.components - BUTTON_IN_NEW_ROW
    return min(MOST_ON_A_PAGE, room // COMPONENTS_OF_AN_ORDER)


def _saving(situation: Situation, press: Press, words: Words) -> list[Control]:
    """For how long what is marked shall stand."""
    plans = [
        button(replace(press, verb="order_plan", what=f"{plan.phase}:{press.what}"), _planned(plan.phase, words))
        for plan in situation.game.plans
    ]
    return rows(
        [
            button(replace(press, verb="order_save"), words.message("button-save"), Style.PRIMARY),
            button(replace(press, verb="order_brief"), words.message("button-this-round")),
            *plans,
            button(replace(press, verb="order_clear", what=""), words.message("button-clear-all")),
        ]
    )


def _ahead(situation: Situation, seat: int, words: Words) -> Iterator[str]:
    """A line for each plan whose phase is still to come: what is set in it."""
    now = situation.set_to(seat).values()
    of_key = {order.stored_key: order for order in situation.orders_of(seat)}
    for plan in situation.game.plans:
        given = [
            each
            for each in situation.orders
            if each.seat == seat and each.phase == plan.phase and each not in now and each.key in of_key
        ]
        said = [
            words.message(
                "orders-set",
                order=Spoken(words.say(of_key[each.key].name)),
                choice=Spoken(words.say(of_key[each.key].settings[each.choice])),
            )
            for each in given
        ]
        if said:
            until, orders = Spoken(_planned(plan.phase, words)), Spoken(words.listed(said))
            yield words.message("orders-ahead", until=until, orders=orders)


def _menus(situation: Situation, press: Press, chosen: Chosen, words: Words) -> list[tuple[Part, Part]]:
    """For each order its name and its menu."""
    stands = situation.set_to(press.seat)
    return [
        _order(
            replace(press, what=f"{position}:{press.what}"),
            order,
            chosen[position],
            stands.get(order.stored_key),
            words,
        )
        for position, order in enumerate(situation.orders_of(press.seat))
    ]


def _more(press: Press, page: int, pages: int, words: Words) -> list[Button]:
    """The next page, or the first after the last, where there are several."""
    there = replace(press, verb="orders", what=f"{(page + 1) % pages}:{press.what}")
    return [button(there, words.message("button-more-orders"))] if pages > 1 else []


def _others(press: Press, own: Sequence[int], words: Words) -> list[Button]:
    """The reader's other seats."""
    there = replace(press, verb="orders", what="")
    return [
        button(replace(there, seat=seat), words.message("button-orders-of", seat=Seat(seat)))
        for seat in own
        if seat != press.seat
    ]


def _order(press: Press, order: Order, chosen: int, stands: StandingOrder | None, words: Words) -> tuple[Part, Part]:
    """What an order answers, and how: its name stands above, for a menu with something chosen shows no placeholder."""
    name = words.say(order.name)
    entries = [
        entry(words.say(text), str(position), chosen=position == chosen)
        for position, text in enumerate(order.settings.values())
    ]
    return _while(name, stands, words), menu(press, name, entries)


def _while(name: str, stands: StandingOrder | None, words: Words) -> str:
    """The name of an order, with how long it stands where it ends by itself."""
    if stands is None or stands.lasts == UNTIL_CHANGED:
        return name
    until = words.message("button-this-round") if stands.phase is None else _planned(stands.phase, words)
    return words.message("orders-while", order=Spoken(name), until=Spoken(until))


def _planned(phase: str, words: Words) -> str:
    return words.message(f"plan-{phase}")


def _written(chosen: Sequence[int]) -> str:
    """What is chosen as it stands in a custom id."""
    return "".join(LETTERS[each] for each in chosen)


def _read(situation: Situation, press: Press, written: str) -> Chosen | None:
    """The positions of a custom id; None where they are not of the orders that the seat may give now, because a card
    has come or gone since."""
    orders, found = situation.orders_of(press.seat), [LETTERS.find(each) for each in written]
    if press.n != situation.n and any(order.subject for order in orders):
        return None
    if len(found) != len(orders):
        return None
    fitting = all(0 <= each < len(order.settings) for each, order in zip(found, orders, strict=True))
    return tuple(found) if fitting else None


async def _open_again(reply: Reply, situation: Situation, seat: int) -> None:
    """What stands now, where the orders of a panel are no longer those that can be given."""
    await open_orders(reply, situation, seat, reply.words(situation).message("orders-other-cards"))


async def pick(reply: Reply, press: Press) -> None:
    """A menu of the panel: shown chosen, saved with [Save]."""
    situation = await reply.campaign(press)
    own = _own_seats(reply, situation, press.seat)
    at, written = press.fields(2)
    position, picked = number(at), number(reply.value)
    read, orders = _read(situation, press, written), situation.orders_of(press.seat)
    if read is None:
        await _open_again(reply, situation, press.seat)
        return
    if not (0 <= position < len(orders) and 0 <= picked < len(orders[position].settings)):
        raise NotOurs
    chosen = list(read)
    chosen[position] = picked
    await reply.show(_card(situation, press.seat, own, tuple(chosen), reply.words(situation), marked=position))


async def save(reply: Reply, press: Press) -> None:
    """[Save]: from now on."""
    await _set(reply, press, press.what, UNTIL_CHANGED, "orders-saved")


async def save_brief(reply: Reply, press: Press) -> None:
    """[Only this round]."""
    await _set(reply, press, press.what, THIS_ROUND, "orders-saved-round")


async def save_plan(reply: Reply, press: Press) -> None:
    """[Only until …]: a plan for one phase."""
    phase, written = press.fields(2)
    await _set(reply, press, written, f"{PLANNED}{phase}", "orders-saved-plan")


async def clear(reply: Reply, press: Press) -> None:
    """[Clear all]: the player is asked again."""
    situation = await reply.campaign(press)
    choices = {each.key: ASK_ME for each in situation.orders if each.seat == press.seat}
    after = await reply.campaigns.play.set_orders(press.campaign, reply.person.user, press.seat, choices)
    await open_orders(reply, after, press.seat, reply.words(after).message("orders-cleared"))


async def _set(reply: Reply, press: Press, written: str, lasts: str, said: str) -> None:
    situation = await reply.campaign(press)
    _own_seats(reply, situation, press.seat)
    chosen = _read(situation, press, written)
    if chosen is None:
        await _open_again(reply, situation, press.seat)
        return
    phase = lasts.removeprefix(PLANNED) if lasts.startswith(PLANNED) else None
    covered = next((plan.covers for plan in situation.game.plans if plan.phase == phase), lambda key: True)
    orders = zip(situation.orders_of(press.seat), chosen, strict=True)
    choices = {order.stored_key: list(order.settings)[each] for order, each in orders if covered(order.stored_key)}
    after = await reply.campaigns.play.set_orders(press.campaign, reply.person.user, press.seat, choices, lasts=lasts)
    await open_orders(reply, after, press.seat, reply.words(after).message(said))


# -------------------------------------------------------------------- [Always like this]


async def always(reply: Reply, press: Press) -> None:
    """[Always like this] on a card that asks: the order that would answer as is usual."""
    situation = await reply.campaign(press)
    words, own = reply.words(situation), situation.seats_of(reply.person.user)
    open_asks = [ask for ask in situation.asks if ask.key == press.what and set(ask.seats) & set(own)]
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
    chosen = list(_standing(situation, seat))
    chosen[list(situation.orders_of(seat)).index(order)] = 1
    of_seat = Press("order_save", situation.id, situation.branch, situation.n, seat, _written(chosen))
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
    "order_plan": save_plan,
    "order_save": save,
}
