"""What commands of the host share: the settings, and an end with one sentence."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NoReturn

import typer
from pydantic import ValidationError

from engine.kit.own import HOST_FOLDER
from engine.table.checkpoint import explain

if TYPE_CHECKING:
    from bot.host.settings import Settings


def read_settings() -> Settings:
    """The host's settings; ends the command with the name of one that is wrong."""
    from bot.host.settings import Settings

    try:
        settings = Settings()
    except ValidationError as error:
        fail(f"In the environment or in .env: {explain(error)}")
    if settings.content:  # games read it where they load their content, in every process
        os.environ[HOST_FOLDER] = str(settings.content.resolve())
    return settings


def fail(why: str) -> NoReturn:
    """Ends the command with one line of what was wrong."""
    typer.echo(why, err=True)
    raise typer.Exit(1)
