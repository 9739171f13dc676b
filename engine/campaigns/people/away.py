"""The seats of people who are away for longer than a turn (docs/behaviour.md#time-away)."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.model.settings import PACE_OF_NONE
from engine.campaigns.model.situation import Seated
from engine.campaigns.requests.consent import reseat
from engine.campaigns.results.levels import levels_of
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.presence import hand_over, level_said
from engine.campaigns.runtime.scheduled_jobs import RETURN, scheduled, unscheduled
from engine.campaigns.runtime.seen import expect_not_to_know_all
from engine.campaigns.runtime.waits import greet
from engine.campaigns.seats.seat_changes import expect_one_hand, vacate
from engine.storage.queries import campaigns
from engine.table import Level

log = logging.getLogger(__name__)

MOST = 200  # campaigns of one person


async def leave_seats(context: Context, user: int, chosen: Preferences, now: datetime) -> tuple[int, int]:
    """Leaves the seats of campaigns whose pace is shorter than the absence to autopilot or a friend, as chosen.

    Where the friend cannot play, autopilot does. Returns the number of seats left to each.
    """
    until = from_milliseconds(chosen.away)
    counts = {"autopilot": 0, "lend": 0}
    if chosen.when_away == "wait":
        return 0, 0
    for campaign in await context.database.read(campaigns.with_seat_of, user, MOST):
        try:
            for what in await _leave(context, campaign, user, chosen, until - now):
                counts[what] += 1
        except Exception:  # a campaign that cannot be changed keeps waiting
            log.exception("campaign %d: a seat could not be left to others", campaign)
    return counts["autopilot"], counts["lend"]


async def _leave(context: Context, campaign: int, user: int, chosen: Preferences, absence: timedelta) -> list[str]:
    done: list[str] = []
    async with context.hold(campaign) as live:
        pace = live.facts.settings.time_for_turns or PACE_OF_NONE
        playing = live.facts.stage == "playing" and live.facts.archived is None
        seats = [seat for seat in live.seats_of(user) if not live.seats[seat].autopilot]
        if not playing or not seats or absence <= pace:
            return done
        friend = chosen.friend if chosen.when_away == "lend" else None
        can_lend = friend is not None and await _may_play(context, campaign, friend)
        level = (await levels_of(context, live, [user])).get(user)

    def work(change: Change) -> None:
        for seat in seats:
            done.append("lend" if can_lend and _lend(change, seat, chosen) else "autopilot")
            if done[-1] == "autopilot":
                _to_autopilot(change, seat, chosen.away, level)
        change.add(unscheduled(campaign, RETURN, user=user))
        change.add(scheduled(RETURN, campaign, from_milliseconds(chosen.away), user))

    await reseat(context, campaign, work)
    return done


async def _may_play(context: Context, campaign: int, friend: int) -> bool:
    """True if this friend has no seat here and does not know what is hidden."""
    live = await context.find_live(campaign)
    try:
        await expect_not_to_know_all(context, live, friend)
    except Exception:
        return False
    return not live.seats_of(friend)


def _lend(change: Change, seat: int, chosen: Preferences) -> bool:
    """Lends a seat to the friend; its owner takes it over again at any time. Returns False if that is impossible."""
    seated = change.live.seats[seat]
    if chosen.friend is None or seated.lender is not None or change.live.seats_of(chosen.friend):
        return False
    vacate(change, seat)
    name, owner = chosen.friend_name, seated.name
    lent = Seated(seat, chosen.friend, name, False, False, lender=seated.user, lender_name=owner, taken=change.at)
    change.put_seat(replace(lent, bank=seated.bank))
    greet(change, seat)
    change.post(
        "seat",
        author=Author(seated.user),
        seat=seat,
        what="lent",
        name=name,
        owner=owner,
        whose={"name": chosen.friend, "owner": seated.user},
        told=[chosen.friend],
    )
    return True


def _to_autopilot(change: Change, seat: int, until: int, level: Level | None) -> None:
    seated = change.live.seats[seat]
    hand_over(change, replace(seated, missed=0, stand_in="away"), level)
    author, said = Author(seated.user), level_said(level)
    change.post("seat", author=author, seat=seat, what="autopilot away", until=until, name=seated.name, **said)


async def come_home(context: Context, user: int) -> None:
    """Returns all seats that this person has left to autopilot or lent."""
    for campaign in await context.database.read(campaigns.with_return_of, user):
        try:
            await take_back(context, campaign, user)
        except Exception:  # the job stays, and is done at the end of the absence
            log.exception("campaign %d: a seat could not be returned", campaign)


async def take_back(context: Context, campaign: int, user: int) -> None:
    """Returns the seats that this person has left to autopilot or lent while they were away."""

    def work(change: Change) -> None:
        change.add(unscheduled(campaign, RETURN, user=user))
        for seated in list(change.live.seats):
            if seated.lender == user:
                expect_one_hand(change.live, user)
                vacate(change, seated.seat)
                own = Seated(seated.seat, user, seated.lender_name, False, False, taken=change.at, bank=seated.bank)
            elif seated.user == user and seated.stand_in == "away":
                own = replace(seated, autopilot=False, stand_in="", level="")
            else:
                continue
            change.put_seat(own)
            greet(change, own.seat)
            change.post(
                "seat",
                author=Author(user),
                seat=own.seat,
                what="taken over",
                name=own.name,
                whose={"name": user},
            )

    found = await context.database.read(campaigns.columns_of, campaign, ["archived", "stage"])
    if found is None or found.archived is not None or found.stage == "over":
        await context.write([unscheduled(campaign, RETURN, user=user)])
    else:
        await reseat(context, campaign, work)
