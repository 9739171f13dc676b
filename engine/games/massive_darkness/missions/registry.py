"""Which rules the running Mission has (MD-OBJ)."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.missions.base import Mission
from engine.games.massive_darkness.state import State


def rules_of(state: State) -> Mission:
    """The rules of the running Mission."""
    return _rules(state.mission)


@cache
def _rules(mission: str) -> Mission:
    """The module that the file of the Mission names, else `written`, which knows nothing but the file. They are
    imported at their first use, for what they call asks for the rules of the Mission in its turn."""
    module = content().missions[mission].rules.python or "written"
    rules: Mission = import_module(f"{__package__}.{module}").RULES
    return rules
