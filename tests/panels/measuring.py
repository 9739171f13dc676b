"""Measures messages in the local Discord's page, which a real Chromium renders at a phone's width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from bot.messages.components import components
from bot.messages.layout import Message

BATCH = 40
MEASURE = (Path(__file__).parent / "measure.js").read_text()


async def measured(page: Page, messages: Sequence[Message]) -> list[dict[str, Any]]:
    """Returns the height of each message, its rows, those that wrap, labels that are cut, and heights of texts."""
    found: list[dict[str, Any]] = []
    for at in range(0, len(messages), BATCH):
        batch = [drawn(message) for message in messages[at : at + BATCH]]
        found += await page.evaluate(MEASURE, batch)
    return found


def drawn(message: Message) -> list[dict[str, Any]]:
    """Returns a message's components with pictures as the page gets them."""
    made = components(message)
    for part in _walk(made):
        if "media" in part:
            part["media"] = {"url": "/page/static/icon.svg", "width": 1600, "height": 1100}
    return made


def _walk(parts: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))
        yield from _walk(part.get("items", ()))
