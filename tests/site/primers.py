"""Rules in five minutes, a page for each game and language."""

from __future__ import annotations

from pathlib import Path

from bot.live_messages.lobby import game_name
from bot.text.primer import job_of, moments, words_of
from bot.text.speech import catalogue
from engine.games import keys
from engine.words import LOCALES
from renders.job import Job
from tests.site.drawing import save


def write(source: Path) -> None:
    """Writes the pages with their pictures."""
    for game in keys():
        for locale in LOCALES:
            title = f"{catalogue(locale).message('button-primer')}: {game_name(game, locale)}"
            parts = [_part(source, game, locale, number) for number in range(len(moments(game)))]
            path = source / f"five/{game}-{locale}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n\n".join(["---\norphan: true\n---", f"# {title}", *parts]) + "\n", "utf-8")


def _part(source: Path, game: str, locale: str, number: int) -> str:
    moment = moments(game)[number]
    title, text = words_of(game, moment.panel, locale)
    name = f"{game}-{locale}-{moment.panel.rule}.webp"
    said = save(job_of(game, moment, locale), source / "five" / name)
    return f"## {title}\n\n{text}\n\n![{said}]({name})"


def first_job() -> Job:
    """Returns the job of the picture on the first page."""
    return job_of("tyrants", moments("tyrants")[0], "en")
