"""Turns that processes sharing a server take one after the other, at a set pace."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, Engine

KIND = 0x656D6265  # the advisory locks of turns ("embe")
AGAIN = 0.1  # seconds between attempts
BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout TO 0"


class Turns:
    """A turn is a lock held by a transaction for as long as the pace requires.

    PgBouncer keeps a transaction on one connection, and the lock of a dead process is free at once. It needs no tables.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: set[asyncio.Task[None]] = set()

    async def take(self, of: int, pace: float) -> None:
        """Returns when it is this process's turn; the next turn of the same number is `pace` seconds later.

        Raises the driver's errors if the server is unreachable.
        """
        connection = await asyncio.to_thread(self._engine.connect)
        try:
            await asyncio.to_thread(connection.exec_driver_sql, BEGIN)
            while not await asyncio.to_thread(_is_free, connection, of):  # noqa: ASYNC110 - a server does not notify
                await asyncio.sleep(AGAIN)
        except BaseException:
            connection.invalidate()
            raise
        held = asyncio.create_task(_hold(connection, pace))
        self._held.add(held)
        held.add_done_callback(self._held.discard)

    async def close(self) -> None:
        """Releases all turns."""
        for held in self._held:
            held.cancel()
        await asyncio.gather(*self._held, return_exceptions=True)
        self._engine.dispose()


def _is_free(connection: Connection, of: int) -> bool:
    return bool(connection.exec_driver_sql(f"SELECT pg_try_advisory_xact_lock({KIND}, {of})").scalar_one())


async def _hold(connection: Connection, pace: float) -> None:
    try:
        await asyncio.sleep(pace)
    finally:
        connection.invalidate()
