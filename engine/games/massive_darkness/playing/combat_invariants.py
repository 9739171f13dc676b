"""Invariants of combats: the current one, the last one, and pending questions."""

from __future__ import annotations

import re

from engine.games.massive_darkness.model.content import ability_ids, content
from engine.games.massive_darkness.model.state import Combat, Side, State
from engine.kit.invariants import Faults, bounds, unknown

HANDS = 2
MOST_ACTIONS = 50
MOST_OF_ONE = 50  # limit of anything that a hand or an effect counts
FIGHTER = re.compile(r"[hep][0-9]{1,12}")


def pending(state: State) -> Faults:
    """Checks that pending questions concern fighters, and seats in the game."""
    seats = range(len(state.heroes))
    fighters = {*(hero.id for hero in state.heroes), *(each.id for each in state.enemies)}
    if (state.course is None) != (state.combat is None):
        yield "course: a combat is resolved with it, and none without"
    if state.course is not None and not {*state.course.dying} <= {*seats}:
        yield "course.dying: there is no such seat"
    for index, event in enumerate(state.events):
        if not {event.attacker, event.target} <= fighters:
            yield f"events.{index}: it is about nobody on the board"
        if event.guard is not None and event.guard not in seats:
            yield f"events.{index}.guard: there is no such seat"


def combats(state: State) -> Faults:
    """Checks the dice, numbers and cards of the current and the last combat."""
    for name, combat in (("combat", state.combat), ("dice", state.dice)):
        if combat is not None:
            yield from _combat(name, combat)


def _combat(name: str, combat: Combat) -> Faults:
    for role in ("attacker", "defender"):
        if not FIGHTER.fullmatch(getattr(combat, role)):
            yield f"{name}.{role}: not the id of somebody on the board"
    if len(combat.weapons) > HANDS or unknown(combat.weapons, content().cards) is not None:
        yield f"{name}.weapons: not Equipment in two hands"
    for field in ("damage", "dealt"):
        yield from bounds(f"{name}.{field}", getattr(combat, field), 0, MOST_ACTIONS * MOST_OF_ONE)
    for field in ("attack", "defense"):
        yield from _side(f"{name}.{field}", getattr(combat, field))


def _side(where: str, side: Side) -> Faults:
    if len(side.dice) > MOST_OF_ONE or any(die.face is not None and not 0 <= die.face < 6 for die in side.dice):
        yield f"{where}.dice: each shows one of six faces"
    for field in ("bonus", "bam", "diamond", "bam_spent", "diamond_spent"):
        yield from bounds(f"{where}.{field}", getattr(side, field), -MOST_OF_ONE, MOST_ACTIONS * MOST_OF_ONE)
    counts = side.activated.values()
    if unknown(side.activated, ability_ids()) is not None or not all(0 <= n <= MOST_OF_ONE for n in counts):
        yield f"{where}.activated: not Enchantments of the game"
