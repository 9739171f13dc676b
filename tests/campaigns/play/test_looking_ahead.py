"""Autopilots that look ahead do so in another process; a lost thought is replaced by the rules' answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.requests import GoBack
from engine.campaigns.play.autopilots import go_on
from engine.kit.computer.lookahead import look_ahead_at
from engine.table import Game, Saved, fair
from tests.campaigns.tables import ANA, StillClock, answer
from tests.seating import seat_and_start


class Thinker:
    """Thinks as the test says: by default, the hero ends the turn."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.pick: Sequence[str] | None = ("end",)
        self.may_answer = asyncio.Event()

    async def run(self, work: Callable[..., Any], game: Game, saved: Saved, seat: int) -> Sequence[str] | None:
        assert work is look_ahead_at
        self.asked.append(seat)
        await self.may_answer.wait()
        return self.pick

    async def close(self) -> None:
        """Has nothing to end."""


@pytest.fixture
async def thinker(campaigns: Campaigns) -> AsyncIterator[Thinker]:
    found = Thinker()
    campaigns._context.ahead = found  # type: ignore[assignment]
    yield found


async def played_to_thought(campaigns: Campaigns) -> Situation:
    """Returns a table of Fireteam Zero whose second hero, an autopilot's, is being thought about."""
    table = await seat_and_start(campaigns, "fireteam_zero", people=1, autopilots=1)
    while not campaigns._context.thoughts:
        while await go_on(campaigns._context, table.id):
            pass
        situation = await campaigns.lookup.situation(table.id)
        if not campaigns._context.thoughts and 0 in situation.waiting_for:
            ask = situation.ask_of(0)
            assert ask is not None
            usual = [option.id for option in ask.options[: ask.pick[0]]]
            await answer(campaigns, table.id, 0, *(("end",) if "end" in ask.by_id else ask.default or usual))
    return await campaigns.lookup.situation(table.id)


async def thought_through(campaigns: Campaigns, campaign: int) -> None:
    """Waits for the thought in progress, and goes on once."""
    await asyncio.gather(*campaigns._context.thoughts.values())
    await go_on(campaigns._context, campaign)


async def picks(campaigns: Campaigns, campaign: int) -> list[Sequence[str]]:
    """Returns the picks of the second seat at its turn, in order."""
    live = await campaigns._context.find_live(campaign)
    return [list(map(str, each.pick)) for each in live.recent if (each.seat, each.key) == (1, "fire.turn")]


async def test_autopilot_plays_what_looking_ahead_found(campaigns: Campaigns, thinker: Thinker) -> None:
    table = await played_to_thought(campaigns)
    await asyncio.sleep(0)
    assert thinker.asked == [1] and await picks(campaigns, table.id) == []
    thinker.may_answer.set()
    await thought_through(campaigns, table.id)
    assert await picks(campaigns, table.id) == [["end"]]


async def test_lost_thought_is_replaced_by_the_answer_of_the_rules(campaigns: Campaigns, thinker: Thinker) -> None:
    table = await played_to_thought(campaigns)
    ask = table.ask_of(1)
    assert ask is not None
    usual = table.game.choose(table.game.view((await campaigns._context.find_live(table.id)).session.state, 1), ask, 1)
    thinker.pick = None
    thinker.may_answer.set()
    await thought_through(campaigns, table.id)
    assert (await picks(campaigns, table.id))[0] == list(usual)


async def test_campaign_is_free_while_its_autopilot_thinks(campaigns: Campaigns, thinker: Thinker) -> None:
    """A thought about another line of play is dropped, and the new question is thought about."""
    table = await played_to_thought(campaigns)
    assert not await go_on(campaigns._context, table.id)
    assert thinker.asked == [1]  # once for each question
    await asyncio.wait_for(campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo")), 10)
    thinker.may_answer.set()
    await asyncio.gather(*campaigns._context.thoughts.values())
    live = await campaigns._context.find_live(table.id)
    assert live.present_thought is None and await picks(campaigns, table.id) == []


async def test_thought_in_progress_ends_with_the_service(campaigns: Campaigns, thinker: Thinker) -> None:
    await played_to_thought(campaigns)
    await asyncio.wait_for(campaigns.close(), 10)
    assert not campaigns._context.thoughts


async def test_other_process_finds_a_legal_answer(tmp_path: Path, clock: StillClock) -> None:
    path = tmp_path / "ahead.sqlite3"
    campaigns = await Campaigns.open(path, chance=fair(Random(7)), clock=clock, looks_ahead=True)
    try:
        assert campaigns._context.ahead is not None
        campaigns._context.ahead._seconds = 60.0
        table = await played_to_thought(campaigns)
        await asyncio.gather(*campaigns._context.thoughts.values())
        live = await campaigns._context.find_live(table.id)
        ask, thought = table.ask_of(1), live.present_thought
        assert ask is not None and thought is not None and thought.pick is not None
        ask.check(thought.pick)
    finally:
        await campaigns.close()
