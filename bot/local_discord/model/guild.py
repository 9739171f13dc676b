"""A server with its members and roles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject


@dataclass
class Guild:
    """A server and the data that permissions depend on. `about` is Discord's JSON without members, roles and scheduled
    events, which are stored by id. The role of @everyone has the id of the server."""

    about: JsonObject
    members: dict[str, JsonObject] = field(default_factory=dict)
    roles: dict[str, JsonObject] = field(default_factory=dict)
    events: dict[str, JsonObject] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The server's id."""
        return str(self.about["id"])

    @property
    def owner_id(self) -> str:
        """The id of the owner, who has all permissions."""
        return str(self.about["owner_id"])

    def add_role(self, role_id: str, name: str, permissions: int, **fields: Any) -> str:
        """Creates a role and returns its id."""
        self.roles[role_id] = objects.role(role_id, name, permissions, **fields)
        return role_id
