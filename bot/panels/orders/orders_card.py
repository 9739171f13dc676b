"""The panel of standing orders as plain data, and what its buttons carry (docs/behaviour.md#reactions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from string import ascii_lowercase, digits

from bot.messages.ids import Press, number
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
"""For each order that the seat may give the position of what is chosen among its settings."""

LETTERS = digits + ascii_lowercase
"""How a position is written in a custom id; a menu has no more entries than these."""

MOST_ON_A_PAGE = 8
"""How many orders a panel shows at once, where Discord has room for so many."""

COMPONENTS_OF_AN_ORDER, BUTTON_IN_NEW_ROW = 3, 2
"""As Discord counts them: an order is its name, a row and the menu in it."""


# -------------------------------------------------------------------- what its buttons carry


@dataclass(frozen=True, slots=True)
class MarkedOrders:
    """A panel of the orders of a seat as it was made at a moment, and what is marked in it: a letter for each order."""

    moment: OfAsk
    letters: str

    @classmethod
    def of(cls, press: Press) -> MarkedOrders:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    def press(self, verb: str) -> Press:
        """The button that saves them from now on (`order_save`), or for this round (`order_brief`)."""
        return self.moment.press(verb, self.letters)

    def read(self, situation: Situation) -> Chosen | None:
        """What is chosen; None where the letters are not of the orders that the seat may give now, because a card has
        come or gone since."""
        orders, found = situation.orders_of(self.moment.seat), [LETTERS.find(each) for each in self.letters]
        if self.moment.n != situation.n and any(order.subject for order in orders):
            return None
        if len(found) != len(orders):
            return None
        fitting = all(0 <= each < len(order.settings) for each, order in zip(found, orders, strict=True))
        return tuple(found) if fitting else None


@dataclass(frozen=True, slots=True)
class OrdersPage:
    """A page of a panel of orders with what is marked so far; without that, the panel as the orders stand."""

    moment: OfAsk
    page: int = 0
    marked: MarkedOrders | None = None

    @classmethod
    def of(cls, press: Press) -> OrdersPage:
        """Reads a press; raises NotOurs."""
        moment = OfAsk.of(press)
        if not press.what:
            return cls(moment)
        page, letters = press.fields(2)
        return cls(moment, number(page), MarkedOrders(moment, letters))

    @property
    def press(self) -> Press:
        """The button that turns to it."""
        return self.moment.press("orders", f"{self.page}:{self.marked.letters}" if self.marked else "")


@dataclass(frozen=True, slots=True)
class OrderMenu:
    """The menu of the order at a position, beside what is marked so far."""

    marked: MarkedOrders
    position: int

    @classmethod
    def of(cls, press: Press) -> OrderMenu:
        """Reads a press; raises NotOurs."""
        position, letters = press.fields(2)
        return cls(MarkedOrders(OfAsk.of(press), letters), number(position))

    @property
    def press(self) -> Press:
        """The menu of what the order can be set to."""
        return self.marked.moment.press("order_pick", f"{self.position}:{self.marked.letters}")


@dataclass(frozen=True, slots=True)
class PlannedOrders:
    """What is marked, to be planned for a phase."""

    marked: MarkedOrders
    phase: str

    @classmethod
    def of(cls, press: Press) -> PlannedOrders:
        """Reads a press; raises NotOurs."""
        phase, letters = press.fields(2)
        return cls(MarkedOrders(OfAsk.of(press), letters), phase)

    @property
    def press(self) -> Press:
        """The button that saves them so."""
        return self.marked.moment.press("order_plan", f"{self.phase}:{self.marked.letters}")


def marked_orders(situation: Situation, seat: int, chosen: Sequence[int]) -> MarkedOrders:
    """Writes what is chosen as the buttons of a panel made now carry it."""
    moment = OfAsk(situation.id, situation.branch, situation.n, seat)
    return MarkedOrders(moment, "".join(LETTERS[each] for each in chosen))


# -------------------------------------------------------------------- how it looks


def orders_card(
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
) -> Card:
    """The page of that number, or the one on which the order at `position` stands; `own` are the reader's seats.
    Once it is `saved`, a question with a single answer, such as [Ready], can be answered here."""
    marked = marked_orders(situation, seat, chosen)
    menus, saving, others = (
        _menus(situation, marked, chosen, words),
        _saving(situation, marked, words),
        [*_way_on(situation, seat, words, saved=saved), *_others(marked.moment, own, words)],
    )
    title, told = words.message("orders-title", seat=Seat(seat)), words.message("orders-told")
    said = "\n".join([title, *filter(None, [note]), *_ahead(situation, seat, words)])
    size = _page_size(Card(said, *saving, *rows(others), told))
    page = page if position is None else position // size
    more = _more(marked, page, -(-len(menus) // size), words)
    shown = chain.from_iterable(menus[page * size : (page + 1) * size])
    return Card(said, *shown, *saving, *rows([*more, *others]), told, accent=accent_of(seat))


def _page_size(frame: Card) -> int:
    """How many orders have room beside everything else, [More orders] among it."""
    room = MOST_COMPONENTS - frame.components - BUTTON_IN_NEW_ROW
    return min(MOST_ON_A_PAGE, room // COMPONENTS_OF_AN_ORDER)


def _saving(situation: Situation, marked: MarkedOrders, words: Words) -> list[Control]:
    """For how long what is marked shall stand; while a phase is planned, first of all for that."""
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
    """A line for each plan that does not count yet: what is set in it."""
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
    """For each order its name and its menu."""
    seat = marked.moment.seat
    stands = situation.set_to(seat)
    return [
        _order(OrderMenu(marked, position), order, chosen[position], stands.get(order.stored_key), words)
        for position, order in enumerate(situation.orders_of(seat))
    ]


def _order(
    shown: OrderMenu, order: Order, chosen: int, stands: StandingOrder | None, words: Words
) -> tuple[Part, Part]:
    """What an order answers, and how: its name stands above, for a menu with something chosen shows no placeholder."""
    name = words.say(order.name)
    entries = [
        entry(words.say(text), str(position), chosen=position == chosen)
        for position, text in enumerate(order.settings.values())
    ]
    return _name_and_end(name, stands, words), menu(shown.press, name, entries)


def _name_and_end(name: str, stands: StandingOrder | None, words: Words) -> str:
    """The name of an order, with how long it stands where it ends by itself."""
    if stands is None or stands.lasts == UNTIL_CHANGED:
        return name
    until = words.message("button-this-round") if stands.phase is None else plan_name(stands.phase, words)
    return words.message("orders-while", order=Spoken(name), until=Spoken(until))


def plan_name(phase: str, words: Words) -> str:
    """What a plan for this phase is called: until when it counts."""
    return words.message(f"plan-{phase}")


def _more(marked: MarkedOrders, page: int, pages: int, words: Words) -> list[Button]:
    """The next page, or the first after the last, where there are several."""
    there = OrdersPage(marked.moment, (page + 1) % max(1, pages), marked)
    return [button(there.press, words.message("button-more-orders"))] if pages > 1 else []


def _way_on(situation: Situation, seat: int, words: Words, *, saved: bool) -> list[Button]:
    """Back to the question of a seat that is waited for, and its only answer once the plan is saved."""
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
    """The reader's other seats."""
    return [
        button(
            OfAsk(moment.campaign, moment.branch, moment.n, seat).press("orders"),
            words.message("button-orders-of", seat=Seat(seat)),
        )
        for seat in own
        if seat != moment.seat
    ]
