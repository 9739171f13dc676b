"""What Discord is asked for beside the answers to presses: a few requests a turn, and none for a choice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.sandbox import Sandbox
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import card_for, delivered, until
from tests.hurry import hurry

__all__ = ["hurry"]

OF_A_TURN = ["POST", "POST", "DELETE"]
"""A post, if something is to be told, and the next card come; the old one goes."""


def counted(sandbox: Sandbox) -> Sequence[str]:
    """The methods of the requests that count against the bot's global limit."""
    return [each.method for each in sandbox.requests if not each.template.startswith(("/interactions/", "/webhooks/"))]


@pytest.mark.parametrize("takes_long", [False, True])
async def test_a_choice_takes_no_request_and_a_turn_few(
    table: Table, hurry: None, monkeypatch: pytest.MonkeyPatch, takes_long: bool
) -> None:
    """One more where somebody takes so long that the card says who is choosing."""
    await table.whole_turn(table.ana)  # the first after a start looks at what stands in the thread
    await card_for(table.rui, table.thread)
    await delivered(table.bot)
    before = len(counted(table.sandbox))
    if takes_long:
        monkeypatch.setattr("bot.gateway.choosing.SAID_AFTER_SECONDS", 0.0)
    panel = await table.panel(table.rui)
    if takes_long:
        await until(lambda: len(counted(table.sandbox)) > before, "the card that says who is choosing")
    await delivered(table.bot)
    opened = len(counted(table.sandbox))
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.rui.click(panel, label)
        await delivered(table.bot)
    assert counted(table.sandbox)[opened:] == []
    await table.rui.click(panel, "End the turn")
    await delivered(table.bot)
    found = counted(table.sandbox)[before:]
    said, of_the_turn = found[: int(takes_long)], found[int(takes_long) :]
    assert said == ["PATCH"] * int(takes_long)
    assert of_the_turn in (OF_A_TURN, OF_A_TURN[1:]), of_the_turn
