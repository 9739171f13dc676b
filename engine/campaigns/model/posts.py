"""The outbox: posts that must reach the thread once and in order, and the wanted content of the turn message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from engine.storage.schema.codec import read_mark
from engine.storage.schema.rows import PostInThread, TurnMessageInThread
from engine.table import Mark, Text

PostKind = Literal[
    "start",  # a chapter begins
    "turn",  # one or more marks were passed: turns and phases ended
    "over",  # the chapter's end; details: winners, scores, reason, carried
    "chronicle",  # the chapter's end, in the server's chronicle channel; details: channel
    "request",  # someone asks for consent; details: request
    "decided",  # the outcome of a request; details: request, status
    "corrected",  # a rule was corrected and the turn was reopened
    "forked",  # a copy was made; details: campaign, name
    "copy",  # first post of a copy; details: campaign (None: from a file), name of the original
    "seat",  # someone took or left a seat; details: what, name, owner of a lent seat, whose, `told`: users to notify
    "application",  # someone applies for an open seat; details: name, whose
    "organiser",  # there is a new organiser; details: name, whose: users with these names, `told`
    "acting",  # a player may act for a silent organiser; details: `told`
    "paused",  # details: reason, why (`reason`, `none`, `nobody`)
    "resumed",
    "away",  # the campaign is archived; details: until (milliseconds)
    "back",  # and restored
    "reminder",  # by a player, or because half of the time is over; details: seats that are waited for, since
    "stalled",  # the time is over; details: seats, since (milliseconds)
    "extended",  # a waiting player takes more time; details: hours
    "called",  # a player asks the organiser for help; details: `told`
    "rescue",  # someone repaired something; details: what, right (moderator, organiser)
    "absent",  # the bot was away; details: since, until (milliseconds)
    "clock",  # a campaign that waited takes a step; details: what, and `begins` or `closes` (milliseconds)
    "meeting",  # players meet on Discord, or do not; details: what, begins (milliseconds), event
    "setting",  # details: name, value
    "exported",  # an open file was exported; details: over (the chapter was)
    "unreadable",  # the stored post cannot be read
]
PostStatus = Literal["waiting", "sending", "sent", "refused"]


@dataclass(frozen=True, slots=True)
class Post:
    """One message of the thread.

    `number` counts per campaign; `n` and `branch` are its moment (see `board_at`). `marks` are what it closes and what
    begins after it, in order. `texts` are the public log lines since the last such post. `seat`, `user` and `autopilot`
    say who acted last. `undone` means that the message should be struck through, `struck` that it is.
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
    def place(self) -> int | None:
        """Returns where it is posted: the campaign's thread, or the server's chronicle channel."""
        return int(self.details["channel"]) if self.kind == "chronicle" else self.thread

    @property
    def by_itself(self) -> bool:
        """True if it reports play without any person's answer. Consecutive posts of this kind become one message."""
        return self.kind == "turn" and (self.autopilot or self.user is None)


@dataclass(frozen=True, slots=True)
class TurnMessage:
    """The turn message of a campaign: it should show version `wanted` and shows version `shown`.

    `mentioned` are the users pinged by the current message.
    """

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
    """Returns the row of a post to be sent.

    `serial` is the last log line of decision n - 1 in it; `at` is when it was queued (milliseconds).
    """
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


def read_post(row: PostInThread) -> Post:
    """Returns the post of a row of `posts` with its campaign's thread.

    A payload that cannot be read gives a post of the kind `unreadable`: it must not block other posts.
    """
    try:
        return _read_post(row, cast("PostKind", row.kind), row.payload)
    except (LookupError, TypeError, ValueError, AttributeError):
        return _read_post(row, "unreadable", UNREADABLE)


def _read_post(row: PostInThread, kind: PostKind, payload: Mapping[str, Any]) -> Post:
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
        status=cast("PostStatus", row.status),
        message=row.message,
        undone=row.undone,
        struck=row.struck,
    )


def read_turn_message(row: TurnMessageInThread) -> TurnMessage:
    """Returns the turn message of a row of `turn_messages` with its campaign's thread."""
    return TurnMessage(row.campaign, row.thread, row.message, row.wanted, row.shown, tuple(row.mentioned))
