"""Imagined play: a copy of a session that is played on without recording anything, for computer players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.table.ask import Ask
from engine.table.chance import Chance
from engine.table.checkpoint import Decision, Saved
from engine.table.game import Game
from engine.table.session import Session
from engine.table.table import Mark


class Imagined(Session):
    """A copy of a session at its present moment, with other chance from here on.

    It makes neither checkpoints nor decisions nor log lines. `turns` counts the turns that have begun since the copy
    was made. Raises ValueError if the saved decisions do not fit the rules.
    """

    def __init__(self, game: Game, saved: Saved, chance: Chance) -> None:
        super().__init__(game, saved.checkpoint, chance)
        self.turns = 0
        self._script.extend(saved.decisions)
        self._run(None)
        while self._script and not self.diverged:
            self._replay(self._script[0])
        if self.diverged:
            raise ValueError(self.diverged)
        self._go_live()
        self.turns = 0

    def _record(self, ask: Ask, seat: int, pick: tuple[str, ...]) -> None:
        self.n += 1

    def _add(self, decision: Decision) -> None:
        self.n += 1

    def _reach(self, marks: Sequence[Mark]) -> None:
        self.asks = ()
        self._table.windows = 0
        self._asked_in_windows.clear()
        self.turns += any(mark.kind == "turn" for mark in marks)

    def _collect(self) -> None:
        self._table.told.clear()
        self._table.revealed = False
