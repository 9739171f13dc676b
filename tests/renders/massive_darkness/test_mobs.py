"""Every state of a mob can be drawn: Boss alive or dead, any Minions left, hurt, Stunned."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from renders.canvas.rows import with_figure
from renders.job import draw
from renders.massive_darkness.board.large import in_rows
from renders.massive_darkness.board.zones import Place, contents
from renders.massive_darkness.style.pieces import hero_piece
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


def test_enemy_beside_hero_is_seen_below_the_badge() -> None:
    """The figures of a large mob are left to the column, because the badge would cover its face."""
    state = table(zones=["b2"] * 4)
    state.heroes, state.enemies = state.heroes[:1], [mob(1, "b2", (4, 3))]
    badge = (150, 96)
    at = Place(0, 0, 216, badge=badge)
    (row,) = in_rows(contents(state, "b2"), at, [hero_piece(state.heroes[0], 72)], 200, badge[1])
    assert len(row) == 2 and badge[1] + max(each.height for each in row) <= at.cell


def test_figure_covers_at_most_a_third_of_its_piece() -> None:
    piece, figure = Image.new("RGBA", (66, 66)), Image.new("RGBA", (140, 72))
    assert with_figure(piece, figure).width >= 140 + 66 * 0.69
