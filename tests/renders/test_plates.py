"""Plates and frames are drawn small and stretched: that shows nowhere."""

from __future__ import annotations

import pytest
from PIL import Image

from renders.canvas import plates
from renders.canvas.looks import Look, drawn_for
from renders.canvas.sprites import Stretched, put

SIZES = [(90, 60), (300, 46), (46, 46), (30, 30), (300, 30)]
EDGE, FILL = "#aa3311", "#335577"


@pytest.mark.parametrize("look", ["usual", "contrast"])
@pytest.mark.parametrize(("line", "radius", "lift"), [(3, 14, 0), (5, 20, 5), (9, 4, 2), (3, 0, 4)])
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_stretched_plate_is_the_same_as_one_drawn_whole(
    wide: int, high: int, line: int, radius: int, lift: int, look: Look
) -> None:
    with drawn_for(look):
        stretched = plates.plate(wide, high, FILL, EDGE, line=line, radius=radius, lift=lift)
        whole = plates._plate(wide, high, FILL, EDGE, line, radius, lift)
    assert_same(stretched.copy(), whole)
    assert_same(on_a_picture(stretched), on_a_picture(whole))


@pytest.mark.parametrize(("line", "radius"), [(4, 14), (8, 3), (5, 30)])
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_stretched_frame_is_the_same_as_one_drawn_whole(wide: int, high: int, line: int, radius: int) -> None:
    stretched = plates.frame(wide, high, EDGE, line=line, radius=radius)
    whole = plates._frame(wide, high, EDGE, line, radius)
    assert_same(stretched.copy(), whole)
    assert_same(on_a_picture(stretched), on_a_picture(whole))


def on_a_picture(sprite: Image.Image | Stretched) -> Image.Image:
    """Returns a picture with the sprite, partly outside."""
    image = Image.new("RGB", (320, 70), "#667788")
    put(image, sprite, 40, -8)
    return image


def assert_same(one: Image.Image, other: Image.Image) -> None:
    assert (one.mode, one.size) == (other.mode, other.size)
    assert one.tobytes() == other.tobytes()
