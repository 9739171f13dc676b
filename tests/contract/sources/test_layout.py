"""Every game has the same folders and files, so that anyone who knows one game finds their way in the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import keys
from engine.words import LOCALES

ROOT = Path(__file__).parents[3]
FILES = (
    "game",
    *("model/state", "model/options", "model/content"),
    *("playing/setup", "playing/play", "playing/view", "playing/migrations", "playing/invariants"),
    *("autopilot/choose", "autopilot/orders"),
    *("asking/wording", "telling/account", "telling/names", "telling/describe", "telling/lookup"),
    *("telling/shortcuts", "telling/standing", "telling/impossible", "telling/remembering"),
)
COMMON = {"model", "asking", "playing", "telling", "autopilot"}


@pytest.mark.parametrize("game", keys())
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_common_files(game: str, file: str) -> None:
    assert (ROOT / "engine" / "games" / game / f"{file}.py").is_file()


@pytest.mark.parametrize("game", keys())
def test_rules_are_in_folders_by_topic(game: str) -> None:
    folders = {file.parent.name for file in (ROOT / "engine" / "games" / game).glob("*/*.py")}
    assert len(folders - COMMON) >= 2


@pytest.mark.parametrize("game", keys())
def test_every_game_has_its_data_words_ledger_and_pictures(game: str) -> None:
    data = ROOT / "data" / game
    assert (ROOT / "docs" / "rules" / f"{game}.md").is_file()
    assert (ROOT / "renders" / game / "pictures.py").is_file()
    assert list((data / "rules").glob("*.yaml"))
    assert all(list((data / "texts").glob(f"{locale}*.ftl")) for locale in LOCALES)
