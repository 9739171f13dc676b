"""Figures for the host: do the campaigns of each server finish, and how long do people wait for each other?

They are counted from the log when the host asks, and sent nowhere. They name no person and no campaign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

from engine.storage import Connection, Place, examined
from engine.storage.queries import server_figures
from engine.storage.schema.codec import MADE_BY

AUTOPILOT = MADE_BY.index("autopilot")
BY_HAND = tuple(MADE_BY.index(by) for by in ("player", "vote"))
TAKEN_OVER = ("autopilot late", "autopilot stays")
MILLISECONDS_OF_HOUR = 3_600_000
MILLISECONDS_OF_DAY = 24 * MILLISECONDS_OF_HOUR


@dataclass
class ServerFigures:
    """The counts of one server.

    `waits` are the hours from the last answer of others to a person's first answer. `reminders` and `missed` count
    notifications without an answer; together with the answered turns they are all notifications about turns. `days`
    are the days of play of all campaigns.
    """

    guild: int
    campaigns: int = 0
    finished: int = 0
    closed: int = 0
    answers: int = 0
    autopilot: int = 0
    reminders: int = 0
    missed: int = 0
    messages: int = 0
    days: float = 0.0
    waits: list[float] = field(default_factory=list)

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


def report(place: Place) -> Sequence[ServerFigures]:
    """Returns the figures of all servers of a database in use, or of a backup, without writing. Raises CannotOpen."""
    found: dict[int, ServerFigures] = {}
    with examined(place) as connection, place.explained():
        for campaign in server_figures.all_campaigns(connection):
            _count(connection, campaign, found.setdefault(campaign.guild, ServerFigures(campaign.guild)))
    return list(found.values())


def _count(connection: Connection, campaign: Any, into: ServerFigures) -> None:
    into.campaigns += 1
    if campaign.results:
        into.finished += 1
    elif campaign.archived is not None or campaign.stage == "over":
        into.closed += 1
    last: Any = None
    first = None
    for answer in server_figures.answers_of(connection, campaign.id):
        into.answers += 1
        into.autopilot += answer.made_by == AUTOPILOT
        if last is not None and answer.made_by in BY_HAND and answer.user != last.user:
            into.waits.append((answer.at - last.at) / MILLISECONDS_OF_HOUR)
        first, last = first or answer, answer
    if first is not None and last is not None:
        into.days += max(1.0, (last.at - first.at) / MILLISECONDS_OF_DAY)
    for notice in server_figures.notices_of(connection, campaign.id):
        details = notice.payload["details"]
        if notice.kind == "reminder":
            into.reminders += len(details.get("seats", ()))
        elif details.get("what") in TAKEN_OVER:
            into.missed += 1
    into.messages += server_figures.messages_of(connection, campaign.id)
