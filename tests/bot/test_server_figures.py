"""The figures of a server and of a person read a bounded number of chapters."""

from __future__ import annotations

from bot.panels.pages.server_figures import newest


def test_newest_campaigns_are_read_until_there_are_sixty_chapters() -> None:
    ends = {1: range(5), 2: range(30), 3: range(30), 4: range(1)}
    assert newest(ends) == [4, 3]
    assert newest({1: range(5), 2: range(90)}) == [2]
    assert newest({}) == []
