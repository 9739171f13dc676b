"""Reads the players of a server's chapters, and how fast people answer, without holding a campaign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, case, func, select

from engine.storage.queries.batches import batches
from engine.storage.queries.log import Segment
from engine.storage.queries.typed import all_rows
from engine.storage.schema.tables import Branch, Result, Seat, branches, campaigns, decisions, results, seats

_own = campaigns.c
_made = decisions.c


def campaigns_of(connection: Connection, guild: int) -> Sequence[Any]:
    """Returns the campaigns of a server that are not archived, the oldest first."""
    columns = _own.id, _own.name, _own.game, _own.stage, _own.created, _own.branch, _own.channel, _own.settings
    return connection.execute(
        select(*columns).where(_own.guild == guild, _own.archived.is_(None)).order_by(_own.id)
    ).all()


def results_of(connection: Connection, which: Collection[int]) -> Sequence[Result]:
    """Returns the results of all branches of these campaigns."""
    found = [all_rows(Result, connection, select(results).where(results.c.campaign.in_(ids))) for ids in batches(which)]
    return [row for rows in found for row in rows]


def branches_of(connection: Connection, which: Collection[int]) -> Sequence[Branch]:
    """Returns the branches of these campaigns."""
    found = [
        all_rows(Branch, connection, select(branches).where(branches.c.campaign.in_(ids))) for ids in batches(which)
    ]
    return [row for rows in found for row in rows]


def seats_of(connection: Connection, which: Collection[int]) -> Sequence[Seat]:
    """Returns the seats of these campaigns."""
    found = [all_rows(Seat, connection, select(seats).where(seats.c.campaign.in_(ids))) for ids in batches(which)]
    return [row for rows in found for row in rows]


def choices_in(connection: Connection, campaign: int, within: Segment, late: int) -> Sequence[Any]:
    """Returns how often each user chose for each seat in part of a branch, by right (`made_by`), and the first
    of these decisions; `late` counts those from decision `late` on."""
    own = (_made.campaign == campaign) & (_made.branch == within.branch)
    count, last = func.count().label("count"), func.sum(case((_made.n >= late, 1), else_=0)).label("late")
    query = select(_made.seat, _made.user, _made.made_by, count, last, func.min(_made.n).label("first"))
    query = query.where(own, _made.n >= within.low, _made.n < within.high, _made.seat >= 0)
    return connection.execute(query.group_by(_made.seat, _made.user, _made.made_by)).all()


def answers_in(connection: Connection, which: Collection[int], user: int, since: int) -> Sequence[Any]:
    """Returns the waits before the answers of a person since a time, in milliseconds: from another seat's last choice
    to their next."""
    found: list[Any] = []
    for ids in batches(which):
        branch = (_made.campaign, _made.branch)
        before = func.lag(_made.seat).over(partition_by=branch, order_by=_made.n).label("seat_before")
        at_before = func.lag(_made.at).over(partition_by=branch, order_by=_made.n).label("at_before")
        made = select(_made.campaign, _made.seat, _made.user, _made.made_by, _made.at, before, at_before)
        each = made.where(_made.campaign.in_(ids), _made.seat >= 0).subquery().c
        own = (each.user == user) & (each.at >= since) & (each.seat_before != each.seat)
        wait = (each.at - each.at_before).label("wait")
        query = select(each.campaign, each.seat, each.at, each.made_by, wait).where(own).distinct()
        found += connection.execute(query).all()
    return found
