"""Edits of lobby messages in the background."""

import asyncio
from unittest.mock import Mock

from bot.discord.refreshing import Refreshing


class Counting(Refreshing):
    """Counts refreshes. During the first, another is asked for as soon as its task has ended."""

    def __init__(self) -> None:
        super().__init__(Mock(), Mock(), Mock())
        self.count = 0

    async def refresh(self, campaign: int) -> bool:
        """Edits nothing."""
        self.count += 1
        if self.count == 1:
            asyncio.get_running_loop().call_soon(self.soon, campaign)  # before the callbacks of the task
        return True


async def test_change_at_the_end_of_a_refresh_is_shown() -> None:
    refreshing = Counting()
    refreshing.soon(1)
    for _ in range(5):
        await asyncio.sleep(0)
    assert (refreshing.count, refreshing.is_editing) == (2, False)
