"""Fair dice on Discord: docs/behaviour.md#fair-dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Actor
from engine.campaigns.files.check_dice import check
from tests import toy
from tests.end_to_end.playing import bot_on, delivered, press, started, text_of, turn_cards

SEAL = re.compile(r"[0-9a-f]{64}")


async def test_seal_of_the_opening_post_is_on_the_page_and_in_the_file(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player adds words in between, of which only a hash is kept."""
    toy.register(monkeypatch)
    async with bot_on(sandbox, tmp_path / "house.db") as bot:
        bot.campaigns._context.provable = True
        thread = await started(sandbox, "Ana", "Rui")
        await delivered(bot)
        ana = sandbox.user("Ana")
        posted = next(found for each in ana.messages(thread) if (found := SEAL.search(text_of(each))))[0]
        more = await press(ana, turn_cards(ana, thread)[-1], "more")
        shown = await ana.select(more.message, _menu(more.message), ["dice"])
        assert posted in text_of(shown.message)
        form = await press(ana, shown, "dice_words")
        said = await ana.submit(form, {"words": "my lucky words"})
        assert "Ana" in text_of(said.message) and "lucky" not in text_of(said.message)
        assert SEAL.search(text_of(said.message))
        data = await bot.campaigns.files.export(1, Actor(5, moderator=True), open_file=True)
        findings = list(check(json.loads(data)["open"]))
        assert ("posted", posted) in findings
        assert "wrong" not in dict(findings)


def _menu(message: JsonObject) -> str:
    return next(each for each in str(message).split("'") if "more_go" in each)
