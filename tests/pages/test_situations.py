"""Situations of real servers on the page, one press each."""

from __future__ import annotations

from datetime import timedelta

import discord
from playwright.async_api import Page, expect

from bot.gateway.client import Emberkeep
from bot.host.clock import utcnow
from bot.local_discord import Sandbox
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


async def test_direct_messages_are_named_after_the_bot(page: Page) -> None:
    await set_up(page, "Direct messages with the bot")
    await expect(page.get_by_role("heading", level=1)).to_have_text("@ Emberkeep")


async def test_only_moderators_write_in_a_locked_thread(page: Page, sandbox: Sandbox) -> None:
    await write(page, "/campaign new game:tyrants name:Low Fires")
    await panel(page).get_by_role("button", name="Low Fires").click()
    await set_up(page, "This thread is locked")
    field = page.locator("#message-text")
    await expect(field).to_be_disabled()
    await expect(field).to_have_attribute("placeholder", "Only moderators may write here.")
    await page.get_by_role("button", name="Open the list of channels").click()
    await expect(page.locator("#channels")).to_contain_text("locked")
    await page.get_by_role("button", name="Close").first.click()
    await page.get_by_role("button", name=f"Play as {sandbox.owner.name}").click()
    await expect(field).to_be_enabled()


async def test_scheduled_events_are_listed_until_they_are_deleted(page: Page, bot: Emberkeep) -> None:
    guild = bot.guilds[0]
    begins = utcnow() + timedelta(days=1)
    made = await guild.create_scheduled_event(
        name="Play together",
        start_time=begins,
        end_time=begins + timedelta(hours=2),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="here",
    )
    await page.get_by_role("button", name="Open the list of channels").click()
    event = page.locator("#channels").get_by_text("Play together")
    await expect(event).to_be_visible()
    await made.delete()
    await expect(event).to_have_count(0)
