"""Settings of servers: changed, exported and erased (docs/behaviour.md#server-settings)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from pydantic import ValidationError

from engine.campaigns.model.audit import line_as_data, line_of
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.errors import Elsewhere, WrongOption
from engine.campaigns.model.server import DEFAULT, ServerSettings, changed, read_settings
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage.queries import audit, campaigns, server_figures, servers
from engine.table.checkpoint import explain


async def recall(context: Context) -> None:
    """Reads the settings of all servers here. Call when this process begins to lead."""
    stored = await context.database.read(servers.of_shards, context.shards)
    context.servers.clear()
    context.servers |= {guild: read_settings(settings) for guild, settings in stored.items()}


class ServerSettingsService(Service):
    """Settings of servers, which apply to all campaigns in them."""

    def of(self, guild: int | None) -> ServerSettings:
        """Returns the settings of a server. Costs nothing."""
        return self._context.servers.get(guild or 0, DEFAULT)

    def with_list_of_tables(self) -> Mapping[int, int]:
        """Returns the channels in which servers want a list of tables, by server."""
        return {guild: each.tables for guild, each in self._context.servers.items() if each.tables is not None}

    @uncancellable
    async def change(self, guild: int, name: str, value: Any, user: int) -> ServerSettings:
        """Changes a setting on behalf of a moderator. Raises WrongOption, Elsewhere."""
        self._expect_here(guild)
        try:
            settings = changed(self.of(guild), name, value)
        except ValidationError as error:
            raise WrongOption(name, explain(error)) from None
        noted = line_of(guild, user, "server-setting", self._now(), detail=name)
        await self._context.database.write([servers.put(guild, settings.model_dump()), noted])
        self._context.servers[guild] = settings
        return settings

    @uncancellable
    async def erase(self, guild: int) -> None:
        """Deletes all settings of a server, so that it has the default ones, what its moderators did, and the counts of
        its deleted campaigns. Raises Elsewhere."""
        self._expect_here(guild)
        await self._context.database.write([servers.drop(guild), audit.drop(guild), server_figures.drop(guild)])
        self._context.servers.pop(guild, None)

    async def export(self, guild: int, user: int) -> bytes:
        """Returns everything that is stored about a server as JSON, for a moderator: its settings, a list of its
        campaigns, what moderators did, and the counts of deleted campaigns. Raises Elsewhere."""
        self._expect_here(guild)
        await self._context.database.write([line_of(guild, user, "server-data", self._now())])
        return orjson.dumps(
            {
                "server": str(guild),
                "settings": self.of(guild).model_dump(),
                "campaigns": await self._context.database.read(campaigns.summaries_of, guild),
                "moderation": [line_as_data(row) for row in await self._context.database.read(audit.of_server, guild)],
                "counts": [
                    {"month": row.month, "what": row.what, "total": row.total}
                    for row in await self._context.database.read(server_figures.kept, guild)
                ],
            },
            option=orjson.OPT_INDENT_2,
        )

    def _now(self) -> int:
        return to_milliseconds(self._context.clock.now())

    def _expect_here(self, guild: int) -> None:
        if not self._context.shards.holds(guild):
            raise Elsewhere
