"""Who sits where while a campaign goes on: leaving, giving, lending, opening, asking for a seat (ux 2.16)."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Delete, delete, insert, select

from engine.campaigns.errors import (
    ApplicationClosed,
    NotOrganiser,
    NotYourSeat,
    SeatedModerator,
    SeatedOrganiser,
    SeatTaken,
)
from engine.campaigns.model.situation import Person, Seated, Situation
from engine.campaigns.requests.consent import reseat
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.waits import greet
from engine.campaigns.seats.lobby import expect_one_hand, expect_organiser, give_up, sit_down, vacate
from engine.storage.tables import applications, waitlist


def expect_steward(live: Live, user: int, *, moderator: bool) -> None:
    """Raises unless this user is the organiser or a moderator; among rivals one with a seat counts as a player.

    Raises NotOrganiser, SeatedModerator.
    """
    if not moderator:
        expect_organiser(live, user)
    elif live.game.rivals and live.seats_of(user):
        raise SeatedModerator


def _seat_to_manage(live: Live, seat: int, user: int, *, moderator: bool) -> Seated:
    """The chair, if this user may say who has it: among rivals a seated organiser only of their own and open ones."""
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    expect_steward(live, user, moderator=moderator)
    seated = live.seats[seat]
    if not moderator and live.game.rivals and live.seats_of(user) and seated.user not in (None, user):
        raise SeatedOrganiser
    return seated


# ---------------------------------------------------------------- leaving and managing


async def leave(context: Context, campaign: int, user: int, seat: int | None) -> Situation:
    """See `Campaigns.leave`."""
    told = await users_waiting(context, campaign)
    return await reseat(context, campaign, lambda change: give_up(change, user, seat, told))


async def open_seat(context: Context, campaign: int, seat: int, by: int, *, moderator: bool) -> Situation:
    """See `Campaigns.open_seat`."""
    told = await users_waiting(context, campaign)

    def work(change: Change) -> None:
        seated = _seat_to_manage(change.live, seat, by, moderator=moderator)
        vacate(change, seat)
        change.add(delete(waitlist).where(waitlist.c.campaign == campaign))
        change.post("seat", author=Author(by), seat=seat, what="opened", name=seated.name, told=told)

    return await reseat(context, campaign, work)


async def give_seat(
    context: Context, campaign: int, seat: int, person: Person, by: int, *, lend: bool, moderator: bool
) -> Situation:
    """See `Campaigns.give_seat`."""

    def work(change: Change) -> None:
        seated = _seat_to_manage(change.live, seat, by, moderator=moderator)
        if lend and seated.user is None:
            raise NotYourSeat(seat)
        if seated.user == person.user:
            raise SeatTaken(seat, person.user)
        expect_one_hand(change.live, person.user)
        vacate(change, seat)
        taken = Seated(seat, person.user, person.name, False, False, taken=change.at)
        owner = (seated.lender_name or seated.name) if lend else ""
        lender = (seated.lender or seated.user) if lend else None
        change.put_seat(replace(taken, lender=lender, lender_name=owner))
        greet(change, seat)
        what = "lent" if lend else "given"
        change.post("seat", author=Author(by), seat=seat, what=what, name=person.name, owner=owner, told=[person.user])
        change.add(_applications_for(campaign, seat))

    return await reseat(context, campaign, work)


def set_autopilot(change: Change, seat: int, on: bool, by: int, *, moderator: bool) -> None:
    """See `Campaigns.set_autopilot`."""
    live = change.live
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    seated = live.seats[seat]
    if seated.user != by:
        _seat_to_manage(live, seat, by, moderator=moderator)
    change.put_seat(replace(seated, autopilot=on))
    if seated.autopilot and not on:
        greet(change, seat)
    if live.facts.stage != "lobby":
        change.post("seat", author=Author(by), seat=seat, what="autopilot on" if on else "autopilot off")


async def take_over(context: Context, campaign: int, user: int, seat: int) -> Situation:
    """See `Campaigns.take_over`."""

    def work(change: Change) -> None:
        live = change.live
        seated = live.seats[seat] if 0 <= seat < len(live.seats) else None
        if seated is None or user not in (seated.user, seated.lender):
            raise NotYourSeat(seat)
        if seated.user == user and not seated.autopilot:
            return
        name = seated.lender_name if seated.lender == user else seated.name
        if seated.user != user:
            expect_one_hand(live, user)
            vacate(change, seat)
        change.put_seat(Seated(seat, user, name, False, False, taken=change.at))
        greet(change, seat)
        change.post("seat", author=Author(user), seat=seat, what="taken over", name=name)

    return await reseat(context, campaign, work)


# ---------------------------------------------------------------- asking for a seat


async def apply_for(context: Context, campaign: int, person: Person, seat: int) -> Situation:
    """See `Campaigns.apply_for`."""
    async with context.hold(campaign) as live:
        live.expect("playing", "between")
        if not 0 <= seat < len(live.seats):
            raise NotYourSeat(seat)
        if live.seats[seat].user is not None:
            raise SeatTaken(seat, live.seats[seat].user)
        expect_one_hand(live, person.user)
        if not await _applied(context, campaign, seat, person.user):
            change = context.change(live)
            row = {"campaign": campaign, "seat": seat, "user": person.user, "name": person.name}
            change.add(insert(applications), [row])
            change.post("application", author=Author(person.user), seat=seat, name=person.name)
            await context.commit(change)
        return live.situation()


async def answer_application(
    context: Context, campaign: int, seat: int, user: int, by: int, *, accept: bool, moderator: bool
) -> Situation:
    """See `Campaigns.answer_application`."""
    async with context.hold(campaign) as live:
        if not moderator and by != live.facts.organiser:
            raise NotOrganiser(live.facts.organiser)
        name = await _applied(context, campaign, seat, user)
        if name is None:
            raise ApplicationClosed
        change = context.change(live)
        if accept:
            sit_down(change, Person(user, name), live.seats[seat], told=[user])
            change.add(_applications_for(campaign, seat))
        else:
            change.add(_applications_for(campaign, seat).where(applications.c.user == user))
            change.post("seat", author=Author(by), seat=seat, what="refused", name=name, told=[user])
        await context.commit(change)
        return live.situation()


def _applications_for(campaign: int, seat: int) -> Delete:
    return delete(applications).where(applications.c.campaign == campaign, applications.c.seat == seat)


async def _applied(context: Context, campaign: int, seat: int, user: int) -> str | None:
    """By which name this user has asked for the seat; None if not."""
    query = select(applications.c.name).where(
        applications.c.campaign == campaign, applications.c.seat == seat, applications.c.user == user
    )
    return await context.database.read(lambda connection: connection.scalar(query))


async def join_waitlist(context: Context, campaign: int, user: int) -> None:
    """See `Campaigns.tell_if_one_opens`."""
    this = delete(waitlist).where(waitlist.c.campaign == campaign, waitlist.c.user == user)
    await context.database.write([(this, ()), (insert(waitlist), [{"campaign": campaign, "user": user}])])


async def users_waiting(context: Context, campaign: int) -> list[int]:
    """Who wants to be told when a seat opens."""
    query = select(waitlist.c.user).where(waitlist.c.campaign == campaign).order_by(waitlist.c.user)
    return await context.database.read(lambda connection: list(connection.scalars(query)))
