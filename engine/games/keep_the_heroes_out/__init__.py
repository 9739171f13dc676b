"""Keep the Heroes Out!: clans of monsters defend their treasure against the heroes of the guild."""

from engine.games.keep_the_heroes_out.cards import (
    basic,
    groups,
)  # declare what actions do, for whoever imports any part
from engine.games.keep_the_heroes_out.turns import activations

__all__ = ["activations", "basic", "groups"]
