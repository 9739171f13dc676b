"""Massive Darkness on the page in a real Chromium, by two people on a phone: from the lobby to a first move and a
combat."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from bot.gateway.client import Emberkeep
from engine.campaigns import Situation
from tests.end_to_end.playing import delivered
from tests.pages.browser import become, panel, press
from tests.seating import answer_like_autopilot

NAME = "First Table"
MOST = 200  # answers until a combat counts as never coming


async def act(page: Page, bot: Emberkeep) -> None:
    """Goes to the person whose turn it is, and opens their panel with [Take turn]."""
    await delivered(bot)
    situation = await bot.campaigns.lookup.situation(1)
    name = situation.seats[situation.waiting_for[0]].name
    await become(page, name)
    await press(page.get_by_role("article").filter(has_text=f"@{name}, your turn").last, "Take turn")
    await expect(panel(page).get_by_role("button", name="Look", exact=True)).to_be_visible()


async def stays_in_sight(page: Page, bot: Emberkeep, said: str) -> None:
    """Checks that the panel and all of its buttons have not moved, although this was posted below it."""
    await delivered(bot)
    await expect(page.get_by_role("article").filter(has_text=said)).to_have_count(1)
    await expect(panel(page).get_by_role("img", name="Massive Darkness")).to_have_js_property("naturalWidth", 1600)
    for control in await panel(page).get_by_role("button").filter(has_not=page.get_by_role("img")).all():
        await expect(control).to_be_in_viewport(ratio=1)


async def until_attack(bot: Emberkeep) -> Situation:
    """Answers like autopilot, until a Hero is where it can attack."""
    for _ in range(MOST):
        situation = await bot.campaigns.lookup.situation(1)
        seat = situation.waiting_for[0]
        ask = situation.ask_of(seat)
        assert ask is not None
        if ask.key == "hero.action" and any(option.id.startswith("attack:") for option in ask.options):
            return situation
        await answer_like_autopilot(bot.campaigns, situation)
    pytest.fail("nobody can ever attack")


async def choose(page: Page, label: str, *, menu: str = r".*or \d+ more") -> None:
    """Makes a choice of the panel that says this: by its button, or in this menu."""
    button = panel(page).get_by_role("button", name=re.compile(rf"^(?!Enlarge).*{re.escape(label)}"))  # not the picture
    opener = panel(page).get_by_role("button", name=re.compile(rf"^(▶ )?{menu}"))
    await expect(button.or_(opener).first).to_be_visible()
    if await button.count():
        await button.first.click()
    else:
        await opener.click()
        await page.get_by_role("listbox").get_by_role("option", name=label).first.click()


async def test_two_people_go_from_the_lobby_to_a_first_move_and_a_combat(page: Page, bot: Emberkeep) -> None:
    await press(page.locator("body"), "Open a table: Massive Darkness")
    lobby = page.get_by_role("article").filter(has_text="· Massive Darkness").last
    for name in ("Ana", "Rui"):
        await become(page, name)
        await press(lobby, "Join")
        await expect(panel(page)).to_contain_text("Your seat:")
        await expect(panel(page).get_by_role("img", name="Recommended Class")).to_have_js_property("naturalWidth", 1600)
        await press(panel(page), "Ready")
    await become(page, "Ana")
    await press(lobby, "Start")
    await expect(lobby).to_contain_text("Walking in the Dark is being played")
    await page.get_by_role("button", name="Play as Ana mentions: 1").click()
    await expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    await press(page.get_by_role("article").filter(has_text="Who is the First Player").last, "Bjorn [A] begins")
    await expect(panel(page)).to_contain_text("What do you do?")
    await stays_in_sight(page, bot, "Set-up is over")
    await choose(page, "Move ")
    await expect(panel(page)).to_contain_text("Done: Move to")
    await until_attack(bot)
    await act(page, bot)
    alone = panel(page).get_by_role("button", name=re.compile(r"Roll: .*, (Melee|Ranged|Magic)$"))  # the only attack
    opener = panel(page).get_by_role("button", name=re.compile(r"^(▶ )?Attack \d"))
    await expect(alone.or_(opener).first).to_be_visible()
    if await alone.count():
        await alone.click()
    else:
        await opener.first.click()
        await page.get_by_role("listbox").get_by_role("option").first.click()
    await expect(panel(page)).to_contain_text(re.compile(r"Done: .* attack on .* Dice|Hits?.* = \d+ Damage"))
