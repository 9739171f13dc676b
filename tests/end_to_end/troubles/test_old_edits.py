"""Discord limits edits of messages older than an hour (error 30046): turn messages still come at once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.local_discord.model.errors import JsonObject
from bot.local_discord.rest.faults import OldEdits
from engine.campaigns import Actor
from engine.campaigns.model.requests import GoBack
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import (
    Later,
    delivered,
    posts,
    press,
    public,
    started,
    text_of,
    turn_cards,
    turn_text,
    until,
)

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SLOW = 60.0
"""The seconds after which Discord lets the bot ask again; longer than any test waits."""


def lobby_of(table: Table, name: str) -> JsonObject:
    return next(each for each in public(table.ana, "games") if name in text_of(each))


def hours_pass(table: Table, monkeypatch: pytest.MonkeyPatch, retry_after: float) -> None:
    """All messages so far are old, for Discord and for the bot, and Discord edits none of them."""
    table.sandbox.world.clock.skip(2 * 3600)
    monkeypatch.setattr("bot.discord.threads.utcnow", Later(timedelta(hours=2)).now)
    monkeypatch.setattr("bot.discord.threads.SECONDS_FOR_OLD_EDIT", 0.1 if retry_after == SLOW else SLOW)
    table.sandbox.faults.plan(OldEdits(retry_after), EDIT)


@pytest.mark.parametrize("retry_after", [0.01, SLOW])
async def test_turn_message_does_not_wait_for_old_messages(
    opened: Table, monkeypatch: pytest.MonkeyPatch, retry_after: float
) -> None:
    hours_pass(opened, monkeypatch, retry_after)
    for person in (opened.ana, opened.rui):
        await press(person, await opened.panel(person), "choose")
    await until(lambda: "your turn" in turn_text(opened.ana, opened.thread), "Ana's turn", 10)
    await opened.whole_turn(opened.ana)
    await until(lambda: opened.rui.mention in turn_text(opened.rui, opened.thread), "Rui's turn", 10)
    await delivered(opened.bot)
    assert "has acted" in text_of(posts(opened.ana, opened.thread)[-1])
    assert len(turn_cards(opened.ana, opened.thread)) == 1
    assert [opened.rings(each) for each in (opened.ana, opened.rui)] == [2, 2]  # for the bid, and for the turn


@pytest.mark.parametrize("retry_after", [0.01, SLOW])
async def test_old_turn_message_is_replaced_in_silence(
    table: Table, monkeypatch: pytest.MonkeyPatch, retry_after: float
) -> None:
    monkeypatch.setattr("bot.interactions.choosing.Choosing.at", lambda *_: [])
    (old,) = turn_cards(table.ana, table.thread)
    rung = table.rings(table.ana)
    hours_pass(table, monkeypatch, retry_after)
    await table.ana.click(await table.panel(table.ana), "Light a lantern")
    await until(lambda: [old["id"]] != [each["id"] for each in turn_cards(table.ana, table.thread)], "another", 10)
    await delivered(table.bot)
    (new,) = turn_cards(table.ana, table.thread)
    assert new["id"] == public(table.ana, table.thread)[-1]["id"] != old["id"]
    assert table.rings(table.ana) == rung


async def test_lobby_message_is_edited_once_discord_allows_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.refreshing.AGAIN_SECONDS", 0.2)
    other = await started(table.sandbox, "Ana", "Rui", name="High Lanterns")
    await delivered(table.bot)
    campaign = next(x for x in await table.bot.campaigns.lookup.of_server(table.guild) if x.facts.thread == int(other))
    before = text_of(lobby_of(table, "High Lanterns"))
    hours_pass(table, monkeypatch, 0.01)
    await table.bot.campaigns.lifecycle.archive(campaign.id, Actor(table.ana_id))
    await delivered(table.bot)
    await until(lambda: table.sandbox.faults.happened["OldEdits"] > 5, "refused edits")
    assert text_of(lobby_of(table, "High Lanterns")) == before
    table.sandbox.faults.clear()
    await until(lambda: text_of(lobby_of(table, "High Lanterns")) != before, "the lobby message to be edited")


async def test_undone_post_that_is_old_holds_up_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    lookup, outbox = table.bot.campaigns.lookup, table.bot.campaigns.outbox
    await table.whole_turn(table.ana)
    await until(lambda: table.rui.mention in turn_text(table.rui, table.thread), "Rui's turn")
    await delivered(table.bot)
    situation = await lookup.of_thread(int(table.thread))
    assert situation is not None
    hours_pass(table, monkeypatch, 0.01)
    moderator = Actor(int(table.sandbox.moderator.id), moderator=True)
    await table.bot.campaigns.requests.ask(situation.id, moderator, GoBack("undo", situation.n - 3))
    await until(lambda: table.sandbox.faults.happened["OldEdits"], "a refused edit")
    await delivered(table.bot)
    assert not await outbox.next_posts()
