"""The lobby and the chairs: who sits where, who is ready, what the table has chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError
from sqlalchemy import delete, insert

from engine.campaigns.errors import (
    AlreadySeated,
    AskFirst,
    FixedSetting,
    NotOrganiser,
    NotYourSeat,
    SeatTaken,
    TakesVote,
    WrongOption,
)
from engine.campaigns.model.settings import BEFORE_THE_START, Settings
from engine.campaigns.model.situation import Facts, Pause, Person, Seated, Situation
from engine.campaigns.play.chapters import seat_row
from engine.campaigns.runtime.changes import Author, Change, column_of
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.waits import begin_anew, greet
from engine.campaigns.seats.options import checked_options
from engine.storage import Write, tables
from engine.table import Game
from engine.table.checkpoint import explain

LONGEST_NAME = 60  # characters of a campaign's name


def new_campaign(facts: Facts, seats: list[Seated], branch: int | None = None) -> list[Write]:
    """The rows of a campaign that has just been made."""
    row = {name: column_of(getattr(facts, name)) for name in Facts.__slots__} | {"branch": branch}
    return [
        (insert(tables.campaigns), [row]),
        (insert(tables.seats), [seat_row(facts.id, each) for each in seats]),
        (insert(tables.cards), [{"campaign": facts.id, "mentioned": []}]),
    ]


def checked_name(name: str) -> str:
    """The name without superfluous spaces. Raises WrongOption when nothing is to be seen of it or it is too long."""
    plain = " ".join(name.split())
    if not any(each.isprintable() for each in plain) or len(plain) > LONGEST_NAME:
        raise WrongOption("name", f"a name has 1 to {LONGEST_NAME} characters")
    return plain


def checked_settings(settings: dict[str, Any]) -> Settings:
    """All settings. Raises WrongOption that names the one at fault."""
    try:
        return Settings.model_validate(settings)
    except ValidationError as error:
        raise WrongOption(str(error.errors()[0]["loc"][0]), explain(error)) from None


async def create(
    context: Context,
    game: Game,
    name: str,
    organiser: Person,
    guild: int,
    channel: int,
    options: dict[str, Any],
    settings: dict[str, Any],
) -> Situation:
    """See `Campaigns.create`."""
    facts = Facts(
        id=context.database.new_id(tables.campaigns),
        name=checked_name(name),
        game=game.key,
        organiser=organiser.user,
        guild=guild,
        channel=channel,
        thread=None,
        lobby_message=None,
        front_message=None,
        stage="lobby",
        settings=checked_settings(settings),
        options=checked_options(game, options),
        size=None,
        fork_of=None,
        created=context.clock.now(),
    )
    async with context.room(guild):
        await context.database.write(new_campaign(facts, open_seats(max(game.seat_counts))))
    async with context.hold(facts.id) as live:
        return live.situation()


def open_seats(count: int) -> list[Seated]:
    """So many chairs that nobody has."""
    return [Seated(seat, None, "", False, False) for seat in range(count)]


async def alter(context: Context, campaign: int, work: Callable[[Change], None]) -> Situation:
    """Does something short to a campaign that its log does not know of, and saves it."""
    async with context.hold(campaign) as live:
        change = context.change(live)
        work(change)
        await context.commit(change)
        return live.situation()


def expect_organiser(live: Live, user: int) -> None:
    """Raises NotOrganiser unless this is the organiser."""
    if user != live.facts.organiser:
        raise NotOrganiser(live.facts.organiser)


def join(change: Change, person: Person, seat: int | None) -> None:
    """See `Campaigns.join`."""
    live = change.live
    live.expect("lobby", "playing", "between")
    if seat is None and live.seats_of(person.user):
        raise AlreadySeated(live.seats_of(person.user)[0])
    taken = _seat_for(live, person.user) if seat is None else _expect_open(live, seat)
    _expect_welcome(live, person.user, taken)
    sit_down(change, person, taken)


def _expect_welcome(live: Live, user: int, seated: Seated) -> None:
    """Raises AskFirst where the organiser accepts who takes a seat that has opened in play."""
    free = live.facts.stage == "lobby" or live.facts.settings.open_seats == "free" or not live.users
    if not free and user not in (live.facts.organiser, seated.invited):
        raise AskFirst(seated.seat)


def expect_one_hand(live: Live, user: int) -> None:
    """Raises AlreadySeated where rivals play: nobody takes a second seat then, for its hand would be seen."""
    own = live.seats_of(user)
    if own and live.game.rivals and live.facts.stage == "playing":
        raise AlreadySeated(own[0])


def sit_down(change: Change, person: Person, seated: Seated, told: Sequence[int] = ()) -> None:
    """Puts a person on a chair; whoever comes to a table that everybody had left organises it from then on."""
    live = change.live
    expect_one_hand(live, person.user)
    if not live.users and live.facts.stage != "lobby":
        change.update(organiser=person.user)
    change.put_seat(Seated(seated.seat, person.user, person.name, False, False, taken=change.at))
    greet(change, seated.seat)
    if live.facts.stage != "lobby":
        change.post("seat", author=Author(person.user), seat=seated.seat, what="joined", name=person.name, told=told)


def _seat_for(live: Live, user: int) -> Seated:
    """The chair kept for this user, else the first that nobody has, then one kept for somebody else; autopilot gives up
    its own last. Raises SeatTaken where people have them all."""
    free = [each for each in live.seats if each.user is None]
    if not free:
        raise SeatTaken(None)
    return min(free, key=lambda each: (each.invited != user, each.autopilot, each.invited is not None, each.seat))


def _expect_open(live: Live, seat: int) -> Seated:
    if not 0 <= seat < len(live.seats):
        raise NotYourSeat(seat)
    if live.seats[seat].user is not None:
        raise SeatTaken(seat, live.seats[seat].user)
    return live.seats[seat]


def give_up(change: Change, user: int, seat: int | None, told: Sequence[int] = ()) -> None:
    """Gives up seats; in play they stand open, or go back to whoever has lent them. `told` are those who wait for one.

    An organiser who leaves hands over to the player of longest standing; a table that everybody has left pauses.
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
        hand_over(change, min((each for each in live.seats if each.user), key=lambda each: each.taken))


def _leave_seat(change: Change, user: int, seat: int, told: Sequence[int]) -> None:
    seated = change.live.seats[seat]
    vacate(change, seat)
    if seated.lender is not None:
        change.put_seat(Seated(seat, seated.lender, seated.lender_name, False, False, taken=change.at))
        greet(change, seat)
        change.post("seat", author=Author(user), seat=seat, what="returned", name=seated.lender_name)
    elif change.live.facts.stage != "lobby":
        change.add(delete(tables.waitlist).where(tables.waitlist.c.campaign == change.live.facts.id))
        change.post("seat", author=Author(user), seat=seat, what="left", name=seated.name, told=told)


def vacate(change: Change, seat: int) -> None:
    """Leaves a chair open; a sealed answer of its player is withdrawn."""
    live = change.live
    change.put_seat(Seated(seat, None, "", False, False))
    if live.session is not None and live.session.held.pop(seat, None) is not None:
        change.unseal_seat(seat)


def hand_over(change: Change, seated: Seated) -> None:
    """Makes somebody who sits at the table its organiser, and tells them."""
    if seated.user is not None:
        change.update(organiser=seated.user)
        change.post("organiser", author=Author(seated.user), name=seated.name, told=[seated.user])


def ready(change: Change, user: int, on: bool) -> None:
    """See `Campaigns.ready`."""
    live = change.live
    live.expect("lobby", "between")
    if not live.seats_of(user):
        raise NotYourSeat
    for seat in live.seats_of(user):
        change.put_seat(replace(live.seats[seat], ready=on))


def rename(change: Change, user: int, name: str) -> None:
    """See `Campaigns.rename`."""
    expect_organiser(change.live, user)
    change.update(name=checked_name(name))


def set_option(change: Change, user: int, name: str, value: Any) -> None:
    """See `Campaigns.set_option`; whoever was ready looks again."""
    live = change.live
    live.expect("lobby", "between")
    expect_organiser(live, user)
    change.update(options=checked_options(live.game, {**live.facts.options, name: value}))
    for each in list(live.seats):
        if each.ready and each.user != user:
            change.put_seat(replace(each, ready=False))


def set_setting(change: Change, user: int, name: str, value: Any) -> None:
    """See `Campaigns.set_setting`; in play the table is told."""
    live = change.live
    expect_organiser(live, user)
    if live.facts.stage != "lobby":
        if name in BEFORE_THE_START:
            raise FixedSetting(name)
        if name == "undo":
            raise TakesVote(name)
    change.update(settings=checked_settings({**live.facts.settings.model_dump(), name: value}))
    if live.facts.stage != "lobby":
        if name == "pace":
            begin_anew(change)
        change.post("setting", author=Author(user), name=name, value=value)
