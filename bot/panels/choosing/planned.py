"""The menus of a question that waits for plans (docs/behaviour.md#reactions).

A selection is saved at once. The first menu also keeps all of them for every round, and opens the page of all orders.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.messages.ids import Press
from bot.messages.layout import Control, Menu, entry, menu
from bot.messages.payloads import OfAsk
from bot.text.speech import plain
from engine.campaigns import Situation
from engine.table import ASK_ME, Ask, Order, Plan, Text, plans_of
from engine.words import Words

EVERY_ROUND, ALL_ORDERS = "+every", "+all"


@dataclass(frozen=True, slots=True)
class PlannedOrder:
    """The menu of an order in the question that waits for plans."""

    ask: OfAsk
    key: str

    @classmethod
    def of(cls, press: Press) -> PlannedOrder:
        """Reads a press."""
        return cls(OfAsk.of(press), press.what)

    @property
    def press(self) -> Press:
        """The press of the menu."""
        return self.ask.press("planned", self.key)


def plan_at(situation: Situation, ask: Ask) -> Plan | None:
    """Returns the plan whose menus this question offers; None for other questions."""
    return next((plan for plan in plans_of(situation.game) if plan.ask == ask.key and plan.menus), None)


def settings_of(situation: Situation, seat: int, plan: Plan) -> Mapping[str, str]:
    """Returns what the orders of the menus are set to."""
    given = situation.set_to(seat)
    found = {key: given[key].choice if key in given else ASK_ME for key in plan.menus}
    return {key: plan.menus[key] if choice == ASK_ME else choice for key, choice in found.items()}


def plan_menus(situation: Situation, moment: OfAsk, plan: Plan, words: Words) -> list[Control]:
    """Returns a menu for each order. A closed menu only shows its selected setting, so that one is a sentence."""
    orders = {order.key: order for order in situation.game.orders}
    settings = settings_of(situation, moment.seat, plan)
    return [
        _menu(PlannedOrder(moment, key), orders[key], chosen, words, first=not at)
        for at, (key, chosen) in enumerate(settings.items())
    ]


def _menu(shown: PlannedOrder, order: Order, chosen: str, words: Words, *, first: bool) -> Menu:
    sentence = plain(words.say(Text(f"planned-{order.key}", choice=chosen)))
    entries = [
        entry(sentence if choice == chosen else words.say(text), choice, chosen=choice == chosen)
        for choice, text in order.settings.items()
        if choice != ASK_ME
    ]
    if first:
        entries.append(entry(words.message("planned-every-round"), EVERY_ROUND))
        entries.append(entry(words.message("planned-all"), ALL_ORDERS))
    return menu(shown.press, sentence, entries)
