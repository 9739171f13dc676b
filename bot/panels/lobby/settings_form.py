"""A page of settings as one form, so that several are changed at once (docs/behaviour.md#forms).

The menus of the same page stay, for clients that do not know such forms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.layout import Form, FormPart, entry, form, options
from bot.messages.payloads import OfCampaign
from bot.messages.settings_form import FormField, form_fields, written
from bot.panels.lobby.settings import YES_OR_NO, FilledPage, apply, page_name, pages_of, show_settings
from engine.campaigns import Situation
from engine.campaigns.model.errors import WrongStage
from engine.words import Spoken, Words


async def ask(reply: Reply, pressed: FilledPage) -> None:
    """Handles [All on one form] of a page."""
    await _open(reply, await reply.campaign(pressed.campaign), pressed.page)


async def ask_for_page(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu of pages that opens their forms."""
    await _open(reply, await reply.campaign(pressed.campaign), reply.value)


async def _open(reply: Reply, situation: Situation, page: str) -> None:
    if not situation.organises(reply.person.user):
        await show_settings(reply, situation, page)
        return
    await reply.open(page_form(situation, page, table_words(situation, reply.locale)))


def page_form(situation: Situation, page: str, words: Words) -> Form:
    """Builds the form of a page. Raises WrongStage if the page has nothing to set now."""
    pages = pages_of(form_fields(situation))
    things = pages.get(page, ())
    if not things:
        raise WrongStage(situation.stage)
    parts: list[FormPart] = (
        [_marks(things, words)] if page == YES_OR_NO else [form_part(situation, each, words) for each in things]
    )
    title = page_name(page, words, pages) if page else words.message("settings-form-first")
    return form(FilledPage(situation.id, page).sent, title, *parts)


def form_part(situation: Situation, thing: FormField, words: Words) -> FormPart:
    """Returns the field of a form for one thing that can be set."""
    entries = [
        entry(thing.say(each, words), written(each), thing.detail(each, situation, words), chosen=each == thing.value)
        for each in thing.values
    ]
    about = f"about-{thing.kind}-{thing.name}"
    return options(thing.name, thing.title(words), entries, words.message(about) if words.has(about) else None)


def _marks(things: Sequence[FormField], words: Words) -> FormPart:
    entries = [entry(each.title(words), each.name, chosen=bool(each.value)) for each in things]
    return options(YES_OR_NO, words.message("settings-flags"), entries, pick=(0, len(entries)))


async def fill(reply: Reply, pressed: FilledPage) -> None:
    """Handles the form: sets what differs, and says what was set and what no longer goes together."""
    situation = await reply.campaign(pressed.campaign)
    words = table_words(situation, reply.locale)
    asked = pages_of(form_fields(situation)).get(pressed.page, ())
    titles = {each.name: each.title(words) for each in asked}
    changed, left, notes = list[str](), list[str](), list[str]()
    for name, value in _wanted(reply, asked, pressed.page).items():
        thing = next((each for each in form_fields(situation) if each.name == name), None)
        legal = {written(each): each for each in thing.values} if thing else {}
        if thing is None or value not in legal:
            left.append(titles[name])
        elif value != written(thing.value):
            situation, note = await apply(reply, situation, thing, legal[value])
            changed.append(f"{thing.title(words)}: {thing.say(legal[value], words)}")
            notes += [note] if note else []
    said = [
        words.message("settings-saved", what=Spoken("; ".join(changed))) if changed else "",
        words.message("settings-left", what=Spoken(words.listed(left))) if left else "",
        *notes,
    ]
    note = "\n".join(filter(None, said)) or words.message("settings-same")
    await show_settings(reply, situation, "more" if pressed.page else "", note=note)


def _wanted(reply: Reply, things: Sequence[FormField], page: str) -> Mapping[str, str]:
    """Returns the value that the form has for each thing of its page."""
    chosen = reply.chosen
    if page == YES_OR_NO and YES_OR_NO in chosen:
        return {each.name: written(each.name in chosen.get(YES_OR_NO, ())) for each in things}
    return {each.name: chosen[each.name][0] for each in things if chosen.get(each.name)}


ROUTES: Routes = {
    "settings_form": Route(FilledPage.of, ask),
    "settings_forms": Route(OfCampaign.of, ask_for_page),
    "settings_filled": Route(FilledPage.of, fill),
}
