"""The rules of all Missions. Importing this module registers them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.massive_darkness.missions.m01 import ScorchedEarth
from engine.games.massive_darkness.missions.m02 import BlackWidow
from engine.games.massive_darkness.missions.m03 import TheChosenOne
from engine.games.massive_darkness.missions.m04 import GoblinWarDrums
from engine.games.massive_darkness.missions.m05 import ImmortalsDownfall
from engine.games.massive_darkness.missions.m06 import FiendsTreasure
from engine.games.massive_darkness.missions.m07 import SparksInTheDark
from engine.games.massive_darkness.missions.m08 import BigGameHunting
from engine.games.massive_darkness.missions.m09 import MazeOfDarkness
from engine.games.massive_darkness.missions.m10 import HeartOfDarkness
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.hooks import WRITTEN, Mission, register

MISSIONS: Mapping[str, Mission] = {
    WRITTEN: Written(),
    "m01": ScorchedEarth(),
    "m02": BlackWidow(),
    "m03": TheChosenOne(),
    "m04": GoblinWarDrums(),
    "m05": ImmortalsDownfall(),
    "m06": FiendsTreasure(),
    "m07": SparksInTheDark(),
    "m08": BigGameHunting(),
    "m09": MazeOfDarkness(),
    "m10": HeartOfDarkness(),
}
"""By the name in `python` of a Mission's file."""

register(MISSIONS)
