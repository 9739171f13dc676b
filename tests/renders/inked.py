"""Follows text from drawing to the finished picture, and reports text cut by an edge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

import pytest
from PIL import Image

from renders.canvas import looks, pasting, plates, sprites
from renders.job import Job, draw

Box = tuple[float, float, float, float]
MOST_PIXELS = 20_000_000  # of kept sprites
SMOOTHED = 100_000  # pixels of an image that is smoothed when its size changes
SLACK = 3  # px of antialiasing, shadow and squeezed ink at an edge


class Words(NamedTuple):
    """A line of text, where its ink is in the image that carries it, and the px of its font there."""

    said: str
    box: Box
    px: float


class Cut(NamedTuple):
    """A line that is cut, its box, and the box that should contain it."""

    said: str
    box: Box
    room: Box


class Sprite(NamedTuple):
    """A kept sprite, and what was noted while it was drawn."""

    drawn: Image.Image
    words: list[Words]
    plates: list[Box]
    plain: bool
    cut: list[Cut]
    shortened: list[str]


@dataclass
class Sprites:
    """The sprites of all watched pictures. They are forgotten at times, so that they take little memory."""

    kept: dict[Any, Sprite] = field(default_factory=dict)
    pixels: int = 0

    def keep(self, key: Any, sprite: Sprite) -> None:
        """Keeps a sprite until there are too many."""
        self.kept[key] = sprite
        self.pixels += sprite.drawn.width * sprite.drawn.height

    def forget(self) -> None:
        """Forgets all sprites if there are too many; call between pictures."""
        if self.pixels > MOST_PIXELS:
            self.kept.clear()
            self.pixels = 0


class Inked:
    """Watches images: which words each carries, which plates are under them, and which words were cut by an edge."""

    sprites: ClassVar = Sprites()

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.words: dict[int, list[Words]] = {}
        self.plates: dict[int, list[Box]] = {}
        self.plain: set[int] = set()  # sprites that are a plate and nothing else
        self.cut: list[Cut] = []
        self.shortened: list[str] = []
        self._alive: list[Image.Image] = []  # an id names one image only as long as the image lives
        self._kept: dict[Any, Any] = {}
        self._watch_drawing(patch)
        self._watch_images(patch)

    def of(self, job: Job) -> list[Cut]:
        """Draws a picture; returns the lines that its edge, or that of a plate, cuts."""
        self.shortened.clear()
        for notes in (self.cut, self.words, self.plates, self.plain, self._alive, self._kept):
            notes.clear()  # type: ignore[attr-defined]
        self.sprites.forget()
        self.drawn = draw(job)
        return [*self.cut]

    def lines(self, job: Job) -> list[Words]:
        """Draws a picture; returns its lines of text, with the px of their fonts in the finished picture."""
        self.of(job)
        return self.words.get(id(self.drawn), [])

    def _watch_drawing(self, patch: pytest.MonkeyPatch) -> None:
        """Notes what `text` and `plate` draw. Sprites are kept by this watcher only: others carry no notes."""
        inked = self

        def called(self: looks.Kept[Any, Any], *args: Any, **more: Any) -> Any:
            key = id(self), looks.look(), args, tuple(sorted(more.items()))
            if key in inked._kept:
                return inked._kept[key]
            if key in inked.sprites.kept:
                inked._kept[key] = drawn = inked._noted_again(inked.sprites.kept[key])
                return drawn
            before = len(inked.cut), len(inked.shortened)
            drawn = self.draw(*args, **more).drawn
            inked._kept[key] = drawn
            if self is sprites.text:
                inked._note_text(drawn, args[0], args[1])
            if self is plates._plate:
                inked._note_plate(drawn)
            if isinstance(drawn, Image.Image):
                inked._keep(key, drawn, *before)
            return drawn

        stretched = sprites.stretched

        def stretch(sprite: Image.Image, size: tuple[int, int], at: int) -> Image.Image:
            made = stretched(sprite, size, at)
            if id(sprite) in inked.plain:
                inked._note_plate(made)
            return made

        def put(self: sprites.Stretched, image: Image.Image, left: int, top: int) -> None:
            whole = self.copy()
            image.paste(whole, (left, top), whole)

        patch.setattr(pasting, "_shared", lambda sprite: None)  # every sprite is pasted whole, so that `_paste` sees it
        patch.setattr(looks.Kept, "__call__", called)
        patch.setattr(sprites, "stretched", stretch)
        patch.setattr(sprites.Stretched, "put", put)

    def _keep(self, key: Any, drawn: Image.Image, cut: int, shortened: int) -> None:
        """Keeps a sprite with its notes for the pictures that follow."""
        words, under = self.words.get(id(drawn), []), self.plates.get(id(drawn), [])
        plain = id(drawn) in self.plain
        self.sprites.keep(key, Sprite(drawn, [*words], [*under], plain, self.cut[cut:], self.shortened[shortened:]))

    def _noted_again(self, sprite: Sprite) -> Image.Image:
        """Returns a kept sprite after noting what was noted when it was drawn."""
        self.words[id(sprite.drawn)], self.plates[id(sprite.drawn)] = [*sprite.words], [*sprite.plates]
        if sprite.plain:
            self.plain.add(id(sprite.drawn))
        self.cut += sprite.cut
        self.shortened += sprite.shortened
        return sprite.drawn

    def _note_text(self, sprite: Image.Image, said: str, px: int) -> None:
        ink = sprite.getchannel("A").getbbox()
        if ink and said.strip():
            self._alive.append(sprite)
            self.words[id(sprite)] = [Words(said, ink, px)]
        if "…" in said:
            self.shortened.append(said)

    def _note_plate(self, sprite: Image.Image) -> None:
        self._alive.append(sprite)
        self.plain.add(id(sprite))

    def _watch_images(self, patch: pytest.MonkeyPatch) -> None:
        inked, paste, copy, resize = self, Image.Image.paste, Image.Image.copy, Image.Image.resize

        def pasted(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
            paste(self, im, box, mask)
            if isinstance(im, Image.Image) and box is not None:
                inked._paste(self, im, box[0], box[1])

        def copied(self: Image.Image) -> Image.Image:
            return inked._scaled(self, copy(self))

        def resized(self: Image.Image, size: Any, *args: Any, **more: Any) -> Image.Image:
            partial = more.get("box") or len(args) > 1
            if self.width * self.height > SMOOTHED and not partial:
                found = resize(self, size, Image.Resampling.NEAREST)  # only words matter
            else:
                found = resize(self, size, *args, **more)
            return found if partial else inked._scaled(self, found)

        patch.setattr(Image.Image, "paste", pasted)
        patch.setattr(Image.Image, "copy", copied)
        patch.setattr(Image.Image, "resize", resized)

    def _scaled(self, image: Image.Image, made: Image.Image) -> Image.Image:
        """The image made from another carries its words and plates, and is still a plate if that was one."""
        across, down = made.width / image.width, made.height / image.height

        def scaled(box: Box) -> Box:
            return box[0] * across, box[1] * down, box[2] * across, box[3] * down

        self._alive.append(made)
        self.words[id(made)] = [
            Words(each.said, scaled(each.box), each.px * down) for each in self.words.get(id(image), ())
        ]
        self.plates[id(made)] = [scaled(each) for each in self.plates.get(id(image), ())]
        if id(image) in self.plain:
            self.plates[id(made)].append((0, 0, *made.size))
        return made

    def _paste(self, image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
        self._alive.append(image)
        found, under = self.words.setdefault(id(image), []), self.plates.setdefault(id(image), [])
        if image.size != sprite.size and id(sprite) in self.plain and min(sprite.size) >= 60:
            under.append((x, y, x + sprite.width, y + sprite.height))
        for said, box, px in self.words.get(id(sprite), ()):
            this = Words(said, (box[0] + x, box[1] + y, box[2] + x, box[3] + y), px)
            found.append(this)
            for room in (image_box(image), _under(under, this.box)):
                if room and not _holds(room, this.box):
                    self.cut.append(Cut(said, this.box, room))
        under += [(a + x, b + y, c + x, d + y) for a, b, c, d in self.plates.get(id(sprite), ())]


def image_box(image: Image.Image) -> Box:
    """Returns all of an image."""
    return 0, 0, *image.size


def _under(plates: list[Box], box: Box) -> Box | None:
    """Returns the last plate that contains the left end of a line."""
    x, y = box[0] + 2, (box[1] + box[3]) / 2
    return next((each for each in reversed(plates) if each[0] <= x <= each[2] and each[1] <= y <= each[3]), None)


def _holds(room: Box, box: Box) -> bool:
    return (
        box[0] >= room[0] - SLACK
        and box[1] >= room[1] - SLACK
        and box[2] <= room[2] + SLACK
        and box[3] <= room[3] + SLACK
    )
