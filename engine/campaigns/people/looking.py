"""People who look for a table, and tables proposed to those who fit (docs/behaviour.md#looking-for-a-table)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import combinations, groupby

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.habits import HOURS, Habit
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage.queries import habits, looking, people
from engine.storage.schema import rows

SEARCH = timedelta(days=14)
"""How long a search lasts after its last change."""
PROPOSED = timedelta(days=3)
"""How long a proposal can be accepted."""
SHARED_HOURS = 3
USUAL = 1 / 7
"""Chance from which an hour is usual: once a week."""
MOST_COMPARED = 10  # people of one game and pace, those who began first
MOST_AVOIDED = 10


@dataclass(frozen=True, slots=True)
class Seeker:
    """A person who looks for a table in a server: games, pace, number of players, usual hours (from 0 h UTC), and the
    people they avoid."""

    guild: int
    user: int
    games: frozenset[str]
    pace: str
    fewest: int
    most: int
    hours: frozenset[int]
    avoided: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Fit:
    """People who fit, with the game, the pace and the hours they share."""

    users: tuple[int, ...]
    game: str
    pace: str
    hours: tuple[int, ...]


def fits(seekers: Sequence[Seeker], seats: Mapping[str, Sequence[int]]) -> Iterator[Fit]:
    """Yields groups who fit, each person at most once: the largest first, then who began first. `seats` has the
    possible numbers of players by game."""
    left = list(seekers)
    while (found := _best(left, seats)) is not None:
        left = [each for each in left if each.user not in found.users]
        yield found


def _best(seekers: Sequence[Seeker], seats: Mapping[str, Sequence[int]]) -> Fit | None:
    wishes: defaultdict[tuple[str, str], list[Seeker]] = defaultdict(list)
    for each in seekers:
        for game in sorted(each.games & seats.keys()):
            wishes[game, each.pace].append(each)
    found = [_group(game, pace, some[:MOST_COMPARED], seats[game]) for (game, pace), some in wishes.items()]
    return max(filter(None, found), key=lambda each: len(each.users), default=None)


def _group(game: str, pace: str, seekers: Sequence[Seeker], sizes: Sequence[int]) -> Fit | None:
    for size in sorted((each for each in sizes if 2 <= each <= len(seekers)), reverse=True):
        for some in combinations(seekers, size):
            hours = frozenset(range(HOURS)).intersection(*(each.hours for each in some))
            users = {each.user for each in some}
            alone = not any(each.avoided & users for each in some)
            if alone and len(hours) >= SHARED_HOURS and all(each.fewest <= size <= each.most for each in some):
                return Fit(tuple(each.user for each in some), game, pace, tuple(sorted(hours)))
    return None


def usual_hours(habit: Habit | None, chosen: Preferences) -> frozenset[int]:
    """Returns the hours, from 0 h UTC, in which someone usually answers; none while too little is known."""
    if habit is None or not habit.is_known:
        return frozenset()
    return frozenset(hour for hour, chance in enumerate(habit.chances(chosen.time_zone)) if chance >= USUAL)


class LookingForTables(Service):
    """Searches for a table, and proposals."""

    async def of_person(self, guild: int, user: int) -> rows.Looking | None:
        """Returns what a person looks for in a server now."""
        found = await self._context.database.read(looking.of_person, guild, user)
        return found if found and found.until > to_milliseconds(self._context.clock.now()) else None

    async def hours_of(self, user: int) -> frozenset[int]:
        """Returns the hours, from 0 h UTC, in which a person usually answers; none while too little is known."""
        return (await self._hours([user]))[user]

    @uncancellable
    async def look(
        self, guild: int, user: int, *, games: Sequence[str], pace: str, players: tuple[int, int], channel: int
    ) -> None:
        """Begins a search or changes it. It lasts for 14 days."""
        now = self._context.clock.now()
        row = {
            "guild": guild,
            "user": user,
            "games": list(games),
            "pace": pace,
            "fewest": players[0],
            "most": players[1],
            "channel": channel,
            "since": to_milliseconds(now),
            "until": to_milliseconds(now + SEARCH),
        }
        await self._context.database.write(looking.put(row))

    @uncancellable
    async def stop(self, guild: int, user: int) -> None:
        """Ends a search."""
        await self._context.database.write([looking.stop(guild, [user])])

    @uncancellable
    async def propose(self, seats: Mapping[str, Sequence[int]]) -> None:
        """Adds a proposal for each group who fits, and ends their searches with the same write, so that an interrupted
        process proposes nothing twice. Ends old searches."""
        context, now = self._context, self._context.clock.now()
        found = await context.database.read(looking.seekers, context.shards, to_milliseconds(now))
        for guild, there in groupby(await self._seekers(found), lambda each: each.guild):
            for fit in fits(list(there), seats):
                last = await context.database.read(looking.last_number, guild)
                number = max(last + 1, to_milliseconds(now) // 1000)  # never one of a deleted proposal
                asked_in = [row.channel for row in found if row.guild == guild and row.user in fit.users]
                row = {
                    "guild": guild,
                    "number": number,
                    "channel": asked_in[-1],
                    "users": list(fit.users),
                    "game": fit.game,
                    "pace": fit.pace,
                    "hours": list(fit.hours),
                    "until": to_milliseconds(now + PROPOSED),
                    "message": None,
                    "campaign": None,
                }
                await context.database.write([looking.add_proposal(row), looking.stop(guild, fit.users)])
        await context.database.write([looking.drop_expired(to_milliseconds(now))])

    async def proposals(self) -> Sequence[rows.Proposal]:
        """Returns the proposals in the servers of this process."""
        return await self._context.database.read(looking.of_shards, self._context.shards)

    async def proposal(self, guild: int, number: int) -> rows.Proposal | None:
        """Returns a proposal that can still be accepted."""
        found = await self._context.database.read(looking.proposal, guild, number)
        return None if found is None or self.has_ended(found) else found

    def has_ended(self, proposal: rows.Proposal) -> bool:
        """True if a proposal can no longer be accepted: its time is over, or too few people are left."""
        over = proposal.until <= to_milliseconds(self._context.clock.now())
        return over or (len(proposal.users) < 2 and proposal.campaign is None)

    @uncancellable
    async def sent(self, proposal: rows.Proposal, message: int) -> None:
        """Notes the message of a proposal."""
        await self._put(proposal, message=message)

    @uncancellable
    async def decline(self, proposal: rows.Proposal, user: int) -> None:
        """Takes a person out of a proposal."""
        await self._put(proposal, users=[each for each in proposal.users if each != user])

    @uncancellable
    async def end(self, proposal: rows.Proposal) -> None:
        """Deletes a proposal."""
        await self._context.database.write([looking.drop_proposal(proposal.guild, proposal.number)])

    async def _put(self, proposal: rows.Proposal, **columns: object) -> None:
        await self._context.database.write([looking.put_proposal(proposal.guild, proposal.number, **columns)])

    async def _hours(self, users: Sequence[int]) -> Mapping[int, frozenset[int]]:
        """Returns the usual hours of these people."""
        chosen, noted = await self._preferences(users), await self._context.database.read(habits.of_all, users)
        found = {row.user: Habit(tuple(row.hours), row.since, row.last) for row in noted}
        return {user: usual_hours(found.get(user), chosen[user]) for user in users}

    async def _preferences(self, users: Sequence[int]) -> Mapping[int, Preferences]:
        stored = await self._context.database.read(people.preferences_of_all, users)
        return {user: Preferences.model_validate(stored.get(user) or {}) for user in users}

    async def _seekers(self, found: Sequence[rows.Looking]) -> Sequence[Seeker]:
        users = [row.user for row in found]
        hours, chosen = await self._hours(users), await self._preferences(users)
        return [
            Seeker(
                row.guild,
                row.user,
                frozenset(row.games),
                row.pace,
                row.fewest,
                row.most,
                hours[row.user],
                frozenset(chosen[row.user].avoid),
            )
            for row in found
        ]
