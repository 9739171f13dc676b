"""The building blocks of every message: one container of texts, a picture, menus and buttons."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.messages.ids import Press
from bot.text.speech import shortened

LONGEST_LABEL = 80
LONGEST_ENTRY = 100
LONGEST_PLACEHOLDER = 150
LONGEST_ALT = 500
MOST_ENTRIES = 25
BUTTONS_IN_ROW = 5
SEAT_COLOURS = (0xBF296E, 0xE0D652, 0x3784C2, 0x86C19D, 0xE47A51, 0xA0FBFF)  # visual style, section 2
HOUSE_COLOUR = 0xF2A65A


PressButton = ui.Button[Any]
"""A button that says by its custom id what it is for. The client answers it: see `bot.gateway.client`."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and what it shows in words. Without `data` the message keeps the picture of that name it has."""

    filename: str
    alt: str
    data: bytes | None = None

    @property
    def file(self) -> discord.File | None:
        """The upload, if there is anything to upload."""
        if self.data is None:
            return None
        return discord.File(io.BytesIO(self.data), self.filename, description=shortened(self.alt, LONGEST_ALT))


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A text with a small picture beside it."""

    text: str
    picture: Picture


Part = str | Picture | Illustrated | ui.ActionRow[Any] | None


class Card(ui.LayoutView):
    """A message: texts, pictures and rows in one container with an accent; None among the parts stands for nothing."""

    def __init__(self, *parts: Part, accent: int = HOUSE_COLOUR) -> None:
        super().__init__(timeout=None)
        shown = [part.picture if isinstance(part, Illustrated) else part for part in parts]
        self.pictures = [part for part in shown if isinstance(part, Picture)]
        items = [_item(part) for part in parts if part]
        self.add_item(ui.Container(*items, accent_colour=accent))
        self.stop()  # discord.py need not remember it: every item is found by its custom id

    @property
    def files(self) -> list[discord.File]:
        """The pictures to upload with the message."""
        return [picture.file for picture in self.pictures if picture.file]

    @property
    def look(self) -> str:
        """What the card shows, to tell whether another would show the same."""
        return repr(self.to_components())  # type: ignore[no-untyped-call]

    @property
    def keeps_files(self) -> bool:
        """Whether a picture that the message already has is to stay."""
        return any(picture.data is None for picture in self.pictures)


def _item(part: str | Picture | Illustrated | ui.ActionRow[Any]) -> ui.Item[Any]:
    if isinstance(part, str):
        return ui.TextDisplay(part)
    if isinstance(part, Illustrated):
        small = part.picture
        thumbnail = ui.Thumbnail[Any](f"attachment://{small.filename}", description=shortened(small.alt, LONGEST_ALT))
        return ui.Section(part.text, accessory=thumbnail)
    if isinstance(part, Picture):
        alt = shortened(part.alt, LONGEST_ALT)
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{part.filename}", description=alt))
    return part


def button(
    press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> PressButton:
    """A button; `ButtonStyle.primary` marks the usual choice, `danger` what destroys."""
    label = shortened(label, LONGEST_LABEL)
    return ui.Button(label=label, style=style, custom_id=f"b/{press.custom_id}", disabled=disabled)


def entry(label: str, value: str, detail: str | None = None, *, chosen: bool = False) -> discord.SelectOption:
    """A line of a menu."""
    description = shortened(detail, LONGEST_ENTRY) if detail else None
    return discord.SelectOption(
        label=shortened(label, LONGEST_ENTRY), value=value, description=description, default=chosen
    )


def menu(
    press: Press,
    placeholder: str,
    entries: Sequence[discord.SelectOption],
    pick: tuple[int, int] = (1, 1),
    *,
    disabled: bool = False,
) -> ui.ActionRow[Any]:
    """A row with one menu of 1 to 25 entries, of which `pick` says how few and how many are taken."""
    select: ui.Select[Any] = ui.Select(
        custom_id=f"m/{press.custom_id}",
        placeholder=shortened(placeholder, LONGEST_PLACEHOLDER),
        options=list(entries),
        min_values=pick[0],
        max_values=min(pick[1], len(entries)),
        disabled=disabled,
    )
    return ui.ActionRow(select)


def row(*buttons: PressButton | None) -> ui.ActionRow[Any] | None:
    """A row of at most five buttons; None stands for no button, and without any there is no row."""
    present = [each for each in buttons if each]
    return ui.ActionRow(*present) if present else None


def rows(buttons: Sequence[PressButton]) -> list[ui.ActionRow[Any]]:
    """As many rows of five buttons as they take."""
    return [ui.ActionRow(*buttons[start : start + BUTTONS_IN_ROW]) for start in range(0, len(buttons), BUTTONS_IN_ROW)]


def form(press: Press, title: str, *fields: ui.Label[Any]) -> ui.Modal:
    """A form; its fields come back by the custom ids of their inputs, in `Reply.fields`."""
    modal = ui.Modal(title=title, custom_id=press.custom_id, timeout=None)
    for field in fields:
        modal.add_item(field)
    modal.stop()  # as for a Card: the client finds the handler by the custom id
    return modal


def accent_of(seat: int | None) -> int:
    """The colour of a seat; the house's own where it is nobody's."""
    return HOUSE_COLOUR if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]
