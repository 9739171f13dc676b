"""The panel of standing orders as plain data, and the payloads of its buttons (docs/behaviour.md#reactions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from string import ascii_lowercase, digits
from zlib import crc32

from bot.live_messages.news import close_lines
from bot.messages.ids import Press, number
from bot.messages.layout import (
    MOST_COMPONENTS,
    Button,
    Control,
    Message,
    Part,
    Style,
    accent_of,
    button,
    entry,
    menu,
    rows,
)
from bot.messages.payloads import OfAsk, PressedChoice
from bot.text.speech import label
from engine.campaigns import Situation
from engine.campaigns.model.situation import UNTIL_CHANGED, StandingOrder
from engine.table import (
    Order,
    Seat,
    plans_during,
    plans_of,
)
from engine.words import Spoken, Words

Chosen = tuple[int, ...]
"""The position of the selected setting of each order available to the seat."""

LETTERS = digits + ascii_lowercase
"""Encodes a position in a custom id; a menu has at most this many entries."""

MOST_ON_A_PAGE = 8
"""Maximum number of orders on a page, if Discord's limit permits."""

COMPONENTS_OF_AN_ORDER, BUTTON_IN_NEW_ROW = 3, 2
"""By Discord's count: an order is its name, a row and the menu in it."""


# -------------------------------------------------------------------- what its buttons carry


@dataclass(frozen=True, slots=True)
class MarkedOrders:
    """A panel of a seat's orders, made at a certain moment, and its selections: a letter for each order, and one for
    the orders that were in effect."""

    moment: OfAsk
    letters: str

    @classmethod
    def of(cls, press: Press) -> MarkedOrders:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    def press(self, verb: str) -> Press:
        """Returns the press that saves them from now on (`order_save`), or for this round (`order_brief`)."""
        return self.moment.press(verb, self.letters)

    def read(self, situation: Situation) -> Chosen | None:
        """Returns the selections; None if the letters do not match the orders available now, because a card was gained
        or lost, or if other orders have been saved since."""
        letters, saved = self.letters[:-1], self.letters[-1:]
        if saved != _letter_of(situation, self.moment.seat):
            return None
        orders, found = situation.orders_of(self.moment.seat), [LETTERS.find(each) for each in letters]
        if self.moment.n != situation.n and any(order.subject for order in orders):
            return None
        if len(found) != len(orders):
            return None
        fitting = all(0 <= each < len(order.settings) for each, order in zip(found, orders, strict=True))
        return tuple(found) if fitting else None


@dataclass(frozen=True, slots=True)
class OrdersPage:
    """A page of a panel of orders with the selections so far; without selections, the current orders."""

    moment: OfAsk
    page: int = 0
    marked: MarkedOrders | None = None

    @classmethod
    def of(cls, press: Press) -> OrdersPage:
        """Reads a press. Raises NotOurs."""
        moment = OfAsk.of(press)
        if not press.what:
            return cls(moment)
        page, letters = press.fields(2)
        return cls(moment, number(page), MarkedOrders(moment, letters))

    @property
    def press(self) -> Press:
        """The press that turns to it."""
        return self.moment.press("orders", f"{self.page}:{self.marked.letters}" if self.marked else "")


@dataclass(frozen=True, slots=True)
class OrderMenu:
    """The menu of the order at a position, and the selections so far."""

    marked: MarkedOrders
    position: int

    @classmethod
    def of(cls, press: Press) -> OrderMenu:
        """Reads a press. Raises NotOurs."""
        position, letters = press.fields(2)
        return cls(MarkedOrders(OfAsk.of(press), letters), number(position))

    @property
    def press(self) -> Press:
        """The press of the menu of the order's settings."""
        return self.marked.moment.press("order_pick", f"{self.position}:{self.marked.letters}")


@dataclass(frozen=True, slots=True)
class PlannedOrders:
    """The selections to save as a plan for a phase."""

    marked: MarkedOrders
    phase: str

    @classmethod
    def of(cls, press: Press) -> PlannedOrders:
        """Reads a press. Raises NotOurs."""
        phase, letters = press.fields(2)
        return cls(MarkedOrders(OfAsk.of(press), letters), phase)

    @property
    def press(self) -> Press:
        """The press that saves them."""
        return self.marked.moment.press("order_plan", f"{self.phase}:{self.marked.letters}")


def marked_orders(situation: Situation, seat: int, chosen: Sequence[int]) -> MarkedOrders:
    """Encodes selections for the buttons of a panel made now."""
    moment = OfAsk(situation.id, situation.branch, situation.n, seat)
    return MarkedOrders(moment, "".join(LETTERS[each] for each in chosen) + _letter_of(situation, seat))


def _letter_of(situation: Situation, seat: int) -> str:
    """Returns a letter that differs for most other sets of orders."""
    given = sorted(repr((each.key, each.choice, each.lasts)) for each in situation.orders if each.seat == seat)
    return LETTERS[crc32("".join(given).encode()) % len(LETTERS)]


# -------------------------------------------------------------------- how it looks


def orders_message(
    situation: Situation,
    seat: int,
    own: Sequence[int],
    chosen: Chosen,
    words: Words,
    *,
    note: str = "",
    page: int = 0,
    position: int | None = None,
    saved: bool = False,
) -> Message:
    """Builds the page with this number, or the one with the order at `position`; `own` are the reader's seats. After
    saving (`saved`), a question with a single answer, such as [Ready], can be answered here."""
    marked = marked_orders(situation, seat, chosen)
    menus, saving, others = (
        _menus(situation, marked, chosen, words),
        _saving(situation, marked, words),
        [*_way_on(situation, seat, words, saved=saved), *_others(marked.moment, own, words)],
    )
    title, told = words.message("orders-title", seat=Seat(seat)), words.message("orders-told")
    said = "\n".join([title, *filter(None, [note]), *close_lines(situation, words), *_ahead(situation, seat, words)])
    size = _page_size(Message(said, *saving, *rows(others), told))
    page = page if position is None else position // size
    more = _more(marked, page, -(-len(menus) // size), words)
    shown = chain.from_iterable(menus[page * size : (page + 1) * size])
    return Message(said, *shown, *saving, *rows([*more, *others]), told, accent=accent_of(seat))


def _page_size(frame: Message) -> int:
    """Returns the number of orders that fit beside everything else, including [More orders]."""
    room = MOST_COMPONENTS - frame.components - BUTTON_IN_NEW_ROW
    return min(MOST_ON_A_PAGE, room // COMPONENTS_OF_AN_ORDER)


def _saving(situation: Situation, marked: MarkedOrders, words: Words) -> list[Control]:
    """Returns the buttons that save the selections, first of all for the phase being planned."""
    view = situation.view(None)
    planned = plans_during(situation.game, view) if view is not None else ()
    plans = [
        button(PlannedOrders(marked, plan.phase).press, plan_name(plan.phase, words), _style(plan in planned))
        for plan in plans_of(situation.game)
    ]
    standing = [
        button(marked.press("order_save"), words.message("button-save"), _style(not planned)),
        button(marked.press("order_brief"), words.message("button-this-round")),
    ]
    saving = [*plans, *standing] if planned else [*standing, *plans]
    return rows([*saving, button(marked.moment.press("order_clear"), words.message("button-clear-all"))])


def _style(usual: bool) -> Style:
    return Style.PRIMARY if usual else Style.SECONDARY


def _ahead(situation: Situation, seat: int, words: Words) -> Iterator[str]:
    """Yields a line with the settings of each plan that is not in effect yet."""
    orders, counting = {order.stored_key: order for order in situation.orders_of(seat)}, situation.set_to(seat).values()
    for plan in plans_of(situation.game):
        said = [
            words.message(
                "orders-set",
                order=Spoken(words.say(orders[each.key].name)),
                choice=Spoken(words.say(orders[each.key].settings[each.choice])),
            )
            for each in situation.orders
            if (each.seat, each.phase) == (seat, plan.phase) and each.key in orders and each not in counting
        ]
        if said:
            until = Spoken(plan_name(plan.phase, words))
            yield words.message("orders-ahead", until=until, orders=Spoken(words.listed(said)))


def _menus(situation: Situation, marked: MarkedOrders, chosen: Chosen, words: Words) -> list[tuple[Part, Part]]:
    """Returns the name and menu of each order."""
    seat = marked.moment.seat
    stands = situation.set_to(seat)
    return [
        _order(OrderMenu(marked, position), order, chosen[position], stands.get(order.stored_key), words)
        for position, order in enumerate(situation.orders_of(seat))
    ]


def _order(
    shown: OrderMenu, order: Order, chosen: int, stands: StandingOrder | None, words: Words
) -> tuple[Part, Part]:
    """Returns an order's name and menu. The name is above the menu, because a menu with a selection shows no
    placeholder."""
    name = words.say(order.name)
    entries = [
        entry(words.say(text), str(position), chosen=position == chosen)
        for position, text in enumerate(order.settings.values())
    ]
    return _name_and_end(name, stands, words), menu(shown.press, name, entries)


def _name_and_end(name: str, stands: StandingOrder | None, words: Words) -> str:
    """Returns the name of an order, and how long it lasts if it ends by itself."""
    if stands is None or stands.lasts == UNTIL_CHANGED:
        return name
    until = words.message("button-this-round") if stands.phase is None else plan_name(stands.phase, words)
    return words.message("orders-while", order=Spoken(name), until=Spoken(until))


def plan_name(phase: str, words: Words) -> str:
    """Returns the name of a plan for this phase: when it ends."""
    return words.message(f"plan-{phase}")


def _more(marked: MarkedOrders, page: int, pages: int, words: Words) -> list[Button]:
    """Returns the button for the next page, or from the last to the first."""
    there = OrdersPage(marked.moment, (page + 1) % max(1, pages), marked)
    return [button(there.press, words.message("button-more-orders"))] if pages > 1 else []


def _way_on(situation: Situation, seat: int, words: Words, *, saved: bool) -> list[Button]:
    """Returns the button back to a waiting seat's question, and its only answer once the plan is saved."""
    ask = situation.ask_of(seat)
    if ask is None or seat not in situation.waiting_for:
        return []
    moment = OfAsk(situation.id, situation.branch, ask.n, seat)
    back = button(Press("act", situation.id, seat=seat), words.message("button-back"))
    if not saved or len(ask.options) != 1 or all(plan.ask != ask.key for plan in plans_of(situation.game)):
        return [back]
    (only,) = ask.options
    return [button(PressedChoice(moment, only.id).press, label(words, only), Style.PRIMARY), back]


def _others(moment: OfAsk, own: Sequence[int], words: Words) -> list[Button]:
    """Returns buttons for the reader's other seats."""
    return [
        button(
            OfAsk(moment.campaign, moment.branch, moment.n, seat).press("orders"),
            words.message("button-orders-of", seat=Seat(seat)),
        )
        for seat in own
        if seat != moment.seat
    ]
