"""[Look] in a panel: one menu of everything there is to see, in place of the choices (docs/behaviour.md#panel)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import MenuEntry, Message, Picture, button, entry
from bot.messages.payloads import GameRules, OfCampaign, OfMoment, OfSeat, PressedGroup
from bot.messages.pictures import asked_job
from bot.panels.choosing import taking_back
from bot.panels.choosing.looking import looking_rows
from bot.panels.choosing.panel import Panel, present
from bot.panels.choosing.showing import show_panel, shown_of
from bot.panels.choosing.zones import Zones
from bot.panels.history import browsing, history, recap
from bot.panels.lobby import settings
from bot.panels.orders import orders
from bot.panels.orders.orders_message import OrdersPage
from bot.panels.organising import lifecycle
from bot.panels.pages import hint, rules
from bot.panels.pages.seat_sheets import pictures_for, sheet_job
from engine.table import Seat
from renders.job import Job, alt

PAGES: Routes = {
    "hint": Route(OfSeat.of, hint.show_hint),
    "since": Route(OfCampaign.of, recap.what_happened),
    "rules": Route(GameRules.of, rules.show_index),
    "history": Route(OfMoment.of, browsing.from_here),
    "orders": Route(OrdersPage.of, orders.show_orders),
    "settings": Route(settings.SettingsPage.of, settings.show),
    "again": Route(OfCampaign.of, taking_back.again),
    "ask-undo": Route(OfMoment.of, history.ask_to_undo),
    "time": Route(OfCampaign.of, lifecycle.ask_time),
}
"""Entries that open a page of their own, in the order of the menu."""
PLACE, SEAT = "place:", "seat:"


async def look(reply: Reply, pressed: PressedGroup) -> None:
    """Handles [Look]: shows what there is to see."""
    await _show(reply, pressed, "")


async def go(reply: Reply, pressed: PressedGroup) -> None:
    """Handles the menu: changes the picture at once, or opens a page or another seat's question. Raises NotOurs."""
    chosen, moment = reply.value, pressed.ask
    if chosen in PAGES:
        await PAGES[chosen].answer(reply, Press("look", moment.campaign, moment.branch, moment.n, moment.seat))
    elif chosen.startswith(SEAT) and chosen.removeprefix(SEAT).isdecimal():
        await show_panel(reply, await reply.campaign(moment.campaign), seat=int(chosen.removeprefix(SEAT)))
    else:
        await _show(reply, pressed, chosen)


async def _show(reply: Reply, pressed: PressedGroup, chosen: str) -> None:
    """Shows the menu, with the picture that was chosen."""
    situation = await reply.campaign(pressed.ask.campaign)
    words, user = reply.words(situation), reply.person.user
    panel = present(situation, user, words, seat=pressed.ask.seat, group=pressed.group or None)
    if panel is None:
        await show_panel(reply, situation, seat=pressed.ask.seat)
        return
    pictures = pictures_for(situation, user, words)
    if chosen and chosen not in pictures and not chosen.startswith(PLACE):
        raise NotOurs
    entries = _entries(panel, pictures, chosen)
    job = _job(panel, chosen)
    said = alt(job) if job and chosen else ""

    def message(picture: Picture | None) -> Message:
        return looked_at(panel, entries, said, picture)

    await reply.show_drawn((situation.id, user), job, message)


def _job(panel: Panel, chosen: str) -> Job | None:
    """Returns the job for what was chosen; that of the question before anything is."""
    if not chosen:
        return asked_job(panel.situation, panel.words.locale, panel.ask, panel.seat, shown_of(panel))
    return sheet_job(panel.situation, panel.words.locale, chosen.removeprefix(PLACE), panel.user)


def looked_at(panel: Panel, entries: list[MenuEntry], said: str, picture: Picture | None) -> Message:
    """Builds the panel while something is looked at. `said` describes the picture."""
    words = panel.words
    back = button(panel.moment.press("group", panel.group or ""), words.message("button-back"))
    return Zones(
        panel.state,
        f"**{words.message('look-title')}**",
        [said],
        looking_rows(panel, entries),
        [back, *panel.ways[-1:]],
        panel.moment,
        words,
    ).message(picture)


def _entries(panel: Panel, pictures: Mapping[str, str], chosen: str) -> list[MenuEntry]:
    """Returns what can be looked at: pictures, pages, and the user's other seats with a question."""
    situation, words = panel.situation, panel.words
    out = {
        "hint": situation.hints == "off",
        "orders": not situation.game.orders,
        "again": not situation.can_undo(panel.user),
        "ask-undo": not situation.has_past or situation.is_alone(panel.user),  # then Undo goes back
        "time": situation.due is None,
    }
    found = [entry(said, name, chosen=name == chosen) for name, said in pictures.items()]
    found += [
        entry(words.message(f"more-{'log' if name == 'since' else name}"), name) for name in PAGES if not out.get(name)
    ]
    found += [entry(words.message("look-other", seat=Seat(seat)), f"{SEAT}{seat}") for seat in panel.others]
    return found[:25]


ROUTES: Routes = {
    "look": Route(PressedGroup.of, look),
    "look_go": Route(PressedGroup.of, go),
}
