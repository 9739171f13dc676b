"""Every game has the same rooms under the same names, so that who knows one finds the way in the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import keys
from engine.words import LOCALES

ROOT = Path(__file__).parents[2]
FILES = (
    *("about", "state", "options", "content", "setup", "play", "view", "migrations", "invariants"),
    *("autopilot/choose", "autopilot/orders"),
    *("telling/account", "telling/wording", "telling/names", "telling/describe", "telling/lookup"),
    *("telling/shortcuts", "telling/standing", "telling/impossible"),
)


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("file", FILES)
def test_what_every_game_has_stands_in_the_same_file(game: str, file: str) -> None:
    assert (ROOT / "engine" / "games" / game / f"{file}.py").is_file()


@pytest.mark.parametrize("game", keys())
def test_the_rules_of_a_game_stand_in_folders_by_topic(game: str) -> None:
    folders = {file.parent.name for file in (ROOT / "engine" / "games" / game).glob("*/*.py")}
    assert len(folders - {"autopilot", "telling"}) >= 2


@pytest.mark.parametrize("game", keys())
def test_every_game_has_its_data_words_ledger_and_pictures(game: str) -> None:
    data = ROOT / "data" / game
    assert (ROOT / "docs" / "rules" / f"{game}.md").is_file()
    assert (ROOT / "renders" / game / "pictures.py").is_file()
    assert list((data / "rules").glob("*.yaml"))
    assert all(list((data / "texts").glob(f"{locale}*.ftl")) for locale in LOCALES)
