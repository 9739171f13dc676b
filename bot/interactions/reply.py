"""An interaction and its answer: the user, their language, and how the answer is shown."""

from __future__ import annotations

import asyncio
import io
import secrets
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Generic, TypeVar

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.discord.forums import Parent, parent_of
from bot.discord.permissions import Rights, rights_of
from bot.discord.retry import BROKEN_OFF, Done, TooBusy, retry
from bot.discord.threads import parts_of
from bot.host import metrics
from bot.host.watchdog import LoopHeld
from bot.interactions.recovery_buttons import no_campaign, own_fault, recovery_buttons, unreadable
from bot.interactions.services import Interaction, Services
from bot.messages.components import View, files, modal
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Control, Form, Message, Picture, link, place_link, row
from bot.text.refusals import explain
from bot.text.speech import catalogue, safe, shortened, words_at
from engine.campaigns import Campaigns, Person, Preferences, Situation, Unread
from engine.campaigns.model.errors import Refused
from engine.storage import Closed, InUse, Unreachable
from engine.words import Spoken, Words, nearest_locale
from renders.job import Job

log = structlog.get_logger()

EXPIRED, INVALID_TOKEN = 10062, 50027  # Discord's codes: the interaction has expired,
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008  # the pressed message is gone,
ACKNOWLEDGED = 40060  # the interaction was acknowledged before
NOWHERE_TO_ANSWER = (EXPIRED, INVALID_TOKEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
SECONDS_TO_WAKE = 1.0  # out of the three that Discord allows


Payload = TypeVar("Payload")


class NoCampaignHere(Exception):
    """Raised when a command that belongs in a campaign's thread is used elsewhere."""


class CampaignMoved(NoCampaignHere):
    """Raised when a player presses a button in a thread that the campaign has left."""

    def __init__(self, thread: int) -> None:
        super().__init__(thread)
        self.thread = thread


LONGEST_ARGUMENT = 1000  # characters of a text within a message
TEXT_INPUT = 4  # Discord's number of a form's field for text


class Reply:
    """An interaction, answered within 3 seconds: either `show`, or `defer` and later `show`."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.shown: int | None = None
        """The message that `show` sent or edited last."""
        self._acknowledged = False
        self.about = 0
        """The id of the campaign concerned; 0 until it is known."""

    # ---------------------------------------------------------------- who asks, and where

    @property
    def services(self) -> Services:
        """The services that handlers use."""
        return self.interaction.client.services

    @property
    def campaigns(self) -> Campaigns:
        """The campaign service."""
        return self.services.campaigns

    @property
    def person(self) -> Person:
        """The user who sent the interaction."""
        return Person(self.interaction.user.id, self.interaction.user.display_name)

    @property
    def preferences(self) -> Preferences:
        """The reader's preferences."""
        return self.services.readers.of(self.interaction.user.id)

    @property
    def locale(self) -> str:
        """The reader's language: the preferred one, else that of their Discord client."""
        return nearest_locale(self.preferences.locale or str(self.interaction.locale))

    def words(self, situation: Situation | None = None) -> Words:
        """Returns the bot's messages in the reader's language, including those of the campaign's game."""
        if situation is None:
            return catalogue(self.locale)
        return words_at(situation, self.locale)

    @property
    def parent(self) -> Parent | None:
        """The interaction's channel, or its thread's parent; None if no campaign can be opened there."""
        return parent_of(self.interaction.channel)

    @property
    def is_command(self) -> bool:
        """True for a command, False for a press or a form."""
        return self.interaction.type is discord.InteractionType.application_command

    def request(self, *what: object) -> str:
        """Returns the key of what the user asks for: the same for the same button or command again, so that it is
        carried out once even if its answer was lost."""
        message = self.interaction.message
        asked = (self.person.user, self.interaction.channel_id, message.id if message else None, *what)
        return sha256(repr(asked).encode()).hexdigest()[:32]

    @property
    def roles(self) -> set[int]:
        """The ids of the user's roles in this server."""
        user = self.interaction.user
        return {role.id for role in user.roles} if isinstance(user, discord.Member) else set()

    def permissions_in(self, channel: Parent) -> tuple[discord.Permissions, discord.Permissions]:
        """Returns the permissions of the user and of the bot in a channel of this server."""
        if channel == self.parent:
            return self.interaction.permissions, self.interaction.app_permissions
        user = self.interaction.user
        theirs = channel.permissions_for(user) if isinstance(user, discord.Member) else discord.Permissions.none()
        return theirs, channel.permissions_for(channel.guild.me)

    @property
    def may_write(self) -> bool:
        """True if the user may write in the interaction's channel."""
        theirs = self.interaction.permissions
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        return theirs.send_messages_in_threads if in_thread else theirs.send_messages

    def sees(self, channel: int) -> bool:
        """True if the user can see a text channel or forum of this server."""
        guild = self.interaction.guild
        found = guild.get_channel(channel) if guild else None
        return isinstance(found, Parent) and self.permissions_in(found)[0].view_channel

    @property
    def values(self) -> list[str]:
        """The entries selected in the menu."""
        data: Any = self.interaction.data or {}
        return list(data.get("values", ()))

    @property
    def value(self) -> str:
        """The single entry selected in the menu. Raises NotOurs if there is none."""
        if not self.values:
            raise NotOurs
        return self.values[0]

    @property
    def people(self) -> list[tuple[Person, bool]]:
        """The people selected in a menu, and if each is a bot."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved", {})
        users, members = resolved.get("users", {}), resolved.get("members", {})
        found = []
        for each in filter(users.__contains__, self.values):
            user, nick = users[each], members.get(each, {}).get("nick")
            name = nick or user.get("global_name") or user["username"]
            found.append((Person(int(each), name), bool(user.get("bot"))))
        return found

    @property
    def pressed_label(self) -> str:
        """The label of the pressed button, or of the selected entries."""
        data: Any = self.interaction.data or {}
        parts = parts_of(self.interaction.message) if self.interaction.message else ()
        pressed = [part for part in parts if getattr(part, "custom_id", None) == data.get("custom_id")]
        if pressed and isinstance(pressed[0], discord.SelectMenu):
            return ", ".join(option.label for option in pressed[0].options if option.value in self.values)
        return pressed[0].label or "" if pressed and isinstance(pressed[0], discord.Button) else ""

    @property
    def _inputs(self) -> list[Any]:
        data: Any = self.interaction.data or {}
        found = [part.get("component", {}) for part in data.get("components", ())]
        return [each for each in found if "custom_id" in each]

    @property
    def fields(self) -> dict[str, str]:
        """The text entered in the form, by the custom ids of its inputs."""
        return {each["custom_id"]: each.get("value") or "" for each in self._inputs if each.get("type") == TEXT_INPUT}

    @property
    def chosen(self) -> dict[str, list[str]]:
        """The entries selected in the form, by the custom ids of its fields."""
        found = {}
        for each in self._inputs:
            one = each.get("value")
            found[each["custom_id"]] = list(each.get("values") or ([one] if isinstance(one, str) else ()))
        return found

    def file(self, name: str) -> discord.Attachment:
        """Returns the file uploaded in this field of the form. Raises NotOurs if there is none."""
        data: Any = self.interaction.data or {}
        sent = data.get("resolved", {}).get("attachments", {})
        found = next((sent[each] for each in self.chosen.get(name, ()) if each in sent), None)
        if found is None:
            raise NotOurs
        return discord.Attachment(data=found, state=self.interaction.client._connection)

    async def situation(self) -> Situation:
        """Returns the campaign of this thread. Raises NoCampaignHere if there is none."""
        found = await self.campaigns.lookup.of_thread(self.interaction.channel_id or 0)
        if found is None:
            raise NoCampaignHere
        bind_contextvars(campaign=found.id)
        self.about = found.id
        return await self._seen_at(found)

    async def campaign(self, named: int) -> Situation:
        """Returns the campaign that a press names. Raises NoCampaignHere unless it belongs to the press's channel: from
        anywhere else, the campaign is treated as unknown. Raises CampaignMoved if a player pressed in its old thread.
        """
        try:
            found = await self.campaigns.lookup.situation(named)
        except Exception:
            place = await self.campaigns.lookup.place(named)
            if place is None or not self._is_at(*place):
                raise NoCampaignHere from None
            raise
        if not self._is_at(found.facts.guild, found.facts.channel, found.facts.thread):
            near = self.interaction.guild_id == found.facts.guild
            left = near and isinstance(self.interaction.channel, discord.Thread)
            if left and found.facts.thread and found.seats_of(self.person.user):
                raise CampaignMoved(found.facts.thread)
            raise NoCampaignHere
        self.about = found.id
        return await self._seen_at(found)

    async def _seen_at(self, situation: Situation) -> Situation:
        """Records that this user is active, so that autopilot stops playing for them. Returns the updated campaign."""
        if not situation.seats_of(self.person.user):
            return situation
        try:
            return await self.campaigns.seats.pressed(situation.id, self.person.user)
        except Exception:  # the press is answered anyway
            log.exception("activity not recorded", campaign=situation.id)
            return situation

    def _is_at(self, guild: int | None, channel: int | None, thread: int | None) -> bool:
        here = self.interaction.guild_id, self.interaction.channel_id
        return here in {(guild, thread), (guild, channel)}

    def rights(self, situation: Situation) -> Rights:
        """Returns the user's rights in this campaign. Threads have the permissions of their parent channel."""
        return rights_of(
            self.person.user,
            situation.seats,
            self.person.user if situation.organises(self.person.user) else situation.facts.organiser,
            competitive=situation.game.competitive,
            manages_threads=self.interaction.permissions.manage_threads,
        )

    def moved_to(self, thread: int) -> tuple[str, Control | None]:
        """Returns where a campaign is played now, in words and as a button that leads there."""
        words, guild = self.words(), self.interaction.guild_id or 0
        said = words.message("moved-to", thread=Spoken(f"<#{thread}>"))
        return said, row(link(place_link(guild, thread), words.message("button-to-thread")))

    # ---------------------------------------------------------------- answering

    @property
    def private(self) -> bool:
        """True if the press was on an ephemeral message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def answered(self) -> bool:
        """True if Discord has the first answer."""
        return self._acknowledged or self.interaction.response.is_done()

    async def _first(self, answer: Callable[[], Awaitable[Done]]) -> Done | None:
        """Sends the first answer and returns the result; None if Discord has the answer but its confirmation was
        lost."""
        try:
            return await retry(answer)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            self._acknowledged = True
            return None

    async def defer(self, *, fresh: bool = False) -> None:
        """Tells Discord that the answer takes longer. `fresh` as for `show`."""
        if self.answered:
            return
        if self.private and not fresh:
            await self._first(self.interaction.response.defer)
        else:
            await self._first(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def show(self, message: Message, *, fresh: bool = False) -> None:
        """Shows a message to the user: in place of the ephemeral message whose button was pressed, else as a new
        ephemeral message (always with `fresh`). Later calls replace the message."""
        interaction, response = self.interaction, self.interaction.response
        if self.answered:
            edited = await retry(
                lambda: interaction.edit_original_response(view=View(message), attachments=_attachments(message))
            )
            self.shown = edited.id
        elif self.private and not fresh:
            await self._first(lambda: response.edit_message(view=View(message), attachments=_attachments(message)))
            self.shown = interaction.message.id if interaction.message else None
        else:
            sent = await self._first(
                lambda: response.send_message(view=View(message), files=files(message), ephemeral=True)
            )
            self.shown = sent.message_id if sent else (await retry(interaction.original_response)).id
        self.services.unanswered.discard(self.person.user)

    def as_wished(self, job: Job) -> Job:
        """Returns the job with the reader's preferred look. The preference for text instead of pictures is ignored
        here."""
        wished = self.preferences.pictures
        return job if wished == "words" else replace(job, look=wished)

    async def show_drawn(
        self,
        key: Hashable,
        job: Job | None,
        turn_message_of: Callable[[Picture | None], Message],
        *,
        fresh: bool = False,
    ) -> None:
        """Shows a message at once with the last picture drawn for `key`, and updates it when the new picture is
        ready."""
        pictures, job = self.services.pictures, self.as_wished(job) if job else None
        if not self.interaction.app_permissions.attach_files or self.preferences.pictures == "words":
            job = None
        await self.show(turn_message_of(pictures.last(key, job) if job else None), fresh=fresh)
        if job is None or self.shown is None:
            return

        async def show_again(picture: Picture | None) -> None:
            await self.show(turn_message_of(picture), fresh=fresh)

        pictures.later(self.shown, key, job, show_again)

    async def open(self, form: Form) -> None:
        """Opens a form."""
        await self._first(lambda: self.interaction.response.send_modal(modal(form)))

    async def hand_out(self, said: str, filename: str, data: bytes) -> None:
        """Sends a file to the user, after `defer`."""
        file = discord.File(io.BytesIO(data), filename)
        await self.interaction.followup.send(said, file=file, ephemeral=True)

    async def publish(self, message: Message, mentioned: Sequence[int] = ()) -> None:
        """Sends a message to everyone in the channel, after `defer` for a press on an ephemeral message. It notifies
        only the users in `mentioned`."""
        users = [discord.Object(user) for user in mentioned]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        await self.interaction.followup.send(view=View(message), ephemeral=False, allowed_mentions=mentions)

    async def redraw(self, message: Message) -> None:
        """Shows a message to everyone, in place of the public message whose button was pressed."""
        await self._first(
            lambda: self.interaction.response.edit_message(view=View(message), attachments=_attachments(message))
        )

    async def say(self, key: str, **args: Any) -> None:
        """Sends a message of the catalogue to the user as an additional ephemeral message."""
        await self.tell(self.words().message(key, **args))

    async def tell(self, text: str, buttons: Control | None = None) -> None:
        """Sends a text to the user as an additional ephemeral message, with buttons for recovery."""
        message = Message(text, buttons)
        if self.answered:
            await retry(lambda: self.interaction.followup.send(view=View(message), ephemeral=True))
        else:
            await self._first(lambda: self.interaction.response.send_message(view=View(message), ephemeral=True))

    async def woken(self) -> bool:
        """Returns True if the interaction's thread was archived and has been unarchived (E14)."""
        thread = self.interaction.channel
        if not isinstance(thread, discord.Thread) or not thread.archived or thread.locked:
            return False
        try:
            await asyncio.wait_for(thread.edit(archived=False), SECONDS_TO_WAKE)
        except (discord.HTTPException, *BROKEN_OFF):
            return False
        return True

    async def fail(self, error: Exception) -> None:
        """Explains an error to the user, if Discord still accepts an answer."""
        try:
            await self._explain(error)
        except (discord.HTTPException, TooBusy) as silenced:
            self.services.unanswered.add(self.person.user)
            log.warning("answer not shown", interaction=self.interaction.id, reason=repr(silenced))

    async def _explain(self, error: Exception) -> None:
        """Explains an error, depending on who caused it."""
        if self._cannot_be_shown(error):
            self.services.unanswered.add(self.person.user)
            metrics.failed("acknowledging", error)
            log.warning("answer not shown", interaction=self.interaction.id, reason=repr(error))
        elif isinstance(error, CampaignMoved):
            await self.tell(*self.moved_to(error.thread))
        elif isinstance(error, NoCampaignHere):
            await self.tell(self.words().message("error-no-campaign"), no_campaign(self.words()))
        elif isinstance(error, NotOurs):
            await self.say("error-not-ours")
        elif isinstance(error, Unreachable):
            metrics.failed("database", error)
            log.error("database unreachable", reason=str(error))
            await self.say("error-database")
        elif isinstance(error, Closed):  # another process answers now, or will after a restart
            await self.say("error-was-away")
        elif isinstance(error, Refused):
            metrics.refused(error)
            here, words = await self._here(), self.words()
            await self._refuse(explain(error, words, here), recovery_buttons(error, here, self.person.user, words))
        else:
            await self._own_fault(error)

    def _cannot_be_shown(self, error: Exception) -> bool:
        """Returns True if the error cannot be shown: Discord accepts no answer, or the bot is closing."""
        nowhere = getattr(error, "code", 0) in NOWHERE_TO_ANSWER
        return isinstance(error, TooBusy | InUse) or self.interaction.client.is_closed() or nowhere

    async def _own_fault(self, error: Exception) -> None:
        """Logs an internal error and shows its report number; says so if the campaign cannot be read."""
        metrics.failed("answering", error)
        report = secrets.token_hex(2).upper()
        log.error("unexpected error", report=report, exc_info=error)
        said = self.words().message("error-own-fault", report=Spoken(report))
        here = await self._here()
        if self.about and isinstance(error, LoopHeld):
            self.campaigns.looking_never_ended(self.about)
        unread = None if here else await self._unread()
        if unread is None:
            await self._refuse(said, own_fault(here, self.words()))
        else:
            await self._refuse(f"{said}\n{self.words().message('care-unread')}", unreadable(unread, self.words()))

    async def _refuse(self, said: str, buttons: Control | None) -> None:
        """Shows a refusal, and returns the text of the form that was submitted in vain."""
        typed = next(filter(None, self.fields.values()), "")
        shown = safe(typed)
        if len(str(shown)) > LONGEST_ARGUMENT:
            shown = safe(shortened(typed, LONGEST_ARGUMENT // 2))  # escapes at most double it
        written = [self.words().message("form-written", text=shown)] if typed else []
        await self.tell("\n".join([said, *written]), buttons)

    async def _here(self) -> Situation | None:
        """Returns the campaign of the interaction: the one found so far, else that of the thread."""
        try:
            if self.about:
                return await self.campaigns.lookup.situation(self.about)
            return await self.campaigns.lookup.of_thread(self.interaction.channel_id or 0)
        except Exception as error:  # the campaign may not load, which may be the error to explain
            log.info("campaign of this place unknown", reason=type(error).__name__)
            return None

    async def _unread(self) -> Unread | None:
        """Returns this thread's campaign if it does not load, for users who may repair it."""
        found = await self.campaigns.unreadable.find(thread=self.interaction.channel_id or 0)
        if found is None or self.person.user == found.organiser:
            return found
        moderates = self.interaction.permissions.manage_threads and self.person.user not in found.users
        return found if moderates else None


def _attachments(message: Message) -> Any:
    """Returns the attachments for Discord; unset keeps the existing pictures."""
    return discord.utils.MISSING if message.keeps_files else files(message)


@dataclass(frozen=True, slots=True)
class Route(Generic[Payload]):
    """The handler of a verb, and how the arguments of its custom id are parsed."""

    read: Callable[[Press], Payload]
    handle: Callable[[Reply, Payload], Awaitable[None]]

    async def answer(self, reply: Reply, press: Press) -> None:
        """Answers a press. Raises NotOurs if no button of this verb can have these arguments."""
        await self.handle(reply, self.read(press))


Routes = Mapping[str, Route[Any]]
"""A module's routes by the verbs they answer."""
