"""Names of content ids and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.games.tyrants.board.pieces import COLOURS
from engine.games.tyrants.model.content import Route, board, cards, numbers, sites
from engine.games.tyrants.model.state import State
from engine.kit.names import name_in
from engine.table import Text

ASPECTS = ("ambition", "conquest", "malice", "guile", "obedience")
DECKS = ("drow", "dragons", "elementals", "demons", "house")
MATCHES = 99


@cache
def names(locale: str) -> Mapping[str, str | Text]:
    """Returns cards, sites with their numbers, spaces of routes, aspects, decks, colours and matches; in English if the
    language has no name.
    """
    return {
        **{card.id: name_in(locale, card.name) for card in cards().values()},
        **{site.id: f"{site.number} {name_in(locale, site.name)}" for site in board().sites},
        **{route.place(index): _space(route, index) for route in board().routes for index in range(len(route.spaces))},
        **{aspect: Text(f"aspect-{aspect}") for aspect in ASPECTS},
        **{deck: Text(f"deck-{deck}") for deck in DECKS},
        **{colour: Text(f"colour-{colour}") for colour in ("white", *COLOURS)},
        **{f"match_{number}": Text("match", number=number) for number in range(1, MATCHES + 1)},
    }


def _space(route: Route, index: int) -> Text:
    ends = {"number": numbers()[route.place(index)], "a": sites()[route.a].number, "b": sites()[route.b].number}
    if len(route.spaces) == 1:
        return Text("place-route", **ends)
    return Text("place-route-space", **ends, space=index + 1)


def seat_names(state: State) -> Sequence[Text]:
    """Returns each seat's name by its colour."""
    return [Text(f"house-{colour}") for colour in COLOURS[: state.seats]]
