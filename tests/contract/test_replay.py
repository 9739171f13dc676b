"""A restart, an undo, a fault or another hash seed does not change how a game continues."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice

import pytest

from bot.cli.lab.history import History
from engine.table import Game, Session, SessionClosed, Table, Tell
from tests.contract.hashes import account_of
from tests.playing import deal, every_game, random_steps, reload


def test_restart_at_every_decision_changes_nothing(game: Game) -> None:
    """Reloaded after each answer, a session shows the same asks and hash, and holds the same sealed answers."""
    session = deal(game, 3, seed=2)
    for _ in islice(random_steps(session, seed=2), 400):
        again = reload(session)
        assert again.diverged is None
        assert (again.hash, again.n, again.held) == (session.hash, session.n, session.held)
        assert not again.first.decisions and not again.first.events


def test_restarted_game_has_the_same_log(game: Game) -> None:
    """Asks, tells, marks and checkpoints are those of a game that was never interrupted."""
    assert account_of(game, 2, seed=3, most=200, restart=True) == account_of(game, 2, seed=3, most=200)


def test_undo_at_every_depth_restores_the_moment(game: Game) -> None:
    """From the end back to the start, each moment that was between two answers has its hash again."""
    session = deal(game, 2, seed=4)
    history = History(session.base)
    history.add(session.first)
    hashes = {session.n: session.hash}
    for step in islice(random_steps(session, seed=4), 200):
        history.add(step)
        if not session.held:
            hashes[session.n] = session.hash
    for n, before in sorted(hashes.items(), reverse=True):
        assert Session.load(game, history.at(n), session.chance).hash == before, n


def test_hash_seed_plays_no_part() -> None:
    """Two processes with two seeds for Python's own hashes, which order sets otherwise, play the same games."""
    command = [sys.executable, "-m", "tests.contract.hashes", "3", "6", *every_game()]
    said = [
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout.split("\0")
        for seed in ("1", "2")
    ]
    assert all(said[0]) and len(said[0]) == len(every_game())
    assert said[0] == said[1]


def test_rule_error_leaves_saved_state_intact(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session closes, and the one loaded from its save is at the question of the faulty answer."""
    session = deal(game, 2, seed=7)
    for _ in islice(random_steps(session, seed=7), 20):
        pass
    generator = random_steps(session, seed=8)
    while True:
        saved, before = session.saved, session.hash
        with monkeypatch.context() as broken:
            broken.setattr(Table, "tell", _fail)
            try:
                next(generator)
            except ZeroDivisionError:
                break
    with pytest.raises(SessionClosed):
        session.answer(0, [])
    assert Session.load(game, saved, session.chance).hash == before


def _fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


def test_loading_logs_nothing(game: Game) -> None:
    """A replay logs nothing, even if the replayed decisions did."""
    session = deal(game, 2, seed=9)
    told = 0
    for step in islice(random_steps(session, seed=9), 100):
        told += sum(isinstance(event, Tell) for event in step.events)
        assert reload(session).first.events == []
    assert told
