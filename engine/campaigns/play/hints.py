"""Hints for players, computed in another process (docs/behaviour.md#hints)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.campaigns.model.errors import HintsOff, NoHint, NotYourSeat, NotYourTurn
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.service import Service
from engine.games import find
from engine.kit.hints import Hint, hint
from engine.storage.queries import people
from engine.table import Saved, Session, fair

LEARNT_AFTER = 3  # finished chapters of a game; before that, its players are learners


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint, and the situation it was made for."""

    situation: Situation
    seat: int
    hint: Hint


class Hints(Service):
    """Hints for players."""

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
        found = await self._context.thinking.run(hint_of, situation.facts.game, saved, seat)
        situation = await self._context.situation(campaign)
        if found is None or (situation.branch, situation.n) != moment:
            raise NoHint
        return Hinted(situation, seat, found)

    async def _expect_hints(self, situation: Situation, user: int) -> None:
        if situation.hints == "off":
            raise HintsOff
        if situation.hints == "learners":
            finished = await self._context.database.read(people.chapters_finished, user, situation.facts.game)
            if finished >= LEARNT_AFTER:
                raise HintsOff(learners=True)


def hint_of(game: str, saved: Saved, seat: int) -> Hint | None:
    """Returns the hint for a seat at a saved moment. Runs in the thinking process."""
    rules = find(game)
    session = Session.load(rules, saved, fair(Random(0)))
    ask = session.ask_of(seat)
    return None if ask is None else hint(rules, session, ask, seat)
