"""All stored rows of a campaign: deleting, exporting unread, and finding orphans."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, delete, func, literal_column, select, tuple_, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from engine.storage.queries import partial
from engine.storage.schema.tables import (
    applications,
    branches,
    campaigns,
    chance_keys,
    checkpoints,
    decisions,
    meetings,
    notes,
    posts,
    proposals,
    requests,
    results,
    scheduled_jobs,
    sealed,
    seats,
    standing_orders,
    tells,
    turn_messages,
    turn_plans,
    waitlist,
)
from engine.storage.schema.writes import Write

OF_A_LINE = (decisions, tells, checkpoints, results)
OF_A_CAMPAIGN = (
    *OF_A_LINE,
    posts,
    requests,
    sealed,
    seats,
    turn_messages,
    applications,
    waitlist,
    standing_orders,
    turn_plans,
    scheduled_jobs,
    chance_keys,
    meetings,
    branches,
)
LOG = (*OF_A_LINE, branches)


class _as_bytes(FunctionElement[bytes]):
    """A value as its stored bytes, even if they do not fit its type; for a server, as it writes them."""

    type = LargeBinary()
    inherit_cache = True


@compiles(_as_bytes)
def _in_a_file(element: _as_bytes, compiler: Any, **how: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **how)} AS BLOB)"


@compiles(_as_bytes, "postgresql")
def _on_a_server(element: _as_bytes, compiler: Any, **how: Any) -> str:
    return f"convert_to(CAST({compiler.process(element.clauses, **how)} AS text), 'UTF8')"


def delete_but_log(campaign: int, guild: int) -> list[Write]:
    """Deletes a campaign of this server except its log, which is deleted in slices: see `partial`."""
    statements = [
        *(delete(table).where(table.c.campaign == campaign) for table in OF_A_CAMPAIGN if table not in LOG),
        delete(notes).where(notes.c.key.startswith(f"forgetting {campaign} ")),
        update(proposals).where(proposals.c.campaign == campaign).values(campaign=None),
        delete(campaigns).where(campaigns.c.id == campaign),
    ]
    return [*partial.begin(campaign, guild), *((each, ()) for each in statements)]


def as_it_lies(connection: Connection, campaign: int) -> dict[str, list[dict[str, Any]]]:
    """Returns all stored rows of a campaign by table, each value as bytes, however damaged."""
    found = {str(campaigns.name): _rows(connection, campaigns, campaigns.c.id == campaign)}
    for table in OF_A_CAMPAIGN:
        found[str(table.name)] = _rows(connection, table, table.c.campaign == campaign)
    return found


def orphans(connection: Connection) -> Iterator[str]:
    """Yields a sentence for each table with rows that belong to no campaign or line of play. Partial campaigns are left
    out: the bot finishes or deletes them."""
    partial_ones = list(partial.noted(connection))
    for table in OF_A_CAMPAIGN:
        lost = table.c.campaign.not_in(select(campaigns.c.id))
        yield from _lost(
            connection, table, lost & table.c.campaign.not_in(partial_ones), "campaign NOT IN (SELECT id FROM campaign)"
        )
    for table in OF_A_LINE:
        lost = tuple_(table.c.campaign, table.c.branch).not_in(select(branches.c.campaign, branches.c.id))
        yield from _lost(
            connection,
            table,
            lost & table.c.campaign.not_in(partial_ones),
            "(campaign, branch) NOT IN (SELECT campaign, id FROM branch)",
        )


def _lost(connection: Connection, table: Table, lost: Any, told: str) -> Iterator[str]:
    if count := connection.scalar(select(func.count()).select_from(table).where(lost)):
        yield f"{count} rows belong to nothing: {table.name} WHERE {told}."


def _rows(connection: Connection, table: Table, which: Any) -> list[dict[str, Any]]:
    columns = [_as_bytes(literal_column(f'"{table.name}"."{each.name}"')).label(each.name) for each in table.c]
    read = connection.execute(select(*columns).select_from(table).where(which))
    return [
        {str(name): None if value is None else b64encode(value).decode() for name, value in row._mapping.items()}
        for row in read
    ]
