"""Runs the statements of docs/machines.md for distributed PostgreSQL on a single server. Functions named as in Citus
refuse what Citus refuses (https://docs.citusdata.com, "Creating and Modifying Distributed Tables" and "SQL Support and
Workarounds").
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import SQLModel

from engine.storage import Database
from engine.storage.schema.tables import (
    audit,
    habits,
    learning,
    leases,
    looking,
    notes,
    people,
    proposals,
    server_counts,
    servers,
)
from tests import postgres

PAGE = Path(__file__).parents[2] / "docs" / "machines.md"
OF_NO_CAMPAIGN = (audit, habits, leases, learning, looking, notes, people, proposals, server_counts, servers)
LOCAL = {table.name for table in OF_NO_CAMPAIGN} | {"alembic_version"}
"""Tables without a campaign stay on one machine. A lease must: it is renewed by the server's clock, an UPDATE of a
distributed table allows no volatile function, and FOR SHARE works on one machine only.
"""

CITUS = r"""
CREATE TABLE spread (name regclass PRIMARY KEY, key text, type regtype);
CREATE FUNCTION create_distributed_table(
    table_name regclass, distribution_column text, distribution_type text DEFAULT 'hash',
    colocate_with text DEFAULT 'default', shard_count int DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    own pg_attribute := (
        SELECT a FROM pg_attribute a WHERE attrelid = table_name AND attname = distribution_column AND attnum > 0
    );
BEGIN
    IF own.attname IS NULL THEN
        RAISE 'column % of % does not exist', distribution_column, table_name;
    END IF;
    IF EXISTS (SELECT FROM pg_index WHERE indrelid = table_name AND indisunique AND NOT own.attnum = ANY (indkey)) THEN
        RAISE 'what is unique in % does not contain %', table_name, distribution_column;
    END IF;
    IF EXISTS (SELECT FROM pg_constraint WHERE table_name IN (conrelid, confrelid) AND contype IN ('f', 'x')) THEN
        RAISE 'a constraint of % spans machines', table_name;
    END IF;
    IF EXISTS (
        SELECT FROM pg_depend JOIN pg_class ON pg_class.oid = objid AND relkind = 'S' WHERE refobjid = table_name
    ) OR EXISTS (SELECT FROM pg_attrdef WHERE adrelid = table_name AND pg_get_expr(adbin, adrelid) ~ 'nextval') THEN
        RAISE 'a sequence belongs to %', table_name;
    END IF;
    IF colocate_with <> 'default' AND own.atttypid IS DISTINCT FROM (
        SELECT type FROM spread WHERE name = colocate_with::regclass
    ) THEN
        RAISE '% cannot lie beside %: % is of another type', table_name, colocate_with, distribution_column;
    END IF;
    INSERT INTO spread VALUES (table_name, distribution_column, own.atttypid);
END $$;
"""


@pytest.fixture
async def url(server: postgres.Server, tmp_path: Path) -> str:
    """A database whose tables are made, and whose bot is stopped."""
    url = server.url(tmp_path / "house")
    await (await Database.open(url)).close()
    return url


def statements(engine: str) -> str:
    """Returns the page's SQL for an engine."""
    told = PAGE.read_text().split("## Distributed PostgreSQL")[1].split("\n## ")[0]
    found = re.search(rf"{engine}.*?```sql\n(.*?)```", told, re.DOTALL)
    assert found is not None
    return found[1]


def run(url: str, *scripts: str) -> list[Any]:
    with postgres.connect(url, autocommit=True) as connection:
        for script in scripts[:-1]:
            connection.execute(script)
        return list(connection.execute(scripts[-1]).fetchall())


async def test_statements_for_citus_keep_its_rules_and_leave_out_no_table(url: str) -> None:
    spread = dict(run(url, CITUS, statements("Citus"), "SELECT name::text, key FROM spread"))
    assert spread.keys() == SQLModel.metadata.tables.keys() - LOCAL
    assert spread.pop("campaign") == "id"
    assert set(spread.values()) == {"campaign"}
    await (await Database.open(url)).close()


async def test_new_campaign_gets_the_next_number_after_the_statements(url: str) -> None:
    before = await _new_campaign(url)
    run(url, CITUS, statements("Citus"), "SELECT FROM spread")
    assert await _new_campaign(url) == before + 1


async def test_statements_for_yugabytedb_put_jobs_in_the_order_of_their_time(url: str) -> None:
    for each in statements("YugabyteDB").split(";")[:-1]:
        run(url, each, "SELECT")
    ((made,),) = run(url, "SELECT indexdef FROM pg_indexes WHERE indexname = 'ix_job_at'")
    assert made.endswith("ON public.job USING btree (at)")


async def _new_campaign(url: str) -> int:
    database = await Database.open(url)
    try:
        return await database.new_campaign()
    finally:
        await database.close()
