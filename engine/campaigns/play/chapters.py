"""Starts a campaign, or its next chapter."""

from __future__ import annotations

from dataclasses import replace

from engine import storage
from engine.campaigns.model.errors import NotReady, UnknownChapter, WrongOption
from engine.campaigns.model.lineage import Branch
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.fair_dice import chance_in, chance_on, next_chapter
from engine.campaigns.runtime.live import CHAPTER, TABLE, Live
from engine.campaigns.runtime.recording import record_start, rules_of
from engine.campaigns.seats.new_campaigns import seat_row
from engine.campaigns.seats.options import in_ranks
from engine.storage.schema.codec import decision_row
from engine.table import BadCheckpoint, Chance, Decision, Session


def expect_ready(live: Live, user: int, chapter: str | None = None) -> None:
    """Raises NotReady unless enough seats are taken, the chapter's needs are met, and everyone is ready.

    Starting counts as being ready.
    """
    taken = [each for each in live.seats if each.user is not None or each.autopilot]
    unready = (
        []
        if live.facts.stage == "between"
        else [each.user for each in taken if each.user not in (None, user) and not each.ready and not each.autopilot]
    )
    allowed = live.game.seat_counts if live.facts.size is None else (live.facts.size,)
    waiting = [each.seat for each in live.seats if each not in taken] if live.facts.size else []
    lacking = live.lacking(chapter)
    if unready or lacking or len(taken) not in allowed:
        raise NotReady([each for each in unready if each is not None], waiting, len(taken), allowed, lacking)


def fill_seats(change: Change) -> None:
    """Makes every player ready, and has autopilot take the fewest open seats with which play can start."""
    live = change.live
    for each in list(live.seats):
        if each.user is not None:
            change.put_seat(replace(each, ready=True))
    taken = sum(each.user is not None or each.autopilot for each in live.seats)
    allowed = live.game.seat_counts if live.facts.size is None else (live.facts.size,)
    wanted = min((count for count in allowed if count >= taken), default=taken)
    for each in [each for each in live.seats if each.user is None and not each.autopilot][: max(0, wanted - taken)]:
        change.put_seat(replace(each, autopilot=True))


async def open_chapter(context: Context, change: Change, user: int, chapter: str | None) -> None:
    """Begins the given chapter, or the first one available. Raises UnknownChapter, WrongOption."""
    live = change.live
    chapters = live.next_chapters()
    if not chapters or (chapter is not None and chapter not in chapters):
        raise UnknownChapter(chapter or "", chapters)
    chosen = chapter or chapters[0]
    seats = sum(each.user is not None or each.autopilot for each in live.seats)
    if live.facts.size is None:
        _close_ranks(change)
    n = live.n
    branch = live.branch or live.next_branch
    keys = next_chapter(live.keys, branch, n + 1) if context.provable else None
    chance = chance_on(keys, branch) if keys else context.chance
    session = await context.compute(live, lambda: _begin(live, chance, chosen, seats, n + 1))
    session.chance = chance_in(live, context.chance)
    if not live.branch:
        change.stand_on(Branch(live.facts.id, branch, None, 0, branch, 1, None, None, "start", user, change.at))
    live.before_change()
    live.session, live.pending, live.turn = session, [], None
    decision = Decision(n, TABLE, CHAPTER, 0, (chosen,))
    change.decisions.append(decision_row(live.branch, decision, user, "table", None, change.at))
    live.recent.clear()
    if keys is not None:
        change.put_keys(keys)
    record_start(change, session, Author(user))
    change.update(stage="playing", size=seats)


def _begin(live: Live, chance: Chance, chapter: str, seats: int, n: int) -> Session:
    """Begins a chapter. Raises WrongOption for options that are wrong or do not go together in this campaign."""
    with rules_of(live):
        try:
            return Session.start(
                live.game,
                seats,
                chance,
                chapter=chapter,
                options=dict(live.facts.options),
                carried=live.carried,
                n=n,
            )
        except BadCheckpoint as error:
            raise WrongOption("options", str(error)) from None


def _close_ranks(change: Change) -> None:
    """Removes open seats and renumbers the others from 0 without gaps."""
    live = change.live
    taken = [each for each in live.seats if each.user is not None or each.autopilot]
    change.update(options=in_ranks(live, taken))
    live.seats = [replace(each, seat=seat) for seat, each in enumerate(taken)]
    campaign = live.facts.id
    change.add(*storage.seats.replace_all(campaign, [seat_row(campaign, each) for each in live.seats]))
