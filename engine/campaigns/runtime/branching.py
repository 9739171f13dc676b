"""Creates a branch: the operation behind undo, reset, restore and corrected rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.loading import Base
from engine.campaigns.runtime.recording import record
from engine.storage.queries import posts
from engine.table import Session
from engine.table.fair_dice import Keys


@dataclass(frozen=True, slots=True)
class Past:
    """A session at an earlier moment of a lineage, its checkpoint, and the keys of a branch that would begin there."""

    lineage: Lineage
    base: Base
    session: Session
    keys: Keys | None


def open_branch(change: Change, past: Past, why: str, author: Author, left: Lineage) -> None:
    """Creates a branch from an earlier moment, or from as much of it as still fits the rules, and makes it current.

    `left` was the current branch. Decisions made while the session was loaded (such as a shuffle after the start of a
    chapter) become part of the new branch.
    """
    live, base, session = change.live, past.base, past.session
    kept = session.n - len(session.first.decisions) - base.checkpoint.n
    from_n = base.checkpoint.n + kept
    divergence = min(from_n, left.divergence(past.lineage))
    branch = Branch(
        campaign=live.facts.id,
        id=live.next_branch,
        parent=past.lineage.branch_at(from_n).id,
        from_n=from_n,
        base_branch=base.checkpoint.branch,
        base_n=base.checkpoint.n,
        left_branch=live.branch,
        left_n=left.end,
        why=why,
        user=author.user,
        at=change.at,
    )
    change.stand_on(branch, base.tail[:kept])
    if past.keys is not None:
        change.put_keys(replace(past.keys, n=from_n))
    change.unseal()
    _mark_posts(change, Lineage(live.branches, branch.id, from_n), divergence)
    live.before_change()
    live.session, live.pending, live.turn = session, [], base.turn
    change.update(stage="playing")
    if session.first.decisions or session.first.events:
        record(change, session, session.first, replace(author, user=None, by="table"), {})
    elif session.result is not None:
        change.update(stage="between" if live.chapters_after(session.result.carried) else "over")


def _mark_posts(change: Change, lineage: Lineage, divergence: int) -> None:
    """Marks posts after the fork as undone unless they belong to the current branch."""
    campaign = change.live.facts.id
    change.add(posts.undo(campaign, divergence))
    for each in lineage.segments:
        if each.high > divergence:
            change.add(posts.stand_again(campaign, each.branch, max(each.low, divergence), each.high))
