"""A player's turn: actions in any order, then the four steps of its end (TY-TURN)."""

from __future__ import annotations

from engine.games.tyrants.board.control import marker_influence, marker_vp
from engine.games.tyrants.board.pieces import active_house, gain_vp
from engine.games.tyrants.board.places import sites
from engine.games.tyrants.cards.piles import card_list, draw
from engine.games.tyrants.model.state import State, Turn
from engine.games.tyrants.turns.actions import ACTIONS, Action, actions
from engine.games.tyrants.turns.promotions import promote_at_end_of_turn
from engine.table import Seat, Table, Text

HAND_SIZE = 5


async def take_turn(table: Table, state: State) -> None:
    """Plays step 1, then the end of the turn (TY-TURN-03)."""
    control_marker_income(table, state)
    await perform_actions(table, state)
    await end_turn(table, state)


def control_marker_income(table: Table, state: State) -> None:
    """Resets every marker, and gives the Influence of the active player's (TY-CTRL-15, TY-CTRL-19)."""
    for site in sites(state):
        if site in state.markers:
            state.markers[site].used = False
            marker_influence(table, state, site)


async def perform_actions(table: Table, state: State) -> None:
    """Asks for cards and basic actions in any number and order (TY-TURN-04, TY-TURN-05)."""
    while True:
        action: Action | None = await table.ask(state.active, "turn.action", actions(state), always=True)
        if action is None:
            return
        await ACTIONS[action.kind](table, state, action.target)


async def end_turn(table: Table, state: State) -> None:
    """Does promotions, VP of control markers, discard, draw, in exactly this order (TY-TURN-09 to TY-TURN-13)."""
    await promote_at_end_of_turn(table, state)
    gain_vp(table, state, marker_vp(state))
    discard_all(table, state)
    state.turn = Turn()
    await draw(table, state, HAND_SIZE)


def discard_all(table: Table, state: State) -> None:
    """Discards played cards and the hand, in public (TY-TURN-11, TY-HIDDEN-05)."""
    house = active_house(state)
    if house.hand:
        table.tell(Text("hand-discarded", seat=Seat(state.active), cards=card_list(house.hand)))
    house.discard += [played.card for played in state.turn.played if not played.gone] + house.hand
    house.hand = []
