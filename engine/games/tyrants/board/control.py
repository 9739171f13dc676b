"""Control and total control of sites, and the control markers (TY-CTRL)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import WHITE, State
from engine.table import Seat, Table, Text


def controller(spaces: Sequence[int | None]) -> int | None:
    """Returns the seat with more troops than every other single colour, white counted as one (TY-CTRL-01 to
    TY-CTRL-05).
    """
    ranked = sorted(((spaces.count(troop), troop) for troop in {*spaces} if troop is not None), reverse=True)
    if not ranked or ranked[0][1] == WHITE or (len(ranked) > 1 and ranked[0][0] == ranked[1][0]):
        return None
    return ranked[0][1]


def controls(state: State, seat: int, site: str) -> bool:
    """True if a seat controls a site."""
    return controller(state.troops[site]) == seat


def controls_totally(state: State, seat: int, site: str) -> bool:
    """True if all spaces hold the seat's troops and no enemy spy is there (TY-CTRL-08, TY-CTRL-09)."""
    return all(troop == seat for troop in state.troops[site]) and all(spy == seat for spy in state.spies[site])


def update_marker(table: Table, state: State, place: str) -> None:
    """Updates the marker after every single change at a place: it changes hands or sides at once (TY-CTRL-10 to
    TY-CTRL-14).
    """
    marker = state.markers.get(place)
    if marker is None:
        return
    holder = controller(state.troops[place])
    if holder != marker.holder:
        marker.holder, marker.total = holder, False
        if holder is None:
            table.tell(Text("marker-back", site=place))
        else:
            table.tell(Text("marker-taken", seat=Seat(holder), site=place))
            marker_influence(table, state, place)
    total = holder is not None and controls_totally(state, holder, place)
    if holder is not None and total != marker.total:
        marker.total = total
        table.tell(Text("total-control" if total else "total-control-lost", seat=Seat(holder), site=place))


def marker_influence(table: Table, state: State, site: str) -> None:
    """Gives 1 Influence, to the active player only, once for each marker and turn (TY-CTRL-15 to TY-CTRL-17, TY-CTRL-19
    to -22).
    """
    marker = state.markers[site]
    if marker.holder == state.active and not marker.used:
        marker.used = True
        state.turn.influence += 1
        table.tell(Text("marker-influence", seat=Seat(state.active), site=site))


def marker_vp(state: State) -> int:
    """Returns the VP of the markers whose sites the active player totally controls (TY-CTRL-17, TY-CTRL-18)."""
    held = [site for site, marker in state.markers.items() if marker.holder == state.active and marker.total]
    return sum(site_cards()[site].marker or 0 for site in held)
