"""Every state of a campaign has a next step, so that none waits forever (docs/behaviour.md#clocks)."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import orjson
import pytest
from sqlalchemy import text

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import NotOrganiser, Refused
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import ticker
from engine.campaigns.upkeep.clocks import repair
from engine.campaigns.upkeep.doctor import examine
from engine.storage.queries import campaigns as rows
from engine.storage.queries import schedules
from engine.table import fair
from tests.campaigns.play.test_automatic_answers import played_card
from tests.campaigns.seats.test_seats_in_play import lines
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, play_to_end, sql
from tests.hosting.store import FIXTURES
from tests.sampled import at_most
from tests.seating import CHANNEL, GUILD, find, seat_and_start

SEALED_BID = 1  # a campaign of the stored database that waits for Rui's bid


async def days_pass(campaigns: Campaigns, clock: StillClock, days: float, step: float = 6) -> None:
    """Days pass, looked at every few hours; autopilots play."""
    for _ in range(round(days * 24 / step)):
        clock.turn(hours=step)
        await ticker.tick(campaigns._context)
        while not campaigns._context.automatic.empty():
            campaign = campaigns._context.automatic.get_nowait()
            while await go_on(campaigns._context, campaign):
                pass


async def steps(campaigns: Campaigns) -> list[str]:
    return [each["what"] for each in await lines(campaigns, "clock")]


async def now(campaigns: Campaigns, campaign: int) -> Situation:
    return await campaigns.lookup.situation(campaign)


async def lobby(campaigns: Campaigns, *users: int, **settings: str) -> int:
    """Returns a toy lobby in its thread with these players."""
    made = await campaigns.lobby.create(
        game="toy", name="Long nights", organiser=Person(ANA, "Ana"), guild=GUILD, channel=CHANNEL, settings=settings
    )
    await campaigns.openings.set_places(made.id, thread=made.id)
    for user in users:
        await campaigns.seats.join(made.id, Person(user, f"User {user}"))
    return made.id


UNFINISHED_WITHOUT_A_STEP = text(
    "SELECT id, stage FROM campaign WHERE archived IS NULL AND stage <> 'over' AND NOT EXISTS"
    " (SELECT 1 FROM job WHERE job.campaign = campaign.id AND what = 'clock')"
    " UNION SELECT id, 'archived' FROM campaign WHERE archived IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM job WHERE job.campaign = campaign.id AND what = 'purge')"
)


async def without_next_step(campaigns: Campaigns) -> list[tuple[int, str]]:
    """Returns the campaigns that wait forever: unfinished ones without a job, archived ones without their deletion."""
    rows = await campaigns._context.database.read(
        lambda connection: list(connection.execute(UNFINISHED_WITHOUT_A_STEP).all())
    )
    return [(row.id, row.stage) for row in rows]


# ---------------------------------------------------------------- lobbies


async def test_a_lobby_asks_after_a_week_and_closes_after_three(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, ANA)
    await days_pass(campaigns, clock, 6.5)
    assert await steps(campaigns) == []
    await days_pass(campaigns, clock, 0.5)
    assert await steps(campaigns) == ["lobby"]
    await days_pass(campaigns, clock, 13.5)
    assert (await now(campaigns, table)).facts.archived is None
    await days_pass(campaigns, clock, 0.5)
    assert await steps(campaigns) == ["lobby", "closed"]
    assert (await now(campaigns, table)).facts.archived is not None
    back = await campaigns.lifecycle.unarchive(table, Actor(ANA))
    assert back.facts.archived is None
    assert await without_next_step(campaigns) == []


async def test_a_lobby_that_is_kept_asks_again_a_week_later(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, ANA, RUI)
    await days_pass(campaigns, clock, 7)
    await campaigns.lifecycle.keep_lobby(table, RUI)
    with pytest.raises(Refused):
        await campaigns.lifecycle.keep_lobby(table, KIM)
    await days_pass(campaigns, clock, 6.5)
    assert await steps(campaigns) == ["lobby"]
    await days_pass(campaigns, clock, 0.5)
    assert await steps(campaigns) == ["lobby", "lobby"]


async def test_any_player_may_fill_a_lobby_that_has_waited_for_a_week(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, RUI)
    with pytest.raises(NotOrganiser):
        await campaigns.play.fill_and_start(table, RUI)
    await days_pass(campaigns, clock, 7)
    after = await campaigns.play.fill_and_start(table, RUI)
    assert (after.stage, [each.user for each in after.seats], after.seats[1].autopilot) == (
        "playing",
        [RUI, None],
        True,
    )


async def test_a_lobby_starts_a_day_after_everyone_is_ready(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, ANA, RUI)
    for user in (ANA, RUI):
        situation = await campaigns.lobby.ready(table, user)
    assert situation.facts.clock is not None
    assert from_milliseconds(situation.facts.clock.due) == clock.now() + timedelta(hours=24)
    await days_pass(campaigns, clock, 0.75)
    assert (await now(campaigns, table)).stage == "lobby"
    await days_pass(campaigns, clock, 0.25)
    assert (await now(campaigns, table)).stage == "playing"
    assert await without_next_step(campaigns) == []


async def test_a_player_who_is_not_ready_any_more_stops_the_start(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, ANA, RUI)
    for user in (ANA, RUI):
        await campaigns.lobby.ready(table, user)
    await campaigns.lobby.ready(table, RUI, False)
    await days_pass(campaigns, clock, 2)
    assert (await now(campaigns, table)).stage == "lobby"


async def test_a_table_may_start_by_hand_only(campaigns: Campaigns, clock: StillClock) -> None:
    table = await lobby(campaigns, ANA, RUI, starts="never")
    for user in (ANA, RUI):
        await campaigns.lobby.ready(table, user)
    await days_pass(campaigns, clock, 6)
    assert (await now(campaigns, table)).stage == "lobby"


# ---------------------------------------------------------------- play and sleep


async def test_a_campaign_sleeps_when_no_one_presses_anything_and_wakes_at_any_press(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await days_pass(campaigns, clock, 5)
    asleep = await now(campaigns, table.id)
    assert asleep.facts.asleep
    n = asleep.n
    await days_pass(campaigns, clock, 20)
    assert (await now(campaigns, table.id)).n == n
    assert await steps(campaigns) == ["asleep"]
    awake = await campaigns.seats.pressed(table.id, ANA)
    assert not awake.facts.asleep
    assert awake.due is not None
    assert awake.due == clock.now() + timedelta(days=1)
    assert await steps(campaigns) == ["asleep", "awake"]
    await days_pass(campaigns, clock, 5)
    assert (await now(campaigns, table.id)).facts.asleep


async def test_an_answer_wakes_a_sleeping_campaign(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await days_pass(campaigns, clock, 6)
    asleep = await now(campaigns, table.id)
    assert asleep.facts.asleep
    await answer(campaigns, table.id, asleep.waiting_for[0])
    assert not (await now(campaigns, table.id)).facts.asleep
    assert await without_next_step(campaigns) == []


async def test_a_campaign_without_a_pace_sleeps_too(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "none")
    await days_pass(campaigns, clock, 29, step=24)
    assert (await now(campaigns, table.id)).facts.asleep


async def test_autopilots_alone_do_not_play_on_while_all_players_are_gone(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await days_pass(campaigns, clock, 5)
    for seat, user in ((0, ANA), (1, RUI)):
        await campaigns.seats.set_autopilot(table.id, seat, True, Actor(user))
    await days_pass(campaigns, clock, 10)
    assert (await now(campaigns, table.id)).facts.asleep


async def test_a_sleeping_campaign_is_put_away_after_sixty_days_and_any_player_restores_it(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await days_pass(campaigns, clock, 66, step=24)
    assert (await now(campaigns, table.id)).facts.archived is not None
    assert await steps(campaigns) == ["asleep", "closed"]
    with pytest.raises(NotOrganiser):
        await campaigns.lifecycle.unarchive(table.id, Actor(KIM))
    back = await campaigns.lifecycle.unarchive(table.id, Actor(RUI))
    assert (back.facts.archived, back.facts.asleep) == (None, False)
    assert await without_next_step(campaigns) == []


# ---------------------------------------------------------------- pauses


async def test_a_pause_ends_in_a_question_and_then_the_archive(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await campaigns.lifecycle.pause(table.id, Actor(ANA))
    await days_pass(campaigns, clock, 13.75)
    assert await steps(campaigns) == []
    await days_pass(campaigns, clock, 0.25)
    assert await steps(campaigns) == ["paused"]
    await days_pass(campaigns, clock, 46, step=24)
    assert await steps(campaigns) == ["paused", "closed"]


async def test_any_player_may_go_on_or_wait_longer_after_a_pause(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await campaigns.lifecycle.pause(table.id, Actor(ANA), days=3)
    with pytest.raises(NotOrganiser):
        await campaigns.lifecycle.resume(table.id, Actor(RUI))
    await days_pass(campaigns, clock, 3)
    await campaigns.lifecycle.pause_longer(table.id, Actor(RUI))
    await days_pass(campaigns, clock, 14)
    assert await steps(campaigns) == ["paused", "longer", "paused"]
    assert (await campaigns.lifecycle.resume(table.id, Actor(RUI))).facts.pause is None
    await days_pass(campaigns, clock, 0.5)
    assert not (await now(campaigns, table.id)).facts.asleep


# ---------------------------------------------------------------- between chapters


async def test_a_campaign_without_a_next_chapter_is_finished_after_three_weeks(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await play_to_end(campaigns, table.id)
    if (await now(campaigns, table.id)).stage == "over":
        pytest.fail("the toy game has further chapters")
    await days_pass(campaigns, clock, 20.5)
    assert (await now(campaigns, table.id)).stage == "between"
    await days_pass(campaigns, clock, 0.5)
    assert (await now(campaigns, table.id)).stage == "over"
    assert await steps(campaigns) == ["finished"]


async def test_the_next_chapter_of_a_story_starts_by_itself(
    campaigns: Campaigns, table: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.campaigns.upkeep.clocks._is_series", lambda change: True)
    await play_to_end(campaigns, table.id)
    await days_pass(campaigns, clock, 1.75)
    assert (await now(campaigns, table.id)).stage == "between"
    await days_pass(campaigns, clock, 0.25)
    assert (await now(campaigns, table.id)).stage == "playing"


# ---------------------------------------------------------------- organisers


async def test_the_longest_seated_player_who_is_there_acts_for_a_silent_organiser(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await days_pass(campaigns, clock, 1.9)
    await campaigns.seats.pressed(table.id, RUI)
    with pytest.raises(NotOrganiser):
        await campaigns.lifecycle.pause(table.id, Actor(RUI))
    await days_pass(campaigns, clock, 0.5)
    await campaigns.seats.pressed(table.id, RUI)
    await campaigns.lifecycle.pause(table.id, Actor(RUI))
    await campaigns.seats.pressed(table.id, ANA)
    with pytest.raises(NotOrganiser):
        await campaigns.lifecycle.resume(table.id, Actor(RUI))


# ---------------------------------------------------------------- the invariant


@pytest.mark.parametrize("seed", range(at_most(12, whole=40)))
async def test_every_unfinished_campaign_has_a_next_step(campaigns: Campaigns, clock: StillClock, seed: int) -> None:
    """Random histories: there is always a job in the future, or the campaign is closed."""
    generator = Random(seed)
    people = [ANA, RUI, KIM]
    pace = generator.choice(["daily", "fast", "relaxed", "none"])
    table = await lobby(campaigns, *people[: generator.randint(0, 2)], pace=pace)
    for _ in range(60):
        user = generator.choice(people)
        actor = Actor(user, moderator=generator.random() < 0.2)
        by_chance = [
            lambda user=user: campaigns.seats.join(table, Person(user, f"User {user}")),
            lambda user=user: campaigns.seats.leave(table, user),
            lambda user=user: campaigns.seats.pressed(table, user),
            lambda user=user: campaigns.lobby.ready(table, user, generator.random() < 0.8),
            lambda user=user: campaigns.play.start(table, user),
            lambda user=user: campaigns.play.fill_and_start(table, user),
            lambda user=user: campaigns.lifecycle.keep_lobby(table, user),
            lambda actor=actor: campaigns.lifecycle.pause(table, actor, days=generator.randint(0, 20)),
            lambda actor=actor: campaigns.lifecycle.pause_longer(table, actor),
            lambda actor=actor: campaigns.lifecycle.resume(table, actor),
            lambda actor=actor: campaigns.lifecycle.unarchive(table, actor),
            lambda actor=actor: campaigns.seats.set_autopilot(
                table, generator.randint(0, 1), generator.random() < 0.5, actor
            ),
            lambda: _play(campaigns, table, generator),
            lambda: _play(campaigns, table, generator),
            lambda: days_pass(campaigns, clock, generator.choice([0.25, 0.5, 1, 5, 15])),
            lambda: campaigns._context.forget_all(),
        ]
        if generator.random() < 0.05:
            by_chance = [lambda actor=actor: campaigns.lifecycle.archive(table, actor)]
        with suppress(Refused):
            await generator.choice(by_chance)()
        assert await without_next_step(campaigns) == []


async def _play(campaigns: Campaigns, table: int, generator: Random) -> None:
    situation = await now(campaigns, table)
    seats = [each for each in situation.waiting_for if situation.seats[each].user is not None]
    if situation.stage == "playing" and seats:
        await answer(campaigns, table, generator.choice(seats))


# ---------------------------------------------------------------- upgrades and repairs


async def test_older_campaign_gets_a_clock_and_one_notice(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    settings = table.facts.settings
    await _lose_clock(campaigns, table.id)
    at = int(clock.now().timestamp() * 1000)
    await campaigns._context.write([schedules.add("clock", table.id, at)])
    await days_pass(campaigns, clock, 2)
    after = await now(campaigns, table.id)
    assert await steps(campaigns) == ["new"]
    assert after.facts.settings == settings
    assert after.facts.clock is not None
    assert await without_next_step(campaigns) == []


async def test_older_campaigns_keep_their_settings_and_get_one_notice(tmp_path: Path) -> None:
    """Also if a player, a reminder or autopilot is faster than the first step of the clock."""
    file, clock = tmp_path / "house.sqlite3", StillClock()
    shutil.copy(FIXTURES / "0010.sqlite3", file)
    with closing(sqlite3.connect(file)) as stored:
        before = {
            each: orjson.loads(settings) for each, settings in stored.execute("SELECT id, settings FROM campaign")
        }
    clock.time = datetime.now(UTC)
    campaigns = await Campaigns.open(file, chance=fair(Random(1)), clock=clock, find=find)
    try:
        await answer(campaigns, SEALED_BID, 1)
        await days_pass(campaigns, clock, 1, step=1)
        told = [each for (each,) in await sql(campaigns, "SELECT campaign FROM post WHERE kind = 'clock'")]
        for campaign, settings in before.items():
            facts = (await now(campaigns, campaign)).facts
            assert facts.settings.model_dump().items() >= settings.items()
            assert facts.clock is not None
            assert told.count(campaign) == 1
        assert await without_next_step(campaigns) == []
    finally:
        await campaigns.close()


async def test_doctor_reports_a_campaign_without_a_next_step_and_a_start_repairs_it(
    campaigns: Campaigns, table: Situation, tmp_path: Path
) -> None:
    assert examine(tmp_path / "house.sqlite3", find).faults == []
    await _lose_clock(campaigns, table.id)
    (fault,) = examine(tmp_path / "house.sqlite3", find).faults
    assert f"Campaign {table.id} has no next step" in fault
    await repair(campaigns._context)
    assert examine(tmp_path / "house.sqlite3", find).faults == []
    assert await without_next_step(campaigns) == []


async def _lose_clock(campaigns: Campaigns, table: int) -> None:
    await campaigns._context.write([schedules.drop(table, ["clock"]), rows.put(table, clock=None)])
    await campaigns._context.forget_all()


# ---------------------------------------------------------------- bugs that kept campaigns from finishing


async def test_a_question_that_autopilot_shares_with_a_person_is_answered_once_it_is_due(
    campaigns: Campaigns, clock: StillClock
) -> None:
    """Autopilot has the first seat of the table's questions. Their job was due again and again, and did nothing."""
    table = await seat_and_start(campaigns, "fireteam_zero")
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    context = campaigns._context
    for _ in range(150):
        for _ in range(300):
            if context.automatic.empty():
                break
            await go_on(context, context.automatic.get_nowait())
        else:
            pytest.fail("automatic answers never end")
        situation = await now(campaigns, table.id)
        if situation.stage != "playing":
            return
        if situation.waiting_for and RUI in situation.waiting_users:
            ask = situation.ask_of(1)
            assert ask is not None
            await answer(campaigns, table.id, 1, *situation.game.choose(situation.view(1), ask, 1))
        else:
            clock.turn(hours=2)
            await ticker.tick(context)


async def test_no_answer_stays_due_in_a_sleeping_campaign(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    """An open reaction window kept its job due while autopilot rested: the job ran again and again."""
    await campaigns.lobby.set_setting(table.id, ANA, "pace", "none")
    await campaigns.lobby.set_setting(table.id, ANA, "reaction_time", "all")
    await bid(campaigns, table.id)
    await played_card(campaigns, table.id)
    await days_pass(campaigns, clock, 29, step=24)
    assert (await now(campaigns, table.id)).facts.asleep
    await campaigns.lobby.set_setting(table.id, ANA, "reaction_time", "hour")
    await days_pass(campaigns, clock, 1)
    due = await campaigns._context.database.read(
        lambda connection: connection.execute(text("SELECT count(*) FROM job WHERE what = 'answers'")).scalar()
    )
    assert due == 0
    await campaigns.seats.pressed(table.id, RUI)
    await days_pass(campaigns, clock, 1)
    assert not (await now(campaigns, table.id)).facts.asleep
