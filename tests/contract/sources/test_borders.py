"""Nothing but a game's own folders knows it by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import keys

ROOT = Path(__file__).parents[3]
REGISTRY = ROOT / "engine" / "games" / "__init__.py"
FIRST_PAGE = {ROOT / "bot" / "local_discord" / "static" / name for name in ("games.js", "words.js")}
"""The first page of `make play`, which presents the games and runs without the bot."""


@pytest.mark.parametrize("game", keys())
def test_no_file_outside_its_folders_names_a_game(game: str) -> None:
    own = {ROOT / "engine" / "games" / game, ROOT / "renders" / game}
    kinds = ("*.py", "*.js", "*.ftl")
    parts = [ROOT / part for part in ("bot", "engine", "renders")]
    files = [file for part in parts for kind in kinds for file in part.rglob(kind) if file != REGISTRY]
    others = [file for file in files if not own & set(file.parents)]
    assert others
    others = [file for file in others if file not in FIRST_PAGE]
    naming = [
        str(file.relative_to(ROOT)) for file in others if game in f"{file.name} {file.read_text('utf-8')}".lower()
    ]
    assert naming == []
