"""Everything a person can press or type, and what answers it: a new panel or command joins by its lines here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.ids import Press
from bot.reply import Reply

Handler = Callable[[Reply, Press], Awaitable[None]]
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

PRESSES: dict[str, Handler] = {}

COMMANDS: tuple[Callable[[], AnyCommand], ...] = ()
