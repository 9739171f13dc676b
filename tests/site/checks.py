"""Checks the finished site: links, size, the weight of the first page, and what axe-core finds."""

from __future__ import annotations

import asyncio
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import async_playwright

from tests.pages import chromium

MOST_BYTES, MOST_OF_FIRST_PAGE = 25_000_000, 300_000
WCAG = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}}
LOOKED_AT = (
    "index.html",
    "README.html",
    "docs/commands.html",
    "docs/rules/tyrants.html",
    "five/tyrants-es.html",
    "gallery/fireteam_zero.html",
    "replay/massive_darkness.html",
    "privacy.html",
)


class _Page(HTMLParser):
    """The targets that a page names, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes links, pictures, scripts and ids."""
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.targets.append(value)
            elif value and name == "id":
                self.anchors.add(value)


def broken_links(site: Path) -> list[str]:
    """Returns each link to a file or anchor that the site does not have."""
    pages = {path: _Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    broken: list[str] = []
    for path, page in pages.items():
        for target in page.targets:
            if target.startswith(("http:", "https:", "mailto:", "data:")):
                continue
            file, _, anchor = unquote(target).partition("#")
            to = (path.parent / file.partition("?")[0]).resolve() if file else path
            if not to.is_file() or (anchor and to in pages and anchor not in pages[to].anchors):
                broken.append(f"{path.relative_to(site)}: {target}")
    return broken


async def looked_at(site: Path) -> tuple[int, list[str]]:
    """Returns how many bytes the first page loads from its folder, and what axe-core finds at 390 pixels."""
    faults: list[str] = []
    loaded: list[Path] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=chromium.arguments())
        for name in LOOKED_AT:
            page = await browser.new_page(viewport={"width": 390, "height": 844})
            if name == LOOKED_AT[0]:
                page.on("request", lambda request: loaded.append(Path(unquote(request.url.partition("?")[0][7:]))))
            await page.goto((site / name).as_uri())
            found = await Axe().run(page, options=WCAG)
            violations = found.response["violations"]
            faults += [f"{name}: {each['id']}: {each['nodes'][0]['html'][:120]}" for each in violations]
            wide = await page.evaluate("document.documentElement.scrollWidth")
            if wide > 390:
                faults.append(f"{name}: is {wide} pixels wide on a phone of 390")
            await page.close()
        await browser.close()
    return sum(path.stat().st_size for path in set(loaded) if path.is_file()), faults


def check(site: Path) -> None:
    """Prints the figures, and exits with a message if the site does not keep its limits."""
    site = site.resolve()
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    faults = broken_links(site)
    if chromium.find():
        first, found = asyncio.run(looked_at(site))
        faults += found
        print(f"first page: {first / 1000:.0f} KB; axe-core: {len(found)} faults on {len(LOOKED_AT)} pages")
        if first > MOST_OF_FIRST_PAGE:
            faults.append("the first page is too large")
    print(f"site: {size / 1e6:.1f} MB in {sum(1 for _ in site.rglob('*.html'))} pages")
    if size > MOST_BYTES:
        faults.append("the site is too large")
    if faults:
        sys.exit("\n".join(faults[:40]))
