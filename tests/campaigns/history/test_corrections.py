"""After a change of rules, fitting decisions are kept, the turn is reopened there, and the thread is notified."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns, Situation
from engine.table import Option, Seat, Table, Text
from tests.campaigns.tables import ANA, answer, bid
from tests.toy import game as toy


async def cautious(table: Table, state: toy.State, played: toy.Played) -> None:
    """A changed rule: no one may block, so no one is asked."""


async def test_changed_rule_reopens_the_turn(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    played = next(option.id for option in (await situation(campaigns, table)).asks[0].options if "play" in option.id)
    await answer(campaigns, table.id, 0, played)
    before = (await answer(campaigns, table.id, 1, "let")).situation
    monkeypatch.setattr(toy, "react", cautious)
    campaigns._context._live.clear()
    after = await situation(campaigns, table)
    assert (after.branch != before.branch, after.n) == (True, turn.n + 2)  # the block is not asked any more
    assert after.view(None).lanterns == before.view(None).lanterns
    (told,) = [each for each in [await campaigns.outbox.find_post(table.id, 3)] if each]
    assert (told.kind, told.n) == ("corrected", after.n)
    assert [each.why for each in await campaigns.history.left_branches(table.id)] == ["corrected"]
    await answer(campaigns, table.id, 0, "end")
    campaigns._context._live.clear()
    assert (await situation(campaigns, table)).n == turn.n + 3


async def test_choice_that_is_gone_reopens_the_turn_before_it(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")

    async def dark(table: Table, state: toy.State, seat: int) -> None:
        await table.ask(seat, "toy.action", [Option("roll", Text("toy-roll")), Option("sit", Text("toy-end"))])
        table.tell(Text("toy-lit", seat=Seat(seat), count=0))

    monkeypatch.setattr(toy, "turn", dark)
    campaigns._context._live.clear()
    after = await situation(campaigns, table)
    assert after.n == turn.n and after.can_undo(ANA) is None
    assert [option.id for option in after.asks[0].options] == ["roll", "sit"]


async def situation(campaigns: Campaigns, table: Situation) -> Situation:
    return await campaigns.lookup.situation(table.id)
