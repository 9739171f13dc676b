"""A picture: layers in order over a background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image

from engine.table import Text
from renders.canvas.encoding import Moving
from renders.canvas.pasting import own
from renders.close_up import Box, close_up
from renders.scene import Scene
from renders.stamp import past

Layer = Callable[[Image.Image, Scene], None]
OfGames = Literal["table", "place", "own", "seat", "result", "choice", "asked", "since"]
OfAll = Literal["motion", "ending", "chart", "journal", "server"]
Shows = OfGames | OfAll


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a game.

    - `background` returns an image, which is copied if it is cached; `alt` describes the picture in words.
    - `told` lists the message keys that this picture illustrates. A post with such a message includes the picture.
    - `phases` lists the phases whose post shows this picture instead of the board.
    - `warm` draws in advance what can be cached; `part` returns the box that a close-up shows.
    - `when` is True if a view has this picture; `parts` returns the number of pictures needed to show all events,
      each a job with its number as `news`.
    - `shows` says what the job must contain: nothing (`table`), a place (`place`), the seat whose private picture it
      is (`own`), the seat of a public sheet (`seat`), the chapter's result (`result`), the seat that chooses in the
      lobby (`choice`), the asked seat and the places of its options (`asked`), a stretch of play (`since`), its steps
      (`motion`), a chapter that has ended (`ending`), a chart of a chapter (`chart`), a page of a campaign's journal
      (`journal`), or what a server has played (`server`).
    - `moving` returns the frames of a picture that moves.
    - `of_games` is True if it has the colours of several games, so that no game's table of colours fits.
    """

    background: Callable[[Scene], Image.Image]
    layers: Sequence[Layer]
    alt: Callable[[Scene], Sequence[Text]]
    told: frozenset[str] = frozenset()
    phases: frozenset[str] = frozenset()
    warm: Callable[[], object] = lambda: None
    part: Callable[[Scene], Box] | None = None
    when: Callable[[Any], bool] = lambda view: True
    parts: Callable[[Any], int] = lambda view: 1
    shows: Shows = "table"
    moving: Callable[[Scene], Moving] | None = None
    of_games: bool = False

    def draw(self, scene: Scene) -> Image.Image:
        """Draws the picture, and adds the mark of a past one."""
        image = self.unmarked(scene)
        past(image, scene)
        return image

    def unmarked(self, scene: Scene) -> Image.Image:
        """Draws the background and all layers, and crops to `part`."""
        image = own(self.background(scene))
        for layer in self.layers:
            layer(image, scene)
        if self.part:
            image = close_up(image, self.part(scene))
        return image
