"""Permissions of the bot in a channel, and of users in a campaign (docs/behaviour.md#permissions)."""

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
TO_OPEN_A_POST = tuple(each for each in TO_OPEN_A_TABLE if each != "create_public_threads")
"""In a forum, who may send messages may create posts."""
OF_SOME_FEATURES = {
    "attach_files": "pictures",
    "create_private_threads": "campaigns in private threads",
    "pin_messages": "pins the first page of a campaign",
    "create_events": "events for playing together at a time",
    "manage_threads": "deletes the thread of a campaign that could not be opened",
}
"""Optional permissions, and the feature that is missing without each."""

SCOPES = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Returns the link that adds the bot to a server, with all permissions it uses."""
    permissions = discord.Permissions(**dict.fromkeys((*TO_OPEN_A_TABLE, *OF_SOME_FEATURES), True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def missing(granted: discord.Permissions, needed: Iterable[str] = TO_OPEN_A_TABLE) -> tuple[str, ...]:
    """Returns the needed permissions that are not granted, in the order of `needed`."""
    return tuple(name for name in needed if not getattr(granted, name))


def in_words(permission: str) -> str:
    """Returns a permission as Discord's settings call it in English."""
    return permission.replace("_", " ").title().replace(" In ", " in ")


class Chair(Protocol):
    """The part of a seat that permissions depend on: its player, if any."""

    @property
    def user(self) -> int | None:
        """The player's Discord id; None for an open seat and for autopilot."""


@dataclass(frozen=True, slots=True)
class Rights:
    """A user's rights in a campaign.

    `moderator` means Manage Threads in the parent channel. In a competitive game, a moderator with a seat only counts
    as a player, because they could profit from hidden information.
    """

    seated: bool
    organiser: bool
    moderator: bool

    @property
    def decides_alone(self) -> bool:
        """True if this user may undo without the other players' consent."""
        return self.moderator and not self.seated

    @property
    def may_ask_table(self) -> bool:
        """True if this user may ask for an undo, a reset or a restore."""
        return self.seated or self.decides_alone

    @property
    def looks_after(self) -> bool:
        """True if this user may pause or archive the campaign, and make repairs that harm no opponent."""
        return self.organiser or self.moderator

    def acts_for_others(self, *, competitive: bool) -> bool:
        """True if this user may answer for a seat or go back without consent: not an opponent with a seat."""
        return self.moderator or (self.organiser and not (competitive and self.seated))

    @property
    def may_copy(self) -> bool:
        """True if this user may fork the campaign."""
        return self.seated or self.organiser or self.moderator


def rights_of(
    user: int, chairs: Iterable[Chair], organiser: int, *, competitive: bool, manages_threads: bool
) -> Rights:
    """Returns a user's rights in a campaign with these seats. `manages_threads` refers to the parent channel."""
    seated = any(chair.user == user for chair in chairs)
    return Rights(seated, user == organiser, manages_threads and not (competitive and seated))
