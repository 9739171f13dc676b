"""Statistics of people and servers, computed from what is stored (docs/behaviour.md#statistics).

Nothing is kept for them. Someone who is forgotten has no seat and no choice any more, so no statistics either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from statistics import median

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.played import PlayedChapter, ServerRecord
from engine.campaigns.results.played import AUTOPILOT, server_record
from engine.campaigns.runtime.service import Service
from engine.storage.queries import log

MOST_OF_A_PERSON = 25
"""Campaigns whose answers are timed, the newest."""
RECENTLY = timedelta(days=90)
STEPS = (1, 3, 6, 12, 24, 48, 72, 168)
"""Hours within which someone usually answers."""
ENOUGH = 10
"""Campaigns from which a share of them says something."""


@dataclass(frozen=True, slots=True)
class Best:
    """The highest score of a match: its VP, and the seat and player who had them (empty: no one who is known)."""

    total: int
    seat: int
    player: str


@dataclass(slots=True)
class ServerTally:
    """The campaigns of a server by stage, and by game the chapters that ended and were won, and the best score. `begun`
    and `ended` count campaigns that began in the last 90 days. `seen` are the chapters that may hold records."""

    stages: Counter[str] = field(default_factory=Counter)
    chapters: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    best: dict[str, Best] = field(default_factory=dict)
    seen: list[PlayedChapter] = field(default_factory=list)
    begun: int = 0
    ended: int = 0

    @property
    def completion(self) -> int | None:
        """Returns the percentage of recent campaigns that have ended; None if there are too few."""
        return round(100 * self.ended / self.begun) if self.begun >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class PersonTally:
    """The chapters of a server that a person played, the oldest first, and how long their turns waited for them."""

    chapters: Sequence[PlayedChapter]
    waits: Sequence[float]

    @property
    def usual_wait(self) -> timedelta | None:
        """Returns the median of the waits; None if there are none."""
        return timedelta(milliseconds=median(self.waits)) if self.waits else None


@dataclass(frozen=True, slots=True)
class Reliability:
    """A person's last 90 days in a server.

    - `begun` counts chapters that they began and that have ended, or that they left; `finished` those they saw to their
      end. Chapters in which they took over a seat count from there.
    - `took_over` counts the seats of others that they saw to the end.
    - `usual_wait` is the median of the waits for them.
    """

    begun: int = 0
    finished: int = 0
    took_over: int = 0
    usual_wait: timedelta | None = None

    @property
    def hours(self) -> int | None:
        """Returns within how many hours they usually answer, rounded up to few steps; None if that is not known."""
        if self.usual_wait is None:
            return None
        return next((each for each in STEPS if self.usual_wait <= timedelta(hours=each)), STEPS[-1])


class Tallies(Service):
    """Statistics of people and servers."""

    async def of_server(self, guild: int, sees: Callable[[int], bool]) -> ServerTally:
        """Counts the campaigns and chapters of a server. Records are those of public threads whose channel the
        reader `sees`."""
        context = self._context
        record = await server_record(context, guild)
        return _of_server(record, to_milliseconds(context.clock.now() - RECENTLY), sees)

    async def of_person(self, guild: int, user: int) -> PersonTally:
        """Returns the chapters that a person played in a server, and how they answer."""
        context = self._context
        record = await server_record(context, guild)
        own = [each for each in record.chapters if each.seats_of(user)]
        seated = {campaign for campaign in record.seats if record.holds(campaign, user)}
        which = sorted(seated | {each.campaign for each in own})[-MOST_OF_A_PERSON:]
        return PersonTally(own, await self._waits(which, user, 0))

    async def reliability(self, guild: int, users: Sequence[int]) -> Sequence[Reliability]:
        """Returns what each of these people did in the last 90 days in a server."""
        context = self._context
        since = context.clock.now() - RECENTLY
        record = await server_record(context, guild, since, in_play=True)
        return [await self._reliability(record, user, to_milliseconds(since)) for user in users]

    async def _reliability(self, record: ServerRecord, user: int, since: int) -> Reliability:
        begun = finished = took_over = 0
        which: set[int] = set()
        for chapter in record.chapters:
            to_end = [each for each in chapter.seats if each.finisher == user]
            took_over += sum(each.starter not in (None, user) for each in to_end)
            finished += bool(to_end)
            begun += bool(to_end or any(each.starter == user for each in chapter.seats))
            which |= {chapter.campaign} if to_end else set()
        for campaign, seats in record.in_play.items():
            own = record.holds(campaign, user)
            begun += not own and any(each.starter == user for each in seats)
            which |= {campaign} if own else set()
        waits = await self._waits(sorted(which)[-MOST_OF_A_PERSON:], user, since)
        usual = timedelta(milliseconds=median(waits)) if waits else None
        return Reliability(begun, finished, took_over, usual)

    async def _waits(self, which: Sequence[int], user: int, since: int) -> Sequence[float]:
        """Returns how many milliseconds each turn of a person in these campaigns waited for its first answer."""
        rows = await self._context.database.read(log.answers_in, which, user, since)
        return [row.wait for row in rows if row.made_by != AUTOPILOT]


def _of_server(record: ServerRecord, since: int, sees: Callable[[int], bool]) -> ServerTally:
    found = ServerTally()
    for row in record.campaigns.values():
        found.stages[row.stage] += 1
        if row.created >= since and row.stage != "lobby":
            found.begun += 1
            found.ended += row.stage == "over"
    for each in record.chapters:
        found.chapters[each.game] += 1
        found.won[each.game] += bool(each.ended.result.winners)
        row = record.campaigns[each.campaign]
        if row.settings.get("thread") != "private" and sees(row.channel):
            found.seen.append(each)
            _compare(found, each, record)
    return found


def _compare(found: ServerTally, chapter: PlayedChapter, record: ServerRecord) -> None:
    result, game = chapter.ended.result, chapter.game
    for seat in result.winners:
        who, total = chapter.seats[seat], sum(result.scores[seat].values())
        if not who.automatic and (game not in found.best or total > found.best[game].total):
            name = record.name_of(chapter.campaign, who.main) if who.main else ""
            found.best[game] = Best(total, seat, name)
