"""One Chromium for all tests of the page; each has a local Discord, a bot and pages of its own.

All run in the browser's event loop: its connection belongs to that.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from tests.end_to_end.playing import DrawnHere, bot_on
from tests.pages import chromium
from tests.pages.browser import DESK, page_at
from tests.patience import PATIENCE

collect_ignore_glob = ["test_*.py"] if chromium.is_left_out() else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the tests of this folder in one event loop."""
    here = f"{Path(__file__).parent}/"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A running Chromium without a window."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.ADVICE)
    expect.set_options(timeout=1000 * PATIENCE)
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=chromium.arguments())
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A local Discord, whose bot must never have asked what Discord would refuse."""
    async with Sandbox() as running:
        yield running
        assert [str(each) for each in running.failures] == []


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    """The bot, ready; its pictures are as large as they are for people."""
    async with bot_on(sandbox, tmp_path / "play.db", studio=DrawnHere(reduced=1)) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, sandbox: Sandbox, bot: Emberkeep) -> AsyncIterator[Page]:
    """The page on a phone."""
    async with page_at(browser, sandbox.url) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def ruler(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Page]:
    """The page on a phone, for the tests of a file that only measure messages in it."""
    async with Sandbox() as sandbox, bot_on(sandbox, tmp_path_factory.mktemp("ruler") / "play.db"):
        async with page_at(browser, sandbox.url) as opened:
            yield opened
        assert [str(each) for each in sandbox.failures] == []


@pytest_asyncio.fixture(loop_scope="session")
async def desk(browser: Browser, sandbox: Sandbox, bot: Emberkeep) -> AsyncIterator[Page]:
    """The page on a wide screen."""
    async with page_at(browser, sandbox.url, DESK) as opened:
        yield opened
