"""Converts the plain data of `bot.messages.layout` for discord.py. No other module does."""

from __future__ import annotations

import io
from functools import singledispatch
from typing import Any

import discord
from discord import ui

from bot.messages.emojis import emoji
from bot.messages.layout import (
    LONGEST_ALT,
    Button,
    Element,
    Field,
    FileField,
    Finder,
    Form,
    FormPart,
    Illustrated,
    Link,
    Menu,
    Message,
    Options,
    Picture,
    Row,
)
from bot.text.speech import shortened

Component = dict[str, Any]
ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 17  # Discord's numbers
FINDERS = {"user": 5, "role": 6, "channel": 8}
MOST_RADIOS, MOST_CHECKBOXES = 3, 10  # entries of a form's field that are all shown; Discord's most for checkboxes
LINK = 5  # the style of a button that opens an address


class View(ui.LayoutView):
    """Passes a message's components through discord.py. It dispatches nothing: the client answers every press by custom
    id."""

    def __init__(self, message: Message) -> None:
        super().__init__(timeout=None)
        self._components = components(message)
        self.stop()

    def to_components(self) -> list[Component]:
        """Returns the message in Discord's format."""
        return self._components

    def has_components_v2(self) -> bool:
        """Always True: every message is a container of components."""
        return True


def components(message: Message) -> list[Component]:
    """Returns a message as JSON: one container in the accent's colour."""
    parts = [component(part) for part in message.parts]
    return [{"type": CONTAINER, "accent_color": message.accent, "spoiler": False, "components": parts}]


@singledispatch
def component(part: Element) -> Component:
    """Returns a part of a message as JSON."""
    raise TypeError(part)


@component.register
def _(part: str) -> Component:
    return {"type": TEXT, "content": part}


@component.register
def _(part: Picture) -> Component:
    return {"type": GALLERY, "items": [_media(part)]}


@component.register
def _(part: Illustrated) -> Component:
    return {
        "type": SECTION,
        "components": [component(part.text)],
        "accessory": {"type": THUMBNAIL, **_media(part.picture)},
    }


@component.register
def _(part: Row) -> Component:
    return {"type": ROW, "components": [*map(_button, part.buttons), *map(_link, part.links)]}


def _button(part: Button) -> Component:
    return {
        "type": BUTTON,
        "style": int(part.style),
        "label": part.label,
        "custom_id": part.custom_id,
        "disabled": part.disabled,
    } | _sign(part.sign)


def _sign(symbol: str | None) -> Component:
    found = emoji(symbol)
    return {"emoji": {"id": str(found.id), "name": found.name}} if found else {}


def _link(part: Link) -> Component:
    return {"type": BUTTON, "style": LINK, "label": part.label, "url": part.url}


@component.register
def _(part: Finder) -> Component:
    select: Component = {
        "type": FINDERS[part.kind],
        "custom_id": part.custom_id,
        "placeholder": part.placeholder,
        "min_values": part.fewest,
        "max_values": part.most,
        "default_values": [{"id": str(each), "type": part.kind} for each in part.chosen],
    }
    if part.channels:
        select["channel_types"] = list(part.channels)
    return {"type": ROW, "components": [select]}


@component.register
def _(part: Menu) -> Component:
    options = [
        {"label": each.label, "value": each.value, "default": each.chosen}
        | ({"description": each.detail} if each.detail else {})
        | _sign(each.sign)
        for each in part.entries
    ]
    select = {
        "type": SELECT,
        "custom_id": part.custom_id,
        "placeholder": part.placeholder,
        "min_values": part.fewest,
        "max_values": part.most,
        "disabled": part.disabled,
        "options": options,
    }
    return {"type": ROW, "components": [select]}


def _media(picture: Picture) -> Component:
    url = f"attachment://{picture.filename}"
    return {"media": {"url": url}, "description": shortened(picture.alt, LONGEST_ALT), "spoiler": False}


def files(message: Message) -> list[discord.File]:
    """Returns the pictures to upload with a message."""
    return [
        discord.File(io.BytesIO(each.data), each.filename, description=shortened(each.alt, LONGEST_ALT))
        for each in message.pictures
        if each.data is not None
    ]


def modal(form: Form) -> ui.Modal:
    """Returns a form as a discord.py modal."""
    made = ui.Modal(title=form.title, custom_id=form.press.custom_id, timeout=None)
    for each in form.fields:
        made.add_item(_label(each))
    made.stop()  # as for a message: the client finds the handler by custom id
    return made


@singledispatch
def _label(field: FormPart) -> ui.Label[Any]:
    raise TypeError(field)


@_label.register
def _(field: Field) -> ui.Label[Any]:
    written: ui.TextInput[Any] = ui.TextInput(
        custom_id=field.name,
        max_length=field.longest,
        placeholder=field.placeholder,
        required=field.required,
        style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
    )
    return ui.Label(text=field.label, description=field.detail, component=written)


@_label.register
def _(field: Options) -> ui.Label[Any]:
    """A few entries can all be seen; more are in a menu."""
    shown: ui.RadioGroup[Any] | ui.CheckboxGroup[Any] | ui.Select[Any]
    required = field.fewest > 0
    if field.most == 1 and 1 < len(field.entries) <= MOST_RADIOS:
        shown = ui.RadioGroup(custom_id=field.name, required=required)
    elif field.most > 1 and len(field.entries) <= MOST_CHECKBOXES:
        shown = ui.CheckboxGroup(
            custom_id=field.name, required=required, min_values=field.fewest, max_values=field.most
        )
    else:
        shown = ui.Select(custom_id=field.name, required=required, min_values=field.fewest, max_values=field.most)
    for each in field.entries:
        shown.add_option(label=each.label, value=each.value, description=each.detail, default=each.chosen)
    return ui.Label(text=field.label, description=field.detail, component=shown)


@_label.register
def _(field: FileField) -> ui.Label[Any]:
    upload: ui.FileUpload[Any] = ui.FileUpload(custom_id=field.name, min_values=1, max_values=1)
    return ui.Label(text=field.label, description=field.detail, component=upload)
