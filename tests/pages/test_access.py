"""The page for everyone: axe-core finds nothing, Back goes back, pictures are enlarged, time passes."""

from __future__ import annotations

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from tests.pages.browser import DESK, PHONE, page_at, panel, press
from tests.sampled import some

WCAG = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}}


async def expect_no_barrier(page: Page, where: str) -> None:
    """Checks the page with axe-core."""
    found = await Axe().run(page, options=WCAG)
    faults = [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found.response["violations"]]
    assert faults == [], where


@pytest.mark.parametrize("size", some([PHONE, DESK], 1), ids=lambda size: f"{size['width']} px")
async def test_nothing_is_in_the_way(size: ViewportSize, browser: Browser, sandbox: Sandbox, bot: Emberkeep) -> None:
    """The first screen, a table, a panel, the log and a form, at both widths."""
    async with page_at(browser, sandbox.url, size) as page:
        await expect_no_barrier(page, "first screen")
        await press(page.locator("body"), "Open a table: Tyrants of the Underdark")
        await expect(page.get_by_role("button", name="Join").first).to_be_visible()
        await expect_no_barrier(page, "table")
        await page.get_by_role("button", name="Play with autopilots: Tyrants").click()
        await expect(panel(page).get_by_role("button", name="Look", exact=True)).to_be_visible()
        await expect_no_barrier(page, "panel")
        await write(page, "/log")
        await expect(page.get_by_role("article").last).to_contain_text("things have happened")
        await expect_no_barrier(page, "log")
        await page.get_by_role("combobox", name="Write to").fill("/rule words:presence")
        await page.keyboard.press("Enter")
        await press(panel(page), "Search…")
        await expect(page.get_by_role("dialog")).to_be_visible()
        await expect_no_barrier(page, "form")


async def write(page: Page, line: str) -> None:
    """Gives a command as a person does: its name from the list, then Send."""
    await page.get_by_role("combobox", name="Write to").fill(line)
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Send").click()


async def test_back_and_forward_go_through_the_channels(browser: Browser, sandbox: Sandbox, bot: Emberkeep) -> None:
    async with page_at(browser, sandbox.url, DESK) as page:
        title = page.get_by_role("heading", level=1)
        await page.get_by_role("navigation").get_by_role("button", name="tavern").click()
        await expect(title).to_have_text("# tavern")
        await page.go_back()
        await expect(title).to_have_text("# games")
        await page.go_forward()
        await expect(title).to_have_text("# tavern")


async def test_advancing_time_reminds_waiting_player(browser: Browser, sandbox: Sandbox, bot: Emberkeep) -> None:
    async with page_at(browser, sandbox.url, DESK) as page:
        await press(page.get_by_role("group", name="Let time pass"), "3 days")
        assert sandbox.clock.ahead == 3 * 86400
        await expect(page.get_by_text("Here it is")).to_be_visible()
