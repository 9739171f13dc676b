"""The deliverer's queue in memory always equals the database, through everything that can happen to a campaign."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import pytest

from engine.campaigns import Actor, Campaigns, Post, Situation, TurnMessage
from engine.campaigns.model.errors import Refused
from engine.campaigns.model.requests import GoBack
from engine.campaigns.runtime.undelivered import Known, _read
from engine.storage import Database, Unreachable, Write
from engine.storage.database.writer import Writer
from tests.campaigns.tables import ANA, RUI, answer, bid
from tests.sampled import at_most
from tests.seating import answer_at_random, seat_and_start

ALL = 1_000


async def stored(campaigns: Campaigns, campaign: int) -> Known:
    """Returns a queue as the database has it."""
    context = campaigns._context
    return (await context.database.read(_read, [campaign], context.shards))[campaign]


async def same(campaigns: Campaigns, campaign: int) -> None:
    """Fails if the queue in memory differs from the database."""
    known = await campaigns._context.undelivered.of_campaign(campaign)
    found = await stored(campaigns, campaign)
    assert known is not None
    since = max(known.since, found.since)
    assert known.message == found.message
    assert [each for each in known.posts.values() if each.number >= since] == [
        each for each in found.posts.values() if each.number >= since
    ]
    assert (known.next_post(), known.message_to_update()) == (found.next_post(), found.message_to_update())


async def deliver(campaigns: Campaigns, work: Post | TurnMessage, generator: Random) -> None:
    """Does a piece of work as the deliverer does, or leaves it where a failure would."""
    outbox = campaigns.outbox
    if isinstance(work, TurnMessage):
        await outbox.set_turn_message(work.campaign, generator.randrange(9), work.wanted, [ANA, RUI])
    elif work.status == "sent":
        await outbox.mark_struck(work)
    else:
        together = await outbox.posts_with(work)
        await outbox.mark_sending(*together)
        match generator.randrange(6):
            case 0:
                await outbox.mark_refused(*together)
            case 1:
                await outbox.mark_waiting(*together)
            case _:
                await outbox.mark_sent(100 + together[-1].number, *together)


async def anything(campaigns: Campaigns, situation: Situation, generator: Random) -> Situation:
    """Does one thing to a campaign."""
    match generator.randrange(12):
        case 0:
            await campaigns.outbox.wish(situation.id)
        case 1:
            await campaigns.outbox.retry(situation.id)
        case 2:
            await campaigns.play.undo(situation.id, generator.choice([ANA, RUI]))
        case 3:
            request = await campaigns.requests.ask(situation.id, Actor(ANA), GoBack("undo"))
            await campaigns.requests.agree(situation.id, request.id, RUI)
        case 4:
            await campaigns.lifecycle.pause(situation.id, Actor(ANA), "tea")
            await campaigns.lifecycle.resume(situation.id, Actor(ANA))
        case 5:
            campaigns._context.forget(situation.id)
        case 6:
            await campaigns.openings.set_places(situation.id, thread=generator.choice([5, 6]))
        case _:
            situation, _ = await answer_at_random(campaigns, situation, generator)
    return await campaigns.lookup.situation(situation.id)


@pytest.mark.parametrize("seed", range(at_most(2, whole=4)))
async def test_queue_in_memory_equals_database(campaigns: Campaigns, seed: int) -> None:
    generator, found = Random(seed), await seat_and_start(campaigns, "toy")
    for _ in range(60):
        with suppress(Refused):
            found = await anything(campaigns, found, generator)
        await same(campaigns, found.id)
        for work in (await campaigns.outbox.due(ALL)).values():
            if generator.random() < 0.7:
                await deliver(campaigns, work, generator)
        await same(campaigns, found.id)


async def test_only_what_has_changed_is_due_without_a_look_at_the_database(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await seat_and_start(campaigns, "toy")
    assert (await campaigns.outbox.due(ALL)).keys() == {table.id, other.id}
    assert await campaigns.outbox.due(ALL) == {}
    await campaigns.outbox.wish(table.id)
    await campaigns.outbox.due(ALL)
    monkeypatch.setattr(Database, "read", None)
    await bid(campaigns, table.id)
    due = await campaigns.outbox.due(ALL)
    assert due.keys() == {table.id}
    await deliver(campaigns, due[table.id], Random(1))


async def test_failed_write_is_read_again(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been committed all the same."""
    await campaigns.outbox.due(ALL)
    await same(campaigns, table.id)
    usual = Writer.write

    async def lost(self: Writer, writes: Sequence[Write]) -> None:
        await usual(self, writes)
        raise Unreachable("the answer to the commit was lost")

    with monkeypatch.context() as patched, pytest.raises(Unreachable):
        patched.setattr(Writer, "write", lost)
        await campaigns.outbox.wish(table.id)
    await same(campaigns, table.id)
    assert table.id in await campaigns.outbox.due(ALL)


async def test_queue_read_during_a_write_is_not_kept(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, usual = asyncio.Event(), Writer.write

    async def slow(self: Writer, writes: Sequence[Write]) -> None:
        await usual(self, writes)
        await written.wait()

    campaigns._context.undelivered.forget(None)
    with monkeypatch.context() as patched:
        patched.setattr(Writer, "write", slow)
        wishing = asyncio.create_task(campaigns.outbox.wish(table.id))
        await asyncio.sleep(0.05)
        await campaigns.outbox.turn_message_of(table.id)  # has the wish already, which is then not counted again
        written.set()
        await wishing
    await same(campaigns, table.id)


async def test_turn_message_that_may_wait_is_not_wished(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    campaigns.outbox.let_wait(lambda situation: situation.n > 0)
    before = (await campaigns.outbox.turn_message_of(table.id)).wanted
    await answer(campaigns, table.id, 0, "light")
    assert (await campaigns.outbox.turn_message_of(table.id)).wanted == before
    await answer(campaigns, table.id, 0, "light")
    await answer(campaigns, table.id, 0, "end")  # makes a post
    assert (await campaigns.outbox.turn_message_of(table.id)).wanted > before


async def test_forgotten_work_is_found(campaigns: Campaigns, table: Situation) -> None:
    """The deliverer looks at everything now and then; a queue that is wrong is read again."""
    await campaigns.outbox.due(ALL)
    known = await campaigns._context.undelivered.of_campaign(table.id)
    assert known is not None
    known.posts.clear()
    campaigns.outbox.look_at()
    due = await campaigns.outbox.due(ALL)
    assert isinstance(due[table.id], Post)
    await same(campaigns, table.id)
