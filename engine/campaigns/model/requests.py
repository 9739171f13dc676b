"""Asking the table: undo, reset and restore need the consent of others, and the table has chosen of whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from engine.campaigns.clock import from_milliseconds

LONGEST_REASON = 100  # characters of the reason that somebody gives
RequestKind = Literal["undo", "reset", "restore", "setting", "autopilot"]
WITHOUT_A_MOMENT = ("setting", "autopilot")
"""Requests that lead to no other moment."""
Rule = Literal["majority", "all", "organiser"]
RequestStatus = Literal["open", "agreed", "refused", "withdrawn", "late"]


@dataclass(frozen=True)
class Losses:
    """What going back to decision `to` would take back: choices by seat, and which kinds of reveal are among them."""

    to: int
    choices: Mapping[int, int]
    reveals: Sequence[str]


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the table to go back to decision `to` of line `branch`, or (kind `setting`) for another `value` of
    the setting that says whose consent that takes, or (kind `autopilot`) that autopilot plays seat `value`. `asked` are
    the users who may agree or refuse, `rule` says whose consent this request takes, and `post` is the number of the
    public post that asks."""

    id: int
    campaign: int
    kind: RequestKind
    user: int
    branch: int
    to: int
    reason: str
    losses: Losses
    asked: Sequence[int]
    agreed: Sequence[int]
    refused: Sequence[int]
    rule: Rule
    value: str
    status: RequestStatus
    opened: datetime
    closes: datetime | None
    post: int

    def agreeing(self, user: int) -> Request:
        """The same once this user has agreed, whatever they said before."""
        return replace(self, agreed=(*_others(self.agreed, user), user), refused=_others(self.refused, user))

    def refusing(self, user: int) -> Request:
        """The same once this user has refused."""
        return replace(self, agreed=_others(self.agreed, user), refused=(*_others(self.refused, user), user))

    def without(self, user: int) -> Request:
        """The same, as if this user had never been asked."""
        return replace(
            self,
            asked=_others(self.asked, user),
            agreed=_others(self.agreed, user),
            refused=_others(self.refused, user),
        )


def _others(users: Sequence[int], user: int) -> tuple[int, ...]:
    return tuple(each for each in users if each != user)


@dataclass(frozen=True, slots=True)
class Tally:
    """How a request stands. `missing` are the users without whose consent it cannot be carried out; `agreed` of
    `seats` seats of people have agreed, and it takes `needed` of them. `outcome` None: it is open."""

    missing: Sequence[int]
    agreed: int
    needed: int
    seats: int
    outcome: Literal["agreed", "refused"] | None


def tally(request: Request, users: Sequence[int | None], organiser: int, *, competitive: bool) -> Tally:
    """How a request stands at a table with these users on its seats (None: nobody, or autopilot).

    By majority it takes everybody whose choices would be lost, and more than half of the seats; in a competitive game
    whoever loses something must agree under any rule. Autopilot takes more than half of the other seats there, and any
    other seat in a co-operative game; whoever has the seat can refuse it.
    """
    if request.kind == "autopilot":
        return _tally_of_others(request, users, competitive=competitive)
    seats = Counter(user for user in users if user is not None)
    losers = (users[seat] for seat in request.losses.choices if seat < len(users))
    affected = {user for user in losers if user is not None}
    must: dict[Rule, set[int]] = {
        "all": set(seats),
        "majority": affected,
        "organiser": {organiser, *(affected if competitive else ())},
    }
    missing = must[request.rule] - {request.user, *request.agreed}
    needed = seats.total() // 2 + 1 if request.rule == "majority" else 0
    agreed = sum(seats[user] for user in {request.user, *request.agreed})
    against = sum(seats[user] for user in request.refused)
    lost = missing & set(request.refused) or seats.total() - against < needed
    reached = not missing and agreed >= needed
    outcome: Literal["agreed", "refused"] | None = "refused" if lost else "agreed" if reached else None
    return Tally(sorted(missing), agreed, needed, seats.total(), outcome)


def _tally_of_others(request: Request, users: Sequence[int | None], *, competitive: bool) -> Tally:
    owner = users[int(request.value)]
    seats = Counter(user for user in users if user is not None and user != owner)
    needed = seats.total() // 2 + 1 if competitive else 1
    agreed = sum(seats[user] for user in {request.user, *request.agreed})
    against = sum(seats[user] for user in request.refused)
    lost = owner in request.refused or seats.total() - against < needed
    outcome: Literal["agreed", "refused"] | None = "refused" if lost else "agreed" if agreed >= needed else None
    return Tally([], agreed, needed, seats.total(), outcome)


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
        asked=tuple(row.asked),
        agreed=tuple(row.agreed),
        refused=tuple(row.refused),
        rule=row.rule,
        value=row.value,
        status=row.status,
        opened=from_milliseconds(row.opened),
        closes=None if row.closes is None else from_milliseconds(row.closes),
        post=row.post,
    )
