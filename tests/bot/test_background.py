"""Background tasks continue after a fault."""

from __future__ import annotations

import pytest

from bot.host import background


async def test_work_that_fails_is_begun_again_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PAUSE", 0.0)
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise OSError("the disk is full")

    await background.keep_up("campaigns", work)
    assert begun == [0, 1, 2]
