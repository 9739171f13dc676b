"""Which symbols of Keep the Heroes Out! are emojis in messages."""

from __future__ import annotations

from collections.abc import Mapping

SIGNS: Mapping[str, str] = {
    "defend-with": "shield",
    "discard-card": "discard",
    "gamble": "draw_card",
    "play-side": "hand",
    "renew": "treasure",
    "renew-away": "discard",
    "renew-with": "discard",
    "rest": "turn",
    "step-attack": "melee",
    "step-plunder": "treasure",
    "way-ability": "activate",
    "way-ambush": "ambush",
    "way-ambush-all": "ambush",
    "way-draw": "draw_card",
    "way-heal": "heal",
    "way-melee": "melee",
    "way-move": "move",
    "way-move-far": "move",
    "way-move-with": "move",
    "way-portal": "portal",
    "way-ranged": "ranged",
    "way-reinforce": "reinforce",
    "way-summon": "summon",
    "way-swarm": "swarm",
}
FIGURES = ("hand", "lair")
