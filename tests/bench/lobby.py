"""Opening the settings of a new table: in a process that has just started, and 90th percentile over all pages.

Each game is measured in a process of its own, which has done what the bot does after its start.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import quantiles
from time import process_time

import orjson

from bot.cli.running import read_game
from bot.messages.settings_form import form_fields
from bot.panels.lobby.settings import pages_of, settings_panel, setup_job
from engine.games import find, keys
from engine.words import LOCALES
from tests.bench.figures import Figure
from tests.lobbies import in_lobby, reader

AT_MOST = 50  # ms of CPU


def figures() -> Iterator[Figure]:
    """Yields CPU milliseconds of the first press of [Settings], and of all pages in all languages."""
    for game in keys():
        found = orjson.loads(
            subprocess.run([sys.executable, "-m", __name__, game], stdout=subprocess.PIPE, check=True).stdout
        )
        yield Figure(f"settings of {game}, first press", found[0], "ms", at_most=AT_MOST, note="CPU")
        yield Figure(f"settings of {game}, p90", quantiles(found, n=10)[-1], "ms", at_most=AT_MOST, note="CPU")


def presses(game: str) -> Iterator[float]:
    """Yields CPU milliseconds of each page in each language."""
    read_game(game)
    situation = in_lobby(find(game))
    for locale in LOCALES:
        for page in pages_of(form_fields(situation)):
            began = process_time()
            settings_panel(situation, reader(locale), page)
            if not page:
                setup_job(situation, locale)
            yield 1000 * (process_time() - began)


if __name__ == "__main__":
    sys.stdout.buffer.write(orjson.dumps(list(presses(sys.argv[1]))))
