"""Validates an answer and passes it to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from engine.campaigns.model.errors import AlreadyAnswered, NotLegal, NotYourSeat, NotYourTurn, StaleAsk, VoteOpen
from engine.campaigns.runtime.automatic_answers import Automatic, decided, elected, is_voted
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.recording import record, rules_of
from engine.table import Ask, Seat, Session, Step, Tell, Text, WrongAnswer


def told_to(seat: int, step: Step) -> list[Text]:
    """Returns the log lines for a seat in a step."""
    return [each.text for each in step.events if isinstance(each, Tell) and (each.to is None or seat in each.to)]


def words_of(ask: Ask | None, pick: Sequence[str]) -> list[Text]:
    """Returns the picked options in words."""
    return [ask.by_id[each].text for each in pick] if ask else []


def is_turn_of(live: Live, ask: Ask, seat: int) -> bool:
    """True if this is asked during the seat's own turn. No seat has the turn right after a phase has ended.

    Choices before the first round, such as where to place the first troop, are not turns.
    """
    if live.session is None or live.game.round_of(live.session.state) is None:
        return False
    alone = ask.in_turn and ask.mode == "one" and ask.seats == (seat,)
    return live.turn == seat or (live.turn is None and alone)


def put(change: Change, session: Session, seat: int, author: Author, pick: Sequence[str]) -> tuple[Step, str | None]:
    """Answers for a player, or records a vote if the players vote.

    Returns the step, and why it is final.
    """
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
    """Answers automatically. Returns the step, and why it is final."""
    return put_answer(change, session, given.seat, given.author, given.pick, given.note)


def put_answer(
    change: Change, session: Session, seat: int, author: Author, pick: Sequence[str], note: Text | None = None
) -> tuple[Step, str | None]:
    """Answers a validated question and adds the rows to write.

    The note comes first in the log. Returns the step, and why it is final.
    """
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


def open_to(live: Live, branch: int, n: int, seat: int, author: Author, pick: tuple[str, ...]) -> tuple[Session, Ask]:
    """Returns the session and the question that this answers. Raises the reason if the answer is refused."""
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
    _check(ask, pick)
    return session, ask


def _refuse_old_press(
    live: Live, session: Session, ask: Ask | None, branch: int, n: int, seat: int, pick: tuple[str, ...]
) -> NoReturn:
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
