"""Cached sprites are pasted in parts: that shows nowhere."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageDraw

from renders.canvas import palette, plates
from renders.canvas.looks import kept
from renders.canvas.pasting import SMALL, TILE, own, parts_of, scaled, share
from renders.canvas.sprites import put

ALPHAS = (0, 1, 127, 254, 255)


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize("seed", range(12))
def test_shared_sprite_is_pasted_like_any_other(seed: int, mode: str) -> None:
    sprite = blocks(Random(seed))
    shared = sprite.copy()
    share(shared)
    for at in ((0, 0), (-30, 25), (60, -41)):
        assert pasted(shared, at, mode) == pasted(sprite, at, mode)


def test_large_opaque_and_empty_areas_are_not_blended() -> None:
    sprite = Image.new("RGBA", (400, 300), (10, 20, 30, 0))
    ImageDraw.Draw(sprite).rectangle((100, 100, 299, 279), fill=(200, 20, 30, 255))
    share(sprite)
    parts = parts_of(sprite)
    assert parts is not None
    assert sum((each.right - each.left) * (each.bottom - each.top) for each in parts if each.blended) < 2 * TILE * 760
    assert sum((each.right - each.left) * (each.bottom - each.top) for each in parts) == 200 * 180


def test_copy_of_a_shared_sprite_may_be_changed() -> None:
    sprite = blocks(Random(1))
    share(sprite)
    pasted(sprite, (0, 0), "RGB")
    changed = sprite.copy()
    changed.paste((1, 2, 3, 255), (0, 0, 50, 50))
    assert parts_of(changed) is None
    image = Image.new("RGB", changed.size)
    put(image, changed, 0, 0)
    assert image.getpixel((10, 10)) == (1, 2, 3)


def test_only_cached_backgrounds_are_copied() -> None:
    fresh = Image.new("RGB", (20, 20))
    assert own(fresh) is fresh
    share(fresh)
    assert own(fresh) is not fresh
    assert own(own(fresh)) is not fresh


def test_kept_sprites_are_shared() -> None:
    alone, in_tuple = kept(lambda: blocks(Random(2)))(), kept(lambda: (blocks(Random(2)), (3, 4)))()[0]
    assert parts_of(alone) is not None
    assert parts_of(in_tuple) is not None


def test_sprites_are_scaled_once() -> None:
    sprite = blocks(Random(3))
    plain = sprite.resize((sprite.width // 2, sprite.height // 2))
    share(sprite)
    half = scaled(sprite, 0.5)
    assert half is scaled(sprite, 0.5)
    assert half.tobytes() == plain.tobytes()
    assert scaled(sprite, 1) is sprite


def test_transparent_sprite_changes_nothing() -> None:
    sprite = Image.new("RGBA", (90, 90), palette.clear("#ffffff"))
    share(sprite)
    assert parts_of(sprite) == ()
    assert pasted(sprite, (5, 5), "RGB") == pasted(sprite.copy(), (5, 5), "RGB")


def test_frame_leaves_its_middle_alone() -> None:
    image = Image.new("RGB", (300, 300), "#123456")
    put(image, plates.frame(280, 260, "#ffffff"), 10, 10)
    assert image.crop((40, 40, 250, 230)).getcolors() == [(210 * 190, (0x12, 0x34, 0x56))]


def blocks(random: Random) -> Image.Image:
    """Returns a sprite of rectangles, opaque, translucent or clear, and of single pixels."""
    size = random.randrange(30, 200), random.randrange(30, 200)
    sprite = Image.new("RGBA", size, (9, 9, 9, random.choice(ALPHAS)))
    for _ in range(random.randrange(1, 12)):
        left, top = random.randrange(size[0]), random.randrange(size[1])
        box = left, top, random.randrange(left, size[0]) + 1, random.randrange(top, size[1]) + 1
        sprite.paste((*random.randbytes(3), random.choice(ALPHAS)), box)
    for _ in range(3):
        sprite.putpixel((random.randrange(size[0]), random.randrange(size[1])), (*random.randbytes(3), 200))
    assert size[0] * size[1] > SMALL // 2
    return sprite


def pasted(sprite: Image.Image, at: tuple[int, int], mode: str) -> bytes:
    """Returns the pixels of a picture after the sprite was put there twice."""
    image = Image.linear_gradient("L").convert(mode)
    for _ in range(2):
        put(image, sprite, *at)
    return image.tobytes()
