"""The deeds of a Mission, counted from its public log lines and views."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.telling.remembering import fights_in
from engine.table import Deed, Seat, Text

DEEDS = (
    Deed("slayer", 1.0, 0.46, 5),
    Deed("hammer", 0, 0.15, 7),
    Deed("wall", 1.6, 0.8, 8),
    Deed("thread", 0.11, 0.1, 2),
    Deed("returned", 0.11, 0.07, 1),
    Deed("magpie", 1.05, 0.3, 6),
    Deed("quartermaster", 0.25, 0.27, 2),
    Deed("pathfinder", 2.1, 0.53, 12),
)
COUNTED: Mapping[str, str] = {
    "life-resurrected": "returned",
    "item-gained": "magpie",
    "item-given": "quartermaster",
    "item-passed": "quartermaster",
    "hero-moves": "pathfinder",
}
"""Deeds that are the number of these log lines."""


def tally(told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Counter[int]]:
    """Counts each deed by seat. `views` are those at the start of each Round, and at the end."""
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    counts["slayer"] = fights_in(told).kills
    attacker = defender = None
    for text in told:
        args = text.args
        if text.key.startswith("combat-begins"):
            attacker, defender = _seat(args["attacker"]), _seat(args["defender"])
        elif text.key.startswith("combat-result"):
            if attacker is not None:
                counts["hammer"][attacker] = max(counts["hammer"][attacker], args["dealt"])
            if defender is not None:
                counts["wall"][defender] += min(args["hits"], args["shields"])
        elif text.key in COUNTED and isinstance(args.get("hero"), Seat):
            counts[COUNTED[text.key]][int(args["hero"])] += 1
    for view in views[:-1]:
        counts["thread"].update(hero.seat for hero in view.heroes if hero.life == 1)
    return counts


def _seat(who: object) -> int | None:
    return int(who) if isinstance(who, Seat) else None
