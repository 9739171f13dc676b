"""The threat phase: plans for reactions, then marker, activations and spawning (FZ-THREAT-01)."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import seats
from engine.games.fireteam_zero.board.figures import class_of
from engine.games.fireteam_zero.combat.by_effect import explode
from engine.games.fireteam_zero.creatures.entering import choose_creature, enter_boss
from engine.games.fireteam_zero.creatures.spawning import spawn
from engine.games.fireteam_zero.creatures.track import advance
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.pieces import CREATURE_CLASSES, CreatureClass
from engine.games.fireteam_zero.model.state import Creature, State
from engine.games.fireteam_zero.threat.activation import activate
from engine.table import Option, Question, Table, Text

READY = Option("ready", Text("fire-ready"))


async def threat_phase(table: Table, state: State) -> None:
    """Everything from the plans to the end of the round."""
    state.steps, state.fight = [], None
    await _plan(table, state)
    await advance(table, state, 1)
    await _boss_by_the_clock(table, state)
    for charge in list(state.charges):
        await explode(table, state, charge)
    await _activations(table, state)
    await spawn(table, state)
    _over(state)


async def _plan(table: Table, state: State) -> None:
    """Asks everyone to plan reactions before anything happens; the phase begins when all are ready."""
    if state.reactions == "plan" and state.creatures:
        await table.ask_each({seat: [READY] for seat in seats(state)}, Question("fire.ready", default=(READY.id,)))


async def _boss_by_the_clock(table: Table, state: State) -> None:
    """Activates the boss in this step too, unless an option says otherwise (FZ-BOSS-14, FZ-BOSS-15, FZ-Q-32)."""
    boss = mission_of(state).boss
    if boss is not None and boss.round is not None and state.round >= boss.round:
        entered = await enter_boss(table, state)
        if entered is not None and state.rulings.boss_arrives_late:
            state.activated.append(entered.number)


async def _activations(table: Table, state: State) -> None:
    """Activates every creature now on the board: minions, elites, boss (FZ-CREATURE-01, FZ-CREATURE-30,
    FZ-CREATURE-36)."""
    there = {each.number for each in state.creatures}
    for creature_class in CREATURE_CLASSES:
        while waiting := _waiting(state, creature_class, there):
            creature = await choose_creature(table, state, "fire.activation", waiting)
            state.activated.append(creature.number)
            await activate(table, state, creature)


def _waiting(state: State, creature_class: CreatureClass, there: set[int]) -> list[Creature]:
    """Returns the creatures of a class still to be activated; the players choose the next one each time
    (FZ-CREATURE-02, FZ-Q-24).
    """
    left = there.difference(state.activated)
    return [
        each
        for each in state.creatures
        if each.number in left and class_of(each) == creature_class and "activation" not in each.skips
    ]


def _over(state: State) -> None:
    """Ends the effects of this round."""
    state.activated, state.watches, state.charges = [], [], []
    for each in state.creatures:
        each.skips, each.wounded = [], False
