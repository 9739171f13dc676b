"""Planning a turn, and playing the plan when the turn begins (docs/behaviour.md#plan-my-turn)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from engine.campaigns.model.errors import NotLegal, NotYourSeat
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.situation import Situation
from engine.campaigns.model.turn_plans import Planned, TurnPlan
from engine.campaigns.play.answers import put_answer
from engine.campaigns.play.runs import is_legal
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import base_at
from engine.campaigns.runtime.recording import rules_of
from engine.campaigns.runtime.service import Service, uncancellable
from engine.table import CHANCE, Act, Checkpoint, Seat, Session, Step, Text, end_of_turn, misfit, preview

Put = Callable[[Sequence[str], Text | None], Step]
"""Gives an answer of the plan's seat, with a line for the log."""


class TurnPlans(Service):
    """Plans of the next turn. Each seat has at most one."""

    async def look(self, campaign: int, user: int, seat: int) -> tuple[Situation, Planned]:
        """Returns the plan of the user's own seat, on the board of the last checkpoint. Raises NotYourSeat."""
        async with self._context.hold(campaign) as live:
            plan = _own_plan(live, user, seat)
            return live.situation(), await self._previewed(live, plan)

    @uncancellable
    async def pick(
        self, campaign: int, user: int, seat: int, at: int, picks: Sequence[Sequence[str]]
    ) -> tuple[Situation, Planned]:
        """Adds answers to the plan, if it has `at` acts so far; those after the first as far as they fit.

        Raises NotYourSeat; NotLegal if the first is not possible.
        """
        async with self._context.hold(campaign) as live:
            plan = _own_plan(live, user, seat)
            found = await self._previewed(live, plan)
            acts = found.plan.acts
            if len(acts) != at:
                return live.situation(), found
            for count, pick in enumerate(picks):
                ask = found.preview.ask if found.preview else None
                if ask is None or not is_legal(ask, pick):
                    if count:
                        break
                    raise NotLegal(tuple(ask.by_id) if ask else (), ask.pick if ask else (1, 1))
                acts = (*acts, Act.of(ask, seat, pick))
                found = await self._previewed(live, replace(found.plan, acts=acts))
            return await self._keep(live, replace(found.plan, ready=False, ends_turn=False)), found

    @uncancellable
    async def back(self, campaign: int, user: int, seat: int, at: int) -> tuple[Situation, Planned]:
        """Takes back the last act of the plan, if it has `at` acts. Raises NotYourSeat."""
        async with self._context.hold(campaign) as live:
            found = await self._previewed(live, _own_plan(live, user, seat))
            if len(found.plan.acts) != at or not at:
                return live.situation(), found
            plan = replace(found.plan, acts=found.plan.acts[:-1], ready=False, ends_turn=False)
            return await self._keep(live, plan), await self._previewed(live, plan)

    @uncancellable
    async def change(
        self,
        campaign: int,
        user: int,
        seat: int,
        *,
        ready: bool | None = None,
        ends_turn: bool | None = None,
        watched: Collection[str] | None = None,
    ) -> tuple[Situation, Planned]:
        """Changes if the plan is to be played, if it ends the turn, and the places at which a change stops it.

        Raises NotYourSeat.
        """
        async with self._context.hold(campaign) as live:
            found = await self._previewed(live, _own_plan(live, user, seat))
            plan = found.plan
            if watched is not None:
                plan = replace(plan, ignored=tuple(each for each in plan.places if each not in watched))
            if ends_turn is not None:
                plan = replace(plan, ends_turn=ends_turn)
            if ready is not None:
                plan = replace(plan, ready=ready and bool(plan.acts))
            return await self._keep(live, plan), replace(found, plan=plan)

    @uncancellable
    async def drop(self, campaign: int, user: int, seat: int) -> Situation:
        """Deletes the plan. Raises NotYourSeat."""
        async with self._context.hold(campaign) as live:
            _own_plan(live, user, seat)
            change = self._context.change(live)
            change.drop_plan(seat)
            await self._context.commit(change)
            return live.situation()

    async def _keep(self, live: Live, plan: TurnPlan) -> Situation:
        change = self._context.change(live)
        change.put_plan(plan)
        await self._context.write(change.others())  # no message shows it
        live.changing = False
        return live.situation()

    async def _previewed(self, live: Live, plan: TurnPlan) -> Planned:
        """Returns the preview of a plan; acts that no longer fit are left out."""
        session = live.session
        if session is None or session.result is not None or live.facts.stage != "playing" or live.turn == plan.seat:
            return Planned(plan, None, live.turn)
        checkpoint = session.checkpoint

        def look() -> Planned:
            with rules_of(live):
                shown = preview(live.game, checkpoint, plan.seat, plan.acts)
            kept = shown.acts if shown else ()
            fresh = replace(plan, acts=kept, branch=live.branch, n=checkpoint.n)
            if kept != plan.acts:
                fresh = replace(fresh, ends_turn=False)
            return Planned(fresh if shown else plan, shown, live.turn)

        return await self._context.compute(live, look)


def _own_plan(live: Live, user: int, seat: int) -> TurnPlan:
    """Returns the plan of a seat, a new one if the last was played. Raises NotYourSeat."""
    if seat not in live.seats_of(user):
        raise NotYourSeat(seat)
    plan = live.plans.get(seat)
    return plan if plan is not None and not plan.stopped else TurnPlan(seat)


# ---------------------------------------------------------------- when the turn begins


async def play_plan(context: Context, live: Live, plan: TurnPlan) -> None:
    """Plays a plan whose turn has come, as far as it fits, and saves it in one commit."""
    made_on = Lineage(live.branches, plan.branch, plan.n)
    base = None if plan.done else (await context.database.read(base_at, made_on, plan.n)).saved.checkpoint
    change = context.change(live)
    await context.compute(live, lambda: carry_out(change, plan, base))
    await context.commit(change)


def carry_out(change: Change, plan: TurnPlan, base: Checkpoint | None) -> None:
    """Plays a plan as far as it fits. `base` is the checkpoint it was made on, None once it has begun."""
    live, session = change.live, change.live.session
    assert session is not None
    author = Author(live.seats[plan.seat].user, "plan")

    def put(pick: Sequence[str], note: Text | None) -> Step:
        return put_answer(change, session, plan.seat, author, pick, note)[0]

    with rules_of(live):
        place = changed_place(session, plan, base) if base is not None else ""
    if place:
        change.put_plan(replace(plan, stopped="place", at=place))
        return
    after = played(session, plan, put)
    if after.stopped == "played" and live.turn != plan.seat:
        change.drop_plan(plan.seat)
    else:
        change.put_plan(after)


def changed_place(session: Session, plan: TurnPlan, base: Checkpoint) -> str:
    """Returns the first watched place that has changed since the plan was made; "" if none has."""
    game = session.game
    before, now = (game.view(state, plan.seat) for state in (game.read_state(base), session.state))
    changed = game.changed(before, now)
    return next((place for place in plan.watched if place in changed), "")


def played(session: Session, plan: TurnPlan, put: Put) -> TurnPlan:
    """Plays the acts of a plan until it stops or must wait for others; returns what has become of it.

    The turn is ended only after all acts.
    """
    for act in plan.acts[plan.done :]:
        ask = session.ask_of(plan.seat)
        if ask is None:
            return plan
        why = misfit(ask, plan.seat, act)
        if why:
            return replace(plan, stopped=why)
        step = put(act.pick, Text("told-plan", seat=Seat(plan.seat)) if plan.done == 0 else None)
        plan = replace(plan, done=plan.done + 1)
        is_left = plan.done < len(plan.acts)
        if step.checkpoint is not None or session.result is not None:
            return replace(plan, stopped="over" if is_left or plan.ends_turn else "played")
        if is_left and (step.revealed or any(each.seat == CHANCE for each in step.decisions)):
            return replace(plan, stopped="revealed")
    return _ended(session, plan, put) if plan.ends_turn else replace(plan, stopped="played")


def _ended(session: Session, plan: TurnPlan, put: Put) -> TurnPlan:
    """Ends the turn, once the seat is asked what to do next."""
    ask = session.ask_of(plan.seat)
    if ask is None:
        return plan
    end = end_of_turn(ask)
    if end is None:
        return replace(plan, stopped="question")
    put((end.id,), None)
    return replace(plan, stopped="played")
