"""Pausing, putting away, reminding, handing over and repairing a campaign (docs/behaviour.md#waiting)."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from engine.campaigns import Actor, Campaigns, Pause, Person, Situation
from engine.campaigns.model.errors import (
    Archived,
    FixedSetting,
    NobodyWaited,
    NotOrganiser,
    Paused,
    SeatedOrganiser,
    StaleAsk,
    TakesVote,
    TooSoon,
    UnknownCampaign,
    VoteOpen,
)
from engine.campaigns.model.requests import ChangeUndoRule, GoBack
from engine.campaigns.upkeep import absence, ticker
from tests.campaigns.seats.test_seats_in_play import MOD, lines
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, play_to_end, sql
from tests.seating import seat_and_start

COUNTED = ("branch", "seat", "turn_message", "result")


# ---------------------------------------------------------------- pause


async def test_pause_stops_play_and_deadlines(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    assert turn.due == turn.since + timedelta(hours=24)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    with pytest.raises(NotOrganiser):
        await campaigns.lifecycle.pause(table.id, Actor(RUI), "holidays")
    paused = await campaigns.lifecycle.pause(table.id, Actor(ANA), "  holidays ")
    assert paused.facts.pause is not None and paused.facts.pause.reason == "holidays"
    assert paused.due is None
    clock.turn(days=9)
    await ticker.tick(campaigns._context)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "open"
    campaigns._context._live.clear()
    resumed = await campaigns.lifecycle.resume(table.id, Actor(ANA))
    assert resumed.due == clock.now() + timedelta(hours=24)
    assert (await campaigns.requests.find(request.campaign, request.id)).closes == clock.now() + timedelta(hours=24)


async def test_paused_campaign_refuses_answers(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await campaigns.lifecycle.pause(table.id, Actor(MOD, moderator=True), "cleaning")
    with pytest.raises(Paused) as refused:
        await answer(campaigns, table.id, 0, "light")
    assert (refused.value.name, refused.value.pause) == ("Long nights", Pause(MOD, "cleaning"))
    with pytest.raises(Paused):
        await campaigns.play.undo(table.id, ANA)


# ---------------------------------------------------------------- putting away


async def test_put_away_it_can_be_brought_back_for_thirty_days(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    with pytest.raises(Archived) as refused:
        await answer(campaigns, table.id, 0, "light")
    assert refused.value.until == clock.now() + timedelta(days=30)
    clock.turn(days=29)
    await ticker.tick(campaigns._context)
    assert (await campaigns.lifecycle.unarchive(table.id, Actor(ANA))).facts.archived is None
    clock.turn(days=30)
    await ticker.tick(campaigns._context)
    await answer(campaigns, table.id, 0, "light")


async def test_then_nothing_of_it_is_left(campaigns: Campaigns, clock: StillClock) -> None:
    kept = await seat_and_start(campaigns, "toy")
    gone = await seat_and_start(campaigns, "toy")
    for each in (kept, gone):
        await play_to_end(campaigns, each.id)
    before = {name: await sql(campaigns, f"SELECT count(*) FROM {name}") for name in COUNTED}
    await campaigns.lifecycle.archive(gone.id, Actor(ANA))
    clock.turn(days=30)
    await ticker.tick(campaigns._context)
    assert await sql(campaigns, "SELECT * FROM job WHERE what = 'purge'") == []
    with pytest.raises(UnknownCampaign):
        await campaigns.lookup.situation(gone.id)
    for name in COUNTED:
        assert (await sql(campaigns, f"SELECT count(*) FROM {name}"))[0][0] * 2 == before[name][0][0]
    assert await sql(campaigns, "SELECT * FROM decision WHERE branch NOT IN (SELECT id FROM branch)") == []
    assert (await campaigns.lookup.situation(kept.id)).stage == "between"


async def test_request_that_was_open_leaves_nothing_to_be_done(
    campaigns: Campaigns, table: Situation, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither when its time is over while the campaign is put away, nor when the campaign is deleted."""
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "withdrawn"
    for days in (1, 29):
        clock.turn(days=days)
        await ticker.tick(campaigns._context)
    assert (await sql(campaigns, "SELECT * FROM job"), caplog.records) == ([], [])


async def test_unfinished_purge_is_completed_first(
    campaigns: Campaigns, table: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the bot is closed: until all of it is gone, no one else comes at the campaign."""
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    clock.turn(days=30)
    database, begun, go_on = campaigns._context.database, asyncio.Event(), asyncio.Event()
    write = database.write

    async def slow(writes: Any) -> None:
        begun.set()
        await go_on.wait()
        await write(writes)

    monkeypatch.setattr(database, "write", slow)
    ticking = asyncio.create_task(ticker.tick(campaigns._context))
    await begun.wait()
    ticking.cancel()
    looking = asyncio.create_task(campaigns.lookup.situation(table.id))
    await asyncio.sleep(0.05)
    assert not ticking.done() and not looking.done()
    go_on.set()
    with pytest.raises(UnknownCampaign):
        await looking
    assert ticking.cancelled()


# ---------------------------------------------------------------- reminding


async def test_reminder_once_in_six_hours(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    with pytest.raises(NobodyWaited):
        await campaigns.nudges.remind(table.id, ANA)  # the table waits for herself
    (card,) = await campaigns.outbox.turn_messages_to_update()
    await campaigns.outbox.set_turn_message(table.id, 77, card.wanted, [ANA])
    await campaigns.nudges.remind(table.id, RUI)
    (card,) = await campaigns.outbox.turn_messages_to_update()
    assert card.mentioned == ()  # so it is sent again
    with pytest.raises(TooSoon) as refused:
        await campaigns.nudges.remind(table.id, RUI)
    assert refused.value.next == clock.now() + timedelta(hours=6)
    clock.turn(hours=6)
    await campaigns.nudges.remind(table.id, RUI)
    assert len(await lines(campaigns, "reminder")) == 2


# ---------------------------------------------------------------- settings and rules of undoing


async def test_choices_before_start_are_kept(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(FixedSetting):
        await campaigns.lobby.set_setting(table.id, ANA, "thread", "private")
    with pytest.raises(TakesVote):
        await campaigns.lobby.set_setting(table.id, ANA, "undo", "organiser")
    request = await campaigns.requests.ask(table.id, Actor(ANA), ChangeUndoRule("organiser"))
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert (await campaigns.lookup.situation(table.id)).facts.settings.undo == "organiser"


async def test_majority_can_outvote_players_without_losses(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo"))
    refused = await campaigns.requests.refuse(request.campaign, request.id, RUI)
    assert refused.status == "open"
    assert (await campaigns.lookup.situation(table.id)).tally(refused).needed == 2
    assert (await campaigns.requests.agree(request.campaign, request.id, KIM)).status == "agreed"
    assert (await campaigns.lookup.situation(table.id)).n == turn.n


async def test_request_without_majority_is_refused(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3)
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo"))
    await campaigns.requests.refuse(request.campaign, request.id, RUI)
    assert (await campaigns.requests.refuse(request.campaign, request.id, KIM)).status == "refused"


async def test_player_who_loses_something_can_veto(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"undo": "organiser"})
    turn = await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", turn.n - 1))  # everyone's bid
    assert request.losses.choices == {0: 1, 1: 1, 2: 1}
    await campaigns.requests.agree(request.campaign, request.id, RUI)
    assert (await campaigns.requests.refuse(request.campaign, request.id, KIM)).status == "refused"


async def test_organiser_decides_if_no_one_else_loses(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=3, settings={"undo": "organiser"})
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    assert (await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo"))).status == "agreed"
    await answer(campaigns, table.id, 0, "roll")
    request = await campaigns.requests.ask(
        table.id, Actor(RUI), GoBack("undo", (await campaigns.lookup.situation(table.id)).n - 2)
    )
    assert request.status == "open"
    assert (await campaigns.requests.agree(request.campaign, request.id, ANA)).status == "agreed"


# ---------------------------------------------------------------- rescue


async def test_moderator_answers_with_public_knowledge_only(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    at: Any = {"branch": turn.branch, "n": turn.n, "seat": 0}
    with pytest.raises(SeatedOrganiser):
        await campaigns.rescue.answer_for(table.id, **at, by=Actor(ANA), pick=None)
    after = await campaigns.rescue.answer_for(table.id, **at, by=Actor(MOD, moderator=True), pick=None)
    assert after.n > turn.n
    with pytest.raises(StaleAsk):
        await campaigns.rescue.answer_for(table.id, **at, by=Actor(MOD, moderator=True), pick=None)
    assert (await lines(campaigns, "rescue"))[-1] == {"what": "autopilot answered", "right": "moderator"}


async def test_return_to_last_save_needs_no_consent(campaigns: Campaigns, table: Situation) -> None:
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    assert await campaigns.rescue.last_save(table.id) == turn.n
    assert (await campaigns.rescue.back_to_save(table.id, Actor(MOD, moderator=True))).status == "agreed"
    assert (await campaigns.lookup.situation(table.id)).n == turn.n
    assert len(await campaigns.history.left_branches(table.id)) == 1  # restorable


async def test_going_back_that_cannot_be_asked_is_not_announced(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "roll")
    await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))
    with pytest.raises(VoteOpen):
        await campaigns.rescue.back_to_save(table.id, Actor(MOD, moderator=True))
    assert await lines(campaigns, "rescue") == []


async def test_organising_passes_to_a_player(campaigns: Campaigns, table: Situation) -> None:
    assert (await campaigns.rescue.appoint(table.id, Actor(ANA), RUI)).facts.organiser == RUI
    with pytest.raises(NotOrganiser):
        await campaigns.rescue.appoint(table.id, Actor(ANA), ANA)


# ---------------------------------------------------------------- being away


async def test_deadlines_move_after_an_absence(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    await absence.keep_time(campaigns._context)
    clock.turn(hours=30)
    await absence.keep_time(campaigns._context)
    now = await campaigns.lookup.situation(table.id)
    assert turn.due is not None and now.due == turn.due + timedelta(hours=30)
    assert len(await lines(campaigns, "absent")) == 1


async def test_short_absence_is_not_announced(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    await absence.keep_time(campaigns._context)
    clock.turn(minutes=9)
    campaigns._context.awake = None  # as after a restart
    await absence.keep_time(campaigns._context)
    now = await campaigns.lookup.situation(table.id)
    assert turn.due is not None and now.due == turn.due + timedelta(minutes=9)
    assert await lines(campaigns, "absent") == []


# ---------------------------------------------------------------- statistics, and once more


async def test_statistics_ignore_undone_steps(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    clock.turn(hours=2)
    await bid(campaigns, table.id)
    found = await campaigns.history.statistics(table.id)
    assert (found.choices, found.longest, found.chapters) == ({0: 1, 1: 1}, timedelta(hours=2), 0)


async def test_new_campaign_keeps_the_seats(campaigns: Campaigns, table: Situation) -> None:
    again = await campaigns.files.begin_again(table.id, Person(RUI, "Rui"), 5)
    assert (again.stage, again.facts.organiser, again.facts.name) == ("lobby", RUI, "Long nights (2)")
    assert [each.invited for each in again.seats] == [ANA, RUI]
    assert (await campaigns.seats.join(again.id, Person(RUI, "Rui"))).seats[1].user == RUI
