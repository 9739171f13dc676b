"""The example in the README of the local Discord works as printed."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

FOLDER = Path("bot/local_discord")
README = (FOLDER / "README.md").read_text("utf-8")


async def test_readme_example_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", README, re.DOTALL):
        exec(block, names)
    await names["test_thanks_replace_greeting"]()


def test_readme_names_every_folder() -> None:
    folders = {each.name for each in FOLDER.iterdir() if each.is_dir() and each.name != "__pycache__"}
    named = set(re.findall(r"`(\w+)/`", README))
    assert folders - {"openapi"} <= named
