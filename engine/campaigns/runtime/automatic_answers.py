"""Automatic answers: autopilot, standing orders, votes and expired time."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.orders_in_advance import answer_in_advance, answers_at
from engine.campaigns.runtime.recording import rules_of
from engine.campaigns.runtime.scheduled_jobs import ANSWERS, scheduled, unscheduled
from engine.kit.computer.levels import quick_pick
from engine.kit.computer.lookahead import may_look_ahead
from engine.table import Ask, Level, Seat, Session, Text, WrongAnswer, standard_orders

log = logging.getLogger(__name__)

Pick = Sequence[str]


@dataclass(frozen=True, slots=True)
class Automatic:
    """An automatic answer: its author, right and log line."""

    seat: int
    author: Author
    pick: Pick
    note: Text | None = None


def answers_itself(live: Live) -> bool:
    """True if some answers may be automatic here."""
    if live.due_plan is not None:
        return True
    automatic = live.facts.settings.table_choices == "automatic"
    asks = live.session.asks if live.session else ()
    in_advance = bool(live.orders) or any(ask.on_request or standard_orders(live.game.orders, ask) for ask in asks)
    return (
        live.is_played
        and not live.facts.asleep
        and (automatic or in_advance or any(each.autopilot for each in live.seats))
    )


def next_answer(live: Live, now: datetime, *, ahead: bool = False) -> Automatic | None:
    """Returns the next automatic answer that is due, if any.

    With `ahead`, none before autopilot has looked ahead.
    """
    session = live.session
    if session is None or not live.is_played or live.facts.asleep:
        return None
    if ahead and question_to_look_ahead(live) is not None:
        return None
    for ask in session.asks:
        if not set(ask.seats) <= session.held.keys():
            found = _answer_to(live, session, ask, now)
            if found is not None:
                return found
    return None


def question_to_look_ahead(live: Live) -> Ask | None:
    """Returns the open question for which an autopilot should look ahead and has not yet."""
    session = live.session
    if session is None or not live.is_played or live.facts.asleep or live.present_thought is not None:
        return None
    asks = [ask for ask in session.asks if all(live.seats[seat].autopilot for seat in ask.seats)]
    return next((ask for ask in asks if may_look_ahead(_level(live, ask), live.game, session, ask)), None)


def _level(live: Live, ask: Ask) -> Level:
    """Returns the level of the takeover, otherwise the campaign's."""
    return live.seats[ask.seats[0]].level or live.facts.settings.level


def _answer_to(live: Live, session: Session, ask: Ask, now: datetime) -> Automatic | None:
    if all(live.seats[seat].autopilot for seat in ask.seats):
        return Automatic(ask.seats[0], Author(None, "autopilot"), _autopilot_answer(live, session, ask))
    if ask.occasion == "table" and len(ask.seats) > 1 and live.facts.settings.table_choices == "automatic":
        pick = default_pick(live, session, ask, ask.seats[0])
        return Automatic(ask.seats[0], Author(None, "automatic"), pick, _note("told-usual", ask, ask.seats[0], pick))
    closes = live.closes
    if closes is not None and now >= closes:
        return _late(live, session, ask)
    seat = _first_person(live, ask)
    if answers_at(live.game, ask, live.since) <= now:
        ordered = _ordered(live, session, ask, seat)
        if ordered is not None:
            author = Author(live.seats[seat].user, "order")
            silent = ask.on_request and tuple(ordered) == ask.default
            key = "told-usual" if len(ask.seats) > 1 and not _is_set(live, ask, seat) else "told-order"
            return Automatic(seat, author, ordered, None if silent else _note(key, ask, seat, ordered))
    return None


def _is_set(live: Live, ask: Ask, seat: int) -> bool:
    """True if the player of this seat has set an order for the question."""
    keys = {order.key for order in live.game.orders if ask.key in order.asks}
    return any(each.seat == seat and each.key.partition(":")[0] in keys for each in live.orders)


def _first_person(live: Live, ask: Ask) -> int:
    """Returns the first asked seat that is not on autopilot; the first one if all are."""
    return next((seat for seat in ask.seats if not live.seats[seat].autopilot), ask.seats[0])


def _autopilot_answer(live: Live, session: Session, ask: Ask) -> Pick:
    """Returns the answer of an autopilot seat: what it found by looking ahead, otherwise that of its level."""
    thought = live.present_thought
    if thought is not None and thought.pick is not None:
        return _legal(live, ask, thought.pick)
    with rules_of(live):
        pick = quick_pick(_level(live, ask), live.game, session, ask, ask.seats[0])
    return _legal(live, ask, pick)


def _ordered(live: Live, session: Session, ask: Ask, seat: int) -> Pick | None:
    with rules_of(live):
        return answer_in_advance(session, live.orders, ask, seat)


def _late(live: Live, session: Session, ask: Ask) -> Automatic:
    """Returns the answer after a timeout: the current vote, otherwise the default."""
    if live.votes:
        return elected(ask, live.votes)
    seat = ask.seats[0]
    pick = default_pick(live, session, ask, seat)
    key = "told-late-table" if len(ask.seats) > 1 else "told-late"
    return Automatic(seat, Author(live.seats[seat].user, "deadline"), pick, _note(key, ask, seat, pick))


def _note(key: str, ask: Ask, seat: int, pick: Pick) -> Text | None:
    """Returns the log line of an automatic answer.

    None for sealed answers and for options that others may not know: the rules log their result.
    """
    if ask.mode == "each" or ask.private:
        return None
    return Text(key, seat=Seat(seat), choice=tuple(ask.by_id[each].text for each in pick))


def default_pick(live: Live, session: Session, ask: Ask, seat: int) -> Pick:
    """Returns the answer for someone who does not choose: the question's default, otherwise autopilot's pick."""
    return ask.default or autopilot_pick(live, session, ask, seat)


def autopilot_pick(live: Live, session: Session, ask: Ask, seat: int) -> Pick:
    """Returns autopilot's usual pick."""
    with rules_of(live):
        pick = live.game.choose(live.game.view(session.state, seat), ask, seat)
    return _legal(live, ask, pick)


def _legal(live: Live, ask: Ask, pick: Sequence[str]) -> Pick:
    """Returns autopilot's pick; if that is not legal, the default or the first options."""
    try:
        ask.check(pick)
    except WrongAnswer:
        log.warning("the autopilot of %s made an illegal pick for %s", live.game.key, ask.key)
        return ask.default or [option.id for option in ask.options[: ask.pick[0]]]
    return pick


# ---------------------------------------------------------------- votes


def is_voted(live: Live, ask: Ask) -> bool:
    """True if the players vote on this."""
    return ask.occasion == "table" and len(ask.seats) > 1 and live.facts.settings.table_choices == "vote"


def votes_in(session: Session, kept: Mapping[int, tuple[str, ...]]) -> dict[int, tuple[str, ...]]:
    """Returns the votes among the kept answers: those for a question that one answer decides."""
    asks = {seat: session.ask_of(seat) for seat in kept}
    return {seat: pick for seat, pick in kept.items() if (ask := asks[seat]) and len(ask.seats) > 1}


def decided(live: Live, ask: Ask, votes: Mapping[int, Pick]) -> bool:
    """True if an option has more than half of the seats that can vote, or all of them have voted."""
    voters = [seat for seat in ask.seats if live.seats[seat].user is not None and not live.seats[seat].autopilot]
    most = max(Counter(tuple(pick) for pick in votes.values()).values(), default=0)
    return most * 2 > len(voters) or set(voters) <= votes.keys()


def elected(ask: Ask, votes: Mapping[int, Pick]) -> Automatic:
    """Returns the option with most votes; on a tie the first player's, then the default."""
    counts = Counter(tuple(votes[seat]) for seat in ask.seats if seat in votes)
    most = [pick for pick, count in counts.items() if count == max(counts.values())]
    first = tuple(votes.get(ask.seats[0], ()))
    pick = next(each for each in (first, tuple(ask.default), *most) if each in most)
    seat = next(each for each in ask.seats if tuple(votes.get(each, ())) == pick)
    choice = tuple(ask.by_id[each].text for each in pick)
    return Automatic(seat, Author(None, "vote"), pick, Text("told-vote", choice=choice, count=counts[pick]))


# ---------------------------------------------------------------- when to look again


def schedule(change: Change) -> None:
    """Schedules the next automatic answer if its time has changed."""
    live = change.live
    at = min(_times(live), default=None)
    if at == live.answers_at:
        return
    live.answers_at = at
    campaign = live.facts.id
    change.add(unscheduled(campaign, ANSWERS))
    if at is not None:
        change.add(scheduled(ANSWERS, campaign, at))


def _times(live: Live) -> Iterator[datetime]:
    session = live.session
    if session is None or not live.is_played or live.facts.asleep:
        return
    if live.closes is not None:
        yield live.closes
    for ask in session.asks:
        seat = _first_person(live, ask)
        if (
            seat not in session.held
            and not live.seats[seat].autopilot
            and _ordered(live, session, ask, seat) is not None
        ):
            yield answers_at(live.game, ask, live.since)
