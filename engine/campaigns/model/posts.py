"""The outbox: posts that must reach the thread, each once and in order, and the wish of what the turn card shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.storage.schema.codec import read_mark
from engine.table import Mark, Text

PostKind = Literal[
    "start",  # a chapter begins
    "turn",  # one or more marks were passed: turns and phases that are over
    "over",  # the chapter's end; details: winners, scores, reason, carried
    "request",  # somebody asks the table; details: request
    "decided",  # how a request ended; details: request, status
    "corrected",  # a rule was corrected and the turn was reopened
    "forked",  # a copy was made; details: campaign, name
    "copy",  # first post of a copy; details: campaign (None: from a file), name of the original
    "seat",  # somebody came or went; details: what, name, owner of what is lent, whose, told: users to notify
    "application",  # somebody asks for an open seat; details: name, whose
    "organiser",  # who organises from now on; details: name, whose: the users of these names, told
    "paused",  # details: reason, why (reason, none, nobody)
    "resumed",
    "away",  # the campaign is archived; details: until (milliseconds)
    "back",  # and restored
    "reminder",  # by somebody, or because half of the time is over; details: seats that are waited for, since
    "stalled",  # all of the time is over; details: seats, since (milliseconds)
    "extended",  # whoever is waited for takes more time; details: hours
    "called",  # somebody asks the organiser to look; details: told
    "rescue",  # somebody has repaired something; details: what, right (moderator, organiser)
    "absent",  # the bot was away; details: since, until (milliseconds)
    "setting",  # details: name, value
    "exported",  # an open file was made; details: over (the chapter was)
    "unreadable",  # what is stored of the post cannot be read
]
PostStatus = Literal["waiting", "sending", "sent", "refused"]


@dataclass(frozen=True, slots=True)
class Post:
    """One message of the thread. `number` counts per campaign; `n` and `branch` are its moment (see `board_at`).

    `marks` are what it closes and what begins after it, in order; `texts` the public tells
    since the last such post; `seat`, `user` and `autopilot` say who acted last. `undone` says that the message should
    be shown struck, `struck` that it is.
    """

    campaign: int
    number: int
    kind: PostKind
    thread: int | None
    branch: int
    n: int
    chapter: str | None
    seat: int | None
    user: int | None
    autopilot: bool
    marks: Sequence[Mark]
    texts: Sequence[Text]
    details: Mapping[str, Any]
    status: PostStatus
    message: int | None
    undone: bool
    struck: bool

    @property
    def by_itself(self) -> bool:
        """Whether it tells of play for which nobody has pressed anything: such posts that follow each other go out as
        one message."""
        return self.kind == "turn" and (self.autopilot or self.user is None)


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The turn card of a campaign: it should show `wanted` and shows `shown` (both count up); `mentioned` are the users
    whom the present message has pinged."""

    campaign: int
    thread: int | None
    message: int | None
    wanted: int
    shown: int
    mentioned: Sequence[int]


def post_row(
    campaign: int,
    number: int,
    kind: PostKind,
    *,
    branch: int,
    n: int,
    chapter: str | None,
    user: int | None,
    at: int,
    seat: int | None = None,
    autopilot: bool = False,
    serial: int = -1,
    marks: Sequence[Mark] = (),
    texts: Sequence[Text] = (),
    details: Mapping[str, Any],
) -> dict[str, Any]:
    """The row of a post that waits to be sent; `serial` is the last tell of decision n - 1 that it holds, `at` is when
    it was queued (milliseconds)."""
    payload = {
        "chapter": chapter,
        "seat": seat,
        "user": user,
        "autopilot": autopilot,
        "marks": [list(mark) for mark in marks],
        "texts": [text.to_plain() for text in texts],
        "details": details,
    }
    return {
        "campaign": campaign,
        "number": number,
        "kind": kind,
        "branch": branch,
        "n": n,
        "serial": serial,
        "payload": payload,
        "status": "waiting",
        "undone": False,
        "struck": False,
        "at": at,
    }


UNREADABLE: Mapping[str, Any] = {
    "chapter": None,
    "seat": None,
    "user": None,
    "autopilot": False,
    "marks": (),
    "texts": (),
    "details": {},
}


def read_post(row: Any) -> Post:
    """The post of a row of `posts` with its campaign's thread. One whose payload cannot be read is there all the same,
    of the kind `unreadable`: it must not hold up the posts of all others."""
    try:
        return _read_post(row, row.kind, row.payload)
    except (LookupError, TypeError, ValueError, AttributeError):
        return _read_post(row, "unreadable", UNREADABLE)


def _read_post(row: Any, kind: PostKind, payload: Mapping[str, Any]) -> Post:
    return Post(
        campaign=row.campaign,
        number=row.number,
        kind=kind,
        thread=row.thread,
        branch=row.branch,
        n=row.n,
        chapter=payload["chapter"],
        seat=payload["seat"],
        user=payload["user"],
        autopilot=payload["autopilot"],
        marks=[read_mark(kind, value) for kind, value in payload["marks"]],
        texts=[Text.from_plain(text) for text in payload["texts"]],
        details=payload["details"],
        status=row.status,
        message=row.message,
        undone=row.undone,
        struck=row.struck,
    )


def read_card(row: Any) -> TurnCard:
    """The card of a row of `cards` with its campaign's thread."""
    return TurnCard(row.campaign, row.thread, row.message, row.wanted, row.shown, tuple(row.mentioned))
