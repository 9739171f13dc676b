"""Every lesson, played astray fifty times."""

from __future__ import annotations

import pytest

from engine.lessons import Found, course_of
from engine.words import LOCALES
from tests.lessons import EVERY_LESSON, astray, controls, panel
from tests.words.positions import refusals

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("found", EVERY_LESSON, ids=lambda found: found.game)
def test_deviations_reach_no_dead_end(found: Found, seed: int) -> None:
    for number, scene in enumerate(astray(course_of(found), seed)):
        shown = panel(found, scene, LOCALES[number % len(LOCALES)])
        assert refusals(shown) == []
        assert any("lesson_" in each.custom_id for each in controls(shown))
