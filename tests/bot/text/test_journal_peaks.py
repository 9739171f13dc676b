"""The journal tells the same about a chapter as its last post."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.posts import ending
from bot.posts.ending import EndCard, with_peaks
from engine.campaigns import Campaigns
from engine.table import Text


def card(n: int, peak: int, *, competitive: bool = False, kept: tuple[Text, ...] = ()) -> EndCard:
    fake: Any = SimpleNamespace(game=SimpleNamespace(competitive=competitive))
    found: Any = SimpleNamespace(danger=[(1.0, peak)])
    return EndCard(fake, n, "m01", cast(Any, None), cast(Any, None), found, kept)


async def test_shown_chapters_have_the_peaks_of_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def exact(_: object, __: object, n: int) -> EndCard | None:
        return card(n, 69)

    monkeypatch.setattr(ending, "end_card", exact)
    kept = (Text("kept-level", level=2),)
    by_round = [card(10, 44), card(20, 44, kept=kept), card(30, 44, competitive=True)]
    cards = await with_peaks(cast(Campaigns, None), by_round, [1, 2])
    assert [each.summary.danger[0][1] for each in cards] == [44, 69, 44]
    assert cards[1].kept == kept
