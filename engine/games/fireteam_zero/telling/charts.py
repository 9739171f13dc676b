"""The charts of a mission: danger, kills, hits taken, and the heroes' dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from engine.games.fireteam_zero.combat.dice import SYMBOLS
from engine.games.fireteam_zero.model.state import State
from engine.kit.dice import Rolled
from engine.table import Bars, Chart, DangerLine, Luck, Played


def charts(played: Played) -> Sequence[Chart]:
    """Returns the charts."""
    last: State = played.views[-1]
    seats = {str(hero.id): hero.seat for hero in last.heroes}
    kills: Counter[int] = Counter()
    hits: Counter[int] = Counter()
    dice: dict[int, Rolled] = defaultdict(Rolled)
    for text in played.told:
        seat = seats.get(str(text.args.get("hero")))
        if seat is None:
            continue
        if text.key == "creature-killed":
            kills[seat] += 1
        elif text.key == "hero-hit":
            hits[seat] += text.args["hits"]
        elif text.key == "attack-rolled":
            shown = sum(map(int, text.args["dice"].split()))
            dice[seat].add(shown, SYMBOLS[text.args["type"]], int(text.args["count"]))
    order = sorted(set(seats.values()))
    return (
        DangerLine("danger", tuple(played.danger)),
        Bars("kills", tuple(kills[seat] for seat in order)),
        Bars("hits", tuple(hits[seat] for seat in order), good=False),
        Luck("luck", tuple(dice[seat].figures for seat in order)),
    )
