"""Requests: undo, reset and restore need the consent of other players, according to the campaign's settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar, Literal, cast

from engine.campaigns.model.clock import from_milliseconds
from engine.storage.schema import rows

LONGEST_REASON = 100  # characters
Rule = Literal["majority", "all", "organiser"]
RequestStatus = Literal["open", "agreed", "refused", "withdrawn", "late"]


@dataclass(frozen=True)
class Losses:
    """The losses of going back to decision `to`: choices by seat, and kinds of reveals."""

    to: int
    choices: Mapping[int, int]
    reveals: Sequence[str]


@dataclass(frozen=True, slots=True)
class GoBack:
    """Going back to decision `to` of the current branch.

    None means the asker's last choice for an `undo`, the start of the chapter for a `reset`.
    """

    kind: Literal["undo", "reset"]
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Restore:
    """Continuing another branch from its end."""

    branch: int
    kind: ClassVar[Literal["restore"]] = "restore"


@dataclass(frozen=True, slots=True)
class Rewind:
    """Continuing from decision `to` of `branch`: a resolved GoBack or Restore."""

    kind: Literal["undo", "reset", "restore"]
    branch: int
    to: int


@dataclass(frozen=True, slots=True)
class ChangeUndoRule:
    """Changing whose consent an undo needs."""

    rule: Rule
    kind: ClassVar[Literal["setting"]] = "setting"


@dataclass(frozen=True, slots=True)
class PlayByAutopilot:
    """Making autopilot play a seat whose time is over."""

    seat: int
    kind: ClassVar[Literal["autopilot"]] = "autopilot"


Wish = GoBack | Restore | ChangeUndoRule | PlayByAutopilot
"""A request as a player makes it."""
Contents = Rewind | ChangeUndoRule | PlayByAutopilot
"""A request with its target resolved."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request for consent.

    `asked` are the users who may agree or refuse. `rule` says whose consent it needs. `post` is the number of its
    public post.
    """

    id: int
    campaign: int
    contents: Contents
    user: int
    reason: str
    losses: Losses
    asked: Sequence[int]
    agreed: Sequence[int]
    refused: Sequence[int]
    rule: Rule
    status: RequestStatus
    opened: datetime
    closes: datetime | None
    post: int

    @property
    def kind(self) -> Literal["undo", "reset", "restore", "setting", "autopilot"]:
        """Returns the kind of request."""
        return self.contents.kind

    @property
    def electors(self) -> frozenset[int]:
        """Returns who decides: the asker, and everyone who was present or has pressed a button since."""
        return frozenset((self.user, *self.asked))

    def asking(self, user: int) -> Request:
        """Returns the request with this user among those who may agree or refuse."""
        return self if user in self.electors else replace(self, asked=(*self.asked, user))

    def agreeing(self, user: int) -> Request:
        """Returns the request with this user's consent, which replaces an earlier refusal."""
        return replace(self, agreed=(*_others(self.agreed, user), user), refused=_others(self.refused, user))

    def refusing(self, user: int) -> Request:
        """Returns the request with this user's refusal."""
        return replace(self, agreed=_others(self.agreed, user), refused=(*_others(self.refused, user), user))

    def without(self, user: int) -> Request:
        """Returns the request as if this user had never been asked."""
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
    """The state of a request.

    `missing` are the users whose consent is still required. `agreed` of `seats` players' seats have agreed, and
    `needed` must. `outcome` is None while it is open.
    """

    missing: Sequence[int]
    agreed: int
    needed: int
    seats: int
    outcome: Literal["agreed", "refused"] | None


def tally(request: Request, users: Sequence[int | None], organiser: int, *, competitive: bool) -> Tally:
    """Returns the state of a request in a campaign with these users on its seats (None: open, or autopilot).

    By majority it needs everyone whose choices would be lost, and more than half of the seats. In a competitive game
    anyone who loses something must agree under any rule. Autopilot needs more than half of the other seats there, and
    any other seat in a co-operative game; the player of the seat can refuse. Only electors count: no one waits for
    players who are gone. If the organiser would decide but is gone, the majority does.
    """
    if isinstance(request.contents, PlayByAutopilot):
        return _tally_of_others(request, users[request.contents.seat], users, competitive=competitive)
    electors = request.electors
    seats = Counter(user for user in users if user in electors)
    losers = (users[seat] for seat in request.losses.choices if seat < len(users))
    affected = {user for user in losers if user in electors}
    rule: Rule = "majority" if request.rule == "organiser" and organiser not in electors else request.rule
    must: dict[Rule, set[int]] = {
        "all": {user for user in seats if user is not None},
        "majority": affected,
        "organiser": {organiser, *(affected if competitive else ())},
    }
    missing = must[rule] - {request.user, *request.agreed}
    needed = min(seats.total(), seats.total() // 2 + 1) if rule == "majority" else 0
    agreed = sum(seats[user] for user in {request.user, *request.agreed})
    against = sum(seats[user] for user in request.refused)
    lost = missing & set(request.refused) or seats.total() - against < needed
    reached = not missing and agreed >= needed
    outcome: Literal["agreed", "refused"] | None = "refused" if lost else "agreed" if reached else None
    return Tally(sorted(missing), agreed, needed, seats.total(), outcome)


def _tally_of_others(request: Request, owner: int | None, users: Sequence[int | None], *, competitive: bool) -> Tally:
    seats = Counter(user for user in users if user in request.electors and user != owner)
    needed = min(seats.total(), seats.total() // 2 + 1 if competitive else 1)
    agreed = sum(seats[user] for user in {request.user, *request.agreed})
    against = sum(seats[user] for user in request.refused)
    lost = owner in request.refused or seats.total() - against < needed
    outcome: Literal["agreed", "refused"] | None = "refused" if lost else "agreed" if agreed >= needed else None
    return Tally([], agreed, needed, seats.total(), outcome)


def plain_losses(losses: Losses) -> dict[str, Any]:
    """Returns losses as JSON-ready data, the inverse of `read_losses`."""
    choices = {str(seat): count for seat, count in losses.choices.items()}
    return {"to": losses.to, "choices": choices, "reveals": list(losses.reveals)}


def read_losses(plain: dict[str, Any]) -> Losses:
    """Returns losses from a request's row."""
    choices = {int(seat): count for seat, count in plain["choices"].items()}
    return Losses(plain["to"], choices, plain["reveals"])


def contents_row(contents: Contents) -> dict[str, Any]:
    """Returns the contents as columns of a request's row; `read_request` reads them."""
    row: dict[str, Any] = {"kind": contents.kind, "branch": 0, "to": 0, "value": ""}
    match contents:
        case Rewind(branch=branch, to=to):
            return row | {"branch": branch, "to": to}
        case ChangeUndoRule(rule=rule):
            return row | {"value": rule}
        case PlayByAutopilot(seat=seat):
            return row | {"value": str(seat)}


def _read_contents(row: rows.Request) -> Contents:
    if row.kind == "setting":
        return ChangeUndoRule(cast("Rule", row.value))
    if row.kind == "autopilot":
        return PlayByAutopilot(int(row.value))
    return Rewind(cast("Literal['undo', 'reset', 'restore']", row.kind), row.branch, row.to)


def read_request(row: rows.Request) -> Request:
    """Returns the request of a row."""
    return Request(
        id=row.id,
        campaign=row.campaign,
        contents=_read_contents(row),
        user=row.user,
        reason=row.reason,
        losses=read_losses(row.losses),
        asked=tuple(row.asked),
        agreed=tuple(row.agreed),
        refused=tuple(row.refused),
        rule=cast("Rule", row.rule),
        status=cast("RequestStatus", row.status),
        opened=from_milliseconds(row.opened),
        closes=None if row.closes is None else from_milliseconds(row.closes),
        post=row.post,
    )
