"""Explains every mistake in the file of a mission that was written by hand (docs/content.md)."""

from __future__ import annotations

from engine.games.fireteam_zero.model.checking_board import (
    layout_mistakes,
    location_mistakes,
    sector_mistakes,
    way_mistakes,
)
from engine.games.fireteam_zero.model.checking_cards import card_mistakes, id_mistakes
from engine.games.fireteam_zero.model.checking_creatures import boss_mistakes, figure_mistakes
from engine.games.fireteam_zero.model.checking_objectives import objective_mistakes, task_mistakes
from engine.games.fireteam_zero.model.checking_rules import deed_mistakes, rule_mistakes
from engine.games.fireteam_zero.model.content import FOLDER
from engine.games.fireteam_zero.model.mission import Mission
from engine.kit.checking import Checked

MISSION = Checked(
    model=Mission,
    stages=(
        (layout_mistakes, sector_mistakes, card_mistakes, id_mistakes),
        (location_mistakes,),
        (way_mistakes, figure_mistakes, boss_mistakes, objective_mistakes, task_mistakes, deed_mistakes, rule_mistakes),
    ),
    called="mission",
    begins="Begin with `id:`, `name:` and `layout:`.",
    listed="docs/content.md lists the words and what belongs to each of them.",
    folder=FOLDER,
)
mistakes_in = MISSION.mistakes_in
