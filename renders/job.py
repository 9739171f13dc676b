"""Turns a job into a picture: drawn, encoded, and as alt text. `renders.pool` calls these plain functions in other
processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from PIL import Image

from renders import UnknownPicture, find, recaps, signs_of
from renders.canvas.colour_tables import table_of
from renders.canvas.encoding import encode, encode_moving
from renders.canvas.looks import Look, drawn_for, noting_symbols
from renders.canvas.symbols import SYMBOLS, mask
from renders.panel import Sign, fitted
from renders.picture import Picture
from renders.scene import Job, Scene

__all__ = ["FITTED", "Job", "alt", "draw", "encode", "render", "signs", "warm"]

LONGEST_ALT = 500  # characters
FITTED = "_fitted"
"""At the end of a picture's name: fitted into the size of every panel's picture."""


def draw(job: Job) -> Image.Image:
    """Draws the picture. Raises UnknownPicture with a list of the existing ones."""
    with drawn_for(job.look):
        return _picture(job).draw(Scene(job))


def render(job: Job) -> bytes:
    """Renders the picture: as PNG with the names of its symbols, or one that moves as WebP or GIF."""
    picture = _picture(job)
    if picture.moving and job.motion:
        with drawn_for(job.look):
            return encode_moving(picture.moving(Scene(job)), job.motion.format)
    with noting_symbols() as symbols:
        image = draw(job)
    return encode(image, symbols, None if picture.of_games else table_of(job.game, job.look))


def warm(game: str) -> None:
    """Draws what all pictures of a game share in advance, so that the first one is not slow."""
    pictures = find(game).values()
    for look in get_args(Look):
        table_of(game, look)
    for name in SYMBOLS:
        mask(name)
    for picture in pictures:
        picture.warm()


def alt(job: Job) -> str:
    """Returns the alt text in whole sentences, at most 500 characters. The rest is in `/board words:true`."""
    scene = Scene(job)
    said: list[str] = []
    for text in _picture(job).alt(scene):
        said.append(_sentence(scene.words.say(text)))
        if len(" ".join(said)) > LONGEST_ALT:
            return _shortened(said, scene.say("picture-alt-more"))
    return " ".join(said)


def signs(job: Job) -> Sequence[Sign]:
    """Returns the signs of the picture for a question and what they mean there, the most important ones first."""
    return signs_of(job.game)(Scene(job))


def _shortened(said: list[str], more: str) -> str:
    """Returns as many of the first sentences as fit before the last one."""
    while said and len(" ".join([*said, more])) > LONGEST_ALT:
        said.pop()
    return " ".join([*said, more])


def _sentence(said: str) -> str:
    """Returns a line without marks for bold, with a full stop at its end."""
    plain = said.replace("**", "")
    return plain if plain.endswith((".", "!", "?", ":")) else f"{plain}."


def _picture(job: Job) -> Picture:
    pictures = {**recaps(), **find(job.game)}
    name = job.picture.removesuffix(FITTED)
    if name not in pictures:
        raise UnknownPicture(f"{job.game} has no picture {job.picture!r}; it has {', '.join(pictures)}")
    found = pictures[name]
    return found if job.picture == name else Picture(lambda scene: fitted(found.unmarked(scene)), (), found.alt)
