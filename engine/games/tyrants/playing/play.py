"""A match from its setup to the final scoring."""

from __future__ import annotations

from engine.games.tyrants.model.state import State, Turn
from engine.games.tyrants.playing.scoring import result
from engine.games.tyrants.playing.setup import first_troops, prepare
from engine.games.tyrants.turns.turn import take_turn
from engine.kit.turns import after
from engine.table import Result, Table


async def play(table: Table, state: State) -> Result:
    """Plays setup, then rounds of one turn each, until the round with the trigger of the end is over (TY-TURN,
    TY-END).
    """
    if state.phase == "setup":
        await prepare(table, state)
        await table.mark(phase="setup")
    if state.phase == "deployment":
        await first_troops(table, state)
        await table.mark(phase="deployment", round=state.round, turn=state.active)
    while state.phase == "turns":
        await take_turn(table, state)
        pass_turn(state)
        if state.phase == "turns":
            new_round = state.round if state.active == state.start_player else None
            await table.mark(round=new_round, turn=state.active)
    return result(state)


def pass_turn(state: State) -> None:
    """Passes to the next player clockwise; after a trigger, the last turn of the round is the last of the game
    (TY-TURN-02, TY-TURN-14, TY-END-03, TY-END-04, TY-END-07).
    """
    state.active = after(state.active, state.seats)
    if state.active == state.start_player:
        if state.last_round:
            state.phase = "over"
        else:
            state.round += 1


def begin_turn(state: State, seat: int) -> bool:
    """Changes the state of a checkpoint so that this seat's turn begins, for plans; False outside the rounds."""
    if state.phase != "turns":
        return False
    state.active, state.turn = seat, Turn()
    return True
