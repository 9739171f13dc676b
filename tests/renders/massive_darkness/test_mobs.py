"""Every state of a mob can be drawn: Boss alive or dead, any Minions left, hurt, Stunned."""

from __future__ import annotations

from typing import Any

import pytest

from renders.job import draw
from renders.topic import Topic
from tests.renders.massive_darkness.tables import job, mob, table

MINIONS: tuple[tuple[int, ...], ...] = ((), (1,), (2, 2), (4, 3, 1))


@pytest.mark.parametrize("stunned", [False, True])
@pytest.mark.parametrize("boss", [0, 3])
@pytest.mark.parametrize(
    ("picture", "more"),
    [("board", {}), ("enemies", {}), ("asked", {"topic": Topic("hero.action")})],
)
def test_every_state_of_a_mob_is_drawn(picture: str, more: dict[str, Any], boss: int, stunned: bool) -> None:
    state = table()
    zone = state.heroes[0].zone
    state.enemies = []
    for number, minions in enumerate(MINIONS):
        if boss or minions:
            enemy = mob(number, zone, minions)
            enemy.life, enemy.stunned = boss, stunned
            state.enemies.append(enemy)
    draw(job(picture, state, seat=0, **more))
