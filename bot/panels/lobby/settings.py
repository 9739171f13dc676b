"""Game options and campaign settings: panels of menus that the organiser can change and everyone can see.

See docs/behaviour.md#lobby.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from bot.discord.no_thread import NoThread, why_no_thread
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import (
    is_open,
    next_in_a_sentence,
    seat_counts,
    table_words,
    titled,
)
from bot.messages.ids import Press
from bot.messages.layout import (
    Button,
    Control,
    Message,
    Part,
    Picture,
    Style,
    button,
    entry,
    menu,
    row,
)
from bot.messages.payloads import OfCampaign, Setting
from bot.messages.pictures import BOARD, has_picture, past_job
from bot.messages.settings_form import FormField, form_fields, written
from bot.panels.lobby.next_step import next_step
from bot.text.speech import player_name
from engine.campaigns import Actor, Situation
from engine.campaigns.model.errors import WrongStage
from engine.campaigns.model.requests import ChangeUndoRule
from engine.table import BadCheckpoint
from engine.words import Spoken, Words
from renders.job import Job

TOPICS: Mapping[str, Sequence[str]] = {
    "": ("pace",),
    "turns": ("reaction_time", "weekends", "autopilot", "sleeps", "pause_days"),
    "table": ("table_choices", "undo", "hands", "thread", "joins", "open_seats", "reliability"),
    "posts": ("posts", "pictures", "locale", "hints", "level"),
    "clocks": ("lobby_days", "starts", "next_chapter", "between_days"),
}
"""Settings by page. The first page also has up to two options of the game."""
GAME, YES_OR_NO, RULINGS = "game", "yesno", "rulings"
"""The pages with the other options of the game, and with the points that its rulebook leaves open: those that are
answered with yes or no, and the others."""
FIRST_OPTIONS = 2
MOST_ON_A_PAGE = {YES_OR_NO: 25, RULINGS: 3}
"""Things on a page if not five: a page has at most 600 px, a form at most five parts, and all things that are answered
with yes or no are in one menu."""
LONGEST_TOGETHER = 40
"""Characters of title and value that fit into a closed menu on a phone."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the settings: the first (empty), `more` with the list of pages, or one of `pages_of`; `rulings-2` is
    the second part of a long page."""

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


@dataclass(frozen=True, slots=True)
class FilledPage:
    """A page of the settings as a form."""

    campaign: int
    page: str = ""

    @classmethod
    def of(cls, press: Press) -> FilledPage:
        """Reads a press."""
        return cls(press.campaign, press.what)

    @property
    def press(self) -> Press:
        """The press that opens it."""
        return Press("settings_form", self.campaign, what=self.page)

    @property
    def sent(self) -> Press:
        """The press that sends it."""
        return Press("settings_filled", self.campaign, what=self.page)


async def show(reply: Reply, pressed: SettingsPage) -> None:
    """Handles [Settings] and the buttons to other pages."""
    await show_settings(reply, await reply.campaign(pressed.campaign), pressed.page)


async def turn(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu of pages."""
    await show_settings(reply, await reply.campaign(pressed.campaign), reply.value)


async def show_settings(
    reply: Reply, situation: Situation, page: str = "", *, opening: str | None = None, note: str | None = None
) -> None:
    """Shows a page of the settings; the first page with the map of what is played next."""
    if page:
        await reply.show(settings_panel(situation, reply, page, note=note))
        return
    await reply.show_drawn(
        ("setup", situation.id, reply.person.user),
        setup_job(situation, reply.locale),
        lambda picture: settings_panel(situation, reply, opening=opening, note=note, picture=picture),
    )


def setup_job(situation: Situation, locale: str) -> Job | None:
    """Returns the job for the map of the next chapter; None without a next chapter or pictures of the game."""
    if not situation.next_chapters or not has_picture(situation.game.key, BOARD):
        return None
    game = situation.game
    taken = sum(not is_open(each) for each in situation.seats)
    seats = min((each for each in seat_counts(situation) if each >= taken), default=max(game.seat_counts))
    try:
        options = game.read_options(situation.facts.options)
        state = game.setup(situation.next_chapters[0], seats, options, {})
    except BadCheckpoint:  # saved under older rules: players must still be able to change it
        return None
    return past_job(situation, game.view(state, None), locale, "setup")


async def change(reply: Reply, pressed: Setting) -> None:
    """Handles a menu of the panel, or a button with a value."""
    situation = await reply.campaign(pressed.campaign)
    named = pressed.kind, pressed.name
    thing = next((each for each in form_fields(situation) if (each.kind, each.name) == named), None)
    values = {written(each): each for each in thing.values} if thing else {}
    chosen = values.get(pressed.value or reply.value)
    if thing is None or chosen is None:
        raise WrongStage(situation.stage)
    situation, note = await apply(reply, situation, thing, chosen)
    await show_settings(reply, situation, _page_with(situation, named), note=note)


def _page_with(situation: Situation, named: tuple[str, str]) -> str:
    """Returns the page of this setting; the first if it no longer has a meaning."""
    found = pages_of(form_fields(situation)).items()
    return next((page for page, things in found if any((each.kind, each.name) == named for each in things)), "")


async def mark(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu of things that are answered with yes or no: sets those that were marked or unmarked."""
    situation = await reply.campaign(pressed.campaign)
    things = pages_of(form_fields(situation)).get(YES_OR_NO, ())
    if not {*reply.values} <= {each.name for each in things}:
        raise WrongStage(situation.stage)
    for thing in things:
        if (thing.name in reply.values) != thing.value:
            situation, _ = await apply(reply, situation, thing, not thing.value)
    await show_settings(reply, situation, YES_OR_NO)


async def apply(reply: Reply, situation: Situation, thing: FormField, value: Any) -> tuple[Situation, str | None]:
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


def pages_of(things: Sequence[FormField]) -> dict[str, Sequence[FormField]]:
    """Returns the things of each page in order. A page with too many is split into equal parts."""
    ranked = sorted((each for each in things if each.first is not None), key=lambda each: each.first or 0)
    first = ranked[:FIRST_OPTIONS]
    pages: dict[str, list[FormField]] = {"": first}
    for thing in sorted(things, key=_place_of):
        if thing not in first:
            pages.setdefault(_page_of(thing), []).append(thing)
    parts: dict[str, Sequence[FormField]] = {}
    for page, there in pages.items():
        most = MOST_ON_A_PAGE.get(page, 5)
        size = ceil(len(there) / max(1, ceil(len(there) / most))) or 1
        for n, start in enumerate(range(0, max(1, len(there)), size), 1):
            parts[page if n == 1 else f"{page}-{n}"] = there[start : start + size]
    return parts


def _page_of(thing: FormField) -> str:
    if thing.kind == "option":
        return GAME if not thing.ruling else YES_OR_NO if isinstance(thing.value, bool) else RULINGS
    return next((page for page, names in TOPICS.items() if thing.name in names), "turns")


def _place_of(thing: FormField) -> int:
    """Returns the place of a thing's page, and of a setting within it, for sorting."""
    order = [GAME, *(name for names in TOPICS.values() for name in names), YES_OR_NO, RULINGS]
    page = _page_of(thing)
    return order.index(page if page in order else thing.name)


def settings_panel(
    situation: Situation,
    reply: Reply,
    page: str = "",
    *,
    opening: str | None = None,
    note: str | None = None,
    picture: Picture | None = None,
) -> Message:
    """Builds a page of settings as menus with their current values. Only the organiser can change them."""
    words = table_words(situation, reply.locale)
    pages = pages_of(form_fields(situation))
    mine = situation.organises(reply.person.user)
    whose = _whose(situation, reply, words)
    menus = [_menu(situation, thing, words, mine=mine) for thing in pages.get(page, ())]
    if page == "":
        title = opening or whose or _title(situation, words)
        ways_on = _first_buttons(situation, reply.person.user, words)
        return Message(title, picture, next_in_a_sentence(situation, words), *menus, note, ways_on)
    if page in pages:
        title = f"**{page_name(page, words, pages)}**"
        parts: list[Part] = (
            [_yes_or_no(situation, pages[page], words, mine=mine)]
            if page == YES_OR_NO
            else [part for thing, each in zip(pages[page], menus, strict=True) for part in (_about(thing, words), each)]
        )
        together = button(FilledPage(situation.id, page).press, words.message("button-on-a-form")) if mine else None
        ways_on = _buttons(situation, words, together)
        return Message(title, whose, *parts, note, _other_pages(situation, words, pages), ways_on)
    title = words.message("settings-more")
    forms = _other_pages(situation, words, pages, forms=True) if mine else None
    return Message(title, whose, note, forms, _other_pages(situation, words, pages), _buttons(situation, words))


def _title(situation: Situation, words: Words) -> str:
    """Returns the title of the first page: in the lobby a table is set up, later its settings are changed."""
    title = Spoken(titled(words, situation.facts.name))
    if situation.stage == "lobby":
        return words.message("setup-title", title=title)
    return words.message("settings-title", title=title)


def _whose(situation: Situation, reply: Reply, words: Words) -> str | None:
    organiser = player_name(words, situation, situation.facts.organiser)
    if not situation.organises(reply.person.user):
        return words.message("settings-whose", player=organiser)
    if situation.facts.organiser != reply.person.user:
        return words.message("settings-acting", player=organiser)
    return None


def _menu(situation: Situation, thing: FormField, words: Words, *, mine: bool) -> Control:
    """Returns the menu of a thing. The chosen entry repeats its title, so that the closed menu says both."""
    title = thing.title(words)
    entries = []
    for each in thing.values:
        said, chosen = thing.say(each, words), each == thing.value
        label = words.message("setting-chosen", title=Spoken(title), value=Spoken(said)) if chosen else said
        label = label if _fits_together(thing, words) else said
        entries.append(entry(label, written(each), thing.detail(each, situation, words), chosen=chosen))
    return menu(Setting(situation.id, thing.kind, thing.name).press, title, entries, disabled=not mine)


def _fits_together(thing: FormField, words: Words) -> bool:
    return len(thing.title(words)) + len(thing.say(thing.value, words)) <= LONGEST_TOGETHER


def _about(thing: FormField, words: Words) -> str | None:
    """Returns what a thing is about, and its title if the closed menu has no room for it."""
    about = f"about-{thing.kind}-{thing.name}"
    said = [
        *([] if _fits_together(thing, words) else [f"**{thing.title(words)}**"]),
        *([words.message(about)] if words.has(about) else []),
    ]
    return f"-# {' · '.join(said)}" if said else None


def _yes_or_no(situation: Situation, things: Sequence[FormField], words: Words, *, mine: bool) -> Control:
    """Returns one menu of all things that are answered with yes or no; those that apply are marked."""
    entries = []
    for thing in things:
        about = f"about-{thing.kind}-{thing.name}"
        detail = words.message(about) if words.has(about) else None
        entries.append(entry(thing.title(words), thing.name, detail, chosen=thing.value))
    press = Press("settings_flags", situation.id)
    return menu(press, words.message("settings-flags"), entries, (0, len(entries)), disabled=not mine)


def _other_pages(
    situation: Situation, words: Words, pages: Mapping[str, Sequence[FormField]], *, forms: bool = False
) -> Control | None:
    """Returns the menu of pages, each with what it holds; with `forms` each opens as a form."""
    entries = [
        entry(page_name(page, words, pages), page, ", ".join(each.title(words) for each in things))
        for page, things in pages.items()
        if page
    ]
    verb, said = ("settings_forms", "settings-which-form") if forms else ("settings_page", "settings-which")
    return menu(Press(verb, situation.id), words.message(said), entries) if entries else None


def page_name(page: str, words: Words, pages: Collection[str]) -> str:
    """Returns a page's name; parts of a split page are numbered."""
    whole, _, part = page.partition("-")
    name = words.message(f"settings-page-{whole}")
    return f"{name} {part or 1}" if f"{whole}-2" in pages else name


def _first_buttons(situation: Situation, user: int, words: Words) -> Control | None:
    """Returns the next step, the way to all other settings, and the way out."""
    more = button(SettingsPage(situation.id, "more").press, words.message("button-settings-more"))
    done = button(Press("settings_done", situation.id), words.message("button-done"))
    step = next_step(situation, user)
    if step is None:
        return row(more, done)
    label = words.message(f"button-{step}")
    return row(button(Press(f"lobby_{step}", situation.id), label, Style.PRIMARY), more, done)


def _buttons(situation: Situation, words: Words, together: Button | None = None) -> Control | None:
    back = button(SettingsPage(situation.id).press, words.message("button-back"))
    return row(
        back, together, button(Press("settings_done", situation.id), words.message("button-done"), Style.PRIMARY)
    )


ROUTES: Routes = {
    "lobby_settings": Route(SettingsPage.of, show),
    "settings_page": Route(OfCampaign.of, turn),
    "settings_change": Route(Setting.of, change),
    "settings_flags": Route(OfCampaign.of, mark),
    "settings_done": Route(OfCampaign.of, done),
}
