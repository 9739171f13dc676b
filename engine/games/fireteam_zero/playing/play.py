"""A mission from its set-up to victory or defeat (FZ-ROUND, FZ-WIN)."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import acting, in_order, seats
from engine.games.fireteam_zero.combat.attack import break_off
from engine.games.fireteam_zero.missions.objectives import check_clock
from engine.games.fireteam_zero.missions.tasks import held
from engine.games.fireteam_zero.model.state import Phase, State, Turn
from engine.games.fireteam_zero.operations.chapters import carried_on, over
from engine.games.fireteam_zero.playing.setup import prepare
from engine.games.fireteam_zero.threat.phase import threat_phase
from engine.games.fireteam_zero.turns.tactics import tactics_phase
from engine.games.fireteam_zero.turns.turn import take_turn
from engine.kit.outcome import GameOver
from engine.kit.turns import after, clockwise
from engine.table import Result, Table, Text


async def play(table: Table, state: State) -> Result:
    """Set-up, then round after round of tactics, hero and threat phase, until the team has won or lost (FZ-ROUND-01 to
    FZ-ROUND-04); in an operation what follows a mission (FZ-OP)."""
    try:
        if state.phase == "setup":
            await prepare(table, state)
            state.phase, state.round = "tactics", 1
            await table.mark(phase="setup", round=state.round)
        while state.outcome is None:
            ended = await PARTS[state.phase](table, state)
            new_round = state.round if ended == "threat" else None
            turn = acting(state).seat if state.phase == "heroes" else None
            await table.mark(phase=ended, round=new_round, turn=turn)
    except GameOver:
        break_off(state)
        state.phase = "aftermath"
        await table.mark(phase="mission")
    if state.phase == "aftermath":
        over(state)
        state.phase = "over"
    return result(state)


# ---------------------------------------------------------------- parts of a round: each says which phase it has ended


async def tactics(table: Table, state: State) -> Phase | None:
    """Returns the tactics phase."""
    await tactics_phase(table, state)
    state.phase, state.active, state.turn = "heroes", 0, Turn()
    return "tactics"


async def hero_turn(table: Table, state: State) -> Phase | None:
    """Plays a hero's turn, and after the last one checks held places at the end of the hero phase (FZ-HERO-01,
    FZ-OBJ-13)."""
    await take_turn(table, state)
    if state.active + 1 < len(state.heroes):
        state.active, state.turn = state.active + 1, Turn()
        return None
    await held(table, state)
    state.phase = "threat"
    return "heroes"


async def threat(table: Table, state: State) -> Phase | None:
    """The threat phase, and the end of the round."""
    await threat_phase(table, state)
    check_clock(state)
    end_round(state)
    return "threat"


PARTS = {"tactics": tactics, "heroes": hero_turn, "threat": threat}


def end_round(state: State) -> None:
    """Resets what counts for a round (FZ-HERO-15, FZ-OBJ-12)."""
    for hero in state.heroes:
        hero.used, hero.first_attack = [], False
    state.this_round, state.responded = {}, None
    state.round += 1
    state.phase = "tactics"


def result(state: State) -> Result:
    """Returns the result: all win or lose together."""
    every = seats(state)
    score = {"rounds": state.round}
    return Result(
        winners=tuple(every) if state.outcome == "won" else (),
        scores=tuple(score for _ in every),
        reason=Text(f"reason-{state.reason}"),
        carried=carried_on(state),
    )


def begin_turn(state: State, seat: int) -> bool:
    """Changes the state of a checkpoint so that the next turn of this seat begins, for plans; False if there is none.

    A seat with two heroes plays the next of them.
    """
    if state.phase not in ("tactics", "heroes", "threat") or state.outcome is not None:
        return False
    heroes = in_order(state)
    first = after(state.active, len(heroes)) if state.phase == "heroes" else 0
    state.active = next(place for place in clockwise(len(heroes), first) if heroes[place].seat == seat)
    state.phase, state.turn = "heroes", Turn()
    return True
