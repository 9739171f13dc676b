"""Opens a campaign: checks permissions, then creates campaign, lobby message and thread, all or nothing.

See docs/behaviour.md#opening.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.discord.forums import Parent, is_forum, needed_in, parent_of
from bot.discord.no_thread import NoThread, why_no_thread
from bot.discord.permissions import invite_link, missing
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import game_name
from bot.messages.ids import LONGEST, NotOurs, Press
from bot.messages.layout import Control, FileField, Message, Style, button, form, link, row, rows
from bot.messages.payloads import Nothing, OfCampaign
from bot.panels.lobby.settings import show_settings
from bot.text.speech import safe, shortened
from engine.campaigns import Situation
from engine.campaigns.files.contents import LARGEST_FILE
from engine.campaigns.files.copies import next_name
from engine.campaigns.model.errors import NotYourSeat, WrongFile
from engine.games import keys
from engine.words import Spoken, nearest_locale

FILE = "file"
TO_WRITE = ("create_public_threads", "send_messages_in_threads")

_making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
"""By request: held until its campaign was shown."""
Make = Callable[[], Awaitable[Situation]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A campaign to open: its game, language and name."""

    game: str
    locale: str
    name: str

    @property
    def press(self) -> Press:
        """The press that tries again."""
        what = f"{self.game}:{self.locale}:"
        room = LONGEST - len(Press("open", what=what).custom_id)
        return Press("open", what=what + shortened(self.name, room))

    @classmethod
    def of(cls, press: Press) -> Wanted:
        """Reads a press. Raises NotOurs."""
        wanted = cls(*press.fields(3))
        if wanted.game not in keys():
            raise NotOurs
        return wanted


async def try_again(reply: Reply, pressed: Wanted) -> None:
    """Handles [Try again], after a permission was granted."""
    await open_table(reply, pressed)


async def ask_which(reply: Reply, pressed: Nothing) -> None:
    """Handles [Open a table]: asks for the game, which is also the campaign's default name."""
    names = {key: game_name(key, reply.locale) for key in keys()}
    locale = usual_locale(reply)
    games = [button(Wanted(key, locale, name).press, name) for key, name in names.items()]
    from_file = button(Press("import_form"), reply.words().message("button-import-file"))
    await reply.show(Message(reply.words().message("open-which"), *rows(games), row(from_file)))


async def ask_file(reply: Reply, pressed: Nothing) -> None:
    """Handles [Open from a file]: asks for an exported campaign."""
    if await channel_for_new(reply, retry=None) is not None:
        words = reply.words()
        upload = FileField(FILE, words.message("import-field"))
        await reply.open(form(Press("import_file"), words.message("import-title"), upload))


async def take_file(reply: Reply, pressed: Nothing) -> None:
    """Handles the form with an exported campaign."""
    file = reply.file(FILE)
    await import_file(reply, file.filename, file.size, file.read)


async def import_file(reply: Reply, name: str, size: int, read: Callable[[], Awaitable[bytes]]) -> None:
    """Opens a campaign from a file; creates nothing unless the whole file can be read. Raises WrongFile."""
    channel = await channel_for_new(reply, retry=None)
    if channel is None:
        return
    if size > LARGEST_FILE:
        raise WrongFile("size")
    await reply.defer()
    asked, guild = reply.request("import", name, size), reply.interaction.guild_id or 0

    def make() -> Awaitable[Situation]:
        return reply.campaigns.files.import_(read, reply.person, guild, channel.id, asked=asked)

    await make_and_show(reply, asked, make, channel, "import-done")


def usual_locale(reply: Reply) -> str:
    """Returns the language of new campaigns: the server's, else the user's."""
    return nearest_locale(reply.campaigns.server_settings.of(reply.interaction.guild_id).locale or reply.locale)


async def open_table(reply: Reply, wanted: Wanted) -> None:
    """Opens a campaign with its lobby, and shows the user the first choices."""
    channel = await channel_for_new(reply, wanted.press)
    if channel is None:
        return
    await reply.defer()
    asked, make = request_for(reply, wanted, channel)
    await make_and_show(reply, asked, make, channel, "opened", wanted.press)


async def opened(reply: Reply, wanted: Wanted, channel: Parent) -> Situation | None:
    """Returns the wanted campaign, in its thread. None after explaining why that is not possible."""
    asked, make = request_for(reply, wanted, channel)
    async with _alone(asked):
        return await _made_once(reply, asked, make, channel)


def request_for(reply: Reply, wanted: Wanted, channel: Parent) -> tuple[str, Make]:
    """Returns the key of the request for a campaign, and what creates it with a name of its own in the server."""

    async def make() -> Situation:
        return await reply.campaigns.lobby.create(
            game=wanted.game,
            name=await free_name(reply, channel.guild.id, wanted.name),
            organiser=reply.person,
            guild=channel.guild.id,
            channel=channel.id,
            locale=wanted.locale,
            asked=asked,
        )

    asked = reply.request("open", wanted)
    return asked, make


async def free_name(reply: Reply, guild: int, name: str) -> str:
    """Returns the name, with a number if another campaign of this server has it."""
    taken = await reply.campaigns.lookup.names_on(guild)
    while name in taken:
        name = next_name(name)
    return name


async def reopen(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Open a new thread] for a campaign whose thread was deleted (E16)."""
    situation = await reply.campaign(pressed.campaign)
    if not reply.rights(situation).may_copy:
        raise NotYourSeat
    again = Press("reopen", situation.id)
    channel = await channel_for(reply, again)
    if channel is None:
        return
    if await reply.services.places.thread_of(situation) is None:
        try:
            situation = await reply.services.places.reopen(situation, channel)
        except NoThread as refusal:
            await _show_refused(reply, channel, refusal, again)
            return
    await reply.say("lobby-watching", thread=Spoken(f"<#{situation.facts.thread}>"))


async def channel_for_new(reply: Reply, retry: Press | None) -> Parent | None:
    """Returns the channel for a new campaign: the server's own, else the user's. None after explaining why there is
    none, or that the user may not open campaigns here."""
    if reply.interaction.guild_id and not reply.interaction.is_guild_integration():
        await reply.tell(reply.words().message("error-not-installed"), _invite(reply))
        return None
    settings = reply.campaigns.server_settings.of(reply.interaction.guild_id)
    if settings.openers and not _moderates(reply) and not reply.roles & set(settings.openers):
        roles = Spoken(reply.words().listed([f"<@&{each}>" for each in settings.openers]))
        await reply.say("error-openers", roles=roles)
        return None
    guild = reply.interaction.guild
    usual = guild.get_channel(settings.place) if guild and settings.place else None
    return await channel_for(reply, retry, parent_of(usual))


def _invite(reply: Reply) -> Control | None:
    """Returns the button that adds the bot to a server."""
    return row(link(invite_link(reply.interaction.application_id), reply.words().message("button-invite-bot")))


def _moderates(reply: Reply) -> bool:
    return reply.interaction.permissions.manage_threads or reply.interaction.permissions.manage_guild


async def channel_for(reply: Reply, retry: Press | None, usual: Parent | None = None) -> Parent | None:
    """Returns the `usual` channel, or that of the user, if both the user and the bot may open threads there; None
    after explaining why not."""
    parent = usual or reply.parent
    if parent is None:
        await reply.say("error-no-threads-here")
        return None
    theirs, ours = reply.permissions_in(parent)
    forum = is_forum(parent)
    if not (theirs.send_messages if forum else theirs.create_public_threads):
        await reply.say("error-may-not-post" if forum else "error-may-not-open", channel=Spoken(parent.mention))
    elif lacking := missing(ours, needed_in(parent)):
        await _show_lacking(reply, parent, lacking, retry)
    else:
        return parent
    return None


async def make_and_show(
    reply: Reply, asked: str, make: Make, channel: Parent, said: str, retry: Press | None = None
) -> None:
    """Creates a campaign once for a request, and shows its organiser its choices."""
    async with _alone(asked):
        situation = await _made_once(reply, asked, make, channel, retry)
        if situation is None:
            return
        name, thread = safe(situation.facts.name), Spoken(f"<#{situation.facts.thread}>")
        await show_settings(reply, situation, opening=reply.words().message(said, name=name, thread=thread))
        if reply.is_command:  # used again, it asks for another campaign; a button is gone then
            await reply.campaigns.lobby.answered(situation.id)


def _alone(asked: str) -> asyncio.Lock:
    """Returns the lock of a request: a double click, or a command used again at once, waits for the first answer."""
    return _making.setdefault(asked, asyncio.Lock())


async def _made_once(
    reply: Reply, asked: str, make: Make, channel: Parent, retry: Press | None = None
) -> Situation | None:
    """Returns the campaign that this request creates, in its thread. If the request was carried out before, but its
    answer was lost, that is the campaign created then. None after explaining why there is none."""
    earlier = await reply.campaigns.lobby.made_for(asked)
    if earlier is not None:
        with suppress(NoThread):  # the campaign is then gone
            await reply.services.places.finish(earlier)
            return await reply.campaigns.lookup.situation(earlier)
    return await placed(reply, await make(), channel, retry)


async def placed(reply: Reply, situation: Situation, channel: Parent, retry: Press | None = None) -> Situation | None:
    """Creates a new campaign's lobby message and thread. Returns None after explaining why that is not possible."""
    try:
        return await reply.services.places.open(situation, channel)
    except NoThread as refusal:
        await _show_refused(reply, channel, refusal, retry)
        return None


async def _show_refused(reply: Reply, channel: Parent, refusal: NoThread, retry: Press | None) -> None:
    if not refusal.code:
        await _show_lacking(reply, channel, TO_WRITE, retry)
        return
    words = reply.words()
    again = row(button(retry, words.message("button-try-again"), Style.PRIMARY)) if retry else None
    await reply.show(Message(why_no_thread(words, refusal, channel.id, ()), again))


async def _show_lacking(reply: Reply, channel: Parent, lacking: Sequence[str], retry: Press | None) -> None:
    words = reply.words()
    names = Spoken(words.listed([words.message(f"permission-{name}") for name in lacking]))
    again = row(button(retry, words.message("button-try-again"), Style.PRIMARY)) if retry else None
    said = words.message("error-permission", permissions=names, channel=Spoken(channel.mention))
    await reply.show(Message(said, again))


ROUTES: Routes = {
    "import_form": Route(Nothing.of, ask_file),
    "import_file": Route(Nothing.of, take_file),
    "open": Route(Wanted.of, try_again),
    "open_which": Route(Nothing.of, ask_which),
    "reopen": Route(OfCampaign.of, reopen),
}
