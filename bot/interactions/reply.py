"""One interaction and its answer: who asks, in which language, and how the answer is shown."""

from __future__ import annotations

import asyncio
import io
import secrets
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.discord.permissions import Rights, rights_of
from bot.discord.retry import BROKEN_OFF, Done, TooBusy, retry
from bot.discord.threads import parts_of
from bot.host import metrics
from bot.host.watchdog import LoopHeld
from bot.interactions.recovery_buttons import no_campaign, own_fault, recovery_buttons, unreadable
from bot.interactions.services import Interaction, Services
from bot.messages.components import View, files, modal
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Card, Control, Form, Picture
from bot.text.refusals import explain
from bot.text.speech import catalogue, safe, words_at
from engine.campaigns import Campaigns, Person, Preferences, Situation, Unread
from engine.campaigns.model.errors import Refused
from engine.storage import Closed, InUse, Unreachable
from engine.words import Spoken, Words, nearest_locale
from renders.job import Job

log = structlog.get_logger()

EXPIRED, INVALID_TOKEN = 10062, 50027  # Discord's codes: the time of the interaction is over,
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008  # what was pressed is gone,
ACKNOWLEDGED = 40060  # it has been answered already
NOWHERE_TO_ANSWER = (EXPIRED, INVALID_TOKEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
SECONDS_TO_WAKE = 1.0  # of the three that an answer may take


Payload = TypeVar("Payload")

TextChannel = discord.TextChannel
"""Where a table can be opened."""


class NoCampaignHere(Exception):
    """A command that belongs into a campaign's thread was given elsewhere."""


class Reply:
    """An interaction, answered at most 3 seconds after it came: `show` it, or `defer` first and then `show`."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.shown: int | None = None
        """The message that `show` has shown last."""
        self._acknowledged = False
        self.about = 0
        """The campaign that was found to be meant; 0 before."""

    # ---------------------------------------------------------------- who asks, and where

    @property
    def services(self) -> Services:
        """What answers work with."""
        return self.interaction.client.services

    @property
    def campaigns(self) -> Campaigns:
        """The service that knows every campaign."""
        return self.services.campaigns

    @property
    def person(self) -> Person:
        """Who asks."""
        return Person(self.interaction.user.id, self.interaction.user.display_name)

    @property
    def preferences(self) -> Preferences:
        """What the reader has chosen for themselves."""
        return self.services.readers.of(self.interaction.user.id)

    @property
    def locale(self) -> str:
        """The reader's language: the one they have chosen, else the one they use Discord in."""
        return nearest_locale(self.preferences.locale or str(self.interaction.locale))

    def words(self, situation: Situation | None = None) -> Words:
        """The bot's words in the reader's language, with those of the campaign's game."""
        if situation is None:
            return catalogue(self.locale)
        return words_at(situation, self.locale)

    @property
    def text_channel(self) -> TextChannel | None:
        """The channel of the interaction, or that of its thread; None where it is no text channel."""
        channel = self.interaction.channel
        parent = channel.parent if isinstance(channel, discord.Thread) else channel
        return parent if isinstance(parent, discord.TextChannel) else None

    @property
    def values(self) -> list[str]:
        """What was marked in the menu that was used."""
        data: Any = self.interaction.data or {}
        return list(data.get("values", ()))

    @property
    def value(self) -> str:
        """The one thing that was marked in the menu; raises NotOurs where nothing was."""
        if not self.values:
            raise NotOurs
        return self.values[0]

    @property
    def pressed_label(self) -> str:
        """What the pressed button said, or the entries that were marked."""
        data: Any = self.interaction.data or {}
        parts = parts_of(self.interaction.message) if self.interaction.message else ()
        pressed = [part for part in parts if getattr(part, "custom_id", None) == data.get("custom_id")]
        if pressed and isinstance(pressed[0], discord.SelectMenu):
            return ", ".join(option.label for option in pressed[0].options if option.value in self.values)
        return pressed[0].label or "" if pressed and isinstance(pressed[0], discord.Button) else ""

    @property
    def fields(self) -> dict[str, str]:
        """What was written into the form, by the custom ids of its inputs."""
        data: Any = self.interaction.data or {}
        inputs = [part.get("component", {}) for part in data.get("components", ())]
        return {each["custom_id"]: each.get("value", "") for each in inputs if "custom_id" in each}

    async def situation(self) -> Situation:
        """The campaign of this thread; raises NoCampaignHere where there is none."""
        found = await self.campaigns.lookup.of_thread(self.interaction.channel_id or 0)
        if found is None:
            raise NoCampaignHere
        bind_contextvars(campaign=found.id)
        self.about = found.id
        return await self._seen_at(found)

    async def campaign(self, named: int) -> Situation:
        """Returns the campaign that a press names. Raises NoCampaignHere unless it belongs to where the press came
        from: to whoever presses elsewhere, a campaign with that number is as good as none."""
        try:
            found = await self.campaigns.lookup.situation(named)
        except Exception:
            place = await self.campaigns.lookup.place(named)
            if place is None or not self._is_at(*place):
                raise NoCampaignHere from None
            raise
        if not self._is_at(found.facts.guild, found.facts.channel, found.facts.thread):
            raise NoCampaignHere
        self.about = found.id
        return await self._seen_at(found)

    async def _seen_at(self, situation: Situation) -> Situation:
        """Notes that this person is there, so that autopilot stops standing in for them. Returns how it stands then."""
        if not situation.seats_of(self.person.user):
            return situation
        try:
            return await self.campaigns.seats.pressed(situation.id, self.person.user)
        except Exception:  # what was pressed is answered all the same
            log.exception("press not noted", campaign=situation.id)
            return situation

    def _is_at(self, guild: int | None, channel: int | None, thread: int | None) -> bool:
        here = self.interaction.guild_id, self.interaction.channel_id
        return here in {(guild, thread), (guild, channel)}

    def rights(self, situation: Situation) -> Rights:
        """What the one who asks is at this table; threads have the permissions of their parent channel."""
        return rights_of(
            self.person.user,
            situation.seats,
            situation.facts.organiser,
            competitive=situation.game.competitive,
            manages_threads=self.interaction.permissions.manage_threads,
        )

    # ---------------------------------------------------------------- answering

    @property
    def private(self) -> bool:
        """Whether the press was on a message that only its reader sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def answered(self) -> bool:
        """Whether Discord has the first answer."""
        return self._acknowledged or self.interaction.response.is_done()

    async def _first(self, answer: Callable[[], Awaitable[Done]]) -> Done | None:
        """Sends the first answer and returns it; None where Discord has it, but what it said to that got lost."""
        try:
            return await retry(answer)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            self._acknowledged = True
            return None

    async def defer(self, *, fresh: bool = False) -> None:
        """Tells Discord that the answer takes longer; `fresh` as for `show`."""
        if self.answered:
            return
        if self.private and not fresh:
            await self._first(self.interaction.response.defer)
        else:
            await self._first(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def show(self, card: Card, *, fresh: bool = False) -> None:
        """Shows a card to the one who asked: in place of the private message that was pressed, else as a new private
        message (always with `fresh`). Shown again, it replaces what was shown."""
        interaction, response = self.interaction, self.interaction.response
        if self.answered:
            edited = await retry(
                lambda: interaction.edit_original_response(view=View(card), attachments=_attachments(card))
            )
            self.shown = edited.id
        elif self.private and not fresh:
            await self._first(lambda: response.edit_message(view=View(card), attachments=_attachments(card)))
            self.shown = interaction.message.id if interaction.message else None
        else:
            sent = await self._first(lambda: response.send_message(view=View(card), files=files(card), ephemeral=True))
            self.shown = sent.message_id if sent else (await retry(interaction.original_response)).id
        self.services.unanswered.discard(self.person.user)

    def as_wished(self, job: Job) -> Job:
        """The picture in the look that this reader has chosen; a wish for words alone changes nothing here."""
        wished = self.preferences.pictures
        return job if wished == "words" else replace(job, look=wished)

    async def show_drawn(
        self, key: Hashable, job: Job | None, card_of: Callable[[Picture | None], Card], *, fresh: bool = False
    ) -> None:
        """Shows a card at once, with the picture that was last drawn for `key`, and again when the new one is done."""
        pictures, job = self.services.pictures, self.as_wished(job) if job else None
        if not self.interaction.app_permissions.attach_files or self.preferences.pictures == "words":
            job = None
        await self.show(card_of(pictures.last(key, job) if job else None), fresh=fresh)
        if job is None or self.shown is None:
            return

        async def show_again(picture: Picture | None) -> None:
            await self.show(card_of(picture), fresh=fresh)

        pictures.later(self.shown, key, job, show_again)

    async def open(self, form: Form) -> None:
        """Opens a form."""
        await self._first(lambda: self.interaction.response.send_modal(modal(form)))

    async def hand_out(self, said: str, filename: str, data: bytes) -> None:
        """Gives a file to the one who asked, after `defer`."""
        file = discord.File(io.BytesIO(data), filename)
        await self.interaction.followup.send(said, file=file, ephemeral=True)

    async def redraw(self, card: Card) -> None:
        """Shows a card to everybody, in place of the public message that was pressed."""
        await self._first(
            lambda: self.interaction.response.edit_message(view=View(card), attachments=_attachments(card))
        )

    async def say(self, key: str, **args: Any) -> None:
        """Says one message of the catalogue to the one who asked, beside what is there."""
        await self.tell(self.words().message(key, **args))

    async def tell(self, text: str, buttons: Control | None = None) -> None:
        """Says a sentence to the one who asked, beside what is there, and offers a way out."""
        card = Card(text, buttons)
        if self.answered:
            await retry(lambda: self.interaction.followup.send(view=View(card), ephemeral=True))
        else:
            await self._first(lambda: self.interaction.response.send_message(view=View(card), ephemeral=True))

    async def woken(self) -> bool:
        """Whether the thread of the interaction was asleep and has been woken (E14)."""
        thread = self.interaction.channel
        if not isinstance(thread, discord.Thread) or not thread.archived or thread.locked:
            return False
        try:
            await asyncio.wait_for(thread.edit(archived=False), SECONDS_TO_WAKE)
        except (discord.HTTPException, *BROKEN_OFF):
            return False
        return True

    async def fail(self, error: Exception) -> None:
        """Says kindly what was wrong, where Discord lets us."""
        try:
            await self._explain(error)
        except (discord.HTTPException, TooBusy) as silenced:
            self.services.unanswered.add(self.person.user)
            log.warning("answer not shown", interaction=self.interaction.id, reason=repr(silenced))

    async def _explain(self, error: Exception) -> None:
        """Says what was wrong, by whose fault it is."""
        if self._cannot_be_shown(error):
            self.services.unanswered.add(self.person.user)
            metrics.failed("acknowledging", error)
            log.warning("answer not shown", interaction=self.interaction.id, reason=repr(error))
        elif isinstance(error, NoCampaignHere):
            await self.tell(self.words().message("error-no-campaign"), no_campaign(self.words()))
        elif isinstance(error, NotOurs):
            await self.say("error-not-ours")
        elif isinstance(error, Unreachable):
            metrics.failed("database", error)
            log.error("the database does not answer", reason=str(error))
            await self.say("error-database")
        elif isinstance(error, Closed):  # another process answers by now, or will after a restart
            await self.say("error-was-away")
        elif isinstance(error, Refused):
            metrics.refused(error)
            here, words = await self._here(), self.words()
            await self._refuse(explain(error, words, here), recovery_buttons(error, here, self.person.user, words))
        else:
            await self._own_fault(error)

    def _cannot_be_shown(self, error: Exception) -> bool:
        """Whether nothing can be said any more: Discord takes no answer, or the house is closing."""
        nowhere = getattr(error, "code", 0) in NOWHERE_TO_ANSWER
        return isinstance(error, TooBusy | InUse) or self.interaction.client.is_closed() or nowhere

    async def _own_fault(self, error: Exception) -> None:
        """Logs it under a number, which is told; a campaign that cannot be read is told as such."""
        metrics.failed("answering", error)
        report = secrets.token_hex(2).upper()
        log.error("unexpected fault", report=report, exc_info=error)
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
        """Says it, and gives back what was written into the form that was in vain."""
        written = [self.words().message("form-written", text=safe(text)) for text in self.fields.values() if text]
        await self.tell("\n".join([said, *written]), buttons)

    async def _here(self) -> Situation | None:
        """The campaign that the interaction was about: the one that was found, else that of the thread."""
        try:
            if self.about:
                return await self.campaigns.lookup.situation(self.about)
            return await self.campaigns.lookup.of_thread(self.interaction.channel_id or 0)
        except Exception as error:  # it may not load: that is what is being explained
            log.info("nothing known of this place", reason=type(error).__name__)
            return None

    async def _unread(self) -> Unread | None:
        """The campaign of this thread that does not load, for those who look after it."""
        found = await self.campaigns.unreadable.find(thread=self.interaction.channel_id or 0)
        if found is None or self.person.user == found.organiser:
            return found
        moderates = self.interaction.permissions.manage_threads and self.person.user not in found.users
        return found if moderates else None


def _attachments(card: Card) -> Any:
    """What Discord is to attach: nothing said keeps the pictures that are there."""
    return discord.utils.MISSING if card.keeps_files else files(card)


@dataclass(frozen=True, slots=True)
class Route(Generic[Payload]):
    """How a press is answered: what it carries is read, and handed to its handler."""

    read: Callable[[Press], Payload]
    handle: Callable[[Reply, Payload], Awaitable[None]]

    async def answer(self, reply: Reply, press: Press) -> None:
        """Answers a press. Raises NotOurs where it carries what no button of this verb can."""
        await self.handle(reply, self.read(press))


Routes = Mapping[str, Route[Any]]
"""The routes of a module by the verbs of the presses that they answer."""
