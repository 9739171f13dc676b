"""Game options and campaign settings: panels of menus that the organiser can change and everyone can see.

See docs/behaviour.md#lobby.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from bot.discord.no_thread import NoThread, why_no_thread
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Message, Part, Style, button, entry, menu, row, rows
from bot.messages.payloads import OfCampaign, Setting
from bot.messages.settings_form import FormField, form_fields, written
from bot.text.speech import player_name
from engine.campaigns import Actor, Situation
from engine.campaigns.model.errors import WrongStage
from engine.campaigns.model.requests import ChangeUndoRule
from engine.words import Words

FIRST = ("pace", "table_choices", "pictures")
"""Settings on the first page, after the game's own options."""
CLOCKS = ("weekends", "lobby_days", "starts", "next_chapter", "between_days", "pause_days", "sleeps")
"""Settings on the page about clocks."""
MOST_ON_A_PAGE = 8
"""Menus on a page: each has 3 components with its title and a line below, and Discord allows 40 in a message."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the settings: the first (empty), `more`, `clocks` or `rulings`; `rulings-2` is the second part of
    a long page."""

    campaign: int
    page: str = ""

    @classmethod
    def of(cls, press: Press) -> SettingsPage:
        """Reads a press."""
        return cls(press.campaign, press.what)

    @property
    def press(self) -> Press:
        """The press that turns to it."""
        return Press("lobby_settings", self.campaign, what=self.page)


async def show(reply: Reply, pressed: SettingsPage) -> None:
    """Handles [Settings] and the buttons to other pages."""
    await reply.show(settings_panel(await reply.campaign(pressed.campaign), reply, pressed.page))


async def change(reply: Reply, pressed: Setting) -> None:
    """Handles a menu of the panel, or a button with a value."""
    situation = await reply.campaign(pressed.campaign)
    named = pressed.kind, pressed.name
    thing = next((each for each in form_fields(situation) if (each.kind, each.name) == named), None)
    values = {written(each): each for each in thing.values} if thing else {}
    chosen = values.get(pressed.value or reply.value)
    if thing is None or chosen is None:
        raise WrongStage(situation.stage)
    situation, note = await _apply(reply, situation, thing, chosen)
    await reply.show(settings_panel(situation, reply, _page_with(situation, named), note=note))


def _page_with(situation: Situation, named: tuple[str, str]) -> str:
    """Returns the page of this setting; the first if it no longer has a meaning."""
    found = pages_of(form_fields(situation)).items()
    return next((page for page, things in found if any((each.kind, each.name) == named for each in things)), "")


async def _apply(reply: Reply, situation: Situation, thing: FormField, value: Any) -> tuple[Situation, str | None]:
    """Sets it, and returns the campaign and a note."""
    campaigns, user = reply.campaigns, reply.person.user
    if thing.kind == "option":
        return await campaigns.lobby.set_option(situation.id, user, thing.name, value), None
    if thing.name == "undo" and situation.stage != "lobby" and situation.organises(user):
        if value == thing.value:
            return situation, None
        request = await campaigns.requests.ask(situation.id, Actor(user), ChangeUndoRule(value))
        note = reply.words().message("request-asked") if request.status == "open" else None
        return await campaigns.lookup.situation(situation.id), note
    situation = await campaigns.lobby.set_setting(situation.id, user, thing.name, value)
    if situation.facts.moving:
        return await _move_thread(reply, situation)
    return situation, None


async def _move_thread(reply: Reply, situation: Situation) -> tuple[Situation, str | None]:
    """Moves the campaign to another thread, because a thread cannot change between private and public. Changes nothing
    if that fails."""
    await reply.defer()
    try:
        return await reply.services.places.finish_move(situation.id, begun=False), None
    except NoThread as refusal:
        situation = await reply.campaigns.lookup.situation(situation.id)
        permissions = ["create_private_threads"]
        return situation, why_no_thread(reply.words(), refusal, situation.facts.channel, permissions)


async def done(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Done]: closes the panel and says how to continue."""
    situation = await reply.campaign(pressed.campaign)
    words = table_words(situation, reply.locale)
    if situation.stage != "lobby" or situation.seats_of(reply.person.user):
        await reply.show(Message(words.message("settings-kept")))
        return
    join = button(Press("lobby_join", situation.id), words.message("button-join"), Style.PRIMARY)
    await reply.show(Message(words.message("settings-done"), row(join)))


def page_of(thing: FormField) -> str:
    """Returns the page of a setting: the first, `more`, `clocks` or `rulings`."""
    if thing.kind == "option":
        return "rulings" if thing.ruling else ""
    return "" if thing.name in FIRST else "clocks" if thing.name in CLOCKS else "more"


def pages_of(things: Sequence[FormField]) -> dict[str, Sequence[FormField]]:
    """Returns the settings of each page in order. A page with too many menus is split into equal parts."""
    pages: dict[str, list[FormField]] = {"": []}
    for thing in things:
        pages.setdefault(page_of(thing), []).append(thing)
    parts: dict[str, Sequence[FormField]] = {}
    for page, there in pages.items():
        size = ceil(len(there) / max(1, ceil(len(there) / MOST_ON_A_PAGE))) or 1
        for n, start in enumerate(range(0, max(1, len(there)), size), 1):
            parts[page if n == 1 else f"{page}-{n}"] = there[start : start + size]
    return parts


def settings_panel(
    situation: Situation, reply: Reply, page: str = "", *, opening: str | None = None, note: str | None = None
) -> Message:
    """Builds a page of settings as menus with their current values. Only the organiser can change them."""
    words = table_words(situation, reply.locale)
    mine = situation.organises(reply.person.user)
    pages = pages_of(form_fields(situation))
    page = page if page in pages else page.partition("-")[0]
    parts: list[Part] = [opening or words.message("settings-title")]
    organiser = player_name(words, situation, situation.facts.organiser)
    if not mine:
        parts.append(words.message("settings-whose", player=organiser))
    elif situation.facts.organiser != reply.person.user:
        parts.append(words.message("settings-acting", player=organiser))
    for thing in pages.get(page, ()):
        parts += _setting(situation, thing, words, mine=mine)
    return Message(*parts, note, *rows([_done_button(situation, words), *_pages(situation, words, pages, page)]))


def _pages(situation: Situation, words: Words, pages: Collection[str], page: str) -> list[Button]:
    return [
        button(SettingsPage(situation.id, each).press, _page_name(each, words, pages)) for each in pages if each != page
    ]


def _page_name(page: str, words: Words, pages: Collection[str]) -> str:
    """Returns a page's name; parts of a split page are numbered."""
    whole, _, part = page.partition("-")
    name = words.message(f"button-settings-{whole or 'first'}")
    return f"{name} {part or 1}" if f"{whole}-2" in pages else name


def _done_button(situation: Situation, words: Words) -> Button:
    return button(Press("settings_done", situation.id), words.message("button-done"), Style.PRIMARY)


def _setting(situation: Situation, thing: FormField, words: Words, *, mine: bool) -> list[str | Control]:
    title = thing.title(words)
    entries = [
        entry(
            thing.say(each, words),
            written(each),
            thing.detail(each, situation, words),
            chosen=each == thing.value,
        )
        for each in thing.values
    ]
    press = Setting(situation.id, thing.kind, thing.name).press
    about = f"about-{thing.kind}-{thing.name}"
    said = f"{title}\n-# {words.message(about)}" if words.has(about) else title
    return [said, menu(press, title, entries, disabled=not mine)]


ROUTES: Routes = {
    "lobby_settings": Route(SettingsPage.of, show),
    "settings_change": Route(Setting.of, change),
    "settings_done": Route(OfCampaign.of, done),
}
