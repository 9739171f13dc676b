"""What going back would take back."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import Connection

from engine.campaigns.model.lineage import Lineage, rows_of
from engine.campaigns.model.requests import Losses
from engine.storage.codec import FINAL
from engine.storage.tables import decisions


def losses(connection: Connection, lineage: Lineage, to: int) -> Losses:
    """Counts everything that this branch has decided since decision `to`."""
    rows = list(rows_of(connection, decisions, lineage, to, lineage.end))
    choices = Counter(row.seat for row in rows if row.seat >= 0)
    reveals = dict.fromkeys(FINAL[row.final] for row in rows)
    return Losses(to, dict(sorted(choices.items())), [each for each in reveals if each is not None])
