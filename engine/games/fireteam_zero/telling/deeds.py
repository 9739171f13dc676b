"""The deeds of a mission, counted from its public log lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from engine.games.fireteam_zero.combat.dice import SYMBOLS
from engine.games.fireteam_zero.model.state import State
from engine.table import Deed, Text

DEEDS = (
    Deed("shooter", 2.0, 0.23, 8),
    Deed("brave", 0.5, 0.1, 3),
    Deed("pincushion", 1.9, 1.0, 8),
    Deed("guardian", 0.7, 0.56, 6),
    Deed("finder", 0.5, 0.26, 3),
    Deed("escort", 1.1, 0.34, 5),
    Deed("loaded", 0.65, 0.53, 4),
    Deed("phoenix", 0.05, 0.09, 1),
)
COUNTED: Mapping[str, str] = {
    "creature-killed": "shooter",
    "volunteered": "brave",
    "reacted": "guardian",
    "discovery-found": "finder",
    "moved-with": "escort",
    "stood-up": "phoenix",
    "stays-up": "phoenix",
}
"""Deeds that are the number of these log lines."""


def tally(told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Counter[int]]:
    """Counts each deed by seat."""
    seats = {str(hero.id): hero.seat for hero in views[-1].heroes}
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    luck: dict[int, float] = defaultdict(float)
    for text in told:
        hero = text.args.get("hero")
        if hero not in seats:
            continue
        seat = seats[hero]
        if text.key in COUNTED:
            counts[COUNTED[text.key]][seat] += 1
        elif text.key == "hero-hit":
            counts["pincushion"][seat] += text.args["hits"]
        elif text.key == "searched":
            counts["finder"][seat] += bool(text.args.get("card"))
        elif text.key == "attack-rolled":
            luck[seat] += above_mean(text)
    counts["loaded"] = Counter({seat: round(above) for seat, above in luck.items() if above > 0})
    return counts


def above_mean(text: Text) -> float:
    """Returns how many hits an attack rolled above the mean of its dice."""
    faces = SYMBOLS[text.args["type"]]
    rolled, dice = sum(map(int, text.args["dice"].split())), int(text.args["count"])
    return rolled - dice * sum(faces) / len(faces)
