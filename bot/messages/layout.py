"""Messages as plain data: texts, pictures, buttons and menus in one container, and forms.

`bot.messages.components` converts them for Discord; everything else in the bot only composes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Literal

from bot.messages.ids import Press
from bot.text.speech import shortened

LONGEST_LABEL = 80
LONGEST_ENTRY = 100
LONGEST_PLACEHOLDER = 150
LONGEST_ALT = 500
LONGEST_CARD = 4000  # all texts of a message together
MOST_ENTRIES = 25
BUTTONS_IN_ROW = 5
MOST_COMPONENTS = 40
SEAT_COLOURS = (0xBF296E, 0xE0D652, 0x3784C2, 0x86C19D, 0xE47A51, 0xA0FBFF)  # visual style, section 2
HOUSE_COLOUR = 0xF2A65A


class Style(IntEnum):
    """A button's style, by Discord's number: PRIMARY marks the default choice, DANGER destructive actions."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and its alt text. Without `data`, the message keeps its picture of that name. Pictures with the
    same alt text are equal even if their data differ."""

    filename: str
    alt: str
    data: bytes | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A text with a small picture beside it."""

    text: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Button:
    """A button; its custom id identifies its action. `sign` is the symbol in front of its label, if it is uploaded."""

    press: Press
    label: str
    style: Style = Style.SECONDARY
    disabled: bool = False
    sign: str | None = None

    @property
    def custom_id(self) -> str:
        """The id that Discord gives back."""
        return f"b/{self.press.custom_id}"


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address, such as a channel or message: the bot is not asked."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry of a menu. Selecting it returns `value`. `sign` is the symbol in front of it, if it is uploaded."""

    label: str
    value: str
    detail: str | None = None
    chosen: bool = False
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of 1 to 25 entries, of which `fewest` to `most` are selected."""

    press: Press
    placeholder: str
    entries: tuple[MenuEntry, ...]
    fewest: int = 1
    most: int = 1
    disabled: bool = False

    @property
    def custom_id(self) -> str:
        """The id that Discord gives back."""
        return f"m/{self.press.custom_id}"


@dataclass(frozen=True, slots=True)
class Row:
    """One to five buttons side by side, links last."""

    buttons: tuple[Button, ...]
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Finder:
    """A menu of a server's people, roles or channels, in which Discord searches. `chosen` are the ids already chosen;
    `channels` limits the kinds of channels by Discord's numbers."""

    press: Press
    placeholder: str
    kind: Literal["user", "role", "channel"]
    chosen: tuple[int, ...] = ()
    fewest: int = 1
    most: int = 1
    channels: tuple[int, ...] = ()

    @property
    def custom_id(self) -> str:
        """The id that Discord gives back."""
        return f"m/{self.press.custom_id}"


Control = Row | Menu | Finder
Element = str | Picture | Illustrated | Row | Menu | Finder
Part = Element | None
"""None among the parts of a message stands for nothing."""


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """A message: texts, pictures, buttons and menus in a container of the accent's colour. Equal messages look the
    same."""

    parts: tuple[Element, ...]
    accent: int

    def __init__(self, *parts: Part, accent: int = HOUSE_COLOUR) -> None:
        object.__setattr__(self, "parts", tuple(part for part in parts if part))
        object.__setattr__(self, "accent", accent)

    @property
    def pictures(self) -> list[Picture]:
        """Its pictures, including small ones, from top to bottom."""
        shown = [part.picture if isinstance(part, Illustrated) else part for part in self.parts]
        return [part for part in shown if isinstance(part, Picture)]

    @property
    def keeps_files(self) -> bool:
        """True if the message keeps a picture that it already has."""
        return any(picture.data is None for picture in self.pictures)

    @property
    def components(self) -> int:
        """The number of components by Discord's count: the container, its parts, and their parts."""
        return 1 + sum(components_of(part) for part in self.parts)

    @property
    def length(self) -> int:
        """The number of characters of all its texts."""
        texts = [part.text if isinstance(part, Illustrated) else part for part in self.parts]
        return sum(len(text) for text in texts if isinstance(text, str))


def components_of(part: Element) -> int:
    """Returns the number of components of a part by Discord's count, itself included."""
    match part:
        case Row():
            return 1 + len(part.buttons) + len(part.links)
        case Menu() | Finder():
            return 2
        case Illustrated():
            return 3
        case _:
            return 1


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form, with several lines if `paragraph`. Its value is returned under `name`."""

    name: str
    label: str
    longest: int
    detail: str | None = None
    placeholder: str | None = None
    required: bool = True
    paragraph: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """A field of a form in which `fewest` to `most` entries are selected. Their values are returned under `name`."""

    name: str
    label: str
    entries: tuple[MenuEntry, ...]
    detail: str | None = None
    fewest: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class FileField:
    """A field of a form for one file."""

    name: str
    label: str
    detail: str | None = None


FormPart = Field | Options | FileField
MOST_FIELDS = 5
LONGEST_FIELD = 45


@dataclass(frozen=True, slots=True)
class Form:
    """A form of at most five fields. Texts are in `Reply.fields`, selected entries in `Reply.chosen`, and files in
    `Reply.file`."""

    press: Press
    title: str
    fields: tuple[FormPart, ...]


def button(press: Press, label: str, style: Style = Style.SECONDARY, *, disabled: bool = False) -> Button:
    """Returns a button with its label cut to Discord's limit."""
    return Button(press, shortened(label, LONGEST_LABEL), style, disabled)


def entry(label: str, value: str, detail: str | None = None, *, chosen: bool = False) -> MenuEntry:
    """Returns an entry of a menu, cut to Discord's limits."""
    shown = shortened(detail, LONGEST_ENTRY) if detail else None
    return MenuEntry(shortened(label, LONGEST_ENTRY), value, shown, chosen)


def menu(
    press: Press,
    placeholder: str,
    entries: Sequence[MenuEntry],
    pick: tuple[int, int] = (1, 1),
    *,
    disabled: bool = False,
) -> Menu:
    """Returns a menu of 1 to 25 entries. `pick` is the minimum and maximum number of selections."""
    fewest, most = pick[0], min(pick[1], len(entries))
    return Menu(press, shortened(placeholder, LONGEST_PLACEHOLDER), tuple(entries), fewest, most, disabled)


def link(url: str, label: str) -> Link:
    """Returns a button that opens an address, with its label cut to Discord's limit."""
    return Link(url, shortened(label, LONGEST_LABEL))


def place_link(guild: int, channel: int | None, message: int | None = None) -> str:
    """Returns the address of a channel, thread or message."""
    return "/".join(map(str, filter(None, ("https://discord.com/channels", guild, channel, message))))


def event_link(guild: int, event: int) -> str:
    """Returns the address of a scheduled event."""
    return f"https://discord.com/events/{guild}/{event}"


def finder(
    press: Press,
    placeholder: str,
    kind: Literal["user", "role", "channel"],
    chosen: Sequence[int] = (),
    pick: tuple[int, int] = (1, 1),
    channels: Sequence[int] = (),
) -> Finder:
    """Returns a menu of a server's people, roles or channels. `pick` is the least and the most that are selected."""
    return Finder(press, shortened(placeholder, LONGEST_PLACEHOLDER), kind, tuple(chosen), *pick, tuple(channels))


def row(*buttons: Button | Link | None) -> Row | None:
    """Returns a row of at most five buttons. None means no button, and an empty row is None."""
    presses = tuple(each for each in buttons if isinstance(each, Button))
    links = tuple(each for each in buttons if isinstance(each, Link))
    return Row(presses, links) if presses or links else None


def rows(buttons: Sequence[Button]) -> list[Control]:
    """Wraps buttons into rows of five."""
    starts = range(0, len(buttons), BUTTONS_IN_ROW)
    return [Row(tuple(buttons[start : start + BUTTONS_IN_ROW])) for start in starts]


def form(press: Press, title: str, *fields: FormPart) -> Form:
    """Returns a form with these fields."""
    return Form(press, shortened(title, LONGEST_FIELD), fields)


def options(
    name: str, label: str, entries: Sequence[MenuEntry], detail: str | None = None, pick: tuple[int, int] = (1, 1)
) -> Options:
    """Returns a field of a form for some of 1 to 25 entries. `pick` is the least and the most that are selected."""
    shown = shortened(detail, LONGEST_ENTRY) if detail else None
    return Options(name, shortened(label, LONGEST_FIELD), tuple(entries), shown, pick[0], min(pick[1], len(entries)))


def accent_of(seat: int | None) -> int:
    """Returns a seat's colour, or the bot's own for None."""
    return HOUSE_COLOUR if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]
