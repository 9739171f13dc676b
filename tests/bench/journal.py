"""The journal of a campaign with 34 chapters: a page of it, and the folder of [Download journal].

Autopilots play the campaign once, in about four minutes, and it is kept in `build/`. Delete it to play another.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.panels.history.journal import CHAPTERS_ON_PAGE, entry_of, folder, page_job, pages_of
from bot.panels.history.journal_files import MOST_BYTES
from bot.posts.ending import end_cards
from bot.text.speech import CATALOGUE
from engine.campaigns import Actor, Campaigns, Person
from engine.campaigns.play.autopilots import go_on
from engine.table import fair
from engine.words import Words
from renders.job import render
from tests.bench.figures import Figure
from tests.seating import find

GAME, CHAPTERS, SEATS, REPEATS = "tyrants", 34, 4, 3
FILE = Path("build/journal.sqlite3")
MOST_SECONDS = 2


def figures() -> Iterator[Figure]:
    """Seconds from the database to a page with its picture and to the folder, and the size of both."""
    if not FILE.exists():
        FILE.parent.mkdir(exist_ok=True)
        asyncio.run(play(FILE))
    with TemporaryDirectory() as copies:
        measured = [asyncio.run(journal(copy_of(FILE, Path(copies) / f"{each}"))) for each in range(REPEATS)]
    page, whole = (median(column) for column in list(zip(*measured, strict=True))[:2])
    _, _, picture, size = measured[0]
    said = f"{CHAPTERS} chapters of {GAME}, {SEATS} seats"
    yield Figure("journal: a page with its picture", page, "s", at_most=MOST_SECONDS, note=said)
    yield Figure("journal: picture of a page", picture / 1024, "KB", at_most=250)
    yield Figure("journal: [Download journal]", whole, "s", note="all pictures included")
    yield Figure("journal: size of the folder", size / 1024, "KB", at_most=MOST_BYTES / 1024)


async def play(path: Path) -> None:
    """Writes a campaign of autopilots to a new database. It has this name once it is complete."""
    folder = path.with_suffix(".unfinished")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    campaigns = await Campaigns.open(folder / path.name, chance=fair(Random(1)), find=find)
    ana = Person(1, "Ana")
    made = await campaigns.lobby.create(
        game=GAME, name="Long nights", organiser=ana, guild=1, channel=2, options={}, settings={}
    )
    await campaigns.openings.set_places(made.id, thread=made.id)
    for seat in range(SEATS):
        await campaigns.seats.set_autopilot(made.id, seat, True, Actor(ana.user))
    for _ in range(CHAPTERS):
        await campaigns.play.start(made.id, ana.user)
        while await go_on(campaigns._context, made.id):
            pass
    await campaigns.close()
    for each in sorted(folder.iterdir(), reverse=True):  # the database itself last
        each.rename(path.parent / each.name)
    folder.rmdir()


def copy_of(path: Path, folder: Path) -> Path:
    """Copies the database, which opening it would change."""
    folder.mkdir()
    for each in path.parent.glob(f"{path.name}*"):
        shutil.copy(each, folder)
    return folder / path.name


async def journal(path: Path) -> tuple[float, float, int, int]:
    """Returns seconds to the newest page and to the folder, and the bytes of both."""
    campaigns = await Campaigns.open(path, chance=fair(Random(1)), find=find)
    try:
        situation = await campaigns.lookup.situation(1)
        words = Words.of_game(situation.game, "en", packages=(CATALOGUE,))
        began = perf_counter()
        cards = await end_cards(campaigns, situation)
        shown = [entry_of(cards, number, words) for number in range(len(cards))][-CHAPTERS_ON_PAGE:]
        picture = await asyncio.to_thread(render, page_job(situation, cards, shown, words))
        page = perf_counter() - began
        began = perf_counter()
        cards = await end_cards(campaigns, situation)
        pages = await asyncio.to_thread(pages_of, cards, words)
        jobs = [card.page_job(words.locale, each) for card, each in zip(cards, pages, strict=True)]
        drawn = [await asyncio.to_thread(partial(render, job)) for job in jobs]
        data = await asyncio.to_thread(folder, situation.facts.name, cards, pages, words, drawn)
        whole = perf_counter() - began
    finally:
        await campaigns.close()
    assert len(cards) == CHAPTERS
    return page, whole, len(picture), len(data)
