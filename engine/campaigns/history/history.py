"""History: the event log, branches that can be restored, past boards, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from engine.campaigns.history.account import Since, Span, account_of, beginning_of, since_when
from engine.campaigns.history.between import Between, since_own_turn, told_since
from engine.campaigns.history.boards import Boards, PastBoard
from engine.campaigns.history.frames import MOST_REPLAYED, frames_of, rows_since
from engine.campaigns.history.past_boards import LeftBranch, board_base, lineage_of_branch, opened_by_consent
from engine.campaigns.history.records import Rows, chapter_in_play, chapter_of, rows_of
from engine.campaigns.history.statistics import Statistics, count
from engine.campaigns.history.steps import MOST_POSTS, Steps
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import NothingToUndo
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.posts import read_post
from engine.campaigns.model.situation import ChapterResult, Told
from engine.campaigns.runtime.context import SECONDS_PER_REPLAYED_DECISION, Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.recording import rules_of
from engine.campaigns.runtime.service import Service
from engine.kit.endings import Chapter
from engine.kit.frames import Frame, condensed
from engine.storage.queries import posts
from engine.storage.schema.codec import read_checkpoint


class History(Service):
    """The event log, branches that can be restored, past boards and statistics."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._boards = Boards()

    async def account(self, campaign: int, since: Since = "turn", seat: int | None = None) -> Sequence[Told]:
        """Returns the log for the public and that seat since its last turn (`turn`), the `round`, the `chapter`, or the
        `start`.
        """
        async with self._context.hold(campaign) as live:
            if not live.branch:
                return []
            line, branches = live.lineage, dict(live.branches)
            chapter = live.chapter_start - 1
        return await self._context.database.read(account_of, line, branches, since, seat, chapter)

    async def between(self, campaign: int, since: Since = "turn", seat: int | None = None) -> Between | None:
        """Returns the public play of a stretch as in `account`, of the current chapter at most; None before play."""
        async with self._context.hold(campaign) as live:
            if not live.branch:
                return None
            line, chapter = live.lineage, live.chapter_start
        start = max(chapter, await self._context.database.read(since_when, line, since, seat, chapter - 1))
        told, rounds = await self._context.database.read(told_since, line, start)
        return Between(start, (await self.board_at(campaign, start)).view, told, rounds)

    async def frames(self, campaign: int, between: Between) -> Sequence[Frame]:
        """Returns the few public views that show how a stretch went, with the log lines of each; none if it was undone
        since.
        """
        async with self._context.hold(campaign) as live:
            session = live.session
            if session is None or not live.branch or between.n > live.lineage.end:
                return ()
            rows = await self._context.database.read(rows_since, live.lineage, between.n)

            def read() -> Sequence[Frame]:
                with rules_of(live):
                    after = deepcopy(live.game.view(session.state, None))
                    found = frames_of(live.game, rows, between.n, between.before, after, self._context.chance)
                    return condensed(live.game, between.before, found)

            longer = MOST_REPLAYED * SECONDS_PER_REPLAYED_DECISION
            return await self._context.compute(live, read, longer)

    async def since_own_turn(self, campaign: int, seat: int) -> Between | None:
        """Returns the public play since the end of this seat's last turn, if its next turn has just begun.

        None once the seat has chosen something in its turn, and before its first turn of the chapter.
        """
        async with self._context.hold(campaign) as live:
            if not live.branch or (live.recent and live.recent[-1].seat == seat):
                return None
            line, chapter = live.lineage, live.chapter_start
        found = await self._context.database.read(since_own_turn, line, seat, chapter)
        if found is None:
            return None
        return Between(found.n, (await self.board_at(campaign, found.n)).view, found.told, found.rounds, found.at)

    async def steps(self, campaign: int, since: Since = "turn", seat: int | None = None) -> Steps:
        """Returns the posts of a stretch as in `account`, and its first decision."""
        async with self._context.hold(campaign) as live:
            if not live.branch:
                return Steps(0, ())
            line, chapter = live.lineage, live.chapter_start - 1
        start = await self._context.database.read(since_when, line, since, seat, chapter)
        rows = await self._context.database.read(posts.of_play_after, campaign, start, MOST_POSTS)
        return Steps(start, tuple(read_post(row) for row in rows))

    async def left_branches(self, campaign: int) -> Sequence[LeftBranch]:
        """Returns the branches that can be restored, the most recently left first."""
        async with self._context.hold(campaign) as live:
            present = live.lineage if live.branch else None
            branches = dict(live.branches)
        if present is None:
            return []
        leavings = {each.left_branch: each for each in branches.values() if each.left_branch is not None}
        found = []
        for left, leaving in leavings.items():
            if left == present.segments[0].branch or left is None or leaving.left_n is None:
                continue
            choices = leaving.left_n - Lineage(branches, left, leaving.left_n).divergence(present)
            if choices > 0:
                at = from_milliseconds(leaving.at)
                found.append(LeftBranch(left, leaving.left_n, leaving.why, leaving.user, at, choices))
        return sorted(found, key=lambda left: left.at, reverse=True)

    async def start_of(self, campaign: int, span: Span) -> int:
        """Returns the decision with which the current turn, round or chapter began. Raises NothingToUndo if it has only
        just begun.
        """
        async with self._context.hold(campaign) as live:
            if not live.branch:
                raise NothingToUndo
            line, start = live.lineage, live.chapter_start
        if span == "chapter":
            begun: int | None = start
        else:
            begun = await self._context.database.read(beginning_of, line, start - 1, line.end + 1, span)
        if begun is None or begun >= line.end:
            raise NothingToUndo
        return begun

    async def board_at(self, campaign: int, n: int, branch: int | None = None) -> PastBoard:
        """Returns the public board before decision `n` of the current or another branch. Raises NothingToUndo if it is
        not stored.
        """
        async with self._context.hold(campaign) as live:
            known = self._boards.of(live, branch, n)
            if known is not None:
                return known
            line = await lineage_of_branch(self._context, live, branch)
            if not 0 < n <= line.end:
                raise NothingToUndo
            base = await self._context.database.read(board_base, line, n)
            checkpoint, game = read_checkpoint(base.checkpoint.state), live.game
            amid = base.n != line.end and not base.tail
            state = game.read_state(checkpoint) if amid else (await self._context.session(live, base)).state
            with rules_of(live):
                view, names = game.view(state, None), game.seat_names(state)
            board = PastBoard(line.segments[0].branch, base.n, checkpoint.chapter, view, names)
            self._boards.keep(live, board)
        return board

    async def chapter(self, campaign: int, n: int) -> Chapter | None:
        """Returns the chapter of the current branch that ended at decision `n`, as public views and log lines; None if
        there is none, or too little of it is stored.
        """
        async with self._context.hold(campaign) as live:
            ended = next((each for each in live.results if each.n == n), None)
            if ended is None or not live.branch:
                return None
            rows = await self._rows(live, n, phases=not live.game.competitive)

            def read() -> Chapter | None:
                with rules_of(live):
                    return chapter_of(live.game, ended, rows)

            return await self._context.compute(live, read, len(rows.checkpoints) * SECONDS_PER_REPLAYED_DECISION)

    async def chapters(self, campaign: int) -> Sequence[tuple[ChapterResult, Chapter | None]]:
        """Returns every chapter of the current branch that has ended, oldest first, with the positions at its rounds;
        None for one of which too little is stored.
        """
        found = []
        async with self._context.hold(campaign) as live:
            results = sorted(live.results, key=lambda each: each.n) if live.branch else []
            for ended in results:
                rows = await self._rows(live, ended.n, phases=False)

                def read(ended: ChapterResult = ended, rows: Rows = rows) -> Chapter | None:
                    with rules_of(live):
                        return chapter_of(live.game, ended, rows)

                longer = len(rows.checkpoints) * SECONDS_PER_REPLAYED_DECISION
                found.append((ended, await self._context.compute(live, read, longer)))
        return found

    async def chapter_in_play(self, campaign: int) -> Chapter | None:
        """Returns the chapter in play until now, as public views and log lines; None before its first round."""
        async with self._context.hold(campaign) as live:
            session = live.session
            if session is None or not live.branch or live.facts.stage != "playing":
                return None
            rows = await self._rows(live, live.lineage.end, phases=not live.game.competitive)

            def read() -> Chapter | None:
                with rules_of(live):
                    view = deepcopy(live.game.view(session.state, None))
                    return chapter_in_play(live.game, session.checkpoint.chapter, rows, session.n, view)

            return await self._context.compute(live, read, len(rows.checkpoints) * SECONDS_PER_REPLAYED_DECISION)

    async def _rows(self, live: Live, n: int, *, phases: bool) -> Rows:
        """Reads the chapter until decision `n`, with or without the checkpoints within its rounds."""
        low = max((each.n for each in live.results if each.n < n), default=0)
        read = partial(rows_of, phases=phases)
        return await self._context.database.read(read, live.lineage, low, n)

    async def view_before_undo(self, campaign: int, seat: int) -> Any:
        """Returns the seat's view before the last undo; None if there was none or the seat has chosen something
        since.
        """
        async with self._context.hold(campaign) as live:
            opened = opened_by_consent(live)
            if opened is None or opened.left_branch is None or opened.left_n is None:
                return None
            if any(made.seat == seat and made.n >= opened.from_n for made in live.recent):
                return None
            left = await self._context.past(
                live, Lineage(live.branches, opened.left_branch, opened.left_n), opened.left_n
            )
            with rules_of(live):
                return live.game.view(left.session.state, seat)

    async def statistics(self, campaign: int) -> Statistics:
        """Counts chapters, choices and their duration."""
        async with self._context.hold(campaign) as live:
            line = live.lineage if live.branch else None
            chapters = len(live.results)
            left = sum(each.why in ("undo", "reset", "restore") for each in live.branches.values())
        return await self._context.database.read(count, line, chapters, left)
