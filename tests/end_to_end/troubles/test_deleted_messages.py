"""Deleted turn messages come back by themselves."""

from __future__ import annotations

from functools import partial

import pytest

from bot.delivery import deliverer
from bot.local_discord.rest.faults import Broken
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, public, turn_cards, until

GET = "GET /channels/{channel_id}/messages/{message_id}"


@pytest.fixture
def looks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliverer, "LOOK_AFTER_SECONDS", 0.0)
    monkeypatch.setattr(deliverer, "LOOK_EVERY_SECONDS", 0.0)


async def test_deleted_turn_message_comes_back(table: Table) -> None:
    await delivered(table.bot)
    (card,) = turn_cards(table.ana, table.thread)
    table.sandbox.moderator.delete(card)
    (again,) = await until(partial(turn_cards, table.ana, table.thread), "the turn message")
    assert again["id"] != card["id"]
    await table.whole_turn(table.ana)
    await delivered(table.bot)
    assert len(turn_cards(table.rui, table.thread)) == 1


@pytest.mark.usefixtures("looks_at_once")
async def test_turn_message_deleted_while_bot_was_away_comes_back(table: Table) -> None:
    await delivered(table.bot)
    await table.stop()
    for message in public(table.ana, table.thread):
        table.sandbox.moderator.delete(message)
    await table.restart()
    (card,) = await until(partial(turn_cards, table.ana, table.thread), "the turn message")
    await delivered(table.bot)
    assert turn_cards(table.ana, table.thread) == [card]


@pytest.mark.usefixtures("looks_at_once")
async def test_turn_message_that_is_there_is_not_sent_again(table: Table) -> None:
    await delivered(table.bot)
    before = [each["id"] for each in turn_cards(table.ana, table.thread)]
    table.sandbox.faults.plan(Broken(), GET, times=1)
    await table.restart()
    await until(lambda: table.sandbox.faults.exhausted, "the look")
    await delivered(table.bot)
    assert [each["id"] for each in turn_cards(table.ana, table.thread)] == before
