"""Answering and taking back: the two things that a player does most."""

from __future__ import annotations

from collections.abc import Sequence

from engine.campaigns.errors import (
    AlreadyAnswered,
    NotFree,
    NothingToUndo,
    NotLegal,
    NotYourSeat,
    NotYourTurn,
    StaleAsk,
    VoteOpen,
)
from engine.campaigns.files.export import expect_unseen
from engine.campaigns.history.losses import losses
from engine.campaigns.model.situation import Answered, Situation
from engine.campaigns.runtime.automatic_answers import Automatic, decided, elected, is_voted
from engine.campaigns.runtime.branching import open_branch
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live, RecentDecision
from engine.campaigns.runtime.loading import ask_boundary
from engine.campaigns.runtime.recording import record, rules_of
from engine.storage.tables import branches
from engine.table import Ask, Seat, Session, Step, Tell, Text, WrongAnswer


async def answer(
    context: Context, campaign: int, branch: int, n: int, seat: int, author: Author, pick: Sequence[str]
) -> Answered:
    """See `Campaigns.answer`."""
    async with context.hold(campaign) as live:
        session = open_to(live, branch, n, seat, author, tuple(pick))
        choice = words_of(session.ask_of(seat), pick)
        change = context.change(live)
        step, final = await context.compute(live, lambda: put(change, session, seat, author, pick))
        await context.commit(change)
        return Answered(
            situation=live.situation(),
            seat=seat,
            decisions=len(step.decisions),
            held=step.held,
            why_final=final,
            told=told_to(seat, step),
            chapter_over=session.result is not None,
            choice=choice,
        )


def told_to(seat: int, step: Step) -> list[Text]:
    """What a seat was told in a step."""
    return [each.text for each in step.events if isinstance(each, Tell) and (each.to is None or seat in each.to)]


def words_of(ask: Ask | None, pick: Sequence[str]) -> list[Text]:
    """What was picked."""
    return [ask.by_id[each].text for each in pick] if ask else []


def put(change: Change, session: Session, seat: int, author: Author, pick: Sequence[str]) -> tuple[Step, str | None]:
    """Gives a player's answer, which is a vote where the table votes."""
    live, ask = change.live, session.ask_of(seat)
    if ask is None or len(ask.seats) == 1:
        return put_answer(change, session, seat, author, pick)
    if not is_voted(live, ask):
        choice = tuple(ask.by_id[each].text for each in pick)
        return put_answer(change, session, seat, author, pick, Text("told-chosen", seat=Seat(seat), choice=choice))
    live.votes[seat] = tuple(pick)
    change.seal(seat, pick)
    if not decided(live, ask, live.votes):
        return Step(held=True), None
    return put_automatic(change, session, elected(ask, live.votes))


def put_automatic(change: Change, session: Session, given: Automatic) -> tuple[Step, str | None]:
    """Gives an answer that nobody has pressed."""
    return put_answer(change, session, given.seat, given.author, given.pick, given.note)


def put_answer(
    change: Change, session: Session, seat: int, author: Author, pick: Sequence[str], note: Text | None = None
) -> tuple[Step, str | None]:
    """Answers a checked ask and gathers what must be written; returns the step, and why it is final. The account begins
    with the note."""
    live = change.live
    asks = {each: ask for ask in session.asks for each in ask.seats}
    live.before_change()
    with rules_of(live):
        step = session.answer(seat, pick)
    if step.held:
        change.seal(seat, pick)
        return step, None
    if note is not None:
        step.events.insert(0, Tell(step.decisions[0].n, note, None))
    if len(asks) > 1:
        change.unseal()
        live.votes = {}
    return step, record(change, session, step, author, asks)


def open_to(live: Live, branch: int, n: int, seat: int, author: Author, pick: tuple[str, ...]) -> Session:
    """Raises whatever stands against this answer."""
    live.expect("playing")
    live.expect_running()
    session = live.session
    if session is None or not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    if author.by == "player" and (author.user is None or live.seats[seat].user != author.user):
        raise NotYourSeat(seat if author.user is not None and live.seats_of(author.user) else None)
    if live.request is not None:
        raise VoteOpen(live.request)
    ask = session.ask_of(seat)
    if branch != live.branch or ask is None or ask.n != n:
        _refuse_old_press(live, session, ask, branch, n, seat, pick)
    else:
        _check(ask, pick)
    return session


def _refuse_old_press(
    live: Live, session: Session, ask: Ask | None, branch: int, n: int, seat: int, pick: tuple[str, ...]
) -> None:
    if branch == live.branch:
        for made in live.recent:
            if (made.asked, made.seat) == (n, seat) and tuple(made.pick) == pick:
                raise AlreadyAnswered(pick)
    if ask is None and branch == live.branch:
        raise NotYourTurn(session.waiting_for)
    raise StaleAsk(live.branch, ask.n if ask else live.n)


def _check(ask: Ask, pick: tuple[str, ...]) -> None:
    try:
        ask.check(pick)
    except WrongAnswer:
        raise NotLegal(tuple(ask.by_id), ask.pick) from None


async def undo(context: Context, campaign: int, user: int, to: int | None) -> Situation:
    """See `Campaigns.undo`."""
    async with context.hold(campaign) as live:
        live.expect("playing", "between", "over")
        live.expect_running()
        if live.request is not None:
            raise VoteOpen(live.request)
        target = await _free_target(context, live, user, to)
        past = await context.past(live, live.lineage, target)
        await expect_unseen(context, live, past)
        change = context.change(live)
        open_branch(change, context.database.new_id(branches), past, "step", Author(user), left=live.lineage)
        return (await context.commit_and_reload(change)).situation()


async def _free_target(context: Context, live: Live, user: int, to: int | None) -> int:
    """The decision to go back to. Raises NothingToUndo, or NotFree when this user may not go there alone."""
    step = live.free_step()
    if to is None:
        if step is not None and (step.user == user or (step.shared and user in live.users)):
            return step.n
        own = [made.n for made in live.recent if made.user == user and made.key != CHAPTER]
        if not own:
            raise NothingToUndo
        to = own[-1]
    line = live.lineage
    target = await context.database.read(lambda connection: ask_boundary(connection, line, to))
    lost = await context.database.read(lambda connection: losses(connection, line, target))
    taken = [made for made in live.recent if made.n >= target]
    if len(taken) != line.end - target or not _is_free(taken, user):
        raise NotFree(lost)
    return target


def _is_free(taken: Sequence[RecentDecision], user: int) -> bool:
    """Whether all this is one user's own, or the whole table's, and revealed nothing; what chance did before the first
    choice set up the chapter, and is nobody's own."""
    own = all(made.final is None and (made.by == "chance" or _is_own(made, user)) for made in taken)
    return own and taken[0].by in ("player", "run")


def _is_own(made: RecentDecision, user: int) -> bool:
    return made.by in ("player", "run", "order") and (made.user == user or made.shared)
