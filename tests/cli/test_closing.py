"""`emberkeep play` is closed at any moment of its start-up: nothing is complained of, and nothing goes on running."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.cli.playing import play_locally
from bot.gateway.client import Emberkeep
from tests.sampled import some

LONGEST = 60.0  # seconds to close
OUR_THREADS = ("emberkeep-writer", "studio", "keep-alive-handler")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where the database is made for the time of the play, and must be gone afterwards."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    yield
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("moment", "invited"), some([*product(range(10), [False, True])], 5))
async def test_closed_while_it_starts(
    moment: int, invited: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Ctrl+C cancels the work, here ever later: while the database is made and the bot logs in, and once the page is
    there, while the processes for pictures start and are warmed."""
    monkeypatch.setattr("bot.cli.running.Emberkeep", partial(Emberkeep, guild_ready_timeout=0.05))
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    page = asyncio.Event()
    with capture_logs() as logs, caplog.at_level("WARNING"):
        playing = asyncio.create_task(play_locally(0, lambda _: page.set(), browser=False))
        async with asyncio.timeout(LONGEST):
            if invited:
                await page.wait()
            await asyncio.sleep(moment**2 * 0.006)
            playing.cancel()
            await asyncio.wait([playing])
    assert playing.cancelled(), playing.exception()
    assert ([each for each in logs if each["log_level"] != "info"], caplog.records, complaints) == ([], [], [])
    assert multiprocessing.active_children() == []
    assert [each.name for each in threading.enumerate() if each.name.startswith(OUR_THREADS)] == []
