"""`make site`: builds the static site in build/site, and checks it. It opens from its folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic

from tests.site import checks, documents, gallery, primers, replays

HERE = Path(__file__).parent
BUILD = documents.ROOT / "build"


def main() -> None:
    """Writes the sources, turns them into pages, and checks these."""
    begun = monotonic()
    source, site = BUILD / "site-source", BUILD / "site"
    for folder in (source, site):
        shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    primers.write(source)
    gallery.write(source)
    replays.write(source, site)
    documents.write(source)
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-c", str(HERE), "-d", str(BUILD / "site-cache")]
    subprocess.run([*command, str(source), str(site)], check=True)
    complete(site)
    print(f"built in {monotonic() - begun:.0f} s")
    checks.check(site)


MISSING = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    "<pre>": '<pre tabindex="0">',  # people who use the keyboard can scroll it
}
"""Attributes that Furo and Sphinx lack, for readers with a keyboard or a screen reader."""


def complete(site: Path) -> None:
    """Adds what is missing to each page."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        for found, better in MISSING.items():
            text = text.replace(found, better)
        page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
