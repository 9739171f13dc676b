"""The value of a site, and its connections, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from engine.games.tyrants.model.content import board, numbers, sites
from engine.kit.wording import joined
from engine.table import Text


def worth(site: str) -> dict[str, Any]:
    """Returns the arguments of a text that names a site with its VP and its control marker (TY-SPACE-03,
    TY-SPACE-14)."""
    found = sites()[site]
    marker = Text("board-crown", vp=found.marker) if found.marker else Text("nothing")
    return {"site": site, "vp": found.vp, "marker": marker}


@cache
def ways(site: str, in_play: tuple[str, ...]) -> Text:
    """Returns the sites that routes connect with this one, and the spaces between, as far as in play (TY-PRES-04)."""
    return Text("board-ways", ways=joined("list", list(_ways(site, in_play))))


def _ways(site: str, in_play: Collection[str]) -> Iterator[Text]:
    for route in board().routes:
        if site not in (route.a, route.b):
            continue
        other = route.b if site == route.a else route.a
        spaces = route.places if site == route.a else route.places[::-1]
        if other not in in_play or any(place not in in_play for place in spaces):
            continue
        to = {"number": numbers()[other]}
        if not spaces:
            yield Text("board-way-direct", **to)
        elif len(spaces) == 1:
            yield Text("board-way", **to, space=numbers()[spaces[0]])
        else:
            yield Text("board-way-spaces", **to, first=numbers()[spaces[0]], last=numbers()[spaces[-1]])
