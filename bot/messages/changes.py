"""Finds what has changed on a board between two moments, for the rings and arrows of a picture
(docs/behaviour.md#posts)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.campaigns import Campaigns, Post, Situation
from engine.campaigns.model.errors import NothingToUndo
from engine.table import Text

Moves = tuple[tuple[str, str], ...]


async def changed_by(campaigns: Campaigns, post: Post, situation: Situation, view: Any) -> frozenset[str]:
    """Returns the places that differ in this public view from the post before."""
    earlier = await campaigns.outbox.post_before(post)
    if earlier is None or post.kind == "start":
        return frozenset()
    return await changed_since(campaigns, situation, view, earlier.n, earlier.branch)


async def changed_since(
    campaigns: Campaigns, situation: Situation, view: Any, n: int, branch: int | None = None
) -> frozenset[str]:
    """Returns the places that differ in this public view from that before decision `n`; none if that view is not
    kept."""
    try:
        past = await campaigns.history.board_at(situation.id, n, branch)
    except NothingToUndo:
        return frozenset()
    return situation.game.changed(past.view, view)


def moves_told(texts: Iterable[Text]) -> Moves:
    """Returns origin and destination of each move: the texts that name a place and a destination."""
    ends: Sequence[tuple[object, object]] = [(text.args.get("place"), text.args.get("destination")) for text in texts]
    return tuple((start, end) for start, end in ends if isinstance(start, str) and isinstance(end, str))
