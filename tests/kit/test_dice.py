"""The odds of pools of dice, against counting every roll."""

from __future__ import annotations

from itertools import product

import pytest

from engine.kit.dice import mean, mean_excess, spread

YELLOW, RED, BLUE = (0, 0, 1, 1, 1, 2), (0, 1, 2, 2, 3, 3), (0, 0, 0, 1, 1, 2)


def test_the_mean_of_a_die() -> None:
    assert mean(RED) == pytest.approx(11 / 6)


def test_without_dice_the_sum_is_nothing() -> None:
    assert spread([]) == {0: 1.0}


def test_every_sum_is_as_likely_as_the_rolls_that_show_it() -> None:
    sums = [sum(roll) for roll in product(YELLOW, YELLOW, RED)]
    found = spread([YELLOW, YELLOW, RED])
    assert found == pytest.approx({each: sums.count(each) / len(sums) for each in set(sums)})


def test_the_excess_over_another_roll() -> None:
    rolls = list(product(YELLOW, RED, BLUE))
    counted = sum(max(0, a + b - c) for a, b, c in rolls) / len(rolls)
    assert mean_excess(spread([YELLOW, RED]), spread([BLUE])) == pytest.approx(counted)
