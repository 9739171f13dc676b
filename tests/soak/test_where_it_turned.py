"""[Where it turned] below the last post of a match: private, about the reader's own choices, and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from engine.campaigns.model.errors import NotYourSeat, WrongStage
from tests.end_to_end.house import house_at, shown
from tests.end_to_end.playing import press, started, until

MOST = 1_500  # answers in a match
STRANGER = 77


pytestmark = pytest.mark.soak


async def test_where_a_match_turned_is_shown_to_its_player(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as house:
        ana = sandbox.user("Ana")
        await started(sandbox, "Ana", game="tyrants", name="Turning")
        campaigns = house.campaigns
        await campaigns.lobby.set_setting(1, int(ana.id), "level", "simple")
        for _ in range(MOST):
            situation = await campaigns.lookup.situation(1)
            if situation.results:
                break
            seats = [seat for seat in situation.waiting_for if situation.seats[seat].user == int(ana.id)]
            if not seats:
                await asyncio.sleep(0.01)  # autopilot plays
                continue
            ask = situation.ask_of(seats[0])
            assert ask is not None
            pick = situation.game.choose(situation.view(seats[0]), ask, seats[0])
            branch, n = situation.branch, ask.n
            await campaigns.play.answer(1, branch=branch, n=n, seat=seats[0], user=int(ana.id), pick=pick)
        end = (await campaigns.lookup.situation(1)).results[0].n
        post = await house.card("Turning", "wins")
        page = await press(ana, await press(ana, post, "statistics"), "turned")
        await until(lambda: "Where it turned for you" in shown(page), "the page")
        assert page.ephemeral
        assert "was better: +" in shown(page)
        again = await campaigns.hints.turned(1, int(ana.id), end)
        assert 0 < len(again.points) <= 3
        with pytest.raises(NotYourSeat):
            await campaigns.hints.turned(1, STRANGER, end)
        with pytest.raises(WrongStage):
            await campaigns.hints.turned(1, int(ana.id), end - 1)
