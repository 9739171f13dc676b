"""Two hundred times `kill -9` in the midst of play: no acknowledged decision is missing, no post doubled or lost."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any

import pytest

from tests.soak import victim
from tests.soak.workers import say

pytestmark = pytest.mark.soak

KILLS = 200
HOUSES = 2  # databases, killed side by side
SEATS = 4
LONGEST_LIFE = 2.0  # seconds

server = get_context("forkserver")
server.set_forkserver_preload(["tests.soak.victim"])


def test_no_kill_loses_an_answer_or_doubles_a_post(tmp_path: Path) -> None:
    began = perf_counter()
    folders = [tmp_path / str(house) for house in range(HOUSES)]
    with ProcessPoolExecutor(HOUSES, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(live_and_die, folders, [KILLS // HOUSES] * HOUSES))
    total = sum(found, Counter())
    say(
        f"\n{KILLS} kills in {perf_counter() - began:.0f} s\n"
        f"  {total['answers']} acknowledged answers and {total['undos']} undos, none missing\n"
        f"  {total['posts']} posts, each sent once and in order; {total['struck']} of them struck;"
        f" {total['found']} were in the thread, but not marked so, when the process died"
    )
    assert total["answers"] > 10 * KILLS and total["posts"] > KILLS and total["undos"] and total["struck"]


def live_and_die(folder: Path, kills: int) -> Counter[str]:
    """Kills a process that plays in this folder so many times, checking after each, and counts what was checked."""
    folder.mkdir()
    run(victim.set_up, folder)
    generator, checked, found = Random(folder.name), 0, 0
    for kill in range(kills):
        process = server.Process(target=victim.play_until_killed, args=(folder, kill))
        process.start()
        sleep(generator.uniform(0.05, LONGEST_LIFE))
        assert process.pid and process.exitcode is None, "the process ended by itself"
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        lines = victim.Lines(folder / "acknowledged").read()
        with closing(sqlite3.connect(folder / "soak.sqlite3")) as database:
            check_acknowledged(database, lines[checked:])
            found += len(in_flight(database) & set(messages(folder)))
        checked = len(lines)
    run(victim.deliver_the_rest, folder)
    with closing(sqlite3.connect(folder / "soak.sqlite3")) as database:
        check_acknowledged(database, lines)
        check_numbers(database)
        posts, struck = check_posts(database, messages(folder))
    answers = sum("pick" in line for line in lines)
    return Counter(answers=answers, undos=len(lines) - answers, posts=posts, struck=struck, found=found)


def run(work: Any, folder: Path) -> None:
    """Runs something in a process of its own, to its end."""
    process = server.Process(target=work, args=(folder,))
    process.start()
    process.join()
    assert process.exitcode == 0


def messages(folder: Path) -> list[tuple[int, int]]:
    """Campaign and number of every message in the threads, in the order in which they were sent."""
    return [(line["campaign"], line["number"]) for line in victim.Lines(folder / "discord").read()]


def in_flight(database: sqlite3.Connection) -> set[tuple[int, int]]:
    """The posts that were being sent when the process was killed."""
    return set(database.execute("SELECT campaign, number FROM post WHERE status = 'sending'"))


def check_acknowledged(database: sqlite3.Connection, lines: Iterable[dict[str, Any]]) -> None:
    """Every answer is in the log, or waits sealed, as it was given; every undo has its line of play."""
    for line in lines:
        if "pick" not in line:
            assert database.execute("SELECT 1 FROM branch WHERE id = ?", [line["branch"]]).fetchone(), line
            continue
        pick = " ".join(line["pick"]).encode()
        kept = database.execute(
            "SELECT 1 FROM decision WHERE branch = ? AND n BETWEEN ? AND ? AND seat = ? AND pick = ?",
            [line["branch"], line["n"], line["n"] + SEATS, line["seat"], pick],
        ).fetchone()
        sealed = (
            line["held"]
            and database.execute(
                "SELECT 1 FROM sealed WHERE campaign = ? AND seat = ? AND pick = ?",
                [line["campaign"], line["seat"], pick],
            ).fetchone()
        )
        assert kept or sealed, line


def check_numbers(database: sqlite3.Connection) -> None:
    """No decision is missing between two of a line of play."""
    gaps = "SELECT branch FROM decision GROUP BY branch HAVING count(*) <> max(n) - min(n) + 1"
    assert database.execute(gaps).fetchall() == []


def check_posts(database: sqlite3.Connection, sent: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Every post that stands is in its thread once, in order, and shows whether it was undone; how many, how many
    struck."""
    assert [each for each, count in Counter(sent).items() if count > 1] == []
    for campaign in {campaign for campaign, _ in sent}:
        numbers = [number for each, number in sent if each == campaign]
        assert numbers == sorted(numbers)
    rows = database.execute("SELECT campaign, number, kind, status, undone, struck FROM post").fetchall()
    assert {row[:2] for row in rows if row[3] == "sent"} == set(sent)
    assert [row for row in rows if row[3] != "sent" and not row[4]] == []
    assert [row for row in rows if row[3] == "sent" and row[4] != row[5]] == []
    assert [row for row in rows if row[2] == "corrected"] == [], "a line of play no longer replayed"
    return len(sent), sum(row[5] for row in rows)
