"""Moments of a branch to go back to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.campaigns.history.choices_in_words import said_at, with_words
from engine.campaigns.history.moment_pages import Moment, find_moments, page_of
from engine.campaigns.history.outline import Outline, read_outline
from engine.campaigns.history.past_boards import lineage_of_branch
from engine.campaigns.runtime.loading import ask_boundary
from engine.campaigns.runtime.service import Service
from engine.storage import Connection
from engine.storage.queries import log


class Moments(Service):
    """Moments of a branch to go back to."""

    async def find(
        self, campaign: int, words: str = "", before: int | None = None, limit: int = 25
    ) -> Sequence[Moment]:
        """Returns moments to go back to, newest first: those below `before` whose log lines contain all `words`
        (content ids).
        """
        async with self._context.hold(campaign) as live:
            line, end = live.lineage if live.branch else None, live.n if before is None else min(before, live.n)
        if line is None:
            return []
        return await self._context.database.read(find_moments, line, end, words.lower().split(), limit)

    async def outline(self, campaign: int) -> Outline:
        """Returns the rounds and turns of the current branch, with their moments."""
        async with self._context.hold(campaign) as live:
            if not live.branch:
                return Outline(())
            line = live.lineage
        return await self._context.database.read(read_outline, line)

    async def choices_since(self, campaign: int, numbers: Sequence[int]) -> Mapping[int, int]:
        """Returns how many choices going back to each of these decisions would take back, counted as in a request."""
        async with self._context.hold(campaign) as live:
            line = live.lineage

        def count(connection: Connection) -> Mapping[int, int]:
            starts = {n: ask_boundary(connection, line, n) for n in numbers}
            lowest = min(starts.values(), default=line.end)
            made = [row.n for row in log.decisions_of(connection, line, lowest, line.end) if row.seat >= 0]
            return {n: sum(each >= start for each in made) for n, start in starts.items()}

        return await self._context.database.read(count)

    async def at(self, campaign: int, n: int, branch: int | None = None) -> Moment | None:
        """Returns the moment before decision `n` of the current or another branch; None if no seat made it.

        Raises NothingToUndo if there is no such branch.
        """
        async with self._context.hold(campaign) as live:
            line = await lineage_of_branch(self._context, live, branch)
        found, _, _ = await self._context.database.read(page_of, line, min(n + 1, line.end))
        return found[0] if found and found[0].n == n else None

    async def put_in_words(
        self, campaign: int, moments: Sequence[Moment], branch: int | None = None
    ) -> Sequence[Moment]:
        """Returns moments of one branch with question, answer and round.

        They are replayed, so pass only the ones that are shown.
        """
        async with self._context.hold(campaign) as live:
            line = await lineage_of_branch(self._context, live, branch)
            said = await said_at(self._context, live, line, moments)
        return [with_words(moment, said.get(moment.n)) for moment in moments]
