"""Nonces, with which Discord recognizes a message that is sent again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from tests import toy
from tests.end_to_end.playing import bot_on, delivered, started

LONGEST = 25


async def test_new_database_repeats_no_nonce(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord would answer with a message of the old one."""
    toy.register(monkeypatch)
    given: list[set[str]] = []
    for name in ("old.db", "new.db"):
        sandbox.requests.clear()
        async with bot_on(sandbox, tmp_path / name) as bot:
            await started(sandbox, "Ana", "Rui")
            await delivered(bot)
        bodies = [each.body for each in sandbox.requests if each.method == "POST" and isinstance(each.body, dict)]
        given.append({str(body["nonce"]) for body in bodies if body.get("nonce")})
    old, new = given
    assert len(old) == len(new) >= 3
    assert not old & new
    assert max(map(len, old | new)) <= LONGEST
