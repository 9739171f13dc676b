"""Explains every mistake in a hand-written Mission file (docs/content.md)."""

from __future__ import annotations

from engine.games.massive_darkness.missions.checking.maps import tile_mistakes, way_mistakes, zone_mistakes
from engine.games.massive_darkness.missions.checking.rules import rule_mistakes, token_mistakes
from engine.games.massive_darkness.model.content import FOLDER
from engine.games.massive_darkness.model.mission import MissionMap
from engine.kit.checking import Checked

MISSION = Checked(
    model=MissionMap,
    stages=((tile_mistakes,), (zone_mistakes,), (way_mistakes, token_mistakes, rule_mistakes)),
    called="Mission",
    begins="Begin with `id:`, `name:` and `tiles:`.",
    listed="docs/content.md lists the words and what belongs to each of them.",
    folder=FOLDER,
)
mistakes_in = MISSION.mistakes_in
