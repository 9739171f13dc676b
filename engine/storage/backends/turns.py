"""Turns that processes take one after the other, at a pace, where they share a server."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, Engine

KIND = 0x656D6265  # of the advisory locks that are turns ("embe")
AGAIN = 0.1  # seconds until it is asked again whether it is one's turn
BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout TO 0"


class Turns:
    """A turn is a lock that a transaction holds for as long as the pace asks: PgBouncer keeps that on one connection,
    and the lock of a process that dies is free at once. It needs no tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: set[asyncio.Task[None]] = set()

    async def take(self, of: int, pace: float) -> None:
        """Returns when it is the turn of this process; the next turn of the same number comes `pace` seconds later.
        Raises what the server's driver does where the server cannot be reached."""
        connection = await asyncio.to_thread(self._engine.connect)
        try:
            await asyncio.to_thread(connection.exec_driver_sql, BEGIN)
            while not await asyncio.to_thread(_is_free, connection, of):  # noqa: ASYNC110 - a server tells nobody
                await asyncio.sleep(AGAIN)
        except BaseException:
            connection.invalidate()
            raise
        held = asyncio.create_task(_hold(connection, pace))
        self._held.add(held)
        held.add_done_callback(self._held.discard)

    async def close(self) -> None:
        """Lets go of every turn."""
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
