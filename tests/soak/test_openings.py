"""The bot ends twenty times at each moment of a table's opening: there is one usable table afterwards, or none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.local_discord import Upload
from tests.end_to_end.lanterns import Table, opened, sandbox
from tests.end_to_end.playing import custom_id, delivered, started, until
from tests.end_to_end.test_openings import MOMENTS, open_and_end
from tests.processes.workers import say
from tests.soak import reader

__all__ = ["opened", "sandbox"]

pytestmark = pytest.mark.soak

TIMES = 20
Begin = Callable[[Table], Awaitable[Callable[[], Awaitable[object]]]]


async def new(table: Table) -> Callable[[], Awaitable[object]]:
    """`/campaign new`."""
    return lambda: table.rui.slash("campaign new", channel="games", game="toy", name="New roads")


async def fork(table: Table) -> Callable[[], Awaitable[object]]:
    """[Copy the campaign], which `/history fork` has offered."""
    sure = await table.rui.slash("history fork", channel=table.thread, name="Copied roads")
    return lambda: table.rui.click(sure, custom_id(sure.message, "forked"))


async def from_file(table: Table) -> Callable[[], Awaitable[object]]:
    """`/campaign import`."""
    answer = await table.rui.slash("campaign export", channel="Deep roads")
    await until(lambda: answer.message.get("attachments"), "the file")
    data = table.sandbox.world.files[answer.message["attachments"][0]["id"]].data
    return lambda: table.rui.slash("campaign import", channel="games", file=Upload("campaign.json", data))


@pytest.mark.parametrize("begin", [new, fork, from_file])
async def test_interrupted_opening_creates_one_campaign_or_none(opened: Table, begin: Begin) -> None:
    await started(opened.sandbox, "Rui", "Ana", game="tyrants", name="Deep roads")
    ends = 0
    for _ in range(TIMES):
        for at in MOMENTS:
            command = (await begin(opened))()
            reached = await open_and_end(opened, at, command)  # type: ignore[arg-type]  # slash() and click() are coroutines
            await delivered(opened.bot)
            assert reader.at_rest(str(opened.database), opened.sandbox) == [], (begin.__name__, at)
            if not reached:
                break
            ends += 1
    say(f"{begin.__name__}: ended {ends} times, at {ends // TIMES} moments")
    assert ends >= 7 * TIMES
