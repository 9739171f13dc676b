"""The daily digest: one direct message at the chosen hour, with links; a refused one switches it off."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.delivery.digests import Digests
from bot.local_discord.model.errors import JsonObject
from engine.campaigns.model.preferences import Preferences
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import MENU, parts, public, text_of, time_passes


async def wanted(table: Table) -> Digests:
    """Ana wants a digest from the first hour of the next day that it can be."""
    panel = await table.ana.slash("me", channel="games")
    panel = await table.ana.click(panel, "Language and pictures")
    menu = next(each for each in _menus(panel.message) if each["custom_id"].endswith("/digest"))
    await table.ana.select(panel, menu["custom_id"], ["6"])
    return Digests(table.bot.services)


def digest_comes(table: Table) -> None:
    """Waits until it is past six o'clock, two days later."""
    time_passes(table.bot.campaigns, timedelta(days=1, hours=24 - datetime.now(UTC).hour + 6))


def _menus(message: JsonObject) -> list[JsonObject]:
    return list(parts(message, MENU))


def direct(table: Table) -> list[str]:
    """Returns the direct messages to Ana."""
    channels = [each["id"] for each in table.sandbox.world.channels.values() if each.get("type") == 1]
    return [text_of(each) for channel in channels for each in public(table.ana, channel)]


async def test_digest_is_sent_once_a_day_with_links(table: Table) -> None:
    digests = await wanted(table)
    await digests.send_all()
    assert direct(table) == [], "the first one comes on the next day"
    digest_comes(table)
    await digests.send_all()
    await digests.send_all()
    (said,) = direct(table)
    assert "1 table waits for you" in said
    assert f"/{table.thread}/" in said


async def test_refused_digest_is_never_tried_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    digests, tried = await wanted(table), []

    async def refuse(user: discord.Object) -> None:
        tried.append(user.id)
        raise discord.Forbidden(type("Response", (), {"status": 403, "reason": "no"})(), "refused")

    monkeypatch.setattr(table.bot, "create_dm", refuse)
    digest_comes(table)
    for _ in range(2):
        await digests.send_all()
    assert len(tried) == 1
    panel = await table.ana.click(await table.ana.slash("me", channel="games"), "Language and pictures")
    assert "I could not write to you" in panel.text


def test_hour_is_that_of_the_person() -> None:
    chosen = Preferences(digest="8", zone="Asia/Tokyo")
    assert not chosen.digest_is_due(datetime(2026, 11, 20, 22, 30, tzinfo=UTC))
    assert chosen.digest_is_due(datetime(2026, 11, 20, 23, 30, tzinfo=UTC))
