"""Custom missions (docs/content.md): the host offers them, and campaigns store them."""

from __future__ import annotations

from engine.games.fireteam_zero.model.checking import MISSION
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.kit.own import OwnFiles

OWN_MISSIONS = OwnFiles("fireteam_zero", "missions", MISSION, MISSIONS)
