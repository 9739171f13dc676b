"""A Discord that misbehaves: every post arrives once, with one turn message, and people read what they need."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import product
from typing import Any

import pytest
from sqlalchemy import insert

from bot.host.metrics import POSTS_TOLD_PLAINLY
from bot.local_discord import Answer, NoAnswer
from bot.local_discord.model.objects import is_named
from bot.local_discord.model.permissions import Permission
from bot.local_discord.model.state import Event
from bot.local_discord.rest.faults import (
    AnswerLost,
    Banned,
    Broken,
    Limited,
    Missed,
    RequestFault,
    Slow,
    TooLate,
    Twice,
)
from bot.posts.post import Face
from bot.posts.posts import POSTS
from engine.campaigns.model.posts import post_row
from engine.storage.schema import tables
from tests.end_to_end.lanterns import Table, both_bid
from tests.end_to_end.playing import (
    card_for,
    custom_id,
    posts,
    press,
    public,
    text_of,
    turn_cards,
    until,
    until_so,
    verbs,
)
from tests.hurry import hurry
from tests.sampled import some

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")

SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/*"
FOLLOWING = "PATCH /webhooks/*"
PERHAPS_DONE = [AnswerLost(), AnswerLost(None), Broken(), Broken(503), Limited(), Banned(), Slow(0.1)]


def titles(table: Table) -> list[str]:
    return [text_of(each).splitlines()[0] for each in posts(table.ana, table.thread)]


async def the_only_card(table: Table) -> None:
    """It is Rui's, and it is the last message."""

    def stands() -> bool:
        cards = turn_cards(table.rui, table.thread)
        last = public(table.rui, table.thread)[-1]
        return [each["id"] for each in cards] == [last["id"]] and f"{table.rui.mention}, your turn" in text_of(last)

    await until(stands, "one card, at the end")


async def all_is_well(table: Table) -> None:
    """Ana's turn has one post, and one turn message at the end asks Rui, who was notified once."""
    await until(lambda: titles(table)[-1] == "**Keeper a [A] has acted** (Ana)", "the post")
    await the_only_card(table)
    assert Counter(titles(table))["**Keeper a [A] has acted** (Ana)"] == 1
    assert table.rings(table.rui) == 2  # for the bid, and now


@pytest.mark.parametrize(("fault", "where"), some([*product(PERHAPS_DONE, [SEND, EDIT, DELETE])], 7), ids=repr)
async def test_post_and_turn_message_are_sent_once(table: Table, fault: RequestFault, where: str) -> None:
    table.sandbox.faults.plan(fault, where, times=2)
    await table.whole_turn(table.ana)
    await all_is_well(table)


@pytest.mark.parametrize("fault", [AnswerLost(), AnswerLost(None), Broken(), Limited(), Slow(0.1)], ids=repr)
@pytest.mark.parametrize("where", [CALLBACK, FOLLOWING])
async def test_choice_counts_once_and_its_answer_is_shown(table: Table, where: str, fault: RequestFault) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.faults.plan(fault, where, times=1)
    panel = await table.ana.click(panel, "Light a lantern")
    await until(lambda: "Done: Light a lantern." in panel.text, "the answer")
    assert "1 actions left" in panel.text
    assert "went wrong" not in str(table.ana.messages(table.thread))
    await until(lambda: panel.message["attachments"], "the picture")
    assert table.bot.services.unanswered == set()


async def test_answer_that_came_too_late_is_explained_at_the_next_press(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.faults.plan(TooLate(), CALLBACK, times=1)
    with pytest.raises(NoAnswer):
        await table.ana.click(panel, "Light a lantern")
    again = await table.ana.click(panel, "Light a lantern")
    assert "I was away for a moment. Please press again; nothing was counted twice." in again.text
    assert "1 actions left" in again.text
    assert "was away" not in (await table.ana.click(again, "Light a lantern")).text


async def test_duplicate_press_counts_once(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.faults.plan(Twice(), "INTERACTION_CREATE", times=1)
    panel = await table.ana.click(panel, "Light a lantern")
    assert "Done: Light a lantern." in panel.text
    typed = table.sandbox.faults
    typed.plan(Twice(), "INTERACTION_CREATE", times=1)
    assert "Done: Light a lantern." in (await table.ana.slash("act", channel=table.thread, choice="light")).text
    assert sum(each.status == 400 for each in table.sandbox.requests) == 0


async def test_missed_press_can_be_repeated(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.faults.plan(Missed(), "INTERACTION_CREATE", times=1)
    light = custom_id(panel.message, "choose", "light")
    missed = table.ana.send_component(table.thread, panel.message["id"], light)
    answer = await table.ana.click(panel, "Light a lantern")
    assert "Done: Light a lantern." in answer.text
    assert not missed.first.done()


async def test_stale_reads_during_delivery_are_ignored(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow database still returns a post and a turn message that have been sent in the meantime."""
    campaigns, world = table.bot.campaigns, table.sandbox.world

    def late(read: Any) -> Any:
        async def reading(*given: Any) -> Any:
            found = await read(*given)
            await asyncio.sleep(0.05)
            world.nonces.clear()
            return found

        return reading

    async def ask_all_the_time() -> None:
        while True:
            campaigns.changed.set()
            await asyncio.sleep(0.01)

    monkeypatch.setattr(campaigns.outbox, "next_posts", late(campaigns.outbox.next_posts))
    table.sandbox.faults.plan(Slow(0.03), SEND)
    asking = asyncio.create_task(ask_all_the_time())
    await table.whole_turn(table.ana)
    await all_is_well(table)
    await asyncio.sleep(0.3)
    await all_is_well(table)
    asking.cancel()


async def test_campaign_is_not_half_created_without_thread_permission(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The permission is revoked between the check and the first message."""
    monkeypatch.setattr("bot.panels.lobby.opening.missing", lambda *_: ())
    owner, everyone = table.sandbox.owner, table.sandbox.world.home.id
    owner.overwrite("games", everyone, deny=Permission.SEND_MESSAGES_IN_THREADS)
    answer = await table.ana.slash("campaign new", channel="games", game="toy", name="Second Table")
    assert "**Create Public Threads and Send Messages in Threads**" in answer.text
    assert [each["id"] for each in table.ana.channels if is_named(each, "Second Table")] == []
    assert [each for each in public(table.ana, "games") if "Second Table" in text_of(each)] == []


async def cannot_be_made(*_: object) -> Face:
    raise TypeError("this post cannot be made")


def plain_words(table: Table) -> list[str]:
    told = [text_of(each) for each in public(table.ana, table.thread)]
    return [each for each in told if "This message went wrong on my side" in each]


async def test_unbuildable_post_is_replaced_and_next_is_sent(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table, before = opened, POSTS_TOLD_PLAINLY.labels("turn")._value.get()
    with monkeypatch.context() as broken:
        broken.setitem(POSTS, "turn", cannot_be_made)
        await both_bid(table)
        await until(lambda: plain_words(table), "plain words")
    await table.whole_turn(table.ana)
    await all_is_well(table)
    assert len(plain_words(table)) == 1
    assert POSTS_TOLD_PLAINLY.labels("turn")._value.get() == before + 1


async def test_rejected_post_is_replaced_by_plain_text(table: Table) -> None:
    """Whichever of the two attempts was the post, it is sent, if need be in plain words."""
    table.rui.say(table.thread, "Hurry up!")  # so the post does not take the place of the turn message
    table.sandbox.faults.plan(Broken(400), SEND, times=2)
    await table.whole_turn(table.ana)
    await until(lambda: plain_words(table), "plain words")
    await the_only_card(table)


async def test_unreadable_post_blocks_no_others(table: Table) -> None:
    row = post_row(1, 0, "turn", branch=0, n=0, chapter=None, user=None, at=0, details={}) | {
        "payload": {"nonsense": True}
    }
    await table.bot.campaigns._context.database.write([(insert(tables.posts), [row])])
    table.bot.campaigns.changed.set()
    await until(lambda: plain_words(table), "plain words")
    await table.whole_turn(table.ana)
    await all_is_well(table)


@pytest.mark.parametrize("where", [SEND, EDIT])
async def test_restart_while_answers_are_lost(table: Table, where: str) -> None:
    """The post has taken the place of the turn message, and the bot knows nothing of it, or of the next one."""
    table.sandbox.faults.plan(AnswerLost(None), where)
    await table.whole_turn(table.ana)
    await until(lambda: titles(table)[-1:] == ["**Keeper a [A] has acted** (Ana)"], "the post")
    await table.stop()
    table.sandbox.faults.clear()
    table.sandbox.world.nonces.clear()
    await table.restart()
    await all_is_well(table)


async def test_slow_thread_blocks_no_others_and_is_reported(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.troubles.SECONDS_UNTIL_LATE", 0.05)
    panel = await table.panel(table.ana)
    table.sandbox.faults.plan(Slow(3.0), EDIT, times=1)
    panel = await table.ana.click(panel, "Light a lantern")
    troubles = table.bot.services.troubles
    await until(lambda: any(map(troubles._is_late, list(troubles._since))), "the card to be late")
    panel = await table.ana.click(panel, "Light a lantern")
    assert "Discord asks me to slow down. Your choice is saved; the picture follows." in panel.text
    await table.ana.click(panel, "End turn")
    await all_is_well(table)

    async def nothing_is_late() -> bool:
        return "slow down" not in (await table.panel(table.rui)).text

    await until_so(nothing_is_late, "a panel that says nothing of slowness")


async def test_unreadable_person_gets_an_answer(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreadable(user: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(table.bot.services.readers, "load", unreadable)
    answer = await table.ana.slash("board", channel=table.thread)
    assert "Something went wrong on my side; your game is as it was before." in answer.text


@pytest.mark.parametrize("code", [4000, 4009])
async def test_dropped_gateway_is_resumed_and_misses_nothing(table: Table, code: int) -> None:
    panel = await table.panel(table.ana)
    await table.sandbox.gateway.close_connections(code)
    await finished(table, panel)


async def test_gateway_that_asks_to_reconnect(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.gateway.ask_to_reconnect()
    await finished(table, panel)


async def finished(table: Table, panel: Answer) -> None:
    """Presses made while the line is down arrive with the resume."""
    for label in ("Light a lantern", "Light a lantern", "End turn"):
        panel = await table.ana.click(panel, label)
    await all_is_well(table)


async def test_new_session_handles_waiting_interactions(table: Table) -> None:
    moderator, world = table.sandbox.moderator, table.sandbox.world
    moderator.edit_channel(table.thread, archived=True, locked=True)
    await table.whole_turn(table.ana)

    async def told() -> bool:
        return "This thread is locked" in (await table.panel(table.ana)).text

    await until_so(told, "E15")
    table.sandbox.faults.plan(Missed(), "THREAD_UPDATE")
    moderator.edit_channel(table.thread, archived=False, locked=False)
    assert not world.channels[table.thread]["thread_metadata"]["locked"]
    table.sandbox.gateway.invalidate(resumable=False)
    await all_is_well(table)


async def test_posts_wait_without_permission_and_panel_explains(table: Table) -> None:
    owner, everyone = table.sandbox.owner, table.sandbox.world.home.id
    owner.overwrite("games", everyone, deny=Permission.SEND_MESSAGES_IN_THREADS)
    await table.whole_turn(table.ana)

    async def told() -> bool:
        return "**Send Messages in Threads**" in (await table.panel(table.ana)).text

    await until_so(told, "E12")
    owner.overwrite("games", everyone)
    await all_is_well(table)


async def test_post_that_came_through_before_the_thread_refused_is_not_sent_again(table: Table) -> None:
    """Its response is lost, the next attempt lacks permission, and later no nonce identifies them as the same."""
    owner, everyone = table.sandbox.owner, table.sandbox.world.home.id

    def take_the_right(event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and "post_board" in verbs(event.data):
            owner.overwrite("games", everyone, deny=Permission.SEND_MESSAGES_IN_THREADS)

    table.rui.say(table.thread, "Hurry up!")  # so the post does not take the place of the turn message
    table.sandbox.faults.plan(AnswerLost(), SEND, times=1)
    table.sandbox.world.listeners.append(take_the_right)
    await table.whole_turn(table.ana)
    await until(lambda: "forbidden" in table.bot.services.troubles._found.values(), "a refusal")
    table.sandbox.world.listeners.remove(take_the_right)
    await table.stop()
    table.sandbox.world.nonces.clear()
    owner.overwrite("games", everyone)
    await table.restart()
    await all_is_well(table)


async def test_pictures_refused_unheard_of_become_words(table: Table) -> None:
    table.sandbox.faults.plan(Missed(), "CHANNEL_UPDATE")
    table.sandbox.owner.overwrite("games", table.sandbox.world.home.id, deny=Permission.ATTACH_FILES)
    table.rui.say(table.thread, "Hurry up!")  # so the post does not take the place of the turn message
    await table.whole_turn(table.ana)
    await all_is_well(table)
    assert "A moderator can give me **Attach Files** here." in text_of(posts(table.ana, table.thread)[-1])


async def test_thread_that_slept_is_said_to_be_woken(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.moderator.edit_channel(table.thread, archived=True)
    panel = await table.ana.click(panel, "Light a lantern")
    assert "This thread was asleep; I have woken it." in panel.text
    assert not table.sandbox.world.channels[table.thread]["thread_metadata"]["archived"]
    panel = await table.ana.click(panel, "Light a lantern")
    assert "asleep" not in panel.text


async def test_deleted_thread_leaves_the_campaign_and_a_button_to_reopen_it(table: Table) -> None:
    """Pending posts are sent to the new thread, and play continues there."""
    panel = await table.panel(table.ana)
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.ana.click(panel, label)
    table.sandbox.moderator.delete_channel(table.thread)
    lobby = next(each for each in table.ana.messages("games") if "lobby_watch" in str(each["components"]))
    gone = await press(table.ana, lobby, "lobby_watch")
    assert "The thread of Low Lanterns is gone, the campaign is not." in gone.text
    await table.ana.click(gone, "Open a new thread")
    table.thread = next(each["id"] for each in table.ana.channels if is_named(each, "Low Lanterns"))
    await card_for(table.ana, table.thread)
    panel = await table.ana.click(await table.panel(table.ana), "End turn")
    await the_only_card(table)
    assert titles(table) == ["**Keeper a [A] has acted** (Ana)"]


@pytest.mark.parametrize("fault", [AnswerLost(), AnswerLost(None), Broken(), Slow(0.1)], ids=repr)
@pytest.mark.parametrize("where", [SEND, "POST /channels/{channel_id}/messages/{message_id}/threads"])
async def test_table_is_opened_once(table: Table, where: str, fault: RequestFault) -> None:
    table.sandbox.faults.plan(fault, where, times=1)
    await table.ana.slash("campaign new", channel="games", game="toy", name="Second Table")
    threads = [each["id"] for each in table.ana.channels if is_named(each, "Second Table")]
    cards = [each for each in public(table.ana, "games") if "Second Table" in text_of(each)]
    pages = [each for each in public(table.ana, threads[0]) if "Second Table" in text_of(each)]
    assert (len(threads), len(cards), len(pages)) == (1, 1, 1)
