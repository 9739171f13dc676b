"""People who want it are notified when they are next, once for a turn (docs/behaviour.md#waiting)."""

from __future__ import annotations

from engine.campaigns import Actor, Preferences
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, turn_text, until


async def wants_to_know(table: Table, user: int) -> None:
    await table.bot.services.readers.change(user, ahead=True)


async def test_next_player_is_notified_once_and_again_for_the_turn(table: Table) -> None:
    await wants_to_know(table, table.ana_id)
    before = table.rings(table.ana)
    await table.whole_turn(table.ana)
    await until(lambda: f"<@{table.ana_id}>, get ready" in turn_text(table.rui, table.thread), "the line")
    assert table.rings(table.ana) == before + 1
    await table.restart()
    await table.panel(table.rui)
    await delivered(table.bot)
    assert table.rings(table.ana) == before + 1
    await table.whole_turn(table.rui)
    await delivered(table.bot)
    assert table.rings(table.ana) == before + 2


async def test_no_one_else_is_notified(table: Table) -> None:
    before = table.rings(table.ana)
    await table.whole_turn(table.ana)
    await until(lambda: "your turn" in turn_text(table.rui, table.thread), "the turn")
    assert table.rings(table.ana) == before
    assert "get ready" not in turn_text(table.rui, table.thread)


async def test_autopilots_notify_no_one(table: Table) -> None:
    """Rui's seat is played by autopilot, so Ana follows herself."""
    await wants_to_know(table, table.ana_id)
    (campaign,) = await table.bot.campaigns.lookup.seated(table.ana_id)
    await table.bot.campaigns.seats.set_autopilot(campaign.id, 1, True, Actor(table.rui_id))
    await table.whole_turn(table.ana)
    await delivered(table.bot)
    assert "get ready" not in turn_text(table.ana, table.thread)


def test_people_who_are_notified_ahead_get_no_reminder() -> None:
    assert Preferences(ahead=True, remind="4").calendar.reminder == 0
    assert Preferences(remind="4").calendar.reminder == 4
