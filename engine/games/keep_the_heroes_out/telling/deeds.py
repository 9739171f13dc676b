"""The deeds of a scenario, counted from its public log lines."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.games.keep_the_heroes_out.telling.remembering import losses_in
from engine.table import Deed, Text

DEEDS = (
    Deed("bane", 3.8, 0.5, 10),
    Deed("fists", 3.1, 0.15, 8),
    Deed("trapper", 2.25, 0.63, 5),
    Deed("unmoved", 1.15, 0.22, 4),
    Deed("fodder", 3.9, 0.93, 10),
    Deed("gambler", 0.95, 0.05, 4),
    Deed("collector", 0.36, 0.35, 2),
    Deed("porter", 2.2, 0.64, 6),
)
COUNTED: Mapping[str, str] = {
    "attacked": "fists",
    "defended": "unmoved",
    "monster-falls": "fodder",
    "gambles": "gambler",
    "gained": "collector",
    "moved-with": "porter",
}
"""Deeds that are the number of these log lines."""


def tally(told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Counter[int]]:
    """Counts each deed by seat."""
    seats = {str(player.clan): player.seat for player in views[-1].players}
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    counts["bane"] = losses_in(told, views[-1]).defeated
    active = ""  # the clan that plays cards; earlier log lines of traps do not name it
    for text in told:
        clan = str(text.args.get("clan", ""))
        if clan in seats and text.key in ("play-done", "gambles"):
            active = clan
        if text.key == "tokens-placed" and text.args["token"] == TRAP:
            by = str(text.args.get("by", active))
            if by in seats:
                counts["trapper"][seats[by]] += text.args["count"]
        elif text.key in COUNTED and clan in seats:
            counts[COUNTED[text.key]][seats[clan]] += 1
    return counts
