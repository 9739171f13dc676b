"""What the table plays and how: one panel of menus, for the organiser to change and for everybody to see (ux 2.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, get_args

import annotated_types
import discord
from discord import ButtonStyle, ui
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.cards.lobby import table_words
from bot.ids import Press
from bot.layout import MOST_ENTRIES, Card, Part, button, entry, menu, row
from bot.reply import Reply
from bot.speech import CATALOGUE, player_name
from engine.campaigns import Settings, Situation
from engine.words import LOCALES, Words

PICTURES = get_args(Settings.model_fields["pictures"].annotation)


@dataclass(frozen=True, slots=True)
class Choosable:
    """One thing that can be set: `kind` is `option` (of the game) or `setting` (of the table)."""

    kind: str
    name: str
    values: Sequence[Any]
    value: Any


@cache
def languages() -> Sequence[str]:
    """The languages that the catalogue speaks."""
    said = [file.name for file in files(CATALOGUE).iterdir()]
    return tuple(each for each in LOCALES if any(re.fullmatch(rf"{each}(-[a-z]+)?\.ftl", name) for name in said))


async def show(reply: Reply, press: Press) -> None:
    """[Settings]."""
    await reply.show(settings_panel(await reply.campaign(press), reply))


async def change(reply: Reply, press: Press) -> None:
    """A menu of the panel: `what` is `option:<name>` or `setting:<name>`, the value comes as the place in the list."""
    situation = await reply.campaign(press)
    kind, name = press.what.split(":")
    thing = next(each for each in choosable(situation) if (each.kind, each.name) == (kind, name))
    value = next(each for each in thing.values if written(each) == reply.values[0])
    set_value = reply.campaigns.set_option if kind == "option" else reply.campaigns.set_setting
    situation = await set_value(situation.id, reply.person.user, name, value)
    await reply.show(settings_panel(situation, reply))


async def done(reply: Reply, press: Press) -> None:
    """[Done] puts the panel away and says how to go on."""
    situation = await reply.campaign(press)
    words = table_words(situation, reply.locale)
    key = "settings-done" if situation.stage == "lobby" else "settings-kept"
    join = button(Press("lobby_join", situation.id), words.message("button-join"), ButtonStyle.primary)
    await reply.show(Card(words.message(key), row(join) if situation.stage == "lobby" else None))


def settings_panel(situation: Situation, reply: Reply, *opening: Part) -> Card:
    """Every setting as a menu with its present value; who is not the organiser sees them and can change none."""
    words = table_words(situation, reply.locale)
    mine = situation.facts.organiser == reply.person.user
    parts: list[Part] = list(opening) or [words.message("settings-title")]
    if not mine:
        parts.append(words.message("settings-whose", player=player_name(words, situation, situation.facts.organiser)))
    for thing in choosable(situation):
        parts += _setting(situation, thing, words, mine=mine)
    parts.append(row(button(Press("settings_done", situation.id), words.message("button-done"), ButtonStyle.primary)))
    return Card(*parts)


def choosable(situation: Situation) -> list[Choosable]:
    """What can be set now: the game's options while a chapter is to come, pictures and language of posts."""
    settings = situation.facts.settings
    things: list[Choosable] = []
    if situation.next_chapters:
        things += [
            Choosable("option", name, _legal(situation, name, field), _present(situation, name, field))
            for name, field in situation.game.options.model_fields.items()
        ]
    things.append(Choosable("setting", "pictures", PICTURES, settings.pictures))
    things.append(Choosable("setting", "locale", languages(), settings.locale))
    return [each for each in things if 1 < len(each.values) <= MOST_ENTRIES]


def values_of(field: FieldInfo) -> Sequence[Any]:
    """All values that an option can have: those of a Literal, yes and no, or whole numbers between two bounds."""
    if field.annotation is bool:
        return (False, True)
    if field.annotation is int:
        least = next((int(str(each.ge)) for each in field.metadata if isinstance(each, annotated_types.Ge)), 0)
        most = next((int(str(each.le)) for each in field.metadata if isinstance(each, annotated_types.Le)), least)
        return range(least, most + 1)
    return get_args(field.annotation)


def written(value: Any) -> str:
    """A value as it stands in a menu's entry, and as a key of the catalogue ends."""
    return str(value).lower()


def _legal(situation: Situation, name: str, field: FieldInfo) -> Sequence[Any]:
    """The values that go together with the other options as they are."""
    return [value for value in values_of(field) if _fits(situation, name, value)]


def _fits(situation: Situation, name: str, value: Any) -> bool:
    try:
        situation.game.options.model_validate({**situation.facts.options, name: value})
    except ValidationError:
        return False
    return True


def _present(situation: Situation, name: str, field: FieldInfo) -> Any:
    return situation.facts.options.get(name, field.default)


def _setting(situation: Situation, thing: Choosable, words: Words, *, mine: bool) -> list[str | ui.ActionRow[Any]]:
    title = words.message(f"{thing.kind}-{thing.name}")
    entries = [_entry(thing, value, words) for value in thing.values]
    press = Press("settings_change", situation.id, what=f"{thing.kind}:{thing.name}")
    return [title, menu(press, title, entries, disabled=not mine)]


def _entry(thing: Choosable, value: Any, words: Words) -> discord.SelectOption:
    return entry(value_words(thing, value, words), written(value), chosen=value == thing.value)


def value_words(thing: Choosable, value: Any, words: Words) -> str:
    """What a value is called: by a message of its own, else yes or no, else by its name or number."""
    for key in (f"{thing.kind}-{thing.name}-{written(value)}", f"value-{written(value)}"):
        if words.has(key):
            return words.message(key)
    return words.name(str(value))
