"""Fills a store with as many campaigns as one likes: the database itself copies samples, each under a number of its
own, in a server of its own and with people of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Integer, MetaData, Table, delete, insert, literal, select

from engine.storage.schema.tables import campaigns, posts, scheduled_jobs, turn_messages
from tests.soak.size.store_samples import Sample, key_of, of_campaigns

FIRST = 1 << 60  # numbers of Discord's length begin here
CAMPAIGNS = 20  # on each server
PEOPLE = 8  # numbers kept for the people of each campaign,
MESSAGES = 1 << 20  # and for its messages
DAY = 86_400_000  # milliseconds over which due times are spread
STRIDE = 7_919
TOGETHER = 5_000  # campaigns played concurrently, so that their rows are mixed on disk

_samples = MetaData(schema="sample")
plan = Table("plan", _samples, Column("number", BigInteger, primary_key=True), Column("sample", Integer))


def _copy_of(table: Table) -> Table:
    copied = table.to_metadata(_samples, schema="sample")
    copied.indexes.clear()
    return copied


COPIES = {table: _copy_of(table) for table in of_campaigns()}


def fill(connection: Connection, samples: Sequence[Sample], count: int, whole: int) -> None:
    """Puts campaigns 1 to `count` into an empty database, `whole` of them with their whole histories, all in one
    transaction: a server with minimal `wal_level` then writes each row once."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("ATTACH ':memory:' AS sample")
    connection.exec_driver_sql("BEGIN")
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"TRUNCATE {', '.join(str(each) for each in COPIES)}")
    _keep(connection, samples)
    generator = Random(17)
    kinds = {each: [at for at, sample in enumerate(samples) if sample.whole is each] for each in (True, False)}
    for low in range(1, count + 1, TOGETHER):
        numbers = range(low, min(low + TOGETHER, count + 1))
        chosen = [
            generator.choice(kinds[number * whole // count > (number - 1) * whole // count]) for number in numbers
        ]
        connection.execute(delete(plan))
        connection.execute(
            insert(plan), [{"number": each, "sample": at} for each, at in zip(numbers, chosen, strict=True)]
        )
        for table in COPIES:
            connection.execute(_copying(table, mixed=connection.dialect.name == "postgresql"))
    _samples.drop_all(connection)
    connection.exec_driver_sql("COMMIT")


def _keep(connection: Connection, samples: Sequence[Sample]) -> None:
    """Stores the samples in tables of their own, by their positions in the list."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("CREATE SCHEMA sample")
    _samples.create_all(connection)
    for table, copied in COPIES.items():
        rows = [
            {column.key: row[column.key] for column in table.c} | {key_of(table): at}
            for at, sample in enumerate(samples)
            for row in sample.rows[table.name]
        ]
        if rows:
            connection.execute(insert(copied), rows)
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f'ANALYZE sample."{table.name}"')


def _copying(table: Table, *, mixed: bool) -> Any:
    copied = COPIES[table]
    values = dict(copied.c.items()) | dict(_own_values(table, copied))
    rows = select(*(each.label(name) for name, each in values.items()))
    rows = rows.join_from(plan, copied, copied.c[key_of(table)] == plan.c.sample)
    order = ("n", "serial", "number") if mixed else ()
    ordered = rows.order_by(*(copied.c[each] for each in order if each in copied.c), plan.c.number)
    return insert(table).from_select(list(values), ordered)


def _own_values(table: Table, copied: Table) -> Iterator[tuple[str, Any]]:
    """Yields the changed fields of each copy: all numbers, and everything delivered."""
    number = plan.c.number
    yield str(key_of(table)), number
    if table is not scheduled_jobs:
        people = FIRST + number * PEOPLE
        yield from ((each, copied.c[each] + people) for each in ("user", "organiser") if each in copied.c)
    message = FIRST + number * MESSAGES
    if table is campaigns:
        yield from {"guild": FIRST + number // CAMPAIGNS, "channel": FIRST + number // CAMPAIGNS + 1}.items()
        yield from {"thread": message, "lobby_message": message + 1, "front_message": message + 2}.items()
    elif table is posts:
        yield from {"status": literal("sent"), "message": message + 4 + copied.c.number}.items()
    elif table is turn_messages:
        yield from {"shown": copied.c.wanted, "message": message + 3}.items()
    elif table is scheduled_jobs:
        yield "at", copied.c.at + number * STRIDE % DAY
