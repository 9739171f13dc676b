"""[More]: what is needed less often, in one menu (ux 2.0)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.gateway.reply import Reply, Routes
from bot.host.clock import utcnow
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Card, button, entry, menu, row
from bot.panels import help as help_panel
from bot.panels import history, lifecycle, log, orders, requests, rules, settings, taking_back, why
from engine.campaigns import Situation
from engine.words import Words

Handler = Callable[[Reply, Press], Awaitable[None]]


async def show_more(reply: Reply, press: Press) -> None:
    """The menu, in place of a panel or beside the turn card."""
    situation = await reply.campaign(press)
    await reply.show(_card(situation, reply.person.user, press, reply.words(situation), private=reply.private))


async def go(reply: Reply, press: Press) -> None:
    """What was chosen from the menu."""
    if reply.value not in ENTRIES:
        raise NotOurs
    await ENTRIES[reply.value](reply, Press("more", press.campaign, press.branch, seat=press.seat))


def _card(situation: Situation, user: int, press: Press, words: Words, *, private: bool) -> Card:
    offered = OF_PANEL if private else OF_CARD
    others = set(situation.waiting_users) - {user}
    impossible = {
        "again": not situation.can_undo(user),
        "ask-undo": not situation.has_past,
        "time": situation.due is None or user not in situation.waiting_users,
        "remind": not (others and situation.seats_of(user)),
        "autopilot": not (others and situation.seats_of(user) and _is_late(situation)),
    }
    names = [name for name in offered if not impossible.get(name)]
    entries = [entry(words.message(f"more-{name}"), name) for name in names]
    return Card(
        words.message("more-title"),
        menu(Press("more_go", press.campaign, press.branch, press.n, press.seat), words.message("more-menu"), entries),
        row(button(Press("act", press.campaign, seat=press.seat), words.message("button-back"))),
    )


def _is_late(situation: Situation) -> bool:
    return situation.due is not None and situation.due <= utcnow()


ENTRIES: dict[str, Handler] = {
    "again": taking_back.again,
    "ask-undo": requests.ask_to_undo,
    "why": why.ask,
    "time": lifecycle.ask_time,
    "log": log.what_happened,
    "rules": rules.show_index,
    "orders": orders.show_orders,
    "history": history.from_here,
    "remind": lifecycle.remind,
    "autopilot": requests.let_autopilot,
    "settings": settings.show,
    "help": help_panel.show_help,
}
OF_PANEL = ("again", "ask-undo", "why", "rules", "orders", "time", "log", "help")
OF_CARD = ("log", "rules", "orders", "time", "history", "remind", "autopilot", "settings", "help")


ROUTES: Routes = {
    "more": show_more,
    "more_go": go,
}
