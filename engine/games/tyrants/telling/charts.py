"""The charts of a match: VP by round, VP by source, and who held which site."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tyrants.board.control import controller
from engine.games.tyrants.board.places import sites
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import SOURCES, in_sight
from engine.table import Chart, Lines, Played, Strips
from engine.table import Sources as BySource

DECK = "deck"
OPEN = tuple(source for source in SOURCES if source != DECK)


def charts(played: Played) -> Sequence[Chart]:
    """Returns the charts. A deck's VP are part of them once the match is over."""
    views: Sequence[State] = played.views
    seats = range(views[-1].seats)
    found = [[in_sight(view, seat) for view in views] for seat in seats]
    return (
        Lines(
            "vp",
            tuple(tuple(sum(vp.values()) for vp in found[seat]) for seat in seats),
            ends=tuple(sum(score.values()) for score in played.scores),
        ),
        BySource(
            "sources",
            OPEN,
            tuple(tuple(tuple(vp[source] for source in OPEN) for vp in found[seat]) for seat in seats),
            DECK,
            tuple(score[DECK] for score in played.scores),
        ),
        _control(views),
    )


def _control(views: Sequence[State]) -> Strips:
    """Returns the sites with the most VP first."""
    worth = {site: site_cards()[site].vp for site in sites(views[-1])}
    order = sorted(worth, key=lambda site: -worth[site])
    rows = tuple((site, worth[site], tuple(controller(view.troops[site]) for view in views)) for site in order)
    return Strips("control", rows)
