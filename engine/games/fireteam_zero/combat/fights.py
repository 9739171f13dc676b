"""The last attack as it is kept for its picture: who against whom, the dice, and what came of it."""

from __future__ import annotations

from engine.games.fireteam_zero.model.state import Blow, CreatureAttack, Fight, State


def begin(state: State, fight: Fight) -> None:
    """Dice were rolled for this attack, or rolled again: it is the last one now. What a reaction did before counts as
    its own attack."""
    state.fight = fight


def of_creature(kind: str, origin: str, running: CreatureAttack) -> Fight:
    """A creature's attack: what its special adds, a hero takes whole."""
    return Fight(
        kind, running.target, origin, running.location, running.type, dice=running.rolled, added=running.damage
    )


def came(state: State, blow: Blow) -> None:
    """Notes what came of the attack that is being resolved; what happens beside one is none of it."""
    if state.fight is not None and (state.hero_attacks or state.creature_attack):
        state.fight.blows.append(blow)
