"""The pictures that all games share: recaps and end cards."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from renders.canvas.encoding import Moving
from renders.picture import Picture
from renders.recap import chapter, chart, ending, journal, moving, server, setup, since
from renders.recap.maps import map_of
from renders.scene import Scene


def _since(scene: Scene) -> Image.Image:
    return since.picture(scene, map_of(scene.job.game))


def _ending(scene: Scene) -> Image.Image:
    return ending.picture(scene, map_of(scene.job.game))


def _outcome(scene: Scene) -> Image.Image:
    return ending.outcome(scene, map_of(scene.job.game))


def _still(scene: Scene) -> Image.Image:
    return moving.still(scene, map_of(scene.job.game))


def _moving(scene: Scene) -> Moving:
    return moving.moving(scene, map_of(scene.job.game))


def _chart(scene: Scene) -> Image.Image:
    return chart.picture(scene, map_of(scene.job.game))


def _journal(scene: Scene) -> Image.Image:
    return journal.picture(scene, map_of(scene.job.game))


def _chapter(scene: Scene) -> Image.Image:
    return chapter.picture(scene, map_of(scene.job.game))


RECAPS: Mapping[str, Picture] = {
    "since": Picture(_since, (), since.alt, shows="since"),
    "moving": Picture(_still, (), moving.alt, shows="motion", moving=_moving),
    "chart": Picture(_chart, (), chart.alt, shows="chart"),
    "journal": Picture(_journal, (), journal.alt, shows="journal"),
    "chapter": Picture(_chapter, (), chapter.alt, shows="ending"),
    "server": Picture(server.picture, (), server.alt, shows="server", of_games=True),
    "setup": Picture(setup.picture, (), setup.alt),
    "ending": Picture(_ending, (), ending.alt, shows="ending"),
    "outcome": Picture(_outcome, (), ending.alt, shows="ending"),
}
