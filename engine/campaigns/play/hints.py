"""Hints for players, computed in another process (docs/behaviour.md#hints)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.campaigns.model.errors import HintsOff, NoHint, NotYourSeat, NotYourTurn, WrongStage
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service
from engine.kit.computer.hints import Hint, hint_at
from engine.kit.computer.turning_points import TurningPoint, largest, turning_points
from engine.recent import Recent
from engine.storage import Connection
from engine.storage.queries import log, people
from engine.storage.schema.codec import MADE_BY, read_checkpoint, read_decision
from engine.table import Game, Saved, Searches

Moments = Sequence[tuple[int, Saved, Sequence[str]]]

BY_PERSON = ("player", "run", "plan")
MOST_AT_ONCE = 20  # moments of a chapter in one thought
MOST_REMEMBERED = 256  # players of chapters whose turning points are kept
LEARNT_AFTER = 3  # finished chapters of a game; before that, its players are learners


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint, and the situation it was made for."""

    situation: Situation
    seat: int
    hint: Hint


@dataclass(frozen=True, slots=True)
class Turned:
    """Where a chapter turned for a player, the largest difference first."""

    situation: Situation
    points: Sequence[TurningPoint]


class Hints(Service):
    """Hints for players, and where a chapter turned for them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._turned: Recent[tuple[int, int, int, int], Sequence[TurningPoint]] = Recent(MOST_REMEMBERED)

    async def ask(self, campaign: int, user: int, seat: int) -> Hinted:
        """Returns a hint for the open question of this user's seat.

        Raises HintsOff, NotYourSeat, NotYourTurn, and NoHint if none was found in time or the question
        has changed since.
        """
        situation = await self._context.situation(campaign)
        await self._expect_hints(situation, user)
        async with self._context.hold(campaign) as live:
            session = live.session
            if seat not in live.situation().seats_of(user):
                raise NotYourSeat(seat)
            if session is None or seat not in session.waiting_for:
                raise NotYourTurn(session.waiting_for if session else ())
            saved, moment = session.saved, (live.branch, live.n)
        found = await self._context.thinking.run(hint_at, situation.game, saved, seat)
        situation = await self._context.situation(campaign)
        if found is None or (situation.branch, situation.n) != moment:
            raise NoHint
        return Hinted(situation, seat, found)

    async def turned(self, campaign: int, user: int, n: int) -> Turned:
        """Returns where the chapter that ended at decision `n` turned for this user, by their own decisions.

        Raises NotYourSeat for users without decisions in it, WrongStage unless it is a finished chapter of a game that
        can be searched, and NoHint if it took too long.
        """
        async with self._context.hold(campaign) as live:
            situation, line, branch = live.situation(), live.lineage, live.branch
        if (campaign, branch, n, user) in self._turned:
            return Turned(situation, self._turned[campaign, branch, n, user])
        ends = [each.n for each in situation.results]
        if n not in ends or not isinstance(situation.game, Searches):
            raise WrongStage(situation.stage)
        start = ends[ends.index(n) - 1] + 1 if ends.index(n) else 1
        moments = await self._context.database.read(read_moments, line, (start, n), user)
        if not moments:
            raise NotYourSeat
        points = await self._points(situation.game, moments)
        self._turned[campaign, branch, n, user] = points
        return Turned(situation, points)

    async def _points(self, game: Game, moments: Moments) -> Sequence[TurningPoint]:
        """Thinks about a few moments at a time, so that others' hints come in between. Raises NoHint."""
        points: list[TurningPoint] = []
        seat = moments[0][0]
        made = [(saved, pick) for each, saved, pick in moments if each == seat]
        for start in range(0, len(made), MOST_AT_ONCE):
            part = made[start : start + MOST_AT_ONCE]
            found = await self._context.thinking.run(turning_points, game, part, seat)
            if found is None:
                raise NoHint
            points += found
        return largest(points)

    async def _expect_hints(self, situation: Situation, user: int) -> None:
        if situation.hints == "off":
            raise HintsOff
        if situation.hints == "learners":
            finished = await self._context.database.read(people.chapters_finished, user, situation.facts.game)
            if finished >= LEARNT_AFTER:
                raise HintsOff(learners=True)


def read_moments(connection: Connection, line: Lineage, span: tuple[int, int], user: int) -> Moments:
    """Returns the moments of a chapter's decisions that a user made, each with the seat and its pick."""
    checkpoints = list(log.checkpoints_of(connection, line, *span))
    rows = list(log.decisions_of(connection, line, *span))
    decisions = [read_decision(row) for row in rows]
    own = [row.user == user and MADE_BY[row.made_by] in BY_PERSON for row in rows]
    moments: list[tuple[int, Saved, Sequence[str]]] = []
    for checkpoint, end in zip(checkpoints, [*(each.n for each in checkpoints[1:]), span[1]], strict=True):
        start = checkpoint.n - rows[0].n
        tail = decisions[start : start + end - checkpoint.n]
        saved = read_checkpoint(checkpoint.state)
        moments += [
            (decision.seat, Saved(saved, tuple(tail[:n])), [str(each) for each in decision.pick])
            for n, decision in enumerate(tail)
            if own[start + n]
        ]
    return moments
