"""One server: who is in it, and their roles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject


@dataclass
class Guild:
    """A server with what permissions follow from. `about` is Discord's own JSON of it, without members and roles,
    which are kept by their ids; the role of @everyone has the id of the server."""

    about: JsonObject
    members: dict[str, JsonObject] = field(default_factory=dict)
    roles: dict[str, JsonObject] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.about["id"])

    @property
    def owner_id(self) -> str:
        """Who may do everything here."""
        return str(self.about["owner_id"])

    def add_role(self, role_id: str, name: str, permissions: int, **fields: Any) -> str:
        """Make a role, and return its id."""
        self.roles[role_id] = objects.role(role_id, name, permissions, **fields)
        return role_id
