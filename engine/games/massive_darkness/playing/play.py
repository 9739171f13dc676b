"""A Mission from its set-up to its end (MD-ROUND)."""

from __future__ import annotations

from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.end import end_phase
from engine.games.massive_darkness.phases.enemy import activate_next_enemy, begin_enemy_phase, reinforcements
from engine.games.massive_darkness.phases.event import event_phase
from engine.games.massive_darkness.phases.experience import experience_phase
from engine.games.massive_darkness.phases.hero import activate, begin_hero_phase, end_hero_phase
from engine.games.massive_darkness.playing.result import result
from engine.games.massive_darkness.playing.setup import prepare
from engine.games.massive_darkness.story.aftermath import aftermath
from engine.kit.outcome import GameOver
from engine.table import Result, Table


async def play(table: Table, state: State) -> Result:
    """Plays the set-up, then Rounds of five Phases until the Mission is won or lost; in Story Mode also the aftermath
    (MD-ROUND-01, MD-STORY)."""
    try:
        while state.phase not in ("aftermath", "over"):
            phase = state.phase
            await STEPS[phase](table, state)
            ended = phase if state.phase != phase else None
            new_round = state.round if ended and state.phase == "heroes" else None
            turn = state.waiting[0] if state.phase == "heroes" and state.waiting else None
            await table.mark(phase=ended, round=new_round, turn=turn)
    except GameOver:
        state.phase = "aftermath"
        state.activation = state.combat = state.course = state.active = None
        await table.mark(phase="mission")
    if state.phase == "aftermath":
        await aftermath(table, state)
        state.phase = "over"
        await table.mark(phase="aftermath")
    return result(state)


async def setup_phase(table: Table, state: State) -> None:
    """Carries out everything before the first Round (MD-SETUP)."""
    await prepare(table, state)
    await next_round(table, state)


async def next_round(table: Table, state: State) -> None:
    """Begins a new Round with its Hero Phase (MD-ROUND-02)."""
    state.round += 1
    await begin_hero_phase(table, state)
    state.phase = "heroes"


async def heroes(table: Table, state: State) -> None:
    """Activates one Hero: the First Player's first, then the others clockwise, once each; the dead have no turn
    (MD-ROUND-03 to MD-ROUND-05, MD-ROUND-10)."""
    if state.waiting:
        await activate(table, state, state.heroes[state.waiting[0]])
        state.waiting = [seat for seat in state.waiting[1:] if not state.heroes[seat].dead]
    if not state.waiting:
        await end_hero_phase(table, state)
        await begin_enemy_phase(table, state)
        state.phase = "enemies"


async def enemies(table: Table, state: State) -> None:
    """Activates every Enemy once, then the reinforcements of the Agents (MD-ROUND-06, MD-EPH)."""
    while state.waiting:
        await activate_next_enemy(table, state)
    await reinforcements(table, state)
    state.phase = "experience"


async def experience(table: Table, state: State) -> None:
    """Offers Skills to the Heroes (MD-ROUND-07)."""
    await experience_phase(table, state)
    state.phase = "event"


async def event(table: Table, state: State) -> None:
    """Applies one Event card (MD-ROUND-08)."""
    await event_phase(table, state)
    state.phase = "end"


async def end(table: Table, state: State) -> None:
    """Ends effects, passes the First Player token, and starts a new Round (MD-ROUND-09)."""
    await end_phase(table, state)
    await next_round(table, state)


STEPS = {
    "setup": setup_phase,
    "heroes": heroes,
    "enemies": enemies,
    "experience": experience,
    "event": event,
    "end": end,
}


def begin_turn(state: State, seat: int) -> bool:
    """Changes the state of a checkpoint so that this Hero's turn begins, for plans; False before the first Round, and
    for the dead.
    """
    if state.phase in ("setup", "aftermath", "over") or state.heroes[seat].dead:
        return False
    state.phase, state.waiting = "heroes", [seat]
    return True
