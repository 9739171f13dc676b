"""`emberkeep report`: how the campaigns of each server go, for the host alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.backups import place_for
from bot.cli.hosting import fail

if TYPE_CHECKING:
    from engine.campaigns.upkeep.report import ServerFigures

COLUMNS = (
    "server",
    "campaigns",
    "finished",
    "closed",
    "by autopilot",
    "notifications a turn",
    "messages a day",
    "median answer",
    "95 % within",
)


def report(
    file: Annotated[
        str | None, typer.Argument(help="A database or backup file. Default: the database of the settings.")
    ] = None,
) -> None:
    """Show for each server how many campaigns finished, and how long people wait for each other. Writes nothing, sends
    nothing, and names no person."""
    from engine.campaigns.upkeep.report import report as read_figures
    from engine.storage import StorageError

    try:
        found = read_figures(place_for(file))
    except StorageError as error:
        fail(str(error))
    if not found:
        typer.echo("There are no campaigns yet.")
        return
    rows = [COLUMNS, *(_row(each) for each in found)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    for row in rows:
        typer.echo("  ".join(cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)))
    typer.echo("Archived campaigns are deleted after 30 days, and are then no longer counted.")


def _row(figures: ServerFigures) -> tuple[str, ...]:
    return (
        str(figures.guild),
        str(figures.campaigns),
        str(figures.finished),
        str(figures.closed),
        f"{figures.by_autopilot:.0%}",
        f"{figures.notifications:.2f}",
        f"{figures.messages_a_day:.1f}",
        f"{figures.median_hours:.1f} h",
        f"{figures.high_hours:.1f} h",
    )
