"""Everything that the bot says comes from the catalogue."""

import re
from pathlib import Path

import pytest

import bot
from bot.text.speech import catalogue
from engine.games import find, keys
from engine.words import Words

SOURCES = [path for path in Path(next(iter(bot.__path__))).rglob("*.py") if "sandbox" not in path.parts]
SAID = re.compile(r'\.(?:message|say)\(\s*"([a-z][a-z0-9-]*)"')


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_used_message_is_in_catalogue(path: Path) -> None:
    games = [Words.of_game(find(key), "en") for key in keys()]  # some messages are brought by every game
    said = SAID.findall(path.read_text("utf-8"))
    assert [key for key in said if not catalogue("en").has(key) and not all(game.has(key) for game in games)] == []
