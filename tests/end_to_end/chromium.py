"""The system's own Chromium, driven by Playwright, for the tests of the local Discord's page.

Without a Chromium these tests are left out, and pytest says so; where `CI` is set, that is a failure instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=800)
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 30.0  # seconds until something that a test waits for counts as never coming
ADVICE = f"no Chromium found: install one of {', '.join(NAMES)}, or set CHROMIUM to its path"
ARGUMENTS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def find() -> str | None:
    """The path of the Chromium to use: the one that `CHROMIUM` names, else the system's; None if there is none."""
    wished = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ([wished] if wished else NAMES))
    return next((path for path in found if path), None)


def is_left_out() -> bool:
    """Whether the tests of the page are not run here."""
    return find() is None and not os.environ.get("CI")


def report() -> list[str]:
    """What pytest says at its beginning and at its end."""
    return [f"Tests of the page are left out: {ADVICE}."] if is_left_out() else []


def arguments() -> list[str]:
    """Command line of a Chromium that stays off the network; its sandbox does not work for root."""
    return [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else list(ARGUMENTS)


@pytest.fixture
async def page_browser() -> AsyncIterator[Browser]:
    """A running Chromium without a window."""
    path = find()
    if path is None:
        pytest.fail(ADVICE)
    expect.set_options(timeout=1000 * PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=arguments())
        yield browser
        await browser.close()


@asynccontextmanager
async def page_at(browser: Browser, url: str, size: ViewportSize = PHONE) -> AsyncIterator[Page]:
    """The page, once the bot is there; it must complain of nothing and fetch nothing from elsewhere."""
    page = await browser.new_page(viewport=size, locale="en-US", has_touch=size == PHONE)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(url) else complaints.append(request.url))
    await page.goto(url)
    await expect(page.get_by_role("button", name="Open a table").first).to_be_enabled()
    yield page
    await page.close()
    assert complaints == [], complaints


def panel(page: Page) -> Locator:
    """The panel that only its reader sees and that is not folded away."""
    return page.get_by_role("article").filter(has_text="Only you can see this").last


async def press(where: Locator, label: str) -> None:
    """Presses the button with exactly this label."""
    await where.get_by_role("button", name=label, exact=True).click()


async def become(page: Page, name: str) -> None:
    """Goes on as another of the page's people."""
    await page.get_by_role("button", name=f"Play as {name}").click()
