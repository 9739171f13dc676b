"""The map of a game's board without its words, cut out and made to fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from PIL import Image

from renders import find, module_of
from renders.canvas.looks import Look, drawn_for
from renders.canvas.palette import Tones
from renders.picture import Layer
from renders.scene import Job, Scene

BOARD = "board"
Box = tuple[float, float, float, float]
"""Left, top, width and height."""
Boxes = Mapping[str, Box]


@dataclass(frozen=True, slots=True)
class MapPart:
    """Where a game's board picture shows its map.

    - `box` returns the part with the map; `places` the box of each place, both in px of the whole picture.
    - `chips` says where a figure at a place is shown: below it, over its lower edge, or at its upper right corner.
    - `tallest` is the most px that the map is high in a picture of the usual width.
    - `layers` draws the map without the words around it; by default the whole picture is drawn.
    - `look` is the look of its labels; for a map whose usual labels are too small when reduced, `large`.
    """

    tones: Tones
    box: Callable[[Scene], Box]
    places: Callable[[Scene], Boxes]
    chips: Literal["below", "edge", "corner"] = "corner"
    tallest: int = 900
    layers: Sequence[Layer] = ()
    look: Look = "usual"


@dataclass(frozen=True, slots=True)
class Cut:
    """A map as an image, and the box of each place on it."""

    image: Image.Image
    boxes: Boxes


def map_of(game: str) -> MapPart:
    """Returns where the game's board picture shows its map. Raises UnknownPicture if the game has no pictures."""
    part: MapPart = module_of(game).MAP
    return part


def cut(part: MapPart, job: Job, wide: int, high: int, view: Any = None) -> Cut:
    """Draws the map of a view, by default the job's, into `wide` by `high` px at most."""
    look = job.look if job.look != "usual" else part.look
    board = replace(job, picture=BOARD, seat=None, badges=frozenset(), changed=frozenset(), moves=(), look=look)
    plain = replace(board, since=None, motion=None, ending=None, chart=None, journal=None)
    scene = Scene(replace(plain, view=job.view if view is None else view))
    with drawn_for(look):
        picture = find(job.game)[BOARD]
        image = replace(picture, layers=part.layers or picture.layers).draw(scene)
        (left, top, across, down), places = part.box(scene), part.places(scene)
    right, bottom = min(image.width, round(left + across)), min(image.height, round(top + down))
    left, top = max(0, round(left)), max(0, round(top))
    scale = min(wide / (right - left), high / (bottom - top))
    size = round((right - left) * scale), round((bottom - top) * scale)
    small = image.resize(size, Image.Resampling.HAMMING, (left, top, right, bottom), reducing_gap=2.0)
    boxes = {
        name: ((x - left) * scale, (y - top) * scale, w * scale, h * scale) for name, (x, y, w, h) in places.items()
    }
    return Cut(small, boxes)
