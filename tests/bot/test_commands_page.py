"""docs/commands.md agrees with the registered commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.gateway.routes import COMMANDS

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"


def registered() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yields every slash command, subcommands included."""
    for made in (make() for make in COMMANDS):
        if isinstance(made, app_commands.Group):
            yield from (each for each in made.walk_commands() if isinstance(each, app_commands.Command))
        elif isinstance(made, app_commands.Command):
            yield made


def test_every_command_is_on_the_page_with_its_options_and_no_other() -> None:
    """One row a command: its name and its options in their order."""
    rows = set(re.findall(r"^\| `/([a-z ]+)` \|", PAGE.read_text(encoding="utf-8"), re.M))
    known = {
        " ".join([each.qualified_name, *(option.display_name for option in each.parameters)]) for each in registered()
    }
    assert rows == known


def test_every_message_menu_is_on_the_page() -> None:
    menus = [made.name for made in (make() for make in COMMANDS) if isinstance(made, app_commands.ContextMenu)]
    assert menus
    assert all(f"**{name}**" in PAGE.read_text(encoding="utf-8") for name in menus)
