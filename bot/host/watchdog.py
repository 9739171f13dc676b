"""Whether the loop still turns: what holds it in Python is broken off, and a process in which it stands still ends, so
that whoever runs the bot starts it again.

systemd is told that all is well as long as it is (`WatchdogSec`); elsewhere, as in a container, the process ends
itself.
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
LONGEST_HELD = 3.0  # seconds that one piece of work may compute on the loop
LONGEST_STILL = 60.0  # seconds without a sign of life after which the process ends


class LoopHeld(Exception):
    """Raised within work that holds the loop: it is broken off, and all others go on."""


@asynccontextmanager
async def watched(*, held: float = LONGEST_HELD, still: float = LONGEST_STILL) -> AsyncIterator[None]:
    """Watches the loop in which it is entered, from the thread of that loop."""
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
        # A thread of C, which no lock of Python stops: it writes down where everybody stands, and ends the process.
        faulthandler.dump_traceback_later(still, exit=True)
        await asyncio.sleep(BEAT)


class _Pulse:
    """The last sign of life of a loop, and a watch over the work between two of them."""

    def __init__(self, held: float) -> None:
        self._held = held
        self._thread = threading.get_ident()
        self._guard = threading.Lock()
        self.ended = threading.Event()
        self.beat()

    def beat(self) -> None:
        """The loop turns: called by it."""
        with self._guard:
            self._used = time.thread_time()
            self._at = time.monotonic()

    def watch(self) -> None:
        """Looks until it has ended: in a thread of its own."""
        clock = _clock_of(self._thread)
        while not self.ended.wait(self._held / 4):
            with self._guard:
                used = time.clock_gettime(clock) - self._used if clock is not None else time.monotonic() - self._at
                if used < self._held or time.monotonic() - self._at < BEAT + self._held:
                    continue
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(LoopHeld))
                self._used += used
            log.error("work held the loop and was broken off", seconds=round(used, 1))


def _clock_of(thread: int) -> int | None:
    """The clock of a thread's own computing, where the system has one."""
    with suppress(AttributeError, OSError):
        return time.pthread_getcpuclockid(thread)
    return None


def tell_systemd(what: str) -> None:
    """Tells the service manager, where there is one (sd_notify of its documentation)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(what.encode(), "\0" + address[1:] if address.startswith("@") else address)
