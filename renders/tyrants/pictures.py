"""The pictures of Tyrants of the Underdark: the board, one place of it, a seat's private hand, the final scoring."""

from PIL import Image

from renders.picture import Picture
from renders.scene import Scene
from renders.stamp import past
from renders.tyrants import alt, ground, hand, houses, large_market, map, market, places, scoring
from renders.tyrants.look import symbol_of

__all__ = ["PICTURES", "symbol_of"]

MAP_LAYERS = (map.rings, map.sites, map.markers, map.routes, map.spies, map.arrows, map.badges)


def _market(image: Image.Image, scene: Scene) -> None:
    (large_market if scene.large else market).market(image, scene)


PICTURES = {
    "board": Picture(
        background=ground.ground,
        layers=(
            *MAP_LAYERS,
            houses.seats,
            _market,
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
