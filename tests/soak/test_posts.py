"""A match of autopilots alone posts once in ten seconds at most (issue 8; before: 82 messages with 82 pictures)."""

from pathlib import Path
from time import monotonic

import pytest

from bot.delivery.deliverer import GATHERED_SECONDS
from bot.local_discord import Sandbox
from engine.games import keys
from tests.end_to_end.counting import Blank, match_of_autopilots
from tests.end_to_end.playing import bot_on

pytestmark = pytest.mark.soak

OPENING_AND_END = 2


@pytest.mark.parametrize("game", keys())
async def test_match_of_autopilots_alone_posts_once_in_ten_seconds(game: str, tmp_path: Path) -> None:
    began = monotonic()
    async with Sandbox() as sandbox, bot_on(sandbox, tmp_path / "play.db", studio=Blank()) as bot:
        found = await match_of_autopilots(bot, sandbox.user("Ana"), game)
    assert len(found.messages) <= OPENING_AND_END + 1 + (monotonic() - began) / GATHERED_SECONDS
    assert found.pictures <= len(found.messages)
