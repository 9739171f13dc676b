"""The pictures of Tyrants of the Underdark: the board, one place of it, a seat's private hand, the final scoring."""

from renders.picture import Picture
from renders.stamp import past
from renders.tyrants import alt, ground, hand, houses, map, market, places, scoring, symbols

__all__ = ["PICTURES", "symbols"]

MAP_LAYERS = (map.rings, map.spies, map.sites, map.markers, map.routes, map.arrows, map.badges)

PICTURES = {
    "board": Picture(
        background=ground.ground,
        layers=(
            *MAP_LAYERS,
            houses.seats,
            market.market,
            past,
        ),
        alt=alt.board,
        warm=ground.warm,
    ),
    "place": Picture(
        background=ground.ground,
        layers=MAP_LAYERS,
        alt=places.words,
        part=places.part,
        shows="place",
    ),
    "hand": Picture(
        background=hand.ground,
        layers=(hand.heading, hand.cards, hand.played, hand.piles, past),
        alt=alt.hand,
        shows="own",
    ),
    "scoring": Picture(
        background=scoring.ground,
        layers=(scoring.heading, scoring.columns, scoring.sources, scoring.totals, past),
        alt=alt.scoring,
        shows="result",
    ),
}
