"""Measures the panels of 200 turns of every game: `python -m tests.panels [--turns 200] [GAME ...]`."""

from __future__ import annotations

import argparse
import asyncio
import sys

from playwright.async_api import async_playwright

from bot.local_discord import Sandbox
from engine.games import keys
from tests.pages import chromium
from tests.pages.browser import PHONE
from tests.panels.measuring import measured
from tests.panels.report import HEAD, Report, reported
from tests.panels.turns import turns

MOST_NAMED = 12


async def reports(games: list[str], count: int, seed: int) -> list[Report]:
    """Plays, composes and measures."""
    async with Sandbox() as sandbox, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        page = await browser.new_page(viewport=PHONE, locale="en-US")
        await page.goto(sandbox.url)
        found = []
        for game in games:
            played = list(turns(game, count, seed))
            messages = [each.message for turn in played for each in turn.shown]
            measures = await measured(page, messages)
            by_message = {id(message): measure for message, measure in zip(messages, measures, strict=True)}
            found.append(reported(game, played, by_message))
        await browser.close()
    return found


def main() -> int:
    """Prints a line for each game, and what was found wrong most often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--all", action="store_true", help="names everything that was found")
    chosen = parser.parse_args()
    print(HEAD)
    found = asyncio.run(reports(chosen.games or list(keys()), chosen.turns, chosen.seed))
    for report in found:
        print(report.line())
    for report in found:
        for what in ("wraps", "cut", "alike"):
            for name, times in getattr(report, what).most_common(None if chosen.all else MOST_NAMED):
                print(f"{report.game} {what}: {name} ×{times}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
