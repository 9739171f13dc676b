"""Fixtures for the rules of scenarios."""

from collections.abc import Callable, Iterator

import pytest

from tests.games.keep_the_heroes_out.scenarios.writing import tear_up, write


@pytest.fixture
def written() -> Iterator[Callable[[str], str]]:
    """Makes a scenario in the dungeon of First Watch from words of a file, for this test alone; returns its id."""
    yield write
    tear_up()
