"""The charts of a Mission: danger, Damage dealt and taken, and the Heroes' dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Colour, State
from engine.kit.dice import Rolled
from engine.table import Bars, Chart, DangerLine, Luck, Played, Seat, Text

COLOURS: Mapping[str, Colour] = {f"combat-{colour}": colour for colour in get_args(Colour)}


def charts(played: Played) -> Sequence[Chart]:
    """Returns the charts."""
    last: State = played.views[-1]
    seats = range(len(last.heroes))
    dealt, taken = damage_in(played.told)
    dice = dice_in(played.told)
    return (
        DangerLine("danger", tuple(played.danger)),
        Bars("dealt", tuple(dealt[seat] for seat in seats)),
        Bars("taken", tuple(taken[seat] for seat in seats), good=False),
        Luck("luck", tuple(dice[seat].figures for seat in seats)),
    )


def damage_in(told: Sequence[Text]) -> tuple[Counter[int], Counter[int]]:
    """Returns the Damage that each Hero dealt and took in fights."""
    dealt: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    attacker: object = None
    defender: object = None
    for text in told:
        if text.key.startswith("combat-begins"):
            attacker, defender = text.args["attacker"], text.args["defender"]
        elif text.key.startswith("combat-result"):
            if isinstance(attacker, Seat):
                dealt[int(attacker)] += text.args["dealt"]
            if isinstance(defender, Seat):
                taken[int(defender)] += text.args["dealt"]
    return dealt, taken


def dice_in(told: Sequence[Text]) -> defaultdict[int, Rolled]:
    """Returns the dice that each Hero rolled as attacker or defender, without rerolls."""
    found: defaultdict[int, Rolled] = defaultdict(Rolled)
    sides: dict[str, object] = {}
    for text in told:
        if text.key.startswith("combat-begins"):
            sides = {"attack": text.args["attacker"], "defense": text.args["defender"]}
        elif text.key == "combat-rolled":
            for role, who in sides.items():
                if isinstance(who, Seat):
                    for colour, faces in _dice(text.args[role]):
                        found[int(who)].add(sum(map(_shown, faces)), _faces(colour), len(faces))
    return found


def _dice(rows: Sequence[Text]) -> Iterator[tuple[Colour, Sequence[Text]]]:
    return ((COLOURS[row.key], row.args["faces"]) for row in rows if row.key in COLOURS)


def _faces(colour: Colour) -> Sequence[int]:
    return [face.hits + face.shields for face in content().dice[colour].faces]


def _shown(face: Text) -> int:
    """Returns the Hits or Shields of a logged face."""
    amount = face.args.get("amount")
    return int(amount.args["count"]) if isinstance(amount, Text) else 0
