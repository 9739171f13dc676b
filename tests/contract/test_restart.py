"""A campaign that is restarted after every answer asks, keeps and posts what one does that never stopped.

That a session does so in the kernel is shown in `test_replay`; here it is the service with its database.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from engine import games
from engine.campaigns import Campaigns
from engine.storage.schema import tables
from engine.table import Chance, Game, fair
from tests import toy
from tests.campaigns.tables import StillClock, hash_of
from tests.postgres import Server
from tests.sampled import at_most
from tests.seating import seat_and_start

ANSWERS = at_most(12, whole=60)
LOG = (
    tables.decisions,
    tables.tells,
    tables.checkpoints,
    tables.results,
    tables.sealed,
    tables.posts,
    tables.turn_messages,
)


async def test_campaign_restarted_at_every_decision_is_the_same(game: Game, tmp_path: Path) -> None:
    """Same asks, same hash, same log, same outbox."""
    steady = await played(game, tmp_path / "steady.sqlite3", restart=False)
    restarted = await played(game, tmp_path / "restarted.sqlite3", restart=True)
    assert restarted == steady


async def test_campaign_on_a_server_is_the_same(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one in a file, though it is restarted at every decision."""
    toy.register(monkeypatch)
    game = games.find("toy")
    on_server = await played(game, server.url(tmp_path / "house"), restart=True)
    assert on_server == await played(game, tmp_path / "steady.sqlite3", restart=False)


async def played(game: Game, path: str | Path, *, restart: bool) -> tuple[list[Any], dict[str, Sequence[Any]]]:
    """Returns the questions after each answer with their hash, and all rows at the end."""
    chance, generator = fair(Random("chance")), Random("answers")
    campaigns = await opened(path, chance)
    campaign = (await seat_and_start(campaigns, game.key, people=3)).id
    seen: list[Any] = []
    for _ in range(ANSWERS):
        situation = await campaigns.lookup.situation(campaign)
        asks = [(ask.n, ask.key, ask.seats, [option.id for option in ask.options]) for ask in situation.asks]
        seen.append((situation.stage, asks, dict(situation.held), await hash_of(campaigns, campaign)))
        if situation.stage != "playing":
            break
        seat = generator.choice(situation.waiting_for)
        ask = situation.ask_of(seat)
        user = situation.seats[seat].user
        assert ask is not None and user is not None
        count = generator.randint(ask.pick[0], min(ask.pick[1], len(ask.options)))
        pick = [option.id for option in generator.sample(list(ask.options), count)]
        await campaigns.play.answer(campaign, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)
        if restart:
            await campaigns.close()
            campaigns = await opened(path, chance)
    rows = await campaigns._context.database.read(
        lambda connection: {
            str(table.name): connection.execute(select(table).order_by(*table.primary_key.columns)).all()
            for table in LOG
        }
    )
    await campaigns.close()
    return seen, rows


async def opened(path: str | Path, chance: Chance) -> Campaigns:
    return await Campaigns.open(path, chance=chance, clock=StillClock(), find=games.find)
