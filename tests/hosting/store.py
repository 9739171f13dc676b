"""Stores a database of the present version for the upgrade drill: `python -m tests.hosting.store`.

Run it once before a change of tables or states. A stored database is never written again.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import orjson

from engine.campaigns import Campaigns
from engine.table import fair
from tests.campaigns.tables import StillClock
from tests.hosting.tables import Standing, furnish
from tests.seating import find

FIXTURES = Path(__file__).parent / "fixtures"


def main() -> int:
    """Writes `fixtures/<revision>.sqlite3` and the state of its campaigns, unless they exist."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        standings = asyncio.run(_play(path))
        revision = _close(path)
        target = FIXTURES / f"{revision}.sqlite3"
        if target.exists():
            print(f"{target.name} is stored already, and stays as it is.", file=sys.stderr)
            return 1
        shutil.copyfile(path, target)
    described = {campaign: standing.plain for campaign, standing in standings.items()}
    target.with_suffix(".json").write_bytes(orjson.dumps(described, option=orjson.OPT_INDENT_2) + b"\n")
    return 0


async def _play(path: Path) -> dict[str, Standing]:
    campaigns = await Campaigns.open(path, chance=fair(Random(11)), clock=StillClock(), find=find)
    standings = {str(each): Standing.of(await campaigns.lookup.situation(each)) for each in await furnish(campaigns)}
    await campaigns.close()
    return standings


def _close(path: Path) -> str:
    """Packs the database into one small file, which knows no key: nothing in it is sealed. Returns the revision of its
    tables."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("DELETE FROM note WHERE key = 'key'")
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA page_size=1024")
        database.execute("VACUUM")
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(revision)


if __name__ == "__main__":
    sys.exit(main())
