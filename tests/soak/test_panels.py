"""Panels of 200 turns of every game keep their layout (docs/behaviour.md#panel)."""

from __future__ import annotations

import pytest

from engine.games import keys
from tests.pages import chromium
from tests.panels.__main__ import reports
from tests.panels.report import HEAD, HIGHEST

pytestmark = pytest.mark.soak


@pytest.mark.skipif(chromium.is_left_out(), reason=chromium.ADVICE)
@pytest.mark.parametrize("game", keys())
async def test_panels_of_many_turns_keep_their_layout(game: str) -> None:
    (found,) = await reports([game], 200, 1)
    print(HEAD, found.line(), sep="\n")
    assert max(found.heights) <= HIGHEST and found.uneven == 0
    assert set(found.rows) == {4} and not found.wraps and not found.cut
