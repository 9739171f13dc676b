"""Keep the Heroes Out!: clans of monsters defend their treasure against the heroes of the guild."""

from engine.games.keep_the_heroes_out.cards import (
    basic,
    groups,
)  # declares the effects of actions for every import of the game
from engine.games.keep_the_heroes_out.turns import activations

__all__ = ["activations", "basic", "groups"]
