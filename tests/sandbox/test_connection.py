"""A client that is closed while it connects leaves nothing of discord.py running."""

import asyncio
import threading

import pytest
from discord.gateway import DiscordWebSocket

from bot.gateway.pointing import point_discord_at
from bot.local_discord import Sandbox
from tests.patience import PATIENCE
from tests.sandbox.conftest import eventually
from tests.sandbox.small_bot import SmallBot


async def says_nothing_more(_: SmallBot) -> None:
    """Its heart beats already, and the client knows nothing of the connection yet."""
    await asyncio.Event().wait()


async def is_closed_in_the_same_moment(bot: SmallBot) -> None:
    """Up to Python 3.11 `asyncio.wait_for` loses a cancellation that comes together with what it waits for."""
    bot.closing = asyncio.create_task(bot.close())


async def waits_for_its_servers(bot: SmallBot) -> None:
    """They never come: nothing more is heard."""
    bot._connection._ready_states[0] = asyncio.Queue()
    bot._connection._ready_tasks[0] = asyncio.create_task(bot._connection._delay_shard_ready(0))
    bot._connection._ready_task = asyncio.create_task(bot._connection._delay_ready())


@pytest.mark.parametrize("then", [says_nothing_more, is_closed_in_the_same_moment, waits_for_its_servers])
async def test_close_after_identify_leaves_nothing(then, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch):
    bot, said = SmallBot(), asyncio.Event()
    identify = DiscordWebSocket.identify

    async def identified(websocket: DiscordWebSocket) -> None:
        await identify(websocket)
        said.set()
        await then(bot)

    monkeypatch.setattr(DiscordWebSocket, "identify", identified)
    with point_discord_at(sandbox.url):
        running = asyncio.create_task(bot.start(sandbox.token))
        await said.wait()
        async with asyncio.timeout(PATIENCE):
            await bot.close()
            await running
    assert [each for each in threading.enumerate() if each.name.startswith("keep-alive-handler")] == []
    await eventually(lambda: not [each for each in asyncio.all_tasks() if of_discord(each)])


def of_discord(task: asyncio.Task[object]) -> bool:
    """True if a task runs discord.py's own code."""
    return "/discord/" in task.get_coro().cr_code.co_filename  # type: ignore[union-attr]
