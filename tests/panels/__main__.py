"""Measures the panels of 200 turns of every game: `python -m tests.panels [--turns 200] [GAME ...]`; with `--pages` the
messages of lobbies, lessons and histories. Emojis are taken as uploaded, because they need more room; `--plain` leaves
them out.

A tap is a press of a button, or a selection in a menu with all its marks; touches count opening the menu and each mark.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product

from playwright.async_api import Page, async_playwright

from bot.local_discord import Sandbox
from bot.messages import emojis
from engine.games import keys
from engine.words import LOCALES
from renders.emojis import drawings
from tests.pages import chromium
from tests.pages.browser import PHONE
from tests.panels.histories import histories
from tests.panels.lessons import lessons
from tests.panels.lobbies import lobbies
from tests.panels.measuring import measured
from tests.panels.report import HEAD, Report, reported
from tests.panels.turns import turns

MOST_NAMED = 12


async def pages(games: list[str]) -> list[str]:
    """Returns a line for each game and language: the tallest message of its lobby, lessons and history, and what wraps
    or is cut."""
    async with measuring() as page:
        lines = []
        for game, locale in product(games, LOCALES):
            there = [*lobbies(game, locale), *lessons(game, locale), *histories(game, locale)]
            measures = await measured(page, [each.message for each in there])
            tallest = max(zip(measures, there, strict=True), key=lambda pair: pair[0]["height"])
            lines.append(f"{game} {locale}: {tallest[0]['height']} px, {tallest[1].name}")
            past = [measure["height"] for measure, each in zip(measures, there, strict=True) if "history" in each.name]
            lines.append(f"{game} {locale}: history {min(past)} to {max(past)} px")
            for measure, each in zip(measures, there, strict=True):
                if measure["wraps"] or measure["cut"]:
                    lines.append(f"  {each.name}: {measure['wraps']} rows wrap, cut: {measure['cut']}")
        return lines


@asynccontextmanager
async def measuring() -> AsyncIterator[Page]:
    """The local Discord's page on a phone."""
    async with Sandbox() as sandbox, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        page = await browser.new_page(viewport=PHONE, locale="en-US")
        await page.goto(sandbox.url)
        yield page
        await browser.close()


async def reports(games: list[str], count: int, seed: int) -> list[Report]:
    """Plays, composes and measures."""
    async with measuring() as page:
        found = []
        for game in games:
            played = list(turns(game, count, seed))
            messages = [each.message for turn in played for each in turn.shown]
            measures = await measured(page, messages)
            by_message = {id(message): measure for message, measure in zip(messages, measures, strict=True)}
            found.append(reported(game, played, by_message))
    return found


def main() -> int:
    """Prints a line for each game, and what was found wrong most often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--all", action="store_true", help="names everything that was found")
    parser.add_argument("--pages", action="store_true", help="measures lobbies, lessons and histories instead of turns")
    parser.add_argument("--plain", action="store_true", help="measures without emojis")
    chosen = parser.parse_args()
    if not chosen.plain:
        emojis.use({f"{symbol}_ek0000": number for number, symbol in enumerate(drawings(keys()), 1)})
    if chosen.pages:
        print("\n".join(asyncio.run(pages(chosen.games or list(keys())))))
        return 0
    print(HEAD)
    found = asyncio.run(reports(chosen.games or list(keys()), chosen.turns, chosen.seed))
    for report in found:
        print(report.line())
    for report in found:
        print(report.table())
        for what in ("wraps", "cut", "alike"):
            for name, times in getattr(report, what).most_common(None if chosen.all else MOST_NAMED):
                print(f"{report.game} {what}: {name} ×{times}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
