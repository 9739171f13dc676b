"""Plays three rounds of each game and measures the whole thread: `python -m tests.panels.threads [GAME ...]`.

Two people press what autopilot would choose; autopilots play the other seats. Heights are those of the local
Discord's page on a phone, with all pictures. Requests are those that are not answers to presses, since the first turn
message. A turn ends when another person is waited for.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
from playwright.async_api import Page, async_playwright, expect

from bot.local_discord import Sandbox
from engine.campaigns import Situation
from engine.games import keys
from tests.end_to_end.playing import DrawnHere, bot_on, delivered, public, started, text_of
from tests.end_to_end.pressing import PlayedGame, counted
from tests.pages import chromium
from tests.pages.browser import PHONE

SCREEN = 652  # px of the page that show messages
ROUNDS, MOST_PRESSES = 3, 400
HEIGHTS = """() => {
  const shown = [...document.querySelectorAll("#log article")].map((each) => each.getBoundingClientRect());
  return shown.map((each, at) => Math.round((shown[at + 1]?.top ?? each.bottom) - each.top));
}"""
HEAD = "| game | choices | messages | turns | requests a turn | thread | screens |\n|---|---:|---:|---:|---:|---:|---:|"


@dataclass
class Thread:
    """The thread after a few rounds."""

    game: str
    choices: int
    requests: Sequence[Sequence[str]]
    """The methods, by turn."""
    heights: Sequence[int]
    texts: Sequence[str]

    def line(self) -> str:
        height = sum(self.heights)
        average = sum(map(len, self.requests)) / max(1, len(self.requests))
        return (
            f"| {self.game} | {self.choices} | {len(self.texts)} | {len(self.requests)} | {average:.1f} "
            f"| {height:,} px | {height / SCREEN:.1f} |"
        )


async def played(
    page: Page, game: str, rounds: int, locale: str, autopilots: int, picture: Path | None = None
) -> Thread:
    """Plays and measures one thread."""
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, bot_on(sandbox, Path(folder) / "play.db", studio=DrawnHere()) as bot:
            thread = await started(sandbox, "Ana", "Rui", game=game, language=locale, autopilots=autopilots)
            await delivered(bot)
            play = PlayedGame(sandbox, bot, thread)
            now = await play.situation()
            first, before, choices = max(1, round_of(now)), len(counted(sandbox)), 0
            requests: list[list[str]] = []
            of_turn: list[str] = []
            while choices < MOST_PRESSES and now.stage == "playing" and round_of(now) < first + rounds:
                after = await play.choose(now)
                of_turn, before = [*of_turn, *counted(sandbox)[before:]], len(counted(sandbox))
                if after.stage == "playing" and set(after.waiting_users) != set(now.waiting_users):
                    requests, of_turn = [*requests, of_turn], []
                now, choices = after, choices + 1
            await delivered(bot)
            watcher = sandbox.user("Mei")  # a reader without panels
            texts = [text_of(each) for each in public(watcher, thread)]
            heights = await measured(page, f"{sandbox.url}#{watcher.id}/{thread}", picture)
            return Thread(game, choices, requests, heights, texts)


def round_of(now: Situation) -> int:
    """Returns the round; 0 before the first."""
    return now.game.round_of(now.view(None)) or 0


async def measured(page: Page, url: str, picture: Path | None) -> list[int]:
    """Returns the heights of everything in a thread, from its first message to its last."""
    await page.goto("about:blank")
    await page.goto(url)
    await expect(page.locator("#log article").first).to_be_visible()
    await shown(page)
    heights: list[int] = await page.evaluate(HEIGHTS)
    if picture:
        await page.set_viewport_size({"width": PHONE["width"], "height": sum(heights) + PHONE["height"]})
        await page.evaluate("() => document.querySelectorAll('#log img').forEach((each) => (each.loading = 'eager'))")
        await shown(page)
        await page.screenshot(path=picture)
        await page.set_viewport_size(PHONE)
    return heights


async def shown(page: Page) -> None:
    """Waits for all pictures that are not left until they are scrolled into view."""
    await expect(page.locator("#log img:not([loading=lazy])").last).to_have_js_property("complete", value=True)


async def main(given: argparse.Namespace) -> None:
    """Prints a line for each game."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        page = await browser.new_page(viewport=PHONE, locale="en-US")
        print(HEAD)
        for game in given.games:
            picture = given.pictures and given.pictures / f"thread-{game}-{given.locale}.png"
            found = await played(page, game, given.rounds, given.locale, given.autopilots, picture)
            print(found.line(), flush=True)
            if given.read:
                print(found.heights, *map(" ".join, found.requests), *found.texts, sep="\n---\n", flush=True)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(keys()))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--autopilots", type=int, default=1)
    parser.add_argument("--locale", default="en")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each thread")
    parser.add_argument("--read", action="store_true", help="prints each height and text, and the kinds of requests")
    arguments = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    asyncio.run(main(arguments))
