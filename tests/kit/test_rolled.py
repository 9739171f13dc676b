"""Dice against expectation."""

from __future__ import annotations

from random import Random

import pytest

from engine.kit.dice import Rolled

DIE = (0, 0, 1, 1, 2, 3)


def test_band_holds_95_of_100_rolls() -> None:
    generator, within = Random(1), 0
    for _ in range(2000):
        rolled = Rolled()
        rolled.add(sum(generator.choice(DIE) for _ in range(40)), DIE, 40)
        shown, mean, band = rolled.figures
        within += abs(shown - mean) <= band
    assert within / 2000 == pytest.approx(0.95, abs=0.015)


def test_no_dice_are_as_expected() -> None:
    assert Rolled().figures == (0, 0.0, 0.0)
