"""Threads that sleep, are locked or gone, and channels without pictures (docs/behaviour.md#refusals)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import pytest
from structlog.testing import capture_logs

from bot.discord.troubles import Troubles
from bot.host import watchdog
from bot.local_discord import NoAnswer
from bot.local_discord.model.permissions import Permission
from engine.campaigns import Campaigns
from engine.campaigns.model.posts import post_row
from engine.storage.queries import campaigns as stored_campaigns
from engine.storage.queries import posts as stored_posts
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import (
    DrawnHere,
    card_for,
    delivered,
    posts,
    press,
    public,
    started,
    text_of,
    turn_cards,
    until,
    until_so,
)
from tests.toy import game as toy


async def test_board_is_described_without_attach_files(table: Table) -> None:
    world = table.sandbox.world
    table.sandbox.owner.overwrite("games", world.home.id, deny=Permission.ATTACH_FILES)
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    told = posts(table.rui, table.thread)[-1]
    assert "A moderator can give me **Attach Files** here." in text_of(told)
    assert "Keeper a [A]: 2 lanterns" in text_of(told)
    assert not told["attachments"]
    board = await table.rui.slash("board", channel=table.thread)
    assert "I may not attach pictures in this channel" in board.text


async def test_missing_picture_is_replaced_by_description(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr(DrawnHere, "picture", none)
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    told = posts(table.rui, table.thread)[-1]
    assert "The picture could not be drawn" in text_of(told) and "Keeper a [A]: 2 lanterns" in text_of(told)
    board = await table.rui.slash("board", channel=table.thread)
    assert "The picture could not be drawn" in board.text and "Keeper a [A]: 2 lanterns" in board.text


async def test_thread_that_sleeps_is_woken(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.moderator.edit_channel(table.thread, archived=True)
    for label in ("Light a lantern", "Light a lantern", "End turn"):
        panel = await table.ana.click(panel, label)
    await card_for(table.rui, table.thread)
    assert "Keeper a [A] has acted" in text_of(posts(table.rui, table.thread)[-1])


async def test_locked_thread_waits_and_goes_on_when_it_is_unlocked(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.moderator.edit_channel(table.thread, archived=True, locked=True)
    panel = await table.ana.click(panel, "Light a lantern")
    assert "Done: Light a lantern." in panel.text

    async def told() -> bool:
        return "This thread is locked." in (await table.panel(table.ana)).text

    await until_so(told, "E15")
    panel = await table.ana.click(panel, "Light a lantern")
    table.sandbox.moderator.edit_channel(table.thread, archived=False, locked=False)
    await table.ana.click(panel, "End turn")
    await card_for(table.rui, table.thread)


async def test_another_campaign_is_not_held_up(table: Table) -> None:
    table.sandbox.moderator.edit_channel(table.thread, archived=True, locked=True)
    other = await started(table.sandbox, "Ana", "Rui", name="Second Table")
    await card_for(table.ana, other)
    assert len(turn_cards(table.ana, other)) == 1


async def test_campaign_is_paused_after_a_view_that_does_not_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """It blocked everyone for as long as the watchdog permits: not again, until someone resumes."""
    looked: list[int | None] = []

    def endless(_: object, seat: int | None) -> object:
        looked.append(seat)
        while True:
            pass

    usual = toy.GAME.view
    monkeypatch.setattr("bot.host.watchdog.BEAT", 0.05)
    with capture_logs():  # to write a fault down for people computes for long, too
        async with watchdog.watched(held=0.5):
            object.__setattr__(toy.GAME, "view", endless)
            try:
                with suppress(NoAnswer):
                    await table.panel(table.ana)
                await until(lambda: "did not end" in text_of(public(table.ana, table.thread)[-1]), "the pause")
                await delivered(table.bot)
                held = len(looked)
                for command in ("act", "board", "hand"):
                    await table.ana.slash(command, channel=table.thread)
                assert len(looked) == held
            finally:
                object.__setattr__(toy.GAME, "view", usual)
    await press(table.ana, public(table.ana, table.thread)[-1], "resume")
    await card_for(table.ana, table.thread)
    assert "What do you do?" in (await table.panel(table.ana)).text


async def test_posts_of_a_broken_campaign_do_not_wait_for_ever(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post of autopilot's play waits for more of it, which a campaign that does not load cannot say."""
    monkeypatch.setattr("bot.delivery.deliverer.RETRY_SECONDS", 0.05)
    campaigns = table.bot.campaigns
    (situation,) = await campaigns.lookup.of_server(table.guild)
    number = 1 + await campaigns._context.database.read(stored_posts.last_number, situation.id)
    post = post_row(situation.id, number, "turn", branch=1, n=situation.n, chapter=None, user=None, at=1, details={})
    game = stored_campaigns.put(situation.id, game="chess")
    await campaigns._context.database.write([game, stored_posts.add([post])])
    campaigns._context.forget(situation.id)
    campaigns.changed.set()
    await until(
        lambda: any("went wrong on my side" in text_of(each) for each in public(table.ana, table.thread)), "plain words"
    )
    await until_so(partial(_all_sent, campaigns), "an empty outbox")


async def test_broken_campaign_that_rests_does_not_stop_others_from_trying_again(table: Table) -> None:
    """The thread's server, not the state of play, says whether the bot may write again."""
    campaigns = table.bot.campaigns
    (situation,) = await campaigns.lookup.of_server(table.guild)
    troubles = Troubles(campaigns)
    resting = asyncio.create_task(troubles.rest(situation.id, 60))
    await campaigns._context.database.write([stored_campaigns.put(situation.id, game="chess")])
    campaigns._context.forget(situation.id)
    await asyncio.sleep(0)
    await troubles.try_again(table.guild)
    await asyncio.wait_for(resting, 5)


async def _all_sent(campaigns: Campaigns) -> bool:
    return await campaigns.upkeep.oldest_unsent() is None
