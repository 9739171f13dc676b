"""Whenever the bot ends while a table is being opened: there is one usable table afterwards, or none.

See docs/behaviour.md#opening.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any

import pytest
from discord import TextChannel
from discord.http import HTTPClient

from bot.delivery.openings import finish_openings
from bot.local_discord import Upload
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import is_named
from bot.local_discord.model.permissions import Permission
from engine.campaigns import Campaigns, Person
from engine.campaigns.model.errors import UnknownCampaign
from engine.storage import Database
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import (
    BUTTON,
    Later,
    custom_id,
    lobby_cards,
    nothing_waits,
    parts,
    press,
    started,
    text_of,
    until,
    until_so,
)
from tests.sampled import at_most

MOMENTS = range(1, 30, at_most(3, whole=1))
MOMENTS_BEFORE_THE_ANSWER = (3, 6)
Begin = Callable[[Table], Awaitable[Callable[[], Coroutine[Any, Any, Any]]]]
HANDLERS = ("discord.py: on_interaction", "CommandTree-invoker")
"""Names of discord.py's tasks that handle a press or a command."""


class Ending:
    """As good as a kill: behind the `at`-th write or request nothing comes through any more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
        self.passed = 0
        self._at = at
        for owner, name in ((Database, "write"), (HTTPClient, "request")):
            monkeypatch.setattr(owner, name, self._watched(getattr(owner, name)))

    @property
    def reached(self) -> bool:
        return self.passed >= self._at

    async def come(self, table: Table) -> None:
        """Until it has come, or nothing goes on that it could break off: an answer is neither the first nor the last
        thing that is done."""

        async def over() -> bool:
            return self.reached or (
                nothing_handled() and await nothing_unopened(table) and await nothing_waits(table.bot)
            )

        await until_so(over, "the end of what was begun")

    def _watched(self, call: Any) -> Any:
        async def watched(*given: Any, **named: Any) -> Any:
            done = None if self.reached else await call(*given, **named)
            self.passed += 1
            if self.reached:
                raise ConnectionError("the process ends here")
            return done

        return watched


async def open_and_end(table: Table, at: int, command: Coroutine[Any, Any, Any], *, asleep: bool = False) -> bool:
    """True if that moment came before the command was finished. All threads may be `asleep` when the bot is back."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        ending = Ending(monkeypatch, at)
        opening = asyncio.create_task(command)
        await until(lambda: ending.reached or opening.done(), "the end")
        await ending.come(table)
        await table.stop()
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    table.sandbox.world.nonces.clear()
    for thread in [each for each in table.sandbox.world.channels.values() if "thread_metadata" in each and asleep]:
        if not thread["thread_metadata"]["archived"]:
            table.sandbox.moderator.edit_channel(thread["id"], archived=True)
    await table.restart()
    await until_so(lambda: nothing_unopened(table), "the openings to be finished")
    return ending.reached


def nothing_handled() -> bool:
    """True if the bot has finished its work."""
    return not any(task.get_name() in HANDLERS for task in asyncio.all_tasks())


async def nothing_unopened(table: Table) -> bool:
    """True if no campaign waits for a thread, a first one or another."""
    campaigns = table.bot.campaigns
    return not await campaigns.openings.unopened() and not await campaigns.moves.unfinished()


def cards_of(table: Table, name: str) -> list[JsonObject]:
    return [each for each in lobby_cards(table.rui) if name in text_of(each)]


async def test_interrupted_opening_leaves_one_usable_table_or_none(opened: Table) -> None:
    for at in MOMENTS:
        command = opened.rui.slash("campaign new", channel="games", game="toy", name=f"Table {at}")
        if not await open_and_end(opened, at, command):
            break
        made = [
            each
            for each in await opened.bot.campaigns.lookup.of_server(opened.guild)
            if each.facts.name == f"Table {at}"
        ]
        cards = cards_of(opened, f"Table {at}")
        assert len(made) == len(cards) <= 1, at
        for situation, card in zip(made, cards, strict=True):
            own = [each for each in opened.rui.messages(str(situation.facts.thread)) if list(parts(each, BUTTON))]
            assert [int(each["id"]) for each in own] == [situation.facts.front_message], at
            for person in (opened.rui, opened.ana):
                await press(person, card, "lobby_join")
            await press(opened.ana, card, "lobby_ready")
            await press(opened.rui, card, "lobby_start")
            assert (await opened.bot.campaigns.lookup.situation(situation.id)).stage == "playing", at
    assert at > 7, "row, answer, card, thread, front page, places, pin"


async def new(table: Table) -> Callable[[], Coroutine[Any, Any, Any]]:
    """`/campaign new`."""
    return lambda: table.rui.slash("campaign new", channel="games", game="toy", name="New roads")


async def fork(table: Table) -> Callable[[], Coroutine[Any, Any, Any]]:
    """[Copy the campaign], which `/history fork` has offered."""
    sure = await table.rui.slash("history fork", channel=table.thread, name="Copied roads")
    return lambda: table.rui.click(sure, custom_id(sure.message, "forked"))


async def from_file(table: Table) -> Callable[[], Coroutine[Any, Any, Any]]:
    """`/campaign import`."""
    answer = await table.rui.slash("campaign export", channel=table.thread)
    await until(lambda: answer.message.get("attachments"), "the file")
    data = table.sandbox.world.files[answer.message["attachments"][0]["id"]].data
    return lambda: table.rui.slash("campaign import", channel="games", file=Upload("campaign.json", data))


async def asked(command: Coroutine[Any, Any, Any]) -> Any:
    """Returns the answer once the bot has finished its work: a deferred one follows later."""
    answer = await command
    await until(nothing_handled, "the end of the work")
    return answer


async def count(table: Table) -> int:
    """Returns how many campaigns the server has."""
    return len(await table.bot.campaigns.lookup.names_on(table.guild))


@pytest.mark.parametrize("begin", [new, fork, from_file])
async def test_request_repeated_after_a_kill_finds_the_campaign_that_it_created(opened: Table, begin: Begin) -> None:
    """An answered command asks for another campaign when it is used again."""
    await started(opened.sandbox, "Rui", "Ana", game="tyrants", name="Deep roads")
    opened.thread = "Deep roads"
    for at in MOMENTS_BEFORE_THE_ANSWER:
        before, ask = await count(opened), await begin(opened)
        assert await open_and_end(opened, at, ask()), at
        answer = await asked(ask())
        assert await count(opened) == before + 1, at
        newest = (await opened.bot.campaigns.lookup.of_server(opened.guild))[0]
        assert f"<#{newest.facts.thread}>" in text_of(answer.message), at
    if begin is not fork:
        await asked(ask())
        assert await count(opened) == before + 2


@pytest.fixture
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot does not look for unfinished openings by itself, as it else does at its start and each minute: it would
    finish what a test has just made."""
    monkeypatch.setattr("bot.gateway.client.keep_opening", lambda services: asyncio.Event().wait())


async def a_row(table: Table, **settings: Any) -> int:
    """Returns a campaign without anything on Discord."""
    made = await table.bot.campaigns.lobby.create(
        game="toy",
        name="Deep roads",
        organiser=Person(table.rui_id, "Rui"),
        guild=table.guild,
        channel=int(table.sandbox.channel("games")["id"]),
        settings=settings,
    )
    return made.id


@pytest.mark.usefixtures("undisturbed")
async def test_private_thread_that_is_there_is_taken_over(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await a_row(opened, thread="private")
    with monkeypatch.context() as broken:
        broken.setattr("bot.discord.places.front_message", None)
        await finish_openings(opened.bot.services)
    opened.sandbox.world.nonces.clear()
    await finish_openings(opened.bot.services)
    named = [each["id"] for each in opened.rui.channels if is_named(each, "Deep roads")]
    assert named == [str((await opened.bot.campaigns.lookup.situation(made)).facts.thread)]


@pytest.mark.usefixtures("undisturbed")
async def test_abandoned_openings_are_removed(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await a_row(opened)
    monkeypatch.setattr(Campaigns, "now", lambda _: Later(timedelta(days=2)).now())
    await finish_openings(opened.bot.services)
    with pytest.raises(UnknownCampaign):
        await opened.bot.campaigns.lookup.situation(made)
    assert cards_of(opened, "Deep roads") == []


@pytest.mark.usefixtures("undisturbed")
async def test_campaign_that_has_just_got_its_thread_is_not_archived(opened: Table) -> None:
    """Its opening was found unfinished just before it was finished, and long ago by a clock that leaps."""
    made = await a_row(opened)
    await opened.bot.services.places.finish(made)
    await opened.bot.services.places.give_up(made)
    thread = (await opened.bot.campaigns.lookup.situation(made)).facts.thread
    assert str(thread) in opened.sandbox.world.channels
    assert len(cards_of(opened, "Deep roads")) == 1


@pytest.mark.usefixtures("undisturbed")
async def test_opening_being_removed_is_not_finished(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the messages and the thread created in the meantime would belong to no campaign."""
    made = await opened.bot.campaigns.lookup.situation(await a_row(opened))
    openings, places = opened.bot.campaigns.openings, opened.bot.services.places
    channel = await opened.bot.fetch_channel(made.facts.channel)
    assert isinstance(channel, TextChannel)
    discard, opening = openings.discard, []

    async def discard_late(campaign: int) -> None:
        opening.append(asyncio.create_task(places.open(made, channel)))
        await asyncio.wait(opening, timeout=0.2)
        await discard(campaign)

    monkeypatch.setattr(openings, "discard", discard_late)
    monkeypatch.setattr(Campaigns, "now", lambda _: Later(timedelta(days=2)).now())
    await finish_openings(opened.bot.services)
    with pytest.raises(UnknownCampaign):
        await opening[0]
    assert cards_of(opened, "Deep roads") == []


@pytest.mark.usefixtures("undisturbed")
async def test_channel_that_takes_no_thread_leaves_nothing(opened: Table) -> None:
    """Nor does a command that is refused there: it would count among the campaigns of the server."""
    channel, everyone = opened.sandbox.channel("games"), opened.sandbox.world.home.id
    made = await a_row(opened)
    opened.sandbox.owner.overwrite("games", everyone, deny=Permission.CREATE_PUBLIC_THREADS)
    await finish_openings(opened.bot.services)
    with pytest.raises(UnknownCampaign):
        await opened.bot.campaigns.lookup.situation(made)
    assert cards_of(opened, "Deep roads") == [] and channel["id"] in opened.sandbox.world.channels
