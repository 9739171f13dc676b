"""Everything a person can press or type, and what answers it: a new panel or command joins by its lines here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.ids import Press
from bot.panels import lobby, settings
from bot.reply import Reply

Handler = Callable[[Reply, Press], Awaitable[None]]
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

PRESSES: dict[str, Handler] = {
    "lobby_join": lobby.join,
    "lobby_choose": lobby.choose,
    "lobby_seat": lobby.choose_seat,
    "lobby_ready": lobby.ready,
    "lobby_add_autopilot": lobby.add_autopilot,
    "lobby_remove_autopilot": lobby.remove_autopilot,
    "lobby_start": lobby.start,
    "lobby_watch": lobby.watch,
    "lobby_leave": lobby.ask_to_leave,
    "lobby_left": lobby.left,
    "lobby_settings": settings.show,
    "settings_change": settings.change,
    "settings_done": settings.done,
}

COMMANDS: tuple[Callable[[], AnyCommand], ...] = ()
