"""Leaving, giving, lending, opening and asking for a seat while a campaign goes on (docs/behaviour.md#seats)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import (
    AlreadySeated,
    ApplicationClosed,
    AskFirst,
    KnowsAll,
    NotOrganiser,
    NotYourSeat,
    OwnApplication,
    SeatedModerator,
    SeatedOrganiser,
    SeatTaken,
)
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid
from tests.seating import seat_and_start

KIM_HERSELF = Person(KIM, "Kim")
MOD = 900


async def lines(campaigns: Campaigns, kind: str) -> list[dict[str, Any]]:
    """Returns the details of all posts of a kind, in order."""
    found = [await campaigns.outbox.find_post(1, number) for number in range(1, 40)]
    return [dict(post.details) for post in found if post and post.kind == kind]


async def test_open_seat_is_asked_for_and_given_by_the_organiser(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    with pytest.raises(AskFirst):
        await campaigns.seats.join(table.id, KIM_HERSELF, 1)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    assert await lines(campaigns, "application") == [{"name": "Kim", "whose": {"name": KIM}}]  # asked once
    with pytest.raises(NotOrganiser):
        await campaigns.seats.answer_application(table.id, 1, KIM, Actor(RUI), accept=True)
    seated = await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=True)
    assert (seated.seats[1].user, seated.seats[1].name) == (KIM, "Kim")
    with pytest.raises(ApplicationClosed):
        await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=True)


async def test_seat_taken_in_between_is_not_reassigned(campaigns: Campaigns, table: Situation) -> None:
    """The question is in an old post; a player seated since then would lose seat and hand to the earlier applicant."""
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    await campaigns.seats.give(table.id, 1, Person(MOD, "Mo"), Actor(ANA))
    with pytest.raises((SeatTaken, ApplicationClosed)):
        await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=True)
    assert (await campaigns.lookup.situation(table.id)).seats[1].user == MOD


async def test_sitting_down_answers_all_own_applications(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    await campaigns.lobby.set_setting(table.id, ANA, "open_seats", "free")
    await campaigns.seats.join(table.id, Person(RUI, "Rui"), 1)
    with pytest.raises(ApplicationClosed):
        await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=True)


async def test_refused_question_leaves_the_seat_open(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    after = await campaigns.seats.answer_application(table.id, 1, KIM, Actor(ANA), accept=False)
    assert after.seats[1].user is None
    assert (await lines(campaigns, "seat"))[-1] == {
        "what": "refused",
        "name": "Kim",
        "whose": {"name": KIM},
        "told": [KIM],
    }


async def test_open_seats_may_be_free_for_all(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", settings={"open_seats": "free"})
    await campaigns.seats.leave(table.id, RUI)
    assert (await campaigns.seats.join(table.id, KIM_HERSELF)).seats[1].user == KIM


async def test_no_rival_looks_into_a_second_hand(campaigns: Campaigns) -> None:
    """In play no one with a seat joins, asks for, is given, or is lent another, be it open or on autopilot."""
    table = await seat_and_start(campaigns, "toy", people=3, autopilots=1)
    await campaigns.lobby.set_setting(table.id, ANA, "open_seats", "free")
    await campaigns.seats.leave(table.id, KIM)
    ways = [
        *(campaigns.seats.join(table.id, Person(RUI, "Rui"), seat) for seat in (2, 3, None)),
        campaigns.seats.apply_for(table.id, Person(RUI, "Rui"), 2),
        campaigns.seats.give(table.id, 2, Person(RUI, "Rui"), Actor(ANA)),
        campaigns.seats.give(table.id, 0, Person(RUI, "Rui"), Actor(ANA), lend=True),
    ]
    for way in ways:
        with pytest.raises(AlreadySeated) as refused:
            await way
        assert refused.value.seat == 1
    assert (await campaigns.seats.join(table.id, KIM_HERSELF, 3)).seats_of(KIM) == [3]


async def test_waiting_person_is_notified_once(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.join_waitlist(table.id, KIM)
    await campaigns.seats.join_waitlist(table.id, KIM)
    await campaigns.seats.leave(table.id, RUI)
    assert (await lines(campaigns, "seat"))[-1] == {
        "what": "left",
        "name": "User 1",
        "whose": {"name": RUI},
        "told": [KIM],
    }
    await campaigns.seats.leave(table.id, ANA)
    assert [each.get("told") for each in await lines(campaigns, "seat")] == [[KIM], []]


async def test_half_given_answers_go_with_the_player(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    await answer(campaigns, table.id, 1)
    assert 1 in (await campaigns.lookup.situation(table.id)).held
    given = await campaigns.seats.open(table.id, 1, Actor(MOD, moderator=True))
    assert given.held == {}
    assert given.seats[1].user is None


async def test_lent_seat_returns_to_owner(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    lent = await campaigns.seats.give(table.id, 0, KIM_HERSELF, Actor(ANA), lend=True)
    assert (lent.seats[0].user, lent.seats[0].lender, lent.seats[0].lender_name) == (KIM, ANA, "User 0")
    with pytest.raises(NotYourSeat):
        await campaigns.seats.take_over(table.id, RUI, 0)
    back = await campaigns.seats.take_over(table.id, ANA, 0)
    assert (back.seats[0].user, back.seats[0].name, back.seats[0].lender) == (ANA, "User 0", None)


async def test_borrowed_seat_may_be_returned(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.give(table.id, 0, KIM_HERSELF, Actor(ANA), lend=True)
    back = await campaigns.seats.leave(table.id, KIM)
    assert (back.seats[0].user, back.facts.organiser) == (ANA, ANA)


async def test_owner_takes_over_from_autopilot(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.set_autopilot(table.id, 1, True, Actor(MOD, moderator=True))
    assert not (await campaigns.seats.take_over(table.id, RUI, 1)).seats[1].autopilot


async def test_among_rivals_a_seated_organiser_has_a_players_rights(campaigns: Campaigns, table: Situation) -> None:
    for refused in (
        campaigns.seats.open(table.id, 1, Actor(ANA)),
        campaigns.seats.give(table.id, 1, KIM_HERSELF, Actor(ANA)),
        campaigns.seats.set_autopilot(table.id, 1, True, Actor(ANA)),
    ):
        with pytest.raises(SeatedOrganiser):
            await refused
    with pytest.raises(SeatedModerator):
        await campaigns.seats.open(table.id, 1, Actor(RUI, moderator=True))
    with pytest.raises(NotOrganiser):
        await campaigns.seats.open(table.id, 0, Actor(RUI))
    assert (await campaigns.seats.give(table.id, 0, KIM_HERSELF, Actor(ANA))).seats[0].user == KIM  # her own


async def test_seat_cannot_be_given_to_its_owner(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(SeatTaken):
        await campaigns.seats.give(table.id, 1, Person(RUI, "Rui"), Actor(MOD, moderator=True))


async def test_leaving_organiser_is_replaced_by_longest_member(campaigns: Campaigns, clock: StillClock) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"open_seats": "free"})
    clock.turn(hours=1)
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.join(table.id, Person(RUI, "Rui"))
    after = await campaigns.seats.leave(table.id, ANA)
    assert after.facts.organiser == KIM  # Rui has sat down again since
    assert await lines(campaigns, "organiser") == [{"name": "User 2", "whose": {"name": KIM}, "told": [KIM]}]


async def test_abandoned_campaign_pauses_until_someone_joins(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    left = await campaigns.seats.leave(table.id, ANA)
    assert left.facts.pause is not None and left.facts.pause.user is None
    taken = await campaigns.seats.join(table.id, KIM_HERSELF, 0)
    assert taken.facts.organiser == KIM
    assert (await campaigns.lifecycle.resume(table.id, Actor(KIM))).facts.pause is None


async def test_owner_of_open_file_may_not_join_or_accept(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.apply_for(table.id, KIM_HERSELF, 1)
    moderator, herself = Actor(MOD, moderator=True), Person(MOD, "Mod")
    await campaigns.files.export(table.id, moderator, open_file=True)
    campaigns._context.forget(table.id)  # it holds after a restart
    with pytest.raises(KnowsAll):
        await campaigns.seats.answer_application(table.id, 1, KIM, moderator, accept=True)
    with pytest.raises(KnowsAll):
        await campaigns.seats.apply_for(table.id, herself, 1)
    with pytest.raises(KnowsAll):
        await campaigns.seats.join(table.id, herself, 1)
    with pytest.raises(KnowsAll):
        await campaigns.seats.give(table.id, 1, herself, Actor(ANA))
    other = Actor(MOD + 1, moderator=True)
    assert (await campaigns.seats.answer_application(table.id, 1, KIM, other, accept=True)).seats[1].user == KIM


async def test_file_taken_after_an_application_still_refuses_the_seat(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    await campaigns.seats.apply_for(table.id, Person(MOD, "Mod"), 1)
    await campaigns.files.export(table.id, Actor(MOD, moderator=True), open_file=True)
    with pytest.raises(KnowsAll):
        await campaigns.seats.answer_application(table.id, 1, MOD, Actor(ANA), accept=True)


async def test_no_one_accepts_their_own_application(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.leave(table.id, RUI)
    moderator = Actor(MOD, moderator=True)
    await campaigns.seats.apply_for(table.id, Person(MOD, "Mod"), 1)
    with pytest.raises(OwnApplication):
        await campaigns.seats.answer_application(table.id, 1, MOD, moderator, accept=True)
    assert (await campaigns.seats.answer_application(table.id, 1, MOD, Actor(ANA), accept=True)).seats[1].user == MOD
