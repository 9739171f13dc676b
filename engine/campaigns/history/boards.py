"""The public boards at the moments of the last posts, in memory: each is shown when its post is sent, and compared with
the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.recording import rules_of
from engine.recent import Recent
from engine.table import Checkpoint, Text

MOST_CAMPAIGNS = 128  # with boards in memory, about 15 KB each,
OF_EACH = 5  # a turn message shows the board of its player's last turn


@dataclass(frozen=True, slots=True)
class PastBoard:
    """A public view of an earlier moment."""

    branch: int
    n: int
    chapter: str
    view: Any
    seat_names: Sequence[Text]


class Boards:
    """The boards of the moments that were looked at last, a few of each campaign."""

    def __init__(self) -> None:
        self._kept: Recent[int, tuple[PastBoard, ...]] = Recent(MOST_CAMPAIGNS)

    def of(self, live: Live, branch: int | None, n: int) -> PastBoard | None:
        """Returns the board before decision `n` of this or the current branch if no row is needed for it."""
        branch = branch or live.branch
        kept = self._kept.get(live.facts.id, ())
        found = next((each for each in kept if (each.branch, each.n) == (branch, n)), None)
        if found is None and branch == live.branch and live.session is not None and n == live.session.checkpoint.n > 0:
            found = _board_at(live, live.session.checkpoint)
            self.keep(live, found)
        return found

    def keep(self, live: Live, board: PastBoard) -> None:
        """Keeps a board in place of the oldest one of its campaign."""
        before = [
            each for each in self._kept.get(live.facts.id, ()) if (each.branch, each.n) != (board.branch, board.n)
        ]
        self._kept[live.facts.id] = (*before, board)[-OF_EACH:]


def _board_at(live: Live, checkpoint: Checkpoint) -> PastBoard:
    with rules_of(live):
        state = live.game.read_state(checkpoint)
        return PastBoard(
            live.branch, checkpoint.n, checkpoint.chapter, live.game.view(state, None), live.game.seat_names(state)
        )
