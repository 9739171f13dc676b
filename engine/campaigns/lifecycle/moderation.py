"""Many campaigns of a server at once, for its moderators (docs/behaviour.md#moderation)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.campaigns.lifecycle.lifecycle import Lifecycle
from engine.campaigns.model.audit import Act
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.situation import Actor, Person
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.rights import expect_steward
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import Connection
from engine.storage.queries import audit, campaigns

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Listed:
    """A campaign in the list of its server, also if it does not load.

    `state` is its stage, `paused` or `away`. `pressed` is when a player last pressed something, `choices` the number of
    decisions on all its branches, and `organiser_name` is known if the organiser has a seat.
    """

    id: int
    name: str
    game: str
    state: str
    thread: int | None
    organiser: int
    organiser_name: str
    pressed: datetime | None
    choices: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The number of campaigns that were changed, and of those that were not."""

    done: int
    left: int


@dataclass(frozen=True, slots=True)
class Line:
    """Something that a moderator did; `user` 0 is a forgotten one, and `name` None a campaign that is deleted."""

    at: datetime
    user: int
    act: Act
    campaign: int | None
    name: str | None
    thread: int | None
    seat: int | None
    about: int | None
    detail: str


class Moderation(Service):
    """Lists campaigns of a server, and changes many at once."""

    async def listed(self, guild: int) -> Sequence[Listed]:
        """Returns the campaigns of a server, those without a press for longest first."""
        return [_listed(row) for row in await self._context.database.read(campaigns.overview, guild)]

    async def done(self, guild: int, page: int, size: int) -> tuple[Sequence[Line], int]:
        """Returns a page of what the moderators of a server did, the newest first, and the number of all lines."""

        def read(connection: Connection) -> tuple[Sequence[Line], int]:
            rows = audit.of_server(connection, guild, size, page * size)
            return [_line(row) for row in rows], audit.count(connection, guild)

        return await self._context.database.read(read)

    async def put_away(self, guild: int, chosen: Collection[int], user: int) -> Outcome:
        """Archives campaigns of a server. A moderator with a seat in a competitive one cannot archive that."""
        by = Actor(user, moderator=True)
        here = [each.id for each in await self.listed(guild) if each.id in chosen and each.state != "away"]
        return await _each(here, lambda campaign: Lifecycle(self._context).archive(campaign, by))

    async def hand_over(self, guild: int, organiser: int, to: Person, user: int) -> Outcome:
        """Makes a person the organiser of all campaigns of a server that another person organises."""
        here = [each.id for each in await self.listed(guild) if each.organiser == organiser and each.state != "away"]
        return await _each(here, lambda campaign: self._appoint(campaign, to, Actor(user, moderator=True)))

    @uncancellable
    async def _appoint(self, campaign: int, to: Person, by: Actor) -> None:
        async with self._context.changing(campaign) as change:
            expect_steward(change.live, by)
            change.note_act(by, "appoint", about=to.user)
            change.update(organiser=to.user)
            change.post("organiser", author=Author(by.user), name=to.name, whose={"name": to.user}, told=[to.user])


async def _each(chosen: Sequence[int], act: Callable[[int], Awaitable[object]]) -> Outcome:
    """Acts on campaigns one after another. One that refuses or does not load stays as it is."""
    left = 0
    for campaign in chosen:
        try:
            await act(campaign)
        except Exception:
            left += 1
            log.info("campaign %d is left as it is", campaign, exc_info=True)
    return Outcome(len(chosen) - left, left)


def _line(row: Any) -> Line:
    return Line(
        from_milliseconds(row.at),
        row.user,
        row.act,
        row.campaign,
        row.name,
        row.thread,
        row.seat,
        row.about,
        row.detail,
    )


def _listed(row: campaigns.OverviewRow) -> Listed:
    state = "away" if row.archived is not None else "paused" if row.pause else row.stage
    pressed = from_milliseconds(row.pressed) if row.pressed else None
    return Listed(
        row.id, row.name, row.game, state, row.thread, row.organiser, row.organiser_name or "", pressed, row.choices
    )
