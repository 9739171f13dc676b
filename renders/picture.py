"""What a picture is: layers, declared in order, over a background that is drawn once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image

from engine.table import Text
from renders.close_up import Box, close_up
from renders.scene import Scene
from renders.stamp import past

Layer = Callable[[Image.Image, Scene], None]
Shows = Literal["table", "place", "own", "seat", "result", "choice", "asked"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a game. `background` gives a kept image, which is copied; `alt` what the picture says in words;
    `warm` draws beforehand what can be kept; `part` is what a close-up shows of it; `when` says whether there is such a
    picture of a view, and `parts` how many it takes to show all that happened, each a job with its number as `news`.

    `told` are the keys of what is told when there is this to see: a post that tells it carries the picture too.
    `shows` says what the job must tell: nothing (`table`), a place, the seat whose private picture it is (`own`), the
    seat of which it is and at which everybody may look (`seat`), how the chapter ended (`result`), the seat of the
    lobby that makes its choice (`choice`), or the seat that is asked and the places of its choices (`asked`).
    """

    background: Callable[[Scene], Image.Image]
    layers: Sequence[Layer]
    alt: Callable[[Scene], Sequence[Text]]
    told: frozenset[str] = frozenset()
    warm: Callable[[], object] = lambda: None
    part: Callable[[Scene], Box] | None = None
    when: Callable[[Any], bool] = lambda view: True
    parts: Callable[[Any], int] = lambda view: 1
    shows: Shows = "table"

    def draw(self, scene: Scene) -> Image.Image:
        """The background with all layers on it, the part that is shown of it, and the mark of a past picture."""
        image = self.background(scene).copy()
        for layer in self.layers:
            layer(image, scene)
        if self.part:
            image = close_up(image, self.part(scene))
        past(image, scene)
        return image
