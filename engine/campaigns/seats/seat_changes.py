"""Changes of seats: taking, leaving, handing over, applications, the waitlist."""

from __future__ import annotations

from collections.abc import Sequence

from engine.campaigns.model.errors import AlreadySeated, AskFirst, NotYourSeat, SeatTaken
from engine.campaigns.model.situation import Pause, Person, Seated
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.rights import seat_at
from engine.campaigns.runtime.waits import greet
from engine.storage.queries import seats


def expect_welcome(live: Live, user: int, seated: Seated) -> None:
    """Raises AskFirst if the organiser decides who takes a seat that opened during play."""
    free = live.facts.stage == "lobby" or live.facts.settings.open_seats == "free" or not live.users
    if not free and user not in (live.facts.organiser, seated.invited):
        raise AskFirst(seated.seat)


def expect_one_hand(live: Live, user: int) -> None:
    """Raises AlreadySeated in a competitive game: a second seat would show its hand."""
    own = live.seats_of(user)
    if own and live.game.competitive and live.facts.stage == "playing":
        raise AlreadySeated(own[0])


def sit_down(change: Change, person: Person, seated: Seated, told: Sequence[int] = ()) -> None:
    """Puts a person on a seat; the first to join a campaign without players becomes its organiser."""
    live = change.live
    expect_one_hand(live, person.user)
    if not live.users and live.facts.stage != "lobby":
        change.update(organiser=person.user)
    if seated.user is not None:
        vacate(change, seated.seat)
    change.put_seat(Seated(seated.seat, person.user, person.name, False, False, taken=change.at))
    greet(change, seated.seat)
    if live.facts.stage != "lobby":
        change.post(
            "seat",
            author=Author(person.user),
            seat=seated.seat,
            what="joined",
            name=person.name,
            whose={"name": person.user},
            told=told,
        )
    if seated.user is not None and seated.user == live.facts.organiser and seated.user not in live.users:
        hand_over(change, longest_seated(live))


def longest_seated(live: Live) -> Seated:
    """Returns the seat of the player who has theirs for the longest time."""
    return min((each for each in live.seats if each.user), key=lambda each: each.taken)


def seat_for(live: Live, user: int) -> Seated:
    """Returns the seat reserved for this user, else the first open one, then one reserved for someone else, then
    autopilot's, then one whose player is gone.

    Raises SeatTaken if people have them all.
    """
    free = [each for each in live.seats if each.can_be_taken and each.user != user]
    if not free:
        raise SeatTaken(None)
    return min(
        free,
        key=lambda each: (
            each.user is not None,
            each.invited != user,
            each.autopilot,
            each.invited is not None,
            each.seat,
        ),
    )


def expect_open(live: Live, seat: int) -> Seated:
    """Returns the seat. Raises NotYourSeat if it does not exist, SeatTaken if someone has it."""
    seated = seat_at(live, seat)
    if not seated.can_be_taken:
        raise SeatTaken(seat, seated.user)
    return seated


def give_up(change: Change, user: int, seat: int | None, told: Sequence[int] = ()) -> None:
    """Gives up seats; during play they open, or return to their lender.

    `told` are users on the waitlist. A leaving organiser is replaced by the player who joined first; a campaign without
    players pauses.
    """
    live = change.live
    given_up = live.seats_of(user) if seat is None else [each for each in live.seats_of(user) if each == seat]
    if not given_up:
        raise NotYourSeat(seat)
    for each in given_up:
        _leave_seat(change, user, each, told)
    if live.facts.stage == "lobby" or user in live.users:
        return
    if not live.users:
        change.update(pause=Pause(None))
        change.post("paused", author=Author(None), reason="", why="nobody")
    elif user == live.facts.organiser:
        hand_over(change, longest_seated(live))


def _leave_seat(change: Change, user: int, seat: int, told: Sequence[int]) -> None:
    seated = change.live.seats[seat]
    vacate(change, seat)
    if seated.lender is not None:
        change.put_seat(Seated(seat, seated.lender, seated.lender_name, False, False, taken=change.at))
        greet(change, seat)
        change.post(
            "seat",
            author=Author(user),
            seat=seat,
            what="returned",
            name=seated.lender_name,
            whose={"name": seated.lender},
        )
    elif change.live.facts.stage != "lobby":
        change.add(seats.clear_waitlist(change.live.facts.id))
        change.post(
            "seat", author=Author(user), seat=seat, what="left", name=seated.name, whose={"name": user}, told=told
        )


def vacate(change: Change, seat: int) -> None:
    """Opens a seat and withdraws its player's sealed answer."""
    live = change.live
    change.put_seat(Seated(seat, None, "", False, False))
    if live.session is not None and live.session.held.pop(seat, None) is not None:
        change.unseal_seat(seat)


def hand_over(change: Change, seated: Seated) -> None:
    """Makes a seated player the organiser, and tells them."""
    if seated.user is not None:
        change.update(organiser=seated.user)
        change.post(
            "organiser", author=Author(seated.user), name=seated.name, whose={"name": seated.user}, told=[seated.user]
        )
