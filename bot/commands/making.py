"""Slash commands from plain functions, described by the catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from discord import app_commands

from bot.commands.completing import LONGEST_INPUT, Completion, bounded
from bot.commands.translating import said
from engine.words import LANGUAGES

Callback = Callable[..., Coroutine[Any, Any, None]]
Slash = app_commands.Command[Any, ..., None]
"""A command that is typed after a slash."""
Placed = TypeVar("Placed", Slash, app_commands.Group, app_commands.ContextMenu)
Typed = app_commands.Range[str, 0, LONGEST_INPUT]
"""An option that accepts any text."""


def command(
    callback: Callback,
    *,
    name: str | None = None,
    group: str = "",
    complete: Mapping[str, Completion] | None = None,
    choices: Mapping[str, tuple[str, ...]] | None = None,
    renamed: Mapping[str, str] | None = None,
    guild_only: bool = True,
) -> Slash:
    """Builds a slash command from `callback`, whose parameters after the interaction become the command's options.

    Its messages are `command-<group>-<name>`, `parameter-<group>-<name>-<parameter>` and `choice-<parameter>-<value>`.
    Commands that are not `guild_only` can be used anywhere.
    `complete` holds the completions and `choices` the fixed values of parameters; `renamed` gives a parameter a name
    that Python reserves.
    """
    name = name or callback.__name__
    path = f"{group}-{name}" if group else name
    made: Slash = app_commands.Command(
        name=name,
        description=said(f"command-{path}"),
        callback=_described(callback, path, choices or {}, renamed or {}),
    )
    placed(made, anywhere=not guild_only)
    for parameter, completion in (complete or {}).items():
        made.autocomplete(parameter)(bounded(completion))
    return made


def placed(made: Placed, *, anywhere: bool = False) -> Placed:
    """Returns the command, set to be used in servers that have installed the bot; or `anywhere`, also by people who
    have installed it only for themselves."""
    made.guild_only = not anywhere
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=anywhere)
    made.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=anywhere, private_channel=anywhere)
    return made


def _described(
    callback: Callback, path: str, choices: Mapping[str, tuple[str, ...]], renamed: Mapping[str, str]
) -> Callback:
    """Returns the function with names, descriptions and fixed values of its parameters."""
    shown = {each: each for each in list(inspect.signature(callback).parameters)[1:]} | dict(renamed)
    described = {each: said(f"parameter-{path}-{name}") for each, name in shown.items()}
    callback = app_commands.describe(**described)(app_commands.rename(**shown)(callback))
    for parameter, values in choices.items():
        named = {each: LANGUAGES.get(each) or said(f"choice-{shown[parameter]}-{each}") for each in values}
        offered = [app_commands.Choice(name=name, value=each) for each, name in named.items()]
        callback = app_commands.choices(**{parameter: offered})(callback)
    return callback


def group(name: str, *commands: Slash) -> app_commands.Group:
    """Builds a group of commands, usable in servers only."""
    made = placed(app_commands.Group(name=name, description=said(f"command-{name}")))
    for each in commands:
        each.guild_only = False  # Discord takes it from the group
        made.add_command(each)
    return made
