"""Playing: chapters, answers, standing orders, undo."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.campaigns.model.errors import (
    NothingToPlay,
    NoThreadYet,
    NotLegal,
    NotYourSeat,
    Refused,
    RuleFailed,
    VoteOpen,
)
from engine.campaigns.model.situation import UNTIL_CHANGED, Answered, Situation
from engine.campaigns.play.answers import is_turn_of, open_to, put, told_to, words_of
from engine.campaigns.play.autopilots import follow as follow_automatically
from engine.campaigns.play.chapters import expect_ready, fill_seats, open_chapter
from engine.campaigns.play.runs import NextPick, Run, by_autopilot, first_pick, last_ask
from engine.campaigns.play.undoing import free_target
from engine.campaigns.runtime.branching import open_branch
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.computing import NeverEnded
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.orders_in_advance import expect_orders, ordered
from engine.campaigns.runtime.rights import expect_organiser
from engine.campaigns.runtime.seen import expect_unseen
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import begin_anew
from engine.table import Ask, NothingKnown, Session, no_chance

log = logging.getLogger(__name__)


class Play(Service):
    """Playing: chapters, answers, standing orders, undo."""

    @uncancellable
    async def start(self, campaign: int, user: int, chapter: str | None = None) -> Situation:
        """Starts the campaign or its next chapter.

        Raises NotOrganiser, NotReady, WrongStage, UnknownChapter, NoThreadYet.
        """
        async with self._context.hold(campaign) as live:
            live.expect("lobby", "between")
            live.expect_running()
            if live.facts.stage == "lobby":
                expect_organiser(live, user)
            if user != live.facts.organiser and not live.seats_of(user):
                raise NotYourSeat
            expect_ready(live, user, chapter)
            if live.facts.thread is None:
                raise NoThreadYet
            change = self._context.change(live)
            if live.session is not None and live.session.result is None:
                change.update(stage="playing")
                begin_anew(change)
            else:
                await open_chapter(self._context, change, user, chapter)
            await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def fill_and_start(self, campaign: int, user: int) -> Situation:
        """Starts a lobby that has waited for a week: autopilot takes the seats that a start still needs.

        Any player may do it then. Raises NotOrganiser, NotReady, WrongStage, NoThreadYet.
        """
        async with self._context.hold(campaign) as live:
            live.expect("lobby")
            live.expect_running()
            clock = live.facts.clock
            if not (clock is not None and clock.step > 0 and live.seats_of(user)):
                expect_organiser(live, user)
            if live.facts.thread is None:
                raise NoThreadYet
            change = self._context.change(live)
            fill_seats(change)
            expect_ready(live, user)
            if live.session is not None and live.session.result is None:
                change.update(stage="playing")
                begin_anew(change)
            else:
                await open_chapter(self._context, change, user, None)
            await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def answer(
        self,
        campaign: int,
        *,
        branch: int,
        n: int,
        seat: int,
        user: int,
        pick: Sequence[str],
        by: str = "player",
        follow: bool = False,
    ) -> Answered:
        """Answers the question opened at `n` for `seat`, and returns when it is saved.

        With `follow`, returns when the automatic answers due after it are saved too. Raises StaleAsk, AlreadyAnswered,
        NotYourSeat, NotYourTurn, NotLegal, VoteOpen, WrongStage.
        """
        async with self._context.hold(campaign) as live:
            author = Author(user, by)
            session, ask = open_to(live, branch, n, seat, author, tuple(pick))
            choice = words_of(ask, pick)
            change = self._context.change(live)
            own_turn = is_turn_of(live, ask, seat)
            step, final = await self._context.compute(live, lambda: put(change, session, seat, author, pick))
            await self._context.commit(change)
            answered = Answered(
                situation=live.situation(),
                seat=seat,
                ask=ask,
                decisions=len(step.decisions),
                held=step.held,
                why_final=final,
                told=told_to(seat, step),
                chapter_over=session.result is not None,
                choice=choice,
                own_turn=own_turn,
                turn_over=own_turn and step.checkpoint is not None,
            )
            return await self._followed(live, answered) if follow else answered

    @uncancellable
    async def answer_run(
        self, campaign: int, *, branch: int, n: int, seat: int, user: int, next_pick: NextPick, follow: bool = False
    ) -> Answered:
        """Answers the question opened at `n` for `seat`, and further ones while `next_pick` has an answer, in one
        commit.

        It ends if something is revealed, others must answer first, or the turn is over; all of it is one step for undo.
        Returns when it is saved. Raises what `answer` does; NotLegal if `next_pick` has no first answer.
        """
        async with self._context.hold(campaign) as live:
            first = first_pick(live, branch, n, seat, next_pick)
            session, ask = open_to(live, branch, n, seat, Author(user), tuple(first))
            answered = await self._run(Run(self._context.change(live), session, seat, ask), user, first, next_pick)
            return await self._followed(live, answered) if follow else answered

    @uncancellable
    async def hand_over(
        self,
        campaign: int,
        *,
        branch: int,
        n: int,
        seat: int,
        user: int,
        leaves: Collection[str] = (),
        first: Sequence[Sequence[str]] = (),
        through: Collection[str] | None = None,
        follow: bool = False,
    ) -> Answered:
        """Makes autopilot answer for `seat` from the question opened at `n` to the end of the turn, in one commit.

        It takes nothing from the groups in `leaves` and does not end the turn. Its first answers are those in
        `first`. With `through`, it otherwise answers only questions with these keys. It continues past reveals; what
        follows one is a separate step for undo. Returns when it is saved. Raises what `answer` does; NothingToPlay if
        autopilot would end the turn at once.
        """
        async with self._context.hold(campaign) as live:
            next_pick = by_autopilot(live.game, seat, leaves, first, through)
            try:
                begins = await self._context.compute(live, lambda: first_pick(live, branch, n, seat, next_pick))
            except NotLegal:
                raise NothingToPlay from None
            session, ask = open_to(live, branch, n, seat, Author(user), tuple(begins))
            running = Run(self._context.change(live), session, seat, ask, handed_over=True)
            answered = await self._run(running, user, begins, next_pick)
            return await self._followed(live, answered) if follow else answered

    async def _followed(self, live: Live, answered: Answered) -> Answered:
        """Adds the results of automatic answers since. The answer itself is saved: if they fail, it still counts."""
        try:
            found = await follow_automatically(self._context, live, answered.seat)
        except (Refused, RuleFailed, NeverEnded) as error:
            log.warning("campaign %d: automatic answers failed: %s", live.facts.id, error)
            self._context.forget(live.facts.id)
            return answered
        situation = live.situation()
        if situation.n == answered.situation.n:
            return answered
        undoable = bool(live.free_run())
        ended = live.session is not None and live.session.result is not None
        return replace(
            answered,
            situation=situation,
            why_final=answered.why_final or (None if undoable else "others"),
            told=[*answered.told, *found.told],
            chapter_over=answered.chapter_over or ended,
            turn_over=answered.turn_over or (answered.own_turn and found.turn_over),
        )

    async def _run(self, running: Run, user: int, first: Sequence[str], next_pick: NextPick) -> Answered:
        """Plays a run to its end, and saves it."""
        live = running.change.live

        def run() -> None:
            running.submit(user, first)
            while running.goes_on and (pick := running.next_pick(next_pick)) is not None:
                running.submit(user, pick)

        await self._context.compute(live, run)
        await self._context.commit(running.change)
        return running.answered(live)

    async def foresee(self, campaign: int, seat: int, next_pick: NextPick) -> Ask | None:
        """Returns the question after such a run without playing it; None if dice, cards or other players come first."""
        async with self._context.hold(campaign) as live:
            if live.session is None or not live.is_played:
                return None
            saved, game = live.session.saved, live.game

        def look() -> Ask | None:
            try:
                return last_ask(Session.load(game, saved, no_chance), seat, next_pick)
            except NothingKnown:
                return None

        return await self._context.compute(live, look)

    @uncancellable
    async def set_orders(
        self, campaign: int, user: int, seat: int, choices: Mapping[str, str], *, lasts: str = UNTIL_CHANGED
    ) -> Situation:
        """Sets standing orders of the user's own seat, by key; they last as in `StandingOrder`.

        `ask` ends one; for a round or phase it makes the game ask despite standing orders. Raises NotYourSeat,
        WrongOption.
        """
        async with self._context.changing(campaign) as change:
            live = change.live
            if seat not in live.seats_of(user):
                raise NotYourSeat(seat)
            expect_orders(live.game, choices, lasts)
            change.put_orders(ordered(live.game, live.orders, seat, choices, lasts))
        return change.live.situation()

    @uncancellable
    async def undo(self, campaign: int, user: int, to: int | None = None) -> Situation:
        """Takes back the user's own last step, or all down to decision `to`. Raises NothingToUndo, NotFree,
        VoteOpen.
        """
        async with self._context.hold(campaign) as live:
            live.expect("playing", "between", "over")
            live.expect_running()
            if live.request is not None:
                raise VoteOpen(live.request)
            target = await free_target(self._context, live, user, to)
            past = await self._context.past(live, live.lineage, target)
            await expect_unseen(self._context, live, past)
            change = self._context.change(live)
            open_branch(change, past, "step", Author(user), left=live.lineage)
            return (await self._context.commit_and_reload(change)).situation()
