"""A threat phase in a campaign, with plans: who is waited for, what the account says (issue "Reactions without
waiting")."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.campaigns import Campaigns, Situation
from engine.games.fireteam_zero.game import GAME
from engine.table import fair
from tests.campaigns.play.test_automatic_answers import due, told
from tests.campaigns.tables import ANA, StillClock, state_of
from tests.campaigns.tables import answer as press
from tests.seating import seat_and_start


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Campaigns]:
    house = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)), clock=StillClock())
    yield house
    await house.close()


async def threat_phase(house: Campaigns, reactions: str, plan: dict[str, str] | None = None) -> list[tuple[int, str]]:
    """Two people play to the end of the first threat phase; Ana sets her plan before it. Returns who was waited for
    during it, and with which questions.
    """
    options = {"mission": "river_crossing", "heroes": ["abe", "shad", "frank", "don"], "reactions": reactions}
    situation = await seat_and_start(house, "fireteam_zero", options=options)
    waited: list[tuple[int, str]] = []
    while situation.round != 2:
        await due(house)
        situation = await house.lookup.situation(situation.id)
        people = [each.seat for each in situation.seats if each.user in situation.waiting_users]
        if not people:
            continue
        seat = people[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        if ask.key == "fire.ready" and seat == 0 and plan:
            await house.play.set_orders(situation.id, ANA, 0, plan, lasts="phase:threat")
        if situation.view(None).phase == "threat":
            waited.append((seat, ask.key))
        situation = await answered(house, situation, seat)
    await kept_quiet(house, situation.id)
    return waited


async def answered(house: Campaigns, situation: Situation, seat: int) -> Situation:
    """Returns the autopilot's choice, but ends turns at once so that creatures appear."""
    ask = situation.ask_of(seat)
    assert ask is not None
    pick = ["end"] if "end" in ask.by_id else GAME.choose(situation.view(seat), ask, seat)
    return (await press(house, situation.id, seat, *pick)).situation


async def kept_quiet(house: Campaigns, campaign: int) -> None:
    """No message says that a player did not react. Cards are drawn without asking, up to the next turn."""
    await due(house)
    lines = [text for text in await told(house, campaign) if text.key == "told-order"]
    assert not [line for line in lines if "react-pass" in str(line.args)]
    situation, state = await house.lookup.situation(campaign), await state_of(house, campaign)
    assert not state.events and (state.round, state.phase) == (2, "heroes")
    assert [(ask.key, ask.seats) for ask in situation.asks] == [("fire.turn", tuple(situation.waiting_for))]


async def test_with_plans_each_is_waited_for_once_before_the_phase(house: Campaigns) -> None:
    assert await threat_phase(house, "plan") == [(0, "fire.ready"), (1, "fire.ready")]


async def test_orders_only_waits_for_no_one(house: Campaigns) -> None:
    assert await threat_phase(house, "orders") == []


async def test_player_with_plan_is_asked(house: Campaigns) -> None:
    """Ana wants to choose what she loses and how she reacts; Rui does not."""
    waited = await threat_phase(house, "plan", {"react": "stop", "lose": "stop"})
    assert waited[:2] == [(0, "fire.ready"), (1, "fire.ready")] and {seat for seat, _ in waited[2:]} == {0}


async def test_everyone_who_could_react_is_waited_for_each_time(house: Campaigns) -> None:
    waited = await threat_phase(house, "ask")
    assert {seat for seat, _ in waited} == {0, 1} and "fire.ready" not in {key for _, key in waited}
