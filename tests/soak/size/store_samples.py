"""Sample campaigns that fill a large store: the recorded ones, replayed through the service, and each with only its
last checkpoint and a few decisions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from sqlalchemy import Connection, Table, select

from engine.campaigns import Campaigns
from engine.storage.backends.place import place_of
from engine.storage.schema.codec import FINAL
from engine.storage.schema.tables import campaigns, scheduled_jobs
from engine.table import fair
from tests.recorded.__main__ import play
from tests.recorded.matches import recordings

ENDS = 5  # samples of each campaign's end
TAIL = 20  # decisions after the checkpoint that are kept at most
LAST_POSTS = 5
STORE = "store.db"
OTHERS = (campaigns, scheduled_jobs)  # these name the column differently
SEALED = FINAL.index("sealed")
DAY = 86_400_000

Rows = Mapping[str, list[dict[str, Any]]]
"""Rows by the name of their table, in the order of their keys."""


@dataclass(frozen=True)
class Sample:
    """Returns the rows of one campaign; with `whole`, its whole history."""

    whole: bool
    rows: Rows


def of_campaigns() -> list[Table]:
    """Returns the tables with campaign data."""
    return [table for table in campaigns.metadata.sorted_tables if table in OTHERS or "campaign" in table.c]


def key_of(table: Table) -> str:
    """Returns the column with a row's campaign."""
    return "campaign" if "campaign" in table.c else "id"


def samples(folder: Path, *, every: int = 1) -> list[Sample]:
    """Returns whole campaigns, each followed by some of its ends. They are played if the folder does not hold them yet;
    it is created if necessary."""
    place = folder / f"samples-{every}"
    if not place.exists():
        folder.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(dir=folder))
        asyncio.run(_play_all(made / STORE, every))
        made.rename(place)
    engine = place_of(place / STORE).engine()
    with engine.connect() as connection:
        whole = _read_all(connection)
    engine.dispose()
    generator = Random(13)
    return [
        sample
        for rows in whole
        for sample in (Sample(True, rows), *(Sample(False, end_of(rows, generator)) for _ in range(ENDS)))
    ]


async def _play_all(path: Path, every: int) -> None:
    opened = await Campaigns.open(path, chance=fair(Random(13)))
    for recording in recordings()[::every]:
        await play(opened, recording, settings={})
    await opened.close()


def _read_all(connection: Connection) -> list[Rows]:
    return [_read(connection, campaign) for campaign in connection.scalars(select(campaigns.c.id)).all()]


def _read(connection: Connection, campaign: int) -> Rows:
    found = {}
    for table in of_campaigns():
        mine = select(table).where(table.c[key_of(table)] == campaign).order_by(*table.primary_key.columns)
        found[table.name] = [
            {column.key: row._mapping[column] for column in table.c} for row in connection.execute(mine)
        ]
    return found


def end_of(rows: Rows, generator: Random) -> Rows:
    """Returns the campaign at some moment of play, with only the last checkpoint before it and the decisions since, at
    most twenty."""
    (campaign,) = rows["campaign"]
    points = [row for row in rows["checkpoint"] if row["branch"] == campaign["branch"]]
    base, following = generator.choice(list(pairwise(points)))
    low = base["n"]
    end = generator.choice(list(_asked(rows["decision"], low, min(low + TAIL, following["n"] - 1))))
    at = next(row["at"] for row in rows["decision"] if row["n"] == end)
    posts = [row for row in rows["post"] if row["n"] <= end][-LAST_POSTS:]
    branch = {**rows["branch"][0], "from_n": low, "base_n": low, "parent": None}
    return {
        **{name: [] for name in rows},
        "campaign": [{**campaign, "stage": "playing"}],
        "seat": rows["seat"],
        "branch": [branch],
        "checkpoint": [base],
        "decision": [row for row in rows["decision"] if low <= row["n"] < end],
        "tell": [row for row in rows["tell"] if low <= row["n"] < end],
        "result": [row for row in rows["result"] if row["n"] < low],
        "post": posts,
        "turn_message": rows["turn_message"],
        "job": [_reminder(campaign["id"], at + DAY)],
    }


def _asked(decisions: Sequence[Mapping[str, Any]], low: int, high: int) -> Iterator[int]:
    """Yields the moments from `low` to `high` at which a seat is asked, not between sealed answers; `low` is always
    one."""
    by_n = {row["n"]: row for row in decisions}
    yield low
    for n in range(low + 1, high + 1):
        now, before = by_n[n], by_n[n - 1]
        if now["seat"] >= 0 and SEALED not in (now["final"], before["final"]):
            yield n


def _reminder(campaign: int, at: int) -> dict[str, Any]:
    keys = {"campaign": campaign, "id": campaign, "user": 0}
    return {**keys, "what": "reminder", "at": at}
