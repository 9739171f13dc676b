"""Removes folders that a killed `emberkeep play` has left behind."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import gettempdir

from engine.storage import InUse
from engine.storage.leadership.lock import lock, lock_path

PREFIX = "emberkeep-"
DATABASE = "play.sqlite3"


def remove_leftovers(temporary: Path | None = None) -> None:
    """Removes the temporary folders of earlier games, except those still in use."""
    for folder in (temporary or Path(gettempdir())).glob(f"{PREFIX}*"):
        if _is_left(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_left(folder: Path) -> bool:
    """True if a folder belongs to this user and to a game that has ended."""
    database = folder / DATABASE
    try:
        if folder.is_symlink() or not lock_path(database).exists() or folder.stat().st_uid != os.getuid():
            return False  # without a lock it may just be being created
        with closing(lock(database)):
            return True
    except (InUse, OSError, sqlite3.Error):
        return False
