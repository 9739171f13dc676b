"""Situations of real servers on the page, one press each."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.pages.browser import panel, press
from tests.pages.test_access import expect_no_barrier, write


async def set_up(page: Page, situation: str) -> None:
    """Presses one of the group's buttons."""
    await page.get_by_role("button", name="Open the list of channels").click()
    await page.get_by_text("Try a situation").click()
    await page.get_by_role("button", name=situation).click()
    await expect(page.get_by_text(f"Set up: {situation}")).to_be_visible()


async def test_forum_lists_its_tables(page: Page) -> None:
    await set_up(page, "A forum")
    await write(page, "/campaign new game:tyrants name:Low Fires")
    await expect(panel(page)).to_contain_text("Your table is open")
    await page.get_by_role("button", name="Open the list of channels").click()
    await page.get_by_text("Try a situation").click()
    await expect_no_barrier(page, "situations")
    await page.locator("#channels").get_by_role("button", name="tables").click()
    post = page.get_by_role("region", name="tables").get_by_role("button", name="Low Fires")
    await expect(post).to_contain_text("Tyrants, open seat")


async def test_older_app_shows_text_fields_only(page: Page) -> None:
    await set_up(page, "An older app")
    await write(page, "/me")
    await press(panel(page), "On one form")
    await expect(page.get_by_role("dialog")).to_contain_text("too old for this form")
