"""What Discord is asked for beside the answers to presses: a few requests a turn, and none for a choice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox import Sandbox
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import card_for, delivered
from tests.hurry import hurry

__all__ = ["hurry"]

OF_A_TURN = ["PATCH", "POST", "POST", "DELETE"]
"""The card says who is choosing; then come the post, the next card, and the old one goes."""


def counted(sandbox: Sandbox) -> Sequence[str]:
    """The methods of the requests that count against the bot's global limit."""
    return [each.method for each in sandbox.requests if not each.template.startswith(("/interactions/", "/webhooks/"))]


async def test_a_choice_takes_no_request_and_a_turn_few(table: Table, hurry: None) -> None:
    await table.whole_turn(table.ana)  # the first after a start looks at what stands in the thread
    await card_for(table.rui, table.thread)
    await delivered(table.bot)
    before = len(counted(table.sandbox))
    panel = await table.panel(table.rui)
    await delivered(table.bot)
    opened = len(counted(table.sandbox))
    for label in ("Light a lantern", "Light a lantern"):
        panel = await table.rui.click(panel, label)
        await delivered(table.bot)
    assert counted(table.sandbox)[opened:] == []
    await table.rui.click(panel, "End the turn")
    await delivered(table.bot)
    found = counted(table.sandbox)[before:]
    assert found[:1] == OF_A_TURN[:1] and len(found) <= len(OF_A_TURN), found
