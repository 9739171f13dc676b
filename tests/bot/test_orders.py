"""The panel of standing orders, however many a game has: every order is on one of its pages, and each page is a message
that Discord takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.local_discord.limits.components import message_components
from bot.messages.components import components
from bot.messages.layout import MOST_COMPONENTS, Menu
from bot.panels.orders import orders_message
from bot.panels.orders.orders_message import orders_message as compose
from bot.text.speech import words_at
from engine.campaigns import Campaigns
from engine.table import Plan
from tests.campaigns.conftest import campaigns, clock
from tests.playing import varied
from tests.seating import seat_and_start
from tests.toy.game import CARDS
from tests.toy.game import GAME as TOY

__all__ = ["campaigns", "clock"]

BLOCK, LIFT = TOY.orders
MANY = [BLOCK, replace(LIFT, subjects=lambda view, seat: CARDS[:10])]
COUNT = 11
PLANS = [Plan(f"phase{each}", "toy.plan", ("block",), during=lambda view: False) for each in range(3)]


@pytest.mark.parametrize("seats", [1, 6])
@pytest.mark.parametrize("plans", [0, 1, 3])
async def test_each_of_eleven_orders_is_on_a_page_that_discord_takes(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, seats: int, plans: int
) -> None:
    monkeypatch.setattr(orders_message, "plan_name", lambda phase, words: f"Until {phase}")
    game = varied(TOY, orders=MANY, plans=PLANS[:plans])
    monkeypatch.setattr(campaigns._context, "find", lambda key: game)
    situation = await seat_and_start(campaigns, "toy")
    if plans:
        situation = await campaigns.play.set_orders(
            situation.id, situation.seats[0].user or 0, 0, {"block": "leads"}, lasts="phase:phase0"
        )
    seen = []
    for page in range(5):
        card = compose(situation, 0, range(seats), (0,) * COUNT, words_at(situation, "en"), page=page)
        assert card.components <= MOST_COMPONENTS
        assert not list(message_components(components(card), v2=True))
        assert ("Until phase0: " in str(card.parts[0])) is bool(plans)
        seen += [part.placeholder for part in card.parts if isinstance(part, Menu)]
    assert len(seen) == COUNT


@pytest.mark.parametrize("marked", range(COUNT))
async def test_selections_survive_paging(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, marked: int) -> None:
    game = varied(TOY, orders=MANY)
    monkeypatch.setattr(campaigns._context, "find", lambda key: game)
    situation = await seat_and_start(campaigns, "toy")
    chosen = tuple(int(each == marked) for each in range(COUNT))
    card = compose(situation, 0, [0], chosen, words_at(situation, "en"), position=marked)
    menus = [part for part in card.parts if isinstance(part, Menu)]

    assert sum(menu.entries[1].chosen for menu in menus) == 1
