"""Watches the event loop: work that blocks it in Python is interrupted, and a process whose loop is stuck exits, so
that it is restarted.

systemd is notified while all is well (`WatchdogSec`). Elsewhere, such as in a container, the process exits by itself.
"""

from __future__ import annotations

import asyncio
import ctypes
import faulthandler
import os
import socket
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

log = structlog.get_logger()

BEAT = 1.0  # seconds between signs of life
LONGEST_HELD = 3.0  # seconds that a single piece of work may block the loop
LONGEST_STILL = 60.0  # seconds without a sign of life before the process exits


class LoopHeld(Exception):
    """Raised within work that blocks the loop: only that work is interrupted."""


@asynccontextmanager
async def watched(*, held: float = LONGEST_HELD, still: float = LONGEST_STILL) -> AsyncIterator[None]:
    """Watches the current event loop. Enter it in the loop's thread."""
    pulse = _Pulse(held)
    beating = asyncio.create_task(_beat(pulse, still))
    watcher = threading.Thread(target=pulse.watch, name="watchdog", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.wait([beating])
        pulse.ended.set()
        faulthandler.cancel_dump_traceback_later()


async def _beat(pulse: _Pulse, still: float) -> None:
    tell_systemd("READY=1")
    while True:
        pulse.beat()
        tell_systemd("WATCHDOG=1")
        # A C thread, which no lock of Python blocks: it prints the stacks of all threads and ends the process.
        faulthandler.dump_traceback_later(still, exit=True)
        await asyncio.sleep(BEAT)


class _Pulse:
    """The latest sign of life of a loop, and a watch over the work between two of them."""

    def __init__(self, held: float) -> None:
        self._held = held
        self._thread = threading.get_ident()
        self._guard = threading.Lock()
        self.ended = threading.Event()
        self.beat()

    def beat(self) -> None:
        """Records a sign of life. Called by the loop."""
        with self._guard:
            self._used = time.thread_time()
            self._at = time.monotonic()

    def watch(self) -> None:
        """Watches until ended, in its own thread."""
        clock = _clock_of(self._thread)
        while not self.ended.wait(self._held / 4):
            with self._guard:
                used = time.clock_gettime(clock) - self._used if clock is not None else time.monotonic() - self._at
                if used < self._held or time.monotonic() - self._at < BEAT + self._held:
                    continue
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(LoopHeld))
                self._used += used
            log.error("work blocked the event loop and was interrupted", seconds=round(used, 1))


def _clock_of(thread: int) -> int | None:
    """Returns the CPU clock of a thread, if the system has one."""
    with suppress(AttributeError, OSError):
        return time.pthread_getcpuclockid(thread)
    return None


def tell_systemd(what: str) -> None:
    """Notifies the service manager, if there is one (see sd_notify)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(what.encode(), "\0" + address[1:] if address.startswith("@") else address)
