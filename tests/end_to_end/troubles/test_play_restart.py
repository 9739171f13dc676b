"""A restart, or an end at the worst moment, changes nothing that people see (docs/behaviour.md#restarts)."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Actor
from engine.campaigns.lifecycle.servers import Servers
from tests.campaigns.tables import play_to_end
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import card_for, delivered, posts, public, text_of, turn_cards, until, verbs


async def die(*_: Any, **__: Any) -> NoReturn:
    raise ConnectionError("the process ends here")


def forget_nonces(table: Table) -> None:
    """More time has passed than Discord remembers nonces for."""
    table.sandbox.world.nonces.clear()


def chat(table: Table) -> None:
    """People write while the bot is down, more than it reads back."""
    for number in range(500):
        table.ana.say(table.thread, f"message {number}")


def titles(table: Table) -> list[str]:
    return [text_of(each).splitlines()[0] for each in posts(table.ana, table.thread)]


async def test_restart_in_mid_turn_goes_on_exactly_there(table: Table) -> None:
    panel = await table.ana.click(await table.panel(table.ana), "Light a lantern")
    await delivered(table.bot)
    before = [(each["id"], text_of(each)) for each in public(table.ana, table.thread)]
    rings = table.rings(table.ana), table.rings(table.rui)
    await table.restart()
    fresh = await table.panel(table.ana)
    assert "1 actions left" in fresh.text
    assert [(each["id"], text_of(each)) for each in public(table.ana, table.thread)] == before
    assert "undo" in verbs(panel.message)
    old = await table.ana.click(panel, "Light a lantern")
    assert "Done: Light a lantern." in old.text
    assert (table.rings(table.ana), table.rings(table.rui)) == rings
    await table.ana.click(old, "End turn")
    await card_for(table.rui, table.thread)


async def test_bot_that_was_away_takes_the_press_once_it_is_back(table: Table) -> None:
    card = turn_cards(table.ana, table.thread)[-1]
    await table.restart()
    assert "What do you do?" in (await table.ana.click(card, "Take turn")).text


async def test_post_that_was_sent_but_not_noted_is_not_sent_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.bot.campaigns.outbox, "mark_sent", die)
    await table.whole_turn(table.ana)
    await until(lambda: titles(table)[-1:] == ["**Keeper a [A] has acted** (Ana)"], "the post")
    await table.stop()
    forget_nonces(table)
    chat(table)
    await table.restart()
    await card_for(table.rui, table.thread)
    assert titles(table).count("**Keeper a [A] has acted** (Ana)") == 1


async def test_post_that_was_not_sent_is_sent_after_the_restart(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.threads.Thread.send", die)
    await table.whole_turn(table.ana)
    await table.stop()
    monkeypatch.undo()
    await table.restart()
    await card_for(table.rui, table.thread)
    assert titles(table)[-1] == "**Keeper a [A] has acted** (Ana)"


async def test_card_that_was_sent_but_not_noted_stays_the_only_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, note = turn_cards(table.ana, table.thread)[-1]["id"], table.bot.campaigns.outbox.set_turn_message

    async def die_at_a_new_card(campaign: int, message: int, *rest: Any) -> None:
        await (note(campaign, message, *rest) if str(message) == old else die())

    monkeypatch.setattr(table.bot.campaigns.outbox, "set_turn_message", die_at_a_new_card)
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    rings = table.rings(table.rui)
    await table.stop()
    forget_nonces(table)
    chat(table)
    await table.restart()
    assert "What do you do?" in (await table.panel(table.rui)).text
    await until(lambda: len(turn_cards(table.rui, table.thread)) == 1, "one live card")
    assert table.rings(table.rui) == rings


async def test_card_of_a_pause_that_was_sent_but_not_noted_stays_the_only_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die_at_every_card(campaign: int, message: int, *rest: Any) -> None:
        await die()

    monkeypatch.setattr(table.bot.campaigns.outbox, "set_turn_message", die_at_every_card)
    await table.bot.campaigns.lifecycle.pause(1, Actor(table.ana_id))
    await until(lambda: "resume" in verbs(turn_cards(table.ana, table.thread)[-1]), "the card of the pause")
    await table.stop()
    forget_nonces(table)
    chat(table)
    await table.restart()
    await delivered(table.bot)
    assert ["resume" in verbs(card) for card in turn_cards(table.ana, table.thread)] == [True]


def lobbies(table: Table) -> list[JsonObject]:
    """Returns the messages in the thread with which a chapter can be started."""
    return [each for each in public(table.ana, table.thread) if "lobby_start" in verbs(each)]


async def test_lobby_of_the_next_chapter_that_was_sent_but_not_noted_stays_the_only_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.deliverer.RETRY_SECONDS", 0.1)
    monkeypatch.setattr(table.bot.campaigns.outbox, "set_turn_message", die)
    await play_to_end(table.bot.campaigns, 1)
    await until(lambda: len(lobbies(table)) == 1, "the lobby of the next chapter")
    await table.stop()
    forget_nonces(table)
    chat(table)
    await table.restart()
    await delivered(table.bot)
    assert len(lobbies(table)) == 1


async def test_full_disk_at_start_blocks_neither_posts_nor_jobs(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    noticed: list[int] = []

    async def full_at_first(_: Servers, guild: int) -> int:
        noticed.append(guild)
        if len(noticed) == 1:
            raise OSError("database or disk is full")
        return 0

    monkeypatch.setattr(Servers, "come_back_to", full_at_first)
    monkeypatch.setattr("bot.host.background.PAUSE", 0.01)
    (campaign,) = await table.bot.campaigns.lookup.of_server(table.guild)
    await table.restart()
    await table.bot.campaigns.outbox.wish(campaign.id)
    await delivered(table.bot)
    await until(lambda: noticed == [table.guild] * 2, "a second look at the servers")
