"""Buttons for organisers and moderators (resume, restore, archive), and the call for the organiser."""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import needed_to_start, table_words
from bot.messages.ids import NotOurs, Press, number
from bot.messages.layout import Message, Style, button, row
from bot.messages.payloads import OfCampaign
from bot.panels.choosing.showing import show_panel
from bot.text.speech import safe, until
from engine.campaigns import Actor, Situation
from engine.campaigns.model.errors import NotOrganiser, NotReady
from engine.words import Spoken

SPANS = (12, 24, 72)  # hours that can be added to the time of a turn


@dataclass(frozen=True, slots=True)
class MoreTime:
    """Hours to add to the time of a turn."""

    campaign: int
    hours: int

    @classmethod
    def of(cls, press: Press) -> MoreTime:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, number(press.what))

    @property
    def press(self) -> Press:
        """The press that adds them."""
        return Press("more_time", self.campaign, what=str(self.hours))


async def resume(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Resume]."""
    await resume_it(reply, await reply.campaign(pressed.campaign))


async def resume_it(reply: Reply, situation: Situation) -> None:
    """Resumes a paused campaign."""
    moderator = reply.rights(situation).moderator
    await reply.campaigns.lifecycle.resume(situation.id, Actor(reply.person.user, moderator=moderator))
    await _say_done(reply, "care-resumed-by-you")


async def pause_it(reply: Reply, situation: Situation, reason: str = "", days: int = 14) -> None:
    """Pauses a campaign for these days."""
    moderator = reply.rights(situation).moderator
    await reply.campaigns.lifecycle.pause(situation.id, Actor(reply.person.user, moderator=moderator), reason, days)
    await _say_done(reply, "care-paused-by-you")


async def pause(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Pause] of the repair panel."""
    await pause_it(reply, await reply.campaign(pressed.campaign))


async def offer_to_put_away(reply: Reply, situation: Situation) -> None:
    """Asks for confirmation before a campaign is archived."""
    if not reply.rights(situation).looks_after:
        raise NotOrganiser(situation.facts.organiser)
    words = reply.words()
    put = button(Press("put_away", situation.id), words.message("button-put-away"), Style.DANGER)
    stay = button(Press("care_keep", situation.id), words.message("button-keep-it"), Style.PRIMARY)
    await reply.show(Message(words.message("care-away-sure", name=safe(situation.facts.name)), row(stay, put)))


async def keep(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Keep it]."""
    await reply.show(Message(reply.words().message("care-kept")))


async def put_away(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the confirmed [Put away]."""
    situation = await reply.campaign(pressed.campaign)
    moderator = reply.rights(situation).moderator
    await reply.campaigns.lifecycle.archive(situation.id, Actor(reply.person.user, moderator=moderator))
    await _say_done(reply, "care-away-by-you")


async def bring_back(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Bring back]."""
    situation = await reply.campaign(pressed.campaign)
    moderator = reply.rights(situation).moderator
    await reply.campaigns.lifecycle.unarchive(situation.id, Actor(reply.person.user, moderator=moderator))
    await _say_done(reply, "care-back-by-you")


async def remind(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Remind] of the turn message's menu."""
    await remind_them(reply, await reply.campaign(pressed.campaign))


async def remind_them(reply: Reply, situation: Situation) -> None:
    """Reminds the waiting players."""
    await reply.campaigns.nudges.remind(situation.id, reply.person.user)
    await _say_done(reply, "care-reminded-by-you")


async def here(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [I am here]: restarts the time of the turn, and opens the panel."""
    situation = await reply.campaign(pressed.campaign)
    if reply.person.user in situation.waiting_users:
        situation = await reply.campaigns.nudges.here(situation.id, reply.person.user)
    await show_panel(reply, situation)


async def ask_time(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [I need more time]: asks for the hours."""
    situation = await reply.campaign(pressed.campaign)
    if reply.person.user not in situation.waiting_users:
        await show_panel(reply, situation)
        return
    words = reply.words()
    spans = [button(MoreTime(situation.id, hours).press, words.message("button-hours", hours=hours)) for hours in SPANS]
    await reply.show(Message(words.message("care-how-long"), row(*spans)))


async def take_time(reply: Reply, pressed: MoreTime) -> None:
    """Adds the chosen hours."""
    if pressed.hours not in SPANS:
        raise NotOurs
    situation = await reply.campaign(pressed.campaign)
    if reply.person.user not in situation.waiting_users:
        await show_panel(reply, situation)
        return
    situation = await reply.campaigns.nudges.take_time(situation.id, reply.person.user, pressed.hours)
    ends = situation.closes or situation.due
    due = until(ends) if ends else ""
    await reply.show(Message(reply.words().message("care-time-taken", due=due)))


async def fill(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Fill with autopilots and start] of a lobby that has waited for a week."""
    situation = await reply.campaign(pressed.campaign)
    words = table_words(situation, reply.locale)
    try:
        situation = await reply.campaigns.play.fill_and_start(situation.id, reply.person.user)
    except NotReady:
        needs = Spoken(words.listed(needed_to_start(situation, words)))
        await reply.tell(words.message("lobby-start-needs", what=needs))
        return
    name, thread = safe(situation.facts.name), Spoken(f"<#{situation.facts.thread}>")
    await reply.show(Message(words.message("lobby-started", name=name, thread=thread)))
    reply.services.refreshing.soon(situation.id)


async def keep_lobby(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Keep waiting]: the lobby's clock starts again."""
    situation = await reply.campaign(pressed.campaign)
    await reply.campaigns.lifecycle.keep_lobby(situation.id, reply.person.user)
    await _say_done(reply, "clock-kept")


async def close_lobby(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Close]: asks for confirmation."""
    await offer_to_put_away(reply, await reply.campaign(pressed.campaign))


async def pause_longer(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [14 more days]."""
    situation = await reply.campaign(pressed.campaign)
    moderator = reply.rights(situation).moderator
    await reply.campaigns.lifecycle.pause_longer(situation.id, Actor(reply.person.user, moderator=moderator))
    await _say_done(reply, "care-paused-by-you")


async def call_organiser(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Ask the organiser]: posts one line in the thread."""
    situation = await reply.campaign(pressed.campaign)
    await reply.campaigns.nudges.call_organiser(situation.id, reply.person.user)
    await _say_done(reply, "care-called-by-you")


async def _say_done(reply: Reply, key: str) -> None:
    """Confirms an action to the user: in place of an ephemeral panel, or in addition to a public post."""
    await reply.show(Message(reply.words().message(key)))


ROUTES: Routes = {
    "post_here": Route(OfCampaign.of, here),
    "post_time": Route(OfCampaign.of, ask_time),
    "more_time": Route(MoreTime.of, take_time),
    "care_pause": Route(OfCampaign.of, pause),
    "care_keep": Route(OfCampaign.of, keep),
    "clock_fill": Route(OfCampaign.of, fill),
    "clock_keep": Route(OfCampaign.of, keep_lobby),
    "clock_close": Route(OfCampaign.of, close_lobby),
    "clock_longer": Route(OfCampaign.of, pause_longer),
    "resume": Route(OfCampaign.of, resume),
    "put_away": Route(OfCampaign.of, put_away),
    "bring_back": Route(OfCampaign.of, bring_back),
    "call_organiser": Route(OfCampaign.of, call_organiser),
}
