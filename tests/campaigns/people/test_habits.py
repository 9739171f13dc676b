"""The bot learns when people answer, and a lobby says what to expect."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.habits import HOURS, KEPT_FOR, Habit, rhythm
from tests.campaigns.tables import ANA, StillClock, answer

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TABLES, ROUNDS = 100, 60


def seen(chances: list[float], days: int, rng: Random) -> Habit:
    """The habit that some days of a person leave."""
    habit = Habit()
    for hour in range(days * HOURS):
        if rng.random() < chances[hour % HOURS]:
            habit = habit.noted(NOW.replace(hour=0) + timedelta(hours=hour), UTC)
    return habit


def person(rng: Random) -> list[float]:
    """Someone who is there in a few hours of most days, and seldom at other times."""
    first, width = rng.randrange(HOURS), rng.randint(3, 9)
    often, seldom = rng.uniform(0.15, 0.8), rng.uniform(0, 0.04)
    return [often if (hour - first) % HOURS < width else seldom for hour in range(HOURS)]


def played(people: list[list[float]], rng: Random) -> float:
    """The average hours of a round, played many times."""
    hour = 0
    for _ in range(ROUNDS):
        for chances in people:
            while rng.random() >= chances[hour % HOURS]:
                hour += 1
    return hour / ROUNDS


def test_predicted_round_is_within_a_quarter_for_four_tables_of_five() -> None:
    rng, close = Random(3), 0
    for _ in range(TABLES):
        people = [person(rng) for _ in range(rng.randint(2, 5))]
        found = rhythm(tuple(seen(each, rng.randint(20, 60), rng).chances(UTC) for each in people))
        assert found is not None
        took = played(people, rng)
        close += abs(found.round / timedelta(hours=1) - took) <= 0.25 * took
    assert close >= 0.8 * TABLES, close


def test_usual_hours_follow_the_time_zone() -> None:
    madrid = ZoneInfo("Europe/Madrid")
    habit = Habit()
    for day in range(30):
        habit = habit.noted(datetime(2026, 11, 1, 21, 30, tzinfo=madrid) + timedelta(days=day), madrid)
    assert habit.hours[21] == 30
    found = rhythm((habit.chances(madrid),))
    assert found is not None
    assert found.hours == (20, 21), "21 h in Madrid is 20 h UTC in winter"


def test_old_habits_fade_and_an_hour_counts_once() -> None:
    habit = Habit().noted(NOW, UTC).noted(NOW + timedelta(minutes=20), UTC)
    assert sum(habit.hours) == 1
    old = Habit(hours=(40,) * HOURS, since=habit.since, last=habit.last)
    later = old.noted(NOW + KEPT_FOR + timedelta(days=1), UTC)
    assert max(later.hours) == 21


async def test_presses_are_noted_and_forgotten(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    for _ in range(12):
        clock.turn(hours=2)
        waited = (await campaigns.lookup.situation(table.id)).waiting_for
        await answer(campaigns, table.id, waited[0])
    kept = (await campaigns.people.data_of(ANA))["hours"]
    assert sum(kept) >= 2
    campaigns._context.forget(table.id)
    situation = await campaigns.lookup.situation(table.id)
    assert sum(situation.habits[ANA].hours) == sum(kept)
    await campaigns.people.forget(ANA)
    assert (await campaigns.people.data_of(ANA))["hours"] == []
