"""Runs: several answers in one go, which are one step for undo and end at whatever reveals something."""

from __future__ import annotations

import pytest

from engine.campaigns import Answered, Campaigns, Situation
from engine.campaigns.errors import NotLegal, StaleAsk
from engine.campaigns.play.runs import fixed
from engine.table import Text
from tests.campaigns.tables import ANA, bid, hash_of

LIGHT = Text("toy-light")


async def run(campaigns: Campaigns, campaign: int, *picks: str, n: int | None = None) -> Answered:
    situation = await campaigns.lookup.situation(campaign)
    ask = situation.ask_of(0)
    assert ask is not None
    return await campaigns.play.answer_run(
        campaign,
        branch=situation.branch,
        n=ask.n if n is None else n,
        seat=0,
        user=ANA,
        next_pick=fixed([[each] for each in picks]),
    )


async def test_a_run_is_one_step_for_undo(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    done = await run(campaigns, table.id, "light", "light")
    assert (done.links, done.decisions, done.choice) == (2, 2, [LIGHT, LIGHT])
    assert done.situation.n == start.n + 2
    step = done.situation.can_undo(ANA)
    assert step is not None and (step.n, step.choice) == (start.n, [LIGHT, LIGHT])
    assert (await campaigns.play.undo(table.id, ANA)).n == start.n
    assert await hash_of(campaigns, table.id) == before


async def test_it_is_one_step_after_a_restart_too(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    step = (await run(campaigns, table.id, "light", "light")).situation.can_undo(ANA)
    campaigns._context._live.clear()
    assert (await campaigns.lookup.situation(table.id)).can_undo(ANA) == step


async def test_two_answers_given_one_by_one_stay_two_steps(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    await run(campaigns, table.id, "light")
    step = (await run(campaigns, table.id, "light")).situation.can_undo(ANA)
    assert step is not None and step.n == start.n + 1


@pytest.mark.parametrize(("reveals", "why"), [("roll", "dice"), ("draw", "card")])
async def test_a_run_stops_at_a_reveal(campaigns: Campaigns, table: Situation, reveals: str, why: str) -> None:
    await bid(campaigns, table.id)
    done = await run(campaigns, table.id, reveals, "light")
    assert (done.links, done.why_final) == (1, why)


async def test_a_run_stops_where_the_next_answer_does_not_fit(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    done = await run(campaigns, table.id, "light", "no-such-choice", "light")
    assert (done.links, done.situation.n) == (1, start.n + 1)  # what went before stands


async def test_a_run_that_does_not_fit_at_all_changes_nothing(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    with pytest.raises(NotLegal):
        await run(campaigns, table.id, "no-such-choice")
    with pytest.raises(StaleAsk):
        await run(campaigns, table.id, "light", n=start.n - 1)
    assert (await campaigns.lookup.situation(table.id)).n == start.n


async def test_it_is_foreseen_what_comes_after_a_run(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    ask = await campaigns.play.foresee(table.id, 0, fixed([["light"], ["light"]]))
    assert ask is not None and ask.key == "toy.end"
    assert await campaigns.play.foresee(table.id, 0, fixed([["roll"]])) is None  # nobody knows what the dice show
    assert await campaigns.play.foresee(table.id, 0, fixed([["draw"]])) is None
    assert (await campaigns.lookup.situation(table.id)).n == start.n
