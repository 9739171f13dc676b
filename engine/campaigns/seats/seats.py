"""Seats: joining and leaving, autopilot, giving and lending, applying (docs/behaviour.md#seats)."""

from __future__ import annotations

from dataclasses import replace

from engine import storage
from engine.campaigns.model.errors import (
    AlreadySeated,
    ApplicationClosed,
    NotFinished,
    NotYourSeat,
    OwnApplication,
    SeatTaken,
)
from engine.campaigns.model.situation import Actor, Person, Seated, Situation
from engine.campaigns.requests.consent import may_answer, put_request, reseat
from engine.campaigns.results.levels import levels_of
from engine.campaigns.results.played import server_record
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.clocks import start_again
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.presence import is_news, level_said, note_press
from engine.campaigns.runtime.rights import expect_organiser, seat_at, seat_to_manage
from engine.campaigns.runtime.seen import expect_not_to_know_all
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import begin_anew, greet, resend_turn_message
from engine.campaigns.seats.seat_changes import (
    expect_one_hand,
    expect_open,
    expect_welcome,
    give_up,
    seat_for,
    sit_down,
    vacate,
)


class Seats(Service):
    """Seats: joining and leaving, autopilot, giving and lending, applying."""

    @uncancellable
    async def join(self, campaign: int, person: Person, seat: int | None = None) -> Situation:
        """Takes a seat: the one reserved in a copy, else the first open one, else one whose player is gone.

        In a competitive game a player has a single seat. Raises SeatTaken, AlreadySeated, AskFirst, NotFinished.
        """

        def work(change: Change) -> None:
            live = change.live
            live.expect("lobby", "playing", "between")
            if seat is None and live.seats_of(person.user):
                raise AlreadySeated(live.seats_of(person.user)[0])
            taken = seat_for(live, person.user) if seat is None else expect_open(live, seat)
            expect_welcome(live, person.user, taken)
            sit_down(change, person, taken)
            change.add(storage.seats.drop_applications(campaign, taken.seat))

        await self._expect_not_to_know_all(campaign, person.user)
        await self._expect_experienced(campaign, person.user)
        return await reseat(self._context, campaign, work)

    @uncancellable
    async def leave(self, campaign: int, user: int, seat: int | None = None) -> Situation:
        """Gives up one seat, or all of this user's; an organiser hands over. Raises NotYourSeat."""
        told = await self._context.database.read(storage.seats.waitlist_of, campaign)
        return await reseat(self._context, campaign, lambda change: give_up(change, user, seat, told))

    @uncancellable
    async def pressed(self, campaign: int, user: int) -> Situation:
        """Notes that this user has pressed something: autopilot stops standing in, and a sleeping campaign wakes."""
        async with self._context.hold(campaign) as live:
            asleep = live.facts.asleep and bool(live.seats_of(user))
            if live.facts.archived is None and (asleep or is_news(live, user, self._context.clock.now())):
                change = self._context.change_of_any(live)
                back = note_press(change, user)
                if live.acting == user and not await self._is_told(live):
                    change.post("acting", author=Author(None), told=[user])
                    back = True
                if asleep:
                    start_again(change)
                    begin_anew(change)
                    resend_turn_message(change)
                    change.post("clock", author=Author(user), what="awake")
                    back = True
                request = live.request
                if request is not None and may_answer(live, request, user) and user not in request.electors:
                    put_request(change, request.asking(user))
                    back = True
                if back:
                    await self._context.commit(change)
                else:  # nothing that anyone sees has changed
                    await self._context.write(change.others())
                    live.changing = False
            return live.situation()

    async def _is_told(self, live: Live) -> bool:
        """True if a post has said who may act for this organiser since the organiser was last there."""
        last = await self._context.database.read(storage.posts.last_made, live.facts.id, "acting", None)
        seen = max((each.seen for each in live.seats if each.user == live.facts.organiser), default=0)
        return last is not None and last > seen

    @uncancellable
    async def set_autopilot(self, campaign: int, seat: int, on: bool, by: Actor) -> Situation:
        """Turns autopilot on or off for a seat, by its own user or its manager.

        Raises NotYourSeat, NotOrganiser, SeatedModerator, SeatedOrganiser.
        """
        async with self._context.changing(campaign) as change:
            live = change.live
            seated = seat_at(live, seat)
            if seated.user != by.user:
                seat_to_manage(live, seat, by)
                change.note_act(by, "autopilot-on" if on else "autopilot-off", seat=seat, about=seated.user)
            level = None
            if on and seated.user is not None and live.facts.stage != "lobby":
                level = (await levels_of(self._context, live, [seated.user])).get(seated.user)
            change.put_seat(replace(seated, autopilot=on, missed=0, stand_in="", level=level or ""))
            if seated.autopilot and not on:
                greet(change, seat)
            if live.facts.stage != "lobby":
                what = "autopilot on" if on else "autopilot off"
                change.post("seat", author=Author(by.user), seat=seat, what=what, **level_said(level))
        return change.live.situation()

    @uncancellable
    async def give(self, campaign: int, seat: int, person: Person, by: Actor, *, lend: bool = False) -> Situation:
        """Puts another person on a seat, permanently or until its owner returns.

        Raises as `set_autopilot`, and SeatTaken, AlreadySeated.
        """

        def work(change: Change) -> None:
            seated = seat_to_manage(change.live, seat, by)
            if lend and seated.user is None:
                raise NotYourSeat(seat)
            if seated.user == person.user:
                raise SeatTaken(seat, person.user)
            expect_one_hand(change.live, person.user)
            change.note_act(by, "lend" if lend else "give", seat=seat, about=person.user)
            vacate(change, seat)
            taken = Seated(seat, person.user, person.name, False, False, taken=change.at)
            owner = (seated.lender_name or seated.name) if lend else ""
            lender = (seated.lender or seated.user) if lend else None
            change.put_seat(replace(taken, lender=lender, lender_name=owner))
            greet(change, seat)
            what = "lent" if lend else "given"
            change.post(
                "seat",
                author=Author(by.user),
                seat=seat,
                what=what,
                name=person.name,
                owner=owner,
                whose={"name": person.user, "owner": lender},
                told=[person.user],
            )
            change.add(storage.seats.drop_applications(campaign, seat))

        await self._expect_not_to_know_all(campaign, person.user)
        return await reseat(self._context, campaign, work)

    @uncancellable
    async def open(self, campaign: int, seat: int, by: Actor) -> Situation:
        """Opens a seat to anyone. Raises as `set_autopilot`."""
        told = await self._context.database.read(storage.seats.waitlist_of, campaign)

        def work(change: Change) -> None:
            seated = seat_to_manage(change.live, seat, by)
            change.note_act(by, "open", seat=seat, about=seated.user)
            vacate(change, seat)
            change.add(storage.seats.clear_waitlist(campaign))
            change.post(
                "seat",
                author=Author(by.user),
                seat=seat,
                what="opened",
                name=seated.name,
                whose={"name": seated.user},
                told=told,
            )

        return await reseat(self._context, campaign, work)

    @uncancellable
    async def take_over(self, campaign: int, user: int, seat: int) -> Situation:
        """Returns a seat to its owner from autopilot or a borrower. Raises NotYourSeat, AlreadySeated."""

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
            change.post("seat", author=Author(user), seat=seat, what="taken over", name=name, whose={"name": user})

        await self._expect_not_to_know_all(campaign, user)
        return await reseat(self._context, campaign, work)

    async def _expect_experienced(self, campaign: int, user: int) -> None:
        """Raises NotFinished if the table asks for experience and this person has none. The organiser and people with a
        reserved seat are welcome."""
        async with self._context.hold(campaign) as live:
            facts = live.facts
            invited = any(each.invited == user for each in live.seats)
        if facts.settings.joins == "anyone" or user == facts.organiser or invited:
            return
        record = await server_record(self._context, facts.guild)
        if not any(seat.finisher == user for chapter in record.chapters for seat in chapter.seats):
            raise NotFinished

    async def _expect_not_to_know_all(self, campaign: int, user: int) -> None:
        async with self._context.hold(campaign) as live:
            await expect_not_to_know_all(self._context, live, user)

    @uncancellable
    async def apply_for(self, campaign: int, person: Person, seat: int) -> Situation:
        """Applies to the organiser for an open seat. Raises SeatTaken, AlreadySeated, NotYourSeat, WrongStage."""
        async with self._context.hold(campaign) as live:
            live.expect("playing", "between")
            expect_open(live, seat)
            expect_one_hand(live, person.user)
            await expect_not_to_know_all(self._context, live, person.user)
            if not await self._context.database.read(storage.seats.applied_as, campaign, seat, person.user):
                change = self._context.change(live)
                change.add(storage.seats.add_application(campaign, seat, person.user, person.name))
                change.post(
                    "application", author=Author(person.user), seat=seat, name=person.name, whose={"name": person.user}
                )
                await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def answer_application(self, campaign: int, seat: int, user: int, by: Actor, *, accept: bool) -> Situation:
        """Accepts or rejects an application for a seat.

        Raises NotOrganiser, ApplicationClosed, and SeatTaken if someone has taken it since.
        """
        async with self._context.hold(campaign) as live:
            if not by.moderator:
                expect_organiser(live, by.user)
            name = await self._context.database.read(storage.seats.applied_as, campaign, seat, user)
            if name is None:
                raise ApplicationClosed
            if accept:
                if by.user == user:
                    raise OwnApplication
                for each in (by.user, user):
                    await expect_not_to_know_all(self._context, live, each)
            change = self._context.change(live)
            change.note_act(by, "accept" if accept else "refuse", seat=seat, about=user)
            if accept:
                sit_down(change, Person(user, name), expect_open(live, seat), told=[user])
                change.add(storage.seats.drop_applications(campaign, seat))
            else:
                change.add(storage.seats.drop_applications(campaign, seat, user))
                change.post(
                    "seat",
                    author=Author(by.user),
                    seat=seat,
                    what="refused",
                    name=name,
                    whose={"name": user},
                    told=[user],
                )
            await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def join_waitlist(self, campaign: int, user: int) -> None:
        """Notifies this user, once, when a seat opens."""
        await self._context.database.write(storage.seats.add_to_waitlist(campaign, user))
