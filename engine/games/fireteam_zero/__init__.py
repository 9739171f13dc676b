"""Fireteam Zero: soldiers search, fight and lead specialists through places haunted by creatures."""

from engine.games.fireteam_zero.cards import basic  # declares the effects for every import of the game
from engine.games.fireteam_zero.combat import by_effect, discards
from engine.games.fireteam_zero.missions import registered
from engine.games.fireteam_zero.threat import effects
from engine.games.fireteam_zero.turns import actions

__all__ = ["actions", "basic", "by_effect", "discards", "effects", "registered"]
