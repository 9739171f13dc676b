"""A page of `/me` as one form, so that several preferences are changed at once (docs/behaviour.md#forms)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import FormPart, entry, form, options
from bot.panels.pages.me import CHOICES, PAGES, MePage, chosen_value, leave, show, stored, value_name
from engine.words import Words


async def ask(reply: Reply, pressed: MePage) -> None:
    """Handles [On one form]."""
    words, page = reply.words(), pressed.name
    fields = [_field(reply, name, words) for name in PAGES[page]]
    title = words.message(f"button-me-{page or 'time'}")
    await reply.open(form(Press("me_filled", what=page), title, *fields))


def _field(reply: Reply, name: str, words: Words) -> FormPart:
    """Returns the field of a preference. An absence that is not of whole days has no entry, and stays if none is
    chosen."""
    chosen = chosen_value(reply, name)
    entries = [entry(value_name(reply, name, each, words), each, chosen=each == chosen) for each in CHOICES[name]]
    about = words.message(f"me-{name}-about") if words.has(f"me-{name}-about") else None
    title = words.message(f"me-{name}").replace("*", "")
    return options(name, title, entries, about, pick=(int(chosen in CHOICES[name]), 1))


async def fill(reply: Reply, pressed: MePage) -> None:
    """Handles the form: stores what differs. A new absence, which says more, comes last."""
    chosen = {name: values[0] for name, values in reply.chosen.items() if values}
    changed = {
        name: value
        for name in PAGES[pressed.name]
        if (value := chosen.get(name)) in CHOICES[name] and value != chosen_value(reply, name)
    }
    said = "settings-same" if not changed else "me-saved"
    if changed.get("when_away") == "lend" and reply.preferences.friend is None:
        del changed["when_away"]
        said = "me-friend-who"
    away = changed.pop("away", None)
    kept = [stored(reply, name, value) for name, value in changed.items() if value]
    if kept:
        together = {key: value for each in kept for key, value in each.items()}
        await reply.services.readers.change(reply.person.user, **together)
    if away is not None:
        await leave(reply, away)
        return
    await show(reply, reply.words().message(said), page=pressed.name)


ROUTES: Routes = {
    "me_form": Route(MePage.of, ask),
    "me_filled": Route(MePage.of, fill),
}
