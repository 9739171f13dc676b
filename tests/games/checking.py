"""Shared by the tests of content checks: a file with one mistake, and the message it must cause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.table import Mistake

Checked = Callable[[str], Sequence[Mistake]]


def expect_explained(
    mistakes_in: Checked, sound: str, right: str, wrong: str, line: int, said: str, remedy: str
) -> None:
    """Replaces a correct part of a sound file with a wrong one. One of the reported mistakes names this line, the
    mistake and its correction."""
    assert right in sound
    mistakes = mistakes_in(sound.replace(right, wrong, 1))
    told = [(each.line, each.wrong, each.remedy) for each in mistakes]
    assert any(each.line == line and said in each.wrong and remedy in each.remedy for each in mistakes), told
