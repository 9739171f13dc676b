"""Asking the table: undo, reset and restore need the consent of everybody else who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from engine.campaigns.errors import Losses

RequestKind = Literal["undo", "reset", "restore"]
RequestStatus = Literal["open", "agreed", "refused", "withdrawn", "late"]


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the table to go back to decision `to` of line `branch`. `needed` are the users whose consent is
    missing or given, `agreed` those who gave it; `post` is the number of the public post that asks."""

    id: int
    campaign: int
    kind: RequestKind
    user: int
    branch: int
    to: int
    reason: str
    losses: Losses
    needed: Sequence[int]
    agreed: Sequence[int]
    status: RequestStatus
    opened: datetime
    closes: datetime | None
    post: int
