"""How far a player may go back without consent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.campaigns.model.errors import NotFree, NothingToUndo
from engine.campaigns.model.losses import losses
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live, RecentDecision
from engine.campaigns.runtime.loading import ask_boundary


async def free_target(context: Context, live: Live, user: int, to: int | None) -> int:
    """Returns the decision to go back to. Raises NothingToUndo, or NotFree if this user needs consent."""
    step = live.free_step()
    if to is None:
        if step is not None and (step.user == user or (step.shared and user in live.users)):
            return step.n
        own = [made.n for made in live.recent if made.user == user and made.key != CHAPTER]
        if not own:
            raise NothingToUndo
        to = own[-1]
    line = live.lineage
    target = await context.database.read(ask_boundary, line, to)
    lost = await context.database.read(losses, line, target)
    taken = [made for made in live.recent if made.n >= target]
    if len(taken) != line.end - target or not _is_free(taken, user):
        raise NotFree(lost)
    return target


def _is_free(taken: Sequence[RecentDecision], user: int) -> bool:
    """True if all of this belongs to one user, or to all players, and revealed nothing.

    Chance before the first choice set up the chapter and belongs to no one.
    """
    own = all(made.final is None and (made.by == "chance" or _is_own(made, user)) for made in taken)
    return own and taken[0].by in ("player", "run", "plan")


def _is_own(made: RecentDecision, user: int) -> bool:
    return made.by in ("player", "run", "plan", "order") and (made.user == user or made.shared)
