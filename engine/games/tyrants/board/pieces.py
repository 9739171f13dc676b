"""Changes of troops and spies: every change on the map happens here, one piece at a time."""

from __future__ import annotations

from engine.games.tyrants.board.control import update_marker
from engine.games.tyrants.board.presence import Spy, Troop, Trophy
from engine.games.tyrants.model.state import WHITE, House, Played, State
from engine.table import Seat, Table, Text

COLOURS = ("raspberry", "yellow", "blue", "green")


def colour(owner: int) -> str:
    """Returns the colour of a troop as a content id: `white`, or that of a seat's house."""
    return "white" if owner == WHITE else COLOURS[owner]


def owner_id(owner: int) -> str:
    """Returns the owner of a piece for option ids and trophy halls: `white`, or the number of the seat."""
    return "white" if owner == WHITE else str(owner)


def active_house(state: State) -> House:
    """Returns the active player's house."""
    return state.houses[state.active]


def resolving(state: State) -> Played:
    """Returns the card being resolved. Raises LookupError if there is none."""
    if state.turn.resolving is None:
        raise LookupError("no card is being resolved")
    return state.turn.played[state.turn.resolving]


def gain_vp(table: Table, state: State, count: int) -> None:
    """Gives VP tokens to the active player; the supply never runs out (TY-TURN-15, TY-TURN-16)."""
    if count:
        active_house(state).vp += count
        table.tell(Text("vp-gain", seat=Seat(state.active), count=count))


def put_troop(table: Table, state: State, place: str, owner: int, space: int | None = None) -> None:
    """Puts a troop on an empty space, the first one unless a rule names it."""
    spaces = state.troops[place]
    spaces[spaces.index(None) if space is None else space] = owner
    update_marker(table, state, place)


def remove_troop(table: Table, state: State, troop: Troop) -> int:
    """Removes a troop from its space, which is empty at once (TY-SPACE-07); returns the index."""
    space = _vacate(state, troop)
    update_marker(table, state, troop.place)
    return space


def _vacate(state: State, troop: Troop) -> int:
    spaces = state.troops[troop.place]
    space = spaces.index(troop.owner)
    spaces[space] = None
    return space


def deploy(table: Table, state: State, place: str) -> None:
    """Deploys a troop of the active player from the barracks to an empty space (TY-ACT-DEPLOY-01)."""
    table.tell(Text("deploy-done", seat=Seat(state.active), place=place))
    put_from_barracks(table, state, place)


def put_from_barracks(table: Table, state: State, place: str, space: int | None = None) -> None:
    """Puts a troop from the barracks; the last one triggers the end of the game (TY-END-01, TY-END-06)."""
    house = active_house(state)
    house.troops -= 1
    put_troop(table, state, place, state.active, space)
    if not house.troops and not state.last_round:
        state.trigger = "barracks"
        table.tell(Text("last-troop", seat=Seat(state.active)))


def kill(table: Table, state: State, troop: Troop) -> int:
    """Moves a troop to the active player's trophy hall (TY-ACT-ASSASSINATE-03); returns the index of its space."""
    trophies = active_house(state).trophies
    trophies[owner_id(troop.owner)] = trophies.get(owner_id(troop.owner), 0) + 1
    return remove_troop(table, state, troop)


def assassinate(table: Table, state: State, troop: Troop) -> None:
    """Kills an enemy troop (TY-ACT-ASSASSINATE)."""
    table.tell(Text("assassinate-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place))
    kill(table, state, troop)


def supplant(table: Table, state: State, troop: Troop) -> None:
    """Assassinates, then deploys into the same space; without troops 1 VP instead (TY-ACT-SUPPLANT)."""
    table.tell(Text("supplant-done", seat=Seat(state.active), colour=colour(troop.owner), site=troop.place))
    space = kill(table, state, troop)
    if active_house(state).troops:
        put_from_barracks(table, state, troop.place, space)
    else:
        gain_vp(table, state, 1)


def move(table: Table, state: State, troop: Troop, place: str) -> None:
    """Moves an enemy troop to any empty space (TY-ACT-MOVE).

    That is one change: a troop moved within a site never leaves it, so no one gains control in between (TY-CTRL-10).
    """
    table.tell(
        Text("move-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place, destination=place)
    )
    _vacate(state, troop)
    put_troop(table, state, place, troop.owner)
    update_marker(table, state, troop.place)


def redeploy_trophy(table: Table, state: State, troop: Trophy, place: str) -> None:
    """Moves a troop from a trophy hall to an empty space, without using barracks (TY-CARD-49, TY-CARD-50)."""
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
    """Returns another player's troop to its barracks (TY-ACT-RETURN-02, TY-ACT-RETURN-06)."""
    table.tell(Text("return-troop-done", seat=Seat(state.active), colour=colour(troop.owner), place=troop.place))
    state.houses[troop.owner].troops += 1
    remove_troop(table, state, troop)


def return_spy(table: Table, state: State, spy: Spy) -> None:
    """Returns a spy, the player's own or another's, to its barracks (TY-ACT-RETURN-02, TY-ACT-RETURN-03)."""
    key = "own-spy-back" if spy.owner == state.active else "return-spy-done"
    table.tell(Text(key, seat=Seat(state.active), owner=Seat(spy.owner), site=spy.site))
    state.houses[spy.owner].spies += 1
    state.spies[spy.site].remove(spy.owner)
    update_marker(table, state, spy.site)


def place_spy(table: Table, state: State, site: str) -> None:
    """Places a spy of the active player at a site and breaks others' total control (TY-ACT-SPY-01, TY-ACT-SPY-07)."""
    table.tell(Text("infiltrate-done", seat=Seat(state.active), site=site))
    active_house(state).spies -= 1
    state.spies[site] = sorted([*state.spies[site], state.active])
    state.turn.spy_sites.append(site)
    update_marker(table, state, site)
