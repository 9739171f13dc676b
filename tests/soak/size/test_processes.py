"""Two processes on one server are killed one after the other under load: nothing acknowledged is lost, no post doubled,
and the tables of whichever was killed go on."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

import pytest

from tests.postgres import Server
from tests.processes.workers import say
from tests.soak.size.processes import kills

pytestmark = pytest.mark.soak

KILLS = int(os.environ.get("EMBERKEEP_KILLS", "20"))
SLOWEST = 10.0  # seconds until the tables of a process that was killed go on, on a machine that has nothing else to do


def test_no_kill_of_one_of_two_processes_leaves_anything_wrong(server: Server, tmp_path: Path) -> None:
    began = perf_counter()
    killed = kills(tmp_path, server.url(tmp_path / "house"), KILLS)
    say(f"\n{killed.told(perf_counter() - began)}")
    assert killed.wrong == []
    assert len(killed.seconds) == KILLS and killed.answers > KILLS
    assert sorted(killed.seconds)[KILLS // 2] < SLOWEST
