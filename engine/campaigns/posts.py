"""The outbox: posts that must reach the thread, each once and in order, and the wish of what the turn card shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.table import Text

PostKind = Literal[
    "start",  # a chapter begins
    "turn",  # one or more marks were passed: turns and phases that are over
    "over",  # the chapter's end; details: winners, scores, carried
    "request",  # somebody asks the table; details: request
    "decided",  # how a request ended; details: request, status, user
    "moved",  # another line of play stands now; details: why, to, user
    "corrected",  # a rule was corrected and the turn was reopened
    "forked",  # a copy was made; details: campaign, name
    "copy",  # first post of a copy; details: campaign, name of the original
    "seat",  # somebody came, went, or autopilot took over; details: what, seat, user, by
    "setting",  # details: name, value, user
    "exported",  # an open file was made; details: user
]
PostStatus = Literal["waiting", "sending", "sent", "refused"]


@dataclass(frozen=True, slots=True)
class Post:
    """One message of the thread. `number` counts per campaign; `n` and `branch` are its moment (see `board_at`).

    `marks` are the turns (value: the seat whose turn starts) and phases it closes, in order; `texts` the public tells
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
    marks: Sequence[tuple[str, int | str]]
    texts: Sequence[Text]
    details: Mapping[str, Any]
    status: PostStatus
    message: int | None
    undone: bool
    struck: bool


@dataclass(frozen=True, slots=True)
class Card:
    """The turn card of a campaign: it should show `wanted` and shows `shown` (both count up); `mentioned` are the users
    whom the present message has pinged."""

    campaign: int
    thread: int | None
    message: int | None
    wanted: int
    shown: int
    mentioned: Sequence[int]
