"""Branches: which decisions are current, derived from the branches between the first chapter and a tip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.storage.queries.log import Segment

FIRST_BRANCH = 1
"""The number of a new campaign's first branch. Older campaigns use another."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch of a campaign.

    Before `from_n` its parent's decisions apply. It is loaded from the checkpoint `base_n` of `base_branch`. When it
    was created, `left_branch` was current and ended at `left_n`.
    """

    campaign: int
    id: int
    parent: int | None
    from_n: int
    base_branch: int
    base_n: int
    left_branch: int | None
    left_n: int | None
    why: str
    user: int | None
    at: int

    def row(self) -> dict[str, Any]:
        """Returns the row of this branch."""
        return {name: getattr(self, name) for name in self.__slots__}


class Lineage:
    """The decisions up to decision `end` of branch `tip`; `segments` are newest first."""

    def __init__(self, branches: Mapping[int, Branch], tip: int, end: int) -> None:
        self.branches = branches
        self.campaign = branches[tip].campaign
        self.end = end
        self.segments: list[Segment] = []
        branch: Branch | None = branches[tip]
        while branch is not None:
            self.segments.append(Segment(branch.id, branch.from_n, end))
            end = branch.from_n
            branch = branches[branch.parent] if branch.parent is not None else None

    def branch_at(self, n: int) -> Branch:
        """Returns the branch from which the moment before decision `n` is loaded: the newest created at or before
        it.
        """
        found = next((each for each in self.segments if each.low <= n), self.segments[-1])
        return self.branches[found.branch]

    def divergence(self, other: Lineage) -> int:
        """Returns the first decision at which this lineage and the other differ."""
        theirs = {each.branch: each.high for each in other.segments}
        common = next((each for each in self.segments if each.branch in theirs), None)
        return min(common.high, theirs[common.branch]) if common else 0
