"""Turns the plain data of `bot.messages.layout` into what discord.py sends: the only module that does."""

from __future__ import annotations

import io
from functools import singledispatch
from typing import Any

import discord
from discord import ui

from bot.messages.layout import LONGEST_ALT, Card, Element, Field, Form, Illustrated, Menu, Picture, Row
from bot.text.speech import shortened

Component = dict[str, Any]
ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 17  # Discord's numbers


class View(ui.LayoutView):
    """Carries a card's components through discord.py. Nothing in it is dispatched: the client answers every press by
    its custom id."""

    def __init__(self, card: Card) -> None:
        super().__init__(timeout=None)
        self._components = components(card)
        self.stop()

    def to_components(self) -> list[Component]:
        """The card as Discord takes it."""
        return self._components

    def has_components_v2(self) -> bool:
        """Every card is a frame of components."""
        return True


def components(card: Card) -> list[Component]:
    """A card as JSON: one container in the accent's colour."""
    parts = [component(part) for part in card.parts]
    return [{"type": CONTAINER, "accent_color": card.accent, "spoiler": False, "components": parts}]


@singledispatch
def component(part: Element) -> Component:
    """A part of a card as JSON."""
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
    buttons = [
        {
            "type": BUTTON,
            "style": int(each.style),
            "label": each.label,
            "custom_id": each.custom_id,
            "disabled": each.disabled,
        }
        for each in part.buttons
    ]
    return {"type": ROW, "components": buttons}


@component.register
def _(part: Menu) -> Component:
    options = [
        {"label": each.label, "value": each.value, "default": each.chosen}
        | ({"description": each.detail} if each.detail else {})
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


def files(card: Card) -> list[discord.File]:
    """The pictures to upload with a card."""
    return [
        discord.File(io.BytesIO(each.data), each.filename, description=shortened(each.alt, LONGEST_ALT))
        for each in card.pictures
        if each.data is not None
    ]


def modal(form: Form) -> ui.Modal:
    """A form as discord.py opens it."""
    made = ui.Modal(title=form.title, custom_id=form.press.custom_id, timeout=None)
    for each in form.fields:
        made.add_item(_label(each))
    made.stop()  # as for a card: the client finds the handler by the custom id
    return made


def _label(field: Field) -> ui.Label[Any]:
    written: ui.TextInput[Any] = ui.TextInput(
        custom_id=field.name,
        max_length=field.longest,
        placeholder=field.placeholder,
        required=field.required,
        style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
    )
    return ui.Label(text=field.label, description=field.detail, component=written)
