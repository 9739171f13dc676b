"""An interaction: what a person did, and the bot's answers so far."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from bot.local_discord.model.clock import Timer
from bot.local_discord.model.errors import JsonObject


class Kind(IntEnum):
    """The type of an interaction."""

    COMMAND = 2
    COMPONENT = 3
    COMPLETION = 4
    MODAL = 5


class Callback(IntEnum):
    """The type of the bot's first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ANSWERS = {
    Kind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    Kind.COMPONENT: set(Callback) - {Callback.CHOICES},
    Kind.COMPLETION: {Callback.CHOICES},
    Kind.MODAL: set(Callback) - {Callback.CHOICES, Callback.MODAL},
}


class NoAnswer(Exception):
    """Raised if the bot did not answer an interaction in time, or only with answers that Discord rejects."""


@dataclass
class Interaction:
    """A press, command, completion or form of one person."""

    id: str
    token: str
    kind: Kind
    user_id: str
    channel_id: str
    born: float
    source: JsonObject | None
    command: JsonObject | None
    command_name: str
    opener: Interaction | None
    owners: JsonObject
    first: asyncio.Future[Callback]
    timer: Timer | None = None
    callback: Callback | None = None
    ephemeral: bool = False
    response_id: str | None = None
    waiting: bool = False
    choices: list[JsonObject] = field(default_factory=list)
    modal: JsonObject | None = None
    refusals: list[str] = field(default_factory=list)
    follow_up_ids: list[str] = field(default_factory=list)
    progress: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def ephemeral_for(self) -> str | None:
        """The only user who sees the answer; None if it is public."""
        return self.user_id if self.ephemeral else None
