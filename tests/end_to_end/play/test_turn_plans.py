"""A player plans their turn on a preview, and it is played when it begins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from engine.campaigns import Situation
from tests.end_to_end.playing import (
    DrawnHere,
    bot_on,
    card_for,
    custom_id,
    posts,
    press,
    started,
    text_of,
    turn_cards,
    until,
    verbs,
)


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db", studio=DrawnHere(reduced=4)) as running:
        yield running


async def answer(bot: Emberkeep, situation: Situation) -> Situation:
    """Gives the next answer as autopilot would."""
    seat = situation.waiting_for[0]
    ask, user = situation.ask_of(seat), situation.seats[seat].user
    assert ask is not None
    assert user is not None
    pick = situation.game.choose(situation.view(seat), ask, seat)
    answered = await bot.campaigns.play.answer(
        situation.id, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick, follow=True
    )
    return answered.situation


async def test_turn_is_played_as_planned(sandbox: Sandbox, bot: Emberkeep) -> None:
    thread = await started(sandbox, "Ana", "Rui", game="massive_darkness", name="Long Shadows")
    situation = await bot.campaigns.lookup.of_thread(int(thread))
    assert situation is not None
    while not situation.asks[0].in_turn or not situation.game.round_of(situation.view(None)):
        situation = await answer(bot, situation)
    acting = situation.waiting_for[0]
    rui = sandbox.user("Rui" if situation.seats[acting].name == "Ana" else "Ana")
    await until(lambda: turn_cards(rui, thread), "the turn message")
    waiting = await press(rui, turn_cards(rui, thread)[-1], "act")
    panel = await press(rui, waiting, "plan")
    assert panel.ephemeral
    assert "Plan the turn of" in panel.text
    assert "plan_use" not in verbs(panel.message)
    while "plan_use" not in verbs(panel.message):
        verb = "plan_choose" if "plan_choose" in verbs(panel.message) else "plan_group"
        panel = await press(rui, panel, verb)
    assert "1. " in panel.text
    if "plan_watch" in verbs(panel.message):
        panel = await rui.select(panel, custom_id(panel.message, "plan_watch"), [])
    panel = await press(rui, panel, "plan_use")
    assert "will be played like this" in panel.text
    planned = 1 - acting
    while planned not in situation.waiting_for:
        situation = await answer(bot, situation)
    await until(lambda: bot.campaigns._context.automatic.empty(), "the plan")
    assert (await bot.campaigns.lookup.situation(situation.id)).plans[planned].stopped == "played"
    again = await press(rui, await card_for(rui, thread), "act")
    assert "Your plan was played: 1 step" in again.text
    while planned in situation.waiting_for or situation.round == 1:
        situation = await answer(bot, await bot.campaigns.lookup.situation(situation.id))
    await until(lambda: any("as planned" in text_of(each) for each in posts(rui, thread)), "its post")
