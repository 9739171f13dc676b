"""Moves of campaigns to another thread, with the bot killed at each await: exactly one live thread is left."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.discord.threads import CARD_VERBS
from bot.local_discord.model.objects import is_named
from bot.local_discord.rest.faults import AnswerLost
from engine.campaigns import Situation
from engine.campaigns.model.errors import NoThreadYet
from tests.end_to_end.lanterns import Table
from tests.end_to_end.lobby.test_openings import open_and_end
from tests.end_to_end.playing import delivered, posts, press, public, text_of, turn_cards, turn_text, until_so, verbs
from tests.sampled import at_most

NAME = "Low Lanterns"
MOMENTS = range(1, 60, at_most(4, whole=1))
PRIVATE_THREAD = 12


def threads(table: Table, name: str = NAME) -> set[str]:
    return {key for key, each in table.sandbox.world.channels.items() if is_named(each, name)}


def lobbies(table: Table, name: str = NAME) -> list[str]:
    return [each["id"] for each in public(table.ana, "games") if name in text_of(each)]


def fronts(table: Table, thread: str) -> list[int]:
    """Returns the messages of a thread that have the buttons of a front page."""
    found = public(table.ana, thread)
    return [int(each["id"]) for each in found if any(verb.startswith("lobby") for verb in verbs(each))]


def live(table: Table, thread: str) -> list[str]:
    """Returns the messages of a thread that have the buttons of a turn message or front page."""
    turns = [each["id"] for each in public(table.ana, thread) if CARD_VERBS & verbs(each)]
    return [*turns, *map(str, fronts(table, thread))]


async def situation(table: Table, name: str = NAME) -> Situation:
    found = await table.bot.campaigns.lookup.of_server(table.guild)
    return next(each for each in found if each.facts.name == name)


async def expect_one_place(table: Table, left: set[str], name: str = NAME) -> None:
    """Asserts that the campaign is live in its thread only; `left` are all threads that it has ever left."""
    await delivered(table.bot)
    facts = (await situation(table, name)).facts
    assert facts.moving is None
    assert threads(table, name) == {*left, str(facts.thread)}
    assert fronts(table, str(facts.thread)) == [facts.front_message]
    assert len(turn_cards(table.ana, str(facts.thread))) == (facts.stage == "playing")
    assert [live(table, each) for each in left] == [[] for _ in left]
    assert lobbies(table, name) == [str(facts.lobby_message)]


def moved_to(table: Table, thread: str, target: str, front: int | None) -> int:
    """Returns how many messages of a thread name the new thread, not counting its old front page."""
    return sum(f"<#{target}>" in text_of(each) for each in public(table.ana, thread) if each["id"] != str(front))


async def press_move(table: Table) -> Coroutine[Any, Any, Any]:
    panel = await table.ana.slash("campaign rescue", channel=table.thread)
    return press(table.ana, panel, "rescue_move")


async def test_killed_move_leaves_one_live_thread(table: Table) -> None:
    left: set[str] = set()
    for at in MOMENTS:
        front = (await situation(table)).facts.front_message
        reached = await open_and_end(table, at, await press_move(table))
        now = str((await situation(table)).facts.thread)
        if now != table.thread:
            left.add(table.thread)
            assert moved_to(table, table.thread, now, front) == 1, at
        await expect_one_place(table, left)
        if now != table.thread:
            assert sum("moved the table here" in text_of(each) for each in public(table.ana, now)) == 1, at
            table.thread = now
        if not reached:
            break
    assert at > 12, "row, thread, people, front page, arrival, pin, what is left, end"
    await table.whole_turn(table.ana)
    await delivered(table.bot)
    assert len(turn_cards(table.rui, table.thread)) == 1 and len(posts(table.rui, table.thread)) == 1


@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
async def test_killed_change_of_setting_leaves_one_live_thread_of_that_kind(opened: Table, asleep: bool) -> None:
    name = "Quiet Roads"
    await opened.ana.slash("campaign new", channel="games", game="toy", name=name)
    left: set[str] = set()
    for at in MOMENTS:
        before = await situation(opened, name)
        kind = "public" if before.facts.settings.thread == "private" else "private"
        reached = await open_and_end(opened, at, change_thread(opened, before.id, kind), asleep=asleep)
        facts = (await situation(opened, name)).facts
        moved = facts.thread != before.facts.thread
        if moved:
            left.add(str(before.facts.thread))
        assert facts.settings.thread == (kind if moved else before.facts.settings.thread), at
        thread = opened.sandbox.world.channels[str(facts.thread)]
        assert (thread["type"] == PRIVATE_THREAD) == (facts.settings.thread == "private"), at
        await expect_one_place(opened, left, name)
        if not reached:
            break
    assert at > 10


async def change_thread(table: Table, campaign: int, kind: str) -> None:
    """Changes the setting as the settings panel does."""
    await table.bot.campaigns.lobby.set_setting(campaign, table.ana_id, "thread", kind)
    await table.bot.services.places.finish_move(campaign, begun=False)


async def test_killed_reopening_leaves_one_lobby_message_and_thread(table: Table) -> None:
    for at in MOMENTS:
        table.sandbox.moderator.delete_channel(table.thread)
        (lobby,) = [each for each in public(table.ana, "games") if "lobby_watch" in verbs(each)]
        gone = await press(table.ana, lobby, "lobby_watch")
        reached = await open_and_end(table, at, press(table.ana, gone, "reopen"))
        if threads(table):
            (table.thread,) = threads(table)
            await expect_one_place(table, set())
        else:
            assert lobbies(table) == [lobby["id"]], at
            await table.bot.services.places.reopen(await situation(table), await channel(table))
            (table.thread,) = threads(table)
        if not reached:
            break
    assert at > 8


async def channel(table: Table) -> Any:
    return await table.bot.fetch_channel(int(table.sandbox.channel("games")["id"]))


@pytest.mark.parametrize("fault", [AnswerLost(), AnswerLost(None)], ids=repr)
async def test_lost_answer_makes_no_second_thread(table: Table, fault: AnswerLost) -> None:
    table.sandbox.faults.plan(fault, "POST /channels/{channel_id}/threads", times=1)
    moved = await table.bot.services.places.move(await situation(table))
    assert table.sandbox.faults.exhausted
    assert str(moved.facts.thread) != table.thread
    await expect_one_place(table, {table.thread})


async def test_second_move_waits_for_the_first(table: Table) -> None:
    places, found = table.bot.services.places, await situation(table)
    first = asyncio.create_task(places.move(found))
    await until_so(table.bot.campaigns.moves.unfinished, "the first move")
    with pytest.raises(NoThreadYet):
        await places.move(found)
    await first
    await expect_one_place(table, {table.thread})


@pytest.mark.parametrize("later", [0, 0.01, 0.03, 0.06, 0.1, 0.2])
async def test_turn_message_sent_during_a_move_is_not_left_behind(table: Table, later: float) -> None:
    panel = await table.panel(table.ana)
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.ana.click(panel, label)
    moving = asyncio.create_task(table.bot.services.places.move(await situation(table)))
    await asyncio.sleep(later)
    answer = await table.ana.click(panel, "End turn")
    thread = str((await moving).facts.thread)
    await expect_one_place(table, {table.thread})
    if f"<#{thread}>" in answer.text:  # the press came after the move
        table.thread = thread
        await table.ana.click(await table.panel(table.ana), "End turn")
        await delivered(table.bot)
    assert table.rui.mention in turn_text(table.rui, thread)
