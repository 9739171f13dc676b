"""Clocks pause while people rest, and a bank never pays back more than it took (docs/behaviour.md#waiting)."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from engine.campaigns import Campaigns, Person, Preferences, Situation
from engine.campaigns.model.bank import BANK, INCREMENT, MOST, charged, credited, left_of, time_of
from engine.campaigns.model.calendars import Calendar, after, counted, zone_of
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.people import Gone
from tests.campaigns.seats.test_seats_in_play import lines
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid
from tests.campaigns.upkeep.test_clocks import days_pass
from tests.campaigns.upkeep.test_reminders import passes
from tests.seating import seat_and_start

SEQUENCES = int(os.environ.get("EMBERKEEP_SEQUENCES", "120"))
TURNS = 8
ZONES = ("Europe/Madrid", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York", None)
START = datetime(2026, 1, 1, tzinfo=UTC)
HOUR = timedelta(hours=1)


def calendar(generator: Random) -> Calendar:
    """Returns a random calendar."""
    begins = sorted(generator.sample(range(365), generator.randint(0, 4)))
    days = [(START + timedelta(days=each), generator.randint(1, 14)) for each in begins]
    vacations = [(to_milliseconds(begin), to_milliseconds(begin + timedelta(days=length))) for begin, length in days]
    quiet = generator.choice([None, (22, 10), (0, 10)])
    zone = zone_of(generator.choice(ZONES))
    own = Calendar(zone, quiet, tuple(vacations))
    return own.in_campaign(to_milliseconds(START), weekends=generator.random() < 0.3)


def test_no_clock_is_negative_endless_or_pays_back_more_than_it_took() -> None:
    for seed in range(SEQUENCES):
        check_sequence(seed)


def check_sequence(seed: int) -> None:
    """Checks some turns, in time and late, with pauses and changed calendars."""
    generator, bank, now, gained = Random(seed), None, START + timedelta(hours=seed % 9_000), timedelta()
    spent = timedelta()
    for _ in range(TURNS):
        own = calendar(generator)
        began, pace = now, generator.choice([12, 24, 72]) * HOUR
        due = after(began, pace, own)
        assert began + pace <= due <= began + 4 * pace + timedelta(days=24)
        assert counted(began, due, own) == pace  # every rest is given back once
        allowed = time_of(bank)
        ends = after(began, allowed, own)
        used = generator.random() * 1.3 * (ends - began)
        now = began + used
        taken = counted(began, now, own)
        assert timedelta() <= taken <= used
        before = left_of(bank)
        bank = charged(bank, taken)
        assert timedelta() <= left_of(bank) <= before
        spent += before - left_of(bank)
        if generator.random() < 0.2:  # a pause changes nothing
            now += timedelta(days=generator.randint(1, 30))
        before = left_of(bank)
        bank = credited(bank)
        gained += left_of(bank) - before
        assert before <= left_of(bank) <= max(before, MOST)
    assert left_of(bank) == BANK + gained - spent
    assert gained <= TURNS * INCREMENT


def test_a_night_on_which_clocks_change_stops_at_most_eight_hours() -> None:
    madrid = Calendar(ZoneInfo("Europe/Madrid"), (22, 10))
    for month in (3, 10):
        evening = datetime(2026, month, 28 if month == 3 else 24, 20, tzinfo=UTC)
        assert timedelta(hours=23) <= after(evening, 15 * HOUR, madrid) - evening <= timedelta(hours=24)


def test_half_hours_count() -> None:
    kathmandu = Calendar(ZoneInfo("Asia/Kathmandu"), (22, 10))
    assert after(datetime(2026, 5, 1, 15, tzinfo=UTC), 2 * HOUR, kathmandu) == datetime(2026, 5, 2, 1, tzinfo=UTC)
    assert counted(datetime(2026, 5, 1, 16, 15, tzinfo=UTC), datetime(2026, 5, 2, 0, 15, tzinfo=UTC), kathmandu) == (
        timedelta()
    )


def test_weekend_stops_the_clock_if_the_table_wants_it() -> None:
    friday = datetime(2026, 11, 27, 12, tzinfo=UTC)
    assert after(friday, 24 * HOUR, Calendar(weekends=True)) == friday + timedelta(days=3)


def test_vacations_of_a_year_and_of_a_campaign_are_limited() -> None:
    now, chosen = START + timedelta(days=200), Preferences()
    for _ in range(6):
        chosen = chosen.model_copy(update=chosen.leaving(now + timedelta(days=20), now))
        now += timedelta(days=21)
    stops = [timedelta(milliseconds=end - begin) for begin, end in chosen.vacations]
    assert stops == [timedelta(days=each) for each in (7, 7, 7, 7, 2)]
    assert chosen.vacation_left(now) == timedelta()
    in_campaign = chosen.calendar.in_campaign(0, weekends=False).vacations
    assert sum(end - begin for begin, end in in_campaign) == timedelta(days=14) / timedelta(milliseconds=1)


def test_returning_early_keeps_the_rest_of_a_vacation() -> None:
    chosen = Preferences()
    chosen = chosen.model_copy(update=chosen.leaving(START + timedelta(days=7), START))
    chosen = chosen.model_copy(update=chosen.returning(START + timedelta(days=2)))
    assert chosen.vacation_left(START + timedelta(days=2)) == timedelta(days=28)


# ---------------------------------------------------------------- in play


async def test_bank_is_charged_for_an_answer_and_credited_after_the_turn(
    campaigns: Campaigns, clock: StillClock
) -> None:
    table = await seat_and_start(campaigns, "toy", people=2)
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "bank")
    turn = await bid(campaigns, table.id)
    assert turn.due == turn.began + left_of(turn.seats[0].bank)
    before = left_of(turn.seats[0].bank)
    clock.turn(hours=10)
    after_one = await answer(campaigns, table.id, 0, "light")
    assert left_of(after_one.situation.seats[0].bank) == before - 10 * HOUR
    await answer(campaigns, table.id, 0, "light")
    over = await answer(campaigns, table.id, 0, "end")
    assert left_of(over.situation.seats[0].bank) == before - 10 * HOUR + INCREMENT


async def test_being_here_or_pausing_gives_no_bank_back(campaigns: Campaigns, clock: StillClock) -> None:
    table = await seat_and_start(campaigns, "toy", people=2)
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "bank")
    due = (await bid(campaigns, table.id)).due
    clock.turn(hours=5)
    assert (await campaigns.nudges.here(table.id, ANA)).due == due


async def test_reminder_comes_when_the_player_wants_it(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await campaigns.people.set_preferences(ANA, Preferences(remind="4"))
    await passes(campaigns, clock, 3.5)
    assert await lines(campaigns, "reminder") == []
    await passes(campaigns, clock, 0.5)
    assert len(await lines(campaigns, "reminder")) == 1


async def test_no_reminder_for_someone_who_wants_none(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await campaigns.people.set_preferences(ANA, Preferences(remind="off"))
    await passes(campaigns, clock, 24)
    assert await lines(campaigns, "reminder") == []
    assert len(await lines(campaigns, "stalled")) == 1


# ---------------------------------------------------------------- away for longer than a turn


async def gone(campaigns: Campaigns, clock: StillClock, days: int, **chosen: object) -> Gone:
    """Ana goes away."""
    await campaigns.people.set_preferences(ANA, Preferences.model_validate(chosen))
    return await campaigns.people.go_away(ANA, clock.now() + timedelta(days=days))


async def test_clocks_wait_for_a_week_at_most(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    assert turn.due is not None
    await gone(campaigns, clock, 20)
    assert (await campaigns.lookup.situation(table.id)).due == turn.due + timedelta(days=7)
    assert (await campaigns.people.come_back(ANA)).away == 0
    assert (await campaigns.lookup.situation(table.id)).due == turn.due


async def test_autopilot_plays_for_someone_away_until_they_press_something(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    left = await gone(campaigns, clock, 5, when_away="autopilot")
    assert (left.autopilots, left.lent) == (1, 0)
    seat = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seat.autopilot, seat.stand_in, seat.can_be_taken) == (True, "away", False)
    back = await campaigns.seats.pressed(table.id, ANA)
    assert not back.seats[0].autopilot


async def test_seat_is_returned_at_the_end_of_an_absence(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await gone(campaigns, clock, 2, when_away="autopilot")
    await days_pass(campaigns, clock, 2.5)
    assert not (await campaigns.lookup.situation(table.id)).seats[0].autopilot


async def test_seat_is_lent_to_a_friend_and_returned(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    left = await gone(campaigns, clock, 5, when_away="lend", friend=KIM, friend_name="Kim")
    assert (left.autopilots, left.lent) == (0, 1)
    seat = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seat.user, seat.lender) == (KIM, ANA)
    await campaigns.people.come_back(ANA)
    seat = (await campaigns.lookup.situation(table.id)).seats[0]
    assert (seat.user, seat.lender) == (ANA, None)


async def test_friend_with_a_seat_gets_no_second_one(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    left = await gone(campaigns, clock, 5, when_away="lend", friend=RUI, friend_name="Rui")
    assert (left.autopilots, left.lent) == (1, 0)


async def test_forgotten_friend_is_in_no_preferences(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.people.set_preferences(ANA, Preferences(when_away="lend", friend=KIM, friend_name="Kim"))
    await campaigns.people.forget(KIM, "Kim")
    assert "Kim" not in str((await campaigns.people.data_of(ANA))["preferences"])


async def test_lengths_of_clocks_are_settings(campaigns: Campaigns, clock: StillClock) -> None:
    made = await campaigns.lobby.create(
        game="toy", name="Short", organiser=Person(ANA, "Ana"), guild=1, channel=2, settings={"lobby_days": "3"}
    )
    await campaigns.openings.set_places(made.id, thread=made.id)
    await days_pass(campaigns, clock, 2.5)
    assert await lines(campaigns, "clock") == []
    await days_pass(campaigns, clock, 0.5)
    assert [each["what"] for each in await lines(campaigns, "clock")] == ["lobby"]
    await days_pass(campaigns, clock, 6)
    assert [each["what"] for each in await lines(campaigns, "clock")] == ["lobby", "closed"]


async def test_acting_organiser_is_notified_once(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    clock.turn(hours=40)
    await campaigns.seats.pressed(table.id, RUI)
    clock.turn(hours=20)
    for _ in range(2):
        situation = await campaigns.seats.pressed(table.id, RUI)
        clock.turn(minutes=40)
    assert situation.organises(RUI)
    assert await lines(campaigns, "acting") == [{"told": [RUI]}]
    await campaigns.seats.pressed(table.id, ANA)
    assert not (await campaigns.lookup.situation(table.id)).organises(RUI)
