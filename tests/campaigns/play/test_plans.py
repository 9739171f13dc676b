"""Plans for one phase and conditions, as the service keeps them: what counts before what, when they end, who is waited
for."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.errors import WrongOption
from engine.storage import Database
from engine.table import Plan
from tests.campaigns.play.test_automatic_answers import due, played_card
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid
from tests.hosting.store import FIXTURES
from tests.playing import varied
from tests.seating import seat_and_start
from tests.toy.game import GAME as TOY

PLANNED = "phase:prizes"


@pytest.fixture
async def planning(campaigns: Campaigns) -> Situation:
    """Two people who may plan how to react in the turns that begin when both are ready."""
    table = await seat_and_start(campaigns, "toy", options={"plans": True})
    situation = await bid(campaigns, table.id)
    assert {(ask.key, ask.mode) for ask in situation.asks} == {("toy.plan", "each")}
    return situation


async def begin(campaigns: Campaigns, campaign: int) -> Situation:
    """Both are ready."""
    await answer(campaigns, campaign, 0, "ready")
    return (await answer(campaigns, campaign, 1, "ready")).situation


def given(situation: Situation) -> list[tuple[str, str, str]]:
    """Returns the current orders."""
    return [(each.key, each.choice, each.lasts) for each in situation.orders]


async def order(campaigns: Campaigns, campaign: int, choices: Mapping[str, str], lasts: str = "always") -> Situation:
    """Sets Rui's orders."""
    return await campaigns.play.set_orders(campaign, RUI, 1, choices, lasts=lasts)


async def test_plan_precedes_order_and_ends_with_phase(
    campaigns: Campaigns, planning: Situation, clock: StillClock
) -> None:
    await order(campaigns, planning.id, {"block": "never"})
    planned = await order(campaigns, planning.id, {"block": "always"}, PLANNED)
    assert given(planned) == [("block", "never", "always"), ("block", "always", PLANNED)]
    await begin(campaigns, planning.id)
    asked = await played_card(campaigns, planning.id)
    assert [each.partition(":")[0] for each in asked.answers_in_advance[1]] == ["block"]
    assert asked.waiting_users == []  # no one is waited for
    campaigns._context._live.clear()
    clock.turn(minutes=5)
    await due(campaigns)
    after = await campaigns.lookup.situation(planning.id)
    assert after.view(None).lanterns[0] == asked.view(None).lanterns[0]  # it was blocked
    while given(after) != [("block", "never", "always")]:
        asked_now = after.asks[0]
        assert asked_now.key not in ("toy.bid", "toy.plan"), "the plan outlived its phase"
        last = asked_now.options[-1].id if asked_now.key == "toy.prize" else asked_now.options[0].id
        after = (await answer(campaigns, planning.id, asked_now.seats[0], last)).situation
    assert after.asks[0].key == "toy.bid"


async def test_to_be_asked_can_be_planned_too(campaigns: Campaigns, planning: Situation) -> None:
    await order(campaigns, planning.id, {"block": "never"})
    await order(campaigns, planning.id, {"block": "ask"}, PLANNED)
    await begin(campaigns, planning.id)
    asked = await played_card(campaigns, planning.id)
    assert (asked.answers_in_advance, asked.waiting_users) == ({}, [RUI])


async def test_plan_stores_differences_and_yields_to_permanent_order(campaigns: Campaigns, planning: Situation) -> None:
    await order(campaigns, planning.id, {"block": "never"})
    assert given(await order(campaigns, planning.id, {"block": "never"}, PLANNED)) == [("block", "never", "always")]
    await order(campaigns, planning.id, {"block": "leads"}, PLANNED)
    assert given(await order(campaigns, planning.id, {"block": "always"})) == [("block", "always", "always")]


async def test_round_order_is_kept_if_equal_to_plan(campaigns: Campaigns, planning: Situation) -> None:
    """The order will outlive the plan. A plan is kept even if it equals the order for the round, which may end
    first."""
    both = [("block", "always", PLANNED), ("block", "always", "round")]
    await order(campaigns, planning.id, {"block": "always"}, PLANNED)
    assert given(await order(campaigns, planning.id, {"block": "always"}, "round")) == both
    await order(campaigns, planning.id, {"block": "ask"})
    await order(campaigns, planning.id, {"block": "always"}, "round")
    assert given(await order(campaigns, planning.id, {"block": "always"}, PLANNED)) == both
    assert given(await order(campaigns, planning.id, {"block": "ask"}, "round")) == both[:1]


@pytest.fixture
def with_two_plans(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with a second phase for which orders may be given, while no one has the turn."""
    storms = Plan("storms", "toy.storm", ("block",), during=lambda view: view.turn < 0)
    game = varied(TOY, plans=(*TOY.plans, storms))
    monkeypatch.setattr(campaigns._context, "find", lambda key: game)


@pytest.mark.parametrize(("prizes", "answers"), [("never", {1: ("let",)}), (None, {})])
async def test_only_the_plan_for_the_phase_that_is_played_counts(
    campaigns: Campaigns, with_two_plans: None, planning: Situation, prizes: str | None, answers: dict[int, object]
) -> None:
    await order(campaigns, planning.id, {"block": "always"}, "phase:storms")
    if prizes:
        planned = await order(campaigns, planning.id, {"block": prizes}, PLANNED)
        assert len(planned.orders) == 2
    await begin(campaigns, planning.id)
    asked = await played_card(campaigns, planning.id)
    assert (asked.answers_in_advance, asked.waiting_users == []) == (answers, bool(prizes))
    assert [each.lasts for each in asked.set_to(1).values()] == ([PLANNED] if prizes else [])


async def test_plan_is_about_its_own_orders(campaigns: Campaigns, with_two_plans: None, planning: Situation) -> None:
    lift = planning.orders_of(1)[1].stored_key
    with pytest.raises(WrongOption, match=f"{lift} can last"):
        await order(campaigns, planning.id, {lift: "always"}, "phase:storms")


@pytest.mark.parametrize(("choice", "reacts"), [("lanterns:2", False), ("leads", True), ("lanterns:8", False)])
async def test_condition_answers_by_the_event(
    campaigns: Campaigns, planning: Situation, choice: str, reacts: bool
) -> None:
    """Ana has no more than one lantern: with the card she would lead, and she has not two."""
    await order(campaigns, planning.id, {"block": choice})
    await begin(campaigns, planning.id)
    asked = await played_card(campaigns, planning.id)
    assert asked.view(None).lanterns[0] <= 1
    assert (asked.answers_in_advance[1] != ("let",)) == reacts


async def test_each_card_of_ones_hand_can_have_an_order(campaigns: Campaigns, planning: Situation) -> None:
    own = [each.stored_key for each in planning.orders_of(0)]
    assert own == ["block", *(f"lift:{card}" for card in planning.view(0).hands[0])]
    await campaigns.play.set_orders(planning.id, ANA, 0, {own[1]: "always"})
    for wrong in ({"lift": "always"}, {"block:card-01": "always"}, {own[1]: "sometimes"}):
        with pytest.raises(WrongOption):
            await campaigns.play.set_orders(planning.id, ANA, 0, wrong)
    with pytest.raises(WrongOption, match="lasts"):
        await campaigns.play.set_orders(planning.id, ANA, 0, {"block": "never"}, lasts="phase:bids")


@pytest.mark.sqlite
async def test_orders_of_an_older_database_last_as_they_did(tmp_path: Path) -> None:
    """Orders for a round end with it, all others stay."""
    path = Path(shutil.copy(FIXTURES / "0004.sqlite3", tmp_path / "house.sqlite3"))
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM standing")
        database.execute("INSERT INTO standing VALUES (1, 0, 'block', 'never', 1), (1, 1, 'block', 'never', 0)")
    database.close()
    opened = await Database.open(path)
    await opened.close()
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT seat, lasts, choice FROM standing_order ORDER BY seat").fetchall()
    database.close()
    assert rows == [(0, "round", "never"), (1, "always", "never")]
