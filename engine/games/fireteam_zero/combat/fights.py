"""Stores the last attack for its picture: attacker, target, dice, and results."""

from __future__ import annotations

from engine.games.fireteam_zero.model.state import Blow, CreatureAttack, Fight, State


def begin(state: State, fight: Fight) -> None:
    """Makes this the last attack when its dice are rolled, or rolled again.

    An attack by an earlier reaction counts separately.
    """
    state.fight = fight


def of_creature(kind: str, origin: str, running: CreatureAttack) -> Fight:
    """Returns a creature's attack; a hero suffers all of its special's additions."""
    return Fight(
        kind, running.target, origin, running.location, running.type, dice=running.rolled, added=running.damage
    )


def came(state: State, blow: Blow) -> None:
    """Records a result of the attack being resolved; other events are ignored."""
    if state.fight is not None and (state.hero_attacks or state.creature_attack):
        state.fight.blows.append(blow)
