"""Waiting kindly: one reminder at half of a turn's time, one notice when it is over, then silence.

See docs/behaviour.md#waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from engine.campaigns import Actor, Campaigns, Person, Preferences, Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.errors import AskedBefore, NotStalled, NotYourSeat, NotYourTurn, TooSoon, VoteOpen
from engine.campaigns.model.requests import GoBack, PlayByAutopilot
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import ticker
from tests.campaigns.seats.test_seats_in_play import lines
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, sql
from tests.seating import seat_and_start


async def passes(campaigns: Campaigns, clock: StillClock, hours: float) -> None:
    """Advances the clock, while the bot checks the time every half hour."""
    for _ in range(round(hours * 2)):
        clock.turn(minutes=30)
        await ticker.tick(campaigns._context)


async def told(campaigns: Campaigns) -> Sequence[str]:
    """Returns the thread's messages about the wait."""
    query = "SELECT kind FROM post WHERE kind IN ('reminder', 'stalled') ORDER BY number"
    return [kind for (kind,) in await sql(campaigns, query)]


async def waits(campaigns: Campaigns) -> Sequence[Any]:
    return await sql(campaigns, "SELECT what FROM job WHERE what IN ('reminder', 'stalled')")


async def test_one_reminder_one_notice_then_silence(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    assert await lines(campaigns, "reminder") == [{"seats": [0], "since": int(turn.since.timestamp() * 1000)}]
    with pytest.raises(TooSoon):
        await campaigns.nudges.remind(table.id, RUI)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder", "stalled"]
    await passes(campaigns, clock, 100)
    assert await told(campaigns) == ["reminder", "stalled"]
    assert await waits(campaigns) == []


async def test_reminder_resends_turn_message(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    (card,) = await campaigns.outbox.turn_messages_to_update()
    await campaigns.outbox.set_turn_message(table.id, 7, card.wanted, [ANA])
    await passes(campaigns, clock, 12)
    (card,) = await campaigns.outbox.turn_messages_to_update()
    assert card.mentioned == ()


async def test_each_choice_restarts_the_wait(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 9)
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 13)  # the second reminder, and half of the time after it
    assert await told(campaigns) == ["reminder", "reminder", "stalled"]


async def test_wait_is_watched_through_a_restart(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 6)
    campaigns._context._live.clear()
    await answer(campaigns, table.id, 0, "light")
    assert await waits(campaigns) == [("reminder",)]
    await passes(campaigns, clock, 12)
    assert await told(campaigns) == ["reminder"]


async def test_pause_stops_the_reminders(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 6)
    await campaigns.lifecycle.pause(table.id, Actor(ANA))
    await passes(campaigns, clock, 100)
    assert await told(campaigns) == []
    await campaigns.lifecycle.resume(table.id, Actor(ANA))
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]


async def test_no_reminders_without_deadlines(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "none")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 200)
    assert await told(campaigns) == []


async def test_reminder_postponed_for_vote_follows_it(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 11)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    await passes(campaigns, clock, 2)
    await campaigns.requests.refuse(table.id, request.id, ANA)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]


async def test_no_reminders_during_a_vote(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "relaxed")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 35)
    await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))  # a vote has 72 h at this pace
    await passes(campaigns, clock, 71)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 3)
    assert await told(campaigns) == ["reminder"]


# ---------------------------------------------------------------- what the table can do about it


async def stalled(campaigns: Campaigns, clock: StillClock, people: int) -> Situation:
    """Returns a campaign with this number of people whose first turn, Ana's, is late."""
    made = await seat_and_start(campaigns, "toy", people=people)
    await bid(campaigns, made.id)
    await passes(campaigns, clock, 24)
    return await campaigns.lookup.situation(made.id)


async def test_returning_player_gets_full_time(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    with pytest.raises(NotYourTurn):
        await campaigns.nudges.here(table.id, RUI)
    assert (await campaigns.nudges.here(table.id, ANA)).due == clock.now() + timedelta(hours=24)
    assert await waits(campaigns) == [("reminder",)]


async def test_majority_of_opponents_can_start_autopilot(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 4)
    request = await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))
    assert (request.status, request.asked) == ("open", [ANA, KIM, KIM + 1])
    tally = (await campaigns.lookup.situation(table.id)).tally(request)
    assert (tally.agreed, tally.needed, tally.seats, tally.missing) == (1, 2, 3, [])
    with pytest.raises(VoteOpen):
        await campaigns.nudges.here(table.id, ANA)
    assert (await campaigns.requests.agree(request.campaign, request.id, KIM)).status == "agreed"
    seated = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seated.user, seated.autopilot) == (ANA, True)
    assert await lines(campaigns, "seat") == [{"what": "autopilot on", "told": [ANA]}]
    assert not (await campaigns.seats.take_over(table.id, ANA, 0)).seats[0].autopilot


async def test_player_of_the_seat_can_refuse_autopilot(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 4)
    request = await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))
    assert (await campaigns.requests.refuse(request.campaign, request.id, ANA)).status == "refused"
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot


async def test_single_opponent_can_start_autopilot(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    assert (await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))).status == "agreed"
    assert (await campaigns.lookup.situation(table.id)).seats[0].autopilot


async def test_autopilot_is_not_asked_for_before_the_time_is_over(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 23.5)
    for seat in (0, 1, 7):
        with pytest.raises(NotStalled):
            await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(seat))
    await passes(campaigns, clock, 0.5)
    for user, seat in ((ANA, 0), (RUI, 1), (RUI, 7)):
        with pytest.raises(NotStalled):
            await campaigns.requests.ask(table.id, Actor(user), PlayByAutopilot(seat))
    with pytest.raises(NotYourSeat):
        await campaigns.requests.ask(table.id, Actor(KIM), PlayByAutopilot(0))


# ---------------------------------------------------------------- away, and at night


async def test_clock_waits_during_an_absence(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    assert turn.due is not None
    await campaigns.people.go_away(ANA, clock.now() + timedelta(days=3))
    assert (await campaigns.lookup.situation(table.id)).due == turn.due + timedelta(days=3)
    await passes(campaigns, clock, 83.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder", "stalled"]


async def test_no_reminders_at_night(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """The reminder would come at midnight in London, which is 9 in the morning in Tokyo."""
    await campaigns.people.set_preferences(ANA, Preferences(hours=0))
    await bid(campaigns, table.id)  # at noon
    await passes(campaigns, clock, 19.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert clock.now().hour == 8
    assert await told(campaigns) == ["reminder"]


@pytest.mark.parametrize(
    ("chosen", "clock_says", "until"),
    [
        ({}, 23, None),  # no one knows what time it is there
        ({"hours": 0}, 21, None),
        ({"hours": 0}, 22, 32),
        ({"hours": 0}, 7, 8),
        ({"hours": 0}, 8, None),
        ({"hours": 9}, 13, 23),
        ({"hours": -5}, 2, None),
        ({"hours": -5}, 3, 13),
        ({"hours": 0, "quiet": "late"}, 23, None),
        ({"hours": 0, "quiet": "late"}, 0, 10),
        ({"hours": 0, "quiet": "none"}, 3, None),
    ],
)
def test_quiet_hours_use_personal_time_zone(chosen: dict[str, Any], clock_says: int, until: int | None) -> None:
    midnight = datetime(2026, 11, 20, tzinfo=UTC)
    now = midnight + timedelta(hours=clock_says, minutes=20)
    expected = None if until is None else midnight + timedelta(hours=until)
    assert Preferences(**chosen).rests_until(now) == expected


async def test_more_time_is_taken_once_a_turn(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    assert turn.due is not None
    await passes(campaigns, clock, 13)
    with pytest.raises(NotYourTurn):
        await campaigns.nudges.take_time(table.id, RUI, 24)
    assert (await campaigns.nudges.take_time(table.id, ANA, 24)).due == turn.due + timedelta(hours=24)
    assert await lines(campaigns, "extended") == [{"hours": 24}]
    with pytest.raises(AskedBefore):
        await campaigns.nudges.take_time(table.id, ANA, 12)
    await passes(campaigns, clock, 34)
    assert "stalled" not in await told(campaigns)
    await answer(campaigns, table.id, 0, "light")
    assert (await campaigns.nudges.take_time(table.id, ANA, 12)).due == clock.now() + timedelta(hours=36)


async def test_autopilot_continues_only_if_setting_allows(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "autopilot", "twice")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 47.5)
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot
    await passes(campaigns, clock, 0.5)
    seated = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seated.user, seated.autopilot) == (ANA, True)
    assert await lines(campaigns, "seat") == [{"what": "autopilot late", "told": [ANA], "waiting": []}]
    await go_on(campaigns._context, table.id)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [1]


async def test_player_in_time_is_not_replaced(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "autopilot", "twice")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 47)
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 47)
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot


# ---------------------------------------------------------------- waits that begin without a choice


async def test_time_taken_after_the_end_counts_from_now(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await passes(campaigns, clock, 20)
    assert (await campaigns.nudges.take_time(table.id, ANA, 12)).due == clock.now() + timedelta(hours=12)
    with pytest.raises(NotStalled):
        await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))


async def test_late_notice_follows_extra_time(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "relaxed")
    await passes(campaigns, clock, 80)
    before = await told(campaigns)
    due = (await campaigns.nudges.take_time(table.id, ANA, 12)).due
    assert due == clock.now() + timedelta(hours=12)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == before
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == [*before, "stalled"]


async def test_each_waiting_player_may_take_more_time(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    clock.turn(hours=1)  # both still bid
    first = await campaigns.nudges.take_time(table.id, ANA, 12)
    assert first.due == table.since + timedelta(hours=36)
    assert (await campaigns.nudges.take_time(table.id, RUI, 12)).due == table.since + timedelta(hours=48)
    for user in (ANA, RUI):
        with pytest.raises(AskedBefore):
            await campaigns.nudges.take_time(table.id, user, 12)


async def test_new_player_of_waiting_seat_gets_full_time(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await campaigns.lobby.set_setting(table.id, ANA, "autopilot", "twice")
    await passes(campaigns, clock, 23)
    await campaigns.seats.leave(table.id, ANA)
    kim = await campaigns.seats.give(table.id, 0, Person(KIM, "Kim"), Actor(RUI))
    assert kim.due == clock.now() + timedelta(hours=24)
    await passes(campaigns, clock, 23.5)
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot
    assert await told(campaigns) == ["reminder", "stalled", "reminder"]


async def test_player_who_takes_over_from_autopilot_is_waited_for(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await campaigns.requests.ask(table.id, Actor(RUI), PlayByAutopilot(0))
    assert (await campaigns.seats.take_over(table.id, ANA, 0)).due == clock.now() + timedelta(hours=24)
    assert await waits(campaigns) == [("reminder",)]


async def test_changed_pace_restarts_the_wait(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "none")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 100)
    assert (await campaigns.lobby.set_setting(table.id, ANA, "pace", "fast")).due == clock.now() + timedelta(hours=12)
    await passes(campaigns, clock, 12)
    assert await told(campaigns) == ["reminder", "stalled"]


async def test_undo_by_consent_does_not_restart_the_clock(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    turn = await bid(campaigns, table.id)
    clock.turn(hours=20)
    await answer(campaigns, table.id, 0, "light")
    clock.turn(hours=20)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset", turn.n))
    clock.turn(hours=5)  # the vote is no one's turn
    await campaigns.requests.agree(request.campaign, request.id, ANA)
    situation = await campaigns.lookup.situation(table.id)
    assert situation.n == turn.n
    assert situation.due == clock.now() - timedelta(hours=16)
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 12)
    assert await told(campaigns) == ["reminder", "stalled"]


async def test_time_of_others_does_not_count_after_undo(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    turn = await bid(campaigns, table.id)
    clock.turn(hours=6)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    clock.turn(hours=40)  # of Rui's turn
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", turn.n))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert (await campaigns.lookup.situation(table.id)).due == clock.now() + timedelta(hours=18)


async def test_free_undo_does_not_restart_the_clock(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    await passes(campaigns, clock, 30)
    await answer(campaigns, table.id, 0, "light")
    assert (await campaigns.play.undo(table.id, ANA)).due == turn.due
    campaigns._context._live.clear()
    assert (await campaigns.lookup.situation(table.id)).due == turn.due


async def test_copy_waits_from_its_start(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    copy = await campaigns.files.fork(table.id, Person(ANA, "Ana"))
    await campaigns.openings.set_places(copy.id, thread=77)
    clock.turn(days=5)
    for person in (Person(ANA, "Ana"), Person(RUI, "Rui")):
        await campaigns.seats.join(copy.id, person)
        await campaigns.lobby.ready(copy.id, person.user)
    assert (await campaigns.play.start(copy.id, ANA)).due == clock.now() + timedelta(hours=24)


async def test_autopilot_may_be_chosen_after_the_notice(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await campaigns.lobby.set_setting(table.id, ANA, "autopilot", "twice")
    await passes(campaigns, clock, 23.5)
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot
    await passes(campaigns, clock, 0.5)
    assert (await campaigns.lookup.situation(table.id)).seats[0].autopilot


async def test_wait_after_a_stalled_turn_has_its_own_reminder(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder", "stalled"]
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder", "stalled", "reminder"]
    await passes(campaigns, clock, 12)
    assert await told(campaigns) == ["reminder", "stalled", "reminder", "stalled"]


async def test_wait_after_a_stalled_turn_is_not_lost_in_a_long_jump(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await answer(campaigns, table.id, 0, "light")
    clock.turn(days=3)
    await passes(campaigns, clock, 12.5)
    assert await told(campaigns) == ["reminder", "stalled", "reminder", "stalled"]


async def test_long_absence_of_one_player_delays_no_reminder_of_the_next(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    away = to_milliseconds(clock.now() + timedelta(days=30))
    await campaigns.people.set_preferences(ANA, Preferences(away=away))
    await passes(campaigns, clock, 13)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    await passes(campaigns, clock, 12)
    assert await lines(campaigns, "reminder") == [{"seats": [1], "since": to_milliseconds(clock.now()) - 43_200_000}]


async def test_autopilot_may_be_chosen_long_after_the_notice(campaigns: Campaigns, clock: StillClock) -> None:
    table = await stalled(campaigns, clock, 2)
    await passes(campaigns, clock, 200)
    await campaigns.lobby.set_setting(table.id, ANA, "autopilot", "twice")
    await passes(campaigns, clock, 0.5)
    assert (await campaigns.lookup.situation(table.id)).seats[0].autopilot
