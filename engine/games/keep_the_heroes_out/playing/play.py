"""A scenario from its setup to victory or defeat (KH-TURN, KH-WIN)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.chronicle.aftermath import aftermath
from engine.games.keep_the_heroes_out.chronicle.chapters import carried_on
from engine.games.keep_the_heroes_out.guild.invasion import discard_card, invade
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.state import State, Turn
from engine.games.keep_the_heroes_out.playing.setup import prepare
from engine.games.keep_the_heroes_out.scenarios.written import Written
from engine.games.keep_the_heroes_out.turns.turn import take_turn
from engine.kit.outcome import GameOver
from engine.kit.turns import after, clockwise
from engine.table import Result, Table, Text

scenario.acting = Written()


async def play(table: Table, state: State) -> Result:
    """Plays setup, then turns with an invasion each, until the players have won or lost; in a chronicle also the
    aftermath (KH-TURN-01 to KH-TURN-05, KH-CHRON)."""
    try:
        if state.phase == "setup":
            await prepare(table, state)
            await table.mark(phase="setup", round=state.round, turn=state.player.seat)
        while state.outcome is None:
            if state.phase == "play":
                await take_turn(table, state)
                await table.mark(phase="cards")
            await invade(table, state)
            pass_token(state)
            new_round = state.round if state.active == state.first else None
            await table.mark(phase="invasion", round=new_round, turn=state.player.seat)
    except GameOver:
        break_off(state)
        state.phase = "aftermath" if state.chronicle else "over"
        await table.mark(phase="scenario")
    if state.phase == "aftermath":
        await aftermath(table, state)
        state.phase = "over"
        await table.mark(phase="aftermath")
    return result(state)


def break_off(state: State) -> None:
    """Ends everything in progress when the game ends."""
    state.doing, state.building, state.resolving, state.cards_left = [], None, False, 0
    discard_card(state)


def pass_token(state: State) -> None:
    """Passes the active-player token to the left: phase 5 (KH-TURN-03, KH-TURN-04)."""
    state.active = after(state.active, len(state.players))
    state.round += state.active == state.first
    state.turn, state.phase = Turn(), "play"


def score(state: State) -> dict[str, int]:
    """Returns the points of the chronicle so far (KH-CHRON-15), or the length of a single scenario."""
    return {"chronicle": state.chronicle.score} if state.chronicle else {"turns": state.round}


def result(state: State) -> Result:
    """Returns the result: all win or lose together (KH-WIN-01, KH-WIN-02)."""
    seats = sorted({player.seat for player in state.players})
    return Result(
        winners=tuple(seats) if state.outcome == "won" else (),
        scores=tuple(score(state) for _ in seats),
        reason=Text(f"reason-{state.reason}"),
        carried=carried_on(state),
    )


def begin_turn(state: State, seat: int) -> bool:
    """Changes the state of a checkpoint so that the next turn of this seat begins, for plans; False if there is none.

    A seat with two clans plays the next of them.
    """
    if state.phase not in ("play", "invasion") or state.outcome is not None:
        return False
    count = len(state.players)
    coming = clockwise(count, after(state.active, count))
    state.active = next(player for player in coming if state.players[player].seat == seat)
    state.turn, state.phase = Turn(), "play"
    return True
