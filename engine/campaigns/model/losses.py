"""The choices that going back would take back."""

from __future__ import annotations

from collections import Counter

from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.requests import Losses
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import FINAL


def losses(connection: Connection, lineage: Lineage, to: int) -> Losses:
    """Counts everything that this branch has decided since decision `to`."""
    rows = list(log.decisions_of(connection, lineage, to, lineage.end))
    choices = Counter(row.seat for row in rows if row.seat >= 0)
    reveals = dict.fromkeys(FINAL[row.final] for row in rows)
    return Losses(to, dict(sorted(choices.items())), [each for each in reveals if each is not None])
