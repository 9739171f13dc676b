"""A server of PostgreSQL that goes away and comes back while people play: presses are answered, and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.gateway.health import Checkup
from bot.local_discord import Sandbox
from engine.storage import Unreachable, Write
from tests import postgres
from tests.end_to_end.lanterns import Table, table_on_server
from tests.end_to_end.playing import card_for, press, turn_cards
from tests.hurry import hurry

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")

AWAY = "My database does not answer at the moment. All that was saved is safe; try again in a minute"


@pytest.fixture
async def table(
    sandbox: Sandbox, server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    """Both have bid, and it is Ana's turn; all is kept on a server."""
    async with table_on_server(sandbox, server.ordinary_url(tmp_path / "house"), monkeypatch) as table:
        yield table


async def test_outage_is_reported_and_play_resumes(table: Table, server: postgres.Server) -> None:
    panel = await table.panel(table.ana)
    with server.away(str(table.database)):
        said = [
            await table.ana.click(panel, "Light a lantern"),
            await table.ana.click(panel, "Light a lantern"),
            await table.ana.slash("turns", channel=table.thread),
            await press(table.rui, turn_cards(table.rui, table.thread)[-1], "act"),
            await table.sandbox.user("Mei").slash("help", channel=table.thread),  # of unknown language
        ]
    assert all(AWAY in each.text for each in said), [each.text for each in said]
    assert "2 actions left" in (await table.panel(table.ana)).text
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)


@pytest.mark.parametrize(
    ("trouble", "remedy"),
    [
        (postgres.Server.only_read, "default_transaction_read_only to off"),
        (postgres.Server.full, "Raise max_connections"),
    ],
    ids=["only read", "no connection left"],
)
async def test_broken_database_is_reported_and_play_resumes(
    table: Table,
    server: postgres.Server,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[postgres.Server, str], AbstractContextManager[None]],
    remedy: str,
) -> None:
    monkeypatch.setattr("bot.gateway.health.DATABASE_CHECK_SECONDS", 0)
    checkup, panel = Checkup(table.bot), await table.panel(table.ana)
    with trouble(server, str(table.database)), capture_logs() as logs:
        said = [await table.ana.click(panel, "Light a lantern") for _ in range(2)]
        health = await checkup.health()
    assert all(AWAY in each.text for each in said), [each.text for each in said]
    assert (health.ready, health.database) == (False, False) and remedy in str(health.trouble)
    assert [remedy in each["reason"] for each in logs if each["event"] == "database unreachable"] == [True] * 2
    assert "2 actions left" in (await table.panel(table.ana)).text
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    assert (await checkup.health()).ready


async def test_press_after_it_was_away_counts_at_once(table: Table, server: postgres.Server) -> None:
    panel = await table.panel(table.ana)
    server.drop_connections(str(table.database))
    assert "Done: Light a lantern." in (await table.ana.click(panel, "Light a lantern")).text


async def test_choice_with_unconfirmed_save_counts_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost after the server has saved it, and before it has said so."""
    panel = await table.panel(table.ana)
    database = table.bot.campaigns._context.database
    write, lost = database.write, iter([Unreachable("the connection is lost")])

    async def losing(writes: Sequence[Write]) -> None:
        await write(writes)
        if any("INTO decision" in str(statement) for statement, _ in writes) and (error := next(lost, None)):
            raise error

    monkeypatch.setattr(database, "write", losing)
    assert AWAY in (await table.ana.click(panel, "Light a lantern")).text
    again = await table.ana.click(panel, "Light a lantern")
    assert "1 actions left" in again.text and "I have that one already" in again.text
