"""Counts the cost of a press in each game: SQL statements, reads and commits, requests to Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from engine import games
from engine.storage import Database
from tests.end_to_end.counting import Blank
from tests.end_to_end.playing import bot_on, delivered, started, until
from tests.end_to_end.pressing import PlayedGame
from tests.hurry import hurry
from tests.sampled import at_most

__all__ = ["hurry"]

CHOICES = at_most(20, whole=40)
MOST = {"statements": 8.0, "reads": 0.3, "commits": 1.9, "requests": 2.5}
"""Limits of the averages per press, with all that follows from it. The players are new, so a few presses note a tip."""

NEVER = 3600.0  # seconds


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts what the bot asks of its database."""
    found = Counter[str]()

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        """Counts rows of one table that are inserted together as one statement."""
        found["statements"] += 1
        found["commits"] += statement == "COMMIT"

    async def read(self: Database, *given: Any, **named: Any) -> Any:
        found["reads"] += 1
        return await usual(self, *given, **named)

    usual = Database.read
    monkeypatch.setattr("tests.end_to_end.playing.TICK_SECONDS", NEVER)  # its reads are not a cost of a press
    monkeypatch.setattr(Database, "read", read)
    event.listen(Engine, "before_cursor_execute", note)
    yield found
    event.remove(Engine, "before_cursor_execute", note)


def nothing_to_do(bot: Emberkeep) -> bool:
    """True if the deliverer rests, which needs no look at the database."""
    return not (bot.campaigns.changed.is_set() or bot.delivery.delivers or bot.services.refreshing.is_editing)


async def rested(bot: Emberkeep) -> None:
    await until(partial(nothing_to_do, bot), "all deliveries")


@pytest.mark.parametrize("game", games.keys())
async def test_press_costs_few_statements_and_requests(
    sandbox: Sandbox, tmp_path: Path, counted: Counter[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        played = PlayedGame(sandbox, bot, await started(sandbox, "Ana", "Rui", game=game))
        await delivered(bot)
        now = await played.choose(await played.situation())
        monkeypatch.setattr("tests.end_to_end.pressing.delivered", rested)
        counted.clear()
        before = len(sandbox.requests)
        for _ in range(CHOICES):
            if now.waiting_for:  # until the chapter ends
                now = await played.choose(now)
        requests = list(sandbox.requests)[before:]
        presses = sum(each.template.endswith("/callback") for each in requests)
        counted["requests"] = len(requests)
        cost = {name: counted[name] / presses for name in MOST}
        assert all(cost[name] <= most for name, most in MOST.items()), cost
