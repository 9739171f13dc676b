"""Looks for damage in a large database while it is used already."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

from sqlalchemy.exc import DBAPIError

from engine.storage.backends.place import Place
from engine.storage.schema.errors import CannotOpen

log = logging.getLogger(__name__)


class Examination:
    """Reads the whole database in a thread of its own; `damaged` is called there with what was found, if anything."""

    def __init__(self, place: Place, damaged: Callable[[CannotOpen], object]) -> None:
        self._place = place
        self._damaged = damaged
        self._ended = False
        self._engine = place.engine()
        self._connection = self._engine.connect()
        self._thread = Thread(target=self._examine, name="emberkeep-examination", daemon=True)
        self._thread.start()

    def _examine(self) -> None:
        try:
            with self._place.explained():
                self._place.examine(self._connection)
        except CannotOpen as error:
            if not self._ended:
                log.error("%s", error)
                self._damaged(error)

    def close(self) -> None:
        """Breaks the examination off."""
        self._ended = True
        with suppress(DBAPIError):
            driver: Any = self._connection.connection.driver_connection
            driver.interrupt()
        self._thread.join()
        self._connection.close()
        self._engine.dispose()
