"""Close-ups: the part that is asked for fills the picture, undistorted and within the whole."""

import pytest

from renders.close_up import MOST, Box, frame

SIZE = (1600, 1200)


@pytest.mark.parametrize(
    "part", [(700, 500, 900, 650), (0, 0, 50, 50), (1500, 1100, 1600, 1200), (100, 100, 1500, 300), (0, 0, 1600, 1200)]
)
def test_frame_holds_the_part_in_the_shape_of_the_picture_and_stays_within_it(part: Box) -> None:
    left, top, right, bottom = frame(part, SIZE)
    assert left <= part[0] and top <= part[1] and right >= part[2] and bottom >= part[3]
    assert left >= 0 and top >= 0 and right <= SIZE[0] and bottom <= SIZE[1]
    assert (right - left) / (bottom - top) == pytest.approx(SIZE[0] / SIZE[1])
    assert right - left >= SIZE[0] / MOST - 1e-6
