"""Who may do what: the bot in a channel, and people at a table (docs/behaviour.md#permissions)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

import discord

TO_OPEN_A_TABLE = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "read_message_history",
)
OF_SOME_FEATURES = {
    "attach_files": "pictures",
    "create_private_threads": "campaigns in private threads",
    "pin_messages": "pins the first page of a campaign",
    "manage_threads": "deletes the thread of a campaign that could not be opened",
}
"""Further permissions, each with what is missing without it."""

SCOPES = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Returns the link by which somebody adds the bot to a server, with all permissions that it uses."""
    permissions = discord.Permissions(**dict.fromkeys((*TO_OPEN_A_TABLE, *OF_SOME_FEATURES), True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def missing(granted: discord.Permissions, needed: Iterable[str] = TO_OPEN_A_TABLE) -> tuple[str, ...]:
    """The names of the needed permissions that are not granted, in the order in which they are needed."""
    return tuple(name for name in needed if not getattr(granted, name))


class Chair(Protocol):
    """What is looked at of a seat: who sits there, if anybody."""

    @property
    def user(self) -> int | None:
        """The Discord id of the user, None for an open seat or an autopilot's."""


@dataclass(frozen=True, slots=True)
class Rights:
    """What somebody is at a table.

    `moderator` is who may Manage Threads in the parent channel; in a competitive game one who holds a seat is a player
    and nothing more, for a moderator could profit from what the table does not know.
    """

    seated: bool
    organiser: bool
    moderator: bool

    @property
    def decides_alone(self) -> bool:
        """Whether this person may take play back without asking the table."""
        return self.moderator and not self.seated

    @property
    def may_ask_table(self) -> bool:
        """Whether this person may ask for an undo, a reset or a restore."""
        return self.seated or self.decides_alone

    @property
    def looks_after(self) -> bool:
        """Whether this person may pause the campaign, put it away, and repair what harms no rival."""
        return self.organiser or self.moderator

    def acts_for_others(self, *, competitive: bool) -> bool:
        """Whether this person may answer for a seat or go back without the table: no rival with a seat of their own."""
        return self.moderator or (self.organiser and not (competitive and self.seated))

    @property
    def may_copy(self) -> bool:
        """Whether this person may fork the campaign."""
        return self.seated or self.organiser or self.moderator


def rights_of(
    user: int, chairs: Iterable[Chair], organiser: int, *, competitive: bool, manages_threads: bool
) -> Rights:
    """What the user is at the table with these chairs; `manages_threads` is asked of the parent channel."""
    seated = any(chair.user == user for chair in chairs)
    return Rights(seated, user == organiser, manages_threads and not (competitive and seated))
