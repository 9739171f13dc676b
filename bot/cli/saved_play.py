"""The data of `emberkeep play`: its folder, and how far its clock is ahead."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import typer

from bot.cli.leftovers import DATABASE
from bot.local_discord.model.clock import Clock
from bot.local_discord.saving import FILES, STATE
from engine.storage.leadership.lock import lock, lock_path


class PretendClock:
    """The clock of the local Discord, for the campaigns."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> datetime:
        """Returns its current time in UTC."""
        return datetime.fromtimestamp(self._clock.now(), UTC)


def usual_folder() -> Path:
    """Returns the system's usual folder for a program's data."""
    return Path(typer.get_app_dir("emberkeep")) / "play"


def made(folder: Path) -> Path | None:
    """Creates the folder if necessary and returns it; None if it is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / "probe"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


def forget(folder: Path) -> None:
    """Deletes the data of earlier games in the folder, and nothing else. Raises InUse while a process uses it."""
    database = folder / DATABASE
    if lock_path(database).exists():
        lock(database).close()
    shutil.rmtree(folder / FILES, ignore_errors=True)
    for file in (folder / STATE, *folder.glob(f"{DATABASE}*")):
        file.unlink(missing_ok=True)
