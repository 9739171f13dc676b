"""Records the steps of the last threat phase for its picture."""

from __future__ import annotations

from engine.games.fireteam_zero.model.state import State, Step


def record(state: State, step: Step) -> None:
    """Notes a step of the threat phase that is played; at other times nothing."""
    if state.phase == "threat":
        state.steps.append(step)
