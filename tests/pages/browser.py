"""Pages in Chromium, driven by Playwright, and what people do on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=800)


KEPT: dict[tuple[Browser, int], Page] = {}
"""A page of each width, used by one test after another: Chromium takes a second of processor time for a new one."""


@asynccontextmanager
async def page_at(browser: Browser, url: str, size: ViewportSize = PHONE) -> AsyncIterator[Page]:
    """The page, once the bot is there; it must complain of nothing and fetch nothing from elsewhere."""
    page = KEPT.pop((browser, size["width"]), None)
    page = page or await browser.new_page(viewport=size, locale="en-US", has_touch=size == PHONE)
    complaints: list[str] = []
    heard: dict[Any, Callable[[Any], None]] = {
        "console": lambda message: complaints.append(message.text) if message.type == "error" else None,
        "pageerror": lambda error: complaints.append(str(error)),
        "request": lambda request: None if request.url.startswith(url) else complaints.append(request.url),
    }
    for event, listener in heard.items():
        page.on(event, listener)
    try:
        await page.goto(url)
        await expect(page.get_by_role("button", name="Open a table").first).to_be_enabled()
        yield page
        for event, listener in heard.items():
            page.remove_listener(event, listener)
        await page.evaluate("localStorage.clear()")
        await page.goto("about:blank")
    except BaseException:
        await page.close()
        raise
    KEPT[browser, size["width"]] = page
    assert complaints == [], complaints


def panel(page: Page) -> Locator:
    """Returns the panel that only its reader sees and that is not folded away."""
    return page.get_by_role("article").filter(has_text="Only you can see this").last


async def press(where: Locator, label: str) -> None:
    """Presses the button with exactly this label."""
    await where.get_by_role("button", name=label, exact=True).click()


async def become(page: Page, name: str) -> None:
    """Goes on as another of the page's people."""
    await page.get_by_role("button", name=f"Play as {name}").click()
