"""Reaction windows of every game: their events are public while they are open, and gone afterwards."""

from __future__ import annotations

from engine.table import Game
from tests.playing import deal, random_steps


def test_events_of_open_windows_are_in_every_view(game: Game) -> None:
    """A window has its event in the state, every view shows as many, and no event outlives its window."""
    opened = 0
    session = deal(game, 3, seed=21)
    for step in random_steps(session, seed=21, checked=False):
        windows = {ask.window for ask in session.asks} - {0}
        events = game.events(session.state)
        assert len(windows) <= 1 and len(events) >= len(windows)
        assert events or not windows
        for seat in (None, 0, 1, 2):
            assert len(game.events(game.view(session.state, seat))) == len(events)
        for ask in session.asks:
            assert not ask.window or (ask.mode, ask.occasion, len(ask.default)) == ("any", "reaction", 1)
        if step.checkpoint is not None:
            assert not game.events(game.read_state(step.checkpoint))
        opened += bool(windows)
    assert opened or game.key != "toy"
