"""An action touches only its own campaign's rows: each statement names the campaign for each table. So no transaction
waits for another campaign's, and a distributed server needs a single machine. Queries for work (waiting posts, outdated
turn messages, due jobs) cover all campaigns of a process. They only read, and use an index.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from threading import local
from typing import Any

import pytest
from sqlalchemy import BindParameter, Column, Engine, Insert, Select, Table, event
from sqlalchemy.sql import operators, visitors
from sqlalchemy.sql.elements import BinaryExpression

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.requests import GoBack
from engine.campaigns.upkeep import ticker
from engine.storage import Database
from engine.storage.queries.whole import OF_A_CAMPAIGN
from engine.storage.schema.tables import campaigns as campaign_table
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid
from tests.seating import seat_and_start

SCANS = ("next_to_do", "outdated", "due")
"""The queries for work, by function name."""

WHOSE: Mapping[Table, Any] = {
    **{table: table.c.campaign for table in OF_A_CAMPAIGN},
    campaign_table: campaign_table.c.id,
}
"""The column with a row's campaign, for each table."""

Ran = tuple[str, Any, list[Mapping[str, Any]]]
"""The function that reads ("" for a write), a statement, and its parameters."""


class Statements(list[Ran]):
    """The executed statements in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self._here = local()  # leases are renewed by another thread in the meantime
        read = Database.read

        async def named(database: Database, query: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            @wraps(query)
            def in_its_thread(*given: Any, **named: Any) -> Any:
                self._here.reading = query.__name__
                try:
                    return query(*given, **named)
                finally:
                    self._here.reading = ""

            return await read(database, in_its_thread, *args, **kwargs)

        monkeypatch.setattr(Database, "read", named)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Records the statements executed in the block."""
        event.listen(Engine, "before_execute", self._take)
        try:
            yield
        finally:
            event.remove(Engine, "before_execute", self._take)

    def _take(self, _connection: Any, statement: Any, several: Any, single: Any, _options: Any) -> None:
        if not isinstance(statement, str):
            self.append((getattr(self._here, "reading", ""), statement, [dict(each) for each in several or [single]]))


def campaigns_named(statement: Any, rows: list[Mapping[str, Any]]) -> set[Any]:
    """Returns the campaigns named by a statement, table by table; None for a table without one."""
    if isinstance(statement, Insert):
        column = WHOSE.get(statement.table)
        return set() if column is None else {row.get(column.key) for row in rows}
    bound, joined = _equalities(statement)
    for _ in joined:
        for one, other in joined:
            for here, there in ((one, other), (other, one)):
                if there in bound:
                    bound.setdefault(here, bound[there])
    met = {each for each in visitors.iterate(statement) if isinstance(each, Table) and each in WHOSE}
    target = getattr(statement, "table", None)
    met |= {target} & WHOSE.keys() if isinstance(target, Table) else set()
    values = {bound.get(WHOSE[table]) for table in met}
    return {row.get(each.key, each.value) if each is not None else None for each in values for row in rows}


def _equalities(statement: Any) -> tuple[dict[Any, BindParameter[Any]], list[tuple[Any, Any]]]:
    """Columns that equal a value, and pairs of columns that equal each other."""
    bound: dict[Any, BindParameter[Any]] = {}
    joined = []
    for each in visitors.iterate(statement):
        if isinstance(each, BinaryExpression) and each.operator is operators.eq and isinstance(each.left, Column):
            if isinstance(each.right, BindParameter):
                bound[each.left] = each.right
            elif isinstance(each.right, Column):
                joined.append((each.left, each.right))
    return bound, joined


async def answering(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    await bid(campaigns, table)


async def undoing(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    await bid(campaigns, table)
    await answer(campaigns, table, 0, "light")
    await campaigns.play.undo(table, ANA)


async def asking(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    await bid(campaigns, table)
    request = await campaigns.requests.ask(table, Actor(ANA), GoBack("reset"))
    await campaigns.requests.agree(table, request.id, RUI)


async def ticking(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    await bid(campaigns, table)
    for _ in range(3):  # a reminder, a notice, and a request that no one decides
        clock.turn(hours=13)
        await ticker.tick(campaigns._context)


async def delivering(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    for post in await campaigns.outbox.next_posts():
        if post.campaign == table:
            together = await campaigns.outbox.posts_with(post)
            await campaigns.outbox.last_message(post)
            await campaigns.outbox.mark_sending(*together)
            await campaigns.outbox.mark_sent(7, *together)
    await campaigns.outbox.last_sent(table)
    await campaigns.outbox.last_of_seat(table, 0)
    await campaigns.outbox.find_post(table, 1)


async def showing_the_card(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    for card in await campaigns.outbox.turn_messages_to_update():
        if card.campaign == table:
            await campaigns.outbox.set_turn_message(table, 8, card.wanted, [RUI])
    await campaigns.outbox.turn_message_of(table)
    await campaigns.outbox.wish(table)


async def loading(campaigns: Campaigns, table: int, clock: StillClock) -> None:
    campaigns._context.forget(table)
    await campaigns.lookup.situation(table)


PATHS: Mapping[str, Callable[[Campaigns, int, StillClock], Awaitable[None]]] = {
    "answer": answering,
    "undo": undoing,
    "request": asking,
    "tick": ticking,
    "deliver": delivering,
    "card": showing_the_card,
    "load": loading,
}


@pytest.mark.parametrize("path", PATHS)
async def test_each_statement_names_one_campaign(
    path: str, campaigns: Campaigns, table: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await seat_and_start(campaigns, "toy")  # no two tables may have the same number by chance
    await bid(campaigns, table.id)
    await campaigns.lifecycle.pause(table.id, Actor(table.facts.organiser))  # and nothing of it is due
    statements = Statements(monkeypatch)
    with statements.listening():
        await PATHS[path](campaigns, other.id, clock)
    of_campaigns = 0
    for reading, statement, rows in statements:
        if reading in SCANS:
            assert isinstance(statement, Select)
            continue
        named = campaigns_named(statement, rows)
        assert named <= {other.id}, f"{reading or 'a write'}: {statement}"
        of_campaigns += named == {other.id}
    assert of_campaigns >= 3
