"""Figures for the host: do the campaigns of each server finish, and how long do people wait for each other?

They are counted from the log when the host asks, and sent nowhere. Those of deleted campaigns were counted before.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.campaigns.lifecycle.figures import ServerFigures, count, month_of
from engine.storage import Place, examined
from engine.storage.queries import server_figures


def report(place: Place, *, by_month: bool = False) -> Sequence[ServerFigures]:
    """Returns the figures of all servers of a database in use, or of a backup, without writing: a single one for each
    server, or one for each month in which campaigns began. Raises CannotOpen."""
    found: dict[tuple[int, str], ServerFigures] = {}

    def figures(guild: int, month: str) -> ServerFigures:
        key = guild, month if by_month else ""
        return found.setdefault(key, ServerFigures(*key))

    with examined(place) as connection, place.explained():
        for campaign in server_figures.all_campaigns(connection):
            count(connection, campaign, figures(campaign.guild, month_of(campaign)))
        for kept in server_figures.kept(connection):
            figures(kept.guild, kept.month).add(kept.what, kept.total)
    return [found[key] for key in sorted(found)]
