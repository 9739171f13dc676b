"""Custom scenarios (docs/content.md): the host offers them, and campaigns store them."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.model.checking import SCENARIO
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.kit.own import OwnFiles

OWN_SCENARIOS = OwnFiles("keep_the_heroes_out", "scenarios", SCENARIO, SCENARIOS)
