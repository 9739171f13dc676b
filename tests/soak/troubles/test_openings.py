"""The bot ends twenty times at each moment of a table's opening: there is one usable table afterwards, or none.

The same command or button then finds that table, unless it was answered.
"""

from __future__ import annotations

import pytest

from tests.end_to_end.lanterns import Table, opened, sandbox
from tests.end_to_end.lobby.test_openings import Begin, asked, count, fork, from_file, new, open_and_end
from tests.end_to_end.playing import delivered, started
from tests.processes.workers import say
from tests.soak.troubles import reader

__all__ = ["opened", "sandbox"]

pytestmark = pytest.mark.soak

TIMES = 20
MOMENTS = range(1, 30)  # every one, also if the short test samples them
BEFORE_THE_ANSWER = 6  # writes and requests


@pytest.mark.parametrize("begin", [new, fork, from_file])
async def test_interrupted_opening_creates_one_campaign_or_none(opened: Table, begin: Begin) -> None:
    await started(opened.sandbox, "Rui", "Ana", game="tyrants", name="Deep roads")
    ends = 0
    for _ in range(TIMES):
        for at in MOMENTS:
            before, ask = await count(opened), await begin(opened)
            reached = await open_and_end(opened, at, ask())
            if at <= BEFORE_THE_ANSWER:
                await asked(ask())
                assert await count(opened) == before + 1, (begin.__name__, at)
            await delivered(opened.bot)
            assert reader.at_rest(str(opened.database), opened.sandbox) == [], (begin.__name__, at)
            if not reached:
                break
            ends += 1
    say(f"{begin.__name__}: ended {ends} times, at {ends // TIMES} moments")
    assert ends >= 7 * TIMES
