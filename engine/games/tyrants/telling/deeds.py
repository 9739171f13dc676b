"""The deeds of a match, counted from its public log lines and views."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from engine.games.tyrants.board.control import controller
from engine.games.tyrants.board.places import sites
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import in_sight
from engine.table import Deed, Text

DEEDS = (
    Deed("assassin", 0.47, 0.07, 4),
    Deed("clearer", 0.58, 0.18, 6),
    Deed("spymaster", 0.24, 0.08, 3),
    Deed("landlord", 4.6, 0.4, 30),
    Deed("crowns", 1.05, 0.39, 8),
    Deed("priest", 0.44, 0.1, 4),
    Deed("patron", 4.0, 0.17, 30),
    Deed("comeback", 0.54, 0.2, 8),
)
COUNTED: Mapping[str, str] = {
    "infiltrate-done": "spymaster",
    "marker-influence": "crowns",
    "promote-done": "priest",
}
"""Deeds that are the number of these log lines."""


def tally(told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Counter[int]]:
    """Counts each deed by seat. `views` are those at the start of each round, and at the end."""
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    for text in told:
        seat = int(text.args.get("seat", -1))
        if text.key in ("assassinate-done", "supplant-done"):
            counts["clearer" if text.args["colour"] == "white" else "assassin"][seat] += 1
        elif text.key == "recruit-done":
            counts["patron"][seat] += cards()[text.args["card"]].cost or 0
        elif text.key in COUNTED:
            counts[COUNTED[text.key]][seat] += 1
    for view in views[:-1]:
        owners = (controller(view.troops[site]) for site in sites(view))
        counts["landlord"].update(owner for owner in owners if owner is not None)
    counts["comeback"] = _comebacks(views)
    return counts


def _comebacks(views: Sequence[State]) -> Counter[int]:
    """Returns how many VP in sight each seat made up on the leader after its largest gap."""
    found: Counter[int] = Counter()
    worst: Counter[int] = Counter()
    for view in views:
        vp = [sum(in_sight(view, seat).values()) for seat in range(view.seats)]
        for seat, own in enumerate(vp):
            gap = max(vp) - own
            worst[seat] = max(worst[seat], gap)
            found[seat] = max(found[seat], worst[seat] - gap)
    return found
