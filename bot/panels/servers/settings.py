"""`/server`: what the moderators of a server choose for all campaigns in it.

See docs/behaviour.md#server-settings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from bot.discord.forums import KINDS, TEXT, needed_in, parent_of
from bot.discord.permissions import missing
from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Button, Control, Message, Part, Style, button, entry, finder, menu, row
from bot.messages.payloads import Nothing
from bot.text.speech import lines_of
from engine.campaigns.model.server import MOST_ROLES, ServerSettings
from engine.words import LANGUAGES, LOCALES, Spoken, Words

CHANNELS = {"place": KINDS, "chronicle": (TEXT,), "tables": (TEXT,)}
"""The settings that are a channel, with the kinds of channels that may be chosen."""
ROLES = ("openers", "roles")
PAGES = {
    "": ("place", "openers", "locale"),
    "play": ("pace", "autopilot", "undo", "reminders"),
    "posts": ("chronicle", "tables", "roles", "animation"),
}
TO_POST = ("view_channel", "send_messages", "attach_files")
READERS_OWN = "reader"
"""The entry of the menu of languages for that of the person who opens a campaign."""


@dataclass(frozen=True, slots=True)
class ServerPage:
    """A page of a server's settings: about opening campaigns (empty), playing them, or posts."""

    name: str = ""

    @classmethod
    def of(cls, press: Press) -> ServerPage:
        """Reads a press. Raises NotOurs."""
        if press.what not in PAGES:
            raise NotOurs
        return cls(press.what)

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("server", what=self.name)


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """A setting of a server. The chosen values come separately."""

    name: str

    @classmethod
    def of(cls, press: Press) -> ServerSetting:
        """Reads a press. Raises NotOurs."""
        if press.what not in ServerSettings.model_fields:
            raise NotOurs
        return cls(press.what)

    @property
    def press(self) -> Press:
        """The press of its menu."""
        return Press("server_set", what=self.name)

    @property
    def page(self) -> str:
        """Returns its page."""
        return next(page for page, names in PAGES.items() if self.name in names)


async def guild_managed(reply: Reply) -> int | None:
    """Returns the server if the user may manage it; None after saying that this is needed."""
    if reply.interaction.guild_id is None or not reply.interaction.permissions.manage_guild:
        await reply.say("error-manage-server")
        return None
    return reply.interaction.guild_id


async def open_settings(reply: Reply, pressed: ServerPage) -> None:
    """Handles `/server` and the buttons to other pages."""
    guild = await guild_managed(reply)
    if guild is not None:
        await reply.show(panel(reply, guild, pressed.name))


async def change(reply: Reply, pressed: ServerSetting) -> None:
    """Handles a menu of the panel."""
    guild = await guild_managed(reply)
    if guild is None:
        return
    await reply.campaigns.server_settings.change(
        guild, pressed.name, _value(pressed.name, reply.values), reply.person.user
    )
    note = _lacking(reply, pressed.name) or reply.words().message("server-kept")
    await reply.show(panel(reply, guild, pressed.page, note))


def _value(name: str, values: list[str]) -> object:
    """Returns what was chosen, as `ServerSettings` holds it. Raises NotOurs."""
    if name in CHANNELS or name in ROLES:
        if not all(each.isdecimal() for each in values):
            raise NotOurs
        ids = [int(each) for each in values]
        return ids if name in ROLES else next(iter(ids), None)
    if len(values) != 1:
        raise NotOurs
    return "" if values[0] == READERS_OWN else values[0]


def _lacking(reply: Reply, name: str) -> str | None:
    """Returns which permissions the bot lacks in the channel just chosen; None if it lacks none."""
    values = reply.values
    guild = reply.interaction.guild
    channel = guild.get_channel(int(values[0])) if guild and name in CHANNELS and values else None
    if guild is None or channel is None:
        return None
    parent = parent_of(channel)
    needed = needed_in(parent) if name == "place" and parent else TO_POST
    lacking = missing(channel.permissions_for(guild.me), needed)
    if not lacking:
        return None
    words = reply.words()
    names = Spoken(words.listed([words.message(f"permission-{each}") for each in lacking]))
    return words.message("error-permission", permissions=names, channel=Spoken(channel.mention))


def panel(reply: Reply, guild: int, page: str = "", note: str | None = None) -> Message:
    """Builds a page of the settings as menus with their current values."""
    words, settings = reply.words(), reply.campaigns.server_settings.of(guild)
    about = note or (None if page else words.message("server-about"))
    parts: list[Part] = [lines_of(words.message("server-title"), about)]
    for name in PAGES[page]:
        parts += [_title(name, words), _menu(name, settings, words)]
    pages = [button(ServerPage(each).press, words.message(f"button-server-{each or 'tables'}")) for each in PAGES]
    others = [each for each in pages if each.press.what != page]
    return Message(*parts, row(*others, *_data(words)))


def _title(name: str, words: Words) -> str:
    return f"{words.message(f'server-{name}')}\n-# {words.message(f'server-{name}-about')}"


def _menu(name: str, settings: ServerSettings, words: Words) -> Control:
    press, value = ServerSetting(name).press, getattr(settings, name)
    if name in CHANNELS:
        chosen = [value] if value else []
        return finder(press, words.message(f"server-{name}-none"), "channel", chosen, (0, 1), CHANNELS[name])
    if name in ROLES:
        return finder(press, words.message(f"server-{name}-none"), "role", value, (0, MOST_ROLES))
    values = ["", *LOCALES] if name == "locale" else get_args(ServerSettings.model_fields[name].annotation)
    entries = [entry(_said(name, each, words), each or READERS_OWN, chosen=each == value) for each in values]
    return menu(press, words.message(f"server-{name}"), entries)


def _said(name: str, value: str, words: Words) -> str:
    """Returns the label of a value: that of the setting of campaigns if it is one."""
    if name == "locale":
        return LANGUAGES.get(value) or words.message("server-locale-reader")
    own = f"server-{name}-{value}"
    return words.message(own) if words.has(own) else words.message(f"setting-{name}-{value}")


def _data(words: Words) -> list[Button]:
    return [
        button(Press("server_tables"), words.message("button-server-all-tables")),
        button(Press("server_data"), words.message("button-server-data")),
        button(Press("server_erase"), words.message("button-server-erase"), Style.DANGER),
    ]


async def hand_out(reply: Reply, pressed: Nothing) -> None:
    """Handles [Server's data]: gives everything that is stored about the server as a file."""
    guild = await guild_managed(reply)
    if guild is not None:
        await reply.defer(fresh=True)
        data = await reply.campaigns.server_settings.export(guild, reply.person.user)
        await reply.hand_out(reply.words().message("server-data"), f"emberkeep-server-{guild}.json", data)


async def confirm_erasing(reply: Reply, pressed: Nothing) -> None:
    """Handles [Erase settings]: asks once."""
    if await guild_managed(reply) is None:
        return
    words = reply.words()
    keep = button(ServerPage().press, words.message("button-server-keep"), Style.PRIMARY)
    erase = button(Press("server_erased"), words.message("button-server-erase"), Style.DANGER)
    await reply.show(Message(words.message("server-erase"), row(keep, erase)))


async def erase(reply: Reply, pressed: Nothing) -> None:
    """Handles the confirmation."""
    guild = await guild_managed(reply)
    if guild is not None:
        await reply.campaigns.server_settings.erase(guild)
        await reply.show(panel(reply, guild, note=reply.words().message("server-erased")))


ROUTES: Routes = {
    "server": Route(ServerPage.of, open_settings),
    "server_set": Route(ServerSetting.of, change),
    "server_data": Route(Nothing.of, hand_out),
    "server_erase": Route(Nothing.of, confirm_erasing),
    "server_erased": Route(Nothing.of, erase),
}
