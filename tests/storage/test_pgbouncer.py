"""Behind a PgBouncer that hands out a server's process for each transaction, as docs/machines.md sets it up; left out
where none is installed."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from signal import SIGINT
from tempfile import TemporaryDirectory
from time import sleep

import pytest
from sqlalchemy import make_url

from engine.campaigns import Campaigns
from engine.storage import Database, InUse, Shards, place_of
from engine.storage.copies.moving import move
from engine.storage.leadership import leases
from engine.table import fair
from tests import postgres, toy
from tests.campaigns.tables import StillClock, answer, hash_of
from tests.hosting.tables import furnish
from tests.seating import find

PROGRAM = shutil.which("pgbouncer", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
PORT = 6432
SETTINGS = f"""
[databases]
* = host={{server}} user={postgres.OWNER}
[pgbouncer]
pool_mode = transaction
default_pool_size = 3
idle_transaction_timeout = 0
listen_addr =
listen_port = {PORT}
unix_socket_dir = {{folder}}
auth_type = any
"""

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="there is no pgbouncer on this machine")


@pytest.fixture
def url(server: postgres.Server) -> Iterator[str]:
    """A new database, by way of a PgBouncer."""
    direct = make_url(server.empty())
    with TemporaryDirectory(prefix="pgb-", dir=server.folder.parent) as named:
        folder = Path(named)
        (folder / "ini").write_text(SETTINGS.format(server=server.folder, folder=folder))
        folder.chmod(0o777)
        user = postgres.unprivileged() if os.geteuid() == 0 else None
        assert PROGRAM is not None
        process = subprocess.Popen([PROGRAM, "-q", folder / "ini"], user=user, cwd=folder)
        through = f"postgresql://{postgres.OWNER}@/{direct.database}?host={folder}&port={PORT}"
        try:
            wait_for(through, process)
            yield through
        finally:
            process.send_signal(SIGINT)
            process.wait(30)


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with suppress(Exception), closing(postgres.connect(url)):
            return
        sleep(0.05)
    raise AssertionError("PgBouncer has ended")


async def opened(url: str) -> Campaigns:
    return await Campaigns.open(url, chance=fair(Random(3)), clock=StillClock(), find=find)


async def test_campaigns_are_played_while_the_servers_processes_change(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy.register(monkeypatch)
    house = await opened(url)
    made = await furnish(house)
    await asyncio.gather(*(house.lookup.situation(each) for each in made * 20))
    stood = [await hash_of(house, each) for each in made[:5]]
    await house.close()
    again = await opened(url)
    assert [await hash_of(again, each) for each in made[:5]] == stood
    assert (await answer(again, made[0], 1)).situation.n == 4
    await again.close()
    assert move(place_of(url), place_of(tmp_path / "back.db"), lambda said: None).campaigns == len(made)


async def test_one_process_leads_each_range_of_shards(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", 0.1)
    first, second = Shards(0, 3, 8), Shards(4, 7, 8)
    leading = await Database.open(url, first)
    beside = await Database.open(url, second)
    with pytest.raises(InUse):
        await Database.open(url, first)
    assert leading.leads and beside.leads
    await leading.close()
    follower = await Database.open(url, first)
    assert follower.leads and beside.leads
    await follower.close()
    await beside.close()
