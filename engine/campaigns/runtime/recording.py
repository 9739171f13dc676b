"""Records the results of an answer: decisions, log lines, checkpoints, the chapter's result, and its posts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from engine.campaigns.model.bank import charged, credited
from engine.campaigns.model.calendars import counted
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import Refused, RuleFailed
from engine.campaigns.model.posts import PostKind
from engine.campaigns.model.situation import UNTIL_CHANGED, ChapterResult, StandingOrder
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.fair_dice import next_link
from engine.campaigns.runtime.live import Live, RecentDecision
from engine.campaigns.runtime.presence import end_turns, is_news, note_press
from engine.storage.schema.codec import checkpoint_row, decision_row, tell_row
from engine.table import CHANCE, Ask, Decision, Mark, Reached, Result, Session, Step, Tell, Text

PRESSED = ("player", "run")  # answers by a person
CHOSEN = (*PRESSED, "plan")  # and those planned by one
OUT_OF_TURN = ("reaction", "table")  # occasions of asks during another seat's turn


@contextmanager
def rules_of(live: Live) -> Iterator[None]:
    """Turns any error from a rule into one that reveals nothing of its state. Refusals pass unchanged."""
    try:
        yield
    except (Refused, RuleFailed):
        raise
    except Exception as error:
        raise RuleFailed(live.facts.id, live.facts.game, error) from None


def record(change: Change, session: Session, step: Step, author: Author, asks: Mapping[int, Ask]) -> str | None:
    """Adds a step of this session to the change.

    `asks` are the questions it answered, by seat. Returns why it is final.
    """
    live = change.live
    _charge(change, asks)
    seats = [decision.seat for decision in step.decisions if decision.seat != CHANCE]
    sealed = len(seats) > 1
    made = [_made(change, decision, author, asks, sealed=sealed) for decision in step.decisions]
    live.recent.extend(made)
    began = live.turn_from
    for decision, each in zip(step.decisions, made, strict=True):
        change.decisions.append(decision_row(live.branch, decision, each.user, each.by, each.final, change.at))
    events = _events(change, step)
    _end_orders(change, events.marks)
    actor, seat = _acting(live, author, seats[-1] if seats else None, asks)
    _post(change, events, actor, seat, session.result)
    _end_plans(change, events.marks, seats, author)
    _take_turn(live, events)
    _turn_keys(change, session, events)
    if session.result:
        _chapter_over(change, session, session.result)
    if events.marks:
        end_turns(change)
        _credit(change, began)
    if author.user is not None and author.by in PRESSED and is_news(live, author.user, from_milliseconds(change.at)):
        note_press(change, author.user)
    return next((each.final for each in made if each.final), None)


def _turn_keys(change: Change, session: Session, events: Events) -> None:
    """Takes the next keys after a round, so that its dice can be shown, and closes them after the chapter."""
    keys, branch = change.live.keys, change.live.branch
    if keys is None or keys.closed:
        return
    if session.result:
        change.put_keys(replace(keys, branch=branch, n=session.n, closed=True))
    elif any(reached.mark.kind == "round" for reached in events.marks):
        change.put_keys(next_link(keys, branch, session.n))


def _charge(change: Change, asks: Mapping[int, Ask]) -> None:
    """Takes the time of these answers from the banks of their seats."""
    live = change.live
    if live.facts.settings.pace != "bank":
        return
    situation, now = live.situation(), from_milliseconds(change.at)
    for seat, ask in asks.items():
        seated = live.seats[seat]
        if seated.user is not None and len(ask.seats) == 1 and ask.occasion not in OUT_OF_TURN:
            used = counted(live.asked_at(ask), now, situation.calendar_of(seated))
            change.put_seat(replace(seated, bank=charged(seated.bank, used)))


def _credit(change: Change, began: int) -> None:
    """Gives an increment to the banks of the seats that have chosen something since the last mark."""
    live = change.live
    if live.facts.settings.pace != "bank":
        return
    for seat in {each.seat for each in live.recent if each.n >= began and each.seat >= 0}:
        seated = live.seats[seat]
        if seated.user is not None:
            change.put_seat(replace(seated, bank=credited(seated.bank)))


def _made(
    change: Change, decision: Decision, author: Author, asks: Mapping[int, Ask], *, sealed: bool
) -> RecentDecision:
    live = change.live
    seat, pick = decision.seat, decision.pick
    user, by, final, texts = author.user, author.by, None, None
    ask = asks.get(seat)
    shared = ask is not None and len(ask.seats) > 1
    if seat == CHANCE:
        user, by, final = None, "chance", "dice" if decision.reveals else None
    elif sealed:
        seated = live.seats[seat]
        user, by, final = seated.user, "autopilot" if seated.autopilot else "player", "sealed"
    elif ask is not None:
        options = [ask.by_id[str(each)] for each in pick]
        final = next((option.final for option in options if option.final), "card" if decision.reveals else None)
        texts = [option.text for option in options]
    asked = ask.n if ask else decision.n
    return RecentDecision(decision.n, seat, user, by, decision.key, pick, final, asked, change.at, texts, shared)


@dataclass(frozen=True, slots=True)
class Passage:
    """The public log lines up to a mark, or up to several consecutive marks.

    `serial` counts the log lines of the decision before the last mark.
    """

    marks: Sequence[Reached]
    told: Sequence[Text]
    serial: int

    @property
    def n(self) -> int:
        """Returns the moment at which it ends."""
        return self.marks[-1].checkpoint.n


@dataclass(slots=True)
class Events:
    """The log lines and marks of a step: a passage for each mark, and the public lines `after` the last.

    `serials` count each decision's log lines.
    """

    passages: list[Passage] = field(default_factory=list)
    after: list[Text] = field(default_factory=list)
    serials: dict[int, int] = field(default_factory=dict)

    @property
    def marks(self) -> Sequence[Reached]:
        """Returns all marks in order."""
        return [mark for passage in self.passages for mark in passage.marks]

    def tell(self, tell: Tell) -> int:
        """Adds a log line and returns its serial number."""
        serial = self.serials[tell.n] = self.serials.get(tell.n, -1) + 1
        if tell.to is None:
            self.after.append(tell.text)
        return serial

    def mark(self, mark: Reached) -> None:
        """Adds a mark."""
        self.passages.append(Passage([mark], self.after, self.serials.get(mark.checkpoint.n - 1, -1)))
        self.after = []


def _events(change: Change, step: Step) -> Events:
    """Adds log lines and checkpoints in order; of several checkpoints at one moment, the last."""
    branch, events = change.live.branch, Events()
    passed: dict[int, list[Reached]] = {}  # by moment
    for event in step.events:
        if isinstance(event, Tell):
            change.tells.append(tell_row(branch, events.tell(event), event))
        else:
            passed.setdefault(event.checkpoint.n, []).append(event)
            events.mark(event)
    for reached in passed.values():
        marks = [each.mark for each in reached]
        change.checkpoints.append(checkpoint_row(branch, reached[-1].checkpoint, marks))
    return events


def _post(change: Change, events: Events, author: Author, seat: int | None, result: Result | None) -> None:
    """Posts the play up to the first mark, and all automatic play after it as one post."""
    live = change.live
    if not events.passages:
        live.pending += events.after
        return
    first, *others = events.passages
    played = Passage(first.marks, [*live.pending, *first.told], first.serial)
    live.pending = events.after
    *before, last = _posted(played, others)
    for passage in before:
        _post_of(change, "turn", passage, author, seat)
    if before:  # automatic play after the last answer has no author
        author, seat = Author(None, "table"), None
    if result is None:
        _post_of(change, "turn", last, author, seat)
    else:
        _post_of(change, "over", last, author, seat, **plain_result(result))
        if live.server.chronicle is not None:
            change.post("chronicle", author=Author(None, "table"), channel=live.server.chronicle)


def _acting(live: Live, author: Author, seat: int | None, asks: Mapping[int, Ask]) -> tuple[Author, int | None]:
    """Returns the subject of a post: the author of the last answer, or the seat whose turn it interrupted."""
    ask = None if seat is None else asks.get(seat)
    if ask is None or ask.occasion not in OUT_OF_TURN or live.turn in (None, seat):
        return _player_of_turn(live, seat, author), seat
    seated = live.seats[live.turn]
    return Author(seated.user, "autopilot" if seated.autopilot else "player"), live.turn


def _player_of_turn(live: Live, seat: int | None, author: Author) -> Author:
    """Returns the person who chose in a turn that autopilot ended; else the author of the last answer."""
    if seat is None or author.by != "autopilot":
        return author
    user = live.seats[seat].user
    chose = any(each.seat == seat and each.by in CHOSEN and each.n >= live.turn_from for each in live.recent)
    return Author(user) if user is not None and chose else author


def _end_orders(change: Change, marks: Iterable[Reached]) -> None:
    """Ends the orders for a round or phase that is over."""
    kept = change.live.orders
    for mark in (reached.mark for reached in marks):
        kept = [each for each in kept if not _ends(each, mark)]
    change.put_orders(kept)


def _ends(order: StandingOrder, mark: Mark) -> bool:
    """True if an order ends at this mark.

    An order for a round ends with the seat's next turn, the next round or the chapter; a plan ends with its phase or
    the chapter.
    """
    if order.lasts == UNTIL_CHANGED:
        return False
    if order.phase is not None:
        return mark.kind == "over" or mark == ("phase", order.phase)
    return mark.kind in ("round", "over") or mark == ("turn", order.seat)


def _end_plans(change: Change, marks: Sequence[Reached], seats: Sequence[int], author: Author) -> None:
    """Ends the plan of a player who chooses for themselves in their turn, or whose turn ends; all end with the
    chapter."""
    live = change.live
    over = any(reached.mark.kind == "over" for reached in marks)
    for plan in list(live.plans.values()):
        pressed = author.by in PRESSED and plan.seat in seats
        turn_over = bool(marks) and author.by != "plan"
        if over or (live.turn == plan.seat and (pressed or turn_over)):
            change.drop_plan(plan.seat)


def _take_turn(live: Live, events: Events) -> None:
    """Sets whose turn it is after the last mark."""
    for reached in events.marks[-1:]:
        live.turn = int(reached.mark.value) if reached.mark.kind == "turn" else None
        live.turn_from = reached.checkpoint.n


def _posted(played: Passage, others: Sequence[Passage]) -> Sequence[Passage]:
    """Returns the passages that get a post each.

    No seat chose anything between the later marks, so they share one; so do all passages of one moment, which have the
    same board.
    """
    if not others:
        return [played]
    by_itself = _joined(others)
    if not by_itself.told:
        return [_joined([played, *_without_phases(others)])]
    if not played.told or played.n == by_itself.n:
        return [_joined([played, by_itself])]
    return [played, by_itself]


def _joined(passages: Sequence[Passage]) -> Passage:
    """Merges several passages into one that ends with the last."""
    return Passage(
        marks=[mark for passage in passages for mark in passage.marks],
        told=[text for passage in passages for text in passage.told],
        serial=passages[-1].serial,
    )


def _without_phases(passages: Sequence[Passage]) -> Sequence[Passage]:
    """Returns the passages that end more than a phase: if phases log nothing, only the turn after them is named."""
    return [passage for passage in passages if passage.marks[-1].mark.kind != "phase"]


def _post_of(
    change: Change, kind: PostKind, passage: Passage, author: Author, seat: int | None, **details: Any
) -> None:
    marks = [reached.mark for reached in passage.marks]
    change.post(
        kind, author=author, seat=seat, n=passage.n, serial=passage.serial, marks=marks, texts=passage.told, **details
    )


def record_start(change: Change, session: Session, author: Author) -> None:
    """Adds the start of a new chapter and its first post."""
    live = change.live
    change.decisions += [
        decision_row(live.branch, each, None, "chance", None, change.at) for each in session.first.decisions
    ]
    base = session.base
    events = _events(change, session.first)
    at_start = [reached.mark for reached in events.marks if reached.checkpoint.n == base.n]
    chapter = checkpoint_row(live.branch, base, [*at_start, Mark("chapter", base.chapter)])
    change.checkpoints = [chapter, *(row for row in change.checkpoints if row["n"] != base.n)]
    _take_turn(live, events)
    change.post(
        "start",
        author=author,
        serial=events.serials.get(session.n - 1, -1),
        marks=[reached.mark for reached in events.marks],
        texts=[*(text for passage in events.passages for text in passage.told), *events.after],
    )


def _chapter_over(change: Change, session: Session, result: Result) -> None:
    """Writes the result, and if there is another chapter to play."""
    live, at = change.live, from_milliseconds(change.at)
    row = {"branch": live.branch, "n": session.n, "chapter": session.checkpoint.chapter, "at": change.at}
    change.results.append(row | plain_result(result))
    live.results.append(ChapterResult(session.n, session.checkpoint.chapter, result, at))
    change.update(stage="between" if live.chapters_after(result.carried) else "over")


def plain_result(result: Result) -> dict[str, Any]:
    """Returns a result as JSON-ready data."""
    return {
        "winners": list(result.winners),
        "scores": [dict(each) for each in result.scores],
        "reason": result.reason.to_plain(),
        "carried": result.carried,
    }
