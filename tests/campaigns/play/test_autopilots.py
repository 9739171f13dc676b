"""Autopilots go on until a person is needed, in portions that are saved one by one."""

from __future__ import annotations

import asyncio

import pytest

from engine.campaigns import Actor, Campaigns, Pause, Person, Situation
from engine.campaigns.model.errors import SeatedOrganiser
from engine.campaigns.play import autopilots
from tests.campaigns.tables import ANA, RUI, answer, sql
from tests.seating import seat_and_start
from tests.toy import game as toy


async def settled(campaigns: Campaigns, campaign: int) -> Situation:
    """The campaign once no autopilot has anything to do."""
    while await autopilots.go_on(campaigns._context, campaign):
        pass
    return await campaigns.lookup.situation(campaign)


async def test_autopilots_answer_until_a_person_is_needed(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=2)
    waiting = await settled(campaigns, table.id)
    assert waiting.waiting_for == [0] and set(waiting.held) == {1, 2}
    await answer(campaigns, table.id, 0)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    prizes = await settled(campaigns, table.id)
    assert prizes.waiting_for == [0] and {ask.key for ask in prizes.asks} == {"toy.prize"}
    by = await sql(campaigns, "SELECT DISTINCT made_by FROM decision WHERE seat > 0")
    assert [tuple(each) for each in by] == [(1,)]  # autopilot


async def test_autopilot_posts_are_marked(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await settled(campaigns, table.id)
    await answer(campaigns, table.id, 0)
    for pick in ("light", "light", "end"):
        await answer(campaigns, table.id, 0, pick)
    await settled(campaigns, table.id)
    post = await campaigns.outbox.find_post(table.id, 3)
    assert post is not None and (post.seat, post.autopilot, post.user) == (0, False, ANA)
    await answer(campaigns, table.id, 0)
    post = await campaigns.outbox.find_post(table.id, 4)
    assert post is not None and (post.seat, post.user) == (0, ANA)


async def test_turn_that_autopilot_finishes_stays_its_players_turn(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await settled(campaigns, table.id)
    await answer(campaigns, table.id, 0)
    await answer(campaigns, table.id, 0, "light")
    await campaigns._context.forget_all()
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    await settled(campaigns, table.id)
    post = await campaigns.outbox.find_post(table.id, 4)
    assert post is not None and (post.seat, post.autopilot, post.user) == (0, False, ANA)
    found = await campaigns.history.statistics(table.id)
    assert 0 < found.by_autopilot[0] == found.choices[0] - 2


async def test_portions_are_short_and_saved(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autopilots, "MOST_DECISIONS", 3)
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    portions = 0
    while await autopilots.go_on(campaigns._context, table.id):
        portions += 1
        campaigns._context._live.clear()
    over = await campaigns.lookup.situation(table.id)
    assert over.stage == "between" and portions > 5


async def test_run_plays_in_the_background(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    running = asyncio.create_task(campaigns.run())
    campaigns.changed.clear()
    async with asyncio.timeout(60):
        while (await campaigns.lookup.situation(table.id)).stage == "playing":
            await campaigns.changed.wait()
            campaigns.changed.clear()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_person_takes_over_at_any_moment(campaigns: Campaigns) -> None:
    table = await seat_and_start(campaigns, "toy")
    await campaigns.seats.set_autopilot(table.id, 1, True, Actor(RUI))
    with pytest.raises(SeatedOrganiser):
        await campaigns.seats.set_autopilot(table.id, 1, False, Actor(ANA))
    assert list((await settled(campaigns, table.id)).held) == [1]
    await campaigns.seats.set_autopilot(table.id, 1, False, Actor(RUI))
    assert (await answer(campaigns, table.id, 1)).held


async def test_illegal_pick_of_an_autopilot_becomes_the_usual_one(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    object.__setattr__(toy.GAME, "choose", lambda view, ask, seat: ["card-99"])
    try:
        table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
        assert list((await settled(campaigns, table.id)).held) == [1]
    finally:
        object.__setattr__(toy.GAME, "choose", toy.choose)
    assert "toy.bid" in caplog.text and "card" not in caplog.text


async def test_chapter_without_end_is_paused_before_it_fills_the_disk(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player needs to be there to stop it; it continues once one of its seats is given to someone."""
    monkeypatch.setattr(autopilots, "MOST_DECISIONS_OF_A_CHAPTER", 7)
    monkeypatch.setattr(autopilots, "MOST_DECISIONS", 3)
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=2)
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    paused = await settled(campaigns, table.id)
    assert paused.facts.pause == Pause(None, endless=True)
    assert 7 <= paused.n < 7 + 3
    posts = await sql(campaigns, "SELECT kind, payload -> 'details' ->> 'why' FROM post ORDER BY number DESC LIMIT 1")
    assert [tuple(each) for each in posts] == [("paused", "endless")]
    await campaigns.lifecycle.resume(table.id, Actor(ANA))
    assert (await settled(campaigns, table.id)).facts.pause == Pause(None, endless=True)
    await campaigns.seats.give(table.id, 1, Person(RUI, "Rui"), Actor(ANA))
    await campaigns.lifecycle.resume(table.id, Actor(ANA))
    waiting = await settled(campaigns, table.id)
    while waiting.facts.pause:  # a full portion; play reaches the person in the end
        await campaigns.lifecycle.resume(table.id, Actor(ANA))
        waiting = await settled(campaigns, table.id)
    assert waiting.waiting_for == [1]


async def test_many_short_chapters_are_not_one_without_end(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    first = await settled(campaigns, table.id)
    assert first.stage == "between"
    monkeypatch.setattr(autopilots, "MOST_DECISIONS", 3)
    monkeypatch.setattr(autopilots, "MOST_DECISIONS_OF_A_CHAPTER", first.n * 3 // 2)
    await campaigns.play.start(table.id, ANA)
    second = await settled(campaigns, table.id)
    assert (second.stage, second.facts.pause) == ("between", None)
    assert second.n > first.n * 3 // 2
