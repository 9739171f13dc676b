"""Runs: several answers in one go, which are one step for undo and end at a reveal."""

from __future__ import annotations

from typing import cast

import pytest

from engine.campaigns import Answered, Campaigns, Situation
from engine.campaigns.model.errors import NothingToPlay, NotLegal, NotYourSeat, StaleAsk
from engine.campaigns.play.runs import by_autopilot, fixed
from engine.table import Ask, Game, Option, Text
from tests.campaigns.tables import ANA, RUI, bid, hash_of
from tests.playing import varied

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


async def test_run_is_one_step_for_undo(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    done = await run(campaigns, table.id, "light", "light")
    assert (done.links, done.decisions, done.choice) == (2, 2, [LIGHT, LIGHT])
    assert done.situation.n == start.n + 2
    step = done.situation.can_undo(ANA)
    assert step is not None and (step.n, step.choice) == (start.n, [LIGHT, LIGHT])
    assert (await campaigns.play.undo(table.id, ANA)).n == start.n
    assert await hash_of(campaigns, table.id) == before


async def test_run_is_one_step_after_restart(campaigns: Campaigns, table: Situation) -> None:
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
async def test_run_stops_at_a_reveal(campaigns: Campaigns, table: Situation, reveals: str, why: str) -> None:
    await bid(campaigns, table.id)
    done = await run(campaigns, table.id, reveals, "light")
    assert (done.links, done.why_final) == (1, why)


async def test_run_stops_where_the_next_answer_does_not_fit(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    done = await run(campaigns, table.id, "light", "no-such-choice", "light")
    assert (done.links, done.situation.n) == (1, start.n + 1)  # earlier answers stand


async def test_run_that_does_not_fit_at_all_changes_nothing(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    with pytest.raises(NotLegal):
        await run(campaigns, table.id, "no-such-choice")
    with pytest.raises(StaleAsk):
        await run(campaigns, table.id, "light", n=start.n - 1)
    assert (await campaigns.lookup.situation(table.id)).n == start.n


async def test_run_is_planned_by_its_results(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    ask = await campaigns.play.foresee(table.id, 0, fixed([["light"], ["light"]]))
    assert ask is not None and ask.key == "toy.end"
    assert await campaigns.play.foresee(table.id, 0, fixed([["roll"]])) is None  # no one knows what the dice show
    assert await campaigns.play.foresee(table.id, 0, fixed([["draw"]])) is None
    assert (await campaigns.lookup.situation(table.id)).n == start.n


# ---------------------------------------------------------------- several picks, each finished by autopilot


class Wasteful:
    """A game in which `b` would have no effect."""

    def wasted(self, view: object, ask: Ask, pick: str) -> Text | None:
        return Text("nothing") if pick == "b" else None


def test_only_a_later_pick_stops_where_it_would_have_no_effect() -> None:
    ask = Ask("toy.turn", (0,), [Option("a", LIGHT), Option("b", LIGHT)], "turn", LIGHT)
    picks = by_autopilot(cast("Game", Wasteful()), 0, (), [["a"], ["b"]], ("toy.more",))
    assert [picks(ask, None), picks(ask, None)] == [["a"], None]
    asked = by_autopilot(cast("Game", Wasteful()), 0, (), [["b"], ["a"]], ("toy.more",))
    assert [asked(ask, None), asked(ask, None)] == [["b"], ["a"]]  # the player has confirmed it


# ---------------------------------------------------------------- the rest of a turn by autopilot


async def hand_over(campaigns: Campaigns, campaign: int, *wanted: str, user: int = ANA, seat: int = 0) -> Answered:
    """Returns the rest of the turn to an autopilot that wants one of these after the other, and then the end."""
    coming = iter(wanted)

    def choose(view: object, ask: Ask, seat: int) -> list[str]:
        return [next(coming, "end")]

    live = await campaigns._context.find_live(campaign)
    live.game = varied(live.game, choose=choose)
    situation = await campaigns.lookup.situation(campaign)
    ask = situation.asks[0]
    return await campaigns.play.hand_over(campaign, branch=situation.branch, n=ask.n, seat=seat, user=user)


async def test_autopilot_plays_the_rest_of_a_turn_and_leaves_its_end(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    before = await hash_of(campaigns, table.id)
    done = await hand_over(campaigns, table.id, "light", "light")
    assert (done.links, done.choice) == (2, [LIGHT, LIGHT])
    ask = done.situation.ask_of(0)
    assert ask is not None and ask.key == "toy.end"
    step = done.situation.can_undo(ANA)
    assert step is not None and (step.n, step.choice) == (start.n, [LIGHT, LIGHT])
    await campaigns.play.undo(table.id, ANA)
    assert await hash_of(campaigns, table.id) == before


async def test_autopilot_continues_past_reveal_and_is_undone_to_it(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    done = await hand_over(campaigns, table.id, "draw", "light")
    assert (done.links, done.undoable) == (2, True)
    step = done.situation.can_undo(ANA)
    assert step is not None and (step.n, step.choice) == (start.n + 1, [LIGHT])


async def test_reveal_in_run_can_only_be_undone_by_consent(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    done = await hand_over(campaigns, table.id, "light", "draw")
    assert (done.links, done.why_final, done.situation.can_undo(ANA)) == (2, "card", None)


async def test_autopilot_stops_where_others_are_asked(campaigns: Campaigns, table: Situation) -> None:
    situation = await bid(campaigns, table.id)
    play = next(each.id for each in situation.asks[0].options if each.id.startswith("play:"))
    done = await hand_over(campaigns, table.id, play, "light")
    assert done.links == 1 and done.situation.asks[0].occasion == "reaction"


async def test_autopilot_that_would_but_end_the_turn_changes_nothing(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    done = await hand_over(campaigns, table.id, "light", "light")
    with pytest.raises(NothingToPlay):
        await hand_over(campaigns, table.id)
    assert (await campaigns.lookup.situation(table.id)).n == done.situation.n


async def test_turn_of_another_seat_cannot_be_handed_over(campaigns: Campaigns, table: Situation) -> None:
    start = await bid(campaigns, table.id)
    with pytest.raises(NotYourSeat):
        await hand_over(campaigns, table.id, "light", user=RUI)
    with pytest.raises(StaleAsk):
        await hand_over(campaigns, table.id, "light", user=RUI, seat=1)
    assert (await campaigns.lookup.situation(table.id)).n == start.n
