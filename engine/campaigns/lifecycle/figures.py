"""Counts what happened in campaigns, for `emberkeep report`. The counts name no person and no campaign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

from engine.campaigns.model.clock import from_milliseconds
from engine.storage import Connection
from engine.storage.queries import server_figures
from engine.storage.schema.codec import MADE_BY

AUTOPILOT = MADE_BY.index("autopilot")
BY_HAND = tuple(MADE_BY.index(by) for by in ("player", "vote"))
TAKEN_OVER = ("autopilot late", "autopilot stays")
MILLISECONDS_OF_MINUTE = 60_000
MILLISECONDS_OF_HOUR = 60 * MILLISECONDS_OF_MINUTE
MINUTES_OF_DAY = 1440
COUNTED = (
    "campaigns",
    "started",
    "finished",
    "closed",
    "by_clock",
    "stayed",
    "stayed_finished",
    "answers",
    "autopilot",
    "reminders",
    "missed",
    "messages",
    "minutes",
)
WAIT = "wait "
"""Begins the count of waits of a length, in hours of two digits: "wait 0.75", "wait 31"."""


@dataclass
class ServerFigures:
    """The counts of one server, in all months or in the `month` in which the campaigns began.

    `started` are campaigns that left the lobby, `by_clock` closed ones that no one put away, and `stayed` those that
    were started, finished or were closed, and in which a person stayed. `waits` are the hours from the last answer of
    others to a person's first answer. `reminders` and `missed` count notifications without an answer; together with the
    answered turns they are all notifications about turns. `minutes` are the time of play of all campaigns.
    """

    guild: int
    month: str = ""
    campaigns: int = 0
    started: int = 0
    finished: int = 0
    closed: int = 0
    by_clock: int = 0
    stayed: int = 0
    stayed_finished: int = 0
    answers: int = 0
    autopilot: int = 0
    reminders: int = 0
    missed: int = 0
    messages: int = 0
    minutes: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def days(self) -> float:
        """Returns the days of play of all campaigns."""
        return self.minutes / MINUTES_OF_DAY

    @property
    def by_autopilot(self) -> float:
        """Returns autopilot's share of the answers."""
        return self.autopilot / self.answers if self.answers else 0.0

    @property
    def notifications(self) -> float:
        """Returns how often a turn notifies its player on average."""
        turns = len(self.waits) + self.missed
        return (turns + self.reminders) / turns if turns else 0.0

    @property
    def messages_a_day(self) -> float:
        """Returns the messages of posts for each day and campaign."""
        return self.messages / self.days if self.days else 0.0

    @property
    def median_hours(self) -> float:
        """Returns the median of the waits."""
        return median(self.waits) if self.waits else 0.0

    @property
    def high_hours(self) -> float:
        """Returns the 95th percentile of the waits."""
        return quantiles(self.waits, n=20)[-1] if len(self.waits) > 1 else self.median_hours

    def counts(self) -> Mapping[str, int]:
        """Returns the counts that are kept when campaigns are deleted, except zeros."""
        found = {what: getattr(self, what) for what in COUNTED if getattr(self, what)}
        for hours in self.waits:
            what = f"{WAIT}{hours:.2g}"
            found[what] = found.get(what, 0) + 1
        return found

    def add(self, what: str, count: int) -> None:
        """Adds a kept count. One of another version is left out."""
        if what.startswith(WAIT):
            self.waits += [float(what.removeprefix(WAIT))] * count
        elif what in COUNTED:
            setattr(self, what, getattr(self, what) + count)


def month_of(campaign: Any) -> str:
    """Returns the month in which a campaign began, in UTC."""
    return f"{from_milliseconds(campaign.created):%Y-%m}"


def figures_of(connection: Connection, campaign: int) -> ServerFigures | None:
    """Returns the figures of a single campaign; None if there is none."""
    for row in server_figures.all_campaigns(connection, campaign):
        found = ServerFigures(row.guild, month_of(row))
        count(connection, row, found)
        return found
    return None


def count(connection: Connection, campaign: Any, into: ServerFigures) -> None:
    """Adds a campaign to figures."""
    started, finished = campaign.stage != "lobby", campaign.results > 0
    closed = not finished and (campaign.archived is not None or campaign.stage == "over")
    by_clock = closed and campaign.clock is not None and campaign.clock["state"] == "closed"
    stayed = started and (finished or (closed and not by_clock)) and _has_people(connection, campaign.id)
    into.campaigns += 1
    into.started += started
    into.finished += finished
    into.closed += closed
    into.by_clock += by_clock
    into.stayed += stayed
    into.stayed_finished += stayed and finished
    last: Any = None
    first = None
    for answer in server_figures.answers_of(connection, campaign.id):
        into.answers += 1
        into.autopilot += answer.made_by == AUTOPILOT
        if last is not None and answer.made_by in BY_HAND and answer.user != last.user:
            into.waits.append((answer.at - last.at) / MILLISECONDS_OF_HOUR)
        first, last = first or answer, answer
    if first is not None and last is not None:
        into.minutes += max(MINUTES_OF_DAY, (last.at - first.at) // MILLISECONDS_OF_MINUTE)
    for notice in server_figures.notices_of(connection, campaign.id):
        details = notice.payload["details"]
        if notice.kind == "reminder":
            into.reminders += len(details.get("seats", ()))
        elif details.get("what") in TAKEN_OVER:
            into.missed += 1
    into.messages += server_figures.messages_of(connection, campaign.id)


def _has_people(connection: Connection, campaign: int) -> bool:
    """True if a seat has a player who is not gone."""
    seats = server_figures.seats_of(connection, campaign)
    return any(each.user is not None and each.stand_in != "stays" for each in seats)
