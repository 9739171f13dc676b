"""Presses that no button of ours makes: with any ids and values the answer is kind, and nothing changes."""

from __future__ import annotations

from itertools import cycle

from bot.gateway.routes import PRESSES
from bot.messages.ids import Press
from tests.safety.scene import Scene, saved
from tests.safety.test_rights import said

HUGE = 10**17  # the longest numbers that are read at all
MOMENTS = ((1, 0, 0), (HUGE, HUGE, HUGE), (1, 1, -1), (2, 7, 99), (1, HUGE, -HUGE))
"""Branches, numbers of decisions and seats that do not exist."""
CARRIED = ("", ":", "::::::", "-1", "9" * 18, "\x00", "ü\u202e", "../..", "a:b:c:d:e:f", "0:0", "1:-1", "*", "nan", "٣")
VALUES = (None, [], ["x"], None, ["x"] * 25, ["\x00"], [""], None, ["9" * 30], ["-1", "-1"], ["a:b:c"])
OPEN_TO_ALL = {"call_organiser", "lobby_watch", "seat_tell_me"}
"""Presses without a payload, also allowed to people without a seat."""


async def test_forged_presses_are_refused_without_changes(scene: Scene) -> None:
    await scene.bids()
    before = await saved(scene.campaigns)
    moments, carried, values = cycle(MOMENTS), cycle(CARRIED), cycle(VALUES)
    for verb in sorted(PRESSES.keys() - OPEN_TO_ALL):
        branch, n, seat = next(moments)
        press = Press(verb, scene.campaign, branch, n, seat, next(carried))
        answer = await scene.press("watcher", press, next(values))
        assert "went wrong on my side" not in said(answer), press
    assert await saved(scene.campaigns) == before
    assert [str(failure) for failure in scene.sandbox.failures] == []
