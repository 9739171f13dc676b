"""Times at which players of a campaign meet on Discord (docs/behaviour.md#play-together)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import NotYourSeat, Refused, WrongOption
from engine.campaigns.model.situation import Actor
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage.queries import schedules

LASTS = timedelta(hours=3)
AHEAD = timedelta(days=60)


@dataclass(frozen=True, slots=True)
class Meeting:
    """The time at which the players of a campaign meet, and the server's event once it exists.

    `called_off`: the event is to be deleted, also because the campaign is over or archived.
    """

    campaign: int
    name: str
    game: str
    guild: int
    thread: int | None
    begins: datetime
    event: int | None
    called_off: bool

    @property
    def ends(self) -> datetime:
        """Returns when it is over."""
        return self.begins + LASTS


class Meetings(Service):
    """At most one meeting of each campaign. It is stored before the first call to Discord, so that a restart can
    finish that."""

    async def of(self, campaign: int) -> Meeting | None:
        """Returns the meeting of a campaign."""
        row = await self._context.database.read(schedules.meeting_of, campaign)
        return None if row is None else _meeting(row)

    async def all(self) -> Sequence[Meeting]:
        """Returns the meetings of all campaigns here."""
        return [
            _meeting(row) for row in await self._context.database.read(schedules.all_meetings, self._context.shards)
        ]

    @uncancellable
    async def plan(self, campaign: int, by: Actor, begins: datetime) -> Meeting:
        """Stores a meeting, unless the campaign has one, and returns the one it has.

        Raises NotYourSeat, WrongStage, and WrongOption if the time is over or too far ahead.
        """
        async with self._context.hold(campaign) as live:
            live.expect("lobby", "playing", "between")
            _expect_at_table(live, by)
            now = self._context.clock.now()
            if not now < begins <= now + AHEAD:
                raise WrongOption("begins", begins.isoformat())
            present = await self.of(campaign)
            if present is not None:
                return present
            change = self._context.change(live)
            change.add(*schedules.put_meeting(campaign, to_milliseconds(begins)))
            await self._context.commit(change)
        planned = await self.of(campaign)
        assert planned is not None
        return planned

    @uncancellable
    async def note_event(self, campaign: int, event: int) -> None:
        """Stores the event of a meeting, and posts about it."""
        await self._end(campaign, "planned", event)

    @uncancellable
    async def call_off(self, campaign: int, by: Actor) -> None:
        """Notes that a meeting does not take place. Raises NotYourSeat."""
        async with self._context.hold(campaign) as live:
            _expect_at_table(live, by)
            await self._context.database.write([schedules.end_meeting(campaign)])

    @uncancellable
    async def drop(self, campaign: int, *, why: Literal["off", "gone", "over"]) -> None:
        """Deletes a meeting whose event is gone, and posts about it unless it is over."""
        await self._end(campaign, why)

    async def _end(self, campaign: int, what: Literal["planned", "off", "gone", "over"], event: int = 0) -> None:
        write = schedules.note_event(campaign, event) if event else schedules.drop_meeting(campaign)
        present = await self.of(campaign)
        if present is None:
            return
        if what != "over":
            with suppress(Refused):  # an archived campaign gets no posts
                async with self._context.changing(campaign) as change:
                    change.add(write)
                    begins = to_milliseconds(present.begins)
                    change.post("meeting", author=Author(None), what=what, begins=begins, event=event)
                return
        await self._context.database.write([write])


def _expect_at_table(live: Live, by: Actor) -> None:
    """Raises NotYourSeat unless this is a player, the organiser or a moderator."""
    if not (by.moderator or by.user == live.facts.organiser or live.seats_of(by.user)):
        raise NotYourSeat


def _meeting(row: Any) -> Meeting:
    called_off = row.ended or row.archived is not None or row.stage == "over"
    begins = from_milliseconds(row.begins)
    return Meeting(row.campaign, row.name, row.game, row.guild, row.thread, begins, row.event, called_off)
