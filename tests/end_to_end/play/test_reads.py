"""A click reads the situation of its own campaign once, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from structlog.contextvars import get_contextvars

from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.lookup import Lookup
from tests.end_to_end.lanterns import Table, opened, sandbox, table
from tests.end_to_end.playing import started

__all__ = ["opened", "sandbox", "table"]


def noted(noted: list[int], method: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """Returns the method, which notes for which campaign a press has called it; what the deliverer does is not
    noted."""

    def call(self: Any, campaign: int) -> Any:
        if "interaction" in get_contextvars():
            noted.append(campaign)
        return method(self, campaign)

    return call


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The campaigns whose situation presses have read, one after the other."""
    found: list[int] = []
    monkeypatch.setattr(Lookup, "situation", noted(found, Lookup.situation))
    return found


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The campaigns that presses have kept others from, one after the other."""
    found: list[int] = []
    monkeypatch.setattr(Context, "alone_with", noted(found, Context.alone_with))
    return found


async def test_click_reads_its_situation_once(table: Table, read: list[int], held: list[int]) -> None:
    panel = await table.panel(table.ana)
    for each in (read, held):
        each.clear()
    await table.ana.click(panel, "Light a lantern")
    assert (read, held) == ([1], [1, 1, 1])  # to note the press, to see what is pressed, and to answer


async def test_end_of_a_turn_holds_no_other_campaign(table: Table, read: list[int], held: list[int]) -> None:
    for each in range(2):
        await started(table.sandbox, "Ana", "Rui", name=f"Other Lanterns {each}")
    panel = await table.panel(table.ana)
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.ana.click(panel, label)
    for noted in (read, held):
        noted.clear()
    panel = await table.ana.click(panel, "End turn")
    assert "Other Lanterns 0" in panel.text
    assert (read, held) == ([1], [1, 1, 1])
