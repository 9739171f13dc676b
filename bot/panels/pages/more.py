"""[More]: less frequent actions in one menu (docs/behaviour.md#messages)."""

from __future__ import annotations

from datetime import datetime

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Message, button, entry, menu, row
from bot.messages.payloads import GameRules, Nothing, OfAsk, OfCampaign, OfMoment, OfSeat
from bot.panels.choosing import taking_back, why
from bot.panels.history import browsing, history, recap
from bot.panels.lobby import settings
from bot.panels.orders import orders
from bot.panels.orders.orders_message import OrdersPage
from bot.panels.organising import lifecycle, requests, together
from bot.panels.pages import dice, hint, rules
from bot.panels.pages import help as help_panel
from engine.campaigns import Situation
from engine.words import Words


async def show_more(reply: Reply, pressed: OfAsk) -> None:
    """Shows the menu, in place of a panel or in addition to the turn message."""
    situation = await reply.campaign(pressed.campaign)
    await reply.show(
        _card(
            situation, reply.person.user, pressed, reply.words(situation), reply.campaigns.now(), private=reply.private
        )
    )


async def go(reply: Reply, pressed: OfAsk) -> None:
    """Handles the selection from the menu."""
    if reply.value not in ENTRIES:
        raise NotOurs
    chosen = Press("more", pressed.campaign, pressed.branch, seat=pressed.seat)
    await ENTRIES[reply.value].answer(reply, chosen)


def _card(situation: Situation, user: int, moment: OfAsk, words: Words, now: datetime, *, private: bool) -> Message:
    offered = OF_PANEL if private else OF_CARD
    others = set(situation.waiting_users) - {user}
    impossible = {
        "hint": situation.hints == "off" or moment.seat not in situation.waiting_for,
        "again": not situation.can_undo(user),
        "ask-undo": not situation.has_past,
        "time": situation.due is None or user not in situation.waiting_users,
        "remind": not (others and situation.seats_of(user)),
        "autopilot": not (others and situation.seats_of(user) and _is_late(situation, now)),
    }
    names = [name for name in offered if not impossible.get(name)]
    entries = [entry(words.message(f"more-{name}"), name) for name in names]
    return Message(
        words.message("more-title"),
        menu(moment.press("more_go"), words.message("more-menu"), entries),
        row(button(Press("act", moment.campaign, seat=moment.seat), words.message("button-back"))),
    )


def _is_late(situation: Situation, now: datetime) -> bool:
    return situation.due is not None and situation.due <= now


ENTRIES: Routes = {
    "again": Route(OfCampaign.of, taking_back.again),
    "ask-undo": Route(OfMoment.of, history.ask_to_undo),
    "hint": Route(OfSeat.of, hint.show_hint),
    "why": Route(OfSeat.of, why.ask),
    "time": Route(OfCampaign.of, lifecycle.ask_time),
    "log": Route(OfCampaign.of, recap.what_happened),
    "rules": Route(GameRules.of, rules.show_index),
    "orders": Route(OrdersPage.of, orders.show_orders),
    "history": Route(OfMoment.of, browsing.from_here),
    "dice": Route(OfCampaign.of, dice.show),
    "remind": Route(OfCampaign.of, lifecycle.remind),
    "autopilot": Route(OfCampaign.of, requests.let_autopilot),
    "together": Route(OfCampaign.of, together.show),
    "settings": Route(settings.SettingsPage.of, settings.show),
    "help": Route(Nothing.of, help_panel.show_help),
}
OF_PANEL = ("hint", "again", "ask-undo", "why", "rules", "orders", "time", "log", "help")
OF_CARD = ("log", "rules", "orders", "time", "history", "dice", "remind", "autopilot", "together", "settings", "help")


ROUTES: Routes = {
    "more": Route(OfAsk.of, show_more),
    "more_go": Route(OfAsk.of, go),
}
