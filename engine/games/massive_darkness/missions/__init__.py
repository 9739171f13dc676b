"""The Missions: what each of them changes in the rules, and what is said of it when it begins (MD-OBJ)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.missions.base import Mission
from engine.games.massive_darkness.state import State
from engine.table import Text

WRITTEN = Mission()
SPECIAL: Mapping[str, Mission] = {}


def rules_of(state: State) -> Mission:
    """The rules of the running Mission."""
    return SPECIAL.get(state.mission, WRITTEN)


def opening(state: State) -> Sequence[Text]:
    """The objectives in their order with how far the Heroes have come, then the special rules."""
    return ()
