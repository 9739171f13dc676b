"""What happens to troops and spies: every change on the map goes through here, one piece at a time."""

from __future__ import annotations

from engine.games.tyrants.board.control import update_marker
from engine.games.tyrants.board.presence import Spy, Troop, Trophy
from engine.games.tyrants.model.state import WHITE, House, Played, State
from engine.table import Seat, Table, Text

COLOURS = ("raspberry", "yellow", "blue", "green")


def colour(owner: int) -> str:
    """The colour of a troop as a content id: `white`, or that of a seat's house."""
    return "white" if owner == WHITE else COLOURS[owner]


def owner_id(owner: int) -> str:
    """Whose a piece is, in option ids and trophy halls: `white`, or the number of the seat."""
    return "white" if owner == WHITE else str(owner)


def active_house(state: State) -> House:
    """The house whose turn it is."""
    return state.houses[state.active]


def resolving(state: State) -> Played:
    """The card that is being resolved; raises LookupError when there is none."""
    if state.turn.resolving is None:
        raise LookupError("no card is being resolved")
    return state.turn.played[state.turn.resolving]


def gain_vp(table: Table, state: State, count: int) -> None:
    """VP tokens for the active player; the supply never runs out (TY-TURN-15, TY-TURN-16)."""
    if count:
        active_house(state).vp += count
        table.tell(Text("vp-gain", seat=Seat(state.active), count=count))


def put_troop(table: Table, state: State, place: str, owner: int, space: int | None = None) -> None:
    """A troop comes to an empty space, the first one unless a rule names it."""
    spaces = state.troops[place]
    spaces[spaces.index(None) if space is None else space] = owner
    update_marker(table, state, place)


def remove_troop(table: Table, state: State, troop: Troop) -> int:
    """A troop leaves its space, which is empty at once (TY-SPACE-07); returns its index."""
    space = _vacate(state, troop)
    update_marker(table, state, troop.place)
    return space


def _vacate(state: State, troop: Troop) -> int:
    spaces = state.troops[troop.place]
    space = spaces.index(troop.owner)
    spaces[space] = None
    return space


def deploy(table: Table, state: State, place: str) -> None:
    """A troop of the active player from barracks to an empty space (TY-ACT-DEPLOY-01)."""
    table.tell(Text("deploy-done", seat=Seat(state.active), place=place))
    put_from_barracks(table, state, place)


def put_from_barracks(table: Table, state: State, place: str, space: int | None = None) -> None:
    """The last troop to leave the barracks triggers the end of the game (TY-END-01, TY-END-06)."""
    house = active_house(state)
    house.troops -= 1
    put_troop(table, state, place, state.active, space)
    if not house.troops and not state.last_round:
        state.trigger = "barracks"
        table.tell(Text("last-troop", seat=Seat(state.active)))


def kill(table: Table, state: State, troop: Troop) -> int:
    """A troop goes to the active player's trophy hall (TY-ACT-ASSASSINATE-03); returns its space's index."""
    trophies = active_house(state).trophies
    trophies[owner_id(troop.owner)] = trophies.get(owner_id(troop.owner), 0) + 1
    return remove_troop(table, state, troop)


def assassinate(table: Table, state: State, troop: Troop) -> None:
    """Kill an enemy troop (TY-ACT-ASSASSINATE)."""
    table.tell(Text("assassinate-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place))
    kill(table, state, troop)


def supplant(table: Table, state: State, troop: Troop) -> None:
    """Assassinate, then deploy into the very space; without troops 1 VP instead (TY-ACT-SUPPLANT)."""
    table.tell(Text("supplant-done", seat=Seat(state.active), colour=colour(troop.owner), site=troop.place))
    space = kill(table, state, troop)
    if active_house(state).troops:
        put_from_barracks(table, state, troop.place, space)
    else:
        gain_vp(table, state, 1)


def move(table: Table, state: State, troop: Troop, place: str) -> None:
    """Move an enemy troop to any empty space (TY-ACT-MOVE).

    That is one change: a troop moved within a site has not left it, so nobody gains control in between (TY-CTRL-10).
    """
    table.tell(
        Text("move-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place, destination=place)
    )
    _vacate(state, troop)
    put_troop(table, state, place, troop.owner)
    update_marker(table, state, troop.place)


def redeploy_trophy(table: Table, state: State, troop: Trophy, place: str) -> None:
    """A troop from a trophy hall to an empty space; it comes from no barracks (TY-CARD-49, TY-CARD-50)."""
    state.houses[troop.hall].trophies[owner_id(troop.owner)] -= 1
    table.tell(
        Text(
            "trophy-back",
            seat=Seat(state.active),
            colour=colour(troop.owner),
            hall=Seat(troop.hall),
            place=place,
        )
    )
    put_troop(table, state, place, troop.owner)


def return_troop(table: Table, state: State, troop: Troop) -> None:
    """Another player's troop goes back to its barracks (TY-ACT-RETURN-02, TY-ACT-RETURN-06)."""
    table.tell(Text("return-troop-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place))
    state.houses[troop.owner].troops += 1
    remove_troop(table, state, troop)


def return_spy(table: Table, state: State, spy: Spy) -> None:
    """A spy, of another player or one's own, goes back to its barracks (TY-ACT-RETURN-02, TY-ACT-RETURN-03)."""
    key = "own-spy-back" if spy.owner == state.active else "return-spy-done"
    table.tell(Text(key, seat=Seat(state.active), owner=Seat(spy.owner), site=spy.site))
    state.houses[spy.owner].spies += 1
    state.spies[spy.site].remove(spy.owner)
    update_marker(table, state, spy.site)


def place_spy(table: Table, state: State, site: str) -> None:
    """A spy of the active player comes to a site and breaks others' total control (TY-ACT-SPY-01, TY-ACT-SPY-07)."""
    table.tell(Text("infiltrate-done", seat=Seat(state.active), site=site))
    active_house(state).spies -= 1
    state.spies[site] = sorted([*state.spies[site], state.active])
    state.turn.spy_sites.append(site)
    update_marker(table, state, site)
