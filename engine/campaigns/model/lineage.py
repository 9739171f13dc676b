"""Lines of play: which decisions stand, told from the branches that lead from the first chapter to a tip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.storage.queries.log import Segment

FIRST_BRANCH = 1
"""The number of a new campaign's first branch; in older campaigns it is another."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of play of a campaign. Before `from_n` its parent's decisions stand; it is loaded from the checkpoint
    `base_n` of `base_branch`. It was opened while `left_branch` stood, up to `left_n`."""

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
        """The row of this branch."""
        return {name: getattr(self, name) for name in self.__slots__}


class Lineage:
    """The line that ends at decision `end` of branch `tip`; `segments` are the newest first."""

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
        """The branch from which the moment before decision `n` is loaded: the last one opened at or before it."""
        found = next((each for each in self.segments if each.low <= n), self.segments[-1])
        return self.branches[found.branch]

    def divergence(self, other: Lineage) -> int:
        """The decision from which on this line and the other differ."""
        theirs = {each.branch: each.high for each in other.segments}
        common = next((each for each in self.segments if each.branch in theirs), None)
        return min(common.high, theirs[common.branch]) if common else 0
