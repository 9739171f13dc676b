"""The beginning of each alt text of a board: the game, the past, the choices and the changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.table import Text
from renders.scene import Scene

MOST_PLACES = 20  # more would leave no room for the board itself


def marks(scene: Scene, places: Iterable[str]) -> Iterator[Text]:
    """Yields the game and what the picture marks: that it shows the past, which places are choices or have changed.

    Long lists are left out: the controls below the picture name every choice.
    """
    yield Text("game-name")
    if scene.job.past:
        yield Text("picture-past")
    known = tuple(places)
    chosen = tuple(place for place in known if place in scene.job.badges)
    if 0 < len(chosen) <= MOST_PLACES:
        yield Text("picture-alt-choices", places=chosen)
    changed = tuple(place for place in known if place in scene.job.changed)
    if 0 < len(changed) <= MOST_PLACES:
        yield Text("picture-alt-changed", places=changed)
