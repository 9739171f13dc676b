"""The pictures of Tyrants of the Underdark: board, question, place, private hand and final scoring."""

from PIL import Image

from renders.picture import Picture
from renders.scene import Scene
from renders.tyrants import alt, asked, ground, hand, houses, large_market, map, market, places, scoring
from renders.tyrants.look import symbol_of
from renders.tyrants.recap import MAP

__all__ = ["MAP", "PICTURES", "symbol_of"]

MAP_LAYERS = (map.rings, map.sites, map.markers, map.routes, map.spies, map.arrows, map.badges)


def _market(image: Image.Image, scene: Scene) -> None:
    (large_market if scene.large else market).market(image, scene)


PICTURES = {
    "board": Picture(ground.ground, (*MAP_LAYERS, houses.seats, _market), alt.board, warm=ground.warm),
    "asked": Picture(asked.background, (asked.layers,), alt.asked, shows="asked"),
    "place": Picture(ground.ground, MAP_LAYERS, alt.place, part=places.part, shows="place"),
    "hand": Picture(hand.ground, (hand.heading, hand.cards, hand.played, hand.piles), alt.hand, shows="own"),
    "scoring": Picture(
        scoring.ground, (scoring.heading, scoring.columns, scoring.sources, scoring.totals), alt.scoring, shows="result"
    ),
}
