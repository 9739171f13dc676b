"""Asking the table: undo, reset and restore need the consent of everybody else who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from engine.campaigns.clock import from_milliseconds
from engine.campaigns.errors import Losses

RequestKind = Literal["undo", "reset", "restore"]
RequestStatus = Literal["open", "agreed", "refused", "withdrawn", "late"]


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the table to go back to decision `to` of line `branch`. `needed` are the users whose consent it
    takes, `agreed` those who gave it; `post` is the number of the public post that asks."""

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


def plain_losses(losses: Losses) -> dict[str, Any]:
    """Losses as JSON-ready data, the inverse of `read_losses`."""
    choices = {str(seat): count for seat, count in losses.choices.items()}
    return {"to": losses.to, "choices": choices, "reveals": list(losses.reveals)}


def read_losses(plain: dict[str, Any]) -> Losses:
    """Losses from a request's row."""
    choices = {int(seat): count for seat, count in plain["choices"].items()}
    return Losses(plain["to"], choices, plain["reveals"])


def read_request(row: Any) -> Request:
    """The request of a row."""
    return Request(
        id=row.id,
        campaign=row.campaign,
        kind=row.kind,
        user=row.user,
        branch=row.branch,
        to=row.to,
        reason=row.reason,
        losses=read_losses(row.losses),
        needed=tuple(row.needed),
        agreed=tuple(row.agreed),
        status=row.status,
        opened=from_milliseconds(row.opened),
        closes=None if row.closes is None else from_milliseconds(row.closes),
        post=row.post,
    )
