"""The odds of pools of dice, against counting every roll."""

from __future__ import annotations

from itertools import product

import pytest

from engine.kit.dice import mean, mean_excess, spread

YELLOW, RED, BLUE = (0, 0, 1, 1, 1, 2), (0, 1, 2, 2, 3, 3), (0, 0, 0, 1, 1, 2)


def test_mean_of_a_die() -> None:
    assert mean(RED) == pytest.approx(11 / 6)


def test_sum_without_dice_is_zero() -> None:
    assert spread([]) == {0: 1.0}


def test_every_sum_is_as_likely_as_the_rolls_that_show_it() -> None:
    sums = [sum(roll) for roll in product(YELLOW, YELLOW, RED)]
    found = spread([YELLOW, YELLOW, RED])
    assert found == pytest.approx({each: sums.count(each) / len(sums) for each in set(sums)})


def test_excess_over_another_roll() -> None:
    rolls = list(product(YELLOW, RED, BLUE))
    counted = sum(max(0, a + b - c) for a, b, c in rolls) / len(rolls)
    assert mean_excess(spread([YELLOW, RED]), spread([BLUE])) == pytest.approx(counted)


@pytest.mark.parametrize(
    ("die", "needed", "by_number"),
    [
        ((0, 1, 1, 1, 1, 2), 3, [0.00, 0.25, 0.70, 0.91, 0.98, 0.99, 1.00, 1.00]),
        ((0, 0, 1, 1, 2, 2), 6, [0.00, 0.00, 0.04, 0.19, 0.40, 0.60, 0.75, 0.86]),
        ((0, 0, 0, 1, 2, 3), 7, [0.00, 0.00, 0.05, 0.14, 0.27, 0.41, 0.55, 0.66]),
    ],
)
def test_published_odds_of_one_to_eight_dice(die: tuple[int, ...], needed: int, by_number: list[float]) -> None:
    """The close, ranged and explosive dice of Fireteam Zero."""
    for number, published in enumerate(by_number, 1):
        enough = sum(chance for shown, chance in spread([die] * number).items() if shown >= needed)
        assert enough == pytest.approx(published, abs=0.0051)
