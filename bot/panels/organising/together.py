"""[Play together]: an event of the server at a time, in the reader's time zone (docs/behaviour.md#play-together)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from babel.dates import format_date

from bot.discord.meetings import may_create_events
from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Message, Style, button, entry, event_link, link, menu, row
from bot.messages.payloads import OfCampaign
from bot.text.speech import moment
from engine.campaigns import Actor, Situation
from engine.campaigns.lifecycle.meetings import Meeting
from engine.campaigns.model.errors import NotYourSeat
from engine.words import Words

DAYS = 14
USUAL_HOUR = 20


@dataclass(frozen=True, slots=True)
class Evening:
    """A day and an hour of it, in the reader's time zone."""

    campaign: int
    day: date
    hour: int

    @classmethod
    def of(cls, press: Press) -> Evening:
        """Reads a press. Raises NotOurs."""
        try:
            begins = datetime.strptime(press.what, "%Y%m%d%H")
        except ValueError:
            raise NotOurs from None
        return cls(press.campaign, begins.date(), begins.hour)

    def press(self, verb: str = "meet") -> Press:
        """Returns the press for this verb."""
        return Press(verb, self.campaign, what=f"{self.day:%Y%m%d}{self.hour:02}")

    def begins(self, zone: tzinfo) -> datetime:
        """Returns the moment that this is in a time zone."""
        return datetime.combine(self.day, time(self.hour), zone).astimezone(UTC)


async def show(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Play together] in the menu of the turn message."""
    situation = await reply.campaign(pressed.campaign)
    _expect_at_table(reply, situation)
    meeting = await reply.campaigns.meetings.of(situation.id)
    if meeting is not None:
        await reply.show(_planned(meeting, reply.words()))
        return
    zone = reply.preferences.time_zone
    if zone is None:
        await reply.show(_without_zone(reply.words()))
        return
    if await _may_create(reply, situation):
        here = reply.campaigns.now().astimezone(zone)
        day = here.date() + timedelta(days=int(here.hour >= USUAL_HOUR))
        await reply.show(_form(reply, Evening(situation.id, day, USUAL_HOUR), zone))


def _expect_at_table(reply: Reply, situation: Situation) -> None:
    rights = reply.rights(situation)
    if not (rights.seated or rights.looks_after):
        raise NotYourSeat


async def _may_create(reply: Reply, situation: Situation) -> bool:
    """True if the bot may create an event about this campaign; otherwise says what is missing."""
    guild = reply.interaction.guild
    if situation.facts.settings.thread == "private":
        await reply.say("meeting-private")
    elif guild is None or not may_create_events(guild):
        await reply.say("meeting-permission")
    else:
        return True
    return False


def _without_zone(words: Words) -> Message:
    return Message(
        words.message("meeting-zone"), row(button(Press("me_city"), words.message("button-me-city"), Style.PRIMARY))
    )


def _form(reply: Reply, chosen: Evening, zone: tzinfo, note: str | None = None) -> Message:
    """Builds the menus of days and hours, and the button that plans the meeting."""
    words = reply.words()
    today = reply.campaigns.now().astimezone(zone).date()
    days = [
        entry(_said(day, reply.locale), f"{day:%Y%m%d}", chosen=day == chosen.day)
        for day in (today + timedelta(days=ahead) for ahead in range(DAYS))
    ]
    hours = [entry(f"{hour:02}:00", f"{hour:02}", chosen=hour == chosen.hour) for hour in range(24)]
    when = f"{_said(chosen.day, reply.locale)}, {chosen.hour:02}:00"
    return Message(
        words.message("meeting-title"),
        note,
        menu(chosen.press("meet_day"), words.message("meeting-day"), days),
        menu(chosen.press("meet_hour"), words.message("meeting-hour"), hours),
        row(button(chosen.press("meet"), words.message("button-meeting-plan", when=when), Style.PRIMARY)),
    )


def _said(day: date, locale: str) -> str:
    return format_date(day, "EEEE d MMM", locale=locale.replace("-", "_"))


def _planned(meeting: Meeting, words: Words) -> Message:
    """Builds the panel of a campaign that has a meeting."""
    off = button(Press("meet_off", meeting.campaign), words.message("button-meeting-off"), Style.DANGER)
    to_event = event_link(meeting.guild, meeting.event) if meeting.event else None
    there = link(to_event, words.message("button-meeting-event")) if to_event else None
    return Message(
        words.message("meeting-on", begins=moment(meeting.begins, "F")),
        row(off, there),
    )


async def pick_day(reply: Reply, pressed: Evening) -> None:
    """Handles the menu of days."""
    await _pick(reply, pressed, Press("meet", pressed.campaign, what=f"{reply.value}{pressed.hour:02}"))


async def pick_hour(reply: Reply, pressed: Evening) -> None:
    """Handles the menu of hours."""
    await _pick(reply, pressed, Press("meet", pressed.campaign, what=f"{pressed.day:%Y%m%d}{reply.value}"))


async def _pick(reply: Reply, pressed: Evening, chosen: Press) -> None:
    _expect_at_table(reply, await reply.campaign(pressed.campaign))
    zone = reply.preferences.time_zone
    await reply.show(_form(reply, Evening.of(chosen), zone) if zone else _without_zone(reply.words()))


async def plan(reply: Reply, pressed: Evening) -> None:
    """Handles the button that plans the meeting."""
    situation = await reply.campaign(pressed.campaign)
    _expect_at_table(reply, situation)
    zone, words = reply.preferences.time_zone, reply.words()
    if zone is None:
        await reply.show(_without_zone(words))
        return
    begins = pressed.begins(zone)
    if begins <= reply.campaigns.now():
        await reply.show(_form(reply, pressed, zone, words.message("meeting-past")))
        return
    if not await _may_create(reply, situation):
        return
    await reply.defer()
    by = Actor(reply.person.user, moderator=reply.rights(situation).moderator)
    await reply.campaigns.meetings.plan(situation.id, by, begins)
    await _bring_about(reply, situation.id)


async def _bring_about(reply: Reply, campaign: int) -> None:
    """Creates the event and shows it, or says that Discord refuses."""
    words = reply.words()
    if not await reply.services.meetings.update_now(campaign):
        await reply.show(Message(words.message("meeting-permission")))
        return
    meeting = await reply.campaigns.meetings.of(campaign)
    await reply.show(_planned(meeting, words) if meeting else Message(words.message("meeting-none")))


async def call_off(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Call it off]."""
    situation = await reply.campaign(pressed.campaign)
    by = Actor(reply.person.user, moderator=reply.rights(situation).moderator)
    await reply.campaigns.meetings.call_off(situation.id, by)
    await reply.defer()
    await _bring_about(reply, situation.id)


ROUTES: Routes = {
    "meet": Route(Evening.of, plan),
    "meet_day": Route(Evening.of, pick_day),
    "meet_hour": Route(Evening.of, pick_hour),
    "meet_off": Route(OfCampaign.of, call_off),
}
