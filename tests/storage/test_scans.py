"""Repeated queries over all campaigns do not get slower with their number: they read only the rows that wait, or those
of one person. This holds for SQLite, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from engine.storage import Shards
from engine.storage.backends.place import place_of
from engine.storage.database.migrate import upgrade
from engine.storage.queries import campaigns as stored
from engine.storage.queries import posts as outbox
from engine.storage.queries import schedules
from engine.storage.queries import turn_messages as wishes
from engine.storage.schema.tables import campaigns, posts, scheduled_jobs, seats, turn_messages
from tests.postgres import Server

MANY = 4_000
FEW = 40  # rows, some for each that waits
MOST_STEPS = MANY // 4  # of SQLite's machine, which takes some ten for each row that it looks at
WAITING = range(7, MANY, MANY // 4)
GUILD = 1 << 22
ANA = 7  # has a seat wherever something waits
SHARDS = {"all": Shards(), "some": Shards(0, 3, 8)}
READ: Mapping[str, Callable[[Connection, Shards], Any]] = {
    "posts to send": lambda connection, shards: outbox.next_to_do(connection, shards, 1000),
    "posts counted": outbox.count_to_do,
    "oldest post": outbox.oldest_to_send,
    "threads that refuse": outbox.count_refusing,
    "turn_messages": wishes.outdated,
    "jobs": lambda connection, shards: schedules.due(connection, shards, 1),
    "without a thread": stored.without_thread,
    "autopilots": stored.that_may_answer,
    "what may wait for somebody": lambda connection, _shards: stored.that_may_wait_for(connection, ANA, 25),
    "seats of somebody": lambda connection, _shards: stored.with_seat_of(connection, ANA, 25),
}


@pytest.fixture(scope="module")
def connection(_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    engine = _server.place(Path(tmp_path_factory.mktemp("many"))).engine()
    with engine.connect() as opened:
        fill(opened)
        yield opened
    engine.dispose()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    place = place_of(Path(tmp_path_factory.mktemp("many")) / "many.db")
    engine = place.engine()
    upgrade(engine, place)
    with engine.connect() as opened:
        fill(opened)
        yield opened
    engine.dispose()


def fill(connection: Connection) -> None:
    """Campaigns in play; in four of them something waits."""
    of_campaign = {"name": "", "game": "toy", "organiser": 1, "channel": 1, "stage": "playing", "created": 0}
    of_post = {"number": 1, "kind": "turn", "branch": 1, "n": 1, "serial": 0, "payload": {}}
    made = [
        {**of_campaign, "id": each, "guild": each * GUILD, "thread": each, "settings": {}, "options": {}}
        for each in range(MANY)
    ]
    connection.execute(insert(campaigns), made)
    connection.execute(
        insert(posts),
        [{**of_post, "campaign": each, "status": "waiting" if each in WAITING else "sent"} for each in range(MANY)],
    )
    wanted: list[dict[str, Any]] = [
        {"campaign": each, "wanted": 1, "shown": int(each not in WAITING), "mentioned": []} for each in range(MANY)
    ]
    connection.execute(insert(turn_messages), wanted)
    connection.execute(
        insert(seats),
        [
            {
                "campaign": each,
                "seat": seat,
                "user": ANA if each in WAITING and seat == 0 else None,
                "autopilot": each in WAITING and seat == 1,
            }
            for each in range(MANY)
            for seat in (0, 1)
        ],
    )
    jobs = [
        {"campaign": each, "user": 0, "what": "reminder", "at": 0 if each in WAITING else 9} for each in range(MANY)
    ]
    connection.execute(insert(scheduled_jobs), jobs)
    connection.exec_driver_sql("ANALYZE")


@pytest.mark.parametrize("what", READ)
@pytest.mark.parametrize("shards", SHARDS)
def test_only_waiting_rows_are_scanned(connection: Connection, what: str, shards: str) -> None:
    said: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_more: Any) -> None:
        said.append((statement, values))

    event.listen(connection, "before_cursor_execute", note)
    READ[what](connection, SHARDS[shards])
    event.remove(connection, "before_cursor_execute", note)
    ((statement, values),) = said
    explained = connection.exec_driver_sql(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", values).scalar_one()
    assert sum(rows_in(explained[0]["Plan"])) <= FEW, explained


def rows_in(plan: Mapping[str, Any]) -> Iterator[int]:
    """Yields how many rows a plan and its parts look at, left out or not."""
    if "Relation Name" in plan:
        looked_at = (number for name, number in plan.items() if name == "Actual Rows" or name.startswith("Rows Rem"))
        yield round(sum(looked_at) * plan["Actual Loops"])
    for part in plan.get("Plans", ()):
        yield from rows_in(part)


@pytest.mark.parametrize("what", READ)
@pytest.mark.parametrize("shards", SHARDS)
def test_sqlite_scans_only_waiting_rows(file: Connection, what: str, shards: str) -> None:
    driver = file.connection.driver_connection
    assert driver is not None
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    READ[what](file, SHARDS[shards])  # statements compiled once
    driver.set_progress_handler(step, 1)
    READ[what](file, SHARDS[shards])
    driver.set_progress_handler(None, 1)
    assert 0 < steps < MOST_STEPS
