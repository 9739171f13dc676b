"""Refusals of Discord: people read the reason, and nothing is left behind."""

from __future__ import annotations

import pytest

from bot.delivery import deliverer
from bot.discord.no_thread import NoThread
from bot.local_discord.model.objects import is_named
from bot.local_discord.rest.faults import Refused, Slow
from bot.text.speech import words_at
from tests.end_to_end.house import shown
from tests.end_to_end.lanterns import Table, both_bid
from tests.end_to_end.playing import delivered, posts, public, started, text_of, turn_cards, turn_text, until
from tests.sampled import some

SEND = "POST /channels/{channel_id}/messages"
THREAD_ON = "POST /channels/{channel_id}/messages/{message_id}/threads"
THREAD_IN = "POST /channels/{channel_id}/threads"
ADD = "PUT /channels/{channel_id}/thread-members/*"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
PIN = "PUT /channels/{channel_id}/messages/pins/*"

PERMISSION = "**Create Public Threads and Send Messages in Threads**"
FULL = "Discord allows no more open threads on this server."
REFUSED = "Discord refused to open a thread in"
CODES = {
    (403, 50001): PERMISSION,  # Missing Access
    (403, 50013): PERMISSION,  # Missing Permissions
    (403, 160005): PERMISSION,  # This thread is locked
    (404, 10003): REFUSED,  # Unknown Channel
    (404, 10008): REFUSED,  # Unknown Message
    (400, 30033): REFUSED,  # Maximum number of thread participants
    (400, 50008): REFUSED,  # Cannot send messages in a non-text channel
    (400, 50024): REFUSED,  # Cannot execute action on this channel type
    (400, 50035): REFUSED,  # Invalid form body
    (400, 160006): FULL,  # Maximum number of active threads
    (400, 160007): REFUSED,  # Maximum number of active announcement threads
    (400, 200000): REFUSED,  # Blocked by AutoMod
}
OPENING = {"the lobby message": (SEND, 0), "the thread": (THREAD_ON, 0), "the front page": (SEND, 1)}
"""The calls of an opening: the template, and how many of the same go well before it."""

DELIVERY = [
    (call, status, code)
    for call in (SEND, EDIT, DELETE)
    for status, code in (*CODES, (400, 30046), (403, 50083), (500, 0), (503, 0))
    if (call, code) != (DELETE, 10008)  # a message that is gone need not be deleted
]


def threads(table: Table, name: str) -> list[str]:
    return [each["id"] for each in table.sandbox.world.channels.values() if is_named(each, name)]


@pytest.mark.parametrize("call", OPENING)
async def test_refused_opening_leaves_nothing(opened: Table, call: str) -> None:
    where, before = OPENING[call]
    for (status, code), reason in CODES.items():
        if before:
            opened.sandbox.faults.plan(Slow(0), where, times=before)
        opened.sandbox.faults.plan(Refused(status, code), where, times=1)
        answer = await opened.ana.slash("campaign new", channel="games", game="toy", name="Second Table")
        assert reason in shown(answer), code
        assert opened.sandbox.faults.exhausted, code
        assert threads(opened, "Second Table") == [], code
        assert [each for each in public(opened.ana, "games") if "Second Table" in text_of(each)] == [], code
        names = [each.facts.name for each in await opened.bot.campaigns.lookup.of_server(opened.guild)]
        assert names == ["Low Lanterns"], code


@pytest.mark.parametrize("call", [THREAD_IN, SEND])
async def test_refused_move_changes_nothing(table: Table, call: str) -> None:
    for status, code in CODES:
        situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
        assert situation is not None
        table.sandbox.faults.plan(Refused(status, code), call, times=1)
        with pytest.raises(NoThread) as refusal:
            await table.bot.services.places.move(situation)
        assert refusal.value.code == (0 if status == 403 else code)
        assert threads(table, "Low Lanterns") == [table.thread], code
    await table.whole_turn(table.ana)
    await delivered(table.bot)
    assert len(turn_cards(table.rui, table.thread)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10007), (404, 10013), (400, 30033)])
async def test_player_who_cannot_be_added_does_not_block_move(table: Table, status: int, code: int) -> None:
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    table.sandbox.faults.plan(Refused(status, code), ADD)
    moved = await table.bot.services.places.move(situation)
    await delivered(table.bot)
    assert len(turn_cards(table.ana, str(moved.facts.thread))) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30003), (404, 10008)])
async def test_pin_that_is_refused_stops_no_opening(opened: Table, status: int, code: int) -> None:
    opened.sandbox.faults.plan(Refused(status, code), PIN)
    await opened.ana.slash("campaign new", channel="games", game="toy", name="Second Table")
    assert len(threads(opened, "Second Table")) == 1


@pytest.mark.parametrize("call", [SEND, EDIT, DELETE])
async def test_refused_delivery_holds_up_no_turn(table: Table, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """A campaign for each refusal."""
    monkeypatch.setattr(deliverer, "RETRY_SECONDS", 0.1)
    monkeypatch.setattr(deliverer, "REFUSED_RETRY_SECONDS", 0.1)
    refusals = [(status, code) for each, status, code in DELIVERY if each == call]
    for status, code in some(refusals, 3):
        table.thread = await started(table.sandbox, "Ana", "Rui", name=f"Refused by {code} of {status}")
        await both_bid(table)
        await delivered(table.bot)
        before = posts(table.ana, table.thread)
        table.sandbox.faults.plan(Refused(status, code), call, times=1)
        await table.whole_turn(table.ana)
        await until(lambda: table.rui.mention in newest(table), f"Rui's turn after {code}")
        await delivered(table.bot)
        assert len(turn_cards(table.ana, table.thread)) == 1, code
        told = [text_of(each) for each in posts(table.ana, table.thread)]
        assert len(told) == len(set(told)) == len(before) + 1, code
        table.sandbox.faults.clear()


def newest(table: Table) -> str:
    cards = turn_cards(table.ana, table.thread)
    return text_of(cards[-1]) if cards else ""


async def test_thread_that_cannot_be_woken_waits_and_says_why(table: Table) -> None:
    panel = await table.panel(table.ana)
    table.sandbox.moderator.edit_channel(table.thread, archived=True)
    table.sandbox.faults.plan(Refused(400, 160006), "PATCH /channels/{channel_id}")
    for label in ("Light a lantern", "Light a lantern", "End turn"):
        panel = await table.ana.click(panel, label)
    troubles = table.bot.services.troubles
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    await until(lambda: "no more open threads" in troubles.note(situation, words_at(situation, "en")), "the reason")
    table.sandbox.faults.clear()
    table.sandbox.moderator.edit_channel(table.thread, archived=False)
    await until(lambda: table.rui.mention in turn_text(table.rui, table.thread), "Rui's turn")
