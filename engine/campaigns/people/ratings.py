"""Ratings in competitive games, for people who want one, by server (docs/behaviour.md#rating).

Nothing is stored. Every rating is computed from the results that are not undone, and leaves out people who were
forgotten or no longer want a rating.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.campaigns.model.played import PlayedChapter
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.results.played import server_record
from engine.campaigns.runtime.service import Service
from engine.storage.queries import people


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a game: the estimated skill, the range in which it is with 95 % (25 and from 8 to 42 for
    everyone at first), and the number of matches that it follows from."""

    skill: int
    low: int
    high: int
    matches: int


class Ratings(Service):
    """Ratings in competitive games."""

    async def of_person(self, guild: int, user: int, is_competitive: Callable[[str], bool]) -> Mapping[str, Rating]:
        """Returns a person's ratings in a server by game; none if they do not want one."""
        context = self._context
        record = await server_record(context, guild)
        matches = [each for each in record.chapters if is_competitive(each.game)]
        users = {seat.main for each in matches for seat in each.seats if seat.main is not None}
        stored = await context.database.read(people.preferences_of_all, users | {user})
        rated = {each for each, chosen in stored.items() if Preferences.model_validate(chosen).rated}
        if user not in rated:
            return {}
        computed = await asyncio.to_thread(ratings_after, matches, rated)
        return {game: own[user] for game, own in computed.items() if user in own}


def ratings_after(matches: Sequence[PlayedChapter], rated: Collection[int]) -> Mapping[str, Mapping[int, Rating]]:
    """Returns the ratings of these people by game, after matches in this order. Seats of others do not count, and a
    match counts only with two people or more."""
    from openskill.models import PlackettLuce, PlackettLuceRating  # takes 35 ms, only for those who want a rating

    model = PlackettLuce()
    skills: defaultdict[str, defaultdict[int, PlackettLuceRating]] = defaultdict(lambda: defaultdict(model.rating))
    counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for match in matches:
        order = dict(_placed(match, rated))
        if len(order) < 2:
            continue
        own = skills[match.game]
        after = model.rate([[own[user]] for user in order], ranks=[float(place) for place in order.values()])
        own.update((user, each) for user, (each,) in zip(order, after, strict=True))
        counts[match.game].update(order.keys())
    return {
        game: {user: _rating(each.mu, each.sigma, counts[game][user]) for user, each in own.items()}
        for game, own in skills.items()
    }


def _rating(mean: float, deviation: float, matches: int) -> Rating:
    return Rating(round(mean), max(0, round(mean - 2 * deviation)), round(mean + 2 * deviation), matches)


def _placed(match: PlayedChapter, rated: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yields the rated people of a match with their places, each for their best seat."""
    result = match.ended.result
    standing = [(seat in result.winners, sum(result.scores[seat].values())) for seat in range(len(match.seats))]
    best: dict[int, tuple[bool, int]] = {}
    for seat, each in enumerate(match.seats):
        if each.main in rated and each.main is not None:
            best[each.main] = max(best.get(each.main, standing[seat]), standing[seat])
    places = sorted(set(best.values()), reverse=True)
    for user, reached in best.items():
        yield user, 1 + places.index(reached)
