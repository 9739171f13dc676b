"""`emberkeep report`: how the campaigns of each server go, for the host alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.backups import place_for
from bot.cli.hosting import fail

if TYPE_CHECKING:
    from engine.campaigns.lifecycle.figures import ServerFigures

COLUMNS = (
    "server",
    "month",
    "campaigns",
    "started",
    "finished",
    "closed",
    "by clock",
    "someone stayed",
    "of these finished",
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
    *,
    months: Annotated[bool, typer.Option("--months", help="A line for each month in which campaigns began.")] = False,
) -> None:
    """Show for each server how many campaigns finished, and how long people wait for each other. Writes nothing, sends
    nothing, and names no person."""
    from engine.campaigns.upkeep.report import report as read_figures
    from engine.storage import StorageError

    try:
        found = read_figures(place_for(file), by_month=months)
    except StorageError as error:
        fail(str(error))
    if not found:
        typer.echo("There are no campaigns yet.")
        return
    rows = [COLUMNS, *(_row(each) for each in found)]
    if not months:
        rows = [(server, *others) for server, _month, *others in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        typer.echo("  ".join(cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)))
    typer.echo("Deleted campaigns are counted, except those that version 0.2.0 or an earlier one deleted.")


def _row(figures: ServerFigures) -> tuple[str, ...]:
    return (
        str(figures.guild),
        figures.month,
        str(figures.campaigns),
        str(figures.started),
        str(figures.finished),
        str(figures.closed),
        str(figures.by_clock),
        str(figures.stayed),
        str(figures.stayed_finished),
        f"{figures.by_autopilot:.0%}",
        f"{figures.notifications:.2f}",
        f"{figures.messages_a_day:.1f}",
        f"{figures.median_hours:.1f} h",
        f"{figures.high_hours:.1f} h",
    )
